"""The moves of Maharaja once more, slow and plain, straight from the rules: what the fast lists are held to."""

from collections.abc import Callable, Iterator
from itertools import combinations_with_replacement, permutations
from typing import Any

from game.boxes.maharaja.rules.components import BOARD, CITIES, VILLAGES
from game.boxes.maharaja.rules.moves import Bid, BuildHouse, LiftHouse, Travel
from game.boxes.maharaja.rules.state import State
from game.boxes.maharaja.rules.view import Public
from game.core.rules import Seat

Choice = tuple[Any, ...]
"""A move in words: what is done, and with what; a journey by its goal and by who is paid how much."""
Path = tuple[list[str], tuple[int, ...]]
"""The junctions of a journey in order, and what each player receives."""

ACTIONS = (
    ("gold",), ("house",), ("house", "city house"), ("move",), ("quarry",), ("palace",), ("palace", "house"),
    ("governor",), ("character",),
)  # fmt: skip
"""The parts of the nine actions (5); of two houses at most one stands in a village."""
DONE = ("gold", "village", "city", "move", "quarry", "palace", "governor", "character")
"""What a turn counts as done."""
MONK, BUILDER, ARTISAN = 4, 5, 6
KEYS = (*VILLAGES, *CITIES)


def choice(state: State, move: Any) -> Choice:
    public = state.public
    name = type(move).__name__
    match move:
        case Travel(roads):
            here, paid = _here(public), (0,) * public.seats
            for number in roads:
                road = BOARD["roads"][number]
                paid = _added(paid, _toll(public, road["villages"]) or ())
                here = road["to"] if road["from"] == here else road["from"]
            return name, here, paid
        case BuildHouse(place, free) | LiftHouse(place, free):
            return name, KEYS[place], free
        case _:
            values = tuple(getattr(move, slot) for slot in move.__slots__)
            return (
                name,
                *(
                    KEYS[value] if slot in ("place", "village") else value
                    for slot, value in zip(move.__slots__, values, strict=True)
                ),
            )


def choices(state: State, seat: Seat) -> set[Choice]:
    return {*_TASKS[state.public.task](state, seat)}


# ---------------------------------------------------------------------- before and between turns
def _bids(state: State, seat: Seat) -> Iterator[Choice]:
    """Whoever opens must bid, 0 allowed; then raise by at least 1 or pass; nobody above his gold (8)."""
    auction = state.public.auction
    assert auction is not None
    if auction.leader is not None:
        yield ("Pass",)
    for amount in range(1000):
        if amount <= state.gold[seat] and (auction.leader is None or amount > auction.bid):
            yield Bid.__name__, amount


def _picks(state: State, seat: Seat) -> Iterator[Choice]:
    yield from (("PickCharacter", character) for character in _in_bank(state.public))


def _founds(state: State, seat: Seat) -> Iterator[Choice]:
    yield from (("Found", village) for village in VILLAGES if _has_room(state.public, village))


def _plans(state: State, seat: Seat) -> Iterator[Choice]:
    yield from (("Plan", *pair) for pair in combinations_with_replacement(range(9), 2))


def _set_downs(state: State, seat: Seat) -> Iterator[Choice]:
    assert state.public.lifted is not None
    origin = KEYS[state.public.lifted[0]]
    yield from (("SetDown", key) for key in KEYS if key != origin and _may_stand(state.public, seat, key))


def _gifts(state: State, seat: Seat) -> Iterator[Choice]:
    yield from (("GiveCharacter", character) for character in state.public.characters[seat])


# ---------------------------------------------------------------------- a turn
def _turn(state: State, seat: Seat) -> Iterator[Choice]:
    yield ("EndTurn",)
    yield from _houses(state, seat)
    yield from _lifts(state, seat)
    yield from _pieces(state, seat)
    yield from _exchanges(state.public, seat)
    yield from _travels(state, seat)
    public = state.public
    assert public.progress is not None
    if public.chits[seat] and public.progress.chit is None:
        yield from (("UseChit", action) for action in range(9) if ACTIONS[action] != ("character",))


def _parts(public: Public) -> list[str]:
    progress = public.progress
    assert progress is not None
    announced = [*progress.disc, *([] if progress.chit is None else [progress.chit])]
    return [part for action in announced for part in ACTIONS[action]]


def _done(public: Public) -> list[str]:
    assert public.progress is not None
    return [what for what, times in zip(DONE, public.progress.done, strict=True) for _ in range(times)]


def _is_left(public: Public, part: str) -> bool:
    return _done(public).count(part) < _parts(public).count(part)


def _may_build(public: Public, where: str) -> bool:
    """Tells whether all houses of the turn, with one more, can be told apart as parts of its actions."""
    built = [what for what in _done(public) if what in ("village", "city")] + [where]
    slots = [part for part in _parts(public) if part in ("house", "city house")]
    return any(
        all(house == "city" or slot == "house" for house, slot in zip(built, order, strict=False))
        for order in permutations(slots)
        if len(order) >= len(built)
    )


def _has_help(public: Public, seat: Seat) -> bool:
    assert public.progress is not None
    return BUILDER in public.characters[seat] and not public.progress.built_free


