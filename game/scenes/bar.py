"""The bar above a table: whose turn it is, what can be done, and undo, hint and pause."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

import pygame

from game.core.rules import Seat
from game.paint import lettering, pieces
from game.paint.box import Box
from game.paint.palette import BRASS, BRASS_LIGHT, CREAM, LIGHT, NIGHT, PLAYER
from game.paint.panels import tray
from game.scenes.board import BAR, Board
from game.scenes.turn_controller import Phase
from game.tabletop.table import Selection
from game.widgets.controls import button
from game.widgets.ui import Ui

if TYPE_CHECKING:
    from game.scenes.table import TableScene

_STEP = 76.0
"""The height of the room for the button of the step mode."""
_ICON, _PROMPT = 80.0, 420.0
"""The widths of a button with nothing but its icon, and of the least room that the prompt needs beside words."""
_SPOKEN = ("pause", "hint", "undo")
"""The buttons that keep their words longest."""
_GROUND = {"jade": "#0A7557"}
"""What stands in for a player colour on which the light name would be too faint."""
_INK_ON = {"ivory": "#2B1A10", "saffron": "#2B1A10"}


def banner(ui: Ui, board: Board, seat: Seat, x: float) -> float:
    """Draws whose turn it is (colour, emblem, name and an arrow) and returns where the banner ends."""
    canvas, player = ui.canvas, board.session.players[seat]
    label = ui.words("ui.table.turn", player=player.name)
    w = _banner_width(ui, label)
    wide = w - 84 - 66
    canvas.box(Box(x, 10, w, 68), _GROUND.get(player.colour, PLAYER[player.colour]), BRASS_LIGHT, 34, 3)
    pieces.token(canvas, player.colour, x + 36, 46, 84)
    ink = _INK_ON.get(player.colour, CREAM)
    shade = NIGHT if ink == CREAM else None
    lettering.text(canvas, label, x + 84, 42, 40, ink, "heavy", shade=shade, room=wide + 2)
    canvas.put(f"icon_right_{'light' if ink == CREAM else 'ink'}", x + w - 36, 44, 32, centre=True)
    return x + w


def _banner_width(ui: Ui, label: str) -> float:
    return 84 + min(430.0, lettering.width(ui.canvas, label, 40, "heavy")) + 66


def strip(ui: Ui) -> None:
    """Draws the dark strip behind the bar."""
    ui.canvas.fill(Box(0, 0, ui.canvas.w, BAR), "#1A0A12F0")
    ui.canvas.line(0, BAR, ui.canvas.w, BAR, BRASS, 3)


@dataclass(frozen=True, slots=True)
class _Slot:
    """One button of the bar: its id, icon, shortcut, what it does and, if that cannot be done now, why."""

    name: str
    icon: str
    key: int
    act: Callable[[], None]
    why: str = ""


def _width(ui: Ui, label: str) -> float:
    """How wide a button is, with its icon and perhaps a word."""
    return _ICON + (38 + lettering.width(ui.canvas, label, 26, "display") if label else 0)


class TopBar:
    """The bar of a table that is being played."""

    def __init__(self, scene: "TableScene") -> None:
        self._scene = scene

    def draw(self, ui: Ui, selection: Selection) -> None:
        """Draws banner, prompt and buttons."""
        strip(ui)
        x = 24.0
        if selection.actor is not None:
            x = banner(ui, self._scene.board, selection.actor, 24) + 28
        with ui.area("bar"):
            right = self._buttons(ui, x)
        _prompt(ui, self._told(ui, selection), x, right - x - 20)

    def _told(self, ui: Ui, selection: Selection) -> str:
        scene = self._scene
        if not scene.is_settled:
            return ""
        if scene.turn.phase is Phase.COMPUTER:
            key = "ui.table.step" if scene.waits_for_step else "ui.table.thinking"
            return ui.words(key, player=scene.session.players[scene.turn.seat or 0].name)
        if scene.turn.phase is Phase.MASKED:
            return scene.board.table.preview(scene.board.view, selection).title
        return scene.board.table.prompt(scene.board.view, selection)

    def _buttons(self, ui: Ui, left: float) -> float:
        """The buttons from the right, each at its place all game long; returns where they begin."""
        slots = self._slots(ui)
        x, labels = ui.canvas.w - 32, self._labels(ui, [slot.name for slot in slots])
        for slot in slots:
            label, told = labels[slot.name], ui.words(f"ui.table.{slot.name}")
            w = _width(ui, label)
            x -= w
            button(
                ui, slot.name, Box(x, 12, w, 62), label, slot.act, size=26, icon=slot.icon, key=slot.key,
                is_enabled=not slot.why, why=slot.why, hint=ui.words(f"ui.table.{slot.name}_hint"), spoken=told,
            )  # fmt: skip
            x -= 12
        return x

    def _slots(self, ui: Ui) -> list[_Slot]:
        """What the bar holds, from the right; what cannot be done now stands there with its reason."""
        scene, words = self._scene, ui.words
        viewer = scene.board.viewer
        not_now = words("ui.fan.masked" if scene.is_masked else "ui.table.not_your_turn")

        def why(is_possible: Callable[[], object], key: str) -> str:
            """Asks only while somebody can act: an idle bar costs nothing."""
            return not_now if not scene.can_play else "" if is_possible() else words(key)

        undo = why(lambda: (scene.picker and scene.picker.touched) or scene.controller.can_undo, "ui.table.no_undo")
        redo = why(lambda: scene.controller.can_redo, "ui.session.no_redo")
        recap = why(lambda: viewer is not None and scene.has_recap(viewer), "ui.table.no_recap")
        mask = _Slot("mask", "eye_off", 0, scene.mask, "" if scene.can_mask else words("ui.fan.masked"))
        return [
            _Slot("pause", "pause", 0, lambda: scene.services.open(scene.services.routes.pause, scene.session)),
            *([mask] if scene.controller.is_quick else []),
            _Slot("hint", "hint", pygame.K_h, scene.hint, why(lambda: True, "")),
            _Slot("undo", "undo", pygame.K_u, scene.undo, undo),
            _Slot("redo", "redo", pygame.K_y, scene.redo, redo),
            _Slot("recap", "film", pygame.K_r, scene.recap, recap),
        ]

    def _labels(self, ui: Ui, names: Sequence[str]) -> dict[str, str]:
        """The words on the buttons: on as many as leave the prompt its room beside the longest name at the table."""
        players = self._scene.session.players
        widest = max(_banner_width(ui, ui.words("ui.table.turn", player=player.name)) for player in players)
        room = ui.canvas.w - 32 - (24 + widest + 28) - _PROMPT
        labels: dict[str, str] = {}
        for spoken in (names, _SPOKEN, ("pause",)):
            labels = {name: ui.words(f"ui.table.{name}") if name in spoken else "" for name in names}
            if sum(_width(ui, label) + 12 for label in labels.values()) <= room:
                break
        return labels

    def draw_waiting(self, ui: Ui, board: Board) -> None:
        """Draws what stands in the action panel's place while nobody at the screen can act: who is thinking."""
        turn = self._scene.turn
        is_computer = turn.phase is Phase.COMPUTER and self._scene.is_settled
        key = "ui.table.step" if self._scene.waits_for_step else "ui.table.thinking"
        seat = turn.seat if is_computer else None
        told = ui.words(key, player=board.session.players[seat or 0].name) if is_computer else ""
        draw_actor(ui, board, seat, told, _STEP if self._scene.waits_for_step else 0)
        if self._scene.waits_for_step:
            box = board.places.action
            at = Box(box.x + 20, box.bottom - _STEP, box.w - 40, _STEP - 14)
            cap = ui.words("ui.keys.space")
            with ui.area("action"):
                button(
                    ui, "step", at, ui.words("ui.walk.next"), self._scene.click, colour="teal", size=30,
                    key=pygame.K_SPACE, cap=cap,
                )  # fmt: skip


