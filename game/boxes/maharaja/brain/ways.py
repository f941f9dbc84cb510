"""What journeys cost, at a glance: the sum alone, not to whom it goes."""

from functools import lru_cache

from game.boxes.maharaja.rules.board import ROADS, ROADS_AT, START

Villages = tuple[tuple[int, ...], ...]
FAR = 9
"""What counts as the toll of a city that no open road leads to."""


@lru_cache(maxsize=1 << 14)
def crossings(villages: Villages, seat: int) -> tuple[int | None, ...]:
    """Returns by road what a seat pays to cross it, None where a village blocks."""
    costs: list[int | None] = []
    for _, along in ROADS:
        cost: int | None = 0
        for village in along:
            owners = villages[village]
            if not owners:
                cost = None
                break
            if seat not in owners:
                cost += len(owners)  # type: ignore[operator]
        costs.append(cost)
    return tuple(costs)


@lru_cache(maxsize=1 << 15)
def tolls(villages: Villages, seat: int, origin: int, is_free: bool) -> tuple[int | None, ...]:
    """Returns by city what the cheapest journey costs a seat, None where none leads; `is_free` for the monk."""
    costs = crossings(villages, seat)
    known: list[int | None] = [None] * len(ROADS_AT)
    known[origin] = 0
    open_ends = [origin]
    while open_ends:
        here = open_ends.pop()
        so_far = known[here] or 0
        for road, there in ROADS_AT[here]:
            cost = costs[road]
            if cost is None:
                continue
            total = so_far if is_free else so_far + cost
            best = known[there]
            if best is None or total < best:
                known[there] = total
                open_ends.append(there)
    return tuple(known[:START])
