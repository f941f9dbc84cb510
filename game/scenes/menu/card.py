"""The menu's card: the game that can be gone on with, or what is wrong with it and what can be done."""

from collections.abc import Callable
from dataclasses import dataclass

from game.paint import lettering, pieces
from game.paint.box import Box
from game.paint.palette import INK, MUTED
from game.paint.panels import panel, sheet
from game.saves.store import Saved
from game.saves.trouble import Notice
from game.scenes.saves.saved_game import PICTURE_SHAPE, box_title, moment, picture, tokens
from game.widgets.controls import button
from game.widgets.node import Node, Role
from game.widgets.ui import Ui


@dataclass(frozen=True, slots=True)
class CardActions:
    """What can be done on the card: go on with the game, look through the saves, put a damaged file aside."""

    resume: Callable[[], None]
    load: Callable[[], None]
    set_aside: Callable[[], None]


def continue_card(ui: Ui, box: Box, saved: Saved, resume: Callable[[], None]) -> None:
    """Draws the whole card as one button: picture, title, how far the game is, players."""
    canvas, words = ui.canvas, ui.words
    head = saved.head
    assert head is not None
    is_roomy = box.h > 260
    edge = 50.0 if is_roomy else 24.0
    if is_roomy:
        canvas.shadow(canvas.rect(box), 26, 190, 6, 14)
        panel(canvas, box, "frame_teal", 28)
    else:
        sheet(canvas, box)
    lines = (words("ui.menu.continue"), box_title(words, head.box), moment(words, head)[0])
    needed = max(lettering.width(canvas, lines[1], 28, "display"), lettering.width(canvas, lines[2], 25)) + 4
    wide = min((box.h - 2 * edge) * PICTURE_SHAPE, max(box.w * 0.3, box.w - 2 * edge - 32 - needed))
    tall = wide / PICTURE_SHAPE
    frame = Box(box.x + edge, box.cy - tall / 2, wide, tall)
    picture(canvas, saved, frame)
    told = Box(frame.right + 32, box.y + edge, box.right - edge - frame.right - 32, box.h - 2 * edge)
    if is_roomy:
        _tall_story(ui, told, lines, saved)
    else:
        _short_story(ui, told, lines, saved)
    rect = canvas.rect(box)
    spoken = ", ".join((*lines, ", ".join(player.name for player in head.players)))
    ui.add(Node("continue", Role.BUTTON, spoken, rect, act=resume, hint=words("ui.menu.resume_hint")))
    ui.ring("continue", box, 8)


def _tall_story(ui: Ui, box: Box, lines: tuple[str, str, str], saved: Saved) -> None:
    canvas, head = ui.canvas, saved.head
    assert head is not None
    lettering.text(canvas, lines[0], box.x, box.y + 24, 54, INK, "heavy", room=box.w)
    lettering.text(canvas, lines[1], box.x, box.y + 78, 28, INK, "display", room=box.w)
    shown = lettering.fitting(canvas, moment(ui.words, head), 25, "text", box.w)
    lettering.text(canvas, shown, box.x, box.y + 115, 25, MUTED, room=box.w)
    step = min(54.0, box.w / max(1, len(head.players)))
    tokens(canvas, head.players, box.x, box.y + 156, min(52.0, step), step)
    _go(ui, Box(box.x - 4, box.bottom - 58, box.w + 8, 62))


def _short_story(ui: Ui, box: Box, lines: tuple[str, str, str], saved: Saved) -> None:
    canvas, head = ui.canvas, saved.head
    assert head is not None
    wide = min(300.0, box.w * 0.4)
    room = box.w - wide - 24
    lettering.text(canvas, lines[1], box.x, box.cy - 38, 30, INK, "display", room=room)
    shown = lettering.fitting(canvas, moment(ui.words, head), 24, "text", room)
    lettering.text(canvas, shown, box.x, box.cy - 4, 24, MUTED, room=room)
    step = min(40.0, room / max(1, len(head.players)))
    tokens(canvas, head.players, box.x, box.cy + 32, min(36.0, step), step)
    _go(ui, Box(box.right - wide, box.cy - 36, wide, 72), lines[0])


def _go(ui: Ui, box: Box, label: str = "") -> None:
    """The picture of a button; the whole card is the button itself."""
    pieces.button(
        ui.canvas, box.x, box.y, box.w, box.h, label or ui.words("ui.menu.resume"), "teal", 32, icon="right",
        is_hovered=ui.hover == "continue", is_pressed=ui.pressed == "continue",
    )  # fmt: skip


def trouble_card(ui: Ui, box: Box, notice: Notice, actions: CardActions) -> None:
    """Draws what is wrong with the last game and two ways on."""
    canvas, words = ui.canvas, ui.words
    is_roomy = box.h > 260
    edge = 54.0 if is_roomy else 20.0
    if is_roomy:
        panel(canvas, box, "frame_walnut", 28)
        canvas.put("icon_warning_ink", box.x + edge + 24, box.y + edge + 24, 48, centre=True)
        lettering.text(
            canvas, words("ui.menu.trouble"), box.x + edge + 64, box.y + edge + 24, 38, INK, "display",
            room=box.w - 2 * edge - 64,
        )  # fmt: skip
        lettering.paragraph(
            canvas, words(notice.key, **notice.values), box.x + edge, box.y + edge + 62, box.w - 2 * edge, 25, INK
        )
        row = Box(box.x + edge, box.bottom - edge - 62, box.w - 2 * edge, 64)
    else:
        sheet(canvas, box)
        told, room = words(notice.key, **notice.values), box.w - 2 * edge
        size = 24.0
        while size > 16 and lettering.paragraph_height(canvas, told, room, size) > box.h - 84:
            size -= 1
        lettering.paragraph(canvas, told, box.x + edge, box.y + 10, room, size, INK)
        row = Box(box.x + edge, box.bottom - 66, room, 56)
    wide = (row.w - 20) / 2
    with ui.area("continue"):
        at = Box(row.x, row.y, wide, row.h)
        told = words("ui.menu.set_aside_hint")
        button(ui, "set_aside", at, words("ui.menu.set_aside"), actions.set_aside, size=26, icon="trash", hint=told)
        at = Box(row.right - wide, row.y, wide, row.h)
        button(
            ui, "load_other", at, words("ui.menu.other_saves"), actions.load,
            colour="teal", size=26, icon="folder", hint=words("ui.menu.other_saves_hint"),
        )  # fmt: skip
