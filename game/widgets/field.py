"""The text field."""

from collections.abc import Callable
from functools import partial

import pygame

from game.core.text import stops
from game.paint import lettering
from game.paint.box import Box
from game.paint.canvas import Canvas
from game.paint.palette import BAD, BRASS_DARK, FIELD, INK, MUTED
from game.widgets.editing import Editor
from game.widgets.letters import letters
from game.widgets.node import Edit, Node, Role
from game.widgets.ui import Ui

_SIZE, _PAD = 26.0, 16.0
_SELECTED, _FOCUS = "#A9D8DA", "#0A63B0"


def field(
    ui: Ui,
    name: str,
    box: Box,
    value: str,
    change: Callable[[str], None],
    label: str,
    limit: int = 16,
    *,
    empty: str = "",
    hint: str = "",
    fault: str = "",
    is_told: bool = False,
    is_answer: bool = False,
) -> None:
    """Draws a text field of at most `limit` characters; what is typed goes to `change` at once.

    `empty` stands in it while it is empty, `hint` explains it, `fault` says what is wrong with its value, `is_told`
    that this is written beside it, so that a tip need not say it again. `is_answer` is a field whose dialog Enter and
    Esc answer; elsewhere they leave the field.
    """
    canvas, is_active = ui.canvas, ui.focus == name
    edge, width = (BAD, 4) if fault else (BRASS_DARK, 3 if is_active else 2)
    canvas.box(box, FIELD, edge, 10, width)
    editor = ui.typist.editor(name, value) if is_active else None
    inside = Box(box.x + _PAD, box.y, box.w - 2 * _PAD, box.h)
    if editor:
        editor.settle(value)
        inside = Box(inside.x, inside.y, inside.w - _counter(canvas, box, editor, limit), inside.h)
        _typing(canvas, inside, editor)
        ui.later(partial(_ring, canvas, box, canvas.s.get_clip()))
    elif value:
        lettering.text(canvas, value, inside.x, box.cy - 1, _SIZE, INK, "bold", room=inside.w + 4)
    elif empty:
        lettering.text(canvas, empty, inside.x, box.cy - 1, _SIZE, MUTED, room=inside.w + 4)
    start = inside.x - (editor.offset if editor else 0)
    anchor, caret = (editor.anchor, editor.caret) if editor else (0, 0)
    edit = Edit(change, limit, partial(_index_at, canvas, value, start), is_answer, anchor, caret)
    told = "" if is_told and not ui.reading.is_wanted else fault
    node = Node(name, Role.FIELD, label, canvas.rect(box), value=value, edit=edit)
    node.hint = ui.words("ui.field.full", count=limit) if editor and editor.is_full else told or hint
    ui.add(node)
    if ui.scan.typing == name:
        letters(ui, name, box, value, change, limit)


def _typing(canvas: Canvas, box: Box, editor: Editor) -> None:
    """The text with selection and caret, moved so far that the caret is in sight."""
    at, composed = editor.caret, editor.composed
    shown = editor.value[:at] + composed + editor.value[at:]
    caret = _width(canvas, shown[: at + len(composed)])
    editor.offset = max(0.0, min(editor.offset, _width(canvas, shown) + 4 - box.w))
    editor.offset = min(max(editor.offset, caret + 4 - box.w), caret)
    x, top, height = box.x - editor.offset, box.y + 8, box.h - 16
    with canvas.clipped(canvas.rect(Box(box.x - 3, box.y, box.w + 6, box.h))):
        start, end = (_width(canvas, shown[:i]) for i in editor.selection)
        if start != end and not composed:
            canvas.box(Box(x + start, top, end - start, height), _SELECTED)
        lettering.text(canvas, shown, x, box.cy - 1, _SIZE, INK, "bold")
        begun = x + _width(canvas, shown[:at])
        editor.place = canvas.rect(Box(begun, box.y, x + caret - begun + 2, box.h))
        if composed:
            canvas.line(begun, box.bottom - 9, x + caret, box.bottom - 9, INK, 2)
        canvas.line(x + caret, top + 2, x + caret, top + height - 2, INK, 2)


def _counter(canvas: Canvas, box: Box, editor: Editor, limit: int) -> float:
    """How much of the limit is used, near its end; red where it just refused something. Returns the room it takes."""
    used = len(editor.value)
    if limit - used > max(2, limit // 5) and not editor.is_full:
        return 0.0
    tone = BAD if editor.is_full else MUTED
    return 12 + lettering.text(canvas, f"{used}/{limit}", box.right - 12, box.cy - 1, 22, tone, "semi", "r")


def _width(canvas: Canvas, text: str) -> float:
    return lettering.width(canvas, text, _SIZE, "bold") if text else 0.0


def _index_at(canvas: Canvas, value: str, start: float, pixel: int) -> int:
    """Before which letter of a text that begins at `start` units a pixel lies."""
    along = pixel / canvas.k - start
    return min(stops(value), key=lambda i: abs(_width(canvas, value[:i]) - along))


def _ring(canvas: Canvas, box: Box, clip: pygame.Rect) -> None:
    """The ring lies above what is drawn later, but no further than the area that the field is scrolled in."""
    with canvas.clipped(clip):
        canvas.outline(box.grown(4), _FOCUS, 13, max(3 / canvas.k, 4))
