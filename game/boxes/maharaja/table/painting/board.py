"""The painted map: names of cities and villages, the city that is scored, the journey that is thought of."""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import groupby

import pygame

from game.boxes.maharaja.rules.components import CHARACTER_NAMES, CITIES, HOME, ROADS, START, VILLAGES, YOGI
from game.boxes.maharaja.rules.moves import Travel
from game.boxes.maharaja.rules.tolls import blocking_village, first_toll, toll_of
from game.boxes.maharaja.rules.view import TURN
from game.boxes.maharaja.table import board_geometry as ground
from game.boxes.maharaja.table import items, zones
from game.boxes.maharaja.table.geometry import LAND, MAP_W, RIM, Plan, chart_of, zoom_buttons
from game.boxes.maharaja.table.painting import Frame, Picture
from game.boxes.maharaja.table.touches import goal, ways
from game.boxes.maharaja.table.village_names import Sides, arranged
from game.paint import lettering, sprites
from game.paint.box import Box
from game.paint.canvas import Canvas
from game.paint.fonts import SMALLEST
from game.paint.palette import BRASS_LIGHT, INK, LIGHT
from game.tabletop.items import Selection

_MARGINS, _WIDEST = 11.0, 260.0
"""The margins of a ribbon, and how wide letters on a plate may be, in map units."""
_RIBBON = "#F3E3BC"
_HOME = (-106.0, 76.0, 38.0)
"""Where the character at home is shown, and how large, in map units."""
_PLOTS = (84.0, 46.0)
"""Size of the part of a village's plate where its two plots are drawn, in map units."""
_PLOT = (40.0, 44.0)
_LAND: ground.Box = (LAND.x, LAND.y, LAND.w, LAND.h)
_ROUTE, _ROUTE_EDGE = "#C2272D", "#FFF6DF"


def paint_map(picture: Picture) -> None:
    """Draws the map with everything that is always the same, then what is special now."""
    canvas, plan = picture.canvas, picture.plan
    board = plan.board
    rect = canvas.rect(board)
    canvas.shadow(canvas.rect(board.grown(RIM)), 12, 150, 4, 7, 4)
    canvas.box(board.grown(RIM), "#7E1F1C", "#2A1109", 6, 2)
    canvas.outline(board.grown(2), BRASS_LIGHT, 3, 2)
    is_single = picture.view.public.village_limit == 1
    if picture.selection.zoom.is_usual:
        made = canvas.made.get(("maharaja map", rect.size, is_single), lambda: _ground(_LAND, rect.size, is_single))
    else:
        x, y = plan.chart.back((board.x, board.y))
        made = _near((x, y, board.w / plan.k, board.h / plan.k), rect.size, is_single)
    canvas.s.blit(made, rect)
    with canvas.clipped(rect):
        _on_map(picture)


def _on_map(picture: Picture) -> None:
    """Names, lights and the journey that is thought of; of cities those that lie on the board, which may be near."""
    canvas, plan = picture.canvas, picture.plan
    _scored_city(picture)
    for number in range(len(CITIES)):
        if canvas.rect(zones.block(plan, number)).colliderect(canvas.rect(plan.board)):
            paint_city_name(picture, number)
            paint_home(picture, number)
    paint_village_names(picture)
    _journey(picture)
    start = zones.around(picture.plan, zones.JUNCTION_AT[START], (-60, -60, 120, 120))
    picture.tell("start", picture.say("item.start"), start)


@lru_cache(maxsize=1)
def _near(field: ground.Box, size: tuple[int, int], is_single: bool) -> pygame.Surface:
    """The part of the map that is seen while it is near; only the last one is kept, for it changes as it moves."""
    return _ground(field, size, is_single, is_near=True)


def _ground(field: ground.Box, size: tuple[int, int], is_single: bool, *, is_near: bool = False) -> pygame.Surface:
    """A part of the map as an opaque surface, which is drawn fastest.

    `is_single` tells that villages have only one plot, `is_near` that another part will soon be wanted.
    """
    made = part_of_map(field, size, is_near=is_near)
    if is_single:
        _single_plots(made, field, size[0] / field[2], is_near=is_near)
    return made


def part_of_map(field: ground.Box, size: tuple[int, int], *, is_near: bool = False) -> pygame.Surface:
    """Returns a part of the map, given in its units, at a size in pixels; `is_near` is as for `sprites.part`."""
    return sprites.part("maharaja_map", MAP_W, field, size, is_near=is_near)


def _single_plots(made: pygame.Surface, field: ground.Box, k: float, *, is_near: bool) -> None:
    """Puts one plot in the middle of every village instead of two at its sides."""
    x, y = zones.VILLAGE_AT[0]
    (dx, dy), (w, h) = ground.PLOTS[0], _PLOT
    drawn = part_of_map((x + dx - w / 2, y + dy - h / 2, w, h), (round(w * k), round(h * k)), is_near=is_near)
    bare = part_of_map((x - 1, y - 1, 2, 2), (1, 1), is_near=is_near).get_at((0, 0))
    both = pygame.Rect(0, 0, round(_PLOTS[0] * k), round(_PLOTS[1] * k))
    for x, y in zones.VILLAGE_AT:
        both.center = (round((x - field[0]) * k), round((y - field[1]) * k))
        made.fill(bare, both)
        made.blit(drawn, drawn.get_rect(center=both.center))


