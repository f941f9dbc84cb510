"""The harbour city: sea, walls, ships, rewards, what the Queen closes, the sums of the quarters, a quarter at large."""

from collections.abc import Callable
from functools import partial

import pygame

from game.boxes.ys.rules import components
from game.boxes.ys.rules.components import AREAS, COMMERCE, MERCHANT, PORT, QUARTERS, QUEEN, area, quarter_of
from game.boxes.ys.rules.scoring import THRONE_POINTS
from game.boxes.ys.table import board_geometry as ground
from game.boxes.ys.table import zones
from game.boxes.ys.table.choices import asks_quarter
from game.boxes.ys.table.geometry import LENS, Plan
from game.boxes.ys.table.items import place_item, quarter_item
from game.boxes.ys.table.painting.frame import LENS_KEY, SLATE, Picture, paint_totals, round_button
from game.boxes.ys.table.painting.sums import lay_standings
from game.boxes.ys.table.phrases import card_name
from game.boxes.ys.table.queries import stands_back
from game.boxes.ys.table.standings import place_of, standing
from game.paint import lettering, sprites
from game.paint.box import Box
from game.paint.canvas import Canvas
from game.paint.palette import BRASS, BRASS_LIGHT, CREAM, INK
from game.tabletop.zoom import Zoom

_PORT_REWARD, _COMMERCE_REWARD = 58.0, 70.0
_THRONE = lettering.FIGURE
_SHADE, _BACK = "#0B141AA8", "#0B141A70"
"""What lies over a quarter that the Queen closed, and over those that are not counted while another one is."""


def paint_city(picture: Picture) -> None:
    """Draws the city and everything around it; brokers, gems and characters are items."""
    canvas, sea, public = picture.canvas, picture.plan.sea, picture.public
    paint_ground_of_sea(picture)
    with canvas.clipped(canvas.rect(sea)):
        for quarter in public.quarters:
            _rewards(picture, quarter)
            _corner(picture, quarter)
            if stands_back(public, quarter):
                canvas.box(_part_of_sea(picture.plan, quarter), _BACK, None)
        _closed(picture)
    canvas.outline(sea, INK, 4, 4)
    canvas.outline(sea.grown(-2), BRASS, 3, 2)
    if public.variants.favour:
        picture.ui.later(partial(_throne, picture))
    _shapes(picture)
    paint_lenses(picture)
    lay_standings(picture)


def _rewards(picture: Picture, quarter: int) -> None:
    """What port and commercial area pay, between their grounds."""
    canvas, plan = picture.canvas, picture.plan
    commerce = "reward_commerce_5" if picture.public.effect(MERCHANT) else "reward_commerce"
    for kind, name, width in ((PORT, "reward_port", _PORT_REWARD), (COMMERCE, commerce, _COMMERCE_REWARD)):
        box = zones.reward(plan, quarter, kind, max(width * plan.k, 26 / canvas.k))
        canvas.put(name, box.cx, box.cy, box.w, centre=True)


def _throne(picture: Picture) -> None:
    """What the throne room pays at the end, above it: the highest sum first."""
    canvas, box, size = picture.canvas, zones.throne_reward(picture.plan), _THRONE * picture.plan.zoom.k
    told = "  ".join(map(str, THRONE_POINTS[: picture.public.seats]))
    told = lettering.fitting(canvas, (told, told.removesuffix("  0")), size, "semi", box.w - 4)
    with canvas.clipped(canvas.rect(picture.plan.sea)):
        canvas.box(box, SLATE, BRASS_LIGHT, 8, 1.5)
        lettering.text(canvas, told, box.cx, box.cy - 0.5, size, CREAM, "semi", "c", room=box.w - 2)


