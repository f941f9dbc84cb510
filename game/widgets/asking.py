"""The pointer of the window while somebody asks "what is this?"."""

from contextlib import suppress

import pygame

from game.paint.fonts import font
from game.paint.palette import CREAM, INK, TEAL

_ARROW = ((1, 1), (1, 23), (7, 18), (11, 27), (15, 25), (11, 17), (19, 17))
_SIZE, _SIGN, _RADIUS = (40, 40), (28, 13), 11


class AskingPointer:
    """Gives the pointer a question mark as long as a click would be answered, and then the arrow of the system."""

    def __init__(self) -> None:
        self._is_asking = False

    def follow(self, *, is_asking: bool) -> None:
        """Takes whether somebody asks now."""
        if is_asking != self._is_asking:
            self._is_asking = is_asking
            with suppress(pygame.error):  # a screen without a mouse has no pointer
                pygame.mouse.set_cursor(_questioning() if is_asking else _arrow())


def _arrow() -> pygame.cursors.Cursor:
    return pygame.cursors.Cursor(pygame.SYSTEM_CURSOR_ARROW)


def _questioning() -> pygame.cursors.Cursor:
    drawn = pygame.Surface(_SIZE, pygame.SRCALPHA)
    pygame.draw.polygon(drawn, CREAM, _ARROW)
    pygame.draw.polygon(drawn, INK, _ARROW, 2)
    pygame.draw.circle(drawn, CREAM, _SIGN, _RADIUS)
    pygame.draw.circle(drawn, TEAL, _SIGN, _RADIUS - 1)
    sign = font("bold", 18).render("?", True, CREAM)
    drawn.blit(sign, sign.get_rect(center=_SIGN))
    return pygame.cursors.Cursor((1, 1), drawn)
