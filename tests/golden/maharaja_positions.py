"""The worked examples of Maharaja's rulebooks and the positions of its lessons: a first game, and each variant."""

from typing import Any

from game.boxes.maharaja.rules import moves
from game.boxes.maharaja.rules.components import CHARACTERS, CITIES, START, YOGI
from game.boxes.maharaja.rules.state import State
from game.boxes.maharaja.rules.tolls import routes
from game.core.rules import Seat
from game.core.values import put
from tests.boxes.maharaja import positions as said
from tests.boxes.maharaja.positions import AGRA, AHMADABAD, DELHI, JODHPUR, KHAJURAHO, LAHORE, VARANASI, place, stand
from tests.golden.example import Example

_BOX = "maharaja"
_FOUR = ("Anna", "Bence", "Csilla", "Dávid")
_OF_FOUR = (1, 3, 5, 6)
"""The Mogul, the Sadhu, the Builder and the Artisan; three players have the first three."""
_FOUNDED_BY_FOUR = (
    "kasur 0, panipat 01, bikaner 02, nagaur 0, indore 1, ratlam 1, multan 12, palanpur 2, udaipur 2, "
    "sirhind 3, alwar 3, jaipur 3, ajmer 3"
)
_FOUNDED_BY_THREE = (
    "kasur 0, panipat 1, bikaner 01, nagaur 2, sirhind 02, alwar 1, ajmer 2, jaipur 0, mathura 1, vrindavan 2"
)
"""Where the four first houses of each stand: in the lessons all roads around Lahore and Agra are open."""


def examples() -> list[Example]:
    return [first_round(), governor_gap(), governor_lowered(), presence()]


def lessons() -> list[Example]:
    made = [_auction(), _first(), _homes(), _journey(), _neutral(), _open_gold(), _opening(), _pay(), _plan()]
    return sorted([*made, _several(), _short(), _track(), _yogi()], key=lambda example: example.stem)


def _founded(state: State, houses: str) -> State:
    """Lets these houses be those that were founded: villages, each with the seats that own a house there."""
    for name, owners in map(str.split, houses.split(", ")):
        stand(state, name, map(int, owners))
        state.public.founded += len(owners)
    return state


# ---------------------------------------------------------------------- worked examples: governors
def _round(first: str, second: str) -> State:
    """Returns the first round of four players: all but Dávid's architects are in Lahore, his is in Agra."""
    state = _founded(said.turn(first, second, held=_OF_FOUR), _FOUNDED_BY_FOUR)
    state.public.architects = (LAHORE, LAHORE, LAHORE, AGRA)
    return state


def governor_lowered() -> Example:
    """The first governor has gone to box 1; the fourth can go below the second and the third."""
    return Example(_BOX, "governor_lowered", _FOUR, _round("governors", "gold"))


def governor_gap() -> Example:
    """Three rounds later: lowering the governor from start box 6 leaves start box 5 empty."""
    state = _round("governors", "gold")
    public = state.public
    a, b, c, d, e, f, g = range(7)
    public.track = (None, None, None, None, e, f, g, a, d, b, c, *(None,) * 6)
    public.round, public.city = 4, c
    return Example(_BOX, "governor_gap", _FOUR, state)


# ---------------------------------------------------------------------- worked examples: payouts
def first_round() -> Example:
    """The round of both rulebooks: 4, 5, 6 and 1 points in Lahore, paid with 6, 9, 12 and 3 gold."""
    state = _round("palace_house", "gold")
    others = (("palace_house", "move"), ("two_houses", "two_houses"), ("palace_house", "governors"))
    state.discs = (None, *(said.disc(*actions) for actions in others))
    return Example(_BOX, "first_round", _FOUR, state)


def first_round_moves(state: State) -> list[moves.Move]:
    """Returns what the four players of the example do, turn by turn."""
    artisan, end = Seat(3), moves.EndTurn()
    home = next(route for route in routes(state.public, artisan, state.gold[artisan]) if route.city == LAHORE)
    gwalior, in_lahore, in_agra = (moves.BuildHouse(place(name), free=False) for name in ("gwalior", "lahore", "agra"))
    lift, set_down = moves.LiftHouse(place("indore"), free=False), moves.SetDown(place("lahore"))
    return [
        *(moves.TakeGold(), gwalior, moves.BuildPalace(0), end),
        *(moves.BuildPalace(1), in_lahore, lift, set_down, end),
        *[in_lahore] * 4,
        *(moves.BuildHouse(place("lahore"), free=True), end),
        *(moves.BuildPalace(0), in_agra, moves.LowerGovernor(AGRA), moves.Travel(home.roads), end),
    ]


def presence() -> Example:
    """An architect alone is 1, a house alone 1; architect, two houses, outer and centre palace are 7."""
    state = _round("gold", "gold")
    public = state.public
    public.waiting, public.architects = (), (LAHORE, DELHI, LAHORE, AGRA)
    stand(state, "lahore", [1, 2, 2])
    public.sites = put(public.sites, CITIES.index("lahore"), put(put(public.sites[LAHORE], 0, 2), 1, 2))
    public.palaces = (7, 7, 5, 7)
    return Example(_BOX, "presence", _FOUR, state)


# ---------------------------------------------------------------------- lessons
def _lesson(name: str, state: State, *options: str) -> Example:
    return Example(_BOX, f"lesson_{name}", _FOUR[: state.public.seats], state, options=options)


