"""The painted map: names of cities and villages, the city that is scored, the journey that is thought of."""

from collections.abc import Iterator
from functools import lru_cache
from itertools import combinations, groupby

import pygame

from game.boxes.maharaja.rules.components import CHARACTER_NAMES, CITIES, HOME, ROADS, START, VILLAGES, YOGI
from game.boxes.maharaja.rules.moves import Travel
from game.boxes.maharaja.rules.tolls import blocking_village, toll_of
from game.boxes.maharaja.rules.view import TURN
from game.boxes.maharaja.table import board_geometry as ground
from game.boxes.maharaja.table import items, zones
from game.boxes.maharaja.table.geometry import LAND, MAP_W, RIM, Plan, chart_of
from game.boxes.maharaja.table.painting import Frame, Picture
from game.boxes.maharaja.table.touches import goal, ways
from game.paint import lettering, sprites
from game.paint.box import Box
from game.paint.canvas import Canvas
from game.paint.fonts import Face
from game.paint.palette import BRASS_LIGHT, INK, LIGHT
from game.tabletop.items import Selection

CITY_NAME = 30.0
"""Size of the letters of a city's name, in map units."""
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
    return _ground(field, size, is_single)


def _ground(field: ground.Box, size: tuple[int, int], is_single: bool) -> pygame.Surface:
    """A part of the map as an opaque surface, which is drawn fastest.

    `is_single` tells that villages have only one plot.
    """
    made = part_of_map(field, size)
    if is_single:
        _single_plots(made, field, size[0] / field[2])
    return made


def part_of_map(field: ground.Box, size: tuple[int, int]) -> pygame.Surface:
    """Returns a part of the map, given in its units, at a size in pixels."""
    return sprites.part("maharaja_map", MAP_W, field, size)


def _single_plots(made: pygame.Surface, field: ground.Box, k: float) -> None:
    """Puts one plot in the middle of every village instead of two at its sides."""
    x, y = zones.VILLAGE_AT[0]
    (dx, dy), (w, h) = ground.PLOTS[0], _PLOT
    drawn = part_of_map((x + dx - w / 2, y + dy - h / 2, w, h), (round(w * k), round(h * k)))
    bare = part_of_map((x - 1, y - 1, 2, 2), (1, 1)).get_at((0, 0))
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
    """Draws the name of a city on its ribbon; on the smallest maps a long one ends beyond it, for none is cut."""
    box = zones.around(picture.plan, zones.JUNCTION_AT[number], ground.RIBBON_NAME)
    name = picture.say(f"city.{CITIES[number]}")
    canvas, size, room = picture.canvas, CITY_NAME * picture.plan.k, box.w + 22 * picture.plan.k
    face: Face = "display" if lettering.width(canvas, name, 0, "display") <= room else "text"
    width = lettering.width(canvas, name, 0, face)
    lettering.text(
        canvas, name, box.cx + max(0.0, width - room) / 2, box.cy, size, INK, face, "c", room=max(room, width)
    )


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
    """Who gets how much on a road, on the plate of its first village."""
    canvas, plan, public = picture.canvas, picture.plan, picture.view.public
    paid = [(seat, gold) for seat, gold in enumerate(toll_of(public, public.acting, (road,))) if gold]
    if not paid:
        return
    x, y = plan.at(*zones.VILLAGE_AT[ROADS[road].villages[0]])
    box, board = Box(x, y, 0, 0).centred(66.0 * len(paid), 34), plan.board
    box = box.at(max(board.x + 4, min(box.x, board.right - 4 - box.w)), box.y)
    canvas.box(box, "#2A1A11", "#F2D48A", 10, 2)
    for (seat, gold), cell in zip(paid, box.columns(len(paid)), strict=True):
        picture.players.token(canvas, seat, cell.x + 20, cell.cy, 28)
        lettering.text(canvas, f"+{gold}", cell.x + 36, cell.cy, 24, LIGHT, "heavy")


# ---------------------------------------------------------------------- names of villages
_SIZE = 25.0
"""Size of the letters in map units."""
_MARGIN, _SEEN = 4.0, 200.0
"""The room at either end of a name, in map units, and how far beyond the board one that is near can begin, in units."""
_LIGHT = 14.0
"""How far the light of a city reaches beyond it, in map units."""


