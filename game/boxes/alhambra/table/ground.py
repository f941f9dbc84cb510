"""How an Alhambra of any shape is fitted into the land it has."""

from collections.abc import Iterable
from dataclasses import dataclass
from functools import lru_cache

from game.boxes.alhambra.rules.board import STEPS, Board, Cell, at, xy
from game.boxes.alhambra.rules.board import cell as cell_at
from game.boxes.alhambra.rules.moves import Task
from game.boxes.alhambra.rules.view import View
from game.boxes.alhambra.table import items
from game.boxes.alhambra.table.plan import Plan
from game.core.rules import Seat
from game.paint.box import Box
from game.tabletop.items import Item

LARGEST, SMALL, _NEAREST = 168.0, 84.0, 216.0
"""How wide a tile is drawn at most: in a picture, in a small Alhambra and in the one in front."""
_BUTTONS = 74.0
"""What the buttons that bring a board nearer take at its right."""
_FREE, _EDGE = 0.98, 0.45
"""The border of a large Alhambra in cells: while tiles can be brought all cells around it lie whole."""


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


def fitted(board: Iterable[tuple[Cell, int]], box: Box, border: float, most: float = LARGEST) -> Land:
    """Returns the land of an Alhambra as large as it fits into a box, with a border of so many cells around it.

    Takes how wide a tile may be at most, in units.
    """
    return _fitted(tuple(cell for cell, _ in board), box, border, most)


@lru_cache(maxsize=256)
def _fitted(cells: tuple[Cell, ...], box: Box, border: float, most: float) -> Land:
    left, right = _span(xy(cell)[0] for cell in cells)
    top, bottom = _span(xy(cell)[1] for cell in cells)
    width, height = right - left + 1 + 2 * border, bottom - top + 1 + 2 * border
    size = min(box.w / width, box.h / height, most)
    x, y = box.cx - width * size / 2, box.cy - height * size / 2
    return Land(x + (border - left) * size, y + (border - top) * size, size)


def _span(values: Iterable[int]) -> tuple[int, int]:
    found = tuple(values)
    return min(found), max(found)


def land(view: View, plan: Plan, seat: Seat) -> Land:
    """Returns how a seat's Alhambra lies, the large one as near as it was asked for."""
    plot = plan.plots[seat]
    if plot.is_large:
        is_building = seat == view.acting and takes_tiles(view)
        return _seen(_large(view.boards[seat], plot.land, is_building=is_building), plan)
    used = (42 if view.reserves[seat] and not plot.foot else 0) + (56 if view.waiting_of(seat) else 0)
    return fitted(view.boards[seat], plot.land.trimmed(right=used), 0.08, max(SMALL, plot.land.h * 0.3))


def _large(board: Board, box: Box, *, is_building: bool) -> Land:
    """The large Alhambra: clear of the buttons that bring it nearer where cells are needed, else where it can be."""
    free = box.trimmed(right=_BUTTONS)
    if is_building:
        return fitted(board, free, _FREE, _NEAREST)
    clear, whole = (fitted(board, room, _EDGE, _NEAREST) for room in (free, box))
    return clear if clear.size >= whole.size * 0.98 else whole


def _seen(found: Land, plan: Plan) -> Land:
    if plan.near is None:
        return found
    x, y = plan.near.at((found.x, found.y))
    return Land(x, y, found.size * plan.near.k)


def takes_tiles(view: View) -> bool:
    """Tells whether whoever acts may bring a tile into the Alhambra now, so that its free cells are needed."""
    return view.task == Task.PLACE or (view.is_acting and bool(view.reserves[view.acting]))


def lies_in(view: View, seat: Seat, item: Item) -> bool:
    """Tells whether an item lies in a seat's Alhambra or stands for a place there."""
    match item:
        case Item(items.TILE, (tile, *owner)):
            return seat in owner if owner else tile in at(view.boards[seat]).values()
        case Item(items.CELL | items.CORNER):
            return True
        case Item(items.PERCHED, (owner, _)):
            return owner == seat
        case Item(items.FALCON, (falcon,)):
            return view.task == Task.PAY and view.pledged[:1] == (falcon,)
    return False


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
