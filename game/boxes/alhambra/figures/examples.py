"""The examples that the rulebook shows: Alhambras of its worked examples, what the rules say of them, how they lie."""

from collections.abc import Callable
from dataclasses import dataclass

from game.boxes.alhambra.about import ABOUT
from game.boxes.alhambra.rules.board import CENTRE, START, Board, Cell, cell, placed, why_not, xy
from game.boxes.alhambra.rules.tiles import BASTIONS, CAMPS, COLOURS, FALCONS, PAIR, SIDES, WALLS, meet
from game.boxes.alhambra.table.ground import Land, fitted
from game.boxes.alhambra_family.rules.components import BUILDINGS, PRICE, TYPE, TYPES
from game.paint import lettering
from game.paint.box import Box
from game.paint.canvas import Canvas
from game.paint.palette import GOOD
from game.tabletop.example import example
from game.tabletop.figure import Figure
from game.widgets.ui import Translate


def building(kind: str, price: int, walls: str = "") -> int:
    """Returns the building of a type, price and walled sides ("NE"); raises StopIteration if there is none."""
    found = (tile for tile in BUILDINGS if (TYPES[TYPE[tile]], PRICE[tile]) == (kind, price))
    return next(tile for tile in found if WALLS[tile] == _bits(walls))


def camp(bastions: str) -> int:
    """Returns the camp with bastions on just those sides."""
    return next(tile for tile in CAMPS if BASTIONS[tile] == _bits(bastions))


def _bits(sides: str) -> int:
    return sum(1 << side for side in SIDES if "NESW"[side] in sides)


def kinds(*names: str) -> tuple[int, ...]:
    """Returns the types with these names, sorted."""
    return tuple(sorted(map(TYPES.index, names)))


def bazaar(*colours: str) -> int:
    """Returns the bazaar with these colours."""
    return next(tile for tile, shown in COLOURS.items() if shown == kinds(*colours))


_EAST = 1


def _first(name: str) -> Board:
    """The Alhambra of the first seat in a worked example."""
    board: Board = example(ABOUT.name, name).beats(None)[0].view.boards[0]
    return board


# ---------------------------------------------------------------------- building
@dataclass(frozen=True, slots=True)
class Placing:
    """A tile that is placed in an Alhambra; `before` is what lay there already."""

    before: Board
    tile: int
    cell: Cell

    @property
    def after(self) -> Board:
        """Returns the Alhambra with the tile, allowed or not."""
        return placed(self.before, self.cell, self.tile)

    @property
    def reason(self) -> str | None:
        """Returns why the tile may not be placed, None if it may."""
        return why_not(self.before, self.tile, self.cell)

    @property
    def is_allowed(self) -> bool:
        """Tells whether the tile may be placed."""
        return self.reason is None


_CORNER = placed(placed(START, cell(1, 0), building("tower", 13, "E")), cell(0, 1), building("garden", 9, "E"))
PLACINGS = (
    Placing(_CORNER, building("palace", 9, "W"), cell(1, 1)),
    Placing(_CORNER, building("arcades", 5, "NW"), cell(1, 1)),
    Placing(_CORNER, building("seraglio", 7, "W"), cell(2, 0)),
    Placing(_CORNER, building("pavilion", 8), cell(2, 1)),
)
"""Four ways to place a tile: one that is allowed, and one against each of three rules."""

_HORSESHOE = _first("building_rules")
HOLES = (
    Placing(_HORSESHOE, building("garden", 8, "NE"), cell(2, 0)),
    Placing(_HORSESHOE, building("pavilion", 7, "E"), cell(2, 1)),
)
"""A ring of tiles with one gap: at a side, and at a corner."""
HOLE, MOUTH = cell(1, 1), cell(2, 1)
"""The empty space in the ring, and the gap at its side."""

# ---------------------------------------------------------------------- walls
WALL = _first("scoring_wall")
"""An Alhambra with two outer walls and one inside."""


# ---------------------------------------------------------------------- modules
@dataclass(frozen=True, slots=True)
class Contact:
    """Two tiles side by side."""

    left: int
    right: int

    @property
    def is_allowed(self) -> bool:
        """Tells whether they may touch."""
        return meet(self.left, _EAST, self.right)


CONTACTS = (
    Contact(building("tower", 13, "E"), camp("W")),
    Contact(camp("N"), camp("ES")),
    Contact(building("garden", 11), camp("W")),
    Contact(camp("E"), camp("W")),
    Contact(building("palace", 10), camp("N")),
)
"""What camps touch: bastion at wall, green at green; then bastion at no wall, bastion at camp, green at building."""

CAMP_ROW = _first("module_camps")
"""Two camps that face each other across four tiles, and a third below."""

BAZAAR = bazaar("seraglio", "palace", "tower")
BAZAAR_BOARD = _first("module_bazaars")
"""A bazaar with six neighbours."""

FALCON = next(falcon for falcon in FALCONS if PAIR[falcon] == kinds("garden", "tower"))
PERCH = CENTRE
FALCON_BOARD = _first("module_falcons")
"""Four tiles, the fountain among them, that meet at the perch."""


# ---------------------------------------------------------------------- how small Alhambras are laid out
_SUM = 46.0
Painter = Callable[[Canvas, Land], None]


@dataclass(frozen=True, slots=True)
class Plan:
    """A picture of cells in a frame: the cells that it spans, the border around them in parts of a cell."""

    frame: tuple[Cell, ...]
    border: float

    @property
    def shape(self) -> float:
        """Returns the height for the width."""
        return (_rows(self.frame) + 2 * self.border) / (columns(self.frame) + 2 * self.border)

    def land(self, canvas: Canvas, box: Box) -> Land:
        """Returns where the cells are in a box, in whole pixels, so that neighbours leave no gap."""
        free = fitted(tuple((each, 0) for each in self.frame), box, self.border)
        px = max(4, canvas.px(free.size) // 2 * 2)
        return Land(canvas.px(free.x) / canvas.k, canvas.px(free.y) / canvas.k, px / canvas.k)


def columns(frame: tuple[Cell, ...]) -> int:
    """Returns how many columns some cells span; none between them is empty."""
    return len({xy(each)[0] for each in frame})


def _rows(frame: tuple[Cell, ...]) -> int:
    return len({xy(each)[1] for each in frame})


def span(*boards: Board) -> tuple[Cell, ...]:
    """Returns the cells of one Alhambra or several, sorted."""
    return tuple(sorted({each for board in boards for each, _ in board}))


def scene(plan: Plan, most: float, paint: Painter, told: str = "") -> Figure:
    """Returns a single picture, at most so many units wide, with what it comes to below it, if told."""

    def height(canvas: Canvas, words: Translate, w: float) -> float:
        return min(w, most) * plan.shape + (_SUM if told else 0)

    def draw(canvas: Canvas, words: Translate, box: Box) -> None:
        width = min(box.w, most)
        paint(canvas, plan.land(canvas, Box(box.cx - width / 2, box.y, width, width * plan.shape)))
        if told:
            lettering.text(canvas, told, box.cx, box.bottom - _SUM / 2 + 4, 34, GOOD, "heavy", "c", room=box.w)

    return Figure(height, draw)
