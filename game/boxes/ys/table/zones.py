"""Where things stand in the city, around it and on the market: boxes made from those of the drawings.

The brokers of an area stand on its ground, off its walls and canals, one beside the other as long as they fit.
"""

import math
from collections.abc import Iterator, Sequence
from functools import cache
from itertools import pairwise

from game.boxes.ys.rules.components import AREAS, COMMERCE, PALACE, PORT, column_of, row_of
from game.boxes.ys.table import board_geometry as ground
from game.boxes.ys.table.geometry import CARGO, EDGE, LABEL, LENS, OFFER, OFFER_HEAD, SHIP, TOTAL, Plan, placed_on
from game.paint.box import Box

# ---------------------------------------------------------------------- the brokers of an area
BROKER_SHAPE = 112 / 96
"""Height of a broker for its width."""
WIDEST = 47.0
_WIDTHS = (WIDEST, 44.0, 41.0, 38.0, 35.0)
"""How wide brokers are; more of them are smaller."""
_SOLID = 0.47
"""Half of what of a broker's sides is solid."""
_BESIDE, _TOUCHING = 1.06, 0.93
"""How far apart the middles of two stand, in their widths: at ease, and so that neither hides any of the other."""
_FLANK = 115.0
"""How far from the centre stand those beside the character of a palace."""
_MARGIN = 1.0

Angles = tuple[float, float]
"""Where an arc begins and ends, in radians from a quarter's middle."""


def standing_in(quarter: int, kind: int, count: int) -> tuple[Box, ...]:
    """Returns where so many brokers of an area stand, from one canal to the next.

    Draw them from the top of the city downwards: then none hides another's cap.
    """
    return tuple(_turned(box, quarter) for box in _standing_in(kind, count))


@cache
def _standing_in(kind: int, count: int) -> tuple[Box, ...]:
    """Where they stand in the quarter that lies to the lower right (number 2)."""
    for w in _WIDTHS:
        boxes = _with_width(kind, count, w)
        neighbours = (*pairwise(boxes), *zip(boxes, boxes[2:], strict=False))
        if all(math.hypot(a.cx - b.cx, a.cy - b.cy) / a.w >= _TOUCHING for a, b in neighbours):
            break
    return boxes


def _turned(box: Box, quarter: int) -> Box:
    """The same place in another quarter: the city is alike to both sides."""
    cx, cy = ground.CENTRE
    dx, dy = box.cx - cx, box.cy - cy
    x, y = cx + (-dx if quarter in (0, 3) else dx), cy + (-dy if quarter in (0, 1) else dy)
    return Box(x - box.w / 2, y - box.h / 2, box.w, box.h)


def _with_width(kind: int, count: int, w: float) -> tuple[Box, ...]:
    inner, outer = ground.RINGS[kind]
    reach = math.hypot(w, w * BROKER_SHAPE) * _SOLID
    if kind != PALACE:
        sway = max(0.0, (outer - inner) / 2 - reach - _MARGIN)
        return tuple(_row((inner + outer) / 2, count, w, sway))
    far = outer - reach - _MARGIN
    first, last = _arc(far, w)
    room = int((last - first) * far / (w * _TOUCHING)) + 1
    beside = 0 if count <= room else min(2, count - room)
    return (*_flank(w, beside > 1, -1), *_row(far, count - beside, w, 0), *_flank(w, beside > 0, 1))


def _flank(w: float, is_there: bool, way: int) -> Iterator[Box]:
    """One beside the character, as near to the canal as it may stand."""
    if is_there:
        first, last = _arc(_FLANK, w)
        yield _broker_at(_FLANK, first if way < 0 else last, w)


