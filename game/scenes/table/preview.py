"""What the action panel says about a choice: picture, title and lines; a line that stands for a move is a button."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from itertools import zip_longest
from typing import Any

from game.paint import lettering, sprites
from game.paint.box import Box
from game.paint.fonts import Face
from game.paint.palette import BAD, GOOD, INK, MUTED
from game.tabletop.table import Preview
from game.widgets.controls import MARGIN, line_button
from game.widgets.ui import Ui

_SMALL_TITLE, _BODY, _LEAST_BODY = 28.0, 26.0, 20.0
_LOW_BOX, _LOW, _LEAST_LOW = 124.0, 90.0, 18.0
"""Where less height is left, letters may be smaller still: it is only low where all letters are large."""
_NARROW = 360.0
"""A box that is less wide has no room for a picture beside the words."""
_MOST_COLUMNS, _BETWEEN, _NOTE = 2, 12.0, 20.0
"""Columns of sentences to choose from, the room between, and the size of what is said of those that are left out."""
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
    """Draws the picture, the title and the lines, a little smaller where they are many, sentences to choose from also
    side by side; if need be the last are left out, of a list with a word about them.

    `choose` is told the move of a line that is touched (None: nothing can be chosen).
    """
    canvas, size = ui.canvas, min(108.0, box.h)
    if preview.sprite and size > 40 and box.w >= _NARROW:
        wide = size / max(1.0, sprites.aspect(preview.sprite))
        canvas.put(preview.sprite, box.x, box.y + (box.h - size) / 2 if preview.label else box.y, wide)
        box = box.trimmed(left=wide + 20)
    moves = preview.choices if choose else ()
    told = [_Line(text[:1].upper() + text[1:], tone, move) for (text, tone), move in zip_longest(preview.lines, moves)]
    title = 34.0 if box.h >= _LOW_BOX else _SMALL_TITLE
    below = box.trimmed(top=_title_height(ui, preview.title, box.w, title))
    lines, body = _fitted(ui, told, below, _MOST_COLUMNS if moves else 1)
    _draw_title(ui, preview.title, box, title)
    if len(lines) < len(told) and not preview.label:
        used = lettering.width(canvas, preview.title, title, "display") + _BETWEEN
        _draw_missing(ui, box.trimmed(left=used).band(0, title * 1.18), len(lines), len(told))
    for i, (line, at) in enumerate(lines):
        if choose and line.move is not None:
            line_button(ui, f"choice:{i}", at, line.text, partial(choose, line.move))
        top = at.y if line.move is None else at.y + MARGIN
        inside = at.w - 2 * line.inset
        lettering.paragraph(canvas, line.text, at.x + line.inset, top, inside, body, _TONES[line.tone], line.face)


def _draw_missing(ui: Ui, box: Box, shown: int, count: int) -> None:
    """Draws what is said beside the title of a list that is not shown whole."""
    more, some = (
        ui.words("ui.table.more_moves", count=count - shown),
        ui.words("ui.table.some", shown=shown, count=count),
    )
    note = lettering.fitting(ui.canvas, (more, some, ""), _NOTE, "semi", box.w)
    lettering.text(ui.canvas, note, box.right, box.cy, _NOTE, MUTED, "semi", "r", room=box.w)


def _fitted(ui: Ui, lines: Sequence[_Line], box: Box, most: int) -> tuple[Sequence[tuple[_Line, Box]], float]:
    """Returns where the lines that find room go, in so many columns at most, and the size of their letters."""
    least = _LEAST_BODY if box.h >= _LOW else _LEAST_LOW
    for columns in range(1, most + 1):
        body = _BODY
        while body >= least:
            placed = _placed(ui, lines, box, columns, body)
            if all(at.bottom <= box.bottom for _, at in placed):
                return placed, body
            body -= 1
    placed = _placed(ui, lines, box, 1, least)
    kept = [each for each in placed if each[1].bottom <= box.bottom]
    return kept or [each for each in placed[:1] if each[1].bottom <= box.bottom + _SLACK], least


def _placed(ui: Ui, lines: Sequence[_Line], box: Box, columns: int, body: float) -> list[tuple[_Line, Box]]:
    """Returns where lines go in so many columns, row by row."""
    found, y, cells = list[tuple[_Line, Box]](), box.y, box.columns(columns, _BETWEEN)
    for first in range(0, len(lines), columns):
        row = [*zip(lines[first : first + columns], cells, strict=False)]
        high = max(line.height(ui, cell.w, body) for line, cell in row)
        found += [(line, Box(cell.x, y, cell.w, line.height(ui, cell.w, body))) for line, cell in row]
        y += high
    return found


def _title_height(ui: Ui, title: str, room: float, size: float) -> float:
    if lettering.width(ui.canvas, title, _SMALL_TITLE, "display") > room:
        return lettering.paragraph_height(ui.canvas, title, room, _SMALL_TITLE, "display")
    return size * 1.18


def _draw_title(ui: Ui, title: str, box: Box, size: float) -> None:
    """Draws the title, a long one smaller or in two lines."""
    canvas = ui.canvas
    if lettering.width(canvas, title, _SMALL_TITLE, "display") > box.w:
        lettering.paragraph(canvas, title, box.x, box.y, box.w, _SMALL_TITLE, INK, "display")
        return
    lettering.text(canvas, title, box.x, box.y + size * 0.6, size, INK, "display", room=box.w)
