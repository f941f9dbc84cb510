"""Light on a few places of a picture: everything else dims, and what is lit keeps its own colours."""

from collections.abc import Sequence
from functools import partial

import pygame

from game.paint.box import Box, bounds
from game.paint.canvas import Canvas
from game.paint.high_contrast import edge
from game.paint.palette import BRASS_LIGHT, GLOW

_SOFT, _REACH = 16.0, 3
"""How soft light ends, in units, and so many times as far no more of it is seen."""
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
    parts = _parts(canvas, lit)
    below = [canvas.s.subsurface(part).copy() for part, _ in parts]
    canvas.fill(Box(0, 0, canvas.w, canvas.h + canvas.foot / canvas.k), f"#{bytes((*_VEIL, alpha)).hex()}")
    for (part, holes), was in zip(parts, below, strict=True):
        canvas.s.blit(was, part)
        key = ("spotlight", canvas.s.get_size(), tuple(part), tuple(map(tuple, holes)), alpha)
        canvas.s.blit(canvas.made.get(key, partial(_veil, canvas, part, holes, alpha)), part)
    for box in lit:
        canvas.outline(box.grown(5), _RIM_COLOUR, _RADIUS + 5, _RIM_DARK)
        canvas.outline(box.grown(3.5), BRASS_LIGHT, _RADIUS + 3.5, _RIM)


def _parts(canvas: Canvas, lit: Sequence[Box]) -> list[tuple[pygame.Rect, list[pygame.Rect]]]:
    """What of the window is more than dimmed, each part with its holes: no light of one reaches another."""
    apart: list[tuple[pygame.Rect, list[pygame.Rect]]] = []
    for box in lit:
        hole, reach = canvas.rect(box), 2 * _REACH * canvas.px(_SOFT)
        part, holes = hole.inflate(reach, reach).clip(canvas.s.get_rect()), [hole]
        while near := next((other for other in apart if other[0].colliderect(part)), None):
            apart.remove(near)
            part, holes = part.union(near[0]), [*near[1], *holes]
        apart.append((part, holes))
    return [each for each in apart if each[0]]


def _veil(canvas: Canvas, part: pygame.Rect, lit: Sequence[pygame.Rect], alpha: int) -> pygame.Surface:
    """A part of a dark veil with soft holes, and light that lies around the holes only; what is soft is made small."""
    blur, corner, glow = max(2, canvas.px(_SOFT)), canvas.px(_RADIUS), pygame.Color(GLOW)
    wider = [rect.inflate(blur // 2, blur // 2) for rect in lit]
    holes = _softened(part, lit, pygame.Color(0, 0, 0, alpha), corner, blur)
    soft = pygame.Surface(holes.get_size(), pygame.SRCALPHA)
    soft.fill((*_VEIL, alpha))
    soft.blit(holes, (0, 0), special_flags=pygame.BLEND_RGBA_SUB)
    soft.blit(_softened(part, wider, pygame.Color(glow.r, glow.g, glow.b, 190), corner, blur), (0, 0))
    made = pygame.transform.smoothscale(soft, part.size)
    for rect in lit:
        pygame.draw.rect(made, (0, 0, 0, 0), rect.move(-part.x, -part.y), border_radius=corner)
    return made


def _softened(
    part: pygame.Rect, rects: Sequence[pygame.Rect], colour: pygame.Color, corner: int, blur: int
) -> pygame.Surface:
    """Rectangles in a part of a window, blurred, and so many times smaller as a blur of that radius hides."""
    f = max(1, blur // 3)
    drawn = pygame.Surface(part.size, pygame.SRCALPHA)
    drawn.fill((colour.r, colour.g, colour.b, 0))
    for rect in rects:
        pygame.draw.rect(drawn, colour, rect.move(-part.x, -part.y), border_radius=corner)
    small = pygame.transform.smoothscale(drawn, (-(-part.w // f), -(-part.h // f)))
    return pygame.transform.gaussian_blur(small, round(blur / f))


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
