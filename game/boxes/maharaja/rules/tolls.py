"""Journeys: which cities an architect can reach, along which roads, and what that costs to whom (5).

A village without a house blocks its road, one with an own house is free, any other costs 1 gold for each house. Of
several routes to a city those are offered of which no other one costs nobody more and somebody less: the choice that
matters is who is paid. **[ruling]** A route that only pays more than another one is not listed.
"""

from functools import lru_cache
from heapq import heappop, heappush
from typing import NamedTuple

from game.boxes.maharaja.rules.board import ROADS, ROADS_AT, START
from game.boxes.maharaja.rules.characters import MONK
from game.boxes.maharaja.rules.public import Public
from game.core.rules import Seat

Villages = tuple[tuple[Seat, ...], ...]
Toll = tuple[int, ...]
"""Gold for each seat."""


_BYTE, _MOST, _ENOUGH = 8, 127, 1 << 16
_GUARDS = sum((_MOST + 1) << (_BYTE * seat) for seat in range(5))

_Packed = int
"""A toll as one number: a byte for each seat, whose highest bit stays free as a guard."""
Way = tuple[_Packed, tuple[int, ...], int]
"""A toll, the roads in order, and the gold in all."""


class Route(NamedTuple):
    """A way to a city: the roads in order, and the gold that each seat receives."""

    city: int
    roads: tuple[int, ...]
    toll: Toll

    @property
    def cost(self) -> int:
        """Returns the gold in all."""
        return sum(self.toll)


def routes(public: Public, seat: Seat, purse: int) -> tuple[Route, ...]:
    """Returns the routes that a seat with that much gold can travel now, by city and cost.

    The whole toll must be affordable before leaving **[ruling]**; the bank pays for the wandering monk (3).
    """
    origin, reached = public.architects[seat], _spread(public, seat, purse)
    cities = [city for city in range(START) if city != origin]
    found = [(city, way) for city in cities for way in reached[city]]
    return tuple(Route(city, roads, _unpacked(toll, public.seats)) for city, (toll, roads, _) in found)


def journeys(public: Public, seat: Seat, purse: int) -> list[tuple[int, ...]]:
    """Returns the roads of all routes, sorted."""
    limit = _limit(public, seat, purse)
    found, dearest = _journeys(public.villages, seat, public.architects[seat])
    return [roads for roads, _ in found] if dearest <= limit else [roads for roads, cost in found if cost <= limit]


def is_connected(public: Public, seat: Seat, city: int) -> bool:
    """Tells whether open roads lead from a seat's place to a city, whatever they cost."""
    return bool(_ways(public.villages, seat, public.architects[seat])[city])


def least_toll(public: Public, seat: Seat, city: int) -> int:
    """Returns what the cheapest journey to a connected city costs."""
    return min(cost for _, _, cost in _ways(public.villages, seat, public.architects[seat])[city])


def blocking_village(public: Public, seat: Seat, city: int) -> int | None:
    """Returns the first village without a house on the way to a city that has fewest of them, None if none blocks."""
    ways: list[tuple[int, int, int, tuple[int, ...]]] = [(0, 0, public.architects[seat], ())]
    seen: set[int] = set()
    while ways:
        _, length, here, empty = heappop(ways)
        if here == city:
            return next(iter(empty), None)
        if here in seen:
            continue
        seen.add(here)
        for road, there in ROADS_AT[here]:
            closed = [village for village in ROADS[road].villages if not public.villages[village]]
            # A road lists its villages from its first end; whoever comes from the other one meets the last first.
            met = (*empty, *(closed if ROADS[road].ends[0] == here else reversed(closed)))
            heappush(ways, (len(met), length + 1, there, met))
    return None


def rank_of(public: Public, seat: Seat, purse: int, roads: tuple[int, ...]) -> tuple[int, int]:
    """Returns the city that a journey leads to, and its place among the routes there, the cheapest 0."""
    city = public.architects[seat]
    for road in roads:
        city = sum(ROADS[road].ends) - city
    return city, [way for _, way, _ in _spread(public, seat, purse)[city]].index(roads)


