"""Which moves a player may make, in a fixed order: by their short names, then by what they are about."""

from collections.abc import Sequence
from functools import lru_cache

from game.boxes.maharaja.rules import moves as mv
from game.boxes.maharaja.rules.actions import (
    ACTIONS,
    BUILD,
    CHIT_ACTIONS,
    EXCHANGE,
    FETCH,
    IN_CITY,
    IN_VILLAGE,
    LOWER,
    SHIFT,
    TAKE,
    Progress,
    open_parts,
)
from game.boxes.maharaja.rules.components import BUILDER, CITY_COUNT, PLACES, SITES, START, VILLAGE_COUNT, city_place
from game.boxes.maharaja.rules.rounds import lowerable
from game.boxes.maharaja.rules.tolls import journeys
from game.boxes.maharaja.rules.turn import HOUSE_PRICE, palace_price
from game.boxes.maharaja.rules.view import Public, Task
from game.core.rules import Seat

# ---------------------------------------------------------------------- a turn
_END, _FETCH, _GOLD = mv.EndTurn(), mv.FetchHouses(), mv.TakeGold()
_PLACES = [(place, free) for place in range(VILLAGE_COUNT + START) for free in (False, True)]
_BUILDS = {(place, free): mv.BuildHouse(place, free) for place, free in _PLACES}
_LIFTS = {(place, free): mv.LiftHouse(place, free) for place, free in _PLACES}
_Ways = tuple[bool, ...]
"""How a house is built or moved: not with the builder's help, with it, or either."""
_PALACES = tuple(map(mv.BuildPalace, SITES))
_CHITS = tuple(map(mv.UseChit, CHIT_ACTIONS))
_LOWERINGS = tuple(map(mv.LowerGovernor, range(CITY_COUNT)))


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
    villages = public.villages.own(seat)
    return [*villages, *(city_place(city) for city, row in enumerate(public.houses) if row[seat])]


def deeds(public: Public, seat: Seat, purse: int) -> list[mv.Move]:
    """Returns the moves of a turn but for journeys, which come last."""
    progress = progress_of(public)
    parts, is_helped = open_parts(progress), has_builder(public, seat)
    has_chit = public.chits[seat] and progress.chit is None
    if not (parts or is_helped or has_chit):
        return [_END]
    found: list[mv.Move] = []
    if is_helped or IN_CITY in parts:
        paying = parts if purse >= HOUSE_PRICE else frozenset[int]()
        found += _houses(public, seat, paying, is_helped=is_helped)
    if has_chit:
        found += _CHITS
    found.append(_END)
    if FETCH in parts and public.quarry[seat]:
        found.append(_FETCH)
    if TAKE in parts:
        found.append(_GOLD)
    if LOWER in parts:
        found += map(_LOWERINGS.__getitem__, lowerable(public))
    if is_helped or SHIFT in parts:
        found += _lifts(public, seat, _ways(is_paid=SHIFT in parts, is_helped=is_helped))
    if EXCHANGE in parts:
        found += lures(public, seat)
    if BUILD in parts:
        found += _palaces(public, seat, purse)
    if EXCHANGE in parts:
        found += swaps(public, seat)
        found += takes(public, seat)
    return found


def _houses(public: Public, seat: Seat, parts: frozenset[int], *, is_helped: bool) -> list[mv.BuildHouse]:
    """Returns the houses that can be built, as parts that can be paid for or with the builder's help."""
    if not public.supply[seat]:
        return []
    found = [*_builds(public.free_plots, _ways(is_paid=IN_VILLAGE in parts, is_helped=is_helped))]
    city = public.architects[seat]
    if city != START:
        found += [_BUILDS[city_place(city), free] for free in _ways(is_paid=IN_CITY in parts, is_helped=is_helped)]
    return found


def _lifts(public: Public, seat: Seat, ways: _Ways) -> list[mv.LiftHouse]:
    """Returns the own houses that can be moved somewhere else."""
    targets = goals(public, seat)
    only = targets[0] if len(targets) == 1 else None
    places = [place for place in own_places(public, seat) if place != only] if targets else []
    return [_LIFTS[place, free] for place in places for free in ways]


def _ways(*, is_paid: bool, is_helped: bool) -> _Ways:
    return (False,) * is_paid + (True,) * is_helped


@lru_cache(maxsize=1 << 10)
def _builds(places: tuple[int, ...], ways: _Ways) -> tuple[mv.BuildHouse, ...]:
    return tuple([_BUILDS[place, free] for place in places for free in ways])


def _palaces(public: Public, seat: Seat, purse: int) -> list[mv.BuildPalace]:
    """Returns the free sites of the architect's city, if there is a palace that can be paid for."""
    city = public.architects[seat]
    if city == START or not public.palaces[seat] or purse < palace_price(public, seat):
        return []
    return [_PALACES[site] for site, owner in enumerate(public.sites[city]) if owner is None]


def takes(public: Public, seat: Seat) -> list[mv.TakeCharacter]:
    """Returns the characters that can be taken: any of others or of the bank; with several each, the bank's (5, 8)."""
    held = () if public.variants.several else [held for other, held in enumerate(public.characters) if other != seat]
    return [mv.TakeCharacter(character) for character in sorted([*public.bank, *(c for some in held for c in some)])]


def swaps(public: Public, seat: Seat) -> list[mv.SwapCharacters]:
    """Returns the exchanges of one character for another when the bank is empty (8)."""
    if not _is_trading(public):
        return []
    others = sorted(c for other, held in enumerate(public.characters) if other != seat for c in held)
    return [mv.SwapCharacters(wanted, given) for wanted in others for given in public.characters[seat]]


def lures(public: Public, seat: Seat) -> list[mv.Lure]:
    """Returns who can be lured from when the bank is empty: whoever holds more characters (8)."""
    if not _is_trading(public):
        return []
    sizes = list(map(len, public.characters))
    return [mv.Lure(Seat(other)) for other, size in enumerate(sizes) if size > sizes[seat]]


def _is_trading(public: Public) -> bool:
    return public.variants.several and not public.bank


# ---------------------------------------------------------------------- every task
_PLANS = tuple(mv.Plan(first, second) for first in ACTIONS for second in ACTIONS if first <= second)
_PASS = mv.Pass()
_FOUNDS = tuple(map(mv.Found, range(VILLAGE_COUNT)))
_SET_DOWNS = tuple(map(mv.SetDown, PLACES))


def moves(public: Public, seat: Seat, purse: int) -> Sequence[mv.Move]:
    """Returns all moves of a seat that must act and has that much gold."""
    match public.task:
        case Task.TURN:
            return deeds(public, seat, purse) + journeys(public, seat, purse)
        case Task.SET_DOWN:
            assert public.lifted is not None
            return [_SET_DOWNS[place] for place in goals(public, seat) if place != public.lifted[0]]
        case Task.PLAN:
            return _PLANS
        case Task.PICK | Task.REPLACE:
            return [mv.PickCharacter(character) for character in public.bank]
        case Task.FOUND:
            return [_FOUNDS[village] for village in public.free_plots]
        case Task.GIVE:
            return [mv.GiveCharacter(character) for character in public.characters[seat]]
        case Task.BID:
            return _bids(public, purse)
        case Task.OVER:
            return []


def _bids(public: Public, purse: int) -> Sequence[mv.Move]:
    """Returns the offers up to one's gold; who opens must bid, 0 allowed (8)."""
    auction = public.auction
    assert auction is not None
    if auction.leader is None:
        return [mv.Bid(amount) for amount in range(purse + 1)]
    return [*(mv.Bid(amount) for amount in range(auction.bid + 1, purse + 1)), _PASS]