def _houses(state: State, seat: Seat) -> Iterator[Choice]:
    public = state.public
    for key in KEYS if public.supply[seat] else ():
        if _may_stand(public, seat, key):
            if state.gold[seat] >= 1 and _may_build(public, "village" if key in VILLAGES else "city"):
                yield "BuildHouse", key, False
            if _has_help(public, seat):
                yield "BuildHouse", key, True


def _lifts(state: State, seat: Seat) -> Iterator[Choice]:
    public = state.public
    for key in KEYS:
        owners = _owners(public, key)
        if seat in owners and any(goal != key and _may_stand(public, seat, goal) for goal in KEYS):
            if _is_left(public, "move"):
                yield "LiftHouse", key, False
            if _has_help(public, seat):
                yield "LiftHouse", key, True


def _pieces(state: State, seat: Seat) -> Iterator[Choice]:
    public = state.public
    if _is_left(public, "gold"):
        yield ("TakeGold",)
    if _is_left(public, "quarry") and public.quarry[seat]:
        yield ("FetchHouses",)
    if _is_left(public, "governor"):
        yield from (("LowerGovernor", city) for box, city in enumerate(public.track) if city is not None and box >= 2)
    price = 9 if ARTISAN in public.characters[seat] else 12
    here = _here(public)
    if _is_left(public, "palace") and public.palaces[seat] and state.gold[seat] >= price and here in CITIES:
        sites = public.sites[CITIES.index(here)]
        yield from (("BuildPalace", site) for site in range(7) if sites[site] is None)


def _exchanges(public: Public, seat: Seat) -> Iterator[Choice]:
    """One character each: any other one; several: one of the bank, or of others when it is empty (5, 8)."""
    if not _is_left(public, "character"):
        return
    others = [other for other in range(public.seats) if other != seat]
    held = [character for other in others for character in public.characters[other]]
    bank = _in_bank(public)
    if not public.variants.several:
        yield from (("TakeCharacter", character) for character in [*held, *bank])
    elif bank:
        yield from (("TakeCharacter", character) for character in bank)
    else:
        own = public.characters[seat]
        yield from (("SwapCharacters", wanted, given) for wanted in held for given in own)
        yield from (("Lure", other) for other in others if len(public.characters[other]) > len(own))


def _in_bank(public: Public) -> list[int]:
    held = {character for some in public.characters for character in some}
    return [character for character in range(1, 8 if public.variants.yogi else 7) if character not in held]


# ---------------------------------------------------------------------- the board
def _here(public: Public) -> str:
    here: str = (*CITIES, "start")[public.architects[public.turn]]
    return here


def _owners(public: Public, key: str) -> list[int]:
    if key in VILLAGES:
        return list(public.villages[VILLAGES.index(key)])
    return [seat for seat, count in enumerate(public.houses[CITIES.index(key)]) for _ in range(count)]


def _has_room(public: Public, village: str) -> bool:
    return len(_owners(public, village)) < (1 if public.seats == 2 else 2)


def _may_stand(public: Public, seat: Seat, key: str) -> bool:
    return _has_room(public, key) if key in VILLAGES else _here(public) == key


def _toll(public: Public, villages: list[str]) -> tuple[int, ...] | None:
    """What each player is paid on a road: nothing in a village with an own house; None if a village is empty."""
    paid = [0] * public.seats
    for village in villages:
        owners = _owners(public, village)
        if not owners:
            return None
        for owner in owners if public.turn not in owners else ():
            paid[owner] += 1
    return tuple(paid)


def _added(one: tuple[int, ...], other: tuple[int, ...]) -> tuple[int, ...]:
    return tuple(a + b for a, b in zip(one, other, strict=True))


def _paths(public: Public, path: Path) -> Iterator[Path]:
    """Every path onwards that passes nowhere twice."""
    yield path
    met, paid = path
    for road in BOARD["roads"]:
        if met[-1] in (road["from"], road["to"]):
            there, toll = road["to"] if road["from"] == met[-1] else road["from"], _toll(public, road["villages"])
            if there not in met and toll is not None:
                yield from _paths(public, ([*met, there], _added(paid, toll)))


def _travels(state: State, seat: Seat) -> Iterator[Choice]:
    """Of the journeys to a city those that no other one betters, which costs nobody more [ruling]."""
    public = state.public
    by_bank = MONK in public.characters[seat]
    found: dict[str, set[tuple[int, ...]]] = {city: set() for city in CITIES}
    for met, paid in _paths(public, ([_here(public)], (0,) * public.seats)):
        if met[-1] in CITIES and len(met) > 1 and (by_bank or sum(paid) <= state.gold[seat]):
            found[met[-1]].add(paid)
    for city, tolls in found.items():
        for paid in tolls:
            if not any(other != paid and all(a <= b for a, b in zip(other, paid, strict=True)) for other in tolls):
                yield "Travel", city, paid


_TASKS: dict[str, Callable[[State, Seat], Iterator[Choice]]] = {
    "bid": _bids, "pick": _picks, "found": _founds, "plan": _plans, "turn": _turn, "set_down": _set_downs,
    "replace": _picks, "give": _gifts,
}  # fmt: skip
