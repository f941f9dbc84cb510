"""Alhambras judged and counted plainly, from the words of the rules: what fast code is held to."""

from collections.abc import Iterable, Set
from functools import cache
from itertools import product

from game.boxes.alhambra.rules.board import cell
from game.boxes.alhambra.rules.tiles import BASTIONS, CAMPS, COLOURS, FOUNTAIN, TYPE, WALLS

Spot = tuple[int, int]
"""So many steps east and south of the fountain."""
Plan = dict[Spot, int]

NEAR = {"N": (0, -1), "E": (1, 0), "S": (0, 1), "W": (-1, 0)}
OTHER = {"N": "S", "E": "W", "S": "N", "W": "E"}


@cache
def looks(tile: int, side: str) -> str:
    """Returns what a side of a tile is: "wall", "open", "bastion" or "green"."""
    bit = 1 << "NESW".index(side)
    if tile in CAMPS:
        return "bastion" if BASTIONS[tile] & bit else "green"
    return "wall" if WALLS[tile] & bit else "open"


def beside(spot: Spot) -> list[Spot]:
    return [(spot[0] + x, spot[1] + y) for x, y in NEAR.values()]


# ---------------------------------------------------------------------- building rules
def fits(plan: Plan, spot: Spot, *, camps: bool) -> bool:
    """Tells whether a tile's sides fit all beside it: between buildings (4.2), or where a camp has a part (8.2)."""
    return all(
        {looks(plan[spot], side), looks(plan[other], OTHER[side])}
        in ({"wall"}, {"open"}, {"wall", "bastion"}, {"green"})
        for side, other in zip(NEAR, beside(spot), strict=True)
        if other in plan and (plan[spot] in CAMPS or plan[other] in CAMPS) == camps
    )


def flooded(start: Spot, allowed: Set[Spot]) -> set[Spot]:
    """Returns all cells that side steps reach from one of some cells."""
    reached, edge = {start}, [start]
    while edge:
        new = [spot for spot in beside(edge.pop()) if spot in allowed and spot not in reached]
        reached.update(new)
        edge += new
    return reached


def has_hole(filled: Set[Spot]) -> bool:
    """Tells whether an empty cell cannot reach the outside (4.5)."""
    columns, rows = {x for x, _ in filled}, {y for _, y in filled}
    frame = product(range(min(columns) - 1, max(columns) + 2), range(min(rows) - 1, max(rows) + 2))
    around = {*frame} - filled
    return flooded((min(columns) - 1, min(rows) - 1), around) != around


def is_apart(filled: Set[Spot]) -> bool:
    """Tells whether the tiles are not one group (4.4)."""
    return flooded((0, 0), filled) != filled


def on_foot(plan: Plan) -> bool:
    """Tells whether every building and bazaar can be reached from the fountain across open sides (4.3)."""
    reached, edge = {(0, 0)}, [(0, 0)]
    while edge:
        spot = edge.pop()
        for side, other in zip(NEAR, beside(spot), strict=True):
            opens = other in plan and looks(plan[spot], side) == looks(plan[other], OTHER[side]) == "open"
            if opens and other not in reached:
                reached.add(other)
                edge.append(other)
    return all(spot in reached for spot, tile in plan.items() if tile not in CAMPS)


def why_not(before: Plan, tile: int, spot: Spot) -> str | None:
    """Returns the first reason why a tile may not be placed."""
    if spot in before:
        return "taken"
    if not any(near in before for near in beside(spot)):
        return "no_join"
    if has_hole({*before, spot}):
        return "hole"
    return misfit({**before, spot: tile}, spot)


def misfit(after: Plan, spot: Spot) -> str | None:
    if not fits(after, spot, camps=False):
        return "walls"
    if not fits(after, spot, camps=True):
        return "camp"
    return None if on_foot(after) else "on_foot"


