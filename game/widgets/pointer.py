"""The pointer of the window: the system's own, or a larger one, with a question mark while somebody asks."""

from collections.abc import Sequence
from contextlib import suppress

import pygame

from game.paint.fonts import font
from game.paint.palette import CREAM, INK, TEAL

_ARROW = ((3, 3), (3, 25), (9, 20), (13, 28), (17, 26), (13, 19), (20, 19))
_WIDE, _ASKING, _TALL = 22, 42, 31
"""How wide an arrow of 100 % is, by itself and with its question mark, and how high."""
_SIGN, _RADIUS, _LETTER = (29, 14), 11, 18
_FINE = 4
"""How many times larger a pointer is drawn, for smooth edges."""
_RIMS = ((CREAM, 4.2), (INK, 2.6))
"""Around the arrow, in units of 100 %: a light rim and a dark one, so that it stands out from every ground."""


class Pointer:
    """Gives the window its pointer; the system itself moves it, so it follows the hand without delay."""

    def __init__(self) -> None:
        self._shown = (0, False)

    def follow(self, per_cent: int, *, is_asking: bool) -> None:
        """Takes how large it is wished, 0 for the system's own, and whether somebody asks now."""
        wished = (per_cent, is_asking)
        if wished == self._shown:
            return
        self._shown = wished
        with suppress(pygame.error):  # a screen without a mouse has no pointer
            pygame.mouse.set_cursor(_cursor(per_cent, is_asking=is_asking))


def _cursor(per_cent: int, *, is_asking: bool) -> pygame.cursors.Cursor:
    if not per_cent and not is_asking:
        return pygame.cursors.Cursor(pygame.SYSTEM_CURSOR_ARROW)
    times = (per_cent or 100) / 100
    tip = round(_ARROW[0][0] * times)
    return pygame.cursors.Cursor((tip, tip), arrow(times, is_asking=is_asking))


def arrow(times: float, *, is_asking: bool = False) -> pygame.Surface:
    """Returns a pointer so many times as large as usual, its tip near the upper left corner."""
    size = (round((_ASKING if is_asking else _WIDE) * times), round(_TALL * times))
    large = pygame.Surface((size[0] * _FINE, size[1] * _FINE), pygame.SRCALPHA)
    fine = times * _FINE
    points = [(x * fine, y * fine) for x, y in _ARROW]
    for colour, width in _RIMS:
        _rim(large, colour, points, width * fine / 2)
    pygame.draw.polygon(large, CREAM, points)
    if is_asking:
        _question(large, fine)
    return pygame.transform.smoothscale(large, size)


def _rim(drawn: pygame.Surface, colour: str, points: Sequence[tuple[float, float]], radius: float) -> None:
    """Draws a line with round corners around a shape."""
    for start, end in zip(points, [*points[1:], points[0]], strict=True):
        pygame.draw.line(drawn, colour, start, end, max(1, round(2 * radius)))
        pygame.draw.circle(drawn, colour, start, radius)


def _question(drawn: pygame.Surface, fine: float) -> None:
    middle = (_SIGN[0] * fine, _SIGN[1] * fine)
    pygame.draw.circle(drawn, CREAM, middle, _RADIUS * fine)
    pygame.draw.circle(drawn, TEAL, middle, (_RADIUS - 1) * fine)
    sign = font("bold", round(_LETTER * fine)).render("?", True, CREAM)
    drawn.blit(sign, sign.get_rect(center=middle))
