"""Presses that come before what they would press can have been seen: they count for nothing."""

import pygame

from game.widgets.mouse import NEAR
from game.widgets.node import Node, Pixel
from game.widgets.touch import pixel
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
