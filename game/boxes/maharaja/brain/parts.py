"""What a seat can do next in its turn, as small runs of moves: a journey where one is needed, and one part."""

from collections.abc import Callable, Iterable, Iterator
from functools import lru_cache

from game.boxes.maharaja.brain.projection import course, ways_of
from game.boxes.maharaja.rules import moves as mv
from game.boxes.maharaja.rules.actions import (
    BUILD,
    EXCHANGE,
    FETCH,
    IN_CITY,
    IN_VILLAGE,
    LOWER,
    QUARRY,
    SHIFT,
    TAKE,
    Progress,
    open_parts,
)
from game.boxes.maharaja.rules.components import (
    ARTISAN,
    BUILDER,
    CITY_COUNT,
    MOGUL,
    MONK,
    ROADS,
    SADHU,
    TRADER,
    YOGI,
    city_place,
)
from game.boxes.maharaja.rules.legal import lures, swaps, takes
from game.boxes.maharaja.rules.network import Journey, Villages
from game.boxes.maharaja.rules.rounds import lowerable
from game.boxes.maharaja.rules.turn import HOUSE_PRICE, palace_price
from game.boxes.maharaja.rules.view import Public
from game.core.rules import Seat

Run = tuple[mv.Move, ...]
Kind = tuple[int, bool]
"""A part of a turn, and whether it is done with the builder's help."""
LIKED = (ARTISAN, BUILDER, TRADER, YOGI, MONK, SADHU, MOGUL)
"""The characters, the best to have first, for a guess at what others choose."""

_GARDENS, _CITIES, _VILLAGES, _SOURCES, _GOALS = 5, 3, 4, 2, 2
_OPENS, _POWER, _FEW_HOUSES = 3.0, 0.3, 4
_BESIDE = {
    village: [other for other in road.villages if other != village] for road in ROADS for village in road.villages
}
"""The other villages along the road of each."""


def journey(way: Journey) -> Run:
    """Returns the journey along a way as moves; none for whoever is there."""
    return (mv.Travel(way.roads),) if way.roads else ()


def kinds(progress: Progress, *, is_helped: bool) -> tuple[Kind, ...]:
    """Returns what can be done next, in the order of thought; whoever has the builder's help makes use of it."""
    return _kinds(open_parts(progress), is_helped)


@lru_cache(maxsize=1 << 10)
def _kinds(parts: frozenset[int], is_helped: bool) -> tuple[Kind, ...]:
    helped = _HELPED if is_helped else frozenset[int]()
    return tuple([(part, part in helped) for part in _RUNS if part in parts | helped])


def runs(public: Public, seat: Seat, purse: int, kind: Kind) -> Iterable[Run]:
    """Returns how a part can be done that is worth a thought, everything affordable."""
    part, is_free = kind
    return _RUNS[part](public, seat, purse, is_free)


def is_of_use(public: Public, seat: Seat, action: int) -> bool:
    """Tells whether an action is worth a thought for a disc or a chit: houses are fetched when few are left."""
    return action != QUARRY or (public.quarry[seat] > 0 and public.supply[seat] < _FEW_HOUSES)


def _near(public: Public, seat: Seat, purse: int) -> list[tuple[int, Journey]]:
    """Returns the cities that can be reached with that much gold."""
    return [(city, way) for city, way in enumerate(ways_of(public, seat)) if way is not None and way.cost <= purse]


def _takings(public: Public, seat: Seat, purse: int, is_free: bool) -> Iterable[Run]:
    return ((mv.TakeGold(),),)


def _fetchings(public: Public, seat: Seat, purse: int, is_free: bool) -> Iterable[Run]:
    return ((mv.FetchHouses(),),) if public.quarry[seat] else ()


def _palaces(public: Public, seat: Seat, purse: int, is_free: bool) -> Iterator[Run]:
    """Yields a palace in each city that can be reached with the gold for it: in the centre while that is free."""
    if not public.palaces[seat]:
        return
    price, soon = palace_price(public, seat), course(public).cities[:_GARDENS]
    if len(soon) < _GARDENS:
        soon = tuple(range(CITY_COUNT))  # Near the end a palace counts wherever it stands.
    for city, way in _near(public, seat, purse - price):
        if (city in soon or not way.roads) and None in public.sites[city]:
            yield (*journey(way), mv.BuildPalace(public.sites[city].index(None)))