def _row(reach: float, count: int, w: float, sway: float) -> Iterator[Box]:
    """So many on an arc, at ease or as close as they must; close ones stand to and fro by turns."""
    first, last = _arc(reach - sway, w)
    step = min(w * _BESIDE / reach, (last - first) / max(1, count - 1))
    half = step * (count - 1) / 2
    middle = min(last - half, max(first + half, 0.0))
    needed = math.sqrt(max(0.0, (w * _BESIDE) ** 2 - (step * reach) ** 2)) / 2
    for i in range(count):
        off = min(sway, needed) * (1 if i % 2 else -1) if count > 1 else 0.0
        yield _broker_at(reach + off, middle - half + i * step, w)


def _arc(reach: float, w: float) -> Angles:
    """Which part of an arc brokers may stand on, off both canals; 0 is the quarter's middle."""
    bank = ground.CANAL + _MARGIN
    low = math.asin((bank + w * BROKER_SHAPE * _SOLID) / reach)
    high = math.pi / 2 - math.asin((bank + w * _SOLID) / reach)
    return low - math.pi / 4, high - math.pi / 4


def _broker_at(reach: float, turn: float, w: float) -> Box:
    x, y = ground.around_centre(reach, 45 + math.degrees(turn))
    return Box(x - w / 2, y - w * BROKER_SHAPE / 2, w, w * BROKER_SHAPE)


_MIDDLES = {PORT: 344.0, COMMERCE: 249.0, PALACE: 150.0}
_TARGET = 52.0
_THRONE_BROKER, _THRONE_REWARD, _ABOVE = 30.0, (118.0, 30.0), 100.0
_LABEL, _TOTAL, _LEAST_TOTAL, _GAP = 300.0, 100.0, 76.0, 6.0
"""What stands in a corner of the sea: the quarter's name, and each sum of all."""
_STACK = LABEL + CARGO + 8 + 2 * _GAP
"""How far below the name the ship lies."""
_LEAST_GEM = 30.0
_OFFERED, _LOW_OFFERED, _ABREAST, _ASKING = 0.078, 0.088, 2, 0.19
"""How large a gem that is shared out is for the sea's width, also where room is short and nothing stands above it; how
many lie abreast, how wide their plate is at least."""
_OVERLAP = 40.0
PRICES_HEAD = 50.0
"""Room for the heading above the lines of the prices."""
_ARROW = 46.0
_MARKER, _MARKER_SHAPE = 0.88, 0.54
"""How wide the marker of a quotation is for its step, and how high it is for its width."""
_BELOW = 20.0
"""Room below the gem of a row."""


# ---------------------------------------------------------------------- the city
@cache
def outline(quarter: int, kind: int) -> tuple[ground.Point, ...]:
    """Returns the corners of an area, in units of the city."""
    return tuple(ground.area_outline(quarter, kind))


@cache
def bounds(quarter: int, kind: int) -> Box:
    """Returns the box around an area, in units of the city."""
    xs, ys = zip(*outline(quarter, kind), strict=True)
    return Box(min(xs), min(ys), max(xs) - min(xs), max(ys) - min(ys))


def brokers(plan: Plan, place: int, count: int) -> list[Box]:
    """Returns where the brokers of an area stand."""
    return [plan.chart.box(box) for box in standing_in(*divmod(place, AREAS), count)]


def _around(at: tuple[float, float], w: float, h: float) -> Box:
    return Box(at[0] - w / 2, at[1] - h / 2, w, h)


def area_target(plan: Plan, quarter: int, kind: int) -> Box:
    """Returns the middle of an area: where its focus ring goes; it is touched everywhere on its ground."""
    at = plan.at(ground.around_centre(_MIDDLES[kind], ground.QUARTER_ANGLE[quarter]))
    return _around(at, _TARGET, _TARGET)


def medal(plan: Plan, quarter: int) -> Box:
    """Returns where the character of a palace lies."""
    return reward(plan, quarter, PALACE, ground.MEDAL_SIDE * plan.k)


def reward(plan: Plan, quarter: int, kind: int, size: float) -> Box:
    """Returns a square of that side around the reward of an area."""
    return _around(plan.at(ground.reward_place(quarter, kind)), size, size)