def _scored_city(picture: Picture) -> None:
    """Light around the city where the Maharaja is."""
    city = picture.view.public.city
    if city is None:
        return
    block = zones.block(picture.plan, city)
    picture.canvas.outline(block.inset(-6, -4), "#FFE27A", 10, 6)
    picture.canvas.outline(block.inset(-11, -9), "#A8312D", 14, 6)


def paint_city_name(picture: Frame, number: int) -> None:
    """Draws the name of a city on its ribbon, in the size that all have; on a larger plate where that is too high."""
    canvas, k = picture.canvas, picture.plan.k
    box = zones.around(picture.plan, zones.JUNCTION_AT[number], ground.RIBBON_NAME).inset(-_MARGINS * k, 0)
    names, size = [picture.say(f"city.{city}") for city in CITIES], max(zones.CITY_NAME * k, zones.LEAST_CITY_NAME)
    has_plate = zones.has_plates(picture.plan.k)
    size = lettering.common_size(canvas, names, size, "display", _WIDEST * k if has_plate else box.w)
    if has_plate:
        width = lettering.width(canvas, names[number], size, "display") + 8
        box = Box(box.x, box.cy - size * 0.55, max(box.w, width), size * 1.1)
        canvas.box(box, _RIBBON, INK, 6, 2)
    lettering.text(canvas, names[number], box.cx, box.cy, size, INK, "display", "c")


def paint_home(picture: Frame, number: int) -> None:
    """Draws who is at home in a city, in the corner of its garden, where that counts."""
    variants, character = picture.view.public.variants, HOME[number]
    if variants.homes and (character != YOGI or variants.yogi):
        x, y = zones.JUNCTION_AT[number]
        at = picture.plan.at(x + _HOME[0], y + _HOME[1])
        picture.canvas.put(f"character_icon_{CHARACTER_NAMES[character]}", *at, _HOME[2] * picture.plan.k, centre=True)


# ---------------------------------------------------------------------- journeys
def thought_of(frame: Frame) -> tuple[int, ...]:
    """Returns the roads of the journey that is chosen or pointed at."""
    selection = frame.selection
    if isinstance(selection.move, Travel):
        return tuple(selection.move.roads)
    if _pointed(selection) is None or selection.hover not in selection.open or goal(selection) is not None:
        return ()
    found = ways(frame.view, Selection(touched=(selection.hover,)))
    return found[0].roads if found else ()


def _pointed(selection: Selection) -> int | None:
    """Returns the city that is pointed at."""
    return next((city for city in range(len(CITIES)) if selection.hover == items.city(city)), None)


def _journey(picture: Picture) -> None:
    """The roads of a journey as a red line, with what each village on them costs."""
    roads = thought_of(picture)
    canvas, plan = picture.canvas, picture.plan
    _barrier(picture)
    for road in roads:
        for line in _in_sight(plan, [plan.at(x, y) for x, y in _between_cities(road)]):
            canvas.polyline(line, _ROUTE_EDGE, 11 * plan.k + 3)
            canvas.polyline(line, _ROUTE, 11 * plan.k)
    for road in roads:
        _toll(picture, road)


def _barrier(picture: Picture) -> None:
    """A bar on the village without a house that keeps the architect from the city that is pointed at."""
    selection, public, canvas = picture.selection, picture.view.public, picture.canvas
    city, is_own_turn = _pointed(selection), picture.view.seat == public.acting
    if city is None or selection.hover in selection.open or not is_own_turn or public.task != TURN:
        return
    village = blocking_village(public, public.acting, city)
    if village is not None and public.architects[public.acting] != city:
        x, y = picture.plan.at(*zones.VILLAGE_AT[village])
        canvas.disc(x, y, 20, _ROUTE, _ROUTE_EDGE, 3)
        canvas.box(Box(x, y, 0, 0).centred(22, 8), _ROUTE_EDGE, None, 3)


def _in_sight(plan: Plan, line: list[ground.Point]) -> Iterator[list[ground.Point]]:
    """The pieces of a line that a near board shows; the others would be large pictures that nobody sees."""
    seen = plan.board.grown(80)
    for is_seen, points in groupby(line, key=lambda point: seen.holds(*point)):
        part = list(points)
        if is_seen and len(part) > 1:
            yield part


