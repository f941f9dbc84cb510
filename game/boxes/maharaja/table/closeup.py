"""One city from near: drawn as large as wanted, in the lens, and the ways to look at the next one."""

from collections.abc import Callable
from dataclasses import replace
from functools import partial

from game.boxes.maharaja.rules.components import CITIES, START, VILLAGE_COUNT
from game.boxes.maharaja.rules.view import TURN, Public, View
from game.boxes.maharaja.table import board_geometry as ground
from game.boxes.maharaja.table import items, zones
from game.boxes.maharaja.table.geometry import Plan, chart_of
from game.boxes.maharaja.table.painting import Picture
from game.boxes.maharaja.table.painting.board import paint_city_name, paint_home, part_of_map
from game.boxes.maharaja.table.pieces import map_pieces, paint_some
from game.paint.box import Box, Viewport
from game.paint.palette import BRASS, BRASS_LIGHT, INK, NIGHT
from game.tabletop.frame import Frame
from game.tabletop.items import Item
from game.tabletop.zoom import Zoom
from game.widgets.node import Node, Role

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


def paint_ground(frame: Frame[View, Plan], city: int, box: Box) -> None:
    """Draws the part of the map that fills a box, with the city's name and who is at home there."""
    canvas = frame.canvas
    rect, (x, y) = canvas.rect(box), zones.JUNCTION_AT[city]
    field = (x + FIELD[0], y + FIELD[1], FIELD[2], FIELD[3])
    canvas.s.blit(canvas.made.get(("maharaja city", city, rect.size), lambda: part_of_map(field, rect.size)), rect)
    with canvas.clipped(rect):
        paint_city_name(frame, city)
        paint_home(frame, city)


def paint_pieces(frame: Frame[View, Plan], city: int, is_shown: Callable[[Item], bool] = lambda item: True) -> None:
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


# ---------------------------------------------------------------------- the lens
_TIMES = 2.0
_SITE, _LEAST_SITE = 54.0, 30.0
"""The width of a site in map units, and the pixels from which on it needs no lens."""


def paint_lens(picture: Picture) -> None:
    """Draws the lens over everything else for what needs it; while somebody travels, roads to a city stay in sight."""
    public, item = picture.view.public, picture.selection.hover
    is_goal = item is not None and public.task == TURN and item.kind == items.CITY
    city = None if item is None or is_goal or item == items.MAHARAJA else lies_in(public, item)
    if city is not None and picture.selection.zoom.is_usual and _is_needed(picture, city):
        picture.ui.later(partial(_draw, picture, city))


def _is_needed(picture: Picture, city: int) -> bool:
    is_small = picture.canvas.px(_SITE * picture.plan.k) < _LEAST_SITE
    return is_small or zones.is_crowded(picture.view.public, city)


def _box(plan: Plan, city: int) -> Box:
    """Returns where the lens goes: beside the city, inside the map."""
    k = plan.k * _TIMES
    w, h = FIELD[2] * k, FIELD[3] * k
    block, board = zones.city(plan, city), plan.board
    left = block.right + 16
    if left + w > board.right:
        left = block.x - 16 - w
    return Box(left, min(max(board.y + 8, block.y - 20), board.bottom - h - 8), w, h)


def _draw(picture: Picture, city: int) -> None:
    canvas, box = picture.canvas, _box(picture.plan, city)
    rect = canvas.rect(box)
    canvas.shadow(rect, 14, 170, 4, 8, 12)
    frame = Frame(canvas, picture.view, picture.selection, picture.players, plan_in(picture.plan, city, box))
    paint_ground(frame, city, box)
    with canvas.clipped(rect):
        paint_pieces(frame, city)
    canvas.outline(box, INK, 6, 6)
    canvas.outline(box.grown(-1), BRASS_LIGHT, 6, 3)


# ---------------------------------------------------------------------- lenses and arrows
_LENS = (-109.0, -74.0, 17.0)
"""Where the lens lies in a garden, in its upper left corner, and its radius, in map units."""
_LEAST_RADIUS = 13.0
"""The least radius of a lens, in units."""
_ARROW, _EDGE = 54.0, 14.0
_NEAR = 1.6
"""From so many times its usual size on the map shows one city, and arrows lead to the next."""


def lay_ways(picture: Picture) -> None:
    """Draws the lenses, or the arrows, above everything that lies on the map."""
    if picture.selection.approach is not None:
        picture.ui.later(partial(_arrows if picture.selection.zoom.k >= _NEAR else _lenses, picture))


def at_city(plan: Plan, number: int) -> Zoom:
    """Returns the zoom in which a city with its courtyard fills the map's panel."""
    usual = replace(plan, chart=chart_of(plan.board))
    block = zones.block(usual, number)
    return Zoom().on(plan.board, block.grown(block.h * 0.08))


def _lenses(picture: Picture) -> None:
    plan = picture.plan
    radius = max(_LEAST_RADIUS, _LENS[2] * plan.k)
    for number in range(len(CITIES)):
        city = zones.JUNCTION_AT[number]
        x, y = plan.at(city[0] + _LENS[0], city[1] + _LENS[1])
        _button(picture, f"near:{CITIES[number]}", Box(x, y, 0, 0).centred(2 * radius, 2 * radius), "search", number)


def _arrows(picture: Picture) -> None:
    """The arrows to the cities before and after the one in the middle."""
    board, now = picture.plan.board, _middle(picture.plan)
    left = Box(board.x + _EDGE, board.cy - _ARROW / 2, _ARROW, _ARROW)
    right = left.at(board.right - _EDGE - _ARROW, left.y)
    for name, box, step in (("left", left, -1), ("right", right, 1)):
        _button(picture, f"near:{name}", box, name, (now + step) % len(CITIES))


def _middle(plan: Plan) -> int:
    """The city that is nearest to the middle of what is seen."""
    x, y = plan.chart.back((plan.board.cx, plan.board.cy))
    places = zones.JUNCTION_AT[: len(CITIES)]
    return min(range(len(CITIES)), key=lambda city: (places[city][0] - x) ** 2 + (places[city][1] - y) ** 2)


def _button(picture: Picture, name: str, box: Box, icon: str, city: int) -> None:
    canvas = picture.canvas
    is_lit = picture.ui.hover == name
    canvas.disc(box.cx, box.cy, box.w / 2, NIGHT, BRASS, 2.5 if box.w >= _ARROW else 1.5)
    if is_lit:
        canvas.disc(box.cx, box.cy, box.w / 2 - 2, "#F2D48A40")
    canvas.put(f"icon_{icon}_light", box.cx, box.cy, box.w * 0.6, centre=True)
    told = picture.say("map.near", city=picture.say(f"city.{CITIES[city]}"))
    act = partial(_approach, picture, city)
    node = Node(name, Role.BUTTON, told, canvas.rect(box), "cities", act=act, hint=told)
    node.is_left_out = picture.ui.reading.is_on
    picture.ui.add(node)
    picture.ui.ring(name, box, box.w / 2)


def _approach(picture: Picture, city: int) -> None:
    if approach := picture.selection.approach:
        approach(at_city(picture.plan, city))
