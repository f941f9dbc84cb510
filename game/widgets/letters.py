"""Letters to choose from, for whoever has no keyboard at hand, but switches or a game controller.

They lie on a sheet of keys above everything, for the field that is typed into.
"""

from collections.abc import Callable, Iterator
from functools import partial

from game.core.text import stops
from game.locale.collation import letters as single_letters
from game.paint import lettering
from game.paint.box import Box
from game.paint.palette import BRASS, CREAM, INK, LIGHT, NIGHT
from game.widgets.node import Node, Role
from game.widgets.ui import Ui

AREA = "letters"
"""How the areas of the keys begin: each holds what is gone through at once."""
_DIGITS = "0123456789"
_GROUP, _KEY, _GAP, _HEAD, _SIZE = 6, 62.0, 8.0, 58.0, 30.0
_WIDEST, _WIDER = 1300.0, 3
"""The widest sheet, and how many keys wide what does something else than write a letter is."""


def lay_out(ui: Ui, field: str) -> None:
    """Lays letters out for a field, and puts the focus among them."""
    ui.focus, ui.scan.typing = f"{AREA}:done", field
    ui.is_keyboard = ui.is_stale = True


def put_away(ui: Ui) -> None:
    """Puts the letters away and goes back to the field."""
    ui.focus, ui.scan.typing, ui.is_stale = ui.scan.typing, "", True


def within(ui: Ui) -> list[Node]:
    """Returns what keys lead to: the letters alone while they lie there."""
    found = [node for node in ui.nodes if node.area.startswith(AREA)] if ui.scan.typing else []
    return found or ui.nodes


def letters(ui: Ui, field: str, box: Box, value: str, change: Callable[[str], None], limit: int) -> None:
    """Draws the keys for a field above the rest of the frame, at the foot of the window or, for a low field, its top.

    Takes the field, where it lies, what stands in it, what takes what is typed, and how long that may be.
    """
    ui.later(partial(_draw, ui, box, value, [*_keys(ui, value, change, limit)], field))


def _keys(
    ui: Ui, value: str, change: Callable[[str], None], limit: int
) -> Iterator[tuple[str, str, Callable[[], None]]]:
    """Yields keys: name, label, and what each does; what writes no letter comes first."""
    words = ui.words
    yield "done", words("senses.letters.done"), partial(put_away, ui)
    if value:
        yield "back", words("senses.letters.back"), partial(_type, ui, change, value[: stops(value)[-2]])
    if len(value) >= limit:
        return
    if value and not value.endswith(" "):
        yield "space", words("senses.letters.space"), partial(_type, ui, change, f"{value} ")
    is_first = not value or value.endswith(" ")
    for letter in (*single_letters(words("common.alphabet")), *_DIGITS):
        shown = letter.upper() if is_first else letter
        yield letter, shown, partial(_type, ui, change, value + shown)


def _type(ui: Ui, change: Callable[[str], None], value: str) -> None:
    change(value)
    ui.is_stale = True


def _draw(ui: Ui, over: Box, value: str, keys: list[tuple[str, str, Callable[[], None]]], field: str) -> None:
    canvas = ui.canvas
    width = min(_WIDEST, canvas.w - 24)
    across = int((width - _GAP) / (_KEY + _GAP))
    doing, typing = [key for key in keys if len(key[0]) > 1], [key for key in keys if len(key[0]) == 1]
    height = _HEAD + (1 + -(-len(typing) // across)) * (_KEY + _GAP) + _GAP
    sheet = Box((canvas.w - width) / 2, 12 if over.cy > canvas.h / 2 else canvas.h - height - 12, width, height)
    canvas.shadow(canvas.rect(sheet), 16, 200, 3, 8)
    canvas.box(sheet, NIGHT, BRASS, 14, 3)
    lettering.text(canvas, value or "…", sheet.cx, sheet.y + _HEAD / 2 + 4, 36, LIGHT, "bold", "c", room=width - 60)
    x, y = sheet.x + _GAP, sheet.y + _HEAD
    for i, key in enumerate(doing):
        at = Box(x + i * _WIDER * (_KEY + _GAP), y, _WIDER * (_KEY + _GAP) - _GAP, _KEY)
        _key(ui, at, key, f"{AREA}:{field}")
    for i, key in enumerate(typing):
        row, column = divmod(i, across)
        at = Box(x + column * (_KEY + _GAP), y + (1 + row) * (_KEY + _GAP), _KEY, _KEY)
        _key(ui, at, key, f"{AREA}:{i // _GROUP}")


def _key(ui: Ui, box: Box, key: tuple[str, str, Callable[[], None]], area: str) -> None:
    name, label, act = key
    ui.canvas.box(box, CREAM, INK, 8, 2)
    lettering.text(ui.canvas, label, box.cx, box.cy - 1, _SIZE, INK, "bold", "c", room=box.w - 12)
    ui.add(Node(f"{AREA}:{name}", Role.BUTTON, label, ui.canvas.rect(box), area, act=act))
    ui.ring(f"{AREA}:{name}", box, 8)
