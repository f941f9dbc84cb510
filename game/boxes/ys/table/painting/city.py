"""The harbour city: sea, walls, ships, rewards, what the Queen closes, and the sums of the quarters."""

from functools import partial

from game.boxes.ys.rules import components
from game.boxes.ys.rules.components import AREAS, COMMERCE, MERCHANT, PORT, QUEEN, area, areas_of, quarter_of
from game.boxes.ys.rules.counting import GEMS_BY_RANK
from game.boxes.ys.rules.scoring import THRONE_POINTS
from game.boxes.ys.table import board_geometry as ground
from game.boxes.ys.table import zones
from game.boxes.ys.table.choices import asks_quarter
from game.boxes.ys.table.frame import SLATE, Picture
from game.boxes.ys.table.items import place_item, quarter_item
from game.boxes.ys.table.painting.brokers import paint_totals
from game.boxes.ys.table.painting.grounds import paint_ground
from game.boxes.ys.table.painting.sea import paint_ground_of_sea
from game.boxes.ys.table.painting.sums import paint_standings
from game.boxes.ys.table.painting.tabs import paint_lenses
from game.boxes.ys.table.standing import standing
from game.paint import lettering
from game.paint.box import Box
from game.paint.lettering import fitting
from game.paint.palette import BRASS, BRASS_LIGHT, CREAM, INK

_PORT_REWARD, _COMMERCE_REWARD = 58.0, 70.0
_THRONE = 24.0
_SHARE = 24.0
_SHADE = "#0B141AA8"


def paint_city(picture: Picture) -> None:
    """Draws the city and everything around it; brokers, gems and characters are items."""
    canvas, sea, public = picture.canvas, picture.plan.sea, picture.public
    paint_ground_of_sea(picture)
    with canvas.clipped(canvas.rect(sea)):
        for quarter in public.quarters:
            _rewards(picture, quarter)
            _corner(picture, quarter)
        _closed(picture)
    canvas.outline(sea, INK, 4, 4)
    canvas.outline(sea.grown(-2), BRASS, 3, 2)
    if public.variants.favour:
        picture.ui.later(partial(_throne, picture))
    _shapes(picture)
    paint_lenses(picture)
    picture.ui.later(partial(paint_standings, picture))


def _rewards(picture: Picture, quarter: int) -> None:
    """What port and commercial area pay, between their grounds."""
    canvas, plan = picture.canvas, picture.plan
    commerce = "reward_commerce_5" if picture.public.effect(MERCHANT) else "reward_commerce"
    for kind, name, wide in ((PORT, "reward_port", _PORT_REWARD), (COMMERCE, commerce, _COMMERCE_REWARD)):
        box = zones.reward(plan, quarter, kind, max(wide * plan.k, 26 / canvas.k))
        canvas.put(name, box.cx, box.cy, box.w, centre=True)


def _throne(picture: Picture) -> None:
    """What the throne room pays at the end, above it: the highest sum first."""
    canvas, box, size = picture.canvas, zones.throne_reward(picture.plan), _THRONE * picture.plan.zoom.k
    told = "  ".join(map(str, THRONE_POINTS[: picture.public.seats]))
    told = fitting(canvas, (told, told.removesuffix("  0")), size, "semi", box.w - 4)
    with canvas.clipped(canvas.rect(picture.plan.sea)):
        canvas.box(box, SLATE, BRASS_LIGHT, 8, 1.5)
        lettering.text(canvas, told, box.cx, box.cy - 0.5, size, CREAM, "semi", "c", room=box.w - 2)


# ---------------------------------------------------------------------- the corners of the sea
def _corner(picture: Picture, quarter: int) -> None:
    """The ship with its cargo, and the sums of the whole quarter."""
    canvas, plan, public = picture.canvas, picture.plan, picture.public
    ship, cargo = public.ships[quarter], public.cargo[quarter]
    if ship is not None and not plan.is_low:
        box = zones.ship(plan, quarter)
        canvas.put(f"cargo_{components.GEM_NAMES[ship[0]]}", box.cx, box.cy, box.h / 0.92, centre=True)
    if cargo:
        plate = zones.hold(plan, quarter, len(cargo))
        canvas.box(plate, "#F3E7CC", INK, 12, 2.5)
        canvas.outline(plate.grown(-3), BRASS, 10, 1.5)
    if public.shown[quarter] is None:
        return
    if plan.zoom.k > 1 or not plan.is_low:
        _shares(picture, quarter)
    sums = standing(picture.view, [b for b in public.brokers if quarter_of(b.place) == quarter])
    if sums:
        own_first = dict(sorted(sums.items(), key=lambda pair: pair[0] != picture.view.seat))
        if plan.is_low and plan.zoom.k == 1:
            own_first = {party: found for party, found in own_first.items() if party == picture.view.seat}
        boxes, places = zones.totals(plan, quarter, max(1, len(own_first))), areas_of(quarter)
        paint_totals(picture, boxes, own_first, picture.win_odds(places), plan.zoom.k)


def _shares(picture: Picture, quarter: int) -> None:
    """How many gems of the ship the first, second and third of a quarter take."""
    canvas, box, times = picture.canvas, zones.shares(picture.plan, quarter), picture.plan.zoom.k
    canvas.box(box, f"{SLATE}D0", None, 8)
    told = "–".join(str(number) for number in GEMS_BY_RANK[picture.public.seats] if number)
    wide = min(box.w - 6, lettering.width(canvas, told, _SHARE * times, "bold") + 32 * times)
    canvas.put("gem_white", box.cx - wide / 2 + 13 * times, box.cy, 26 * times, centre=True)
    room = wide - 28 * times
    lettering.text(canvas, told, box.cx + wide / 2, box.cy - 0.5, _SHARE * times, CREAM, "bold", "r", room=room)


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
