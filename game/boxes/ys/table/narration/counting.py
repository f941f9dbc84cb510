"""Counting the city: quarters, gems, areas."""

from collections.abc import Iterator

from game.boxes.ys.rules.board import area
from game.boxes.ys.rules.events import AreaWon, GemTaken, GiftTaken, PointsGiven, QuarterCounted, Revealed
from game.boxes.ys.rules.gems import WHITE
from game.boxes.ys.table.items import broker_item, place_item, quarter_item
from game.boxes.ys.table.narration.narrator import EventNarrator, VisibleBeat
from game.boxes.ys.table.phrases import AREA_NAMES, brought, card, gem, quarter, spot
from game.core.rules import Seat
from game.tabletop.table import LogLine


class Counting(EventNarrator):
    """Tells how the quarters are counted."""

    def lines(self, event: object, known: VisibleBeat) -> Iterator[LogLine]:
        match event:
            case Revealed():
                yield from self._revealed(event, known)
            case QuarterCounted(where, _, totals, ranking):
                item, named = quarter_item(where), quarter(where)
                if ranking:
                    yield self._line(None, "quarter", item, quarter=named, totals=self._totals(totals, ranking))
                else:
                    yield self._line(None, "quarter_empty", item, quarter=named)
            case GemTaken(party, where, taken, colour):
                key = "takes_white" if taken == WHITE else "takes_gem"
                yield self._line(party, key, quarter_item(where), gem=gem(colour))
            case AreaWon():
                yield self._area(event)
            case PointsGiven() | GiftTaken():
                seat = Seat(event.party) if event.party < len(self._players.cast) else None
                yield LogLine(seat, brought(self._players, event))

    def _revealed(self, event: Revealed, known: VisibleBeat) -> Iterator[LogLine]:
        public = known.view.public
        party = {broker.tag: broker.party for broker in (*public.brokers, *public.counted)}
        shown = [(party[tag], value, tag) for tag, value in event.values if tag in party]
        told = [self._say("turned_up_one", player=self._players.inside(who), value=value) for who, value, _ in shown]
        if told:
            yield self._line(None, "turned_up", *(broker_item(tag) for _, _, tag in shown), brokers=told)

    def _area(self, event: AreaWon) -> LogLine:
        place, key = area(event.quarter, event.kind), AREA_NAMES[event.kind]
        item, where = place_item(place), spot(place)
        prize = {} if event.card is None else {"card": card(event.card)}
        if event.winner is None:
            return self._line(None, f"nobody_{key}", item, spot=where, **prize)
        return self._line(event.winner, f"wins_{key}", item, spot=where, count=event.points, **prize)
