"""What happened, told for the log, for ears, in order of movement, and its great moments."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace

from game.boxes.ys.rules import events as ev
from game.boxes.ys.rules.components import COLOURS, GIFT, PALACE, PORT, WHITE, area
from game.boxes.ys.rules.events import QuarterCounted, TurnBegun
from game.boxes.ys.rules.turn_start import LAST_TURN
from game.boxes.ys.rules.view import View
from game.boxes.ys.table import items, phrases
from game.boxes.ys.table.characters import character
from game.boxes.ys.table.ending import points
from game.boxes.ys.table.items import quarter_item
from game.boxes.ys.table.phrases import AREA_NAMES, YsPlayers, added, broker, gem, quarter, spot
from game.boxes.ys.table.sequences.quarter_counting import prizes_of
from game.core.rules import Beat, Seat
from game.stage.stage import Cue
from game.tabletop.items import Item
from game.tabletop.moments import Moment, new_leader
from game.tabletop.table import LogLine

_IN_SEQUENCE = (
    ev.Revealed | ev.QuarterCounted | ev.AreaWon | ev.RowWon | ev.ColumnsCounted | ev.ColumnsRanked | ev.BestBidder
    | ev.GemsScored | ev.BlackScored | ev.ThroneScored
)  # fmt: skip
"""What scoring sequences show."""


@dataclass(frozen=True, slots=True)
class _Known:
    """What a beat's whispers told its viewer, and what it saw after it.

    `values` are those that only it was told, by tag; `chosen` are the seats whose secret choice it was told; `shown`
    the characters that were turned up, all at once.
    """

    view: View
    values: dict[int, int]
    chosen: frozenset[Seat]
    shown: tuple[ev.CharacterShown, ...]


def _known(beat: Beat) -> _Known:
    values = {event.tag: event.value for event in beat.events if isinstance(event, ev.ValueLearned)}
    chosen = frozenset(event.seat for event in beat.events if isinstance(event, ev.BidChosen | ev.FavourChosen))
    shown = tuple(event for event in beat.events if isinstance(event, ev.CharacterShown))
    return _Known(beat.view, values, chosen, shown)


class Narrator:
    """Tells beats."""

    def __init__(self, players: YsPlayers) -> None:
        self._players = players

    def narrate(self, beat: Beat) -> list[LogLine]:
        """Returns a beat's sentences."""
        known = _known(beat)
        gifts = [prize.brought for prize in prizes_of(beat.events)]
        return [
            replace(line, is_in_sequence=isinstance(event, _IN_SEQUENCE) or any(event is gift for gift in gifts))
            for event in beat.events
            for tell in (self._setting, self._placing, self._quarters, self._market, self._end)
            for line in tell(event, known)
        ]

    # ------------------------------------------------------------------ what all have in common
    def _line(self, party: int | None, key: str, *things: Item, **values: object) -> LogLine:
        """Returns a sentence about a party, whose name it gets as `player`."""
        named = values if party is None else {"player": self._players.name(party), **values}
        seat = None if party is None or party >= len(self._players.cast) else Seat(party)
        return LogLine(seat, self._say(key, **named), things)

    def _say(self, key: str, **values: object) -> str:
        return self._players.say(f"log.{key}", **values)

    def _sums(self, brokers: Sequence[Sequence[int]], order: Iterable[int] | None = None) -> list[str]:
        """Returns who has which brokers, with their sums, as a list."""
        parties = range(len(brokers)) if order is None else order
        here = [(self._players.inside(party), brokers[party]) for party in parties if brokers[party]]
        return [self._say("sum_of", player=name, sum=sum(own), brokers=added(own)) for name, own in here]

    # ------------------------------------------------------------------ a turn begins and ends, secret choices
    def _setting(self, event: object, known: _Known) -> Iterator[LogLine]:
        match event:
            case ev.TurnBegun(number):
                yield self._line(None, "turn", number=number)
            case ev.CharacterShown(card=first) if event == known.shown[0]:
                things = [items.shown_item(each.quarter, each.card) for each in known.shown]
                if first == GIFT:
                    yield self._line(None, "last_turn", *things)
                else:
                    names = [phrases.card_name(self._players, each.card) for each in known.shown]
                    yield self._line(None, "characters", *things, cards=names)
            case ev.ShipArrived(where, ship):
                large, *small = ship
                cargo = phrases.counted([large, large, *small] if known.view.public.seats == 4 else [large, *small])
                yield self._line(None, "ship", items.quarter_item(where), quarter=quarter(where), cargo=cargo)
            case ev.MarketFilled(stalls):
                offered = [(row, kind) for row, kind in enumerate(stalls) if kind is not None]
                things = [items.stall_item(row) for row, _ in offered]
                yield self._line(None, "market_filled", *things, cargo=[gem(kind) for _, kind in offered])
            case ev.BidSet(seat) if seat not in known.chosen:
                yield self._line(seat, "bids")
            case ev.BidChosen(seat, pair):
                yield self._line(seat, "bids_these", bid=added(pair), sum=sum(pair))
            case ev.BidsRevealed():
                yield from self._bids(event)
            case ev.OrderPicked(seat, number, last):
                yield self._line(seat, "gets_order" if last else "picks_order", items.order_item(number), number=number)
            case ev.FavourSet(seat) if seat not in known.chosen:
                yield self._line(seat, "chooses_favour")
            case ev.FavourChosen(seat, value):
                yield self._line(seat, "sends", broker=broker(value))
            case ev.FavoursSent(spare):
                yield self._line(None, "favours" if spare else "favours_last")
            case ev.TurnEnded(number):
                yield self._line(None, "turn_over", number=number)
            case ev.GameEnded():
                yield self._won(known.view)

    def _bids(self, event: ev.BidsRevealed) -> Iterator[LogLine]:
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

    # ------------------------------------------------------------------ placing and playing
    def _placing(self, event: object, known: _Known) -> Iterator[LogLine]:
        match event:
            case ev.BrokerPlaced():
                value = known.values.get(event.tag) if event.value is None else event.value
                told = {} if value is None else {"broker": broker(value)}
                things = items.broker_item(event.tag), items.place_item(event.place)
                key = self._way(event, is_known=value is not None)
                yield self._line(event.seat, key, *things, spot=spot(event.place), **told)
                if event.point:
                    yield self._line(event.party, "market_point")
            case ev.FrontRefilled(seat, value):
                yield self._line(seat, "refills", broker=broker(value))
            case ev.FrontsOpened(front):
                yield self._line(None, "fronts", fronts=self._sums(front))
            case ev.BrokerLookedAt(seat, tag):
                yield from self._looked(seat, tag, known)
            case ev.CardPlayed():
                key, values = character(event.card, self._players).told(event)
                places = [items.place_item(place) for place in event.places if place is not None]
                yield self._line(event.seat, f"plays.{key}", *places, **values)
                if event.point:
                    yield self._line(event.seat, "market_point")

    def _way(self, event: ev.BrokerPlaced, *, is_known: bool) -> str:
        if event.party >= len(self._players.cast):
            return "places_neutral_this" if is_known else "places_neutral"
        if event.from_front and is_known:
            return "places_front" if event.value is not None else "places_front_hidden"
        if event.value is not None:
            return "places"
        return "places_hidden_this" if is_known else "places_hidden"

    def _looked(self, seat: int, tag: int, known: _Known) -> Iterator[LogLine]:
        public, item = known.view.public, items.broker_item(tag)
        found = next((each for each in public.brokers if each.tag == tag), None)
        if found is None:
            owner = next(seat for seat, tags in enumerate(public.throne) if tag in tags)
            yield self._line(seat, "looks_throne", item, owner=self._players.name(owner))
        else:
            yield self._line(seat, "looks", item, owner=self._players.name(found.party), spot=spot(found.place))
        if tag in known.values:
            player = self._players.name(seat)
            yield self._line(None, "sees", item, player=player, broker=broker(known.values[tag]))

    # ------------------------------------------------------------------ counting the city
    def _quarters(self, event: object, known: _Known) -> Iterator[LogLine]:
        match event:
            case ev.Revealed(values):
                public = known.view.public
                party = {each.tag: each.party for each in (*public.brokers, *public.counted)}
                shown = [(tag, party[tag], value) for tag, value in values if tag in party]
                if shown:
                    told = [
                        self._say("turned_up_one", player=self._players.inside(who), value=value)
                        for _, who, value in shown
                    ]
                    yield self._line(None, "turned_up", *(items.broker_item(tag) for tag, _, _ in shown), brokers=told)
            case ev.QuarterCounted(where, _, totals, ranking):
                told = [
                    self._say("total_of", player=self._players.inside(party), points=totals[party] or 0)
                    for party in ranking
                ]
                named = {"quarter": quarter(where), "totals": told} if ranking else {"quarter": quarter(where)}
                yield self._line(None, "quarter" if ranking else "quarter_empty", items.quarter_item(where), **named)
            case ev.GemTaken(party, where, taken, kind):
                key = "takes_white" if taken == WHITE else "takes_gem"
                yield self._line(party, key, items.quarter_item(where), gem=gem(kind))
            case ev.AreaWon(where, kind, _, winner, points, prize):
                place = area(where, kind)
                with_card = {} if prize is None else {"card": phrases.card(prize)}
                key = f"{'nobody' if winner is None else 'wins'}_{AREA_NAMES[kind]}"
                yield self._line(winner, key, items.place_item(place), spot=spot(place), count=points, **with_card)
            case ev.PointsGiven() | ev.GiftTaken():
                seat = Seat(event.party) if event.party < len(self._players.cast) else None
                yield LogLine(seat, phrases.brought(self._players, event))

    # ------------------------------------------------------------------ counting the market
    def _market(self, event: object, known: _Known) -> Iterator[LogLine]:
        match event:
            case ev.RowWon():
                yield self._row(event)
            case ev.ColourChosen(party, kind):
                yield self._line(party, "chooses_colour", gem=gem(kind))
            case ev.ColumnsCounted(totals, _):
                ranked = sorted(enumerate(totals), key=lambda pair: (-pair[1], pair[0]))
                told = [self._say("column_of", colour=phrases.colour(number), sum=total) for number, total in ranked]
                yield self._line(None, "columns", *map(items.column_item, COLOURS), totals=told)
            case ev.ColumnPut(seat, number):
                yield self._line(seat, "puts_column", items.column_item(number), column=phrases.column(number))
            case ev.ColumnsRanked(ranking, before, after):
                told = [
                    self._say("quotation_of", colour=phrases.colour(number), before=before[number], after=after[number])
                    for number in ranking
                ]
                yield self._line(None, "quotations", moves=told)
            case ev.BestBidder(totals, winner):
                most = {} if winner is None else {"sum": totals[winner]}
                yield self._line(winner, "best" if most else "best_nobody", **most)
            case ev.QuoteMoved(party, number, step):
                value, key = known.view.public.quotes[number], "raises" if step > 0 else "lowers"
                yield self._line(party, key, items.column_item(number), colour=phrases.colour(number), value=value)

    def _row(self, event: ev.RowWon) -> LogLine:
        item, row = items.stall_item(event.row), event.row + 1
        if event.winner is None:
            return self._line(None, "nobody_row", item, row=row, gem=gem(event.gem))
        if event.gem != WHITE:
            return self._line(event.winner, "wins_row", item, row=row, gem=gem(event.gem))
        if event.colour is None:
            return self._line(event.winner, "wins_row_white", item, row=row)
        return self._line(event.winner, "wins_row_as", item, row=row, gem=gem(event.colour))

    # ------------------------------------------------------------------ the scoring at the end
    def _end(self, event: object, known: _Known) -> Iterator[LogLine]:
        match event:
            case ev.GemsScored(rank, kind, gems, points):
                place, scores = phrases.ordinal(self._players, rank + 1), self._scores(points, gems)
                yield self._line(None, "scores_gems", colour=phrases.colour(kind), rank=place, scores=scores)
            case ev.BlackScored(gems, points):
                yield self._line(None, "scores_black", scores=self._scores(points, gems))
            case ev.ThroneScored(brokers, points):
                yield self._line(None, "throne_opened", brokers=self._sums(brokers))
                yield self._line(None, "scores_throne", scores=self._scores(points, [sum(sent) for sent in brokers]))

    def _scores(self, points: Sequence[int], numbers: Sequence[int]) -> list[str]:
        order = sorted(range(len(points)), key=lambda party: (-points[party], party))
        return [
            self._say("scored_of", player=self._players.inside(party), points=points[party], number=numbers[party])
            for party in order
        ]

    # ------------------------------------------------------------------ movement and sound
    def cues(self, beat: Beat) -> list[Cue[Item]]:
        """Returns the order and sounds of a beat's movements."""
        found = [cue for event in beat.events for cue in _movements(event)]
        public = beat.view.public
        passed = public.acting != beat.seat and beat.seat is not None and not public.is_over
        if passed and self._players.cast[public.acting].is_human:
            found.append(Cue((), "turn"))
        return found


