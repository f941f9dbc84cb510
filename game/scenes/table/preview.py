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
from game.widgets.controls import ARROW, line_button, plate_margin
from game.widgets.ui import Ui

_SMALL_TITLE, _LEAST_TITLE, _BODY, _LEAST_BODY = 28.0, 23.0, 26.0, 20.0
_LOW_BOX, _LOW, _LEAST_LOW = 124.0, 90.0, 18.0
"""Where less height is left, letters may be smaller still: it is only low where all letters are large. There a title
is smaller rather than in two lines, which would leave no room for what it is about.
"""
_NARROW = 360.0
"""A box that is less wide has no room for a picture beside the words."""
_MOST_COLUMNS, _BETWEEN, _NOTE = 2, 12.0, 20.0
"""Columns of sentences to choose from, the room between, and the size of what is said of those that are left out."""
_SLACK = 10.0
"""How far, in units, the only line may reach below its box."""
_PICTURED = 23.0
"""There is no picture where the letters beside it would be smaller than that."""
_BELOW = 24.0
"""A picture begins no more than this below the first line: in a tall box it stays beside the words."""
_TONES = {"plain": INK, "good": GOOD, "bad": BAD}


@dataclass(frozen=True, slots=True)
class _Line:
    """A line: its text, its tone, the move that it stands for, if any, and whether it is one of a list of moves."""

    text: str
    tone: str
    move: Any
    is_listed: bool

    @property
    def face(self) -> Face:
        return "text" if self.tone == "plain" else "bold"

    def height(self, ui: Ui, room: float, size: float) -> float:
        """Returns how high the line is, with its plate."""
        text = lettering.paragraph_height(ui.canvas, self.text, room - self.before - self.after, size, self.face)
        return text + (0 if self.move is None else 2 * plate_margin(ui.canvas))

    @property
    def colour(self) -> str:
        """Returns the colour of the letters: what is done on the table itself steps back in a list of moves."""
        return MUTED if self.is_listed and self.move is None and self.tone == "plain" else _TONES[self.tone]

    @property
    def before(self) -> float:
        """Returns how far the text stands from the left end of the line: all of a list at the same."""
        return 12.0 if self.is_listed else 0.0

    @property
    def after(self) -> float:
        """Returns how far the text stays from the right end of the line, where a plate has its arrow."""
        return 0.0 if self.move is None else ARROW


def draw_preview(ui: Ui, preview: Preview, box: Box, choose: Callable[[Any], None] | None) -> None:
    """Draws the picture, the title and the lines, a little smaller where they are many, sentences to choose from also
    side by side; if need be the last are left out, of a list with a word about them.

    `choose` is told the move of a line that is touched (None: nothing can be chosen).
    """
    canvas = ui.canvas
    moves = preview.choices if choose else ()
    told = [
        _Line(text[:1].upper() + text[1:], tone, move, bool(moves))
        for (text, tone), move in zip_longest(preview.lines, moves)
    ]
    box = _draw_picture(ui, preview, box, told)
    _draw_title(ui, preview.title, box)
    below = box.trimmed(top=_title_height(ui, preview.title, box))
    lines, body = _fitted(ui, told, below, _MOST_COLUMNS if moves else 1)
    if len(lines) < len(told) and not preview.label:
        title = _title_sizes(box)[0]
        used = lettering.width(canvas, preview.title, title, "display") + _BETWEEN
        beside = box.trimmed(left=used).band(0, title * 1.18)
        under = box.trimmed(top=lines[-1][1].bottom - box.y) if moves and lines else beside
        _draw_missing(ui, (beside, under), len(lines), len(told))
    for i, (line, at) in enumerate(lines):
        if choose and line.move is not None:
            line_button(ui, f"choice:{i}", at, line.text, partial(choose, line.move))
        top = at.y if line.move is None else at.y + plate_margin(canvas)
        inside = at.w - line.before - line.after
        lettering.paragraph(canvas, line.text, at.x + line.before, top, inside, body, line.colour, line.face)


def _draw_picture(ui: Ui, preview: Preview, box: Box, lines: Sequence[_Line]) -> Box:
    """Draws the picture, where that does not leave the lines small letters only, and returns what is left for words."""
    size = min(108.0, box.h)
    if not preview.sprite or size <= 40 or box.w < _NARROW:
        return box
    width = size / max(1.0, sprites.aspect(preview.sprite))
    beside = box.trimmed(left=width + 20)
    below = _title_height(ui, preview.title, beside)
    if preview.label and _fitted(ui, lines, beside.trimmed(top=below), 1)[1] < _PICTURED:
        return box
    top = box.y + min(_BELOW, (box.h - size) / 2) if preview.label else box.y
    ui.canvas.put(preview.sprite, box.x, top, width)
    return beside


def _draw_missing(ui: Ui, places: Sequence[Box], shown: int, count: int) -> None:
    """Draws what is said of a list that is not shown whole, in the first place where that finds room."""
    more, some = (
        ui.words("ui.table.more_moves", count=count - shown),
        ui.words("ui.table.some", shown=shown, count=count),
    )
    for box in places:
        if box.h >= _NOTE and (note := lettering.fitting(ui.canvas, (more, some, ""), _NOTE, "semi", box.w)):
            lettering.text(ui.canvas, note, box.right, box.cy, _NOTE, MUTED, "semi", "r", room=box.w)
            return


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
    ways = [(_kept(ui, lines, box, body), body) for body in range(int(least), int(_BODY))]
    return max(ways, key=lambda way: (len(way[0]), way[1]))


def _kept(ui: Ui, lines: Sequence[_Line], box: Box, body: float) -> list[tuple[_Line, Box]]:
    """Returns where those lines go that find room in one column; the only one may reach a little below the box."""
    placed = _placed(ui, lines, box, 1, body)
    kept = [each for each in placed if each[1].bottom <= box.bottom]
    return kept or [each for each in placed[:1] if each[1].bottom <= box.bottom + _SLACK]


def _placed(ui: Ui, lines: Sequence[_Line], box: Box, columns: int, body: float) -> list[tuple[_Line, Box]]:
    """Returns where lines go in so many columns, row by row."""
    found, y, cells = list[tuple[_Line, Box]](), box.y, box.columns(columns, _BETWEEN)
    for first in range(0, len(lines), columns):
        row = [*zip(lines[first : first + columns], cells, strict=False)]
        height = max(line.height(ui, cell.w, body) for line, cell in row)
        found += [(line, Box(cell.x, y, cell.w, line.height(ui, cell.w, body))) for line, cell in row]
        y += height
    return found


def _title_sizes(box: Box) -> tuple[float, float]:
    """Returns how large the letters of a title are, and how small in one line."""
    return (34.0, _SMALL_TITLE) if box.h >= _LOW_BOX else (_SMALL_TITLE, _LEAST_TITLE)


def _title_height(ui: Ui, title: str, box: Box) -> float:
    size, least = _title_sizes(box)
    if lettering.width(ui.canvas, title, least, "display") > box.w:
        return lettering.paragraph_height(ui.canvas, title, box.w, _SMALL_TITLE, "display")
    return size * 1.18


def _draw_title(ui: Ui, title: str, box: Box) -> None:
    """Draws the title, a long one smaller or in two lines."""
    canvas, (size, least) = ui.canvas, _title_sizes(box)
    if lettering.width(canvas, title, least, "display") > box.w:
        lettering.paragraph(canvas, title, box.x, box.y, box.w, _SMALL_TITLE, INK, "display")
        return
    lettering.text(canvas, title, box.x, box.y + size * 0.6, size, INK, "display", room=box.w)
