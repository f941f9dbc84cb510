"""What a seat can do in its turn, part by part, from what is public and its own gold (5, 8)."""

from collections.abc import Iterator
from functools import lru_cache

from game.boxes.maharaja.rules.actions import BUILD, CHIT_ACTIONS, EXCHANGE, FETCH, LOWER, SHIFT, TAKE
from game.boxes.maharaja.rules.board import SITES, START, VILLAGE_COUNT, city_place
from game.boxes.maharaja.rules.building import HOUSE_PRICE, palace_price
from game.boxes.maharaja.rules.characters import BUILDER
from game.boxes.maharaja.rules.duties import may, may_build
from game.boxes.maharaja.rules.moves import (
    BuildHouse,
    BuildPalace,
    EndTurn,
    FetchHouses,
    LiftHouse,
    LowerGovernor,
    Lure,
    Move,
    SwapCharacters,
    TakeCharacter,
    TakeGold,
    Travel,
    UseChit,
)
from game.boxes.maharaja.rules.public import Progress, Public
from game.boxes.maharaja.rules.rounds import lowerable
from game.boxes.maharaja.rules.tolls import journeys
from game.core.rules import Seat

_END, _FETCH, _GOLD = EndTurn(), FetchHouses(), TakeGold()
_PLACES = [(place, free) for place in range(VILLAGE_COUNT + START) for free in (False, True)]
_BUILDS = {(place, free): BuildHouse(place, free) for place, free in _PLACES}
_LIFTS = {(place, free): LiftHouse(place, free) for place, free in _PLACES}
_PALACES = tuple(map(BuildPalace, SITES))
_travel = lru_cache(maxsize=1 << 13)(Travel)
_CHITS = tuple(map(UseChit, CHIT_ACTIONS))


def progress_of(public: Public) -> Progress:
    """Returns how far the present turn has come; there must be one."""
    assert public.progress is not None
    return public.progress


def has_builder(public: Public, seat: Seat) -> bool:
    """Tells whether the builder still helps in this turn; once, also if lost and regained (3)."""
    return BUILDER in public.characters[seat] and not progress_of(public).built_free


def goals(public: Public, seat: Seat) -> list[int]:
    """Returns where a house of a seat can stand: villages with room, and the city of its architect (5)."""
    city = public.architects[seat]
    return [*public.free_plots, *([] if city == START else [city_place(city)])]


def own_places(public: Public, seat: Seat) -> list[int]:
    """Returns where houses of a seat stand."""
    villages = [village for village, owners in enumerate(public.villages) if seat in owners]
    return [*villages, *(city_place(city) for city, row in enumerate(public.houses) if row[seat])]


def turn_moves(public: Public, seat: Seat, purse: int) -> list[Move]:
    """Returns all moves of a turn, sorted by their short names."""
    return [
        *houses(public, seat, purse),
        *(_CHITS if public.chits[seat] and progress_of(public).chit is None else ()),
        _END,
        *_simple(public, seat),
        *lifts(public, seat),
        *lures(public, seat),
        *palaces(public, seat, purse),
        *swaps(public, seat),
        *takes(public, seat),
        *map(_travel, journeys(public, seat, purse)),
    ]


def houses(public: Public, seat: Seat, purse: int) -> Iterator[BuildHouse]:
    """Yields the houses that can be built, for gold or with the builder's help."""
    progress = progress_of(public)
    if not public.supply[seat]:
        return
    is_rich, free = purse >= HOUSE_PRICE, has_builder(public, seat)
    in_city = is_rich and may_build(progress, in_village=False)
    in_village = is_rich and may_build(progress, in_village=True)
    if not in_city and not free:
        return
    for place in goals(public, seat):
        if in_village if place < VILLAGE_COUNT else in_city:
            yield _BUILDS[place, False]
        if free:
            yield _BUILDS[place, True]


def lifts(public: Public, seat: Seat) -> Iterator[LiftHouse]:
    """Yields the own houses that can be moved somewhere else."""
    ways = [free for free in (False, True) if (has_builder(public, seat) if free else may(progress_of(public), SHIFT))]
    if not ways:
        return
    targets = goals(public, seat)
    for place in own_places(public, seat):
        if any(target != place for target in targets):
            yield from (_LIFTS[place, free] for free in ways)


def palaces(public: Public, seat: Seat, purse: int) -> Iterator[BuildPalace]:
    """Yields the free sites of the architect's city, if a palace can be built."""
    city = public.architects[seat]
    if city == START or not public.palaces[seat] or not may(progress_of(public), BUILD):
        return
    if purse >= palace_price(public, seat):
        yield from (_PALACES[site] for site, owner in enumerate(public.sites[city]) if owner is None)


def takes(public: Public, seat: Seat) -> list[TakeCharacter]:
    """Returns the characters that can be taken: any of others or of the bank; with several each, the bank's (5, 8)."""
    if not may(progress_of(public), EXCHANGE):
        return []
    held = () if public.variants.several else [held for other, held in enumerate(public.characters) if other != seat]
    return [TakeCharacter(character) for character in sorted([*public.bank, *(c for some in held for c in some)])]


def swaps(public: Public, seat: Seat) -> list[SwapCharacters]:
    """Returns the exchanges of one character for another when the bank is empty (8)."""
    if not _is_trading(public):
        return []
    others = sorted(c for other, held in enumerate(public.characters) if other != seat for c in held)
    return [SwapCharacters(wanted, given) for wanted in others for given in public.characters[seat]]


def lures(public: Public, seat: Seat) -> list[Lure]:
    """Returns who can be lured from when the bank is empty: whoever holds more characters (8)."""
    if not _is_trading(public):
        return []
    sizes = list(map(len, public.characters))
    return [Lure(Seat(other)) for other, size in enumerate(sizes) if size > sizes[seat]]


def _is_trading(public: Public) -> bool:
    return public.variants.several and not public.bank and may(progress_of(public), EXCHANGE)


def _simple(public: Public, seat: Seat) -> Iterator[Move]:
    """Yields the parts that need no place on the board: quarry and gold; and the governors."""
    progress = progress_of(public)
    if may(progress, FETCH) and public.quarry[seat]:
        yield _FETCH
    if may(progress, TAKE):
        yield _GOLD
    if may(progress, LOWER):
        yield from map(LowerGovernor, lowerable(public))
