"""Turns the events of a window into what happens on its user interface."""

from collections.abc import Iterator, Sequence

import pygame

from game.widgets.gamepad import Gamepad
from game.widgets.keyboard import Keyboard
from game.widgets.keys import Keys
from game.widgets.mouse import NEAR, Mouse
from game.widgets.node import Node, Pixel
from game.widgets.scanning import Scanner
from game.widgets.slow_keys import SlowKeys
from game.widgets.touch import Touch, pixel
from game.widgets.ui import PRESSING, Ui


class Early:
    """Finds presses that were not meant for what lies there now. Takes the user interface."""

    def __init__(self, ui: Ui) -> None:
        self._ui = ui
        self._keys: set[int] = set()
        self._last: tuple[Pixel, float] | None = None

    def holds(self, event: pygame.Event) -> bool:
        """Tells whether an event counts for nothing; a key that came early does so until it is let go."""
        match event.type:
            case pygame.KEYDOWN if event.key in PRESSING:
                if self._is_unseen(self._ui.target(event.key)):
                    self._keys.add(event.key)
                return event.key in self._keys
            case pygame.KEYUP:
                self._keys.discard(event.key)
            case pygame.MOUSEBUTTONDOWN if event.button == 1:
                return self._is_hurried(event.pos)
            case pygame.FINGERDOWN:
                return self._is_hurried(pixel(self._ui, event))
        return False

    def let_go(self) -> None:
        """Forgets which keys are down."""
        self._keys.clear()

    def _is_hurried(self, pos: Pixel) -> bool:
        """Tells whether a press came too early for what lies there, above all where one was pressed just before."""
        is_again = self._last is not None and max(abs(a - b) for a, b in zip(pos, self._last[0], strict=True)) <= NEAR
        is_early = self._is_unseen(self._ui.at(pos), self._last[1] if self._last and is_again else None)
        if not is_early:
            self._last = (pos, self._ui.now)
        return is_early

    def _is_unseen(self, node: Node | None, pressed: float | None = None) -> bool:
        return node is not None and not self._ui.sight.knows(node, self._ui.now, pressed)


class Repeats:
    """Tells the repeats of keys that are really held, one a round at most, from those that nobody meant."""

    def __init__(self) -> None:
        self._held: set[int] = set()

    def sift(self, events: Sequence[pygame.Event]) -> Iterator[pygame.Event]:
        """Yields the events of a round without repeats of keys that go up, or are repeated again, in the same round."""
        for i, event in enumerate(events):
            is_repeat = event.type == pygame.KEYDOWN and event.key in self._held
            self._note(event)
            if not (is_repeat and any(_is_of(other, event.key) for other in events[i + 1 :])):
                yield event

    def let_go(self) -> None:
        """Forgets which keys are down."""
        self._held.clear()

    def _note(self, event: pygame.Event) -> None:
        match event.type:
            case pygame.KEYDOWN:
                self._held.add(event.key)
            case pygame.KEYUP:
                self._held.discard(event.key)


def _is_of(event: pygame.Event, key: int) -> bool:
    return event.type in (pygame.KEYDOWN, pygame.KEYUP) and event.key == key


_FINGER = (pygame.FINGERDOWN, pygame.FINGERMOTION, pygame.FINGERUP)
_BUTTON = (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP, pygame.MOUSEMOTION)
_KEYS = (pygame.KEYDOWN, pygame.KEYUP, pygame.TEXTINPUT)
_LOSING = (
    pygame.WINDOWFOCUSLOST, pygame.WINDOWMINIMIZED, pygame.WINDOWHIDDEN, pygame.APP_WILLENTERBACKGROUND
)  # fmt: skip
"""After these nobody tells what is let go."""
_OTHER_HANDS = (pygame.KEYDOWN, pygame.MOUSEBUTTONDOWN, pygame.FINGERDOWN)


