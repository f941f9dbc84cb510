"""Where things stand in the city, around it and on the market: boxes in units, made from those of the drawings."""

import math
from collections.abc import Iterator, Sequence
from functools import cache
from itertools import pairwise

from game.boxes.ys.rules.board import AREAS, COMMERCE, PALACE, PORT, column_of, row_of
from game.boxes.ys.table import board_geometry as ground
from game.boxes.ys.table.geometry import Plan
from game.paint.box import Box

BROKER_SHAPE = 112 / 96
"""Height of a broker for its width."""
_ROOMY, _FEW = 47.0, 5
"""In an area with so few brokers they are drawn as large as this, in units of the city."""
_FLANK = 3 / 16
"""The part of a large crowd in a palace that stands on each side of the character."""
_STAGGER = 15.0
_MIDDLES = {PORT: 344.0, COMMERCE: 249.0, PALACE: 150.0}
_TARGET = 52.0
_THRONE_BROKER, _THRONE_REWARD, _ABOVE = 30.0, (88.0, 26.0), 100.0
_BESIDE, _FAR = 46.0, 72.0
"""How far a sum is from the middle of its brokers, in units of the city."""
_ASIDE = 26.0
_EDGE = 8.0
_LABEL, _HOLD, _SHIP, _SHARES, _TOTALS = (300.0, 44.0), 54.0, 112.0, (126.0, 30.0), (126.0, 34.0)
"""What stands in a corner of the sea: the quarter's name, its cargo, the ship, whom it pays, and each sum of all."""
_WATERLINE = _LABEL[1] + _HOLD + _SHIP * 0.92 - 8
"""Where a ship's hull ends."""
_CARGO = 46.0
_ARROW = 46.0
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
    """Returns where the brokers of an area stand; more than the drawing has places for stand closer together."""
    quarter, kind = divmod(place, AREAS)
    places = ground.crowd(quarter, kind, min(count, ground.CROWD))
    if count > ground.CROWD and kind == PALACE:
        flank = round(count * _FLANK)
        first, *flanks = places[:-4], places[-4:-2], places[-2:]
        places = [*_between(first, count - 2 * flank), *(at for two in flanks for at in _between(two, flank))]
    elif count > ground.CROWD:
        places = [_staggered(at, i) for i, at in enumerate(_between(places, count))]
    w = (_ROOMY if count <= _FEW else ground.BROKER) * plan.k
    return [_around(plan.at(point), w, w * BROKER_SHAPE) for point in places]


def _between(places: Sequence[ground.Point], count: int) -> list[ground.Point]:
    """Returns `count` points evenly along a line through places."""
    legs, found = list(pairwise(places)), []
    for i in range(count):
        leg, part = divmod(i * len(legs) / (count - 1), 1)
        if leg == len(legs):
            leg, part = len(legs) - 1, 1.0
        (ax, ay), (bx, by) = legs[int(leg)]
        found.append((ax + (bx - ax) * part, ay + (by - ay) * part))
    return found


def _staggered(at: ground.Point, number: int) -> ground.Point:
    """Returns a point a little farther from the centre, or nearer to it, by turns."""
    x, y = at[0] - ground.CENTRE[0], at[1] - ground.CENTRE[1]
    k = 1 + (_STAGGER if number % 2 else -_STAGGER) / math.hypot(x, y)
    return ground.CENTRE[0] + x * k, ground.CENTRE[1] + y * k


def _around(at: tuple[float, float], w: float, h: float) -> Box:
    return Box(at[0] - w / 2, at[1] - h / 2, w, h)


def beside(plan: Plan, own: Sequence[Box]) -> Iterator[tuple[float, float]]:
    """Yields where the sum of some brokers side by side may go, the best place first.

    That is on the wall behind the middle of them, before it or farther behind, the same with one of them, or at the
    foot of one, the lowest first.
    """
    cx, cy = plan.at(ground.CENTRE)
    places = [(box.cx - cx, box.cy - cy) for box in own]
    reaches = [math.hypot(x, y) for x, y in places]
    turns = [math.atan2(y, x) for x, y in ((sum(xs) for xs in zip(*places, strict=True)), *places)]
    for turn in turns:
        for reach in (max(reaches) + _BESIDE * plan.k, min(reaches) - _BESIDE * plan.k, max(reaches) + _FAR * plan.k):
            yield cx + reach * math.cos(turn), cy + reach * math.sin(turn)
    for box in sorted(own, key=lambda box: -box.y):
        yield box.cx, box.y + box.h * 0.74


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


