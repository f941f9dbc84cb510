"""One game in the list of saves: its picture, what it is, who plays, and what can be done with it."""

from collections.abc import Callable
from dataclasses import dataclass

from game.locale.words import Words
from game.paint import lettering, pieces
from game.paint.box import Box
from game.paint.palette import BAD, BRASS_DARK, CHOSEN, INK, MUTED
from game.saves.record import Record
from game.saves.store import Saved
from game.scenes.saves.saved_game import PICTURE_SHAPE, ending, moment, picture, ranked, tokens
from game.widgets.controls import round_button
from game.widgets.node import Node, Role
from game.widgets.reading import joined
from game.widgets.ui import Ui

TALL, TALLER, WIDE_ENOUGH = 152.0, 220.0, 1100.0
"""Units of height of a row, of one whose button stands below its text, and the width that the former needs."""
_TOOLS, _TOKEN, _PICTURE, _GO = 118.0, 40.0, 116.0, 226.0
_STEP = _TOKEN + 4
_ABOVE = 58.0
"""How far above the others the tool for finished games is."""


@dataclass(frozen=True, slots=True)
class RowActions:
    """What a row says and does: its name, when it was saved, its button, of what kind it is, and the actions.

    `date` has wordings from long to short. `rename` is None for a game without a name of its own, `review` for one that
    goes on.
    """

    name: str
    date: tuple[str, ...]
    verb: str
    kind: str
    open: Callable[[], None]
    rename: Callable[[], None] | None
    delete: Callable[[], None]
    review: Callable[[], None] | None = None


def saved_row(ui: Ui, words: Words, box: Box, index: int, saved: Saved, actions: RowActions) -> None:
    """Draws a row; all of it but the two small tools at its right opens the game."""
    canvas, name = ui.canvas, f"game:{index}"
    main = Box(box.x, box.y, box.w - _TOOLS, box.h)
    is_meant = ui.focus == name  # F2 and Del mean this one, whether the mouse or a key brought the focus here
    is_lit = ui.hover == name or is_meant
    canvas.box(main, CHOSEN if is_lit else "#FFF9EA90", BRASS_DARK, 14, 4 if is_meant else 2)
    is_wide = box.h < TALLER - 20
    frame = Box(main.x + 18, main.y + 12, _PICTURE * PICTURE_SHAPE, _PICTURE)
    picture(canvas, saved, frame)
    right = main.right - 24 - (_GO + 24 if is_wide else 0)
    told = Box(frame.right + 28, main.y + 10, right - frame.right - 28, main.h - 20)
    label = words(f"ui.saves.{actions.verb}")
    go = Box(main.right - 20 - _GO, main.cy - 31 if is_wide else main.bottom - 70, _GO, 60)
    if is_lit:
        _go(ui, name, go, label)
    else:
        canvas.put("icon_right_ink", go.right - 34, go.cy, 30, centre=True, alpha=150)
    if saved.head is None:
        _fault(ui, words, told, saved, actions.name)
    else:
        last, width = told.w, lettering.width(canvas, actions.date[0], 24)
        if not is_wide:
            room = main.w - _GO - 60
            date = lettering.fitting(canvas, actions.date, 24, "text", room)
            lettering.text(canvas, date, frame.x, main.bottom - 40, 24, MUTED, room=room)
        elif lettering.width(canvas, actions.name, 32, "display") + 24 + width <= told.w:
            lettering.text(canvas, actions.date[0], told.right, told.y + 21, 24, MUTED, at="r")
        else:
            room = told.w - len(saved.head.players) * _STEP - 24
            date = lettering.fitting(canvas, actions.date, 24, "text", room)
            lettering.text(canvas, date, told.right, told.y + 103, 24, MUTED, at="r", room=room)
            last -= lettering.width(canvas, date, 24) + 24
        _narrator(ui, words, told, saved.head, actions, last)
    rect = canvas.rect(main)
    won = ending(words, saved.head) if saved.head else ""
    node = Node(name, Role.BUTTON, actions.name, rect, act=actions.open, value=won)
    if saved.head and ui.reading.is_wanted:
        node.hint = joined([label, *_told(words, saved.head, actions), actions.date[0]])
    ui.add(node)
    ui.ring(name, main.grown(-8), 10)
    _tools(ui, words, box, index, actions)


def _go(ui: Ui, name: str, box: Box, label: str) -> None:
    """The picture of a button: the row itself is the button."""
    pieces.button(
        ui.canvas, box.x, box.y, box.w, box.h, label, "teal", 26,
        icon="right", is_hovered=ui.hover == name, is_pressed=ui.pressed == name,
    )  # fmt: skip


def _narrator(ui: Ui, words: Words, box: Box, head: Record, actions: RowActions, last: float) -> None:
    """Name, box and moment, players; the last line is only so wide, for the date may stand beside it."""
    canvas = ui.canvas
    lettering.text(canvas, actions.name, box.x, box.y + 20, 32, INK, "display", room=box.w)
    kind = actions.kind
    told = lettering.fitting(canvas, moment(words, head), 24, "text", box.w)
    x, width = box.x, lettering.width(canvas, kind, 24, "semi") + 36
    if kind != actions.name and width + lettering.width(canvas, told, 24) <= box.w:
        lettering.text(canvas, kind, x, box.y + 61, 24, MUTED, "semi")
        canvas.star(x + width - 18, box.y + 62, 7)
        x += width
    lettering.text(canvas, told, x, box.y + 61, 24, MUTED, room=box.right - x)
    players, called = ranked(words, head)
    tokens(canvas, players, box.x - 2, box.y + 104, _TOKEN, _STEP)
    left = box.x + _STEP * len(players) + 10
    names = words("ui.saves.players", players=called)
    room = box.x + last - left
    if lettering.width(canvas, names, 24) <= room:
        lettering.text(canvas, names, left, box.y + 103, 24, INK, room=room)


def _told(words: Words, head: Record, actions: RowActions) -> tuple[str, ...]:
    """Returns what the row shows of a game: its kind or box, how far it is, and who plays."""
    return actions.kind, moment(words, head)[0], words("ui.saves.players", players=ranked(words, head)[1])


def _fault(ui: Ui, words: Words, box: Box, saved: Saved, name: str) -> None:
    canvas = ui.canvas
    lettering.text(canvas, name, box.x, box.y + 20, 30, INK, "display", room=box.w)
    if saved.trouble:
        told = words(saved.trouble.key, **saved.trouble.values)
        lettering.paragraph(canvas, told, box.x, box.y + 42, box.w, 24, BAD, "semi")


def _tools(ui: Ui, words: Words, box: Box, index: int, actions: RowActions) -> None:
    x, y = box.right - _TOOLS + 34, box.cy + (_ABOVE / 2 if actions.review else 0)
    if actions.review:
        label = f"{words('ui.review.open')}: {words('ui.review.open_hint')}"
        round_button(
            ui, f"review:{index}", x + (29 if actions.rename else 58), y - _ABOVE, "chart", actions.review, label
        )
    if actions.rename:
        round_button(ui, f"rename:{index}", x, y, "pencil", actions.rename, words("ui.saves.rename"))
    round_button(ui, f"delete:{index}", x + 58, y, "trash", actions.delete, words("ui.saves.delete"))
