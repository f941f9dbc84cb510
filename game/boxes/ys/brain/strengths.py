"""What brokers may count: open and own ones what they do, hidden ones what their owner may still have (5)."""

from collections import Counter
from collections.abc import Sequence
from functools import lru_cache

from game.boxes.ys.brain.contests import NOTHING, Standing
from game.boxes.ys.brain.latest import latest_by
from game.boxes.ys.rules.board import AREAS, CITY, COLUMNS, END, ROWS, column_of, is_market, row_of
from game.boxes.ys.rules.characters.soldier import MARKED
from game.boxes.ys.rules.public import Broker, Public
from game.boxes.ys.rules.setup import brokers_of, neutrals_of
from game.boxes.ys.rules.state import State
from game.core.rules import Seat

QUARTER = CITY
ROW = QUARTER + CITY // AREAS
MARKET = ROW + ROWS
REGIONS = MARKET + 1
"""Regions by number: areas as places, then quarters, rows and the whole market."""
_SPARES = 3
Known = tuple[tuple[int, int], ...]
"""Pairs of numbers: tag and value of hidden brokers, or a seat and the tag of one that it was shown."""
REGIONS_OF = tuple(
    (ROW + row_of(place), MARKET) if is_market(place) else (place, QUARTER + place // AREAS) for place in range(END)
)
"""The regions to which each place belongs, besides its column."""


@lru_cache(maxsize=1 << 12)
def _spread(all_brokers: tuple[int, ...], gone: tuple[int, ...]) -> tuple[float, float]:
    """Returns mean and variance of the brokers that are not gone."""
    values = list((Counter(all_brokers) - Counter(gone)).elements())
    if not values:
        return 0.0, 0.0
    mean = sum(values) / len(values)
    return round(mean, 2), round(sum((value - mean) ** 2 for value in values) / len(values), 2)


def expected(public: Public, party: int, placer: Seat) -> tuple[float, float]:
    """Returns mean and variance of a broker of a party that is not in sight."""
    gone = [b.value for b in public.brokers if b.party == party and b.placer == placer and b.value is not None]
    gone += [b.value for b in public.away if b.party == party and b.placer == placer and b.value is not None]
    if party == public.neutral_party:
        return _spread(neutrals_of(public.variants), tuple(sorted(gone)))
    spares = (2,) * min(_SPARES, len(public.throne[party]))
    return _spread((*brokers_of(public.variants), *spares), tuple(sorted([*gone, *public.front[party]])))


def strengths(state: State, seat: Seat) -> "Strengths":
    """Returns what stands where, as a seat may judge it; a broker that it has just placed joins what stood before.

    What it has just placed it knows, and nobody's hidden brokers are judged otherwise by it: it is the seat's own, or a
    neutral one face down.

    Takes a game that the seat could believe in; only what it may know is used.
    """
    public, hidden = state.public, state.hidden
    newest = public.brokers[-1] if public.brokers else None
    is_new = newest is not None and newest.placer == seat and (newest.party == seat or newest.value is None)
    if newest is None or not is_new or newest.marked:
        return Strengths(public, seat, public.brokers, hidden, state.known)
    value = newest.value
    if value is None:
        tag, value = hidden[-1]
        if tag != newest.tag:
            return Strengths(public, seat, public.brokers, hidden, state.known)
        hidden = hidden[:-1]
    before = _before(public, seat, public.brokers[:-1], hidden, state.known)
    return before.joined(public, newest, value)


class Strengths:
    """What stands where, as one seat may judge it: by region and party, and by column of the market."""

    def __init__(self, public: Public, seat: Seat, brokers: Sequence[Broker], hidden: Known, known: Known) -> None:
        """Takes what is open, the seat, the brokers to judge, the values of hidden ones, and who was shown one."""
        parties = public.parties
        self.regions: list[tuple[Standing, ...]] = [(NOTHING,) * parties] * REGIONS
        self._seat = seat
        self._own: list[int] = []
        self._unseen: dict[tuple[int, Seat], tuple[float, float]] = {}
        size = REGIONS * parties + COLUMNS
        numbers, means, variances = [0] * size, [0.0] * size, [0.0] * size
        values = dict(hidden)
        last = public.brokers[-1].tag if public.brokers else -1
        touched: set[int] = set()
        for broker in brokers:
            mean, variance = self._estimate(public, known, broker, values, last)
            place = broker.place
            first, second = REGIONS_OF[place]
            touched.add(first)
            touched.add(second)
            for cell in (
                first * parties + broker.party,
                second * parties + broker.party,
                *((REGIONS * parties + column_of(place),) if place >= CITY else ()),
            ):
                numbers[cell] += 1
                means[cell] += mean
                variances[cell] += variance
        cells = list(zip(numbers, means, variances, strict=True))
        for region in touched:
            row = cells[region * parties : (region + 1) * parties]
            self.regions[region] = tuple([(number, round(mean, 2), round(spread, 2)) for number, mean, spread in row])
        self.columns = cells[REGIONS * parties :]
        self._cells = cells
        self.surprise = self._surprise(public)

    def joined(self, public: Public, newest: Broker, value: int) -> "Strengths":
        """Returns these strengths with one more broker of the seat, whose value it knows."""
        party, place = newest.party, newest.place
        new = object.__new__(Strengths)
        new.__dict__.update(self.__dict__)
        new.regions, new._cells = list(self.regions), list(self._cells)
        for region in REGIONS_OF[place]:
            new.regions[region] = self.standings(region, party, value)
            cell = region * public.parties + party
            number, mean, variance = self._cells[cell]
            new._cells[cell] = number + 1, mean + value, variance
        if place >= CITY:
            new.columns, column = list(self.columns), column_of(place)
            number, mean, variance = self.columns[column]
            new.columns[column] = number + 1, mean + value, variance
        if newest.value is None and party == self._seat:
            new._own = [*self._own, value]
        new.surprise = new._surprise(public)
        return new

    def standings(self, region: int, party: int, value: int) -> tuple[Standing, ...]:
        """Returns what stands in a region if one more broker of a party joins, whose value is known."""
        row = list(self.regions[region])
        number, mean, variance = self._cells[region * len(row) + party]
        row[party] = number + 1, round(mean + value, 2), round(variance, 2)
        return tuple(row)

    def unseen(self, public: Public, party: int, placer: Seat) -> tuple[float, float]:
        """Returns mean and variance of a broker of a party that is not in sight; not of the seat's own."""
        key = party, placer
        if key not in self._unseen:
            self._unseen[key] = expected(public, party, placer)
        return self._unseen[key]

    def _surprise(self, public: Public) -> float:
        """Returns by how much the seat's hidden brokers are stronger than others must think."""
        if not self._own:
            return 0.0
        mean, _ = expected(public, self._seat, self._seat)
        surprise = 0.0
        for value in self._own:
            surprise += value - mean
        return surprise

    def _estimate(
        self, public: Public, known: Known, broker: Broker, values: dict[int, int], last: int
    ) -> tuple[float, float]:
        """Returns mean and variance of what a broker counts; a neutral one is known only while it is being placed."""
        if broker.marked:
            return MARKED, 0.0
        if broker.value is not None:
            return broker.value, 0.0
        if broker.party == self._seat:
            self._own.append(values[broker.tag])
            return values[broker.tag], 0.0
        is_new = broker.tag == last and broker.placer == self._seat
        if is_new or (self._seat, broker.tag) in known:
            return values[broker.tag], 0.0
        return self.unseen(public, broker.party, broker.placer)


def _follows_from(
    public: Public, seat: Seat, brokers: tuple[Broker, ...], hidden: Known, known: Known
) -> tuple[object, ...]:
    """Returns what strengths follow from: all that is behind the screens or has a value that can be seen."""
    return seat, brokers, hidden, known, public.front, public.away, public.throne, public.variants, public.seats


@latest_by(_follows_from)
def _before(public: Public, seat: Seat, brokers: tuple[Broker, ...], hidden: Known, known: Known) -> Strengths:
    """Returns what stood where before the newest broker was placed."""
    return Strengths(public, seat, brokers, hidden, known)