# ---------------------------------------------------------------------- the corners of the sea
def _corner(picture: Picture, quarter: int) -> None:
    """The ship with its cargo, and the sums of the whole quarter."""
    canvas, plan, public = picture.canvas, picture.plan, picture.public
    ship, cargo = public.ships[quarter], public.cargo[quarter]
    if ship is not None and not plan.is_low and quarter != plan.offer:
        box = zones.ship(plan, quarter)
        canvas.put(f"cargo_{components.GEM_NAMES[ship[0]]}", box.cx, box.cy, box.h / 0.92, centre=True)
    if cargo:
        plate = zones.hold(plan, quarter, len(cargo))
        canvas.box(plate, "#F3E7CC", INK, 12, 2.5)
        canvas.outline(plate.grown(-3), BRASS, 10, 1.5)
        if quarter == plan.offer and (asking := zones.asking(plan)):
            line, told = plate.band(2, asking * plan.zoom.k), picture.say("table.offer")
            size = 26 * plan.zoom.k
            lettering.text(canvas, told, line.cx, line.cy + 2, size, INK, "display", "c", room=line.w - 16)
    sums = standing(picture.view, [b for b in public.brokers if quarter_of(b.place) == quarter])
    best_first = dict(sorted(sums.items(), key=lambda pair: place_of(public, *pair)))
    if plan.is_low and plan.zoom.k == 1:
        best_first = {party: found for party, found in best_first.items() if party == picture.view.seat}
    paint_totals(picture, zones.totals(plan, quarter, len(best_first)), best_first, plan.zoom.k)


def _part_of_sea(plan: Plan, quarter: int) -> Box:
    """The part of the sea in which a quarter lies."""
    sea = plan.zoom.box(plan.sea)
    x, y = plan.at(ground.CENTRE)
    left, top = (sea.x if quarter in (0, 3) else x), (sea.y if quarter in (0, 1) else y)
    right, bottom = (x if quarter in (0, 3) else sea.right), (y if quarter in (0, 1) else sea.bottom)
    return Box(left, top, right - left, bottom - top)


# ---------------------------------------------------------------------- the Queen
def _closed(picture: Picture) -> None:
    """A quarter that the Queen closed: dimmed, with her seal across it."""
    queen = picture.public.effect(QUEEN)
    if queen is None:
        return
    canvas, plan, quarter = picture.canvas, picture.plan, queen.number
    for kind in range(AREAS):
        paint_ground(canvas, plan, area(quarter, kind), _SHADE, None)
    x, y = plan.at(ground.around_centre(299, ground.QUARTER_ANGLE[quarter]))
    canvas.put("closed", x, y, ground.CLOSED_SIDE * plan.k, centre=True)


# ---------------------------------------------------------------------- what is touched where
def _shapes(picture: Picture) -> None:
    """Areas are touched everywhere on their ground, quarters too while a character asks for one."""
    ui, plan, k = picture.ui, picture.plan, picture.canvas.k

    def found(pos: tuple[int, int]) -> tuple[int, int] | None:
        at = (pos[0] / k, pos[1] / k)
        return ground.area_at(plan.chart.back(at)) if plan.sea.holds(*at) else None

    def is_area(place: int, pos: tuple[int, int]) -> bool:
        return found(pos) == divmod(place, AREAS)

    def is_quarter(box: Box, quarter: int, pos: tuple[int, int]) -> bool:
        here = found(pos)
        return (here is not None and here[0] == quarter) or bool(picture.canvas.rect(box).collidepoint(pos))

    asks = asks_quarter(picture.selection)
    for quarter in picture.public.quarters:
        for kind in range(AREAS):
            place = area(quarter, kind)
            ui.shape(f"item:{place_item(place)}", partial(is_area, place))
        if asks:
            ui.shape(f"item:{quarter_item(quarter)}", partial(is_quarter, zones.label(plan, quarter), quarter))


# ---------------------------------------------------------------------- sea and walls, as large as they are zoomed
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
    left, top, width, height = (round(n * k) for n in (rect.x - whole.x, rect.y - whole.y, rect.w, rect.h))
    part = pygame.Rect(left, top, width, height)
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


# ---------------------------------------------------------------------- the ground of an area in light or shade
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


_MAP_HEAD, _MAP, _RIM = 60.0, 150.0, 10.0