def throne(plan: Plan, seat: int, seats: int) -> Box:
    """Returns where the brokers of a seat lie in the throne room: the seats' places around its middle."""
    w = _THRONE_BROKER * plan.k
    angle = ground.QUARTER_ANGLE[seat] if seats == len(ground.QUARTER_ANGLE) else 360 / seats * seat - 90
    return _around(plan.at(ground.around_centre(30, angle)), w, w * BROKER_SHAPE)


def throne_reward(plan: Plan) -> Box:
    """Returns where it is told what the throne room pays: above it, on the canal behind the characters."""
    x, y = plan.at(ground.CENTRE)
    w, h = (side * plan.zoom.k for side in _THRONE_REWARD)
    return Box(x - w / 2, y - _ABOVE * plan.k - h, w, h)


# ---------------------------------------------------------------------- around the city
def label(plan: Plan, quarter: int) -> Box:
    """Returns where the name of a quarter and of its character is written."""
    return _corner(plan, quarter, 0, min(_LABEL, plan.clear(EDGE + LABEL) - LENS - _GAP), LABEL)


def lens(plan: Plan, quarter: int) -> Box:
    """Returns the button beside that, which shows the quarter large."""
    w = min(_LABEL, plan.clear(EDGE + LABEL) - LENS - _GAP)
    box = _corner(plan, quarter, 0, w + _GAP + LENS, LABEL)
    end = box.w - LENS * plan.zoom.k if quarter in (0, 3) else 0
    return box.trimmed(left=end).cut_left(LENS * plan.zoom.k)[0].centred(LENS * plan.zoom.k, LENS * plan.zoom.k)


