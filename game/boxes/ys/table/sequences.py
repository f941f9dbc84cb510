"""The counting as walks, as data: what is shown at which step. A walk holds what one beat told, nothing of later ones.

The gems of a ship are picked between the ranking of a quarter and its areas, so both may come in different beats."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import zip_longest

from game.boxes.ys.rules.board import AREAS, CITY, COLUMNS, END, PALACE, area, column_of
from game.boxes.ys.rules.cards import MERCHANT
from game.boxes.ys.rules.counting import COMMERCE_POINTS, MERCHANT_POINTS
from game.boxes.ys.rules.events import (
    AreaWon,
    BestBidder,
    BlackScored,
    ColumnPut,
    ColumnsCounted,
    ColumnsRanked,
    GemsScored,
    GemTaken,
    GiftTaken,
    PointsGiven,
    QuarterCounted,
    QuoteMoved,
    Revealed,
    RowWon,
    ThroneScored,
)
from game.boxes.ys.rules.public import Broker
from game.boxes.ys.rules.ranking import strength
from game.boxes.ys.table.moment import Moment, moment
from game.core.beat import Beat

Scored = GemsScored | BlackScored | ThroneScored
EMPTY, RANKING, AREAS_WON = "empty", "ranking", "areas"
ROWS, COLUMNS_ADDED, QUOTATIONS, BEST = "rows", "columns", "quotations", "best"


@dataclass(frozen=True, slots=True)
class Prize:
    """An area with its winner, and what the character brought at once: points, a gem, or neither (0 and None)."""

    won: AreaWon
    points: int = 0
    gem: int | None = None


@dataclass(frozen=True, slots=True)
class QuarterWalk:
    """The counting of a quarter: its totals and ranking, gems that were taken at once, its areas."""

    now: Moment
    quarter: int
    turned: frozenset[int]
    counted: QuarterCounted | None
    taken: tuple[GemTaken, ...]
    prizes: tuple[Prize, ...]

    @property
    def steps(self) -> tuple[str, ...]:
        """Returns what is shown, in order; an empty quarter is only looked at."""
        if self.counted is None:
            return (AREAS_WON,)
        if not self.counted.ranking:
            return (EMPTY,)
        return (RANKING, AREAS_WON) if self.prizes else (RANKING,)

    def brokers(self, kind: int, party: int) -> list[Broker]:
        """Returns the brokers of a party in an area."""
        return [broker for broker in self.now.at(area(self.quarter, kind)) if broker.party == party]

    @property
    def was_hidden(self) -> bool:
        """Tells whether any of its brokers was turned up."""
        places = (area(self.quarter, kind) for kind in range(AREAS))
        return any(broker.tag in self.turned for broker in self.now.at(*places))

    @property
    def reward(self) -> int:
        """Returns the points for the commercial area: more with the Merchant at work (6)."""
        is_paid = any(prize.won.points == MERCHANT_POINTS for prize in self.prizes)
        return MERCHANT_POINTS if is_paid or self.now.public.effect(MERCHANT) else COMMERCE_POINTS

    @property
    def card(self) -> int | None:
        """Returns the character of the palace."""
        won = next((prize.won for prize in self.prizes if prize.won.kind == PALACE), None)
        return self.now.public.shown[self.quarter] if won is None else won.card


@dataclass(frozen=True, slots=True)
class MarketWalk:
    """The counting of the market: rows, columns, the quotations, the best bidder; `raised` by the neutral player."""

    now: Moment
    turned: frozenset[int]
    rows: tuple[RowWon, ...]
    columns: ColumnsCounted | None
    puts: tuple[ColumnPut, ...]
    moves: ColumnsRanked | None
    best: BestBidder | None
    raised: QuoteMoved | None

    @property
    def steps(self) -> tuple[str, ...]:
        """Returns what is shown, in order."""
        parts = ((ROWS, self.rows), (COLUMNS_ADDED, self.columns), (QUOTATIONS, self.moves), (BEST, self.best))
        return tuple(name for name, part in parts if part)

    @property
    def brokers(self) -> list[Broker]:
        """Returns the brokers of the market."""
        return self.now.at(*range(CITY, END))

    @property
    def was_hidden(self) -> bool:
        """Tells whether any of its brokers was turned up."""
        return any(broker.tag in self.turned for broker in self.brokers)

    @property
    def measures(self) -> tuple[tuple[int, int], ...]:
        """Returns total and number of brokers of each column."""
        found = []
        for column in range(COLUMNS):
            brokers = [broker for broker in self.brokers if column_of(broker.place) == column]
            found.append((sum(map(strength, brokers)), len(brokers)))
        return tuple(found)


@dataclass(frozen=True, slots=True)
class FinalWalk:
    """The scoring at the end: the colours by value, black gems, the throne room."""

    now: Moment
    steps: tuple[Scored, ...]

    def before(self, party: int) -> int:
        """Returns the points that a party had before the scoring."""
        gained = sum(step.points[party] for step in self.steps if party < len(step.points))
        return self.now.public.points[party] - gained


Walk = QuarterWalk | MarketWalk | FinalWalk


def walks(beat: Beat) -> list[Walk]:
    """Returns the walks that follow a beat, in the order of the counting."""
    return [*_quarters(beat), *_markets(beat), *_finals(beat)]


def _turned(beat: Beat) -> frozenset[int]:
    return frozenset(tag for event in beat.events if isinstance(event, Revealed) for tag, _ in event.values)


# ---------------------------------------------------------------------- quarters
def _quarters(beat: Beat) -> Iterator[QuarterWalk]:
    prizes = tuple(_prizes(beat.events))
    counted = {event.quarter: event for event in beat.events if isinstance(event, QuarterCounted)}
    for quarter in sorted({*counted, *(prize.won.quarter for prize in prizes)}):
        yield QuarterWalk(
            now=moment(beat),
            quarter=quarter,
            turned=_turned(beat),
            counted=counted.get(quarter),
            taken=tuple(event for event in beat.events if isinstance(event, GemTaken) and event.quarter == quarter),
            prizes=tuple(prize for prize in prizes if prize.won.quarter == quarter),
        )


def _prizes(events: Sequence[object]) -> Iterator[Prize]:
    """Yields the areas with what their cards gave at once; a gem that somebody chooses mostly comes in a later beat."""
    for won, following in zip_longest(events, events[1:]):
        if not isinstance(won, AreaWon):
            continue
        points = following.points if isinstance(following, PointsGiven) else 0
        yield Prize(won, points, following.colour if isinstance(following, GiftTaken) else None)


# ---------------------------------------------------------------------- market and end
def _markets(beat: Beat) -> Iterator[MarketWalk]:
    best = next((event for event in beat.events if isinstance(event, BestBidder)), None)
    walk = MarketWalk(
        now=moment(beat),
        turned=_turned(beat),
        rows=tuple(event for event in beat.events if isinstance(event, RowWon)),
        columns=next((event for event in beat.events if isinstance(event, ColumnsCounted)), None),
        puts=tuple(event for event in beat.events if isinstance(event, ColumnPut)),
        moves=next((event for event in beat.events if isinstance(event, ColumnsRanked)), None),
        best=best,
        raised=next((e for e in beat.events if isinstance(e, QuoteMoved) and best and e.party == best.winner), None),
    )
    if walk.steps:
        yield walk


def _finals(beat: Beat) -> Iterator[FinalWalk]:
    steps = tuple(event for event in beat.events if isinstance(event, Scored))
    if steps:
        yield FinalWalk(moment(beat), steps)
