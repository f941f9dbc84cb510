"""A turn in four pictures: the bids, a pair, a quarter, the values."""

from collections.abc import Sequence

from game.boxes.ys.figures import bids, city, market, pair
from game.boxes.ys.figures.setting import DOMAIN, NAME
from game.paint import lettering
from game.paint.box import Box
from game.paint.canvas import Canvas
from game.paint.palette import INK
from game.tabletop.figure import Figure
from game.widgets.ui import Translate

_PICTURES = (
    ("bid", bids.bids(range(2))),
    ("place", pair.upright()),
    ("count", city.quarter_alone()),
    ("market", market.moved()),
)
_GAP = 26.0
_BROAD, _NARROW = 1200.0, 640.0
"""From these widths on four or two pictures stand side by side."""


def one_turn() -> Figure:
    """Returns the pictures of a turn, each with what it is called: four side by side, two and two, or a pile."""

    def columns(w: float) -> int:
        return 4 if w >= _BROAD else 2 if w >= _NARROW else 1

    def wide(w: float) -> float:
        return (w - (columns(w) - 1) * _GAP) / columns(w)

    def label(canvas: Canvas, words: Translate, w: float) -> float:
        return max(
            lettering.paragraph_height(canvas, _told(words, step), wide(w), NAME, "bold") for step, _ in _PICTURES
        )

    def rows(canvas: Canvas, words: Translate, w: float) -> Sequence[float]:
        heights = [picture.height(canvas, words, wide(w)) for _, picture in _PICTURES]
        return [max(heights[first : first + columns(w)]) for first in range(0, len(heights), columns(w))]

    def height(canvas: Canvas, words: Translate, w: float) -> float:
        found = rows(canvas, words, w)
        return sum(found) + len(found) * (label(canvas, words, w) + _GAP / 2) + (len(found) - 1) * _GAP

    def draw(canvas: Canvas, words: Translate, box: Box) -> None:
        y = box.y
        for row, high in enumerate(rows(canvas, words, box.w)):
            for column in range(columns(box.w)):
                step, picture = _PICTURES[row * columns(box.w) + column]
                own = picture.height(canvas, words, wide(box.w))
                at = Box(box.x + column * (wide(box.w) + _GAP), y + (high - own) / 2, wide(box.w), own)
                picture.draw(canvas, words, at)
                lettering.paragraph(canvas, _told(words, step), at.x, y + high + _GAP / 2, at.w, NAME, INK, "bold", "c")
            y += high + label(canvas, words, box.w) + 1.5 * _GAP

    return Figure(height, draw)


def _told(words: Translate, step: str) -> str:
    return words(f"{DOMAIN}.one_turn.{step}")
