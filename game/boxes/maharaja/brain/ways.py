"""What journeys cost, at a glance: the sum alone, not to whom it goes."""

from functools import lru_cache
from typing import NamedTuple

from game.boxes.maharaja.rules.board import ROADS, ROADS_AT, START
from game.boxes.maharaja.rules.characters import MONK
from game.boxes.maharaja.rules.public import Public
from game.core.rules import Seat

Villages = tuple[tuple[int, ...], ...]
FAR = 9
"""What counts as the toll of a city that no open road leads to."""


class Way(NamedTuple):
    """A journey: what it costs, and its roads in order."""

    cost: int
    roads: tuple[int, ...]


@lru_cache(maxsize=1 << 14)
def crossings(villages: Villages, seat: int) -> tuple[int | None, ...]:
    """Returns by road what a seat pays to cross it, None where a village blocks."""
    along = [[villages[village] for village in road.villages] for road in ROADS]
    return tuple([sum([len(owners) for owners in road if seat not in owners]) if all(road) else None for road in along])


@lru_cache(maxsize=1 << 15)
def ways(villages: Villages, seat: int, origin: int, is_free: bool) -> tuple[Way | None, ...]:
    """Returns by city the cheapest journey of a seat, None where none leads; `is_free` for the monk.

    Whoever stays where he is pays nothing and travels along no road.
    """
    costs = crossings(villages, seat)
    known: list[Way | None] = [None] * len(ROADS_AT)
    known[origin] = Way(0, ())
    open_ends = [origin]
    while open_ends:
        here = open_ends.pop()
        way = known[here]
        assert way is not None
        for road, there in ROADS_AT[here]:
            cost = costs[road]
            if cost is None:
                continue
            best, total = known[there], way.cost if is_free else way.cost + cost
            if best is None or (total, len(way.roads) + 1) < (best.cost, len(best.roads)):
                known[there] = Way(total, (*way.roads, road))
                open_ends.append(there)
    return tuple(known[:START])


def ways_of(public: Public, seat: Seat) -> tuple[Way | None, ...]:
    """Returns by city the cheapest journey of a seat from where its architect is."""
    return ways(public.villages, seat, public.architects[seat], MONK in public.characters[seat])
