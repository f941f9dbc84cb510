"""One city with its garden and courtyard, drawn as large as wanted."""

from collections.abc import Callable
from dataclasses import replace

import pygame

from game.boxes.maharaja.rules.components import START, VILLAGE_COUNT
from game.boxes.maharaja.rules.view import Public
from game.boxes.maharaja.table import board_geometry as ground
from game.boxes.maharaja.table import items, zones
from game.boxes.maharaja.table.geometry import Plan
from game.boxes.maharaja.table.painting.board import paint_city_name, paint_home, part_of_map
from game.boxes.maharaja.table.painting.frame import Frame
from game.boxes.maharaja.table.pieces import map_pieces, paint_some
from game.paint.box import Box
from game.paint.viewport import Viewport
from game.tabletop.items import Item

FIELD: ground.Box = (-144, -140, 288, 302)
"""What is shown around a city, in map units."""


def plan_in(plan: Plan, city: int, box: Box) -> Plan:
    """Returns the plan by which things lie when the field around a city fills a box."""
    k = box.w / FIELD[2]
    x, y = zones.JUNCTION_AT[city]
    times = k / plan.k
    left, top = box.x - (x + FIELD[0]) * k, box.y - (y + FIELD[1]) * k
    board = Box(left, top, plan.board.w * times, plan.board.h * times)
    return replace(plan, chart=Viewport(left, top, k), board=board)


def paint_ground(frame: Frame, city: int, box: Box) -> None:
    """Draws the part of the map that fills a box, with the city's name and who is at home there."""
    canvas = frame.canvas
    rect = canvas.rect(box)
    made = canvas.made.get(("maharaja city", city, rect.size), lambda: _ground(city, rect.size))
    canvas.s.blit(made, rect)
    with canvas.clipped(rect):
        paint_city_name(frame, city)
        paint_home(frame, city)


def paint_pieces(frame: Frame, city: int, is_shown: Callable[[Item], bool] = lambda item: True) -> None:
    """Draws what lies in a city, from back to front, or only some of the items."""
    public = frame.view.public
    paint_some(frame, map_pieces(frame.players), lambda item: lies_in(public, item) == city and is_shown(item))


def lies_in(public: Public, item: Item) -> int | None:
    """Returns the city that an item belongs to."""
    match item:
        case items.MAHARAJA:
            return public.city
        case Item(items.ARCHITECT, (seat,)):
            at = public.architects[seat]
            return None if at == START else at
        case Item(items.HOUSE, (where, _)):
            return where - VILLAGE_COUNT if where >= VILLAGE_COUNT else None
        case Item(items.CITY | items.TRAY | items.SITE | items.PALACE, (city, *_)):
            return city
    return None


def _ground(city: int, size: tuple[int, int]) -> pygame.Surface:
    x, y = zones.JUNCTION_AT[city]
    return part_of_map((x + FIELD[0], y + FIELD[1], FIELD[2], FIELD[3]), size)
