"""The lens: the city that is pointed at or focused, twice as large, where its drawing is small or crowded."""

from dataclasses import replace
from functools import partial

import pygame

from game.boxes.maharaja import ground_plan as ground
from game.boxes.maharaja.rules.board import CITIES, START
from game.boxes.maharaja.rules.public import Public
from game.boxes.maharaja.rules.tasks import TURN
from game.boxes.maharaja.table import layout, spots
from game.boxes.maharaja.table.geometry import Plan
from game.boxes.maharaja.table.painting.board import paint_city_name, paint_home, part_of_map
from game.boxes.maharaja.table.painting.frame import Frame, Picture
from game.boxes.maharaja.table.painting.items import paint_item
from game.paint.canvas import Box
from game.paint.palette import BRASS_LIGHT, INK

_TIMES = 2.0
_FIELD: ground.Box = (-144, -140, 288, 302)
"""What the lens shows around a city, in map units."""
_KINDS = ("city", "tray", "site", "palace", "house")
_SITE, _LEAST = 54.0, 30.0
"""The width of a site in map units, and the pixels from which on it needs no lens."""


def paint_lens(picture: Picture) -> None:
    """Draws the lens over everything else for what needs it; while somebody travels, roads to a city stay in sight."""
    public, item = picture.public, picture.mood.hover
    is_goal = public.task == TURN and item.startswith("city:")
    city = None if is_goal else _pointed(public, item)
    if city is not None and _is_needed(picture, city):
        picture.ui.later(partial(_draw, picture, city))


def _pointed(public: Public, item: str) -> int | None:
    """Returns the city that an item belongs to."""
    kind, _, rest = item.partition(":")
    if kind == "architect":
        at = public.architects[int(rest.removeprefix("seat"))]
        return None if at == START else at
    key = rest.partition(":")[0]
    if kind in _KINDS and key in CITIES:
        return CITIES.index(key)
    return None


def _is_needed(picture: Picture, city: int) -> bool:
    is_small = picture.canvas.px(_SITE * picture.plan.k) < _LEAST
    return is_small or layout.is_crowded(picture.public, city)


def _field(plan: Plan, city: int) -> tuple[Box, Plan]:
    """Returns the box of the lens, beside the city, and the plan by which things lie in it."""
    x, y = spots.JUNCTION_AT[city]
    k = plan.k * _TIMES
    w, h = _FIELD[2] * k, _FIELD[3] * k
    block, board = spots.city(plan, city), plan.board
    left = block.right + 16
    if left + w > board.right:
        left = block.x - 16 - w
    top = min(max(board.y + 8, block.y - 20), board.bottom - h - 8)
    shift = (left - (x + _FIELD[0]) * k, top - (y + _FIELD[1]) * k)
    return Box(left, top, w, h), replace(plan, k=k, board=Box(*shift, board.w * _TIMES, board.h * _TIMES))


def _draw(picture: Picture, city: int) -> None:
    canvas, public = picture.canvas, picture.public
    box, plan = _field(picture.plan, city)
    rect = canvas.rect(box.x, box.y, box.w, box.h)
    canvas.shadow(rect, 14, 170, 4, 8, 12)
    canvas.s.blit(canvas.made.get(("maharaja lens", city, rect.size), lambda: _ground(city, rect.size)), rect)
    frame = Frame(canvas, picture.view, picture.mood, picture.company, plan)
    with canvas.clipped(rect):
        paint_city_name(frame, city)
        paint_home(frame, city)
        poses = layout.poses(picture.view, plan, picture.mood)
        for item, pose in sorted(poses.items(), key=lambda pair: pair[1].z):
            if _pointed(public, item) == city or (item == "maharaja" and public.city == city):
                paint_item(frame, item, pose)
    canvas.outline(box.x, box.y, box.w, box.h, INK, 6, 6)
    canvas.outline(box.x + 1, box.y + 1, box.w - 2, box.h - 2, BRASS_LIGHT, 6, 3)


def _ground(city: int, size: tuple[int, int]) -> pygame.Surface:
    """The part of the map around a city."""
    x, y = spots.JUNCTION_AT[city]
    return part_of_map((x + _FIELD[0], y + _FIELD[1], _FIELD[2], _FIELD[3]), size)
