"""The gates of a school: one behind which a lesson lies, smaller ones for what is not in the basic game, doors."""

from collections.abc import Callable
from dataclasses import dataclass

import pygame

from game.locale.words import Words
from game.paint import lettering
from game.paint.box import Box
from game.paint.canvas import Canvas
from game.paint.palette import BRASS, BRASS_DARK, BRASS_LIGHT, CLEAR, CREAM, FIELD, GOOD, INK, TEAL
from game.scenes.lesson.course import Gate, minutes_of
from game.scenes.school.ground import gate_box, world
from game.widgets.controls import button
from game.widgets.node import Node, Role
from game.widgets.ui import Ui

BASIC, LIT, FAR, DOOR = 142.0, 172.0, 92.0, 72.0
"""How wide gates are: of the basic lessons, of the one that comes next, of what lies farther, of questions."""
_TITLE, _SMALL = 26.0, 24.0
GO = Box(0, 0, 236, 60)
"""The size of the button below the gate that comes next."""


@dataclass(frozen=True, slots=True)
class Painter:
    """Draws gates of a box's school; `begin` starts the lesson of one, `size` is how large the basic ones are."""

    ui: Ui
    box: str
    words: Words
    begin: Callable[[Gate], None]
    size: float = 1.0

    def basic(self, gate: Gate, x: float, foot: float, room: float, *, has_button: bool = True) -> None:
        """Draws a gate of the path with number, medal, name and minutes, at most `room` wide.

        The next one is lit and, unless its button stands elsewhere, has that in the place of the minutes.
        """
        canvas = self.ui.canvas
        width = (LIT if gate.is_next else BASIC) * self.size
        at = gate_box(x, foot, width)
        if gate.is_next:
            canvas.glow(Box(x - 70, foot - 190, 140, 180), "#FFF0B0", 40, 255, 10, 70)
        self._gate(at, is_open=gate.is_done or gate.is_next)
        left, top = x - width * 0.5, foot - width * 1.1
        canvas.disc(left, top, 25, INK)
        canvas.disc(left, top, 23, "#A8312D" if gate.is_next else "#0E3B44", BRASS_LIGHT, 2.5)
        lettering.text(canvas, str(gate.number), left, top - 2, 28, "#FFE9B8", "heavy", "c")
        if gate.award:
            canvas.put(f"award_{gate.award}", x + width * 0.3, foot - width * 0.86, 74)
        plate = _plaque(canvas, x, foot - 4, self._title(gate), room, _TITLE, is_lit=gate.is_next)
        if gate.is_next and has_button:
            self.go(gate, GO.at(x - GO.w / 2, plate.bottom + 10))
        else:
            _chip(canvas, self._minutes(gate), x, plate.bottom + 24)
        self._node(gate, Box(at.x, at.y, at.w, plate.bottom - at.y))

    def far(self, gate: Gate, x: float, foot: float, room: float) -> None:
        """Draws a small gate with its name below it."""
        at = gate_box(x, foot, FAR)
        self._gate(at, is_open=gate.is_done)
        if gate.award:
            self.ui.canvas.put(f"award_{gate.award}", x + FAR * 0.32, foot - FAR * 0.8, 46)
        plate = _plaque(self.ui.canvas, x, foot - 4, self._title(gate), room, _SMALL, is_lit=False)
        self._node(gate, Box(x - FAR / 2, at.y, FAR, plate.bottom - at.y))

    def door(self, gate: Gate, x: float, top: float, room: float) -> None:
        """Draws the door of a question, on paper, with its name below it."""
        canvas, at = self.ui.canvas, Box(x - DOOR / 2, top, DOOR, DOOR * 1.28)
        self._gate(at, is_open=gate.is_done)
        if gate.is_done:
            canvas.disc(x + DOOR * 0.48, at.bottom - 14, 18, GOOD, FIELD, 2)
            canvas.put("icon_check_light", x + DOOR * 0.48, at.bottom - 14, 22, centre=True)
        title = self._title(gate)
        height = lettering.paragraph(canvas, title, x - room / 2, at.bottom + 6, room, _SMALL, INK, "semi", "c") - top
        self._node(gate, Box(x - DOOR / 2, top, DOOR, height))

    def _title(self, gate: Gate) -> str:
        return self.ui.words(gate.lesson.key("title"))

    def _minutes(self, gate: Gate) -> str:
        return self.ui.words("school.minutes", count=minutes_of(self.words, gate.lesson))

    def _gate(self, at: Box, *, is_open: bool) -> None:
        kind = "open" if is_open else "closed"
        self.ui.canvas.put(f"gate_{world(self.box)}_{kind}", at.x, at.y, at.w)

    def go(self, gate: Gate, at: Box) -> None:
        """Draws the button that begins the next lesson."""
        with self.ui.area("go"):
            button(
                self.ui, "go", at, self.ui.words("school.begin"), lambda: self.begin(gate),
                colour="teal", size=30, icon="play", key=pygame.K_RETURN,
            )  # fmt: skip

    def _told(self, gate: Gate) -> str:
        about = self.ui.words(gate.lesson.key("about"))
        return f"{about}\n{self.ui.words('school.again')}" if gate.is_done else about

    def _node(self, gate: Gate, at: Box) -> None:
        name = f"lesson:{gate.lesson.id}"
        rect = self.ui.canvas.rect(at)
        title = f"{self._title(gate)} ({self._minutes(gate)})"
        node = Node(name, Role.BUTTON, title, rect, act=lambda: self.begin(gate), hint=self._told(gate))
        node.is_on = gate.is_done
        self.ui.add(node)
        self.ui.ring(name, at, 14)


def _plaque(canvas: Canvas, x: float, y: float, title: str, room: float, size: float, *, is_lit: bool) -> Box:
    """Draws a dark plate with a name, on two lines where one is too long; returns where it is."""
    inside = min(room - 34, lettering.width(canvas, title, size, "display") + 4)
    height = lettering.paragraph_height(canvas, title, inside, size, "display")
    box = Box(x - max(170.0, inside + 34) / 2, y, max(170.0, inside + 34), height + 12)
    canvas.shadow(canvas.rect(box), 7, 150, 2, 5)
    canvas.box(box, TEAL if is_lit else "#2A1A11", INK, 10, 3)
    canvas.box(box.grown(-3), CLEAR, BRASS_LIGHT if is_lit else BRASS, 8, 2)
    lettering.paragraph(canvas, title, x - inside / 2, y + 4, inside, size, CREAM, "display", "c")
    return box


def _chip(canvas: Canvas, told: str, x: float, y: float) -> None:
    width = lettering.width(canvas, told, _SMALL, "semi") + 32
    canvas.box(Box(x - width / 2, y - 19, width, 38), FIELD, BRASS_DARK, 19, 2)
    lettering.text(canvas, told, x, y - 1, _SMALL, INK, "semi", "c")
