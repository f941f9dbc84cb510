"""Hands: what a mouse, a finger, keys and a game controller do to play a move, as events for the window's queue."""

from collections.abc import Callable, Iterator
from typing import Any, Protocol

import pygame

from game.tools.hands.eyes import Eyes, Stuck, differing, parts
from game.widgets.gamepad import BUTTONS, PRESS
from game.widgets.node import REACTION, Node, Pixel
from game.widgets.ui import PRESSING

Events = tuple[pygame.Event, ...]
Steps = Iterator[Events]
"""What happens in the next rounds of the program's loop, one after the other."""

_DOUBLE, _BOUNCE = 0.5, 0.3
"""Seconds after which a click is no double click, and a key pressed again no bounce."""
_NEAR = 30
_TRIES = 80
"""Touches after which a move cannot be made."""


class Hand(Protocol):
    """Acts by one kind of input."""

    def use(self, eyes: Eyes, name: str) -> Steps:
        """Activates a node."""
        ...

    def play(self, eyes: Eyes, move: Any) -> Steps:
        """Plays a legal move at the table: its items, then the button, unless it was played at once."""
        yield from touch_all(eyes, move, lambda name: self.use(eyes, name))


def rest(eyes: Eyes, seconds: float) -> Steps:
    """Lets time pass."""
    end = eyes.ui.now + seconds
    while eyes.ui.now < end:
        yield ()


def see(eyes: Eyes, look: Callable[[], Node | None], pressed: float | None = None) -> Steps:
    """Waits until what lies somewhere has been there for as long as an eye needs; `pressed`: see `Sight.knows`."""
    while (node := look()) and not eyes.ui.sight.knows(node, eyes.ui.now, pressed):
        yield ()


def line(start: Pixel, end: Pixel, movements: int) -> Iterator[Pixel]:
    """Yields where a hand is after each of its movements from one point to another."""
    for i in range(1, movements + 1):
        share = i / movements
        yield start[0] + round((end[0] - start[0]) * share), start[1] + round((end[1] - start[1]) * share)


def touch_all(eyes: Eyes, move: Any, use: Callable[[str], Steps]) -> Steps:
    """Touches what belongs to a move and gives back what does not, then the button, unless it was played at once."""
    table = eyes.table
    at, wanted = table.session.number, parts(table, move)
    for _ in range(_TRIES):
        if table.session.number != at:
            return
        wrong = differing(table, wanted)
        yield from use(f"item:{wrong[0]}" if wrong else "submit")
    raise Stuck(eyes.stuck("the move was not played"))


# ---------------------------------------------------------------------- pointers
def clicked(eyes: Eyes, pos: Pixel) -> Events:
    """Returns what a mouse tells when it clicks a point."""
    return (
        pygame.Event(pygame.MOUSEMOTION, pos=pos, rel=(0, 0), buttons=(0, 0, 0)),
        pygame.Event(pygame.MOUSEBUTTONDOWN, pos=pos, button=1),
        pygame.Event(pygame.MOUSEBUTTONUP, pos=pos, button=1),
    )


def tapped(eyes: Eyes, pos: Pixel) -> Events:
    """Returns what a touch screen tells when a finger taps a point."""
    return finger(eyes, pygame.FINGERDOWN, pos), finger(eyes, pygame.FINGERUP, pos)


def finger(eyes: Eyes, kind: int, pos: Pixel) -> pygame.Event:
    """Returns what a touch screen tells of a finger at a point."""
    width, height = eyes.ui.surface.get_size()
    return pygame.Event(kind, finger_id=0, touch_id=0, x=pos[0] / width, y=pos[1] / height, dx=0, dy=0)


class PointerHand(Hand):
    """Acts by clicks or taps alone: never before it saw what is there, nor so quickly that two would be a double click.

    Takes what is told when a point is pressed.
    """

    def __init__(self, press: Callable[[Eyes, Pixel], Events] = clicked) -> None:
        self._press = press
        self._last: tuple[Pixel, float] = ((-99, -99), 0.0)

    def use(self, eyes: Eyes, name: str) -> Steps:
        yield from self.press(eyes, eyes.spot(name))

    def press(self, eyes: Eyes, pos: Pixel) -> Steps:
        """Presses a point."""
        yield from self.approach(eyes, pos)
        yield self._press(eyes, pos)

    def approach(self, eyes: Eyes, pos: Pixel) -> Steps:
        """Waits as long as a press at a point would be one with the last, or for what was not seen yet."""
        (x, y), when = self._last
        is_again = max(abs(pos[0] - x), abs(pos[1] - y)) < _NEAR
        if is_again and 0 <= eyes.ui.now - when < _DOUBLE:
            yield from rest(eyes, _DOUBLE)
        yield from see(eyes, lambda: eyes.ui.at(pos), when if is_again else None)
        self._last = (pos, eyes.ui.now)

    def again(self, eyes: Eyes, pos: Pixel) -> Events:
        """Returns what is told when a point is pressed at once, as by a hand that clicks twice."""
        self._last = (pos, eyes.ui.now)
        return self._press(eyes, pos)


