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
    """A part of a dark veil with soft holes, and light that lies around the holes only."""
    blur, corner, glow = max(2, canvas.px(_SOFT)), canvas.px(_RADIUS), pygame.Color(GLOW)
    holes = _softened(canvas, part, lit, pygame.Color(0, 0, 0, alpha), corner)
    wider = [rect.inflate(blur // 2, blur // 2) for rect in lit]
    light = _softened(canvas, part, wider, pygame.Color(glow.r, glow.g, glow.b, 190), corner)
    made = pygame.Surface(part.size, pygame.SRCALPHA)
    made.fill((*_VEIL, alpha))
    made.blit(holes, (0, 0), special_flags=pygame.BLEND_RGBA_SUB)
    made.blit(light, (0, 0))
    for rect in lit:
        pygame.draw.rect(made, (0, 0, 0, 0), rect.move(-part.x, -part.y), border_radius=corner)
    return made


def _softened(
    canvas: Canvas, part: pygame.Rect, rects: Sequence[pygame.Rect], colour: pygame.Color, corner: int
) -> pygame.Surface:
    """What `blurred` makes of rectangles in a window, a part of it alone: most of the window is empty.

    To the pixel: what is scaled has the whole window's width, then its height, and as little else as can be.
    """
    radius, (w, h) = max(2, canvas.px(_SOFT)), canvas.s.get_size()
    f = max(1, radius // 3)
    small_w, small_h = -(-w // f), -(-h // f)
    x, y, right, bottom = part.x // f - 1, part.y // f - 1, -(-part.right // f) + 1, -(-part.bottom // f) + 1
    cells = pygame.Rect(x, y, right - x, bottom - y).clip(pygame.Rect(0, 0, small_w, small_h))
    rows = pygame.Surface((w, part.h), pygame.SRCALPHA)
    rows.fill((colour.r, colour.g, colour.b, 0))
    for rect in rects:
        pygame.draw.rect(rows, colour, rect.move(0, -part.y), border_radius=corner)
    scale = pygame.transform.smoothscale
    low = scale(_laid((cells.w, h), scale(rows, (small_w, part.h)), (-cells.x, part.y)), (cells.w, small_h))
    soft = pygame.transform.gaussian_blur(low.subsurface((0, cells.y, *cells.size)), round(radius / f))
    high = scale(_laid((small_w, cells.h), soft, (cells.x, 0)), (w, cells.h))
    return scale(_laid((part.w, small_h), high, (-part.x, cells.y)), (part.w, h)).subsurface((0, part.y, *part.size))


def _laid(size: tuple[int, int], drawn: pygame.Surface, at: tuple[int, int]) -> pygame.Surface:
    """A drawing on a larger surface, which is as empty as that is in one of its corners: scaling shifts colours."""
    right, bottom = drawn.get_width() - 1, drawn.get_height() - 1
    corners = [drawn.get_at(corner) for corner in ((0, 0), (right, 0), (0, bottom), (right, bottom))]
    made = pygame.Surface(size, pygame.SRCALPHA)
    made.fill(min(corners, key=lambda corner: corner.a))
    drawn.set_alpha(None)
    made.blit(drawn, at)
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
