"""The beginning and the end of a turn, bids and order cards, the king's favour."""

from collections.abc import Iterator

from game.boxes.ys.rules.cards import GIFT
from game.boxes.ys.rules.events import (
    BidChosen,
    BidSet,
    BidsRevealed,
    CharacterShown,
    FavourChosen,
    FavourSet,
    FavoursSent,
    GameEnded,
    MarketFilled,
    OrderPicked,
    ShipArrived,
    TurnBegun,
    TurnEnded,
)
from game.boxes.ys.rules.view import View
from game.boxes.ys.table.items import order_item, quarter_item, shown_item, stall_item
from game.boxes.ys.table.narration.narrator import EventNarrator, VisibleBeat
from game.boxes.ys.table.phrases import added, broker, card_name, counted, gem, quarter
from game.core.rules import Seat
from game.tabletop.table import LogLine


class Setting(EventNarrator):
    """Tells what everybody chooses at once, and how turns begin and end."""

    def lines(self, event: object, known: VisibleBeat) -> Iterator[LogLine]:
        match event:
            case TurnBegun(number):
                yield self._line(None, "turn", number=number)
            case CharacterShown(card=card) if event == known.shown[0]:
                items = [shown_item(each.quarter, each.card) for each in known.shown]
                if card == GIFT:
                    yield self._line(None, "last_turn", *items)
                else:
                    names = [card_name(self._players, each.card) for each in known.shown]
                    yield self._line(None, "characters", *items, cards=names)
            case ShipArrived(where, ship):
                large, *small = ship
                cargo = counted([large, large, *small] if known.view.public.seats == 4 else [large, *small])
                yield self._line(None, "ship", quarter_item(where), quarter=quarter(where), cargo=cargo)
            case MarketFilled(stalls):
                offered = [(row, kind) for row, kind in enumerate(stalls) if kind is not None]
                items = [stall_item(row) for row, _ in offered]
                yield self._line(None, "market_filled", *items, cargo=[gem(kind) for _, kind in offered])
            case BidSet(seat) if seat not in known.chosen:
                yield self._line(seat, "bids")
            case BidChosen(seat, pair):
                yield self._line(seat, "bids_these", bid=added(pair), sum=sum(pair))
            case BidsRevealed():
                yield from self._bids(event)
            case OrderPicked(seat, card, last):
                yield self._line(seat, "gets_order" if last else "picks_order", order_item(card), number=card)
            case FavourSet(seat) if seat not in known.chosen:
                yield self._line(seat, "chooses_favour")
            case FavourChosen(seat, value):
                yield self._line(seat, "sends", broker=broker(value))
            case FavoursSent(spare):
                yield self._line(None, "favours" if spare else "favours_last")
            case TurnEnded(number):
                yield self._line(None, "turn_over", number=number)
            case GameEnded():
                yield self._won(known.view)

    def _bids(self, event: BidsRevealed) -> Iterator[LogLine]:
        yield self._line(None, "bids_revealed", bids=self._sums(event.bids, event.picking))
        sums = [sum(bid) for bid in event.bids]
        for seat in event.picking:
            tied = [other for other in event.picking if sums[other] == sums[seat]]
            if len(tied) > 1 and seat == tied[0]:
                players = self._players.names(tied)
                yield self._line(None, "bid_tie", players=players, winner=self._players.name(seat))
        yield self._line(None, "picking", players=self._players.names(event.picking))

    def _won(self, view: View) -> LogLine:
        public = view.public
        merits = [(public.points[seat], sum(public.gems[seat])) for seat in range(public.seats)]
        best = [Seat(seat) for seat in range(public.seats) if merits[seat] == max(merits)]
        points = public.points[best[0]]
        if len(best) == 1:
            return self._line(best[0], "wins", count=points)
        return self._line(None, "wins_shared", players=self._players.names(best), count=points)
