"""What the camps of an Alhambra score (section 8.2)."""

from functools import lru_cache

from game.boxes.alhambra.rules.board import STEPS, Board, Cell, at
from game.boxes.alhambra.rules.tiles import BASTIONS, CAMPS, SIDES
from game.core.values import value


@value
class Ray:
    """What one arrow of a camp points at: the unbroken line of `cells` from the camp outwards, one point each."""

    camp_cell: Cell
    side: int
    cells: tuple[Cell, ...]


@lru_cache(1 << 10)
def camp_rays(board: Board) -> tuple[Ray, ...]:
    """Returns the line of every arrow, by camp cell and side; empty ones too (section 8.2).

    Inner walls do not interrupt a line; an empty cell or another camp ends it (our ruling).
    """
    return tuple(
        Ray(cell, side, _line(board, cell, STEPS[side]))
        for cell, tile in board
        for side in SIDES
        if BASTIONS[tile] >> side & 1
    )


def camp_points(board: Board) -> int:
    """Returns the points for all camps of an Alhambra."""
    return sum(len(ray.cells) for ray in camp_rays(board))


def _line(board: Board, camp: Cell, step: int) -> tuple[Cell, ...]:
    tiles = at(board)
    line = []
    cell = camp + step
    while cell in tiles and tiles[cell] not in CAMPS:
        line.append(cell)
        cell += step
    return tuple(line)
