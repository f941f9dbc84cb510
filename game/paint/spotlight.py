"""Light on a few places of a picture: everything else dims, and what is lit keeps its own colours."""

from collections.abc import Iterator, Sequence
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
_LARGE = 0.2
"""From this part of the window on, light is large."""


def spotlight(canvas: Canvas, lit: Sequence[Box], alpha: int) -> None:
    """Dims everything drawn so far by a strength of 0 to 255, except some boxes, which get a rim of brass and light.

    High contrast dims nothing: it draws edges around them.
    """
    if canvas.is_high_contrast:
        for box in lit:
            edge(canvas, canvas.rect(box.grown(5)), is_focus=True)
        return
    parts = _parts(canvas, lit)
    for rest in _beside([part for part, _ in parts], canvas.s.get_rect()) if alpha else ():
        with canvas.clipped(rest):
            canvas.fill(Box(0, 0, canvas.w, canvas.h + canvas.foot / canvas.k), f"#{bytes((*_VEIL, alpha)).hex()}")
    for part, holes in parts:
        key = ("spotlight", canvas.s.get_size(), tuple(part), tuple(map(tuple, holes)), alpha)
        veil, corner = canvas.made.get(key, partial(_veil, canvas, part, holes, alpha)), 2 * canvas.px(_RADIUS)
        clear = [hole.inflate(-min(corner, hole.w), -min(corner, hole.h)) for hole in holes]
        for strip in _beside(clear, part):
            canvas.s.blit(veil, strip, strip.move(-part.x, -part.y))
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


def _beside(parts: Sequence[pygame.Rect], window: pygame.Rect) -> list[pygame.Rect]:
    """What of a window lies in none of the parts."""
    rest = [window]
    for part in parts:
        rest = [strip for each in rest for strip in _around(each.clip(part), each)]
    return rest


def _around(hole: pygame.Rect, rect: pygame.Rect) -> Sequence[pygame.Rect]:
    if not hole:
        return (rect,)
    above = pygame.Rect(rect.x, rect.y, rect.w, hole.y - rect.y)
    below = pygame.Rect(rect.x, hole.bottom, rect.w, rect.bottom - hole.bottom)
    left = pygame.Rect(rect.x, hole.y, hole.x - rect.x, hole.h)
    right = pygame.Rect(hole.right, hole.y, rect.right - hole.right, hole.h)
    return [strip for strip in (above, left, right, below) if strip]


def making_ready(canvas: Canvas, lit: Sequence[Box], alpha: int) -> Iterator[None]:
    """Makes what is soft of large light, which is costly, piece by piece before it is drawn."""
    window = canvas.s.get_rect()
    for part, holes in [] if canvas.is_high_contrast else _parts(canvas, lit):
        for soften in (_holes, _light) if part.w * part.h > _LARGE * window.w * window.h else ():
            soften(canvas, part, holes, alpha)
            yield


def _veil(canvas: Canvas, part: pygame.Rect, lit: Sequence[pygame.Rect], alpha: int) -> pygame.Surface:
    """A part of a dark veil with soft holes, and light that lies around the holes only; what is soft is made small."""
    holes = _holes(canvas, part, lit, alpha)
    soft = pygame.Surface(holes.get_size(), pygame.SRCALPHA)
    soft.fill((*_VEIL, alpha))
    soft.blit(holes, (0, 0), special_flags=pygame.BLEND_RGBA_SUB)
    soft.blit(_light(canvas, part, lit, alpha), (0, 0))
    made = pygame.transform.smoothscale(soft, part.size)
    for rect in lit:
        pygame.draw.rect(made, (0, 0, 0, 0), rect.move(-part.x, -part.y), border_radius=canvas.px(_RADIUS))
    return made


def _holes(canvas: Canvas, part: pygame.Rect, lit: Sequence[pygame.Rect], alpha: int) -> pygame.Surface:
    return _softened(canvas, part, lit, (0, 0, 0, alpha))


def _light(canvas: Canvas, part: pygame.Rect, lit: Sequence[pygame.Rect], alpha: int) -> pygame.Surface:
    wide, glow = max(2, canvas.px(_SOFT)) // 2, pygame.Color(GLOW)
    return _softened(canvas, part, [rect.inflate(wide, wide) for rect in lit], (glow.r, glow.g, glow.b, 190))


def _softened(
    canvas: Canvas, part: pygame.Rect, rects: Sequence[pygame.Rect], colour: tuple[int, int, int, int]
) -> pygame.Surface:
    """Rectangles in a part of a window, blurred, and so many times smaller as a blur of that radius hides."""
    blur, corner = max(2, canvas.px(_SOFT)), canvas.px(_RADIUS)

    def make() -> pygame.Surface:
        f = max(1, blur // 3)
        drawn = pygame.Surface(part.size, pygame.SRCALPHA)
        drawn.fill((*colour[:3], 0))
        for rect in rects:
            pygame.draw.rect(drawn, colour, rect.move(-part.x, -part.y), border_radius=corner)
        small = pygame.transform.smoothscale(drawn, (-(-part.w // f), -(-part.h // f)))
        return pygame.transform.gaussian_blur(small, round(blur / f))

    return canvas.made.get(("soft", tuple(part), tuple(map(tuple, rects)), colour, corner, blur), make)


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
