"""Pictures of the city, of the quarter of the example, and of single pieces: brokers, a ship, what areas bring."""

from game.boxes.ys.about import ABOUT
from game.boxes.ys.figures import setting
from game.boxes.ys.figures.market import paint_hold
from game.boxes.ys.rules.components import AREAS, COMMERCE, GEM_NAMES, PORT, QUARTERS, area
from game.boxes.ys.rules.setup import BROKERS, HARD_NEUTRAL, NEUTRAL
from game.boxes.ys.rules.view import Public
from game.boxes.ys.table import board_geometry as ground
from game.boxes.ys.table import zones
from game.boxes.ys.table.geometry import Plan
from game.boxes.ys.table.painting.frame import SLATE, paint_broker
from game.boxes.ys.table.phrases import AREA_NAMES
from game.boxes.ys.table.queries import crowd
from game.boxes.ys.table.zones import BROKER_SHAPE
from game.paint import lettering
from game.paint.box import Box
from game.paint.canvas import Canvas
from game.paint.palette import BAND, BRASS_LIGHT, CREAM, INK
from game.tabletop.figure import Cell, Figure, cells
from game.widgets.ui import Translate

_WHOLE: ground.Box = (-20, -20, 900, 900)
_CITY_HIGH = 430.0
_CORNER = 62.0
_NAMED = 0
"""The quarter whose areas are named."""
_REWARDS = ((PORT, "reward_port", 58.0), (COMMERCE, "reward_commerce", 74.0))
"""What port and commercial area pay, and how wide it is drawn in units of the city."""


# ---------------------------------------------------------------------- the whole city
def city() -> Figure:
    """Returns the city with the numbers of its quarters, the areas of one by name, and the throne room."""

    def draw(canvas: Canvas, words: Translate, box: Box) -> None:
        at = box.centred(box.h, box.h)
        setting.paint_part_of_city(canvas, at, _WHOLE)
        plan = setting.city_plan(at, _WHOLE)
        for quarter in range(QUARTERS):
            _number(canvas, plan, quarter)
            rewards(canvas, plan, quarter)
        for kind in range(AREAS):
            middle = zones.area_target(plan, _NAMED, kind)
            _label(canvas, words(f"{ABOUT.name}.area_name.{AREA_NAMES[kind]}"), at, middle.cx, middle.cy)
        x, y = plan.at(ground.CENTRE)
        _label(canvas, setting.say(words, "throne"), at, x, y + ground.THRONE_RADIUS * plan.k + 16)

    return Figure(lambda canvas, words, w: min(w, _CITY_HIGH), draw)


def _number(canvas: Canvas, plan: Plan, quarter: int) -> None:
    x, y = (_CORNER if quarter in (0, 3) else ground.CITY_SIDE - _CORNER), _CORNER
    x, y = plan.at((x, y if quarter in (0, 1) else ground.CITY_SIDE - y))
    canvas.disc(x, y, 23, SLATE, BRASS_LIGHT, 2)
    lettering.text(canvas, str(quarter + 1), x, y - 1, setting.BIG, CREAM, "heavy", "c")


def rewards(canvas: Canvas, plan: Plan, quarter: int) -> None:
    """Draws what port and commercial area of a quarter pay."""
    for kind, name, width in _REWARDS:
        at = zones.reward(plan, quarter, kind, width * plan.k)
        canvas.put(name, at.cx, at.cy, at.w, centre=True)


def _label(canvas: Canvas, told: str, within: Box, x: float, y: float) -> None:
    """A name on a plate around a point, clear of the edges."""
    width = lettering.width(canvas, told, setting.SMALL, "bold") + 16
    height = max(30.0, lettering.pixels(canvas, setting.SMALL) * 1.3 / canvas.k)
    x = min(max(x, within.x + width / 2 + 4), within.right - width / 2 - 4)
    canvas.box(Box(x - width / 2, y - height / 2, width, height), f"{SLATE}F0", BRASS_LIGHT, 8, 1.5)
    lettering.text(canvas, told, x, y - 0.5, setting.SMALL, CREAM, "bold", "c")


# ---------------------------------------------------------------------- brokers in it
def paint_brokers(canvas: Canvas, plan: Plan, public: Public, place: int) -> None:
    """Draws the brokers of an area as they stand on the table."""
    here = crowd(public, place)
    boxes = zones.brokers(plan, place, len(here))
    for broker, box in sorted(zip(here, boxes, strict=True), key=lambda pair: pair[1].y):
        paint_broker(canvas, setting.COLOURS[broker.party], box, broker.value)


_QUARTER: ground.Box = (46, 46, 384, 384)
_QUARTER_HIGH, _GAP, _ROW = 280.0, 16.0, 54.0
_TOTAL, _GEM = 40.0, 36.0


def quarter_alone() -> Figure:
    """Returns the quarter of the example with its brokers."""

    def draw(canvas: Canvas, words: Translate, box: Box) -> None:
        _quarter(canvas, box.centred(box.h, box.h))

    return Figure(lambda canvas, words, w: min(w, _QUARTER_HIGH), draw)


