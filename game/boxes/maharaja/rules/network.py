"""The roads as the houses along them leave them: which are open, what they cost, and the ways that nothing betters.

All of it depends on the villages alone and is found out once for each distribution of houses.
"""

from functools import lru_cache
from heapq import heappop, heappush

from game.boxes.maharaja.rules.board import ROADS, ROADS_AT, START
from game.boxes.maharaja.rules.moves import Travel
from game.core.rules import Seat

Villages = tuple[tuple[Seat, ...], ...]
Packed = int
"""A toll as one number: a byte for each seat, whose highest bit stays free as a guard."""
Way = tuple[Packed, tuple[int, ...], int]
"""A toll, the roads in order, and the gold in all."""
Price = tuple[int, Packed] | None
"""What a seat pays on a road in all and to whom, None where a village blocks."""
Departure = tuple[int, int, int, Packed]
"""An open road that leaves a junction, the junction at its other end, and its price."""
Journeys = tuple[list[Travel], list[int], int]
"""Journeys, sorted by their roads; what each costs, and the dearest of them."""

BYTE, MOST, _SEATS = 8, 127, range(5)
_GUARDS = sum((MOST + 1) << (BYTE * seat) for seat in _SEATS)

_travel = lru_cache(maxsize=1 << 13)(Travel)


class Network:
    """The roads with one distribution of houses; `prices` are those of each road by seat."""

    __slots__ = ("_departures", "_journeys", "_ways", "prices")

    def __init__(self, villages: Villages) -> None:
        self.prices = [_prices(tuple(map(villages.__getitem__, road.villages))) for road in ROADS]
        self._departures: dict[Seat, list[list[Departure]]] = {}
        self._ways: dict[tuple[Seat, int], list[list[Way]]] = {}
        self._journeys: dict[tuple[Seat, int], Journeys] = {}

    def ways(self, seat: Seat, origin: int) -> list[list[Way]]:
        """Returns for every junction a seat's ways from a place that none betters, the cheapest first."""
        found = self._ways.get((seat, origin))
        if found is None:
            found = self._ways[seat, origin] = _spread(self._leaving(seat), origin)
        return found

    def journeys(self, seat: Seat, origin: int) -> Journeys:
        """Returns the ways of a seat to other cities as moves, whatever they cost."""
        found = self._journeys.get((seat, origin))
        if found is None:
            reached = _spread(self._leaving(seat), origin)
            ways = sorted(
                [(roads, cost) for city in range(START) if city != origin for _, roads, cost in reached[city]]
            )
            costs = [cost for _, cost in ways]
            found = self._journeys[seat, origin] = [_travel(roads) for roads, _ in ways], costs, max(costs, default=0)
        return found

    def _leaving(self, seat: Seat) -> list[list[Departure]]:
        """Returns the open roads at every junction."""
        found = self._departures.get(seat)
        if found is None:
            found = self._departures[seat] = [[] for _ in ROADS_AT]
            for road, prices in enumerate(self.prices):
                price = prices[seat]
                if price is not None:
                    one, other = ROADS[road].ends
                    found[one].append((road, other, *price))
                    found[other].append((road, one, *price))
        return found


# Few are remembered: the more there are, the longer Python looks in vain for what it could throw away.
network_of = lru_cache(maxsize=1 << 6)(Network)


def _spread(leaving: list[list[Departure]], origin: int) -> list[list[Way]]:
    """Spreads out from the origin, cheapest ways first, and keeps for every junction those that none betters.

    Whatever betters a way costs less: so those that a purse can pay for are those of all that it can pay for.
    """
    reached: list[list[Way]] = [[] for _ in leaving]
    ways: list[tuple[int, int, tuple[int, ...], int, Packed]] = [(0, 0, (), origin, 0)]
    while ways:
        cost, length, roads, here, toll = heappop(ways)
        if reached[here] and _is_bettered(toll, reached[here]):
            continue
        reached[here].append((toll, roads, cost))
        last = roads[-1] if roads else None
        for road, there, price, more in leaving[here]:
            if road != last and not (reached[there] and _is_bettered(toll + more, reached[there])):
                heappush(ways, (cost + price, length + 1, (*roads, road), there, toll + more))
    return reached


def _is_bettered(toll: Packed, others: list[Way]) -> bool:
    """Tells whether one of the other tolls costs nobody more."""
    guarded = toll | _GUARDS
    for other, _, _ in others:  # noqa: SIM110  any() takes three times as long here
        if (guarded - other) & _GUARDS == _GUARDS:
            return True
    return False


@lru_cache(maxsize=1 << 12)
def _prices(along: Villages) -> tuple[Price, ...]:
    """Returns by seat what it pays to cross these villages."""
    return tuple([_price(along, seat) if all(along) else None for seat in _SEATS])


def _price(along: Villages, seat: int) -> tuple[int, Packed]:
    owners = [owner for houses in along if seat not in houses for owner in houses]
    return len(owners), sum(1 << (BYTE * owner) for owner in owners)
