"""What is told above the brokers of the city, where it hides nothing: the sum of each party with several of them."""

import math
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import cache, lru_cache, partial

from game.boxes.ys.rules.components import COMMERCE, PORT
from game.boxes.ys.table import board_geometry as ground
from game.boxes.ys.table import zones
from game.boxes.ys.table.geometry import Plan
from game.boxes.ys.table.painting.frame import Picture, paint_sum, sum_size
from game.boxes.ys.table.queries import crowds
from game.boxes.ys.table.standings import Sum, standing
from game.paint.box import Box, Point, Viewport, bounds

# ---------------------------------------------------------------------- where it hides nothing
_NEAREST, _FARTHEST, _STEP, _WAYS = 8.0, 150.0, 9.0, 24
"""How far around the middle of what it is about a place is looked for, in units of the city, and in how many ways."""
_ELSEWHERE = 46.0
"""A place on the ground of the same area is preferred to one that is nearer by so much."""
_SHY = 1.5
"""How far it keeps from everything, in units of the city."""


@dataclass(frozen=True, slots=True)
class _Label:
    """What is to be told: how large it is, and the boxes that it is about, beside which it lies."""

    size: tuple[float, float]
    about: tuple[Box, ...]


@lru_cache(maxsize=16)
def _places(chart: Viewport, told: tuple[_Label, ...], taken: tuple[Box, ...]) -> tuple[Box | None, ...]:
    """Returns where each lies, the first ones first; None where all places near it are taken."""
    found: list[Box | None] = []
    hidden = list(taken)
    for each in told:
        box = _free(chart, each, hidden)
        found.append(box)
        if box is not None:
            hidden.append(box)
    return tuple(found)


def _free(chart: Viewport, told: _Label, taken: Sequence[Box]) -> Box | None:
    whole, reach = bounds(told.about), (_FARTHEST + _SHY) * chart.k
    room = whole.grown(reach + max(told.size))
    near = [box for box in taken if box.overlaps(room)]
    shy = _SHY * chart.k
    boxes = (Box(x - told.size[0] / 2, y - told.size[1] / 2, *told.size) for x, y in _tried(chart, told, whole))
    return next((box for box in boxes if not any(box.grown(shy).overlaps(other) for other in near)), None)


def _tried(chart: Viewport, told: _Label, whole: Box) -> Iterable[Point]:
    """The middles of places to try, the best first."""
    own = ground.area_at(chart.back((told.about[0].cx, told.about[0].cy)))
    tried = _around(chart, (whole.cx, whole.cy))
    return (at for _, at in sorted((_away(at, told.about) + _strange(chart, at, own), at) for at in tried))


def _around(chart: Viewport, middle: Point) -> Iterator[Point]:
    reach = _NEAREST
    while reach <= _FARTHEST:
        for way in range(_WAYS):
            turn = math.tau * way / _WAYS
            yield middle[0] + reach * chart.k * math.cos(turn), middle[1] + reach * chart.k * math.sin(turn)
        reach += _STEP


def _away(at: Point, about: Sequence[Box]) -> float:
    """How far a point is from the nearest of what it is about."""
    return min(math.hypot(at[0] - box.cx, at[1] - box.cy) for box in about)


def _strange(chart: Viewport, at: Point, own: tuple[int, int] | None) -> float:
    """What is against a point because it lies on other ground: most in another area, less on walls and water."""
    here = ground.area_at(chart.back(at))
    return 0.0 if here == own else (_ELSEWHERE if here is None else 2 * _ELSEWHERE) * chart.k


# ---------------------------------------------------------------------- what is told
_REWARD = 46.0
_SOLID = 0.94
"""Which part of a broker's sides is solid."""


def lay_standings(picture: Picture) -> None:
    """Draws sums above all else where they hide nothing; what finds no such place is told by the area's tip alone."""
    picture.ui.later(partial(_paint_standings, picture, cache(partial(_standings, picture))))


def _standings(picture: Picture) -> list[tuple[int, Sum, Box]]:
    """Returns the sums that find a place, each with its party."""
    sums, chips = _told(picture)
    plan = picture.plan.usual
    boxes = _places(plan.chart, tuple(chips), tuple(_taken(picture, plan)))
    return [(party, total, box) for (party, total), box in zip(sums, boxes, strict=True) if box is not None]


def _paint_standings(picture: Picture, found: Callable[[], list[tuple[int, Sum, Box]]]) -> None:
    zoom = picture.plan.zoom
    with picture.canvas.clipped(picture.canvas.rect(picture.plan.usual.sea)):
        for party, total, box in found():
            paint_sum(picture, total, party, zoom.box(box), zoom.k)


def _told(picture: Picture) -> tuple[list[tuple[int, Sum]], list[_Label]]:
    """Returns the sums of each party with several brokers in an area, and what they are about."""
    plan = picture.plan.usual
    sums, chips = list[tuple[int, Sum]](), list[_Label]()
    for place, here in crowds(picture.public):
        boxes = zones.brokers(plan, place, len(here))
        for party, total in standing(picture.view, here).items():
            if total.brokers > 1:
                own = (box for broker, box in zip(here, boxes, strict=True) if broker.party == party)
                sums.append((party, total))
                chips.append(_Label(sum_size(picture.canvas, total), tuple(own)))
    return sums, chips


def _taken(picture: Picture, plan: Plan) -> Iterator[Box]:
    """Yields what nothing may lie on: brokers, characters, rewards, what is told in the corners and in the middle."""
    public = picture.public
    for place, here in crowds(public):
        for box in zones.brokers(plan, place, len(here)):
            yield box.scaled(_SOLID)
    for quarter in public.quarters:
        if public.shown[quarter] is not None:
            yield zones.medal(plan, quarter)
            yield from zones.totals(plan, quarter, 1 if plan.is_low else public.parties)
        for kind in (PORT, COMMERCE):
            yield zones.reward(plan, quarter, kind, _REWARD * plan.k)
    for seat, tags in enumerate(public.throne):
        if tags:
            yield zones.throne(plan, seat, public.seats)
    if public.variants.favour:
        yield zones.throne_reward(plan)
