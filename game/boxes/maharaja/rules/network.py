"""The roads as the houses along them leave them: which are open, what they cost, and the ways that nothing betters.

All of it depends on the villages alone and is found out once for each distribution of houses, most of it from the
distribution before, which differs in one village.
"""

from collections.abc import Iterable, Sequence
from functools import cache, lru_cache
from heapq import heappop, heappush
from typing import NamedTuple

from game.boxes.maharaja.rules.board import ROADS, ROADS_AT, START, VILLAGE_COUNT
from game.boxes.maharaja.rules.moves import Travel
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
Journeys = tuple[list[Travel], list[int], int]
"""Journeys, sorted by their roads; what each costs, and the dearest of them."""

BYTE, MOST, _SEATS = 8, 127, range(5)
_GUARDS = sum((MOST + 1) << (BYTE * seat) for seat in _SEATS)

_ROAD_OF = [next(i for i, road in enumerate(ROADS) if village in road.villages) for village in range(VILLAGE_COUNT)]


class Paths(NamedTuple):
    """All paths from a junction that meet no junction twice, numbered in the order of their roads; 0 is to stay.

    `ends` are the junctions they lead to; `onward` are the paths longer by a road: the road, the junction, the number.
    """

    roads: list[tuple[int, ...]]
    ends: list[int]
    onward: list[list[tuple[int, int, int]]]
    travels: list[Travel]


@cache
def paths_from(origin: int) -> Paths:
    """Returns the paths from a junction; whoever went in a circle would pay no less."""
    found = Paths([], [], [], [])

    def walk(here: int, roads: tuple[int, ...], seen: frozenset[int]) -> int:
        number, onward = len(found.roads), list[tuple[int, int, int]]()
        found.roads.append(roads)
        found.ends.append(here)
        found.onward.append(onward)
        found.travels.append(Travel(roads))
        for road, there in ROADS_AT[here]:
            if there not in seen:
                onward.append((road, there, walk(there, (*roads, road), seen | {there})))
        return number

    walk(origin, (), frozenset([origin]))
    return found


class Roads:
    """The roads as one seat finds them, by what it pays on each, and where they lead it."""

    __slots__ = ("_journeys", "_prices", "_ways")

    def __init__(self, prices: list[Price]) -> None:
        self._prices = prices
        self._ways: dict[int, list[list[Way]]] = {}
        self._journeys: dict[int, Journeys] = {}

    def toll(self, roads: Iterable[int]) -> Packed:
        """Returns what it costs to travel along open roads."""
        return sum([price[1] for road in roads if (price := self._prices[road])])

    def ways(self, origin: int) -> list[list[Way]]:
        """Returns for every junction the ways from a place that none betters, the cheapest first."""
        found = self._ways.get(origin)
        if found is None:
            found = self._ways[origin] = [[] for _ in ROADS_AT]
            paths = paths_from(origin)
            for path, cost, toll in _spread(self._prices, origin):
                found[paths.ends[path]].append((toll, paths.roads[path], cost))
        return found

    def journeys(self, origin: int) -> Journeys:
        """Returns the ways to other cities as moves, whatever they cost."""
        found = self._journeys.get(origin)
        if found is None:
            _, ends, _, travels = paths_from(origin)
            ways = [(path, cost) for path, cost, _ in _spread(self._prices, origin) if path and ends[path] != START]
            dearest = ways[-1][1] if ways else 0
            ways.sort()
            found = [travels[path] for path, _ in ways], [cost for _, cost in ways], dearest
            self._journeys[origin] = found
        return found


class Network:
    """What follows from one distribution of houses; `prices` are those of each road by seat."""

    __slots__ = ("_own", "_plots", "_roads", "prices", "villages")

    def __init__(self, villages: Villages, prices: list[tuple[Price, ...]], roads: dict[Seat, Roads]) -> None:
        self.villages, self.prices, self._roads = villages, prices, roads
        self._own: dict[Seat, list[int]] = {}
        self._plots: dict[int, tuple[int, ...]] = {}

    def roads(self, seat: Seat) -> Roads:
        """Returns the roads as a seat finds them."""
        found = self._roads.get(seat)
        if found is None:
            found = self._roads[seat] = Roads([prices[seat] for prices in self.prices])
        return found

    def plots(self, limit: int) -> tuple[int, ...]:
        """Returns the villages that hold fewer houses than that."""
        found = self._plots.get(limit)
        if found is None:
            houses = enumerate(self.villages)
            found = self._plots[limit] = tuple([village for village, owners in houses if len(owners) < limit])
        return found

    def own(self, seat: Seat) -> list[int]:
        """Returns the villages in which a seat has a house."""
        found = self._own.get(seat)
        if found is None:
            houses = enumerate(self.villages)
            found = self._own[seat] = [village for village, owners in houses if seat in owners]
        return found

    def changed(self, villages: Villages, village: int) -> "Network":
        """Returns the network in which one village is another; whoever pays the same there finds the same roads."""
        road, prices = _ROAD_OF[village], self.prices.copy()
        before, after = prices[road], _prices(_along(villages, road))
        prices[road] = after
        return Network(
            villages, prices, {seat: its for seat, its in self._roads.items() if before[seat] == after[seat]}
        )


_KEPT = 4
"""Few are remembered: the more there are, the longer Python looks in vain for what it could throw away."""
_networks: dict[int, Network] = {}
"""By the identity of their villages: games hand on the same tuple until a house moves, and its hash is dear."""


def network_of(villages: Villages) -> Network:
    """Returns what follows from a distribution of houses."""
    found = _networks.get(id(villages))
    if found is None or found.villages is not villages:
        prices = [_prices(_along(villages, road)) for road in range(len(ROADS))]
        found = _kept(Network(villages, prices, {}))
    return found


def with_village(before: Villages, village: int, owners: Sequence[Seat]) -> Villages:
    """Returns a distribution with other houses in one village, of which is known what has not changed."""
    villages = (*before[:village], tuple(sorted(owners)), *before[village + 1 :])
    known = _networks.get(id(before))
    if known is not None and known.villages is before:
        _kept(known.changed(villages, village))
    return villages


def _kept(network: Network) -> Network:
    """Remembers a network, and so its villages: nothing else can have their identity meanwhile."""
    if len(_networks) >= _KEPT:
        del _networks[next(iter(_networks))]
    _networks[id(network.villages)] = network
    return network


def _along(villages: Villages, road: int) -> Villages:
    return tuple([villages[village] for village in ROADS[road].villages])


def _spread(prices: list[Price], origin: int) -> list[Label]:
    """Spreads out from the origin, cheapest paths first, and keeps to every junction those that none betters.

    A path is bettered where another one's toll costs nobody more. Whatever betters a path costs less: so those that a
    purse can pay for are those of all that it can pay for. Of paths with the same toll the one of fewest roads stays,
    then the one with the lowest number.
    """
    _, ends, onward, _ = paths_from(origin)
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


@lru_cache(maxsize=1 << 12)
def _prices(along: Villages) -> tuple[Price, ...]:
    """Returns by seat what it pays to cross these villages."""
    return tuple([_price(along, seat) if all(along) else None for seat in _SEATS])


def _price(along: Villages, seat: int) -> tuple[int, Packed]:
    owners = [owner for houses in along if seat not in houses for owner in houses]
    return len(owners), sum(1 << (BYTE * owner) for owner in owners)
