"""The worked examples of Maharaja's rulebooks as positions: the governors' track, a whole round, who is present."""

from collections.abc import Mapping, Sequence

from game.boxes.maharaja.rules.board import CITIES
from game.boxes.maharaja.rules.moves import (
    BuildHouse,
    BuildPalace,
    EndTurn,
    LiftHouse,
    LowerGovernor,
    Move,
    SetDown,
    TakeGold,
    Travel,
)
from game.boxes.maharaja.rules.purse import put
from game.boxes.maharaja.rules.state import State
from game.boxes.maharaja.rules.tolls import routes
from game.core.rules import Seat
from tests.boxes.maharaja.positions import AGRA, DELHI, LAHORE, disc, place, stand, turn
from tests.golden.example import Example

_BOX = "maharaja"
_NAMES = ("Anna", "Bence", "Csilla", "Dávid")
_HELD = (1, 3, 5, 6)
"""The Mogul, the Sadhu, the Builder and the Artisan."""
_FOUNDED: Mapping[str, Sequence[int]] = {
    "kasur": [0],
    "panipat": [0, 1],
    "bikaner": [0, 2],
    "nagaur": [0],
    "indore": [1],
    "ratlam": [1],
    "multan": [1, 2],
    "palanpur": [2],
    "udaipur": [2],
    "sirhind": [3],
    "alwar": [3],
    "jaipur": [3],
    "ajmer": [3],
}
"""Where the four first houses of each stand."""


def examples() -> list[Example]:
    """Returns the examples in the order of their names."""
    return [first_round(), governor_gap(), governor_lowered(), presence()]


def _round(first: str, second: str) -> State:
    """Returns the first round of four players: all but Dávid's architects are in Lahore, his is in Agra."""
    state = turn(first, second, held=_HELD)
    public = state.public
    for name, owners in _FOUNDED.items():
        stand(state, name, owners)
    public.founded, public.architects = 16, (LAHORE, LAHORE, LAHORE, AGRA)
    return state


# ---------------------------------------------------------------------- governors
def governor_lowered() -> Example:
    """The first governor has gone to box 1; the fourth can go below the second and the third."""
    return Example(_BOX, "governor_lowered", _NAMES, _round("governors", "gold"))


def governor_gap() -> Example:
    """Three rounds later: lowering the governor from start box 6 leaves start box 5 empty."""
    state = _round("governors", "gold")
    public = state.public
    a, b, c, d, e, f, g = range(7)
    public.track = (None, None, None, None, e, f, g, a, d, b, c, *(None,) * 6)
    public.round, public.city = 4, c
    return Example(_BOX, "governor_gap", _NAMES, state)


# ---------------------------------------------------------------------- payouts
def first_round() -> Example:
    """The round of both rulebooks: 4, 5, 6 and 1 points in Lahore, paid with 6, 9, 12 and 3 gold."""
    state = _round("palace_house", "gold")
    state.discs = (
        None,
        disc("palace_house", "move"),
        disc("two_houses", "two_houses"),
        disc("palace_house", "governors"),
    )
    return Example(_BOX, "first_round", _NAMES, state)


def first_round_moves(state: State) -> list[Move]:
    """Returns what the four players of the example do, turn by turn."""
    in_lahore = BuildHouse(place("lahore"), free=False)
    artisan = Seat(3)
    home = next(route for route in routes(state.public, artisan, state.gold[artisan]) if route.city == LAHORE)
    return [
        *(TakeGold(), BuildHouse(place("gwalior"), free=False), BuildPalace(0), EndTurn()),
        *(BuildPalace(1), in_lahore, LiftHouse(place("indore"), free=False), SetDown(place("lahore")), EndTurn()),
        *([in_lahore] * 4),
        *(BuildHouse(place("lahore"), free=True), EndTurn()),
        *(BuildPalace(0), BuildHouse(place("agra"), free=False), LowerGovernor(AGRA), Travel(home.roads), EndTurn()),
    ]


def presence() -> Example:
    """An architect alone is 1, a house alone 1; architect, two houses, outer and centre palace are 7."""
    state = _round("gold", "gold")
    public = state.public
    public.waiting, public.architects = (), (LAHORE, DELHI, LAHORE, AGRA)
    stand(state, "lahore", [1, 2, 2])
    garden = put(put(public.sites[LAHORE], 0, 2), 1, 2)
    public.sites = put(public.sites, CITIES.index("lahore"), garden)
    public.palaces = (7, 7, 5, 7)
    return Example(_BOX, "presence", _NAMES, state)
