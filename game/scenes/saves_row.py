"""One game in the list of saves: its picture, what it is, who plays, and what can be done with it."""

from collections.abc import Callable
from dataclasses import dataclass

from game.locale.words import Words
from game.paint import lettering, pieces
from game.paint.canvas import Box
from game.paint.palette import BAD, BRASS_DARK, CHOSEN, INK, MUTED
from game.saves.record import Record
from game.saves.store import Saved
from game.scenes.saved_game import PICTURE_SHAPE, box_title, moment, picture, tokens
from game.widgets.controls import round_button
from game.widgets.node import Node, Role
from game.widgets.ui import Ui

TALL, TALLER, WIDE_ENOUGH = 152.0, 196.0, 1100.0
"""Units of height of a row, of one whose button stands below its text, and the width that the former needs."""
_TOOLS, _TOKEN = 118.0, 40.0


@dataclass(frozen=True, slots=True)
class Deeds:
    """What a row says and does: its name, what its button is called, whether it was saved by itself, and the actions.

    `rename` is None for a game without a name of its own.
    """

    name: str
    verb: str
    is_in_progress: bool
    open: Callable[[], None]
    rename: Callable[[], None] | None
    delete: Callable[[], None]


def saved_row(ui: Ui, words: Words, box: Box, index: int, saved: Saved, deeds: Deeds) -> None:
    """Draws a row; all of it but the two small tools at its right opens the game."""
    canvas, name = ui.canvas, f"game:{index}"
    main = Box(box.x, box.y, box.w - _TOOLS, box.h)
    is_lit = ui.hover == name
    canvas.box(main.x, main.y, main.w, main.h, CHOSEN if is_lit else "#FFF9EA90", BRASS_DARK, 14, 3 if is_lit else 2)
    tall = min(116.0, box.h - 24)
    frame = Box(main.x + 18, main.y + 12, tall * PICTURE_SHAPE, tall)
    picture(canvas, saved, frame)
    told = Box(frame.right + 28, main.y + 10, main.right - frame.right - 52, main.h - 20)
    is_wide = box.w >= WIDE_ENOUGH - 30
    _go(ui, name, told, words(f"ui.saves.{deeds.verb}"), is_wide=is_wide)
    room = told.w - (250 if is_wide else 0)
    if saved.head:
        _story(ui, words, Box(told.x, told.y, room, told.h), saved.head, deeds)
    else:
        _fault(ui, words, Box(told.x, told.y, room, told.h), saved, deeds.name)
    rect = canvas.rect(main.x, main.y, main.w, main.h)
    ui.add(Node(name, Role.BUTTON, deeds.name, rect, act=deeds.open))
    ui.ring(name, main.grown(-8), 10)
    _tools(ui, words, box, index, deeds)


def _go(ui: Ui, name: str, box: Box, label: str, *, is_wide: bool) -> None:
    """The picture of a button: the row itself is the button."""
    at = Box(box.right - 226, box.cy - 31, 226, 60) if is_wide else Box(box.right - 250, box.bottom - 56, 250, 54)
    pieces.button(
        ui.canvas, at.x, at.y, at.w, at.h, label, "teal", 26,
        icon="right", is_hovered=ui.hover == name, is_pressed=ui.pressed == name,
    )  # fmt: skip


def _story(ui: Ui, words: Words, box: Box, head: Record, deeds: Deeds) -> None:
    canvas = ui.canvas
    date = words.date(head.label.written)
    wide = lettering.width(canvas, date, 24)
    lettering.text(canvas, deeds.name, box.x, box.y + 20, 32, INK, "display", room=box.w - wide - 24)
    lettering.text(canvas, date, box.right, box.y + 21, 24, MUTED, at="r")
    kind = words("ui.saves.autosave") if deeds.is_in_progress else box_title(words, head.box)
    parts = [kind] if kind != deeds.name else []
    parts.append(moment(words, head))
    x = box.x
    for i, part in enumerate(parts):
        if i:
            canvas.star(x + 2, box.y + 62, 7)
            x += 18
        left = box.right - x
        x += lettering.text(canvas, part, x, box.y + 61, 24, MUTED, "text" if i else "semi", room=left) + 18
    step = _TOKEN + 4
    tokens(canvas, head.players, box.x - 2, box.y + 104, _TOKEN, step)
    left = box.x + step * len(head.players) + 10
    names = words("ui.saves.players", players=[player.name for player in head.players])
    if lettering.width(canvas, names, 22) <= box.right - left:
        lettering.text(canvas, names, left, box.y + 103, 24, INK, room=box.right - left)


def _fault(ui: Ui, words: Words, box: Box, saved: Saved, name: str) -> None:
    canvas = ui.canvas
    lettering.text(canvas, name, box.x, box.y + 20, 30, INK, "display", room=box.w)
    if saved.trouble:
        told = words(saved.trouble.key, **saved.trouble.values)
        lettering.paragraph(canvas, told, box.x, box.y + 42, box.w, 24, BAD, "semi")


def _tools(ui: Ui, words: Words, box: Box, index: int, deeds: Deeds) -> None:
    x, y = box.right - _TOOLS + 34, box.cy
    if deeds.rename:
        round_button(ui, f"rename:{index}", x, y, "pencil", deeds.rename, words("ui.saves.rename"))
    round_button(ui, f"delete:{index}", x + 58, y, "trash", deeds.delete, words("ui.saves.delete"))
