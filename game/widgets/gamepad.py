"""The game controller: what it does is read as the keys that do the same, so that it can do all that they can."""

import logging
import math
import os
from collections.abc import Iterator, Mapping
from dataclasses import dataclass

import pygame
from pygame._sdl2 import controller

from game.widgets.glyphs import Maker, maker
from game.widgets.ui import Ui

_LOG = logging.getLogger(__name__)
_FULL = 32767
_PUSHED, _LET_GO = 0.55, 0.4
"""From which part of its way on a stick or trigger counts as pushed, and back to which as let go."""
_MOVES, _RESTS = 0.4, 0.3
"""From which part of its way on the right stick or a trigger moves something, and up to which it is at rest again.

No stick comes back to its very middle, and a worn one stays farther away: the dead zones of SDL and of the makers of
controllers end at about a quarter.
"""
_FIRST, _NEXT = 0.4, 0.11
"""Seconds after which a held direction goes on, and then between its steps."""
_SCROLL, _NEARER = 1500.0, 3.0
"""Units a second that the right stick scrolls when it is pushed as far as it goes, and how many times nearer a trigger
brings a board in a second."""


@dataclass(frozen=True, slots=True)
class Stroke:
    """A key that a part of the controller stands for; `is_repeated` tells that it goes on while it is held."""

    key: int
    mod: int = 0
    letter: str = ""
    is_repeated: bool = False


LEFT, RIGHT = Stroke(pygame.K_LEFT, is_repeated=True), Stroke(pygame.K_RIGHT, is_repeated=True)
UP, DOWN = Stroke(pygame.K_UP, is_repeated=True), Stroke(pygame.K_DOWN, is_repeated=True)
PRESS = Stroke(pygame.K_RETURN)
NEXT_AREA = Stroke(pygame.K_TAB, is_repeated=True)
LAST_AREA = Stroke(pygame.K_TAB, pygame.KMOD_SHIFT, is_repeated=True)

BUTTONS: Mapping[int, Stroke] = {
    pygame.CONTROLLER_BUTTON_A: PRESS,
    pygame.CONTROLLER_BUTTON_B: Stroke(pygame.K_ESCAPE),
    pygame.CONTROLLER_BUTTON_X: NEXT_AREA,
    pygame.CONTROLLER_BUTTON_LEFTSHOULDER: LAST_AREA,
    pygame.CONTROLLER_BUTTON_RIGHTSHOULDER: NEXT_AREA,
    pygame.CONTROLLER_BUTTON_DPAD_LEFT: LEFT,
    pygame.CONTROLLER_BUTTON_DPAD_RIGHT: RIGHT,
    pygame.CONTROLLER_BUTTON_DPAD_UP: UP,
    pygame.CONTROLLER_BUTTON_DPAD_DOWN: DOWN,
    pygame.CONTROLLER_BUTTON_START: Stroke(pygame.K_PAUSE),
    pygame.CONTROLLER_BUTTON_BACK: Stroke(pygame.K_F1),
    pygame.CONTROLLER_BUTTON_LEFTSTICK: Stroke(pygame.K_t, letter="t"),
    pygame.CONTROLLER_BUTTON_RIGHTSTICK: Stroke(pygame.K_0, letter="0"),
}
"""What the buttons stand for, named by where SDL's own controller has them: A lies south, B east, X west, Y north."""
_AXES: Mapping[int, tuple[Stroke, Stroke]] = {
    pygame.CONTROLLER_AXIS_LEFTX: (LEFT, RIGHT),
    pygame.CONTROLLER_AXIS_LEFTY: (UP, DOWN),
}
"""What the two ends of the left stick's ways stand for."""
_TRIGGERS = (pygame.CONTROLLER_AXIS_TRIGGERLEFT, pygame.CONTROLLER_AXIS_TRIGGERRIGHT)
_MOVING = (pygame.CONTROLLER_AXIS_RIGHTX, pygame.CONTROLLER_AXIS_RIGHTY, *_TRIGGERS)
"""The axes that move and enlarge a board, or scroll, as far as they are pushed and as long."""
_OF_CONTROLLER = (
    pygame.CONTROLLERBUTTONDOWN,
    pygame.CONTROLLERBUTTONUP,
    pygame.CONTROLLERAXISMOTION,
    pygame.CONTROLLERDEVICEADDED,
    pygame.CONTROLLERDEVICEREMOVED,
)