def toll_of(public: Public, seat: Seat, roads: tuple[int, ...]) -> Toll:
    """Returns what each seat receives when a seat travels along open roads."""
    tolls = _tolls(public.villages, seat)
    return _unpacked(sum([toll[1] for road in roads if (toll := tolls[road])]), public.seats)


def _spread(public: Public, seat: Seat, purse: int) -> list[list[Way]]:
    """Returns the ways to every junction that a seat can pay for; none betters another one."""
    limit = _limit(public, seat, purse)
    found = _ways(public.villages, seat, public.architects[seat])
    return [[way for way in ways if way[2] <= limit] for ways in found]


def _limit(public: Public, seat: Seat, purse: int) -> int:
    """Returns how much a journey of a seat may cost."""
    return _ENOUGH if MONK in public.characters[seat] else purse


@lru_cache(maxsize=1 << 13)
def _journeys(villages: Villages, seat: Seat, origin: int) -> tuple[list[tuple[tuple[int, ...], int]], int]:
    """Returns the roads and costs of all ways to other cities, sorted, and the highest cost."""
    reached = _ways(villages, seat, origin)
    found = sorted([(roads, cost) for city in range(START) if city != origin for _, roads, cost in reached[city]])
    return found, max([cost for _, cost in found], default=0)


@lru_cache(maxsize=1 << 13)
def _ways(villages: Villages, seat: Seat, origin: int) -> list[list[Way]]:
    """Spreads out from the origin, cheapest ways first, and keeps for every junction those that none betters.

    Whatever betters a way costs less: so those that a purse can pay for are those of all that it can pay for.
    """
    roads_at = _open_roads(villages, seat)
    reached: list[list[Way]] = [[] for _ in ROADS_AT]
    ways: list[tuple[int, int, tuple[int, ...], int, _Packed]] = [(0, 0, (), origin, 0)]
    while ways:
        cost, length, roads, here, toll = heappop(ways)
        if _is_bettered(toll, reached[here]):
            continue
        reached[here].append((toll, roads, cost))
        last = roads[-1] if roads else None
        for road, there, price, more in roads_at[here]:
            if road != last and not _is_bettered(toll + more, reached[there]):
                heappush(ways, (cost + price, length + 1, (*roads, road), there, toll + more))
    return reached


@lru_cache(maxsize=1 << 12)
def _open_roads(villages: Villages, seat: Seat) -> list[list[tuple[int, int, int, _Packed]]]:
    """Returns for every junction the roads that no village blocks: road, other end, toll in all and to whom."""
    tolls = _tolls(villages, seat)
    return [
        [(road, there, *toll) for road, there in leaving if (toll := tolls[road]) is not None] for leaving in ROADS_AT
    ]


def _is_bettered(toll: _Packed, others: list[Way]) -> bool:
    """Tells whether one of the other tolls costs nobody more."""
    guarded = toll | _GUARDS
    for other, _, _ in others:  # noqa: SIM110  any() takes three times as long here
        if (guarded - other) & _GUARDS == _GUARDS:
            return True
    return False


@lru_cache(maxsize=1 << 12)
def _tolls(villages: Villages, seat: Seat) -> list[tuple[int, _Packed] | None]:
    """Returns for every road what a seat pays on it in all and to whom, None where a village blocks."""
    return [_toll(tuple([villages[village] for village in road.villages]), seat) for road in ROADS]


@lru_cache(maxsize=1 << 12)
def _toll(along: Villages, seat: Seat) -> tuple[int, _Packed] | None:
    """Returns what a seat pays to cross these villages in all and to whom, None where one blocks."""
    if not all(along):
        return None
    owners = [owner for houses in along if seat not in houses for owner in houses]
    return len(owners), sum(1 << (_BYTE * owner) for owner in owners)


def _unpacked(toll: _Packed, seats: int) -> Toll:
    return tuple([toll >> (_BYTE * seat) & _MOST for seat in range(seats)])
