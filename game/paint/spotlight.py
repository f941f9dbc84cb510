"""Light on a few places of a picture: everything else dims, and what is lit keeps its own colours."""

from collections.abc import Sequence

import pygame

from game.paint.box import Box, bounds
from game.paint.canvas import Canvas, blurred
from game.paint.high_contrast import edge
from game.paint.palette import BRASS_LIGHT, GLOW

_SOFT = 16.0
_RADIUS = 18.0
_RIM_DARK, _RIM = 7.0, 3.5
_RIM_COLOUR = "#5A3A0C"
_VEIL = (11, 6, 9)
_CLOSE = 14.0
"""What lies so near together is lit together, in units, unless much else would lie between."""
_LOOSE = 1.25


def spotlight(canvas: Canvas, lit: Sequence[Box], alpha: int) -> None:
    """Dims everything drawn so far by a strength of 0 to 255, except some boxes, which get a rim of brass and light.

    High contrast dims nothing: it draws edges around them.
    """
    if canvas.is_high_contrast:
        for box in lit:
            edge(canvas, canvas.rect(box.grown(5)), is_focus=True)
        return
    size, holes = canvas.s.get_size(), tuple(tuple(canvas.rect(box)) for box in lit)
    key = ("spotlight", size, holes, alpha)
    canvas.s.blit(canvas.made.get(key, lambda: _veil(canvas, size, lit, alpha)), (0, 0))
    for box in lit:
        canvas.outline(box.grown(5), _RIM_COLOUR, _RADIUS + 5, _RIM_DARK)
        canvas.outline(box.grown(3.5), BRASS_LIGHT, _RADIUS + 3.5, _RIM)


def _veil(canvas: Canvas, size: tuple[int, int], lit: Sequence[Box], alpha: int) -> pygame.Surface:
    """A dark veil with soft holes, and light that lies around the holes only."""
    blur, corner = max(2, canvas.px(_SOFT)), canvas.px(_RADIUS)
    holes, light = (pygame.Surface(size, pygame.SRCALPHA) for _ in range(2))
    glow = pygame.Color(GLOW)
    light.fill((glow.r, glow.g, glow.b, 0))
    for box in lit:
        rect = canvas.rect(box)
        pygame.draw.rect(holes, (0, 0, 0, alpha), rect, border_radius=corner)
        pygame.draw.rect(light, (glow.r, glow.g, glow.b, 190), rect.inflate(blur // 2, blur // 2), border_radius=corner)
    made = pygame.Surface(size, pygame.SRCALPHA)
    made.fill((*_VEIL, alpha))
    made.blit(blurred(holes, blur), (0, 0), special_flags=pygame.BLEND_RGBA_SUB)
    made.blit(blurred(light, blur), (0, 0))
    for box in lit:
        pygame.draw.rect(made, (0, 0, 0, 0), canvas.rect(box), border_radius=corner)
    return made


def together(boxes: Sequence[Box]) -> list[Box]:
    """Returns the boxes, with those in one that lie side by side."""
    apart: list[Box] = []
    for box in boxes:
        while near := next((other for other in apart if _are_one(other, box)), None):
            apart.remove(near)
            box = bounds((near, box))
        apart.append(box)
    return apart


def _are_one(one: Box, other: Box) -> bool:
    both = bounds((one, other))
    return one.grown(_CLOSE).overlaps(other) and both.w * both.h <= _LOOSE * (one.w * one.h + other.w * other.h)
