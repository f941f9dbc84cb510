"""Turns the events of a window into what happens on its user interface."""

import pygame

from game.widgets.gamepad import Gamepad
from game.widgets.keyboard import Keyboard
from game.widgets.mouse import Mouse
from game.widgets.ui import Ui

_ENDING = (
    pygame.KEYDOWN,
    pygame.MOUSEBUTTONDOWN,
    pygame.MOUSEWHEEL,
    pygame.FINGERDOWN,
    pygame.CONTROLLERBUTTONDOWN,
    pygame.WINDOWFOCUSLOST,
)
"""The input that ends an explanation."""


class Input:
    """Hands each event of a window to what knows it: the mouse or the keyboard.

    What a game controller does is read as keys first.
    """

    def __init__(self, ui: Ui) -> None:
        self._ui = ui
        self._gamepad = Gamepad(ui)
        self._mouse = Mouse(ui)
        self._keyboard = Keyboard(ui)

    def open(self) -> None:
        """Begins to listen to game controllers."""
        self._gamepad.open()

    @property
    def needs_ticks(self) -> bool:
        """Tells whether something is held that goes on by itself."""
        return self._gamepad.needs_ticks

    def tick(self, seconds: float) -> list[pygame.Event]:
        """Lets time pass and returns the keys that go on while a game controller holds them."""
        return self._gamepad.tick(seconds)

    def read(self, event: pygame.Event) -> list[pygame.Event]:
        """Returns what is to be handled for an event: the keys that a game controller means, else the event itself."""
        if self._ui.explained and event.type in _ENDING:
            self._ui.explain(None)
            if _is_back(event):
                return []
        if (strokes := self._gamepad.read(event)) is not None:
            if strokes:
                self._ui.explain(None)
            return strokes
        if event.type in (pygame.KEYDOWN, pygame.MOUSEBUTTONDOWN, pygame.FINGERDOWN) and self._ui.pad:
            self._ui.pad, self._ui.is_stale = None, True
        return [event]

    def handle(self, event: pygame.Event) -> bool:
        """Takes an event and returns whether it was used."""
        match event.type:
            case pygame.MOUSEMOTION:
                return self._mouse.move(event.pos, is_dragging=any(event.buttons))
            case pygame.MOUSEBUTTONDOWN if event.button == 1:
                return self._mouse.press(event.pos)
            case pygame.MOUSEBUTTONUP if event.button == 1:
                return self._mouse.release(event.pos)
            case pygame.MOUSEWHEEL:
                return self._mouse.wheel(-event.y)
            case pygame.KEYDOWN:
                return self._keyboard.press(event)
            case pygame.KEYUP:
                self._keyboard.release(event.key)
            case pygame.WINDOWFOCUSLOST:
                self._keyboard.release_all()
            case pygame.TEXTINPUT | pygame.TEXTEDITING:
                return self._keyboard.letters(event)
        return False


def _is_back(event: pygame.Event) -> bool:
    """Tells whether an event only takes the explanation away."""
    if event.type == pygame.CONTROLLERBUTTONDOWN:
        return bool(event.button == pygame.CONTROLLER_BUTTON_B)
    return bool(event.type == pygame.KEYDOWN and event.key == pygame.K_ESCAPE)
