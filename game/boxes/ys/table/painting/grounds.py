"""The ground of an area in light or shade."""

import pygame

from game.boxes.ys.rules.components import AREAS
from game.boxes.ys.table import zones
from game.boxes.ys.table.geometry import Plan
from game.paint.box import Box
from game.paint.canvas import Canvas

_SMOOTH = 2
"""Grounds are drawn so much larger and made smaller again."""


def paint_ground(canvas: Canvas, plan: Plan, place: int, fill: str, line: str | None, width: float = 3) -> None:
    """Colours the ground of an area, and its rim."""
    quarter, kind = divmod(place, AREAS)
    bounds = zones.bounds(quarter, kind)
    x, y = plan.at((bounds.x, bounds.y))
    rect = canvas.rect(Box(x, y, bounds.w * plan.k, bounds.h * plan.k).grown(width))
    key = ("ys area", place, rect.size, fill, line, canvas.px(width * 4))

    def make() -> pygame.Surface:
        f, rim = _SMOOTH * canvas.k * plan.k, _SMOOTH * canvas.k * width
        big = pygame.Surface((rect.w * _SMOOTH, rect.h * _SMOOTH), pygame.SRCALPHA)
        base = pygame.Color(line or fill)
        big.fill((base.r, base.g, base.b, 0))
        corners = [((x - bounds.x) * f + rim, (y - bounds.y) * f + rim) for x, y in zones.outline(quarter, kind)]
        pygame.draw.polygon(big, fill, corners)
        if line:
            pygame.draw.lines(big, line, closed=True, points=corners, width=max(2, round(rim)))
        return pygame.transform.smoothscale(big, rect.size)

    canvas.s.blit(canvas.made.get(key, make), rect)