def mark(plan: Plan, place: int, size: tuple[float, float], away: float) -> Box:
    """Returns where it is told how the viewer stands in an area: between its reward and the canal.

    In a palace it keeps clear of the throne room.
    """
    quarter, kind = divmod(place, AREAS)
    x, y = plan.at(ground.reward_place(quarter, kind))
    if kind == PALACE:
        x += _ASIDE * plan.k * (-1 if quarter in (0, 3) else 1)
    return _around((x, y + away if quarter in (0, 1) else y - away), *size)


def throne(plan: Plan, seat: int, seats: int) -> Box:
    """Returns where the brokers of a seat lie in the throne room: the seats' places around its middle."""
    w = _THRONE_BROKER * plan.k
    angle = ground.QUARTER_ANGLE[seat] if seats == len(ground.QUARTER_ANGLE) else 360 / seats * seat - 90
    return _around(plan.at(ground.around_centre(30, angle)), w, w * BROKER_SHAPE)


def throne_reward(plan: Plan) -> Box:
    """Returns where it is told what the throne room pays: above it, on the canal behind the characters."""
    x, y = plan.at(ground.CENTRE)
    w, h = _THRONE_REWARD
    return Box(x - w / 2, y - _ABOVE * plan.k - h, w, h)


# ---------------------------------------------------------------------- around the city
def label(plan: Plan, quarter: int) -> Box:
    """Returns where the name of a quarter and of its character is written."""
    w, h = min(_LABEL[0], plan.sea.w * 0.33), _LABEL[1]
    return _corner(plan, quarter, 0, w, h)


def hold(plan: Plan, quarter: int, gems: int) -> Box:
    """Returns the plate with so many gems of a ship."""
    return _corner(plan, quarter, _LABEL[1] + 6, gems * _CARGO + 14, _HOLD)


def cargo(plan: Plan, quarter: int, gems: int) -> tuple[Box, ...]:
    """Returns the gems of a ship on that plate."""
    plate = hold(plan, quarter, gems)
    return plate.centred(plate.w, _CARGO).line(gems, _CARGO)


def ship(plan: Plan, quarter: int) -> Box:
    """Returns where the ship lies."""
    return _corner(plan, quarter, _LABEL[1] + _HOLD + 8, _SHIP, _SHIP * 0.92)


def shares(plan: Plan, quarter: int) -> Box:
    """Returns where it is told how many gems of the ship the places of the quarter bring."""
    return _corner(plan, quarter, _WATERLINE, *_SHARES)


def totals(plan: Plan, quarter: int, parties: int) -> Box:
    """Returns where the sums of so many parties in the whole quarter are told."""
    wide, high = _TOTALS
    away = _WATERLINE + _SHARES[1] + 2
    return _corner(plan, quarter, away, wide, min(high * parties, plan.sea.h / 2 - away - _EDGE - 1))


def _corner(plan: Plan, quarter: int, away: float, w: float, h: float) -> Box:
    """Returns a box in a corner of the sea, so far away from its upper or lower edge."""
    sea = plan.sea
    x = sea.x + _EDGE if quarter in (0, 3) else sea.right - _EDGE - w
    y = sea.y + _EDGE + away if quarter in (0, 1) else sea.bottom - _EDGE - away - h
    return Box(x, y, w, h)


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


def arrow(plan: Plan, number: int, quotation: int, way: int) -> Box:
    """Returns the button that moves a column's quotation up (1) or down (-1), beside its marker."""
    box = step(plan, number, quotation)
    return box.band(-_ARROW - 1 if way > 0 else box.h + 1, _ARROW)
