"""How the brokers of an area stand: on its ground, off its walls and canals, one beside the other as long as they fit.

All in units of the city; see `board_geometry`.
"""

import math
from collections.abc import Iterator, Sequence
from functools import cache
from itertools import pairwise

from game.boxes.ys.rules.components import PALACE
from game.boxes.ys.table import board_geometry as ground
from game.paint.box import Box

SHAPE = 112 / 96
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


def standing(quarter: int, kind: int, count: int) -> tuple[Box, ...]:
    """Returns where so many brokers of an area stand, from one canal to the next.

    Draw them from the top of the city downwards: then none hides another's cap.
    """
    return tuple(_turned(box, quarter) for box in _standing(kind, count))


@cache
def _standing(kind: int, count: int) -> tuple[Box, ...]:
    """Where they stand in the quarter that lies to the lower right (number 2)."""
    for w in _WIDTHS:
        boxes = _with_width(kind, count, w)
        if all(_apart(a, b) >= _TOUCHING for a, b in _pairs(boxes)):
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
    reach = math.hypot(w, w * SHAPE) * _SOLID
    if kind != PALACE:
        sway = max(0.0, (outer - inner) / 2 - reach - _MARGIN)
        return tuple(_row((inner + outer) / 2, count, w, sway))
    far = outer - reach - _MARGIN
    room = int(_length(far, w) / (w * _TOUCHING)) + 1
    beside = 0 if count <= room else min(2, count - room)
    return (*_flank(w, beside > 1, -1), *_row(far, count - beside, w, 0), *_flank(w, beside > 0, 1))


def _flank(w: float, is_there: bool, way: int) -> Iterator[Box]:
    """One beside the character, as near to the canal as it may stand."""
    if is_there:
        first, last = _arc(_FLANK, w)
        yield _around(_FLANK, first if way < 0 else last, w)


def _row(reach: float, count: int, w: float, sway: float) -> Iterator[Box]:
    """So many on an arc, at ease or as close as they must; close ones stand to and fro by turns."""
    first, last = _arc(reach - sway, w)
    step = min(w * _BESIDE / reach, (last - first) / max(1, count - 1))
    half = step * (count - 1) / 2
    middle = min(last - half, max(first + half, 0.0))
    needed = math.sqrt(max(0.0, (w * _BESIDE) ** 2 - (step * reach) ** 2)) / 2
    for i in range(count):
        off = min(sway, needed) * (1 if i % 2 else -1) if count > 1 else 0.0
        yield _around(reach + off, middle - half + i * step, w)


def _arc(reach: float, w: float) -> Angles:
    """Which part of an arc brokers may stand on, off both canals; 0 is the quarter's middle."""
    bank = ground.CANAL + _MARGIN
    low = math.asin((bank + w * SHAPE * _SOLID) / reach)
    high = math.pi / 2 - math.asin((bank + w * _SOLID) / reach)
    return low - math.pi / 4, high - math.pi / 4


def _length(reach: float, w: float) -> float:
    first, last = _arc(reach, w)
    return (last - first) * reach


def _around(reach: float, turn: float, w: float) -> Box:
    x, y = ground.around_centre(reach, 45 + math.degrees(turn))
    return Box(x - w / 2, y - w * SHAPE / 2, w, w * SHAPE)


def _pairs(boxes: Sequence[Box]) -> Iterator[tuple[Box, Box]]:
    yield from pairwise(boxes)
    yield from zip(boxes, boxes[2:], strict=False)


def _apart(one: Box, other: Box) -> float:
    """How far two are apart, in their widths."""
    return math.hypot(one.cx - other.cx, one.cy - other.cy) / one.w
