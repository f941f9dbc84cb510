"""Where sums and odds are told above the city: beside their brokers, where they hide nothing."""

import math
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache

from game.boxes.ys.table import board_geometry as ground
from game.paint.box import Box, bounds
from game.paint.viewport import Point, Viewport

_NEAREST, _FARTHEST, _STEP, _WAYS = 8.0, 150.0, 9.0, 24
"""How far around the middle of what it is about a place is looked for, in units of the city, and in how many ways."""
_ELSEWHERE = 46.0
"""A place on the ground of the same area is preferred to one that is nearer by so much."""
_SHY = 1.5
"""How far it keeps from everything, in units of the city."""


@dataclass(frozen=True, slots=True)
class Told:
    """What is to be told: how large it is, the boxes that it is about, and where it lies best (None: beside these)."""

    size: tuple[float, float]
    about: tuple[Box, ...]
    best: Point | None = None


@lru_cache(maxsize=16)
def places(chart: Viewport, told: tuple[Told, ...], taken: tuple[Box, ...]) -> tuple[Box | None, ...]:
    """Returns where each lies, the first ones first; None where all places near it are taken."""
    found: list[Box | None] = []
    hidden = list(taken)
    for each in told:
        box = _free(chart, each, hidden)
        found.append(box)
        if box is not None:
            hidden.append(box)
    return tuple(found)


def _free(chart: Viewport, told: Told, taken: Sequence[Box]) -> Box | None:
    whole, reach = bounds(told.about), (_FARTHEST + _SHY) * chart.k
    room = whole.grown(reach + max(told.size))
    near = [box for box in taken if box.overlaps(room)]
    shy = _SHY * chart.k
    boxes = (Box(x - told.size[0] / 2, y - told.size[1] / 2, *told.size) for x, y in _tried(chart, told, whole))
    return next((box for box in boxes if not any(box.grown(shy).overlaps(other) for other in near)), None)


def _tried(chart: Viewport, told: Told, whole: Box) -> Iterable[Point]:
    """The middles of places to try, the best first."""
    middle = (whole.cx, whole.cy) if told.best is None else told.best
    own = ground.area_at(chart.back((told.about[0].cx, told.about[0].cy)))
    tried = [(away, at) for away, at in _around(chart, middle)]
    if told.best is not None:
        return (at for _, at in [(0.0, middle), *tried])
    ranked = ((_away(at, told.about) + _strange(chart, at, own), at) for _, at in tried)
    return (at for _, at in sorted(ranked))


def _around(chart: Viewport, middle: Point) -> Iterator[tuple[float, Point]]:
    reach = _NEAREST
    while reach <= _FARTHEST:
        for way in range(_WAYS):
            turn = math.tau * way / _WAYS
            yield reach, (middle[0] + reach * chart.k * math.cos(turn), middle[1] + reach * chart.k * math.sin(turn))
        reach += _STEP


def _away(at: Point, about: Sequence[Box]) -> float:
    """How far a point is from the nearest of what it is about."""
    return min(math.hypot(at[0] - box.cx, at[1] - box.cy) for box in about)


def _strange(chart: Viewport, at: Point, own: tuple[int, int] | None) -> float:
    """What is against a point because it lies on other ground: most in another area, less on walls and water."""
    here = ground.area_at(chart.back(at))
    return 0.0 if here == own else (_ELSEWHERE if here is None else 2 * _ELSEWHERE) * chart.k
