"""Alhambras for tests: drawn by hand, grown at random, and judged plainly from the words of the rules."""

import random
from collections.abc import Iterable, Set
from functools import cache

from game.boxes.alhambra.rules.board import (
    CENTRE,
    START,
    Board,
    Cell,
    cell,
    cells_for,
    placed,
    removable,
    removed,
    swappable,
    xy,
)
from game.boxes.alhambra.rules.tiles import BASTIONS, CAMPS, FOUNTAIN, TILES, WALLS
from game.boxes.alhambra_family.rules.buildings import BUILDINGS, PRICE, TYPE, TYPES

EVERYTHING = TILES[:FOUNTAIN]

Spot = tuple[int, int]
Plan = dict[Spot, int]

NEAR = {"N": (0, -1), "E": (1, 0), "S": (0, 1), "W": (-1, 0)}
OTHER = {"N": "S", "E": "W", "S": "N", "W": "E"}


def walled(sides: str, kind: str | None = None) -> int:
    """Returns a building with walls on just those sides, of a type if given."""
    bits = sum(1 << "NESW".index(side) for side in sides)
    return next(tile for tile in BUILDINGS if WALLS[tile] == bits and kind in (None, TYPES[TYPE[tile]]))


def building(kind: str, price: int) -> int:
    """Returns the first building of a type and price."""
    return next(tile for tile in BUILDINGS if TYPES[TYPE[tile]] == kind and PRICE[tile] == price)


def camp(sides: str) -> int:
    """Returns the camp with bastions on just those sides."""
    return next(tile for tile in CAMPS if BASTIONS[tile] == sum(1 << "NESW".index(side) for side in sides))


def drawn(picture: str, **tiles: int) -> Board:
    """Returns a drawn Alhambra, which is legal: F the fountain, o an open building, other letters as given.

    A dot or a question mark is an empty cell.
    """
    tiles = {"F": FOUNTAIN, "o": walled(""), **tiles}
    found = {spot: tiles[letter] for spot, letter in _letters(picture).items() if letter not in ".?"}
    assert is_legal(found)
    return board(found)


def row(*tiles: int) -> Board:
    """Returns an Alhambra that is only counted, not looked at: whether the tiles fit does not matter."""
    spaced = ((CENTRE + 2 * place, tile) for place, tile in enumerate(tiles, 1))
    return Board.read([(CENTRE, FOUNTAIN), *spaced])


def asked(picture: str) -> Cell:
    """Returns the cell with the question mark."""
    return next(cell(*spot) for spot, letter in _letters(picture).items() if letter == "?")


def _letters(picture: str) -> dict[Spot, str]:
    rows = [line.split() for line in picture.strip().splitlines()]
    zones = {(x, y): letter for y, row in enumerate(rows) for x, letter in enumerate(row)}
    left, top = next(spot for spot, letter in zones.items() if letter == "F")
    return {(x - left, y - top): letter for (x, y), letter in zones.items()}


def board(plan: Plan) -> Board:
    return Board.read((cell(*spot), tile) for spot, tile in plan.items())


def plan(board: Board) -> Plan:
    return {xy(where): tile for where, tile in board}


def grown(luck: random.Random, pool: Iterable[int], steps: int) -> Iterable[Board]:
    """Yields an Alhambra after each of some random steps: mostly placing, at times taking away or exchanging."""
    rest, now = list(pool), START
    for _ in range(steps):
        tile = rest.pop(luck.randrange(len(rest)))
        if luck.random() < 0.8 and (cells := cells_for(now, tile)):
            now = placed(now, luck.choice(cells), tile)
        elif luck.random() < 0.5 and (cells := swappable(now, tile)):
            where = luck.choice(cells)
            rest.append(dict(now)[where])
            now = placed(removed(now, where), where, tile)
        else:
            rest.append(tile)
            if luck.random() < 0.3 and (cells := removable(now)):
                where = luck.choice(cells)
                rest.append(dict(now)[where])
                now = removed(now, where)
        yield now


@cache
def looks(tile: int, side: str) -> str:
    """Returns what a side of a tile is: "wall", "open", "bastion" or "green"."""
    bit = 1 << "NESW".index(side)
    if tile in CAMPS:
        return "bastion" if BASTIONS[tile] & bit else "green"
    return "wall" if WALLS[tile] & bit else "open"


OPEN = {kind[0]: walled("", kind) for kind in ("seraglio", "arcades", "palace", "garden", "tower")}
OPEN["v"] = walled("", "pavilion")
"""Buildings without walls by the first letter of their type, and v for a pavilion."""


def wild() -> list[Board]:
    """Returns Alhambras of twenty random games with everything in them."""
    return [now for game in range(20) for now in grown(random.Random(game), EVERYTHING, 40)]


def beside(spot: Spot) -> list[Spot]:
    return [(spot[0] + x, spot[1] + y) for x, y in NEAR.values()]


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
    around = {
        (x, y) for x in range(min(columns) - 1, max(columns) + 2) for y in range(min(rows) - 1, max(rows) + 2)
    } - filled
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


def plainly(before: Plan, tile: int, spot: Spot) -> str | None:
    """Returns the first reason why a tile may not be placed, found by plain flood fills of the final position."""
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


def plainly_removed(before: Plan, spot: Spot) -> str | None:
    """Returns the first reason why a tile may not be taken away, found by plain flood fills of what is left."""
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
