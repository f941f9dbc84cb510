"""What the action panel says about a choice: picture, title and lines; a line that stands for a move is a button."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from itertools import zip_longest
from typing import Any

from game.paint import lettering, sprites
from game.paint.box import Box
from game.paint.fonts import Face
from game.paint.palette import BAD, GOOD, INK
from game.tabletop.table import Preview
from game.widgets.choices import MARGIN, line_button
from game.widgets.ui import Ui

_SMALL_TITLE, _BODY, _LEAST_BODY = 28.0, 26.0, 20.0
_LOW_BOX, _LOW, _LEAST_LOW = 124.0, 90.0, 18.0
"""Where less height is left, letters may be smaller still: it is only low where all letters are large."""
_NARROW = 360.0
"""A box that is less wide has no room for a picture beside the words."""
_SLACK = 10.0
"""How far, in units, the only line may reach below its box."""
_TONES = {"plain": INK, "good": GOOD, "bad": BAD}


@dataclass(frozen=True, slots=True)
class _Line:
    """A line: its text, its tone, and the move that it stands for, if any."""

    text: str
    tone: str
    move: Any

    @property
    def face(self) -> Face:
        return "text" if self.tone == "plain" else "bold"

    def height(self, ui: Ui, room: float, size: float) -> float:
        """Returns how high the line is, with its plate."""
        text = lettering.paragraph_height(ui.canvas, self.text, room - 2 * self.inset, size, self.face)
        return text + (0 if self.move is None else 2 * MARGIN)

    @property
    def inset(self) -> float:
        """Returns how far the text stands from either end of the line."""
        return 0 if self.move is None else 12.0


def draw_preview(ui: Ui, preview: Preview, box: Box, choose: Callable[[Any], None] | None) -> None:
    """Draws the picture, the title and the lines, a little smaller where they are many, the last left out if need be.

    `choose` is told the move of a line that is touched (None: nothing can be chosen).
    """
    canvas, size = ui.canvas, min(108.0, box.h)
    left = box.x
    if preview.sprite and size > 40 and box.w >= _NARROW:
        wide = size / max(1.0, sprites.aspect(preview.sprite))
        canvas.put(preview.sprite, left, box.y + (box.h - size) / 2 if preview.label else box.y, wide)
        left += wide + 20
    room = box.right - left
    y = _draw_title(ui, preview.title, left, box.y, room, 34.0 if box.h >= _LOW_BOX else _SMALL_TITLE)
    moves = preview.choices if choose else ()
    told = [_Line(text[:1].upper() + text[1:], tone, move) for (text, tone), move in zip_longest(preview.lines, moves)]
    lines, body = _fitted(ui, told, room, box.bottom - y)
    for i, line in enumerate(lines):
        at = Box(left, y, room, line.height(ui, room, body))
        if choose and line.move is not None:
            line_button(ui, f"choice:{i}", at, line.text, partial(choose, line.move))
        top = y if line.move is None else y + MARGIN
        inside = room - 2 * line.inset
        lettering.paragraph(canvas, line.text, left + line.inset, top, inside, body, _TONES[line.tone], line.face)
        y = at.bottom


def _fitted(ui: Ui, lines: Sequence[_Line], room: float, free: float) -> tuple[Sequence[_Line], float]:
    """Returns the lines that find room, and the size of their letters."""

    def is_too_high() -> bool:
        return sum(line.height(ui, room, body) for line in lines) > free

    body, least = _BODY, _LEAST_BODY if free >= _LOW else _LEAST_LOW
    while body > least and is_too_high():
        body -= 1
    while len(lines) > 1 and is_too_high():
        lines = lines[:-1]
    if sum(line.height(ui, room, body) for line in lines) > free + _SLACK:
        lines = ()
    return lines, body


def _draw_title(ui: Ui, title: str, x: float, y: float, room: float, size: float) -> float:
    """Draws the title, a long one smaller or in two lines, and returns where it ends."""
    if lettering.width(ui.canvas, title, _SMALL_TITLE, "display") > room:
        return lettering.paragraph(ui.canvas, title, x, y, room, _SMALL_TITLE, INK, "display")
    lettering.text(ui.canvas, title, x, y + size * 0.6, size, INK, "display", room=room)
    return y + size * 1.18
