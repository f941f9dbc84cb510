"""What a box draws in its rulebook: pictures and tables made from its sprites and its data."""

from collections.abc import Callable
from dataclasses import dataclass

from game.paint import sprites
from game.paint.box import Box
from game.paint.canvas import Canvas
from game.widgets.ui import Translate

_COVER = 300.0


@dataclass(frozen=True, slots=True)
class Figure:
    """A picture or table of the rulebook; `boxes/<name>/figures.py` holds them by name as FIGURES.

    `height` takes canvas, texts and a width in units (at least 300) and returns how high the picture will be; `draw`
    takes canvas, texts and the box of that width and height.
    """

    height: Callable[[Canvas, Translate, float], float]
    draw: Callable[[Canvas, Translate, Box], None]


def cover(box: str) -> Figure:
    """Returns the cover of a box."""
    name = f"cover_{box}"

    def draw(canvas: Canvas, words: Translate, at: Box) -> None:
        canvas.put(name, at.cx, at.cy, _COVER, centre=True)

    return Figure(lambda canvas, words, w: _COVER * sprites.aspect(name), draw)


def stacked(above: Figure, below: Figure, gap: float) -> Figure:
    """Returns two figures as one, with a gap in units between them."""

    def height(canvas: Canvas, words: Translate, w: float) -> float:
        return above.height(canvas, words, w) + gap + below.height(canvas, words, w)

    def draw(canvas: Canvas, words: Translate, box: Box) -> None:
        high = above.height(canvas, words, box.w)
        above.draw(canvas, words, Box(box.x, box.y, box.w, high))
        below.draw(canvas, words, Box(box.x, box.y + high + gap, box.w, box.h - high - gap))

    return Figure(height, draw)
