"""What brokers may count: open and own ones what they do, hidden ones what their owner may still have (5)."""

from collections import Counter
from functools import lru_cache

from game.boxes.ys.brain.contests import NOTHING, Standing
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
_REGIONS_OF = tuple(
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


class Strengths:
    """What stands where, as one seat may judge it: by region and party, and by column of the market."""

    def __init__(self, state: State, seat: Seat) -> None:
        """Takes a game that the seat could believe in; only what it may know is used."""
        public = state.public
        parties = public.parties
        self.regions: list[tuple[Standing, ...]] = [(NOTHING,) * parties] * REGIONS
        self.surprise = 0.0
        self._unseen: dict[tuple[int, Seat], tuple[float, float]] = {}
        size = REGIONS * parties + COLUMNS
        numbers, means, variances = [0] * size, [0.0] * size, [0.0] * size
        values = dict(state.hidden)
        last = public.brokers[-1].tag if public.brokers else -1
        touched: set[int] = set()
        for broker in public.brokers:
            mean, variance = self._estimate(state, seat, broker, values, last)
            place = broker.place
            first, second = _REGIONS_OF[place]
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

    def _estimate(
        self, state: State, seat: Seat, broker: Broker, values: dict[int, int], last: int
    ) -> tuple[float, float]:
        """Returns mean and variance of what a broker counts; a neutral one is known only while it is being placed."""
        if broker.marked:
            return MARKED, 0.0
        if broker.value is not None:
            return broker.value, 0.0
        key = broker.party, broker.placer
        if key not in self._unseen:
            self._unseen[key] = expected(state.public, *key)
        if broker.party == seat:
            self.surprise += values[broker.tag] - self._unseen[key][0]
            return values[broker.tag], 0.0
        is_new = broker.tag == last and broker.placer == seat
        if is_new or (seat, broker.tag) in state.known:
            return values[broker.tag], 0.0
        return self._unseen[key]