# ---------------------------------------------------------------------- keys and buttons
def struck(key: int, mod: int = 0, letter: str = "") -> Events:
    """Returns what a keyboard tells when a key is pressed and let go."""
    return (
        pygame.Event(pygame.KEYDOWN, key=key, unicode=letter, mod=mod),
        pygame.Event(pygame.KEYUP, key=key, mod=mod),
    )


_STICK = {
    pygame.K_LEFT: (pygame.CONTROLLER_AXIS_LEFTX, -32768),
    pygame.K_RIGHT: (pygame.CONTROLLER_AXIS_LEFTX, 32767),
    pygame.K_UP: (pygame.CONTROLLER_AXIS_LEFTY, -32768),
    pygame.K_DOWN: (pygame.CONTROLLER_AXIS_LEFTY, 32767),
}


def pushed(key: int, mod: int = 0, letter: str = "") -> Events:
    """Returns what a game controller tells when it does what a key does: by its stick or one of its buttons."""
    if key in _STICK:
        axis, far = _STICK[key]
        return tuple(
            pygame.Event(pygame.CONTROLLERAXISMOTION, instance_id=0, axis=axis, value=value) for value in (far, 0)
        )
    meant = PRESS.key if key in PRESSING else key
    button = next(button for button, stroke in BUTTONS.items() if (stroke.key, stroke.mod) == (meant, mod))
    kinds = (pygame.CONTROLLERBUTTONDOWN, pygame.CONTROLLERBUTTONUP)
    return tuple(pygame.Event(kind, instance_id=0, button=button) for kind in kinds)


class Steerer(Hand):
    """Acts by moving the focus alone. Takes what is told when a key is pressed."""

    def __init__(self, press: Callable[[int, int, str], Events] = struck) -> None:
        self._press = press
        self._last = (0, 0.0)

    def press(self, eyes: Eyes, key: int, mod: int = 0, letter: str = "") -> Steps:
        """Presses a key; never before it saw what that presses, nor again so soon that it would be a bounce."""
        last, when = self._last
        if key in PRESSING and key == last and 0 <= eyes.ui.now - when < _BOUNCE:
            yield from rest(eyes, _BOUNCE)
        if key in PRESSING:
            yield from see(eyes, lambda: eyes.ui.target(key))
        self._last = (key, eyes.ui.now)
        yield self._press(key, mod, letter)

    def steer(self, eyes: Eyes, name: str) -> Steps:
        """Brings the focus to a node on the shortest way there is."""
        for key, mod in eyes.way(name):
            yield from self.press(eyes, key, mod)
        if eyes.ui.focus != name:
            raise Stuck(eyes.stuck(f"{name} was not reached, but {eyes.ui.focus}"))

    def use(self, eyes: Eyes, name: str) -> Steps:
        yield from self.steer(eyes, name)
        yield from self.press(eyes, pygame.K_RETURN)


_PATIENCE = 400
"""Steps after which something is not among what is stepped through."""


class Switcher(Hand):
    """Acts by one switch while the program steps, or by two. `pressed` counts the presses, `steps` the steps."""

    def __init__(self) -> None:
        self.pressed = self.steps = 0

    def use(self, eyes: Eyes, name: str) -> Steps:
        """Chooses group by group what holds a node, and at last the node."""
        for _ in range(_PATIENCE):
            scan = eyes.ui.scan
            if name in (reached := scan.reached):
                yield from rest(eyes, REACTION)
                if scan.reached != reached:
                    continue
                is_last = len(reached) == 1
                self.pressed += 1
                yield struck(pygame.K_RETURN if scan.mode == "pair" else pygame.K_SPACE)
                if is_last:
                    return
            elif scan.mode == "pair":
                yield struck(pygame.K_SPACE)
            else:
                yield from _until_stepped(eyes, scan.reached)
            self.steps += 1
        raise Stuck(eyes.stuck(f"{name} is not among what is stepped through: {sorted(eyes.ui.scan.reached)}"))


def _until_stepped(eyes: Eyes, seen: frozenset[str]) -> Steps:
    """Waits for the program's next step."""
    end = eyes.ui.now + 2 * eyes.ui.scan.pace
    while eyes.ui.scan.reached == seen and eyes.ui.now < end:
        yield ()
