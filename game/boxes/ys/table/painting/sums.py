"""What is told above the brokers of the city: how the viewer stands in each area, and the sum of each party there."""

from collections.abc import Iterable, Iterator

from game.boxes.ys import board_geometry as ground
from game.boxes.ys.rules.board import AREAS, COMMERCE, PALACE, PORT, is_market
from game.boxes.ys.table import zones
from game.boxes.ys.table.layout import crowd
from game.boxes.ys.table.painting.brokers import paint_sum, sum_size
from game.boxes.ys.table.painting.frame import Picture
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
    places = sorted({broker.place for broker in picture.public.brokers if not is_market(broker.place)})
    taken = [*_marks(picture, places), *_rewards(picture), *_caps(picture, places), *_corners(picture)]
    for place in places:
        quarter, kind = divmod(place, AREAS)
        here = crowd(picture.public, place)
        boxes = zones.brokers(picture.plan, quarter, kind, len(here))
        for party, found in standing(picture.view, here).items():
            if found.brokers > 1:
                own = [box for broker, box in zip(here, boxes, strict=True) if broker.party == party]
                box = _free(picture, found, own, taken)
                paint_sum(picture, found, party, box)
                taken.append(box)


def _marks(picture: Picture, places: Iterable[int]) -> Iterator[Box]:
    """Draws how the viewer stands in each area, beside what it pays; yields where."""
    for place in places:
        quarter, kind = divmod(place, AREAS)
        away = _AWAY[kind] * picture.plan.k + MARK[1] / 2
        box = zones.mark(picture.plan, quarter, kind, MARK, away)
        found = picture.outlook([place])
        if found is not None:
            paint_mark(picture, found, box)
            yield box


def _rewards(picture: Picture) -> Iterator[Box]:
    size = _REWARD * picture.plan.k
    for quarter in picture.public.quarters:
        for kind in (PORT, COMMERCE):
            x, y = picture.plan.at(ground.reward_place(quarter, kind))
            yield Box(x - size / 2, y - size / 2, size, size)


def _caps(picture: Picture, places: Iterable[int]) -> Iterator[Box]:
    """Yields where brokers have their numbers: on the cap, or on a slip at its right."""
    for place in places:
        quarter, kind = divmod(place, AREAS)
        here = crowd(picture.public, place)
        for broker, box in zip(here, zones.brokers(picture.plan, quarter, kind, len(here)), strict=True):
            wide, high = box.w * _CAP[0], box.h * _CAP[1]
            is_slip = broker.value is None and secret(picture.view, broker.tag) is not None
            yield Box(box.right - wide if is_slip else box.cx - wide / 2, box.y + box.h * _RIM, wide, high)


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
