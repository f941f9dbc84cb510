"""Turns the events of a window into what happens on its user interface."""

import pygame

from game.widgets.keyboard import Keyboard
from game.widgets.mouse import Mouse
from game.widgets.touch import Touch
from game.widgets.ui import Ui

_FINGER = (pygame.FINGERDOWN, pygame.FINGERMOTION, pygame.FINGERUP)
_BUTTON = (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP, pygame.MOUSEMOTION)


class Input:
    """Hands each event of a window to what knows it: the mouse, fingers or the keyboard."""

    def __init__(self, ui: Ui) -> None:
        self._mouse = Mouse(ui)
        self._touch = Touch(ui)
        self._keyboard = Keyboard(ui)
        self._ui = ui

    @property
    def is_waiting(self) -> bool:
        """Tells whether time decides what a hand means, so that it must be told of time."""
        return self._touch.is_waiting

    def tick(self) -> None:
        """Lets time pass."""
        self._touch.tick()

    def handle(self, event: pygame.Event) -> bool:
        """Takes an event and returns whether it was used."""
        if event.type in _BUTTON and getattr(event, "touch", False):
            return True  # the finger itself was told already
        match event.type:
            case _ if event.type in _FINGER:
                return self._touch.handle(event)
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
                self._ui.let_go()
            case pygame.TEXTINPUT | pygame.TEXTEDITING:
                return self._keyboard.letters(event)
        return False
