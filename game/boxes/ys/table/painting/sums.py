"""What is told above the brokers of the city: how the viewer stands in each area, and the sum of each party there."""

from collections.abc import Iterator

from game.boxes.ys.rules.components import AREAS, COMMERCE, PALACE, PORT
from game.boxes.ys.table import zones
from game.boxes.ys.table.clearings import Told, places
from game.boxes.ys.table.frame import Picture
from game.boxes.ys.table.geometry import Plan
from game.boxes.ys.table.holdings import crowds
from game.boxes.ys.table.painting.brokers import paint_sum, sum_size
from game.boxes.ys.table.painting.marks import MARK, paint_mark
from game.boxes.ys.table.standing import Sum, standing
from game.boxes.ys.table.win_odds import WinOdds
from game.paint.box import Box

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
    boxes = places(plan.chart, (*marks, *chips), tuple(_taken(picture, plan)))
    with picture.canvas.clipped(picture.canvas.rect(plan.sea)):
        for found, box in zip(odds, boxes, strict=False):
            if box is not None:
                paint_mark(picture, found, zoom.box(box), zoom.k)
        for (party, total), box in zip(sums, boxes[len(odds) :], strict=True):
            if box is not None:
                paint_sum(picture, total, party, zoom.box(box), zoom.k)


def _told(picture: Picture) -> tuple[list[WinOdds], list[Told], _Sums, list[Told]]:
    """Returns the viewer's odds in each area and the sums of each party with several brokers, and where they go."""
    plan = picture.plan.usual
    odds, marks, sums, chips = list[WinOdds](), list[Told](), _Sums(), list[Told]()
    for place, here in crowds(picture.public):
        boxes = zones.brokers(plan, place, len(here))
        found = picture.win_odds([place]) if here else None
        if found is not None:
            away = _AWAY[place % AREAS] * plan.k + MARK[1] / 2
            best = zones.mark(plan, place, MARK, away)
            odds.append(found)
            marks.append(Told(MARK, tuple(boxes), (best.cx, best.cy)))
        for party, total in standing(picture.view, here).items():
            if total.brokers > 1:
                own = (box for broker, box in zip(here, boxes, strict=True) if broker.party == party)
                sums.append((party, total))
                chips.append(Told(sum_size(picture.canvas, total), tuple(own)))
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
