"""High contrast: letters that stand out from whatever lies below them, and edges that stand out from everything."""

from functools import lru_cache

import pygame

from game.paint.canvas import Canvas
from game.paint.palette import STARK_DARK, STARK_FOCUS, STARK_LIGHT, Rgb, contrast

LEAST = 7.0
"""The contrast of letters with what lies below them (WCAG 2.2, level AAA)."""
_PARTS, _OPAQUE = 12, 250
_RIM = 3
_EDGE = 2.0
"""How wide each of the two lines of an edge is, in units."""


def grounds(canvas: Canvas, rect: pygame.Rect) -> tuple[Rgb, ...]:
    """Returns the colours of the parts of what lies at a place, as far as it is in sight; () where that is nothing.

    Takes real pixels. What is not opaque may come to lie on anything: it counts as black and as white.
    """
    seen = rect.clip(canvas.s.get_clip()).clip(canvas.s.get_rect())
    if not (seen.w and seen.h):
        return ()
    size = (max(1, min(_PARTS, 2 * seen.w // seen.h)), 2 if seen.h > 1 else 1)
    small = pygame.transform.smoothscale(canvas.s.subsurface(seen).convert_alpha(), size)
    found = {tuple(small.get_at((x, y))) for x in range(size[0]) for y in range(size[1])}
    if any(alpha < _OPAQUE for *_, alpha in found):
        return ((0, 0, 0), (255, 255, 255))
    return tuple((red, green, blue) for red, green, blue, _ in found)


def ink(canvas: Canvas, rect: pygame.Rect, colour: str) -> str:
    """Returns the colour in which letters at a place stand out: their own, black or white.

    Where none does, a plate is laid below them.
    """
    under = grounds(canvas, rect)
    for tone in (colour, STARK_DARK, STARK_LIGHT):
        if all(_stand(tone, ground) >= LEAST for ground in under):
            return tone
    is_light = _stand(colour, (0, 0, 0)) > _stand(colour, (255, 255, 255))
    canvas.s.fill(STARK_DARK if is_light else STARK_LIGHT, rect.inflate(2 * _RIM, 0))
    return STARK_LIGHT if is_light else STARK_DARK


@lru_cache(4000)
def _stand(colour: str, ground: Rgb) -> float:
    letters = pygame.Color(colour)
    return contrast((letters.r, letters.g, letters.b), ground)


def edge(canvas: Canvas, rect: pygame.Rect, *, is_focus: bool = False) -> None:
    """Draws a dark line and a light one around a rectangle of real pixels: one of them stands out from any ground."""
    width = max(2, canvas.px(_EDGE * (2 if is_focus else 1)))
    pygame.draw.rect(canvas.s, STARK_DARK, rect.inflate(2 * width, 2 * width), width)
    pygame.draw.rect(canvas.s, STARK_FOCUS if is_focus else STARK_LIGHT, rect, width)
    pygame.draw.rect(canvas.s, STARK_DARK, rect.inflate(-2 * width, -2 * width), max(1, width // 2))
