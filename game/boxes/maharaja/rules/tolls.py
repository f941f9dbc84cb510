"""Journeys: which cities an architect can reach, along which roads, and what that costs to whom (5).

A village without a house blocks its road, one with an own house is free, any other costs 1 gold for each house. Of
several routes to a city those are offered of which no other one costs nobody more and somebody less: the choice that
matters is who is paid. **[ruling]** A route that only pays more than another one is not listed.
"""

from functools import lru_cache
from heapq import heappop, heappush
from typing import NamedTuple

from game.boxes.maharaja.rules.components import MONK, ROADS, ROADS_AT, START
from game.boxes.maharaja.rules.moves import Travel
from game.boxes.maharaja.rules.network import BYTE, MOST, Packed, Way
from game.boxes.maharaja.rules.view import Public
from game.core.rules import Seat

Toll = tuple[int, ...]
"""Gold for each seat."""

_ENOUGH = 1 << 16
"""More gold than any journey costs."""


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


def journeys(public: Public, seat: Seat, purse: int) -> list[Travel]:
    """Returns the journeys that a seat with that much gold can make now, sorted by their roads."""
    roads, origin = public.villages.roads(seat), public.architects[seat]
    found, most = roads.journeys(origin)
    return found if most <= purse or MONK in public.characters[seat] else roads.affordable(origin, purse)


def is_connected(public: Public, seat: Seat, city: int) -> bool:
    """Tells whether open roads lead from a seat's place to a city, whatever they cost."""
    return bool(_ways(public, seat)[city])


def least_toll(public: Public, seat: Seat, city: int) -> int:
    """Returns what the cheapest journey to a connected city costs."""
    _, _, cost = _ways(public, seat)[city][0]
    return cost


def cheapest_listed(public: Public, seat: Seat, city: int) -> tuple[int, ...]:
    """Returns the roads of the cheapest journey to a connected city that `journeys` may offer."""
    _, roads, _ = _ways(public, seat)[city][0]
    return roads


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
    city = goal_of(public.architects[seat], roads)
    return city, [way for _, way, _ in _spread(public, seat, purse)[city]].index(roads)


@lru_cache(maxsize=1 << 12)
def goal_of(origin: int, roads: tuple[int, ...]) -> int:
    """Returns the city to which roads lead from a junction."""
    city = origin
    for road in roads:
        city = sum(ROADS[road].ends) - city
    return city


def toll_of(public: Public, seat: Seat, roads: tuple[int, ...]) -> Toll:
    """Returns what each seat receives when a seat travels along open roads."""
    return _unpacked(public.villages.roads(seat).toll(roads), public.seats)


def first_toll(public: Public, seat: Seat, road: int) -> int | None:
    """Returns the first village of an open road at which a seat pays; None where it is free."""
    owners = public.villages
    return next((village for village in ROADS[road].villages if owners[village] and seat not in owners[village]), None)


def _spread(public: Public, seat: Seat, purse: int) -> list[list[Way]]:
    """Returns the ways to every junction that a seat can pay for; none betters another one."""
    limit = _ENOUGH if MONK in public.characters[seat] else purse
    return [[way for way in ways if way[2] <= limit] for ways in _ways(public, seat)]


def _ways(public: Public, seat: Seat) -> list[list[Way]]:
    return public.villages.roads(seat).ways(public.architects[seat])


@lru_cache(maxsize=1 << 12)
def _unpacked(toll: Packed, seats: int) -> Toll:
    return tuple([toll >> (BYTE * seat) & MOST for seat in range(seats)])
