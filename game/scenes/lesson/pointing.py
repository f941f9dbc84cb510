"""What a lesson points with: a dotted way from one lit place to another, and a finger that hides no word."""

import math
from collections.abc import Sequence

import pygame

from game.paint.box import Box
from game.paint.canvas import Canvas
from game.paint.palette import BRASS_LIGHT
from game.scenes.lesson.bubble import wedge

_HAND = (112.0, 150.0)
_TIP = (0.37, 0.02)
"""Where the tip of the finger is, in parts of the picture of the hand."""
_SIZE = 0.64
_DOT = 27.0
_INK = "#4A2E0C"
_APART = 60.0
"""Places that lie nearer to each other need no way."""


# ---------------------------------------------------------------------- the way
def draw_way(canvas: Canvas, start: Box, end: Box) -> None:
    """Draws a dotted way in brass from one place to another, with a head at its end."""
    a, b = pygame.Vector2(_edge(start, end)), pygame.Vector2(_edge(end, start))
    if a.distance_to(b) < _APART:
        return
    along = b - a
    middle = a.lerp(b, 0.5) + pygame.Vector2(along.y, -along.x) * (0.14 if along.x >= 0 else -0.14)
    dots = max(3, int(along.length() / _DOT))
    for i in range(dots):
        _dot(canvas, _curve(a, middle, b, i / dots))
    _draw_head(canvas, b, (b - _curve(a, middle, b, 0.92)).normalize())


def _edge(box: Box, other: Box) -> tuple[float, float]:
    """Returns the point of a box's rim that is nearest to the middle of another, a little outside."""
    out = box.grown(12)
    dx, dy = other.cx - out.cx, other.cy - out.cy
    part = min(
        out.w / 2 / abs(dx) if dx else math.inf,
        out.h / 2 / abs(dy) if dy else math.inf,
    )
    return out.cx + dx * min(part, 1), out.cy + dy * min(part, 1)


def _curve(a: pygame.Vector2, b: pygame.Vector2, c: pygame.Vector2, t: float) -> pygame.Vector2:
    return a.lerp(b, t).lerp(b.lerp(c, t), t)


def _dot(canvas: Canvas, at: pygame.Vector2) -> None:
    canvas.disc(at.x, at.y + 2, 8, "#00000070")
    canvas.disc(at.x, at.y, 7, _INK)
    canvas.disc(at.x, at.y, 5, BRASS_LIGHT)


def _draw_head(canvas: Canvas, tip: pygame.Vector2, along: pygame.Vector2) -> None:
    across = pygame.Vector2(-along.y, along.x)
    for times, colour in ((1.0, _INK), (0.68, BRASS_LIGHT)):
        heart = tip - along * 14
        points = (
            heart + along * 22 * times,
            heart - along * 14 * times + across * 20 * times,
            heart - along * 6 * times,
            heart - along * 14 * times - across * 20 * times,
        )
        wedge(canvas, points, colour)


# ---------------------------------------------------------------------- the finger
def draw_finger(canvas: Canvas, place: Box, taken: Sequence[Box]) -> None:
    """Draws a hand that points at a place from what is dimmed beside it, over none of the boxes that are taken."""
    tip, turn = min(_ways(place), key=lambda way: _cost(canvas, way[0], way[1], taken))
    x, y = tip
    small = min(1.0, place.h / 90)
    for radius, alpha in ((22, "90"), (33, "48")):
        canvas.disc(x, y, radius * small, "#00000000", f"#FFE08A{alpha}", 4)
    box = _hand(tip, turn)
    canvas.put("hand", box.cx, box.cy, _HAND[0] * _SIZE, centre=True, turn=turn)


def _ways(place: Box) -> list[tuple[tuple[float, float], float]]:
    """Where the tip may be and how the hand is turned, anticlockwise in degrees, most wanted first."""
    inside = min(16.0, place.w / 6, place.h / 6)
    x, y = place.right - min(44, place.w * 0.3), place.bottom - inside
    return [
        ((x, y), 24),
        ((place.x + min(44, place.w * 0.3), y), -24),
        ((place.right - inside, place.y + place.h * 0.7), 66),
        ((place.x + inside, place.y + place.h * 0.7), -66),
        ((x, place.y + inside), 156),
        ((place.x + min(44, place.w * 0.3), place.y + inside), -156),
    ]


def _hand(tip: tuple[float, float], turn: float) -> Box:
    """Returns about where a turned hand lies whose finger touches a point."""
    w, h = _HAND[0] * _SIZE, _HAND[1] * _SIZE
    away = pygame.Vector2((0.5 - _TIP[0]) * w, (0.5 - _TIP[1]) * h).rotate(-turn)
    angle = math.radians(turn)
    width = abs(w * math.cos(angle)) + abs(h * math.sin(angle))
    height = abs(w * math.sin(angle)) + abs(h * math.cos(angle))
    middle = (tip[0] + away.x, tip[1] + away.y)
    return Box(middle[0] - width / 2, middle[1] - height / 2, width, height)


def _cost(canvas: Canvas, tip: tuple[float, float], turn: float, taken: Sequence[Box]) -> float:
    """How much a hand would hide, and how much of it the window."""
    box = _hand(tip, turn)
    seen = box.common(canvas.area)
    hidden = box.w * box.h - (seen.w * seen.h if seen else 0)
    covered = sum(part.w * part.h for other in taken if (part := box.common(other)))
    return covered + 3 * hidden