def _city_houses(public: Public, seat: Seat, purse: int, is_free: bool) -> Iterator[Run]:
    """Yields houses in the cities that come next."""
    if not public.supply[seat]:
        return
    soon = course(public).cities[:_CITIES]
    for city, way in _near(public, seat, purse if is_free else purse - HOUSE_PRICE):
        if city in soon or not way.roads:
            yield (*journey(way), mv.BuildHouse(city_place(city), is_free))


def _village_houses(public: Public, seat: Seat, purse: int, is_free: bool) -> Iterator[Run]:
    """Yields houses in the villages that serve best."""
    if public.supply[seat] and (is_free or purse >= HOUSE_PRICE):
        yield from ((mv.BuildHouse(village, is_free),) for village in useful_villages(public, seat))


def _shifts(public: Public, seat: Seat, purse: int, is_free: bool) -> Iterator[Run]:
    """Yields houses that move to the cities that come next, from where they serve least."""
    soon, late = course(public).cities[:_GOALS], course(public).cities[::-1]
    cities = sorted(
        (city for city, row in enumerate(public.houses) if row[seat] and city not in soon),
        key=lambda city: late.index(city) if city in late else -1,
    )
    villages = [village for village, owners in enumerate(public.villages) if seat in owners]
    idle = sorted(villages, key=lambda village: -_idleness(public.villages, seat, village))
    sources = [*map(city_place, cities[: _SOURCES - 1]), *idle[: _SOURCES - 1]]
    for city, way in _near(public, seat, purse):
        if city in soon:
            yield from (
                (*journey(way), mv.LiftHouse(source, is_free), mv.SetDown(city_place(city))) for source in sources
            )


def _lowerings(public: Public, seat: Seat, purse: int, is_free: bool) -> Iterable[Run]:
    return [(mv.LowerGovernor(city),) for city in lowerable(public)]


def _exchanges(public: Public, seat: Seat, purse: int, is_free: bool) -> Iterable[Run]:
    """Returns the exchanges of characters; of one's own the one that is liked least is given."""
    held = public.characters[seat]
    if not held and not public.variants.several:
        return []  # one's only character was lured away just now
    least = max(held, key=LIKED.index, default=None)
    given = [swap for swap in swaps(public, seat) if swap.given == least]
    found: list[mv.Move] = [*takes(public, seat), *given, *lures(public, seat)]
    return [(move,) for move in found]


_RUNS: dict[int, Callable[[Public, Seat, int, bool], Iterable[Run]]] = {
    TAKE: _takings,
    FETCH: _fetchings,
    BUILD: _palaces,
    IN_CITY: _city_houses,
    IN_VILLAGE: _village_houses,
    SHIFT: _shifts,
    LOWER: _lowerings,
    EXCHANGE: _exchanges,
}
"""How each part can be done, in the order of thought; parts are called as what counts them among the things done."""
_HELPED = frozenset({IN_CITY, IN_VILLAGE, SHIFT})


def _idleness(villages: Villages, seat: int, village: int) -> int:
    """Returns how little a house in a village does for its owner."""
    return 2 * (villages[village].count(seat) > 1) + any(not villages[other] for other in _BESIDE[village])


def useful_villages(public: Public, seat: Seat) -> tuple[int, ...]:
    """Returns the villages in which a house more serves a seat best."""
    return _useful(public.villages, public.village_limit, seat, public.seats)


@lru_cache(maxsize=1 << 8)
def _useful(villages: Villages, limit: int, seat: int, seats: int) -> tuple[int, ...]:
    ranked = []
    for village, owners in enumerate(villages):
        if len(owners) >= limit:
            continue
        gain = _POWER if seat in owners else _POWER * (seats - 1 - len(owners))
        if not owners:
            gain += _OPENS / (1 + [villages[other] for other in _BESIDE[village]].count(()))
        elif seat not in owners:
            gain += len(owners)
        ranked.append((-gain, village))
    return tuple([village for _, village in sorted(ranked)[:_VILLAGES]])
