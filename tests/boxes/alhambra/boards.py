"""Alhambras for tests: drawn by hand, or grown at random."""

import random
from collections.abc import Iterable

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
from game.boxes.alhambra.rules.tiles import FOUNTAIN, TILES, WALLS
from game.boxes.alhambra_family.rules.components import BUILDINGS, TYPE, TYPES
from tests.boxes.alhambra.plain import Plan, Spot, is_legal

EVERYTHING = TILES[:FOUNTAIN]


def walled(sides: str, kind: str | None = None) -> int:
    """Returns a building with walls on just those sides, of a type if given."""
    bits = sum(1 << "NESW".index(side) for side in sides)
    return next(tile for tile in BUILDINGS if WALLS[tile] == bits and kind in (None, TYPES[TYPE[tile]]))


OPEN = {kind[0]: walled("", kind) for kind in ("seraglio", "arcades", "palace", "garden", "tower")}
OPEN |= {"v": walled("", "pavilion"), "e": walled("E"), "w": walled("W"), "n": walled("N")}
"""Tiles by letters: buildings without walls by the first one of their type, v a pavilion; and some with one wall."""


def drawn(picture: str, **tiles: int) -> Board:
    """Returns a drawn Alhambra, which is legal: F the fountain, o an open building, other letters as given, or OPEN.

    A dot or a question mark is an empty cell.
    """
    known = {"F": FOUNTAIN, "o": walled(""), **OPEN, **tiles}
    found = {spot: known[letter] for spot, letter in _letters(picture).items() if letter not in ".?"}
    assert is_legal(found)
    return board(found)


def asked(picture: str) -> Cell:
    """Returns the cell with the question mark."""
    return next(cell(*spot) for spot, letter in _letters(picture).items() if letter == "?")


def _letters(picture: str) -> dict[Spot, str]:
    rows = [line.split() for line in picture.strip().splitlines()]
    zones = {(x, y): letter for y, row in enumerate(rows) for x, letter in enumerate(row)}
    left, top = next(spot for spot, letter in zones.items() if letter == "F")
    return {(x - left, y - top): letter for (x, y), letter in zones.items()}


def row(*tiles: int) -> Board:
    """Returns an Alhambra that is only counted, not looked at: whether the tiles fit does not matter."""
    spaced = ((CENTRE + 2 * place, tile) for place, tile in enumerate(tiles, 1))
    return Board.read([(CENTRE, FOUNTAIN), *spaced])


def board(plan: Plan) -> Board:
    return Board.read((cell(*spot), tile) for spot, tile in plan.items())


def plan(board: Iterable[tuple[Cell, int]]) -> Plan:
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