def draw_actor(ui: Ui, board: Board, seat: Seat | None, told: str, foot: float = 0) -> None:
    """Draws who is at it, with a sentence, where the action panel stands for a person; the emblem for nobody.

    `foot` is how much room at the bottom is kept free.
    """
    box = board.places.action
    tray(ui.canvas, box)
    box = Box(box.x, box.y, box.w, box.h - foot)
    size = min(150.0, box.h * 0.62)
    if seat is None:
        ui.canvas.put("logo", box.cx, box.cy, size, centre=True)
        return
    player = board.session.players[seat]
    pieces.token(ui.canvas, player.colour, box.x + 30 + size / 2, box.cy, size)
    left = box.x + 60 + size
    room = box.right - left - 20
    lettering.text(ui.canvas, player.name, left, box.cy - 26, 38, BRASS_LIGHT, "display", room=room)
    lettering.paragraph(ui.canvas, told, left, box.cy + 2, room, 26, LIGHT)


def _prompt(ui: Ui, told: str, x: float, room: float) -> None:
    """A prompt on one line or, where it is narrow, on as many as the bar holds."""
    if lettering.width(ui.canvas, told, 26) <= room:
        lettering.text(ui.canvas, told, x, 44, 26, LIGHT)
        return
    for size in range(26, 16, -1):
        tall = lettering.paragraph_height(ui.canvas, told, room, size)
        if tall <= BAR - 12:
            lettering.paragraph(ui.canvas, told, x, 44 - tall / 2, room, size, LIGHT)
            return