_Part = tuple[int, int, int]
"""A part that can be held: the controller, a button or an axis, and which end of its way (0 of a button)."""


class Gamepad:
    """Reads all game controllers there are, which may come and go. Takes the user interface that they move about in."""

    def __init__(self, ui: Ui) -> None:
        self._ui = ui
        self._there: dict[int, controller.Controller] = {}
        self._held: dict[_Part, Stroke] = {}
        self._going_on: dict[_Part, float] = {}
        self._values: dict[tuple[int, int], float] = {}
        self._moving: set[tuple[int, int]] = set()
        self._last = -1

    def open(self) -> None:
        """Begins to listen; a computer that knows of no controllers is used without."""
        # The thumb's buttons are meant by where they lie, whatever stands on them.
        os.environ.setdefault("SDL_GAMECONTROLLER_USE_BUTTON_LABELS", "0")
        try:
            controller.init()
        except pygame.error as error:
            _LOG.info("no game controllers: %s", error)

    @property
    def is_waiting(self) -> bool:
        """Tells whether something is held that goes on by itself."""
        return bool(self._going_on) or any(self._pushed(axis) for axis in _MOVING)

    def read(self, event: pygame.Event) -> list[pygame.Event] | None:
        """Returns the keys that an event of a controller stands for, None if it is none of a controller."""
        if event.type not in _OF_CONTROLLER:
            return None
        match event.type:
            case pygame.CONTROLLERDEVICEADDED:
                self._add(event.device_index)
            case pygame.CONTROLLERDEVICEREMOVED:
                return self._remove(event.instance_id)
            case pygame.CONTROLLERBUTTONDOWN:
                return self._press(event.instance_id, event.button)
            case pygame.CONTROLLERBUTTONUP:
                return self._up((event.instance_id, event.button, 0))
            case pygame.CONTROLLERAXISMOTION:
                return [*self._move(event.instance_id, event.axis, max(-1.0, event.value / _FULL))]
        return []

    def tick(self, seconds: float) -> list[pygame.Event]:
        """Returns the keys of what goes on while it is held; the right stick and the triggers move what they move."""
        right, down, less, more = (self._pushed(axis) for axis in _MOVING)
        if right or down or less or more:
            self._move_on(right * _SCROLL * seconds, down * _SCROLL * seconds, _NEARER ** ((more - less) * seconds))
        strokes = []
        for part, when in self._going_on.items():
            if self._ui.now >= when:
                self._going_on[part] = self._ui.now + _NEXT
                strokes.append(_down(self._held[part]))
        return strokes

    def _move_on(self, right: float, down: float, times: float) -> None:
        """Moves on what is looked at, by some units: the list that the focus is in, else a board, else a page.

        A board comes so many times nearer as well. The focus ring goes, for what it is on need not be seen any more.
        """
        ui = self._ui
        focused = ui.find(ui.focus)
        board = next((node for node in ui.nodes if node.zoom), None)
        if board and board.zoom and not (focused and focused.scroll):
            x, y = board.rect.center
            board.zoom(times, (x, y), (x - ui.canvas.px(right), y - ui.canvas.px(down)))
            ui.is_keyboard, ui.is_stale = False, True
        else:
            ui.is_stale |= ui.scrolls.move(focused.scroll if focused else "", down)

    def _pushed(self, axis: int) -> float:
        """How far an axis is pushed on any controller, from its rest on; 0 at rest."""
        values = (self._values[at] for at in self._moving if at[1] == axis)
        pushed = max(values, key=abs, default=0.0)
        return math.copysign((abs(pushed) - _RESTS) / (1 - _RESTS), pushed) if pushed else 0.0

    # ------------------------------------------------------------------ coming and going
    def _add(self, index: int) -> None:
        try:
            found = controller.Controller(index)
        except (pygame.error, ValueError) as error:
            _LOG.info("game controller %s: %s", index, error)
            return
        self._there[found.id] = found

    def _remove(self, pad: int) -> list[pygame.Event]:
        """Forgets a controller; what was held on it is let go."""
        self._there.pop(pad, None)
        if pad == self._last:
            self._use(None)
        self._values = {at: value for at, value in self._values.items() if at[0] != pad}
        self._moving = {at for at in self._moving if at[0] != pad}
        return [event for part in [*self._held] if part[0] == pad for event in self._up(part)]

    def let_go(self) -> None:
        """Forgets what is held and pushed."""
        for kept in (self._held, self._going_on, self._values, self._moving):
            kept.clear()

    def _use(self, made: Maker | None) -> None:
        self._ui.is_stale |= self._ui.pad is not made
        self._ui.pad = made

    def _used(self, pad: int) -> None:
        self._last = pad
        self._use(maker(self._there[pad].name) if pad in self._there else Maker.OTHER)

    # ------------------------------------------------------------------ buttons, sticks and triggers
    def _press(self, pad: int, button: int) -> list[pygame.Event]:
        self._used(pad)
        if button == pygame.CONTROLLER_BUTTON_Y:
            self._ui.explain(self._ui.start)
        stroke = BUTTONS.get(button)
        if stroke is PRESS:
            stroke = Stroke(self._ui.pressing)
        return self._go((pad, button, 0), stroke) if stroke else []

    def _move(self, pad: int, axis: int, value: float) -> Iterator[pygame.Event]:
        """Reads where a stick or trigger is; of a stick that lies aslant only the farther way counts."""
        if axis in _TRIGGERS:
            value = max(0.0, value)  # some rest at the other end of their way
        self._values[pad, axis] = value
        if axis in _MOVING:
            self._note(pad, axis, abs(value))
        for way, stroke in zip((-1, 1), _AXES.get(axis, ()), strict=False):
            part = (pad, -1 - axis, way)
            if part in self._held and value * way < _LET_GO:
                yield from self._up(part)
            elif part not in self._held and value * way > max(_PUSHED, self._across(pad, axis)):
                self._used(pad)
                yield from self._go(part, stroke)

    def _note(self, pad: int, axis: int, far: float) -> None:
        """Notes whether what moves a board is pushed or at rest; between the two it stays what it was."""
        if far > _MOVES:
            self._moving.add((pad, axis))
            self._used(pad)
        elif far < _RESTS:
            self._moving.discard((pad, axis))

    def _across(self, pad: int, axis: int) -> float:
        """How far the stick of an axis is pushed along its other one."""
        other = {
            pygame.CONTROLLER_AXIS_LEFTX: pygame.CONTROLLER_AXIS_LEFTY,
            pygame.CONTROLLER_AXIS_LEFTY: pygame.CONTROLLER_AXIS_LEFTX,
        }.get(axis)
        return 0.0 if other is None else abs(self._values.get((pad, other), 0.0))

    def _go(self, part: _Part, stroke: Stroke) -> list[pygame.Event]:
        self._held[part] = stroke
        if stroke.is_repeated:
            self._going_on[part] = self._ui.now + _FIRST
        return [_down(stroke)]

    def _up(self, part: _Part) -> list[pygame.Event]:
        stroke = self._held.pop(part, None)
        self._going_on.pop(part, None)
        return [pygame.Event(pygame.KEYUP, key=stroke.key, mod=stroke.mod)] if stroke else []


def _down(stroke: Stroke) -> pygame.Event:
    return pygame.Event(pygame.KEYDOWN, key=stroke.key, mod=stroke.mod, unicode=stroke.letter)