def _turn(first: str, second: str, *architects: int, **options: Any) -> State:
    """Returns a first round of three in Lahore, at the turn of the first player."""
    state = said.turn(first, second, seats=3, then=said.disc("house", "gold"), held=_OF_FOUR[:3], **options)
    state.public.architects = architects
    return _founded(state, _FOUNDED_BY_THREE)


def _later(state: State, round: int, free: int, *governors: int) -> State:
    """Returns the same game in a later round: so many boxes of the track are free, then governors stand in a row."""
    public = state.public
    public.round, public.city = round, governors[-1]
    public.track = (*(None,) * free, *governors, *(None,) * (17 - free - len(governors)))
    return state


def _second_round(state: State) -> State:
    """The Maharaja is in Delhi."""
    return _later(state, 2, 2, JODHPUR, AGRA, VARANASI, AHMADABAD, KHAJURAHO, LAHORE, DELHI)


def _palace(state: State, seat: int, city: int, site: int) -> None:
    public = state.public
    public.sites = put(public.sites, city, put(public.sites[city], site, seat))
    public.palaces = put(public.palaces, seat, public.palaces[seat] - 1)


def _first() -> Example:
    """A palace, a house and gold are planned, and the architect is where the Maharaja is."""
    return _lesson("first", _turn("palace_house", "gold", LAHORE, LAHORE, AGRA))


def _plan() -> Example:
    """Everybody plans; the Maharaja is in Delhi."""
    state = _founded(said.planning(3, _OF_FOUR[:3]), _FOUNDED_BY_THREE)
    state.public.architects = (DELHI, AGRA, LAHORE)
    return _lesson("plan", _second_round(state))


def _journey() -> Example:
    """The Maharaja is in Delhi, the architect in Agra; two ways lead there."""
    state = _second_round(_turn("palace_house", "gold", AGRA, LAHORE, AGRA))
    stand(state, "delhi", [1])
    return _lesson("journey", state)


def _pay() -> Example:
    """Two players are level in Delhi; a house is still to be built there."""
    state = _second_round(_turn("house", "gold", DELHI, LAHORE, AGRA))
    _palace(state, 0, DELHI, 1)
    _palace(state, 1, DELHI, 0)
    stand(state, "delhi", [0])
    state.gold = (6, 5, 8)
    return _lesson("pay", state)


def _track() -> Example:
    """The lowest governor is that of Agra; in Varanasi the first player is strong."""
    state = _turn("governors", "character", JODHPUR, JODHPUR, AGRA)
    _later(state, 3, 3, AGRA, VARANASI, AHMADABAD, KHAJURAHO, LAHORE, DELHI, JODHPUR)
    _palace(state, 0, VARANASI, 0)
    stand(state, "varanasi", [0, 1])
    return _lesson("track", state)


def _opening() -> Example:
    """A new game; the first player chooses a character."""
    return _lesson("opening", said.opening(3))


# ---------------------------------------------------------------------- variants
def _yogi() -> Example:
    """The Yogi has given a chit; two houses and the quarry are planned."""
    state = _turn("two_houses", "quarry", LAHORE, LAHORE, AGRA, yogi=True)
    public = state.public
    public.characters, public.chits, public.waiting = ((YOGI,), (3,), (5,)), (1, 0, 0), ()
    public.bank = tuple(number for number in CHARACTERS if number not in (3, 5, YOGI))
    return _lesson("yogi", state, "yogi")


def _auction() -> Example:
    """The first player opens the bidding."""
    return _lesson("auction", said.opening(3, auction=True), "auction")


def _homes() -> Example:
    """The Mogul is at home in Delhi, and his holder has nothing else there."""
    state = _second_round(_turn("gold", "gold", AGRA, DELHI, DELHI, homes=True))
    stand(state, "delhi", [1])
    return _lesson("homes", state, "homes")


def _several() -> Example:
    """Two players; one character is left in the bank, and the other player has more."""
    state = said.turn("character", "character", seats=2, held=(3, 4), several=True)
    public = state.public
    public.characters, public.bank = ((3,), (1, 2, 4, 5)), (6,)
    public.architects = (LAHORE, START)
    houses = "kasur 0, panipat 1, sirhind 0, alwar 1, ajmer 0, jaipur 1, mathura 0, vrindavan 1"
    return _lesson("several", _founded(state, houses), "several")


def _short() -> Example:
    """In a short game the first player can build the sixth palace."""
    state = _turn("palace", "gold", LAHORE, DELHI, AGRA, short=True)
    _later(state, 6, 5, DELHI, JODHPUR, AGRA, VARANASI, AHMADABAD, KHAJURAHO, LAHORE)
    for city in (DELHI, JODHPUR, AGRA, VARANASI, KHAJURAHO):
        _palace(state, 0, city, 0)
    for city in (LAHORE, DELHI, AGRA):
        _palace(state, 1, city, 1)
    return _lesson("short", state, "short")


def _neutral() -> Example:
    """Neutral palaces stand in every garden."""
    return _lesson("neutral", _turn("palace", "gold", LAHORE, LAHORE, AGRA))


def _open_gold() -> Example:
    """Everybody's gold is open."""
    state = _turn("gold", "gold", AGRA, LAHORE, AGRA, open_gold=True)
    state.gold = (15, 9, 13)
    return _lesson("open_gold", state, "open_gold")