def _between_cities(road: int) -> list[ground.Point]:
    """The points of a road outside the gardens and courtyards at its ends."""
    x, y, w, _ = ground.GARDEN
    bottom = ground.TRAY[1] + ground.TRAY[3]
    ends = [zones.JUNCTION_AT[end] for end in ROADS[road].ends if end != START]

    def is_inside(point: ground.Point) -> bool:
        return any(x < point[0] - ex < x + w and y < point[1] - ey < bottom for ex, ey in ends)

    return [point for point in zones.ROAD_LINES[road] if not is_inside(point)]


def _toll(picture: Picture, road: int) -> None:
    """Who gets how much on a road, on the plate of the first village that asks for it."""
    canvas, plan, public = picture.canvas, picture.plan, picture.view.public
    paid = [(seat, gold) for seat, gold in enumerate(toll_of(public, public.acting, (road,))) if gold]
    village = first_toll(public, public.acting, road)
    if village is None:
        return
    x, y = plan.at(*zones.VILLAGE_AT[village])
    box, board = Box(x, y, 0, 0).centred(72.0 * len(paid), 36), plan.board
    box = box.at(max(board.x + 4, min(box.x, board.right - 4 - box.w)), box.y)
    canvas.box(box, "#2A1A11", "#F2D48A", 10, 2)
    for (seat, gold), cell in zip(paid, box.columns(len(paid)), strict=True):
        picture.players.token(canvas, seat, cell.x + 20, cell.cy, 28)
        lettering.text(canvas, f"+{gold}", cell.x + 37, cell.cy, lettering.FIGURE, LIGHT, "heavy")


# ---------------------------------------------------------------------- names of villages
_SIZE = 24.0
"""Size of the letters in units, where there is room for all names; else a smaller one for all of them."""
_MARGIN, _TALL, _TOUCHING = 1.5, 0.82, 3.0
"""Pixels that are free at either end of a name, how high letters are for their size, and how much may be covered."""
_SEEN = 200.0
"""How far beyond the board the middle of a name that is near can be, in units."""


def paint_village_names(picture: Picture) -> None:
    """Draws the names of all villages, where they have room on the whole map: they stay there when it comes nearer."""
    canvas, plan = picture.canvas, picture.plan
    names = _names(picture)
    px, places = _arranged(canvas, names, plan)
    size = px / canvas.k * plan.k / chart_of(plan.board).k
    seen = plan.board.grown(_SEEN)
    for name, place in zip(names, places, strict=True):
        x, y = plan.at(*place)
        if seen.holds(x, y):
            halo(canvas, name, x, y, size)
            lettering.text(canvas, name, x, y, size, INK, "semi", "c")


def names_of_villages(frame: Frame) -> tuple[ground.Box, ...]:
    """Returns where the names of all villages stand on the whole map, in its units."""
    canvas, names = frame.canvas, _names(frame)
    px, places = _arranged(canvas, names, frame.plan)
    size, k = px / canvas.k, chart_of(frame.plan.board).k
    sizes = [(lettering.width(canvas, name, size, "semi") / k, size * _TALL / k) for name in names]
    return tuple((x - w / 2, y - h / 2, w, h) for (x, y), (w, h) in zip(places, sizes, strict=True))


def _names(frame: Frame) -> tuple[str, ...]:
    return tuple(frame.say(f"village.{key}") for key in VILLAGES)


def _arranged(canvas: Canvas, names: Sequence[str], plan: Plan) -> tuple[int, tuple[ground.Point, ...]]:
    """The largest size in pixels in which all names have room on the map, and where they stand then, in its units.

    The Maharaja covers none, whichever city he visits, so that no name moves as he travels.
    """
    chart, buttons = chart_of(plan.board), zoom_buttons(plan.board)
    corners = *chart.back((buttons.x, buttons.y)), *chart.back((buttons.right, buttons.bottom))
    taken = (corners, *(_beside(plan, city) for city in range(len(CITIES))))
    unit = chart.k * canvas.k
    for px in range(lettering.pixels(canvas, _SIZE), SMALLEST - 1, -1):
        halves = (lettering.width(canvas, name, px / canvas.k, "semi") * canvas.k / 2 + _MARGIN for name in names)
        found = arranged(tuple(round(half / unit, 1) for half in halves), round(px * _TALL / unit, 1), taken)
        if found.covered <= _TOUCHING:
            break
    return px, found.middles


def _beside(plan: Plan, visited: int) -> Sides:
    """The edges of the Maharaja beside a city that he visits, in map units."""
    (x, y), (left, top, w, h) = zones.JUNCTION_AT[visited], zones.stand(plan, visited)
    return x + left, y + top, x + left + w, y + top + h


def halo(canvas: Canvas, line: str, x: float, y: float, size: float) -> None:
    """Draws a soft light ground behind a line of text, so that it stands out from whatever is painted there."""
    width = lettering.width(canvas, line, size, "semi")
    height = lettering.pixels(canvas, size) / canvas.k
    canvas.box(Box(x - width / 2 - 5, y - height * 0.5, width + 10, height * 1.04), "#F3E3BCB8", None, height * 0.45)
