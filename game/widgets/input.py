"""Turns the events of a window into what happens on its user interface."""

import pygame

from game.widgets.keyboard import Keyboard
from game.widgets.mouse import Mouse
from game.widgets.ui import Ui


class Input:
    """Hands each event of a window to what knows it: the mouse or the keyboard."""

    def __init__(self, ui: Ui) -> None:
        self._mouse = Mouse(ui)
        self._keyboard = Keyboard(ui)

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
