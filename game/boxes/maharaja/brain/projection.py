"""What the scorings to come may bring."""

from functools import lru_cache
from typing import NamedTuple

from game.boxes.maharaja.rules.board import CENTRE, CITY_COUNT
from game.boxes.maharaja.rules.characters import HOME, SADHU
from game.boxes.maharaja.rules.public import Public, Site
from game.boxes.maharaja.rules.scoring import CENTRE_POINTS, MONOPOLY, OUTER_POINTS, PAYOUTS, SADHU_POINTS
from game.core.rules import Seat

Points = tuple[int, ...]
_MARGIN = 4


class Projection(NamedTuple):
    """What one scoring would pay a seat and all others together, and by how many points (at most 4) it is ahead."""

    pay: int
    others: int
    margin: int


class Course(NamedTuple):
    """The cities of the present and the following scorings, and how many rounds follow the present one."""

    cities: tuple[int, ...]
    later: int


@lru_cache(maxsize=1 << 14)
def _lasting(garden: tuple[Site, ...], houses: tuple[int, ...], outers: tuple[int, ...]) -> Points:
    """Returns by seat the points of the pieces that stay; `outers` is what an outer palace counts for each seat."""
    points = list(houses)
    for site, owner in enumerate(garden):
        if owner is not None and owner >= 0:
            points[owner] += CENTRE_POINTS if site == CENTRE else outers[owner]
    return tuple(points)


@lru_cache(maxsize=1 << 15)
def prospect(points: Points, order: tuple[int, ...], seat: int) -> Projection:
    """Returns what a scoring with these points would bring a seat; `order` are the numbers that decide ties."""
    present = [party for party, its in enumerate(points) if its]
    ranking = sorted(present, key=lambda party: (-points[party], order[party]))
    gold = [0] * len(points)
    for party, pays in zip(ranking, PAYOUTS[len(points)], strict=False):
        gold[party] = pays + (MONOPOLY if len(present) == 1 else 0)
    best = max(its for party, its in enumerate(points) if party != seat)
    return Projection(gold[seat], sum(gold) - gold[seat], max(-_MARGIN, min(_MARGIN, points[seat] - best)))


def course(public: Public) -> Course:
    """Returns the scorings to come, as the track stands and if nobody builds a last palace before."""
    return _course(public.track, public.city, 0 if public.is_last else public.variants.rounds - public.round)


@lru_cache(maxsize=1 << 12)
def _course(track: tuple[int | None, ...], city: int | None, limit: int) -> Course:
    queue = [governor for governor in track if governor is not None]
    later = min(limit, len(track) - 1 - max(box for box, governor in enumerate(track) if governor is not None))
    after = [queue[i % CITY_COUNT] for i in range(later)]
    return Course(tuple(after if city is None else [city, *after]), later)


@lru_cache(maxsize=1 << 12)
def _holders(characters: tuple[tuple[int, ...], ...]) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Returns by seat the number that decides ties, and what an outer palace counts."""
    ranks = tuple([min(held, default=9) for held in characters])
    return ranks, tuple([SADHU_POINTS if SADHU in held else OUTER_POINTS for held in characters])


@lru_cache(maxsize=1 << 15)
def _calm(
    garden: tuple[Site, ...], houses: tuple[int, ...], outers: tuple[int, ...], ranks: tuple[int, ...], seat: int
) -> Projection:
    """Returns what the scoring of a city would bring in which only the pieces that stay count."""
    return prospect(_lasting(garden, houses, outers), ranks, seat)


def prospects(public: Public, seat: Seat, cities: tuple[int, ...]) -> list[Projection]:
    """Returns what the scoring of each city would bring now; architects count only where the Maharaja is."""
    ranks, outers = _holders(public.characters)
    has_homes, sites, houses = public.variants.homes, public.sites, public.houses
    found = []
    for i, city in enumerate(cities):
        is_now = not i and city == public.city
        if not (is_now or has_homes):
            found.append(_calm(sites[city], houses[city], outers, ranks, seat))
            continue
        points = _lasting(sites[city], houses[city], outers)
        if is_now:
            points = tuple([own + (place == city) for own, place in zip(points, public.architects, strict=True)])
        if has_homes:
            points = tuple([own + (HOME[city] in held) for own, held in zip(points, public.characters, strict=True)])
        found.append(prospect(points, ranks, seat))
    return found
