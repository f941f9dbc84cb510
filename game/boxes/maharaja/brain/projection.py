"""What the scorings to come may bring, and what journeys cost at a glance: the sum alone, not to whom it goes."""

from functools import lru_cache
from typing import NamedTuple

from game.boxes.maharaja.rules.components import CITY_COUNT, HOME, MONK, SADHU
from game.boxes.maharaja.rules.network import Cheapest, Roads
from game.boxes.maharaja.rules.scoring import OUTER_POINTS, SADHU_POINTS, lasting, shares
from game.boxes.maharaja.rules.turn import PALACE_PRICE
from game.boxes.maharaja.rules.view import Public, Site
from game.core.rules import Seat

_MARGIN = 4
_Holders = tuple[tuple[int, ...], tuple[int, ...]]
"""By seat the number that decides ties, and what an outer palace counts."""


class Projection(NamedTuple):
    """What one scoring would pay a seat and all others together, and by how many points (at most 4) it is ahead."""

    pay: int
    others: int
    margin: int


class Pieces(NamedTuple):
    """What counts in scorings wherever architects are; characters do where they are at home, if they have homes."""

    sites: tuple[tuple[Site, ...], ...]
    houses: tuple[tuple[int, ...], ...]
    characters: tuple[tuple[int, ...], ...]
    has_homes: bool


class Course(NamedTuple):
    """The cities of the present and the following scorings, and how many rounds follow the present one."""

    cities: tuple[int, ...]
    later: int


@lru_cache(maxsize=1 << 12)
def prospect(points: tuple[int, ...], ranks: tuple[int, ...], seat: int) -> Projection:
    """Returns what a scoring with these points would bring a seat; `ranks` are the numbers that decide ties."""
    gold = shares(points, ranks)
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
def _holders(characters: tuple[tuple[int, ...], ...]) -> _Holders:
    """Returns what characters do for those who hold them."""
    ranks = tuple([min(held, default=9) for held in characters])
    return ranks, tuple([SADHU_POINTS if SADHU in held else OUTER_POINTS for held in characters])


def pieces_of(public: Public) -> Pieces:
    """Returns what counts on the board."""
    return Pieces(public.sites, public.houses, public.characters, public.variants.homes)


def prospects(public: Public, seat: Seat, cities: tuple[int, ...]) -> list[Projection]:
    """Returns what the scoring of each city would bring now; architects count only where the Maharaja is."""
    pieces = pieces_of(public)
    if cities[:1] != (public.city,):
        return resting(pieces, cities, seat)
    return [visited(pieces, cities[0], seat, public.architects), *resting(pieces, cities[1:], seat)]


def visited(pieces: Pieces, city: int, seat: Seat, architects: tuple[int, ...]) -> Projection:
    """Returns what the scoring of the Maharaja's city would bring now."""
    extras = tuple([int(place == city) for place in architects])
    if pieces.has_homes:
        extras = tuple(map(int.__add__, extras, _at_home(pieces, city)))
    return _scored(pieces.sites[city], pieces.houses[city], _holders(pieces.characters), extras, seat)


def resting(pieces: Pieces, cities: tuple[int, ...], seat: Seat) -> list[Projection]:
    """Returns what the scorings of cities would bring in which no architect counts."""
    sites, houses, characters, has_homes = pieces
    holders = _holders(characters)
    return [
        _scored(sites[city], houses[city], holders, _at_home(pieces, city) if has_homes else None, seat)
        for city in cities
    ]


def _at_home(pieces: Pieces, city: int) -> tuple[int, ...]:
    """Returns by seat whether it holds the character that is at home in a city."""
    return tuple([int(HOME[city] in held) for held in pieces.characters])


@lru_cache(maxsize=1 << 12)
def _scored(
    garden: tuple[Site, ...], houses: tuple[int, ...], holders: _Holders, extras: tuple[int, ...] | None, seat: Seat
) -> Projection:
    """Returns what a scoring would bring; `extras` are points by seat for what does not stay."""
    ranks, outers = holders
    points = lasting(garden, houses, outers)
    return prospect(tuple(map(int.__add__, points, extras)) if extras else points, ranks, seat)


# ---------------------------------------------------------------------- journeys
_FAR = 9
"""What counts as the toll of a city that no open road leads to."""
Tolls = tuple[list[float], float]
"""By city what it costs to go there, and the mean; in palaces."""


def ways_of(public: Public, seat: Seat) -> Cheapest:
    """Returns by city the cheapest journey of a seat from where its architect is."""
    roads = public.villages.roads(seat)
    return roads.cheapest(public.architects[seat], is_free=MONK in public.characters[seat])


def tolls_of(public: Public, seat: Seat) -> Tolls:
    """Returns what the cheapest journeys of a seat cost."""
    roads = public.villages.roads(seat)
    return _tolls(roads, public.architects[seat], MONK in public.characters[seat])


@lru_cache(maxsize=1 << 8)
def _tolls(roads: Roads, origin: int, is_free: bool) -> Tolls:
    costs = [_FAR if way is None else min(_FAR, way.cost) for way in roads.cheapest(origin, is_free=is_free)]
    return [cost / PALACE_PRICE for cost in costs], sum(costs) / len(costs) / PALACE_PRICE
