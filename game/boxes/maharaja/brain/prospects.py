"""What the scorings to come may bring."""

from collections.abc import Sequence
from functools import lru_cache

from game.boxes.maharaja.rules.board import CENTRE, CITY_COUNT
from game.boxes.maharaja.rules.characters import HOME, SADHU
from game.boxes.maharaja.rules.public import Public, Site
from game.boxes.maharaja.rules.rounds import LAST_SHORT_ROUND
from game.boxes.maharaja.rules.scoring import CENTRE_POINTS, MONOPOLY, OUTER_POINTS, PAYOUTS, SADHU_POINTS
from game.core.rules import Seat

Points = tuple[int, ...]


@lru_cache(maxsize=1 << 14)
def _lasting(garden: tuple[Site, ...], houses: tuple[int, ...], outers: tuple[int, ...]) -> Points:
    """Returns by seat the points of the pieces that stay; `outers` is what an outer palace counts for each seat."""
    points = list(houses)
    for site, owner in enumerate(garden):
        if owner is not None and owner >= 0:
            points[owner] += CENTRE_POINTS if site == CENTRE else outers[owner]
    return tuple(points)


@lru_cache(maxsize=1 << 14)
def payouts(points: Points, order: tuple[int, ...]) -> tuple[int, ...]:
    """Returns by seat the gold for these points; `order` are the numbers that decide ties."""
    present = [seat for seat, its in enumerate(points) if its]
    gold = [0] * len(points)
    for seat, pays in zip(
        sorted(present, key=lambda seat: (-points[seat], order[seat])), PAYOUTS[len(points)], strict=False
    ):
        gold[seat] = pays
    if len(present) == 1:
        gold[present[0]] += MONOPOLY
    return tuple(gold)


def rounds_left(public: Public) -> int:
    """Returns how many rounds follow the present one, if nobody builds a last palace before."""
    if public.is_last:
        return 0
    boxes = len(public.track) - 1 - max(box for box, city in enumerate(public.track) if city is not None)
    return min(boxes, LAST_SHORT_ROUND - public.round) if public.variants.short else boxes


def coming(public: Public) -> list[int]:
    """Returns the cities of the present and the following scorings, as the track stands."""
    queue = [city for city in public.track if city is not None]
    after = [queue[i % CITY_COUNT] for i in range(rounds_left(public))]
    return after if public.city is None else [public.city, *after]


def order(public: Public) -> tuple[int, ...]:
    """Returns by seat the number that decides ties."""
    return tuple([public.rank(Seat(seat)) for seat in range(public.seats)])


def standing(public: Public, cities: Sequence[int]) -> list[Points]:
    """Returns the points of each seat in some cities, those of architects only where the Maharaja is."""
    outers = tuple([SADHU_POINTS if SADHU in held else OUTER_POINTS for held in public.characters])
    found = []
    for i, city in enumerate(cities):
        points = _lasting(public.sites[city], public.houses[city], outers)
        if not i and city == public.city:
            points = tuple([own + (place == city) for own, place in zip(points, public.architects, strict=True)])
        if public.variants.homes:
            points = tuple([own + (HOME[city] in held) for own, held in zip(points, public.characters, strict=True)])
        found.append(points)
    return found
