"""Ways to look at a city from near: a lens in its garden and, once the map is near, arrows to the next one."""

from dataclasses import replace
from functools import partial

from game.boxes.maharaja.rules.components import CITIES
from game.boxes.maharaja.table import zones
from game.boxes.maharaja.table.geometry import Plan, chart_of
from game.boxes.maharaja.table.painting.frame import Picture
from game.paint.box import Box
from game.paint.palette import BRASS, NIGHT
from game.tabletop.zoom import Zoom
from game.widgets.node import Node, Role

_LENS = (-109.0, -74.0, 17.0)
"""Where the lens lies in a garden, in its upper left corner, and its radius, in map units."""
_LEAST = 13.0
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
    radius = max(_LEAST, _LENS[2] * plan.k)
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
    canvas, approach = picture.canvas, picture.selection.approach
    assert approach is not None
    is_lit = picture.ui.hover == name
    canvas.disc(box.cx, box.cy, box.w / 2, NIGHT, BRASS, 2.5 if box.w >= _ARROW else 1.5)
    if is_lit:
        canvas.disc(box.cx, box.cy, box.w / 2 - 2, "#F2D48A40")
    canvas.put(f"icon_{icon}_light", box.cx, box.cy, box.w * 0.6, centre=True)
    told = picture.say("map.near", city=picture.say(f"city.{CITIES[city]}"))
    act = partial(approach, at_city(picture.plan, city))
    node = Node(name, Role.BUTTON, told, canvas.rect(box), "cities", act=act, hint=told)
    node.is_left_out = picture.ui.reading.is_on
    picture.ui.add(node)
    picture.ui.ring(name, box, box.w / 2)
