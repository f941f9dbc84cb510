"""What a seat can do next in its turn, as small runs of moves: a journey where one is needed, and one part."""

from collections.abc import Iterator
from functools import lru_cache

from game.boxes.maharaja.brain.projection import course
from game.boxes.maharaja.brain.ways import Villages, Way, ways_of
from game.boxes.maharaja.rules.actions import BUILD, EXCHANGE, FETCH, LOWER, QUARRY, SHIFT, TAKE
from game.boxes.maharaja.rules.board import CITY_COUNT, ROADS, VILLAGE_COUNT, city_place
from game.boxes.maharaja.rules.building import HOUSE_PRICE, palace_price
from game.boxes.maharaja.rules.characters import ARTISAN, BUILDER, MOGUL, MONK, SADHU, TRADER, YOGI
from game.boxes.maharaja.rules.moves import (
    BuildHouse,
    BuildPalace,
    FetchHouses,
    LiftHouse,
    LowerGovernor,
    Move,
    SetDown,
    SwapCharacters,
    TakeGold,
    Travel,
)
from game.boxes.maharaja.rules.possible import has_builder, lures, progress_of, swaps, takes
from game.boxes.maharaja.rules.public import Public
from game.boxes.maharaja.rules.remaining import may, may_build
from game.boxes.maharaja.rules.rounds import lowerable
from game.core.rules import Seat

Run = tuple[Move, ...]
LIKED = (ARTISAN, BUILDER, TRADER, YOGI, MONK, SADHU, MOGUL)
"""The characters, the best to have first, for a guess at what others choose."""

_GARDENS, _CITIES, _VILLAGES, _SOURCES, _GOALS = 5, 3, 4, 2, 2
_OPENS, _POWER, _FEW_HOUSES = 3.0, 0.3, 4
_ROAD_OF = {village: number for number, road in enumerate(ROADS) for village in road.villages}


def journey(way: Way) -> Run:
    """Returns the journey along a way as moves; none for whoever is there."""
    return (Travel(way.roads),) if way.roads else ()


def runs(public: Public, seat: Seat, purse: int) -> Iterator[Run]:
    """Yields what is worth a thought of all that the parts left open allow, everything affordable."""
    progress, ways = progress_of(public), ways_of(public, seat)
    near = [(city, way) for city, way in enumerate(ways) if way is not None and way.cost <= purse]
    if may(progress, TAKE):
        yield (TakeGold(),)
    if may(progress, FETCH) and public.quarry[seat]:
        yield (FetchHouses(),)
    if may(progress, BUILD):
        yield from _palaces(public, seat, purse, near)
    yield from _houses(public, seat, purse, near)
    if may(progress, SHIFT) or has_builder(public, seat):
        yield from _shifts(public, seat, near)
    if may(progress, LOWER):
        yield from ((LowerGovernor(city),) for city in lowerable(public))
    if may(progress, EXCHANGE):
        yield from ((move,) for move in exchanges(public, seat))


def is_of_use(public: Public, seat: Seat, action: int) -> bool:
    """Tells whether an action is worth a thought for a disc or a chit: houses are fetched when few are left."""
    return action != QUARRY or (public.quarry[seat] > 0 and public.supply[seat] < _FEW_HOUSES)


def exchanges(public: Public, seat: Seat) -> list[Move]:
    """Returns the exchanges of characters; of one's own the one that is liked least is given."""
    least = max(public.characters[seat], key=LIKED.index)
    given = [swap for swap in swaps(public, seat) if isinstance(swap, SwapCharacters) and swap.given == least]
    return [*takes(public, seat), *given, *lures(public, seat)]


def _palaces(public: Public, seat: Seat, purse: int, near: list[tuple[int, Way]]) -> Iterator[Run]:
    """Yields a palace in each city that can be reached with the gold for it: in the centre while that is free."""
    if not public.palaces[seat]:
        return
    price, soon = palace_price(public, seat), course(public).cities[:_GARDENS]
    if len(soon) < _GARDENS:
        soon = tuple(range(CITY_COUNT))  # Near the end a palace counts wherever it stands.
    for city, way in near:
        if (city in soon or not way.roads) and way.cost + price <= purse and None in public.sites[city]:
            yield (*journey(way), BuildPalace(public.sites[city].index(None)))


def _houses(public: Public, seat: Seat, purse: int, near: list[tuple[int, Way]]) -> Iterator[Run]:
    """Yields houses in the cities that come next and in the villages that serve best."""
    progress, free = progress_of(public), has_builder(public, seat)
    if not public.supply[seat]:
        return
    price = 0 if free else HOUSE_PRICE
    if free or may_build(progress, in_village=False):
        soon = course(public).cities[:_CITIES]
        for city, way in near:
            if way.cost + price <= purse and (city in soon or not way.roads):
                yield (*journey(way), BuildHouse(city_place(city), free))
    if purse >= price and (free or may_build(progress, in_village=True)):
        yield from ((BuildHouse(village, free),) for village in useful_villages(public, seat))


def _shifts(public: Public, seat: Seat, near: list[tuple[int, Way]]) -> Iterator[Run]:
    """Yields houses that move to the cities that come next, from where they serve least."""
    free, soon = has_builder(public, seat), course(public).cities[:_GOALS]
    late = list(reversed(course(public).cities))
    cities = sorted(
        (city for city, row in enumerate(public.houses) if row[seat] and city not in soon),
        key=lambda city: late.index(city) if city in late else -1,
    )
    villages = [village for village, owners in enumerate(public.villages) if seat in owners]
    idle = sorted(villages, key=lambda village: -_idleness(public.villages, seat, village))
    sources = [*map(city_place, cities[: _SOURCES - 1]), *idle[: _SOURCES - 1]]
    for city, way in near:
        if city in soon:
            yield from ((*journey(way), LiftHouse(source, free), SetDown(city_place(city))) for source in sources)


def _idleness(villages: Villages, seat: int, village: int) -> int:
    """Returns how little a house in a village does for its owner."""
    others = [villages[other] for other in ROADS[_ROAD_OF[village]].villages if other != village]
    return 2 * (villages[village].count(seat) > 1) + (() in others)


def useful_villages(public: Public, seat: Seat) -> tuple[int, ...]:
    """Returns the villages in which a house more serves a seat best."""
    return _useful(public.villages, public.village_limit, seat, public.seats)


@lru_cache(maxsize=1 << 12)
def _useful(villages: Villages, limit: int, seat: int, seats: int) -> tuple[int, ...]:
    ranked = []
    for village in range(VILLAGE_COUNT):
        owners = villages[village]
        if len(owners) >= limit:
            continue
        blocked = [other for other in ROADS[_ROAD_OF[village]].villages if other != village and not villages[other]]
        gain = _POWER * (seats - 1 - len(owners)) if seat not in owners else _POWER
        if not owners:
            gain += _OPENS / (1 + len(blocked))
        elif seat not in owners:
            gain += len(owners)
        ranked.append((-gain, village))
    return tuple([village for _, village in sorted(ranked)[:_VILLAGES]])