def _movements(event: object) -> Iterator[Cue[Item]]:
    match event:
        case ev.CharacterShown(where, number):
            yield Cue((items.shown_item(where, number),), "card")
        case ev.ShipArrived(where, _):
            yield Cue((items.quarter_item(where),), "ship")
        case ev.BrokerPlaced(tag=tag):
            yield Cue((items.broker_item(tag),), "tile")
        case ev.Revealed(values):
            yield Cue(tuple(items.broker_item(tag) for tag, _ in values), "card")
        case ev.CardPlayed():
            yield Cue(tuple(map(items.broker_item, event.targets)) if event.places else (), "card")
        case ev.OrderPicked(_, number, _):
            yield Cue((items.order_item(number),), "card")
        case ev.GemTaken() | ev.GiftTaken():
            yield Cue((), "gem")
        case ev.AreaWon(kind=kind, winner=winner) if winner is not None:
            yield Cue((), "card" if kind == PALACE else "gem" if kind == PORT else "coins")
        case ev.RowWon(row, _, _, winner, _) if winner is not None:
            yield Cue((items.stall_item(row),), "gem")
        case ev.ColumnsRanked():
            yield Cue(tuple(map(items.column_item, COLOURS)), "tile")
        case ev.BidsRevealed() | ev.FrontsOpened() | ev.FrontRefilled() | ev.FavoursSent():
            yield Cue((), "tile")