def why_not_removed(before: Plan, spot: Spot) -> str | None:
    """Returns the first reason why a tile may not be taken away."""
    if before[spot] == FOUNTAIN:
        return "fountain"
    after = {other: tile for other, tile in before.items() if other != spot}
    if has_hole({*after}):
        return "hole"
    if is_apart({*after}):
        return "apart"
    return None if on_foot(after) else "on_foot"


def is_legal(plan: Plan) -> bool:
    """Tells whether a whole Alhambra obeys every rule of section 4 and 8.2."""
    fit = all(fits(plan, spot, camps=camps) for spot in plan for camps in (False, True))
    return fit and not has_hole({*plan}) and not is_apart({*plan}) and on_foot(plan)


# ---------------------------------------------------------------------- what is scored
def curves(plan: Plan) -> list[list[tuple[Spot, str]]]:
    """Returns the closed curves around all tiles but camps, by walking from point to point, tiles on the right hand."""
    filled = {spot for spot, tile in plan.items() if tile not in CAMPS}
    lines = {}  # by the point where a border line begins and its heading: the tile, its side and the point at the end
    for x, y in filled:
        for side, heading, outside, start, end in (
            ("N", 0, (x, y - 1), (x, y), (x + 1, y)),
            ("E", 1, (x + 1, y), (x + 1, y), (x + 1, y + 1)),
            ("S", 2, (x, y + 1), (x + 1, y + 1), (x, y + 1)),
            ("W", 3, (x - 1, y), (x, y + 1), (x, y)),
        ):
            if outside not in filled:
                lines[start, heading] = ((x, y), side), end
    found, left = [], {*lines}
    while left:
        start, heading = min(left)
        curve = []
        while (start, heading) in left:
            left.remove((start, heading))
            edge, start = lines[start, heading]
            curve.append(edge)
            turns = [(heading + turn) % 4 for turn in (1, 0, 3)]  # right, which stays on the tile, straight, left
            heading = next(turn for turn in turns if (start, turn) in lines)
        found.append(curve)
    return found


def longest_wall(plan: Plan) -> int:
    """Returns how many walled edges follow each other on one of the curves (5)."""
    longest = 0
    for curve in curves(plan):
        run = 0
        for spot, side in curve * 2:
            run = run + 1 if looks(plan[spot], side) == "wall" else 0
            longest = max(longest, min(run, len(curve)))
    return longest


def along_arrows(plan: Plan) -> int:
    """Counts the tiles in the unbroken line from each bastion, up to an empty space or another camp (8.2)."""
    met = 0
    for (x, y), side in product((spot for spot, tile in plan.items() if tile in CAMPS), NEAR):
        if looks(plan[x, y], side) == "bastion":
            east, south = NEAR[side]
            step = 1
            while plan.get((x + step * east, y + step * south), CAMPS[0]) not in CAMPS:
                met, step = met + 1, step + 1
    return met


def around_bazaars(plan: Plan) -> int:
    """Counts the neighbours in a bazaar's colours, corners too, times the colours found (8.3)."""
    points = 0
    for (x, y), tile in plan.items():
        if tile in COLOURS:
            around = [plan.get((x + east, y + south), FOUNTAIN) for east, south in product((-1, 0, 1), repeat=2)]
            kinds = [TYPE[other] for other in around if TYPE[other] in COLOURS[tile]]
            points += len(kinds) * len({*kinds})
    return points


def perches(plan: Plan, pair: Iterable[int]) -> list[int]:
    """Returns where four tiles meet, none of them a camp, that show both colours of a falcon (8.4)."""
    found = []
    for x, y in sorted(plan, key=lambda spot: cell(*spot)):
        four = [plan.get((x + east, y + south)) for east, south in product((0, 1), repeat=2)]
        if not any(tile is None or tile in CAMPS for tile in four) and {*pair} <= {TYPE[tile or 0] for tile in four}:
            found.append(cell(x, y))
    return found
