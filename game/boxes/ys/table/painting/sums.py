"""What is told above the brokers of the city, where it hides nothing: the viewer's odds, and the sum of each party."""

import math
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache

from game.boxes.ys.rules.components import AREAS, COMMERCE, PALACE, PORT
from game.boxes.ys.table import board_geometry as ground
from game.boxes.ys.table import zones
from game.boxes.ys.table.geometry import Plan
from game.boxes.ys.table.painting.frame import MARK, Picture, paint_mark, paint_sum, sum_size
from game.boxes.ys.table.queries import crowds
from game.boxes.ys.table.standings import Sum, WinOdds, standing
from game.paint.box import Box, bounds
from game.paint.viewport import Point, Viewport

# ---------------------------------------------------------------------- where it hides nothing
_NEAREST, _FARTHEST, _STEP, _WAYS = 8.0, 150.0, 9.0, 24
"""How far around the middle of what it is about a place is looked for, in units of the city, and in how many ways."""
_ELSEWHERE = 46.0
"""A place on the ground of the same area is preferred to one that is nearer by so much."""
_SHY = 1.5
"""How far it keeps from everything, in units of the city."""


@dataclass(frozen=True, slots=True)
class _Label:
    """What is to be told: how large it is, the boxes that it is about, and where it lies best (None: beside these)."""

    size: tuple[float, float]
    about: tuple[Box, ...]
    best: Point | None = None


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


# ---------------------------------------------------------------------- what is told
_AWAY = {PORT: 28.0, COMMERCE: 18.0, PALACE: 26.0}
"""How far from the middle of its reward the mark of an area begins, in units of the city."""
_REWARD = 46.0
_SOLID = 0.94
"""Which part of a broker's sides is solid."""
_Sums = list[tuple[int, Sum]]


def paint_standings(picture: Picture) -> None:
    """Draws marks and sums where they hide nothing; what finds no such place is told by the area's tip alone."""
    odds, marks, sums, chips = _told(picture)
    plan, zoom = picture.plan.usual, picture.plan.zoom
    boxes = _places(plan.chart, (*marks, *chips), tuple(_taken(picture, plan)))
    with picture.canvas.clipped(picture.canvas.rect(plan.sea)):
        for found, box in zip(odds, boxes, strict=False):
            if box is not None:
                paint_mark(picture, found, zoom.box(box), zoom.k)
        for (party, total), box in zip(sums, boxes[len(odds) :], strict=True):
            if box is not None:
                paint_sum(picture, total, party, zoom.box(box), zoom.k)


def _told(picture: Picture) -> tuple[list[WinOdds], list[_Label], _Sums, list[_Label]]:
    """Returns the viewer's odds in each area and the sums of each party with several brokers, and where they go."""
    plan = picture.plan.usual
    odds, marks, sums, chips = list[WinOdds](), list[_Label](), _Sums(), list[_Label]()
    for place, here in crowds(picture.public):
        boxes = zones.brokers(plan, place, len(here))
        found = picture.win_odds([place]) if here else None
        if found is not None:
            away = _AWAY[place % AREAS] * plan.k + MARK[1] / 2
            best = zones.mark(plan, place, MARK, away)
            odds.append(found)
            marks.append(_Label(MARK, tuple(boxes), (best.cx, best.cy)))
        for party, total in standing(picture.view, here).items():
            if total.brokers > 1:
                own = (box for broker, box in zip(here, boxes, strict=True) if broker.party == party)
                sums.append((party, total))
                chips.append(_Label(sum_size(picture.canvas, total), tuple(own)))
    return odds, marks, sums, chips


def _taken(picture: Picture, plan: Plan) -> Iterator[Box]:
    """Yields what nothing may lie on: brokers, characters, rewards, what is told in the corners and in the middle."""
    public = picture.public
    for place, here in crowds(public):
        for box in zones.brokers(plan, place, len(here)):
            yield box.scaled(_SOLID)
    for quarter in public.quarters:
        if public.shown[quarter] is not None:
            yield zones.medal(plan, quarter)
            yield zones.shares(plan, quarter)
            yield from zones.totals(plan, quarter, 1 if plan.is_low else public.parties)
        for kind in (PORT, COMMERCE):
            yield zones.reward(plan, quarter, kind, _REWARD * plan.k)
    for seat, tags in enumerate(public.throne):
        if tags:
            yield zones.throne(plan, seat, public.seats)
    if public.variants.favour:
        yield zones.throne_reward(plan)
