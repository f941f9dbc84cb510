"""What brokers may count: open and own ones what they do, hidden ones what their owner may still have (5)."""

from collections import Counter
from collections.abc import Sequence
from functools import lru_cache

from game.boxes.ys.brain.contests import NOTHING, Standing
from game.boxes.ys.brain.latest import latest, latest_by
from game.boxes.ys.rules.characters import MARKED
from game.boxes.ys.rules.components import AREAS, CITY, COLUMNS, END, ROWS, column_of, is_market, row_of
from game.boxes.ys.rules.setup import brokers_of, neutrals_of
from game.boxes.ys.rules.state import State
from game.boxes.ys.rules.view import Broker, Public
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
SHARED = tuple(tuple(tuple(one for one in its if one in others) for others in REGIONS_OF) for its in REGIONS_OF)
"""By two places the regions to which both belong."""


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
    gone = _open(public.brokers, public.away).get((party, placer), ())
    if party == public.neutral_party:
        return _spread(neutrals_of(public.variants), tuple(sorted(gone)))
    spares = (2,) * min(_SPARES, len(public.throne[party]))
    return _spread((*brokers_of(public.variants), *spares), tuple(sorted([*gone, *public.front[party]])))


@latest
def _open(brokers: tuple[Broker, ...], away: tuple[Broker, ...]) -> dict[tuple[int, Seat], list[int]]:
    """Returns the values that lie open, on the board or counted, by whose they are and who placed them."""
    found: dict[tuple[int, Seat], list[int]] = {}
    for broker in (*brokers, *away):
        if broker.value is not None:
            found.setdefault((broker.party, broker.placer), []).append(broker.value)
    return found


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
        return _judged(public, seat, public.brokers, hidden, state.known)
    value = newest.value
    if value is None:
        tag, value = hidden[-1]
        if tag != newest.tag:
            return _judged(public, seat, public.brokers, hidden, state.known)
        hidden = hidden[:-1]
    before = _judged(public, seat, public.brokers[:-1], hidden, state.known)
    return before.joined(public, newest, value)


def _rounded(standing: Standing) -> Standing:
    """Returns a standing in which something is guessed in hundredths: so alike ones are equal."""
    number, mean, variance = standing
    return number, round(mean, 2), round(variance, 2)


def in_columns(state: State, seat: Seat) -> "Strengths":
    """Returns what stands where in the market alone: all that tells how quotations may move."""
    squares = [broker for broker in state.public.brokers if broker.place >= CITY]
    return Strengths(state.public, seat, squares, state.hidden, state.known)


class Strengths:
    """What stands where, as one seat may judge it: by region and party, and by column of the market."""

    def __init__(self, public: Public, seat: Seat, brokers: Sequence[Broker], hidden: Known, known: Known) -> None:
        """Takes what is open, the seat, the brokers to judge, the values of hidden ones, and who was shown one."""
        parties = public.parties
        self.regions: list[tuple[Standing, ...]] = [(NOTHING,) * parties] * REGIONS
        self._seat = seat
        self._own: list[int] = []
        self._unseen: dict[tuple[int, Seat], tuple[float, float]] = {}
        self._cells = cells = [NOTHING] * (REGIONS * parties)
        self.columns = columns = [NOTHING] * COLUMNS
        values = dict(hidden)
        last = public.brokers[-1].tag if public.brokers else -1
        touched: set[int] = set()
        for broker in brokers:
            mean: float | None = broker.value
            variance = 0.0
            if mean is None or broker.marked:
                mean, variance = self._estimate(public, known, broker, values, last)
            place, party = broker.place, broker.party
            regions = REGIONS_OF[place]
            for region in regions:
                number, total, spread = cells[region * parties + party]
                cells[region * parties + party] = number + 1, total + mean, spread + variance
            if place >= CITY:
                column = column_of(place)
                number, total, spread = columns[column]
                columns[column] = number + 1, total + mean, spread + variance
            touched.update(regions)
        for region in touched:
            row = cells[region * parties : (region + 1) * parties]
            self.regions[region] = tuple([_rounded(cell) if cell[2] else cell for cell in row])
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
        row[party] = _rounded((number + 1, mean + value, variance))
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
        """Returns mean and variance of what a broker counts that is not simply open.

        A neutral one is known only while it is being placed.
        """
        if broker.marked:
            return MARKED, 0.0
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
    newest = public.brokers[-1].tag if public.brokers else -1
    game = public.front, public.away, public.throne, public.variants, public.seats
    return seat, brokers, hidden, known, newest, *game


@latest_by(_follows_from)
def _judged(public: Public, seat: Seat, brokers: tuple[Broker, ...], hidden: Known, known: Known) -> Strengths:
    """Returns what stands where, or what stood there before the newest broker was placed."""
    return Strengths(public, seat, brokers, hidden, known)