# ---------------------------------------------------------------------- great moments
def moments(players: YsPlayers, beat: Beat, before: Sequence[Beat]) -> Iterator[Moment]:
    """Yields the great moments of a stage of an entry; who wins the game is told at its end."""
    if beat.view.is_over:
        return
    for event in beat.events:
        match event:
            case QuarterCounted(number, _, _, ranking) if ranking and ranking[0] < len(players.cast):
                title = players.say("moment.quarter", player=players.name(ranking[0]), quarter=quarter(number))
                yield Moment("city", Seat(ranking[0]), title, "", (quarter_item(number),))
            case TurnBegun(number) if number == LAST_TURN:
                title, text = players.say("moment.last_turn"), players.say("moment.last_turn_text")
                yield Moment("last_round", None, title, text)
    yield from _lead(players, beat, before)


def _lead(players: YsPlayers, beat: Beat, before: Sequence[Beat]) -> Iterator[Moment]:
    """Whose points are the most now; in the first turn, in which everybody's first ones come, nobody's."""
    view: View = beat.view
    if view.public.round == 1 or not before or points(before[-1].view) == points(view):
        return
    now = points(view)
    leader = new_leader(now, (points(earlier.view) for earlier in reversed(before)))
    if leader is not None:
        title = players.words("common.moment.lead", player=players.name(leader))
        yield Moment("lead", leader, title, players.words("common.count.points", count=now[leader]))
