"""The roads as the houses along them leave them: which are open, what they cost, and the ways that nothing betters.

All of it depends on the villages alone. A distribution of houses holds what was found out about it, takes over from the
one before what one village cannot change, and is shared by all states that hold these houses.
"""

from collections.abc import Iterable, Sequence
from functools import cache, lru_cache
from heapq import heappop, heappush
from typing import Any, NamedTuple, Self

from game.boxes.maharaja.rules.components import ROADS, ROADS_AT, START, VILLAGE_COUNT
from game.boxes.maharaja.rules.moves import Travel
from game.core.codec import Written
from game.core.rules import Seat

Villages = tuple[tuple[Seat, ...], ...]
Packed = int
"""A toll as one number: a byte for each seat, whose highest bit stays free as a guard."""
Way = tuple[Packed, tuple[int, ...], int]
"""A toll, the roads in order, and the gold in all."""
Price = tuple[int, Packed] | None
"""What a seat pays on a road in all and to whom, None where a village blocks."""
Label = tuple[int, int, Packed]
"""The number of a path, the gold in all, and the toll."""
Journeys = tuple[list[Travel], int]
"""Journeys, sorted by their roads, and a price that none exceeds."""
Cheapest = tuple["Journey | None", ...]
"""By city the cheapest journey, None where none leads; whoever stays pays nothing and travels along no road."""

BYTE, MOST, _SEATS = 8, 127, range(5)
_UNREACHED = 1 << 32
"""More than gold and roads together, as one number with the gold first."""
_GUARDS = sum((MOST + 1) << (BYTE * seat) for seat in _SEATS)

_ROAD_OF = [next(i for i, road in enumerate(ROADS) if village in road.villages) for village in range(VILLAGE_COUNT)]


class Journey(NamedTuple):
    """A journey: what it costs, and its roads in order."""

    cost: int
    roads: tuple[int, ...]


class Paths(NamedTuple):
    """All paths from a junction that meet no junction twice, numbered in the order of their roads; 0 is to stay.

    `ends` are the junctions they lead to; `onward` are the paths longer by a road: the road, the junction, the number.
    `is_journey` tells which lead to another city.
    """

    roads: list[tuple[int, ...]]
    ends: list[int]
    onward: list[list[tuple[int, int, int]]]
    travels: list[Travel]
    is_journey: list[bool]


@cache
def paths_from(origin: int) -> Paths:
    """Returns the paths from a junction; whoever went in a circle would pay no less."""
    found = Paths([], [], [], [], [])

    def walk(here: int, roads: tuple[int, ...], seen: frozenset[int]) -> int:
        number, onward = len(found.roads), list[tuple[int, int, int]]()
        found.roads.append(roads)
        found.ends.append(here)
        found.onward.append(onward)
        found.travels.append(Travel(roads))
        found.is_journey.append(here not in (origin, START))
        for road, there in ROADS_AT[here]:
            if there not in seen:
                onward.append((road, there, walk(there, (*roads, road), seen | {there})))
        return number

    walk(origin, (), frozenset([origin]))
    return found


class Roads:
    """The roads as one seat finds them, by what it pays on each, and where they lead it."""

    __slots__ = ("_cheapest", "_journeys", "_labels", "_ways", "prices")

    def __init__(self, prices: list[Price]) -> None:
        self.prices = prices
        self._labels: dict[int, list[Label]] = {}
        self._ways: dict[int, list[list[Way]]] = {}
        self._journeys: dict[int, Journeys] = {}
        self._cheapest: dict[tuple[int, bool], Cheapest] = {}

    def toll(self, roads: Iterable[int]) -> Packed:
        """Returns what it costs to travel along open roads."""
        return sum([price[1] for road in roads if (price := self.prices[road])])

    def ways(self, origin: int) -> list[list[Way]]:
        """Returns for every junction the ways from a place that none betters, the cheapest first."""
        found = self._ways.get(origin)
        if found is None:
            found = self._ways[origin] = [[] for _ in ROADS_AT]
            paths = paths_from(origin)
            for path, cost, toll in self._spread(origin):
                found[paths.ends[path]].append((toll, paths.roads[path], cost))
        return found

    def journeys(self, origin: int) -> Journeys:
        """Returns the ways to other cities as moves, whatever they cost."""
        found = self._journeys.get(origin)
        if found is None:
            labels = self._spread(origin)
            found = self._journeys[origin] = _travels(origin, labels), labels[-1][1]
        return found

    def affordable(self, origin: int, purse: int) -> list[Travel]:
        """Returns the journeys that cost no more than that, sorted by their roads."""
        return _travels(origin, [label for label in self._spread(origin) if label[1] <= purse])

    def _spread(self, origin: int) -> list[Label]:
        found = self._labels.get(origin)
        if found is None:
            found = self._labels[origin] = _spread(self.prices, origin)
        return found

    def cheapest(self, origin: int, *, is_free: bool) -> Cheapest:
        """Returns the cheapest journey to each city; `is_free` for whoever need not pay."""
        found = self._cheapest.get((origin, is_free))
        if found is None:
            found = self._cheapest[origin, is_free] = _cheapest(self.prices, origin, is_free=is_free)
        return found