class Input:
    """Hands each event of a window to what knows it: the mouse, fingers or the keyboard.

    What a game controller does is read as keys first.
    """

    def __init__(self, ui: Ui) -> None:
        self._ui = ui
        self._keys = Keys()
        self._gamepad = Gamepad(ui)
        self._mouse = Mouse(ui)
        self._touch = Touch(ui)
        self._keyboard = Keyboard(ui)
        self._repeats = Repeats()
        self._slow = SlowKeys(ui)
        self._scanner = Scanner(ui)
        self._early = Early(ui)

    def open(self) -> None:
        """Begins to listen to game controllers."""
        self._gamepad.open()

    @property
    def is_waiting(self) -> bool:
        """Tells whether time decides what a hand means, so that it must be told of time."""
        return any(hand.is_waiting for hand in (self._touch, self._gamepad, self._slow, self._scanner))

    def tick(self, seconds: float) -> list[pygame.Event]:
        """Lets time pass; returns the keys that go on while a game controller holds them, or were held long enough."""
        self._touch.tick()
        self._scanner.tick()
        return self._left([*self._held_back(self._gamepad.tick(seconds)), *self._slow.tick()])

    def draw(self) -> None:
        """Shows which key must still be held before it counts, and what a switch would choose."""
        self._scanner.draw()
        self._slow.draw()

    def _held_back(self, events: list[pygame.Event]) -> list[pygame.Event]:
        """Returns what some events mean as slow keys."""
        return [meant for event in events for meant in self._slow.read(event)]

    def _left(self, events: list[pygame.Event]) -> list[pygame.Event]:
        """Returns the events that no switch was meant by, and that did not come too early."""
        return [event for event in events if not (self._scanner.takes(event) or self._early.holds(event))]

    def sift(self, events: Sequence[pygame.Event]) -> Iterator[pygame.Event]:
        """Yields the events of a round that somebody meant."""
        return self._repeats.sift(events)

    def read(self, event: pygame.Event) -> list[pygame.Event]:
        """Returns what is to be handled for an event: the keys that a game controller means, else the event itself."""
        if event.type in _LOSING:
            self._let_go()
        if event.type not in _KEYS and self._scanner.takes(event):
            return []
        if (strokes := self._gamepad.read(event)) is not None:
            return self._left(self._held_back(strokes))
        if event.type in _OTHER_HANDS and self._ui.pad:
            self._ui.pad, self._ui.is_stale = None, True
        return self._left(self._held_back(self._keys.read(event)))

    def _let_go(self) -> None:
        """Lets go of all that is held, carried or pressed down by any hand."""
        hands = (
            self._keys, self._gamepad, self._slow, self._scanner, self._early, self._mouse, self._touch,
            self._keyboard, self._repeats,
        )  # fmt: skip
        for hand in hands:
            hand.let_go()

    def handle(self, event: pygame.Event) -> bool:
        """Takes an event and returns whether it was used."""
        if event.type in _BUTTON and getattr(event, "touch", False):
            return True  # the finger itself was told already
        match event.type:
            case pygame.WINDOWLEAVE:
                self._ui.hover_at(None)
            case _ if event.type in _FINGER:
                return self._touch.handle(event)
            case pygame.MOUSEMOTION:
                return self._mouse.move(event.pos, is_dragging=bool(event.buttons[0]))
            case pygame.MOUSEBUTTONDOWN if event.button == 1:
                return self._mouse.press(event.pos)
            case pygame.MOUSEBUTTONDOWN if event.button == 3:
                return self._mouse.ask(event.pos)
            case pygame.MOUSEBUTTONUP if event.button == 1:
                return self._mouse.release(event.pos)
            case pygame.MOUSEWHEEL:
                return self._mouse.wheel(-event.y)
            case pygame.KEYDOWN:
                return self._keyboard.press(event)
            case pygame.KEYUP:
                self._keyboard.release(event.key)
            case pygame.TEXTINPUT | pygame.TEXTEDITING:
                return self._keyboard.letters(event)
        return False
