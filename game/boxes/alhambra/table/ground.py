"""How an Alhambra of any shape is fitted into the land it has."""

from collections.abc import Iterable
from dataclasses import dataclass
from functools import lru_cache

from game.boxes.alhambra.rules.board import STEPS, Board, Cell, at, xy
from game.boxes.alhambra.rules.board import cell as cell_at
from game.boxes.alhambra.rules.view import View
from game.boxes.alhambra.table.plan import Plan
from game.core.rules import Seat
from game.paint.box import Box

LARGEST, SMALL = 168.0, 84.0
"""How wide a tile is drawn at most, in a large and in a small Alhambra."""


@dataclass(frozen=True, slots=True)
class Land:
    """A fitted Alhambra: where the fountain's upper left corner is, and how wide a tile is, in units."""

    x: float
    y: float
    size: float

    def box(self, cell: Cell) -> Box:
        """Returns where a cell is."""
        x, y = xy(cell)
        return Box(self.x + x * self.size, self.y + y * self.size, self.size, self.size)

    def perch(self, corner: Cell) -> Box:
        """Returns where a falcon sits at the meeting point of four tiles that is named by the cell to its north-west.

        It is half as wide as a tile.
        """
        return self.box(corner).moved(self.size / 2, self.size / 2).scaled(0.5)


def fitted(board: Board, box: Box, border: float, most: float = LARGEST) -> Land:
    """Returns the land of an Alhambra as large as it fits into a box, with a border of so many cells around it.

    Takes how wide a tile may be at most, in units.
    """
    return _fitted(tuple(cell for cell, _ in board), box, border, most)


@lru_cache(maxsize=256)
def _fitted(cells: tuple[Cell, ...], box: Box, border: float, most: float) -> Land:
    left, right = _span(xy(cell)[0] for cell in cells)
    top, bottom = _span(xy(cell)[1] for cell in cells)
    wide, high = right - left + 1 + 2 * border, bottom - top + 1 + 2 * border
    size = min(box.w / wide, box.h / high, most)
    x, y = box.cx - wide * size / 2, box.cy - high * size / 2
    return Land(x + (border - left) * size, y + (border - top) * size, size)


def _span(values: Iterable[int]) -> tuple[int, int]:
    found = tuple(values)
    return min(found), max(found)


def land(view: View, plan: Plan, seat: Seat) -> Land:
    """Returns how a seat's Alhambra lies; the large one keeps the cells around it free."""
    plot = plan.plots[seat]
    if plot.is_large:
        return fitted(view.boards[seat], plot.land, 0.95)
    used = (42 if view.reserves[seat] and not plot.foot else 0) + (56 if view.waiting_of(seat) else 0)
    return fitted(view.boards[seat], plot.land.trimmed(right=used), 0.08, SMALL)


@lru_cache(maxsize=256)
def apart(board: Board) -> tuple[Cell, ...]:
    """Returns the empty cells within a frame of one cell around an Alhambra that join the side of no tile, sorted."""
    places = [xy(cell) for cell, _ in board]
    left, right = _span(x for x, _ in places)
    top, bottom = _span(y for _, y in places)
    framed = {cell_at(x, y) for x in range(left - 1, right + 2) for y in range(top - 1, bottom + 2)}
    return tuple(sorted(framed - at(board).keys() - {*beside(board)}))


@lru_cache(maxsize=256)
def beside(board: Board) -> tuple[Cell, ...]:
    """Returns the empty cells that join the side of a tile, sorted."""
    tiles = at(board)
    return tuple(sorted({cell + step for cell in tiles for step in STEPS} - tiles.keys()))