class Network(tuple[tuple[Seat, ...], ...], Written):
    """The villages, each as the owners of its houses, and what follows from all of them."""

    _own: dict[Seat, list[int]]
    _plots: dict[int, tuple[int, ...]]
    _prices: list[tuple[Price, ...]]
    _roads: dict[Seat, Roads]

    @classmethod
    def read(cls, written: Iterable[tuple[Seat, ...]]) -> Self:
        """Returns the network of these villages, nothing known about it."""
        network = cls(written)
        network._prices = [_prices(_along(network, road)) for road in range(len(ROADS))]
        network._own, network._plots, network._roads = {}, {}, {}
        return network

    def __reduce__(self) -> tuple[Any, ...]:
        """Tells how to send it to another process: without what was found out."""
        return Network.read, (self.written(),)

    def written(self) -> Villages:
        return tuple(self)

    def roads(self, seat: Seat) -> Roads:
        """Returns the roads as a seat finds them."""
        found = self._roads.get(seat)
        if found is None:
            found = self._roads[seat] = Roads([prices[seat] for prices in self._prices])
        return found

    def plots(self, limit: int) -> tuple[int, ...]:
        """Returns the villages that hold fewer houses than that."""
        found = self._plots.get(limit)
        if found is None:
            found = self._plots[limit] = tuple([village for village, its in enumerate(self) if len(its) < limit])
        return found

    def own(self, seat: Seat) -> list[int]:
        """Returns the villages in which a seat has a house."""
        found = self._own.get(seat)
        if found is None:
            found = self._own[seat] = [village for village, owners in enumerate(self) if seat in owners]
        return found

    def changed(self, village: int, owners: Sequence[Seat]) -> "Network":
        """Returns the network with other houses in one village; whoever pays the same there finds the same roads."""
        after, before = tuple(sorted(owners)), self[village]
        network = Network((*self[:village], after, *self[village + 1 :]))
        road, prices = _ROAD_OF[village], self._prices.copy()
        old, new = prices[road], _prices(_along(network, road))
        prices[road] = new
        network._prices = prices
        network._roads = {seat: its for seat, its in self._roads.items() if old[seat] == new[seat]}
        network._own = {seat: its for seat, its in self._own.items() if (seat in before) == (seat in after)}
        sizes = len(before), len(after)
        network._plots = {limit: its for limit, its in self._plots.items() if max(sizes) < limit or min(sizes) >= limit}
        return network


def _along(villages: Villages, road: int) -> Villages:
    return tuple([villages[village] for village in ROADS[road].villages])


def _spread(prices: list[Price], origin: int) -> list[Label]:
    """Spreads out from the origin, cheapest paths first, and keeps to every junction those that none betters.

    A path is bettered where another one's toll costs nobody more. Whatever betters a path costs less: so those that a
    purse can pay for are those of all that it can pay for. Of paths with the same toll the one of fewest roads stays,
    then the one with the lowest number.
    """
    paths = paths_from(origin)
    ends, onward = paths.ends, paths.onward
    found: list[Label] = []
    reached: list[list[Packed]] = [[] for _ in ROADS_AT]
    ways = [(0, 0, 0, 0)]
    while ways:
        cost, length, path, toll = heappop(ways)
        guarded, tolls = toll | _GUARDS, reached[ends[path]]
        for other in tolls:
            if (guarded - other) & _GUARDS == _GUARDS:
                break
        else:
            tolls.append(toll)
            found.append((path, cost, toll))
            length += 1
            for road, there, longer in onward[path]:
                if price := prices[road]:
                    guarded = toll + price[1] | _GUARDS
                    for other in reached[there]:
                        if (guarded - other) & _GUARDS == _GUARDS:
                            break
                    else:
                        heappush(ways, (cost + price[0], length, longer, toll + price[1]))
    return found


def _travels(origin: int, labels: Iterable[Label]) -> list[Travel]:
    """Returns the journeys to other cities among some paths, sorted by their roads."""
    paths = paths_from(origin)
    is_journey, travels = paths.is_journey, paths.travels
    return [travels[path] for path in sorted([path for path, _, _ in labels if is_journey[path]])]


def _cheapest(prices: list[Price], origin: int, *, is_free: bool) -> Cheapest:
    """Returns the cheapest journeys; of those that cost the same, one along fewest roads."""
    ways: list[tuple[int, ...]] = [()] * len(ROADS_AT)
    weights = [_UNREACHED] * len(ROADS_AT)
    weights[origin] = 0
    open_ends = [origin]
    while open_ends:
        here = open_ends.pop()
        weight, way = weights[here] + 1, ways[here]
        for road, there in ROADS_AT[here]:
            if price := prices[road]:
                further = weight if is_free else weight + (price[0] << BYTE)
                if further < weights[there]:
                    weights[there], ways[there] = further, (*way, road)
                    open_ends.append(there)
    found = zip(weights[:START], ways[:START], strict=True)
    return tuple([Journey(weight >> BYTE, roads) if weight < _UNREACHED else None for weight, roads in found])


@lru_cache(maxsize=1 << 12)
def _prices(along: Villages) -> tuple[Price, ...]:
    """Returns by seat what it pays to cross these villages."""
    return tuple([_price(along, seat) if all(along) else None for seat in _SEATS])


def _price(along: Villages, seat: int) -> tuple[int, Packed]:
    owners = [owner for houses in along if seat not in houses for owner in houses]
    return len(owners), sum(1 << (BYTE * owner) for owner in owners)
