"""What a box draws in its rulebook: pictures and tables made from its sprites and its data."""

from collections.abc import Callable
from dataclasses import dataclass

from game.paint.canvas import Box, Canvas
from game.widgets.ui import Translate


@dataclass(frozen=True, slots=True)
class Figure:
    """A picture or table of the rulebook; `boxes/<name>/figures.py` holds them by name as FIGURES.

    `height` takes canvas, texts and a width in units (at least 300) and returns how high the picture will be; `draw`
    takes canvas, texts and the box of that width and height.
    """

    height: Callable[[Canvas, Translate, float], float]
    draw: Callable[[Canvas, Translate, Box], None]
