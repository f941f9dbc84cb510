"""How pictures of small Alhambras are laid out."""

from collections.abc import Callable
from dataclasses import dataclass

from game.boxes.alhambra.rules.board import Board, Cell
from game.boxes.alhambra.table.ground import Land, fitted
from game.paint import lettering
from game.paint.box import Box
from game.paint.canvas import Canvas
from game.paint.palette import GOOD
from game.tabletop.figure import Figure
from game.widgets.ui import Translate

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
    return len({each % 256 for each in frame})


def _rows(frame: tuple[Cell, ...]) -> int:
    return len({each // 256 for each in frame})


def span(*boards: Board) -> tuple[Cell, ...]:
    """Returns the cells of one Alhambra or several, sorted."""
    return tuple(sorted({each for board in boards for each, _ in board}))


def scene(plan: Plan, most: float, paint: Painter, told: str = "") -> Figure:
    """Returns a single picture, at most so many units wide, with what it comes to below it, if told."""

    def height(canvas: Canvas, words: Translate, w: float) -> float:
        return min(w, most) * plan.shape + (_SUM if told else 0)

    def draw(canvas: Canvas, words: Translate, box: Box) -> None:
        wide = min(box.w, most)
        paint(canvas, plan.land(canvas, Box(box.cx - wide / 2, box.y, wide, wide * plan.shape)))
        if told:
            lettering.text(canvas, told, box.cx, box.bottom - _SUM / 2 + 4, 34, GOOD, "heavy", "c", room=box.w)

    return Figure(height, draw)
