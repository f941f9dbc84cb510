"""Slow keys: a key counts once it was held for a while, so that what a hand brushes against does nothing."""

from dataclasses import dataclass, field
from functools import partial

import pygame

from game.paint.box import Box
from game.paint.palette import NIGHT
from game.widgets.ui import Ui

_WITH_OTHERS = frozenset(
    (
        pygame.K_LSHIFT, pygame.K_RSHIFT, pygame.K_LCTRL, pygame.K_RCTRL, pygame.K_LALT, pygame.K_RALT,
        pygame.K_LMETA, pygame.K_RMETA, pygame.K_MODE, pygame.K_CAPSLOCK, pygame.K_NUMLOCKCLEAR,
    )
)  # fmt: skip
"""Keys that do nothing by themselves: they need not be held."""
_STEPS = 8
"""How often the bar grows until the key counts."""
_WIDE, _TALL, _FILLED = 150.0, 16.0, "#FFD65C"


@dataclass(slots=True)
class _Waiting:
    event: pygame.Event
    since: float
    letters: list[pygame.Event] = field(default_factory=list)


class SlowKeys:
    """Holds keys back while the user interface has a `key_delay`; a key that goes on is heard once.

    A key that counts is told as pressed and let go at once, whatever the hand does then: nothing hangs on for how long
    it is held. Takes the user interface.
    """

    def __init__(self, ui: Ui) -> None:
        self._ui = ui
        self._down: set[int] = set()
        self._waiting: _Waiting | None = None
        self._shown = 0

    @property
    def is_waiting(self) -> bool:
        """Tells whether a key is held that does not count yet."""
        return self._waiting is not None

    def read(self, event: pygame.Event) -> list[pygame.Event]:
        """Returns what an event means now: nothing while a key is held that does not count yet."""
        if not self._ui.key_delay:
            self.let_go()
            return [event]
        match event.type:
            case pygame.KEYDOWN if event.key not in _WITH_OTHERS:
                self._press(event)
                return []
            case pygame.KEYUP if event.key in self._down:
                self._down.discard(event.key)
                if self._waiting and self._waiting.event.key == event.key:
                    self._wait_for(None)
                return []
            case pygame.TEXTINPUT if self._down:
                if self._waiting and not self._waiting.letters:
                    self._waiting.letters.append(event)
                return []
        return [event]

    def tick(self) -> list[pygame.Event]:
        """Returns the events of a key that was held for long enough."""
        waiting, ui = self._waiting, self._ui
        if waiting is None:
            return []
        if ui.now - waiting.since < ui.key_delay:
            ui.is_stale |= self._part != self._shown
            return []
        self._wait_for(None)
        key, mod = waiting.event.key, waiting.event.mod
        return [waiting.event, *waiting.letters, pygame.Event(pygame.KEYUP, key=key, mod=mod)]

    def _press(self, event: pygame.Event) -> None:
        if event.key not in self._down:
            self._down.add(event.key)
            self._wait_for(_Waiting(event, self._ui.now))

    def _wait_for(self, waiting: _Waiting | None) -> None:
        self._waiting, self._ui.is_stale = waiting, True

    def let_go(self) -> None:
        """Forgets which keys are down, and that one of them waits."""
        if self._down or self._waiting:
            self._down.clear()
            self._wait_for(None)

    # ------------------------------------------------------------------ what is seen of it
    @property
    def _part(self) -> int:
        """How many steps of the bar are filled."""
        assert self._waiting is not None
        return min(_STEPS, int((self._ui.now - self._waiting.since) / self._ui.key_delay * _STEPS))

    def draw(self) -> None:
        """Shows, on what the key would press, for how long it must still be held."""
        if self._waiting is not None:
            self._shown = self._part
            self._ui.later(partial(self._draw, self._waiting.event.key, self._shown / _STEPS))

    def _draw(self, key: int, part: float) -> None:
        ui, canvas = self._ui, self._ui.canvas
        node = ui.target(key) or ui.find(ui.focus)
        x, y = canvas.w / 2, canvas.h - 40
        if node is not None and node.visible.w:
            x, y = node.visible.centerx / canvas.k, node.visible.bottom / canvas.k
        bar = Box(0, 0, _WIDE, _TALL).moved(
            max(8.0, min(canvas.w - _WIDE - 8, x - _WIDE / 2)), max(8.0, min(canvas.h - _TALL - 8, y - _TALL / 2))
        )
        canvas.box(bar.grown(4), "#FFFFFF", NIGHT, 12, 3)
        canvas.box(bar, NIGHT, None, 8)
        if part:
            canvas.box(Box(bar.x, bar.y, max(_TALL, bar.w * part), bar.h), _FILLED, None, 8)
