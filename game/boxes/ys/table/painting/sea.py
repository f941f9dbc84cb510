"""Sea and city walls: what lies below everything else in the city, as large as they are zoomed."""

import pygame

from game.boxes.ys.rules.components import QUARTERS
from game.boxes.ys.table import board_geometry as ground
from game.boxes.ys.table.frame import Picture
from game.paint import sprites


def paint_ground_of_sea(picture: Picture) -> None:
    """Draws sea and city as an opaque picture, which is drawn fastest; of a zoomed one only the part in sight."""
    canvas, plan, quarters = picture.canvas, picture.plan, len(picture.public.quarters)
    rect, whole = canvas.rect(plan.sea), canvas.rect(plan.zoom.box(plan.sea))
    usual = canvas.rect(plan.usual.city).move(-rect.x, -rect.y)
    key = ("ys city", rect.size, tuple(usual), quarters)
    made = canvas.made.get(key, lambda: _ground(rect.size, usual, quarters))
    if plan.zoom.k == 1:
        canvas.s.blit(made, rect)
        return
    k = rect.w / whole.w
    left, top, wide, high = (round(n * k) for n in (rect.x - whole.x, rect.y - whole.y, rect.w, rect.h))
    part = pygame.Rect(left, top, wide, high)
    seen = made.subsurface(part.clip(made.get_rect()))
    canvas.s.blit(pygame.transform.scale(seen, rect.size), rect)


def _ground(size: tuple[int, int], city: pygame.Rect, quarters: int) -> pygame.Surface:
    """Sea and city as an opaque surface."""
    made = pygame.Surface(size).convert()
    made.fill("#1F6E86")
    made.blit(sprites.sprite("ys_sea", *size), (0, 0), special_flags=pygame.BLEND_PREMULTIPLIED)
    made.blit(sprites.sprite("ys_city", *city.size), city, special_flags=pygame.BLEND_PREMULTIPLIED)
    if quarters < QUARTERS:
        k = city.w / ground.CITY_SIDE
        x, y, w, h = (round(n * k) for n in ground.SEALED_BOX)
        drowned = sprites.sprite("ys_closed_quarter", w, h)
        made.blit(drowned, (city.x + x, city.y + y), special_flags=pygame.BLEND_PREMULTIPLIED)
    return made
