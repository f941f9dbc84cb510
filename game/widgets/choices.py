"""Sentences that can be chosen: a touch prepares what they tell."""

from collections.abc import Callable

from game.paint.box import Box
from game.paint.palette import BRASS, BRASS_DARK, CHOSEN, FIELD
from game.widgets.node import Node, Role
from game.widgets.ui import Ui

MARGIN = 4.0
"""How far its plate reaches beyond a sentence, above and below, in units."""


def line_button(ui: Ui, name: str, box: Box, told: str, act: Callable[[], None]) -> None:
    """Draws the plate of a sentence that does something, and names it; the text on it is drawn by the caller."""
    is_lit = name in (ui.hover, ui.pressed)
    fill, line = (CHOSEN, BRASS_DARK) if is_lit else (FIELD, BRASS)
    plate = Box(box.x, box.y + 1, box.w, box.h - 2)
    ui.canvas.box(plate, fill, line, 9, 2)
    ui.add(Node(name, Role.BUTTON, told, ui.canvas.rect(plate), act=act))
    ui.ring(name, plate.inset(6, 6), 9)
