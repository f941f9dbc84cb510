"""What brokers may count: open and own ones what they do, hidden ones what their owner may still have (5)."""

from collections import Counter
from functools import lru_cache

from game.boxes.ys.brain.contests import NOTHING, Standing
from game.boxes.ys.rules.places import AREAS, CITY, COLUMNS, ROWS, column_of, is_market, quarter_of, row_of
from game.boxes.ys.rules.public import Broker, Public
from game.boxes.ys.rules.ranking import MARKED
from game.boxes.ys.rules.setup import brokers_of, neutrals_of
from game.boxes.ys.rules.state import State
from game.core.rules import Seat

QUARTER = CITY
ROW = QUARTER + CITY // AREAS
MARKET = ROW + ROWS
REGIONS = MARKET + 1
"""Regions by number: areas as places, then quarters, rows and the whole market."""
_SPARES = 3


@lru_cache(maxsize=1 << 14)
def _spread(all_brokers: tuple[int, ...], gone: tuple[int, ...]) -> tuple[float, float]:
    """Returns mean and variance of the brokers that are not gone."""
    values = list((Counter(all_brokers) - Counter(gone)).elements())
    if not values:
        return 0.0, 0.0
    mean = sum(values) / len(values)
    return round(mean, 2), round(sum((value - mean) ** 2 for value in values) / len(values), 2)


def expected(public: Public, party: int, placer: Seat) -> tuple[float, float]:
    """Returns mean and variance of a broker of a party that is not in sight."""
    seen = [b.value for b in (*public.brokers, *public.away) if b.party == party and b.placer == placer]
    gone = sorted(value for value in seen if value is not None)
    if party == public.neutral_party:
        return _spread(neutrals_of(public.variants), tuple(gone))
    spares = (2,) * min(_SPARES, len(public.throne[party]))
    return _spread((*brokers_of(public.variants), *spares), (*gone, *public.front[party]))


class Strengths:
    """What stands where, as one seat may judge it: by region and party, and by column of the market."""

    def __init__(self, state: State, seat: Seat) -> None:
        """Takes a game that the seat could believe in; only what it may know is used."""
        public = state.public
        self.regions = [[NOTHING] * public.parties for _ in range(REGIONS)]
        self.columns = [NOTHING] * COLUMNS
        self.surprise = 0.0
        self._unseen: dict[tuple[int, Seat], tuple[float, float]] = {}
        values = dict(state.hidden)
        last = public.brokers[-1].tag if public.brokers else -1
        for broker in public.brokers:
            self._add(broker, *self._estimate(state, seat, broker, values, last))

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

    def _add(self, broker: Broker, mean: float, variance: float) -> None:
        place, party = broker.place, broker.party
        if is_market(place):
            column = column_of(place)
            self.columns[column] = _more(self.columns[column], mean, variance)
            regions: tuple[int, int] = (ROW + row_of(place), MARKET)
        else:
            regions = (place, QUARTER + (quarter_of(place) or 0))
        for region in regions:
            row = self.regions[region]
            row[party] = _more(row[party], mean, variance)


def _more(standing: Standing, mean: float, variance: float) -> Standing:
    count, total, spread = standing
    return Standing(count + 1, round(total + mean, 2), round(spread + variance, 2))