def hold(plan: Plan, quarter: int, gems: int) -> Box:
    """Returns the plate with so many gems of a ship; what is shared out now is large, and asked for above the gems."""
    size = _gem(plan, quarter, gems)
    if quarter != plan.offer:
        return _corner(plan, quarter, LABEL + _GAP, gems * size + 12, size + 8)
    rows, width = -(-gems // _ABREAST), 0.0 if plan.is_low else plan.sea.w * _ASKING
    return _corner(plan, quarter, LABEL + _GAP, max(_ABREAST * size + 12, width), rows * size + 8 + asking(plan))


def asking(plan: Plan) -> float:
    """Returns how high the line above offered gems is that asks for one; where room is short, the bar alone asks."""
    return 0.0 if plan.is_low else OFFER_HEAD


def cargo(plan: Plan, quarter: int, gems: int) -> tuple[Box, ...]:
    """Returns the gems of a ship on that plate."""
    if not gems:
        return ()
    plate, size = hold(plan, quarter, gems), _gem(plan, quarter, gems) * plan.zoom.k
    across = _ABREAST if quarter == plan.offer else gems
    rows = -(-gems // across)
    cells = plate.trimmed(bottom=4 * plan.zoom.k).cut_bottom(rows * size)[0].centred(across * size, rows * size)
    return cells.grid(across, rows)[:gems]


def _gem(plan: Plan, quarter: int, gems: int) -> float:
    """Returns how large the gems of a ship are: in a small window its plate keeps off the city while none is chosen."""
    if quarter == plan.offer:
        return min(OFFER, plan.sea.w * (_LOW_OFFERED if plan.is_low else _OFFERED))
    free = plan.clear(EDGE + LABEL + _GAP + 40) - 12
    return max(_LEAST_GEM, min(CARGO, free / max(1, gems)))


def ship(plan: Plan, quarter: int) -> Box:
    """Returns where the ship lies."""
    return _corner(plan, quarter, _STACK, *SHIP)


def totals(plan: Plan, quarter: int, parties: int) -> tuple[Box, ...]:
    """Returns where the sum of each of so many parties in the whole quarter is told, from the corner on."""
    offered = LABEL + asking(plan) + 2 * _gem(plan, quarter, 0) + 4 * _GAP if quarter == plan.offer else 0.0
    away = max(offered, _STACK if plan.is_low else _STACK + SHIP[1] + 4)
    return tuple(
        _corner(plan, quarter, top, max(_LEAST_TOTAL, min(_TOTAL, plan.clear(EDGE + top + TOTAL - 2))), TOTAL - 2)
        for top in (away + i * TOTAL for i in range(parties))
    )


def _corner(plan: Plan, quarter: int, away: float, w: float, h: float) -> Box:
    """Returns a box in a corner of the sea, so far away from its upper or lower edge."""
    sea = plan.sea
    x = sea.x + EDGE if quarter in (0, 3) else sea.right - EDGE - w
    y = sea.y + EDGE + away if quarter in (0, 1) else sea.bottom - EDGE - away - h
    return plan.zoom.box(Box(x, y, w, h))


def nearby(plan: Plan, quarter: int) -> Box:
    """Returns the part of the sea that a quarter is looked at in, before it is zoomed."""
    w, h = plan.sea.w / 2 + _OVERLAP, plan.sea.h / 2 + _OVERLAP
    x = plan.sea.x if quarter in (0, 3) else plan.sea.right - w
    return Box(x, plan.sea.y if quarter in (0, 1) else plan.sea.bottom - h, w, h)


# ---------------------------------------------------------------------- the market
def square(plan: Plan, place: int) -> Box:
    """Returns a square of the market."""
    return plan.on_slab(ground.square_box(row_of(place), column_of(place)))


def on_square(plan: Plan, place: int) -> Box:
    """Returns where a broker stands on a square."""
    return on_stone(square(plan, place))


def on_stone(box: Box) -> Box:
    """Returns where a broker stands on a square that is drawn in a box."""
    return box.centred(box.h * 0.94 / BROKER_SHAPE, box.h * 0.94)


def stall(plan: Plan, row: int) -> Box:
    """Returns where the gem of a row lies: a little high, for what is told below it."""
    box = plan.on_slab(ground.ROW_GEMS[row])
    size = min(box.w, box.h) * 0.78
    return _around((box.cx + 3, max(box.y + size / 2, min(box.cy, box.bottom - _BELOW - size / 2))), size, size)


def column(plan: Plan, number: int) -> Box:
    """Returns the head of a column, a little higher than it is drawn."""
    box = plan.on_slab(ground.COLUMN_HEADS[number])
    return box.band(-4, max(45.0, box.h + 4))


def step(plan: Plan, number: int, quotation: int) -> Box:
    """Returns a step of a column on the quotation track."""
    return plan.on_track(ground.step_box(number, quotation))


def marker(plan: Plan, number: int, quotation: int) -> Box:
    """Returns where the marker of a column lies on a quotation: higher than a step is."""
    box = step(plan, number, quotation)
    return box.centred(box.w * _MARKER, box.w * _MARKER * _MARKER_SHAPE)


def arrow(plan: Plan, number: int, quotation: int, way: int) -> Box:
    """Returns the button that moves a column's quotation up (1) or down (-1), beside its marker; off what is paid."""
    box = marker(plan, number, quotation)
    lowest = plan.on_track(ground.QUOTATION_FOOT).y - _ARROW
    return box.moved(0, min(-_ARROW if way > 0 else box.h, lowest - box.y)).band(0, _ARROW)


def prices(plan: Plan, ranked: Sequence[int]) -> tuple[Box, ...]:
    """Returns where the price of each colour is told: line by line, or in one below the columns of the market.

    Takes the colours from the dearest on.
    """
    if not plan.has_lines:
        cells = [placed_on(plan.slab, plan.slab_k, (x, 0, ground.COLUMN_WIDTH, 0)) for x in ground.COLUMN_LEFT]
        return tuple(Box(cell.x, plan.prices.y + 5, cell.w, plan.prices.h - 8) for cell in cells)
    lines = plan.prices.trimmed(top=PRICES_HEAD, bottom=6).rows(len(ranked), 6)
    return tuple(lines[ranked.index(colour)] for colour in range(len(ranked)))
