"""The painted map: names, the city that is scored, and the route of the journey that is thought of."""

from collections.abc import Sequence
from itertools import combinations

import pygame

from game.boxes.maharaja.rules.board import CITIES, ROADS, START, VILLAGES
from game.boxes.maharaja.rules.characters import HOME, NAMES, YOGI
from game.boxes.maharaja.rules.moves import Travel
from game.boxes.maharaja.rules.tasks import TURN
from game.boxes.maharaja.rules.tolls import blocking_village, toll_of
from game.boxes.maharaja.table import board_geometry as ground
from game.boxes.maharaja.table import items, zones
from game.boxes.maharaja.table.geometry import MAP_W
from game.boxes.maharaja.table.painting.frame import Frame, Picture
from game.boxes.maharaja.table.panel_mode import goal, ways
from game.paint import lettering, sprites
from game.paint.box import Box
from game.paint.canvas import Canvas
from game.paint.fonts import Face
from game.paint.palette import INK, LIGHT
from game.tabletop.table import Selection

CITY_NAME = 30.0
"""Size of the letters of a city's name, in map units."""
_VILLAGE_NAME = 25.0
_HOME = (-106.0, 76.0, 38.0)
"""Where the character at home is shown, and how large, in map units."""
_PLOTS = (84.0, 46.0)
"""Size of the part of a village's plate where its two plots are drawn, in map units."""
_ROUTE, _ROUTE_EDGE = "#C2272D", "#FFF6DF"


def paint_map(picture: Picture) -> None:
    """Draws the map with everything that is always the same, then what is special now."""
    canvas, plan = picture.canvas, picture.plan
    board = plan.board
    rect = canvas.rect(board)
    canvas.shadow(rect, 12, 150, 4, 7, 4)
    is_single = picture.view.public.village_limit == 1
    made = canvas.made.get(("maharaja map", rect.size, is_single), lambda: _ground(rect.size, is_single))
    canvas.s.blit(made, rect)
    _scored_city(picture)
    for number in range(len(CITIES)):
        paint_city_name(picture, number)
        paint_home(picture, number)
    _village_names(picture)
    _journey(picture)
    start = zones.around(plan, zones.JUNCTION_AT[START], (-60, -60, 120, 120))
    picture.tell("start", picture.say("item.start"), start)


def _ground(size: tuple[int, int], is_single: bool) -> pygame.Surface:
    """The map as an opaque surface, which is drawn fastest; `is_single` tells that villages have only one plot."""
    made = pygame.Surface(size).convert()
    made.fill("#2A1810")
    made.blit(sprites.sprite("maharaja_map", *size), (0, 0), special_flags=pygame.BLEND_PREMULTIPLIED)
    if is_single:
        _single_plots(made, size[0] / MAP_W)
    return made


def part_of_map(field: ground.Box, size: tuple[int, int]) -> pygame.Surface:
    """Returns a part of the map, given in its units, at a size in pixels, from the drawing that is large enough."""
    x, y, w, h = field
    master = sprites.master("maharaja_map", round(size[0] / w * MAP_W))
    k = master.get_width() / MAP_W
    cut = pygame.Rect(round(x * k), round(y * k), round(w * k), round(h * k))
    return pygame.transform.smoothscale(master.subsurface(cut.clip(master.get_rect())), size).convert()


def _single_plots(made: pygame.Surface, k: float) -> None:
    """Puts one plot in the middle of every village instead of two at its sides."""
    x, y = zones.VILLAGE_AT[0]
    bare = made.get_at((round(x * k), round(y * k)))
    both = pygame.Rect(0, 0, round(_PLOTS[0] * k), round(_PLOTS[1] * k))
    plot = pygame.Rect(0, 0, round(40 * k), round(44 * k))
    plot.center = (round((x + ground.PLOTS[0][0]) * k), round((y + ground.PLOTS[0][1]) * k))
    drawn = made.subsurface(plot).copy()
    for x, y in zones.VILLAGE_AT:
        middle = (round(x * k), round(y * k))
        both.center = middle
        made.fill(bare, both)
        made.blit(drawn, drawn.get_rect(center=middle))


def _scored_city(picture: Picture) -> None:
    """Light around the city where the Maharaja is."""
    city = picture.view.public.city
    if city is None:
        return
    block = zones.block(picture.plan, city)
    picture.canvas.outline(block.inset(-5, -3), "#FFE27A", 10, 4)
    picture.canvas.outline(block.inset(-8, -6), "#A8312D", 12, 3)


