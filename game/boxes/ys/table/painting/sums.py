"""What is told above the brokers of the city: how the viewer stands in each area, and the sum of each party there."""

from collections.abc import Iterable, Iterator

from game.boxes.ys.rules.board import AREAS, COMMERCE, PALACE, PORT
from game.boxes.ys.rules.public import Broker
from game.boxes.ys.table import zones
from game.boxes.ys.table.frame import Picture
from game.boxes.ys.table.holdings import crowds
from game.boxes.ys.table.painting.brokers import paint_sum, sum_size
from game.boxes.ys.table.painting.marks import MARK, paint_mark
from game.boxes.ys.table.standing import Sum, secret, standing
from game.paint.box import Box

_AWAY = {PORT: 28.0, COMMERCE: 18.0, PALACE: 26.0}
"""How far from the middle of its reward the mark of an area begins, in units of the city."""
_REWARD = 46.0
_CAP, _RIM = (0.5, 0.36), 0.12
"""Shares of a broker's width and height that its number takes, and of its height above that."""


def paint_standings(picture: Picture) -> None:
    """Draws marks and sums; a sum lies where it hides as little as possible."""
    standing_at = [
        (place, here, zones.brokers(picture.plan, place, len(here))) for place, here in crowds(picture.public) if here
    ]
    taken = [*_marks(picture, [place for place, _, _ in standing_at]), *_rewards(picture)]
    for _, here, boxes in standing_at:
        taken += [_cap(picture, broker, box) for broker, box in zip(here, boxes, strict=True)]
    taken += _corners(picture)
    for _, here, boxes in standing_at:
        for party, found in standing(picture.view, here).items():
            if found.brokers > 1:
                own = [box for broker, box in zip(here, boxes, strict=True) if broker.party == party]
                box = _free(picture, found, own, taken)
                paint_sum(picture, found, party, box)
                taken.append(box)


def _marks(picture: Picture, places: Iterable[int]) -> Iterator[Box]:
    """Draws how the viewer stands in each area, beside what it pays; yields where."""
    for place in places:
        box = zones.mark(picture.plan, place, MARK, _AWAY[place % AREAS] * picture.plan.k + MARK[1] / 2)
        odds = picture.win_odds([place])
        if odds is not None:
            paint_mark(picture, odds, box)
            yield box


def _rewards(picture: Picture) -> Iterator[Box]:
    for quarter in picture.public.quarters:
        for kind in (PORT, COMMERCE):
            yield zones.reward(picture.plan, quarter, kind, _REWARD * picture.plan.k)


def _cap(picture: Picture, broker: Broker, box: Box) -> Box:
    """Returns where a broker has its number: on the cap, or on a slip at its right."""
    wide, high = box.w * _CAP[0], box.h * _CAP[1]
    is_slip = broker.value is None and secret(picture.view, broker.tag) is not None
    return Box(box.right - wide if is_slip else box.cx - wide / 2, box.y + box.h * _RIM, wide, high)


def _corners(picture: Picture) -> Iterator[Box]:
    """Yields what is told above the throne room and in the corners of the sea."""
    if picture.public.variants.favour:
        yield zones.throne_reward(picture.plan)
    for quarter in picture.public.quarters:
        yield zones.shares(picture.plan, quarter)
        yield zones.totals(picture.plan, quarter, picture.public.parties)


def _free(picture: Picture, found: Sum, own: list[Box], taken: list[Box]) -> Box:
    """Returns the first place for a sum where it hides nothing, or as little as possible."""
    wide, high = sum_size(picture.canvas, found)
    boxes = [Box(x - wide / 2, y - high / 2, wide, high) for x, y in zones.beside(picture.plan, own)]
    return min(boxes, key=lambda box: sum(_common(box, other) for other in taken))


def _common(one: Box, other: Box) -> float:
    """Returns how much two boxes have in common."""
    wide = min(one.right, other.right) - max(one.x, other.x)
    high = min(one.bottom, other.bottom) - max(one.y, other.y)
    return wide * high if wide > 0 and high > 0 else 0.0
