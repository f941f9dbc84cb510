"""Touch screens: a tap clicks, a finger carries and scrolls, a long press asks "what is this?", two bring nearer."""

from dataclasses import dataclass
from math import dist

import pygame

from game.widgets.mouse import Mouse
from game.widgets.node import Pixel
from game.widgets.ui import Ui

_LONG = 0.5
"""Seconds that a finger rests on something that it asks about."""
_TREMBLE = 16
"""Pixels that a resting finger moves at most."""
_SILENT = 3.0
"""Seconds after which a finger that did not move is no more there, if another one comes: nobody told that it went."""
_APART = 24
"""Pixels that two fingers are taken to be apart at least, so that a board cannot jump."""


@dataclass(slots=True)
class _Press:
    start: Pixel
    last: Pixel
    since: float
    is_scrolling: bool = False


class Touch:
    """Hands what fingers do to a user interface: the first one is its pointer."""

    def __init__(self, ui: Ui) -> None:
        self._ui = ui
        self._pointer = Mouse(ui, _TREMBLE)
        self._fingers: dict[int, Pixel] = {}
        self._heard: dict[int, float] = {}
        self._press: _Press | None = None

    @property
    def is_waiting(self) -> bool:
        """Tells whether a finger rests on something and time decides what that means."""
        return self._press is not None

    def tick(self) -> None:
        """Lets time pass: a finger that rests long enough asks what it rests on."""
        ui, press = self._ui, self._press
        if press is None or press.is_scrolling or ui.carried or ui.now - press.since < _LONG:
            return
        self._press = None
        self._pointer.let_go()
        ui.explain(ui.at(press.start))

    def handle(self, event: pygame.Event) -> bool:
        """Takes a finger going down, along or up and returns whether it was used."""
        pos = pixel(self._ui, event)
        if event.type == pygame.FINGERDOWN:
            self._forget(event.finger_id)
        self._heard[event.finger_id] = self._ui.now
        match event.type:
            case pygame.FINGERDOWN:
                return self._down(event.finger_id, pos)
            case pygame.FINGERMOTION if event.finger_id in self._fingers:
                return self._along(event.finger_id, pos)
            case pygame.FINGERUP if event.finger_id in self._fingers:
                return self._up(event.finger_id, pos)
        return False

    def let_go(self) -> None:
        """Forgets all fingers, and what they hold."""
        self._fingers.clear()
        self._press = None
        self._pointer.let_go()

    def _forget(self, finger: int) -> None:
        """Lets go of fingers that cannot be there any more when one goes down: itself, and those long silent."""
        gone = [f for f in self._fingers if f == finger or self._ui.now - self._heard[f] > _SILENT]
        if gone:
            self._fingers = {f: pos for f, pos in self._fingers.items() if f not in gone}
            self._press = None
            self._pointer.let_go()

    def _down(self, finger: int, pos: Pixel) -> bool:
        self._fingers[finger] = pos
        if len(self._fingers) > 1:
            self._press = None
            self._pointer.let_go()
            return True
        self._press = _Press(pos, pos, self._ui.now)
        self._pointer.move(pos, is_dragging=False)
        return self._pointer.press(pos)

    def _along(self, finger: int, pos: Pixel) -> bool:
        before = dict(self._fingers)
        self._fingers[finger] = pos
        if len(before) == 2:
            return self._pinch(tuple(before.values()), tuple(self._fingers.values()))
        press = self._press
        if press is None:
            return self._ui.carried is not None and self._pointer.move(pos, is_dragging=True)
        if not press.is_scrolling and self._pointer.move(pos, is_dragging=True):
            self._press = None
        elif press.is_scrolling or dist(press.start, pos) >= _TREMBLE:
            self._scroll(press, pos)
        return True

    def _scroll(self, press: _Press, pos: Pixel) -> None:
        """Drags what scrolls under the finger; a finger that went astray presses nothing."""
        press.is_scrolling = True
        self._pointer.let_go()
        self._ui.scrolls.drag(press.start, (press.last[1] - pos[1]) / self._ui.canvas.k)
        press.last = pos
        self._ui.is_stale = True

    def _pinch(self, before: tuple[Pixel, ...], after: tuple[Pixel, ...]) -> bool:
        centre, to = _middle(before), _middle(after)
        node = next((n for n in reversed(self._ui.nodes) if n.zoom and n.holds(centre)), None)
        if node is None or node.zoom is None:
            return False
        node.zoom(max(_APART, dist(*after)) / max(_APART, dist(*before)), centre, to)
        return True

    def _up(self, finger: int, pos: Pixel) -> bool:
        del self._fingers[finger]
        press, self._press = self._press, None
        is_tap = press is not None and not press.is_scrolling
        is_used = (is_tap or self._ui.carried is not None) and self._pointer.release(pos)
        self._ui.hover_at(None)  # no finger points where it is not
        self._ui.is_stale = True
        return is_used


def pixel(ui: Ui, event: pygame.Event) -> Pixel:
    """Returns where in the window a finger is."""
    width, height = ui.surface.get_size()
    return (round(event.x * width), round(event.y * height))


def _middle(points: tuple[Pixel, ...]) -> Pixel:
    return (round(sum(x for x, _ in points) / len(points)), round(sum(y for _, y in points) / len(points)))