def paint_city_name(picture: Frame, number: int) -> None:
    """Draws the name of a city on its ribbon."""
    box = zones.around(picture.plan, zones.JUNCTION_AT[number], ground.RIBBON_NAME)
    name = picture.say(f"city.{CITIES[number]}")
    canvas, size, room = picture.canvas, CITY_NAME * picture.plan.k, box.w + 22 * picture.plan.k
    face: Face = "display" if lettering.width(canvas, name, 0, "display") <= room else "text"
    lettering.text(canvas, name, box.cx, box.cy, size, INK, face, "c", room=room)


def paint_home(picture: Frame, number: int) -> None:
    """Draws who is at home in a city, in the corner of its garden, where that counts."""
    variants, character = picture.view.public.variants, HOME[number]
    if variants.homes and (character != YOGI or variants.yogi):
        x, y = zones.JUNCTION_AT[number]
        at = picture.plan.at(x + _HOME[0], y + _HOME[1])
        picture.canvas.put(f"character_icon_{NAMES[character]}", *at, _HOME[2] * picture.plan.k, centre=True)


def _village_names(picture: Picture) -> None:
    """The names on the ground below the plates, clear of what is painted there, of the cities and of each other."""
    canvas, size = picture.canvas, _VILLAGE_NAME * picture.plan.k
    high = lettering.pixels(canvas, size) / canvas.k
    blocks = [zones.block(picture.plan, city) for city in range(len(CITIES))]
    names, xs, ys, halves = [], list[float](), list[float](), list[float]()
    for number, key in enumerate(VILLAGES):
        box = zones.around(picture.plan, zones.VILLAGE_AT[number], ground.VILLAGE_NAME)
        names.append(picture.say(f"village.{key}"))
        halves.append(lettering.width(canvas, names[-1], size, "semi") / 2 + 4)
        ys.append(box.y + high * 0.56)
        xs.append(_beside_cities(blocks, box.cx, ys[-1], halves[-1], high / 2))
    _pushed_apart(xs, ys, halves, high)
    for name, x, y in zip(names, xs, ys, strict=True):
        halo(canvas, name, x, y, size)
        lettering.text(canvas, name, x, y, size, INK, "semi", "c")


def _pushed_apart(xs: list[float], ys: list[float], halves: list[float], high: float) -> None:
    """Moves names that would cover each other to both sides, each by half of what they share."""
    for one, other in combinations(sorted(range(len(xs)), key=xs.__getitem__), 2):
        shared = xs[one] + halves[one] + halves[other] - xs[other]
        if shared > 0 and abs(ys[one] - ys[other]) < high:
            xs[one] -= shared / 2
            xs[other] += shared / 2


def _beside_cities(blocks: Sequence[Box], x: float, y: float, half: float, high: float) -> float:
    """Returns where the middle of a name goes so that no city covers its ends."""
    for box in blocks:
        if y + high < box.y or y - high > box.bottom:
            continue
        if box.x < x + half < box.cx:
            x = box.x - half
        elif box.cx < x - half < box.right:
            x = box.right + half
    return x


def halo(canvas: Canvas, line: str, x: float, y: float, size: float) -> None:
    """Draws a soft light ground behind a line of text, so that it stands out from whatever is painted there."""
    wide = lettering.width(canvas, line, size, "semi")
    high = lettering.pixels(canvas, size) / canvas.k
    canvas.box(Box(x - wide / 2 - 5, y - high * 0.5, wide + 10, high * 1.04), "#F3E3BCB8", None, high * 0.45)


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
        line = [plan.at(x, y) for x, y in _between_cities(road)]
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


def _between_cities(road: int) -> list[ground.Point]:
    """The points of a road outside the gardens and courtyards at its ends."""
    x, y, w, _ = ground.GARDEN
    bottom = ground.TRAY[1] + ground.TRAY[3]
    ends = [zones.JUNCTION_AT[end] for end in ROADS[road].ends if end != START]

    def is_inside(point: ground.Point) -> bool:
        return any(x < point[0] - ex < x + w and y < point[1] - ey < bottom for ex, ey in ends)

    return [point for point in zones.ROAD_LINES[road] if not is_inside(point)]


def _toll(picture: Picture, road: int) -> None:
    """Who gets how much on a road, on the plate of its first village."""
    canvas, plan, public = picture.canvas, picture.plan, picture.view.public
    paid = [(seat, gold) for seat, gold in enumerate(toll_of(public, public.acting, (road,))) if gold]
    if not paid:
        return
    x, y = plan.at(*zones.VILLAGE_AT[ROADS[road].villages[0]])
    box = Box(x, y, 0, 0).centred(66.0 * len(paid), 34)
    canvas.box(box, "#2A1A11", "#F2D48A", 10, 2)
    for (seat, gold), cell in zip(paid, box.columns(len(paid)), strict=True):
        picture.players.token(canvas, seat, cell.x + 20, cell.cy, 28)
        lettering.text(canvas, f"+{gold}", cell.x + 36, cell.cy, 24, LIGHT, "heavy")
