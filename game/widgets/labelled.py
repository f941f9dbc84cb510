"""A control with its icon, its label and its sentence: side by side, or below them where both do not fit."""

from collections.abc import Callable
from dataclasses import dataclass

from game.paint import lettering
from game.paint.box import Box
from game.paint.palette import INK, MUTED
from game.widgets.sheets import Part
from game.widgets.ui import Ui

SWITCH = 88.0
"""How wide a switch is: it stands beside its label in any window."""
_LEAST_ROW, _ROW_PAD, _CONTROL = 70.0, 12.0, 62.0
_LABEL_AT, _LABEL, _TEXT, _BETWEEN = 66.0, 28.0, 23.0, 24.0
_MOST_LINES = 3.5
"""A sentence that would need more lines beside its control stands above it."""


@dataclass(frozen=True, slots=True)
class Row:
    """One setting: its label, its icon, how wide its control is in units and what draws that.

    `least` is how wide the control is where it must be narrow. `draw` takes its right end, its middle height and the
    room for it. `text` is the sentence below the label, if any.
    """

    label: str
    icon: str
    wide: float
    least: float
    draw: Callable[[float, float, float], object]
    text: str = ""


def labelled(ui: Ui, row: Row, w: float) -> Part:
    """Returns a row for a width; spare height of its box is shared above and below."""
    canvas, beside = ui.canvas, w - _LABEL_AT - _BETWEEN
    label = lettering.width(canvas, row.label, _LABEL, "semi") + 1
    room = beside - max(row.least, min(row.wide, beside - label))
    lines = lettering.paragraph_height(canvas, row.text, room, _TEXT) if row.text else 0.0
    is_squeezed = lines > _MOST_LINES * lettering.paragraph_height(canvas, row.label, w, _TEXT)
    is_stacked = row.wide != SWITCH and (label > room or is_squeezed)
    room = w - _LABEL_AT if is_stacked else room
    tall = lettering.paragraph_height(canvas, row.label, room, _LABEL, "semi")
    tall += lettering.paragraph_height(canvas, row.text, room, _TEXT) if row.text else 0.0
    below = _CONTROL if is_stacked else 0.0

    def draw(box: Box) -> None:
        words = box.trimmed(left=_LABEL_AT, bottom=below)
        canvas.put(f"icon_{row.icon}_ink", box.x + 24, words.cy, 44, centre=True)
        y = lettering.paragraph(canvas, row.label, words.x, words.cy - tall / 2, room, _LABEL, INK, "semi")
        if row.text:
            lettering.paragraph(canvas, row.text, words.x, y, room, _TEXT, MUTED)
        if is_stacked:
            row.draw(min(box.right, words.x + row.wide), words.bottom + below / 2 - 6, words.w)
        else:
            row.draw(box.right, words.cy, min(row.wide, beside - room))

    return Part(max(_LEAST_ROW, tall + _ROW_PAD) + below, draw, 0)