# ---------------------------------------------------------------------- a quarter at large
def paint_lenses(picture: Picture) -> None:
    """Draws the button of each quarter that shows it large, or, while the sea is zoomed, where one is on it."""
    if picture.plan.zoom.k > 1:
        picture.ui.later(partial(_paint_head, picture))
        return
    for quarter in picture.public.quarters:
        told = picture.say("table.lens", quarter=_name(picture, quarter))
        round_button(
            picture, f"{LENS_KEY}{quarter}", zones.lens(picture.plan, quarter), "search", told, _near(picture, quarter)
        )


def _near(picture: Picture, quarter: int) -> Callable[[], None] | None:
    approach, plan = picture.selection.approach, picture.plan
    return None if approach is None else partial(approach, Zoom().on(plan.sea, zones.nearby(plan, quarter)))


def _name(picture: Picture, quarter: int) -> str:
    return picture.say(f"quarter.n{quarter + 1}")


def _middle(picture: Picture) -> int:
    """Returns the quarter in the middle of what is seen."""
    zoom = picture.selection.zoom
    return (0 if zoom.x < 0.5 else 1) if zoom.y < 0.5 else (3 if zoom.x < 0.5 else 2)


def _paint_head(picture: Picture) -> None:
    """The name of the quarter that is seen, the ways to the next ones and back, and a map of the city."""
    canvas, plan, here = picture.canvas, picture.plan, _middle(picture)
    head = plan.sea.inset(_RIM).band(0, _MAP_HEAD)
    canvas.box(head, f"{SLATE}F0", BRASS, 10, 2)
    whole = _name(picture, here)
    whole = whole[:1].upper() + whole[1:]
    shown = picture.public.shown[here]
    used = lettering.text(canvas, whole, head.x + 20, head.cy, 32, BRASS_LIGHT, "display")
    room = head.w - used - 60 - 3 * 62
    if shown is not None:
        told = lettering.fitting(canvas, (card_name(picture.players, shown), ""), 26, "semi", room)
        lettering.text(canvas, told, head.x + used + 44, head.cy + 1, 26, CREAM, "semi", room=room)
    ways = [number for number in range(QUARTERS) if number in picture.public.quarters]
    at = ways.index(here) if here in ways else 0
    buttons = head.trimmed(right=10).cut_right(3 * 62)[0].columns(3)
    for box, icon, step in zip(buttons, ("left", "right"), (-1, 1), strict=False):
        goal = ways[(at + step) % len(ways)]
        told = picture.say("table.lens", quarter=_name(picture, goal))
        round_button(picture, f"{LENS_KEY}{icon}", box.centred(LENS, LENS), icon, told, _near(picture, goal), "#2A4650")
    approach = picture.selection.approach
    back, told = None if approach is None else partial(approach, Zoom()), picture.say("table.lens_back")
    round_button(picture, f"{LENS_KEY}close", buttons[2].centred(LENS, LENS), "close", told, back, "#7A2A22")
    _paint_map(picture)


def _paint_map(picture: Picture) -> None:
    """The whole city, small, with the part that is seen in light."""
    canvas, plan = picture.canvas, picture.plan
    corner = plan.sea.inset(16).cut_bottom(_MAP)[0].cut_left(_MAP)[0]
    if _middle(picture) == QUARTERS - 1:
        corner = corner.moved(plan.sea.w - 32 - _MAP, 0)
    canvas.disc(corner.cx, corner.cy, _MAP / 2 + 4, "#1F6E86", INK, 4)
    canvas.put("ys_city", corner.x, corner.y, corner.w)
    k = _MAP / plan.usual.city.w
    seen, city = plan.sea, plan.city
    x, y = plan.zoom.k * plan.usual.city.w, plan.zoom.k * plan.usual.city.h
    part = Box(
        corner.x + (seen.x - city.x) / x * _MAP, corner.y + (seen.y - city.y) / y * _MAP,
        seen.w / plan.zoom.k * k, seen.h / plan.zoom.k * k,
    ).common(corner)  # fmt: skip
    if part is not None:
        canvas.outline(part, CREAM, 6, 4)
    canvas.outline(corner.grown(3), BRASS_LIGHT, _MAP / 2 + 3, 3)
