"""The positions of Maharaja's lessons: a first game of three in a nutshell, and one for each variant."""

from typing import Any

from game.boxes.maharaja.rules.board import START
from game.boxes.maharaja.rules.characters import CHARACTERS, YOGI
from game.boxes.maharaja.rules.purse import put
from game.boxes.maharaja.rules.state import State
from tests.boxes.maharaja.positions import (
    AGRA,
    AHMADABAD,
    DELHI,
    JODHPUR,
    KHAJURAHO,
    LAHORE,
    VARANASI,
    disc,
    opening,
    planning,
    stand,
    turn,
)
from tests.golden.example import Example

_BOX = "maharaja"
_NAMES = ("Anna", "Bence", "Csilla")
_HELD = (1, 3, 5)
"""The Mogul, the Sadhu and the Builder."""
_FOUNDED = {
    "kasur": [0],
    "panipat": [1],
    "bikaner": [0, 1],
    "nagaur": [2],
    "sirhind": [0, 2],
    "alwar": [1],
    "ajmer": [2],
    "jaipur": [0],
    "mathura": [1],
    "vrindavan": [2],
}
"""Where the four first houses of each stand: all roads around Lahore and Agra are open."""
_SOUTH = ("kasur", "panipat", "sirhind", "alwar", "ajmer", "jaipur", "mathura", "vrindavan")
_OTHERS = disc("house", "gold")


def positions() -> list[Example]:
    """Returns the positions in the order of their names."""
    made = [_auction(), _first(), _homes(), _journey(), _neutral(), _open_gold(), _opening(), _pay(), _plan()]
    return sorted([*made, _several(), _short(), _track(), _yogi()], key=lambda example: example.stem)


def _example(name: str, state: State, *options: str) -> Example:
    return Example(_BOX, f"lesson_{name}", _NAMES[: state.public.seats], state, options=options)


def _turn(first: str, second: str, **options: Any) -> State:
    """Returns a first round of three in Lahore, at the turn of the first player."""
    state = turn(first, second, seats=3, then=_OTHERS, held=_HELD, **options)
    for name, owners in _FOUNDED.items():
        stand(state, name, owners)
    state.public.founded = 12
    return state


def _second_round(state: State) -> State:
    """Returns the same game a round later: the Maharaja is in Delhi."""
    public = state.public
    public.round, public.city = 2, DELHI
    public.track = (None, None, JODHPUR, AGRA, VARANASI, AHMADABAD, KHAJURAHO, LAHORE, DELHI, *(None,) * 8)
    return state


def _palace(state: State, seat: int, city: int, site: int) -> None:
    public = state.public
    public.sites = put(public.sites, city, put(public.sites[city], site, seat))
    public.palaces = put(public.palaces, seat, public.palaces[seat] - 1)


# ---------------------------------------------------------------------- the first game
def _first() -> Example:
    """A palace, a house and gold are planned, and the architect is where the Maharaja is."""
    state = _turn("palace_house", "gold")
    state.public.architects = (LAHORE, LAHORE, AGRA)
    return _example("first", state)


def _plan() -> Example:
    """Everybody plans; the Maharaja is in Delhi."""
    state = planning(3, _HELD)
    for name, owners in _FOUNDED.items():
        stand(state, name, owners)
    state.public.founded, state.public.architects = 12, (DELHI, AGRA, LAHORE)
    return _example("plan", _second_round(state))


def _journey() -> Example:
    """The Maharaja is in Delhi, the architect in Agra; two ways lead there."""
    state = _second_round(_turn("palace_house", "gold"))
    state.public.architects = (AGRA, LAHORE, AGRA)
    stand(state, "delhi", [1])
    return _example("journey", state)


def _pay() -> Example:
    """Two players are level in Delhi; a house is still to be built there."""
    state = _second_round(_turn("house", "gold"))
    state.public.architects = (DELHI, LAHORE, AGRA)
    _palace(state, 0, DELHI, 1)
    _palace(state, 1, DELHI, 0)
    stand(state, "delhi", [0])
    state.gold = (6, 5, 8)
    return _example("pay", state)


def _track() -> Example:
    """The lowest governor is that of Agra; in Varanasi the first player is strong."""
    state = _turn("governors", "character")
    public = state.public
    public.round, public.city = 3, JODHPUR
    public.track = (None, None, None, AGRA, VARANASI, AHMADABAD, KHAJURAHO, LAHORE, DELHI, JODHPUR, *(None,) * 7)
    public.architects = (JODHPUR, JODHPUR, AGRA)
    _palace(state, 0, VARANASI, 0)
    stand(state, "varanasi", [0, 1])
    return _example("track", state)


def _opening() -> Example:
    """A new game; the first player chooses a character."""
    return _example("opening", opening(3))


# ---------------------------------------------------------------------- variants
def _yogi() -> Example:
    """The Yogi has given a chit; two houses and the quarry are planned."""
    state = _turn("two_houses", "quarry", yogi=True)
    public = state.public
    public.characters, public.chits = ((YOGI,), (3,), (5,)), (1, 0, 0)
    public.bank = tuple(number for number in CHARACTERS if number not in (3, 5, YOGI))
    public.waiting = ()
    public.architects = (LAHORE, LAHORE, AGRA)
    return _example("yogi", state, "yogi")


def _auction() -> Example:
    """The first player opens the bidding."""
    return _example("auction", opening(3, auction=True), "auction")


def _homes() -> Example:
    """The Mogul is at home in Delhi, and his holder has nothing else there."""
    state = _second_round(_turn("gold", "gold", homes=True))
    state.public.architects = (AGRA, DELHI, DELHI)
    stand(state, "delhi", [1])
    return _example("homes", state, "homes")


def _several() -> Example:
    """Two players; one character is left in the bank, and the other player has more."""
    state = turn("character", "character", seats=2, held=(3, 4), several=True)
    public = state.public
    public.characters, public.bank = ((3,), (1, 2, 4, 5)), (6,)
    public.architects, public.founded = (LAHORE, START), 8
    for number, name in enumerate(_SOUTH):
        stand(state, name, [number % 2])
    return _example("several", state, "several")


def _short() -> Example:
    """In a short game the first player can build the sixth palace."""
    state = _turn("palace", "gold", short=True)
    public = state.public
    public.round, public.city = 6, LAHORE
    public.track = (*(None,) * 5, DELHI, JODHPUR, AGRA, VARANASI, AHMADABAD, KHAJURAHO, LAHORE, *(None,) * 5)
    public.architects = (LAHORE, DELHI, AGRA)
    for city in (DELHI, JODHPUR, AGRA, VARANASI, KHAJURAHO):
        _palace(state, 0, city, 0)
    for city in (LAHORE, DELHI, AGRA):
        _palace(state, 1, city, 1)
    return _example("short", state, "short")


def _neutral() -> Example:
    """Neutral palaces stand in every garden."""
    state = _turn("palace", "gold")
    state.public.architects = (LAHORE, LAHORE, AGRA)
    return _example("neutral", state)


def _open_gold() -> Example:
    """Everybody's gold is open."""
    state = _turn("gold", "gold", open_gold=True)
    state.public.architects = (AGRA, LAHORE, AGRA)
    state.gold = (15, 9, 13)
    return _example("open_gold", state, "open_gold")