def quarter_one() -> Figure:
    """Returns the quarter of the example, and beside it the players by rank with totals and the gems they take."""

    def height(canvas: Canvas, words: Translate, w: float) -> float:
        return _QUARTER_HIGH + (_GAP + len(setting.COLOURS) * (_ROW + 4) if w < setting.NARROW else 0)

    def draw(canvas: Canvas, words: Translate, box: Box) -> None:
        above, below = box.cut_top(_QUARTER_HIGH, _GAP)
        at, beside = above.cut_left(_QUARTER_HIGH, _GAP)
        lines = beside.rows(len(setting.COLOURS))
        if box.w < setting.NARROW:
            at, lines = above.centred(_QUARTER_HIGH, _QUARTER_HIGH), below.pile(len(setting.COLOURS), _ROW, 4)
        _quarter(canvas, at)
        for seat, line in zip(setting.RANKING, lines, strict=True):
            _taker(canvas, words, seat, line.centred(line.w, _ROW))

    return Figure(height, draw)


def _quarter(canvas: Canvas, box: Box) -> None:
    setting.paint_part_of_city(canvas, box, _QUARTER)
    plan = setting.city_plan(box, _QUARTER)
    rewards(canvas, plan, 0)
    for kind in range(AREAS):
        paint_brokers(canvas, plan, setting.QUARTER, area(0, kind))


def _taker(canvas: Canvas, words: Translate, seat: int, row: Box) -> None:
    canvas.box(row, BAND, None, 10)
    gems = [taken.gem for taken in setting.GEMS_TAKEN if taken.party == seat]
    room = row.w - 2 * _GEM - _TOTAL - 16
    setting.person(canvas, words, seat, row.x + 6, row.cy, room)
    total = str(setting.TOTALS[seat])
    lettering.text(canvas, total, row.x + room + 8 + _TOTAL / 2, row.cy - 1, setting.BIG, INK, "heavy", "c")
    cells = row.trimmed(right=4).cut_right(2 * _GEM)[0].columns(2)
    for gem, at in zip(gems, cells, strict=False):
        canvas.put(f"gem_{GEM_NAMES[gem]}", at.cx, row.cy, _GEM - 4, centre=True)


# ---------------------------------------------------------------------- brokers
def all_brokers() -> Figure:
    """Returns all brokers of a player by value and one that lies face down."""
    values = (*BROKERS, None)

    def in_row(w: float) -> int:
        return len(values) if w >= setting.NARROW else len(values) // 2

    def size(w: float) -> float:
        return min(60.0, w / in_row(w) / setting.CLOSE)

    def draw(canvas: Canvas, words: Translate, box: Box) -> None:
        row, width = in_row(box.w), size(box.w)
        for i in range(0, len(values), row):
            y = box.y + (i // row + 0.5) * width * BROKER_SHAPE * setting.CLOSE
            x = box.cx - row * width * setting.CLOSE / 2
            setting.brokers(canvas, setting.COLOURS[setting.ANNA], values[i : i + row], x, y, width)

    return Figure(lambda canvas, words, w: len(values) // in_row(w) * size(w) * BROKER_SHAPE * setting.CLOSE, draw)


def neutral() -> Figure:
    """Returns a neutral broker face down, and the four of each holder, normal and stronger."""
    sets = (("normal", NEUTRAL), ("stronger", HARD_NEUTRAL))
    height, left = 100.0, 84.0

    def draw(canvas: Canvas, words: Translate, box: Box) -> None:
        labels = [setting.say(words, key) for key, _ in sets]
        label = max(lettering.width(canvas, told, setting.SMALL, "semi") for told in labels) + 16
        width = min(42.0, (box.w - left - label) / len(NEUTRAL) / setting.CLOSE)
        x = box.cx - (left + label + len(NEUTRAL) * width * setting.CLOSE) / 2
        setting.brokers(canvas, "neutral", [None], x, box.cy, 62)
        for i, (told, (_, values)) in enumerate(zip(labels, sets, strict=True)):
            y = box.y + (i + 0.5) * height / 2
            lettering.text(canvas, told, x + left, y, setting.SMALL, INK, "semi")
            setting.brokers(canvas, "neutral", sorted(values, reverse=True), x + left + label, y, width)

    return Figure(lambda canvas, words, w: height, draw)


# ---------------------------------------------------------------------- ship and areas
def ship() -> Figure:
    """Returns a ship with its large gem and two small ones, and what that comes to with four players."""
    height = 150.0

    def draw(canvas: Canvas, words: Translate, box: Box) -> None:
        k = min(1.0, box.w / 560)
        x = box.cx - 280 * k
        canvas.put(f"cargo_{GEM_NAMES[setting.SHIP[0]]}", x, box.cy - height * k / 2, height * k)
        for gem, at, size in zip(setting.SHIP, (196, 258, 302), (72, 42, 42), strict=True):
            canvas.put(f"gem_{GEM_NAMES[gem]}", x + at * k, box.cy, size * k, centre=True)
        lettering.text(canvas, "=", x + 342 * k, box.cy - 2, 34, INK, "heavy", "c")
        paint_hold(canvas, setting.CARGO_OF_FOUR, x + 462 * k, box.cy, 46 * k)

    return Figure(lambda canvas, words, w: height, draw)


def areas() -> Figure:
    """Returns what the three kinds of areas bring."""
    sprites = (("reward_port", 0.66), ("reward_commerce", 0.84), ("medal_queen", 0.8))

    def cell(words: Translate, kind: int) -> Cell:
        name, part = sprites[kind]
        told = words(f"{ABOUT.name}.area_name.{AREA_NAMES[kind]}")
        return Cell(lambda canvas, box: canvas.put(name, box.cx, box.cy, box.w * part, centre=True), ((told, "bold"),))

    return cells(lambda words: [cell(words, kind) for kind in range(len(sprites))], 0.8, 124, lambda w: 3)
