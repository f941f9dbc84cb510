"""The emblem of an achievement: a star of brass with a small picture once it is won, before that a bare disc."""

from collections.abc import Sequence

from game.paint.canvas import Canvas
from game.paint.palette import BRASS_DARK, CREAM, INK
from game.scenes.after.kind_picture import paint_sprites

_GOLD, _EMPTY = "#E7B23C", "#D9C79C"


def emblem(canvas: Canvas, sprites: Sequence[str], x: float, y: float, size: float, *, is_won: bool) -> None:
    """Draws an emblem around a point; what is not won yet is told by its shape, not by colour alone."""
    if is_won:
        canvas.star(x, y, size * 0.56, INK)
        canvas.star(x, y, size * 0.51, _GOLD)
    canvas.disc(x, y, size * 0.36, CREAM if is_won else _EMPTY, INK if is_won else BRASS_DARK, 2)
    paint_sprites(canvas, tuple(sprites), x, y, size * 0.46, is_grey=not is_won)