def paint_village_names(picture: Picture) -> None:
    """Draws the names of all villages, where they have room on the whole map: they stay there when it comes nearer."""
    canvas, k = picture.canvas, chart_of(picture.plan.board).k
    names = [picture.say(f"village.{key}") for key in VILLAGES]
    halves = tuple(round((lettering.width(canvas, name, _SIZE * k, "semi") / 2 + _MARGIN) / k, 1) for name in names)
    height = round(lettering.pixels(canvas, _SIZE * k) / canvas.k / k, 1)
    size, seen = _SIZE * picture.plan.k, picture.plan.board.grown(_SEEN)
    for name, place in zip(names, _places(halves, height), strict=True):
        x, y = picture.plan.at(*place)
        if not seen.holds(x, y):
            continue
        halo(canvas, name, x, y, size)
        lettering.text(canvas, name, x, y, size, INK, "semi", "c")


@lru_cache(maxsize=32)
def _places(halves: tuple[float, ...], height: float) -> tuple[ground.Point, ...]:
    """The middles of the names in map units, for half their widths and the height of their letters there."""
    chosen = [min(_candidates(number, half, height), key=_Clear(number, half, height).fault)
              for number, half in enumerate(halves)]  # fmt: skip
    xs, ys = [x for x, _ in chosen], [y for _, y in chosen]
    for one, other in combinations(sorted(range(len(xs)), key=xs.__getitem__), 2):
        shared = xs[one] + halves[one] + halves[other] - xs[other]
        if shared > 0 and abs(ys[one] - ys[other]) < height:
            xs[one] -= shared / 2
            xs[other] += shared / 2
    return tuple(zip(xs, ys, strict=True))


def _candidates(number: int, half: float, height: float) -> Iterator[ground.Point]:
    """Below the plate or above it, as near its middle as cities allow; the first of equals is taken."""
    x, y = zones.VILLAGE_AT[number]
    below = y + ground.VILLAGE_NAME[1] + height * 0.56
    above = y + ground.VILLAGE[1] - height * 0.56
    for line in (below, above):
        yield x, line
        yield _beside_cities(x, line, half, height / 2), line


class _Clear:
    """Tells how badly a name of a village would lie; takes the village, half its name's width and its height."""

    def __init__(self, number: int, half: float, height: float) -> None:
        self._number, self._half, self._high = number, half, height

    def fault(self, at: ground.Point) -> float:
        """Returns how much of the name would be covered, and a little for being far from the plate's middle."""
        x, y = at
        name = Box(x, y, 0, 0).centred(2 * self._half, self._high)
        covered = sum(_common(name, other) for other in _blocks())
        covered += sum(_common(name, other) for i, other in enumerate(_plates()) if i != self._number)
        return covered / self._high + 2 * abs(x - zones.VILLAGE_AT[self._number][0])


def _beside_cities(x: float, y: float, half: float, height: float) -> float:
    """Where the middle of a name goes so that no city covers its ends."""
    for box in _blocks():
        if y + height < box.y or y - height > box.bottom:
            continue
        if box.x < x + half < box.cx:
            x = box.x - half
        elif box.cx < x - half < box.right:
            x = box.right + half
    return x


@lru_cache(maxsize=1)
def _blocks() -> tuple[Box, ...]:
    """The cities with their light."""
    x, top, w, _ = ground.RIBBON
    left, _, width, _ = ground.GARDEN
    bottom = ground.TRAY[1] + ground.TRAY[3]
    left, right = min(x, left), max(x + w, left + width)
    found = [Box(cx + left, cy + top, right - left, bottom - top) for cx, cy in zones.JUNCTION_AT[: len(CITIES)]]
    return tuple(box.grown(_LIGHT) for box in found)


@lru_cache(maxsize=1)
def _plates() -> tuple[Box, ...]:
    x, y, w, h = ground.VILLAGE
    return tuple(Box(cx + x, cy + y, w, h) for cx, cy in zones.VILLAGE_AT)


def _common(one: Box, other: Box) -> float:
    width = min(one.right, other.right) - max(one.x, other.x)
    height = min(one.bottom, other.bottom) - max(one.y, other.y)
    return max(0.0, width) * max(0.0, height)


def halo(canvas: Canvas, line: str, x: float, y: float, size: float) -> None:
    """Draws a soft light ground behind a line of text, so that it stands out from whatever is painted there."""
    width = lettering.width(canvas, line, size, "semi")
    height = lettering.pixels(canvas, size) / canvas.k
    canvas.box(Box(x - width / 2 - 5, y - height * 0.5, width + 10, height * 1.04), "#F3E3BCB8", None, height * 0.45)
