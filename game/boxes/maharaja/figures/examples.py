"""The positions that the rulebook shows; cities A to G are 0 to 6.

The tracks are those of games that ship with the program; the others have nobody but whom they are about.
"""

from game.boxes.maharaja.about import ABOUT
from game.boxes.maharaja.rules.actions import PALACE_HOUSE, QUARRY, Disc
from game.boxes.maharaja.rules.components import CENTRE, CITIES, CITY_COUNT, ROADS, VILLAGES
from game.boxes.maharaja.rules.opening import new_game
from game.boxes.maharaja.rules.rounds import lower
from game.boxes.maharaja.rules.view import Public, put
from game.core.chance import Script
from game.core.rules import Seat
from game.tabletop.example import example

A, B, C, D, E, F, G = range(CITY_COUNT)
DISC: Disc = (QUARRY, PALACE_HOUSE)
"""The two actions of the disc."""


def _new(seats: int, **options: bool) -> Public:
    """Returns a new game whose governors stand in the order of the cities."""
    return new_game(seats, ABOUT.complete(options), Script((0,) * CITY_COUNT)).public


def _lowered(name: str, city: int) -> tuple[Public, Public]:
    """Returns the position of a game that ships with the program, before and after a governor is lowered."""
    before: Public = example(ABOUT.name, name).view(None).public
    after = before.copy()
    lower(after, city)
    return before, after


EMPTY = _new(3, neutral=False)
"""A game of three before its first house."""
LOWERED = _lowered("governor_lowered", D)
"""The first round, in which A has gone to box 1, before and after D goes two boxes down."""
GAP = _lowered("governor_gap", F)
"""A later round, before and after F goes two boxes down."""
NEUTRAL = _new(3, neutral=True)
"""Three players and neutral palaces."""


def _housed(*houses: tuple[str, tuple[int, ...]]) -> tuple[tuple[Seat, ...], ...]:
    """Returns the owners of the houses in every village; takes those that are not empty."""
    owners = dict(houses)
    return tuple(tuple(map(Seat, owners.get(village, ()))) for village in VILLAGES)


# ---------------------------------------------------------------------- roads
LEFT, RIGHT = CITIES.index("ahmadabad"), CITIES.index("khajuraho")
"""The cities that are joined to the start place, and not yet."""


def _roads() -> Public:
    public = EMPTY.copy()
    public.villages = _housed(("indore", (0,)), ("ratlam", (1, 2)), ("panna", (2,)))
    return public


WAYS = _roads()
"""All villages on one road have houses, one village on the other has none."""

TOLL_ROAD = next(number for number, road in enumerate(ROADS) if VILLAGES.index("panipat") in road.villages)
TOLL_VILLAGE = VILLAGES.index("panipat")
TRAVELLER = Seat(2)


def _toll() -> Public:
    public = EMPTY.copy()
    public.villages = _housed(("kasur", (2,)), ("panipat", (0, 1)))
    return public


TOLL = _toll()
"""Two strangers' houses in one village of a road, one's own house in the other."""

# ---------------------------------------------------------------------- scoring
SCORED = A


def _present() -> Public:
    public = _new(3, neutral=False)
    public.city, public.round = SCORED, 1
    public.architects = (SCORED, D, SCORED)
    public.houses = put(public.houses, SCORED, (0, 1, 2))
    public.sites = put(public.sites, SCORED, put(put(public.sites[SCORED], CENTRE, 2), CENTRE + 2, 2))
    public.characters = ((1,), (3,), (5,))
    return public


PRESENT = _present()
"""One has the architect in the city, one a house, one the architect, two houses, an outer and the centre palace."""
