"""Positions and tables of Maharaja for tests, written as a player would say them."""

from collections.abc import Iterable, Mapping, Sequence

from game.boxes.maharaja.about import ABOUT
from game.boxes.maharaja.rules import RULES, actions, components
from game.boxes.maharaja.rules.actions import Disc, Progress
from game.boxes.maharaja.rules.components import CITIES, VILLAGES, city_place
from game.boxes.maharaja.rules.moves import EndTurn
from game.boxes.maharaja.rules.network import Network
from game.boxes.maharaja.rules.opening import new_game
from game.boxes.maharaja.rules.state import State
from game.boxes.maharaja.rules.view import PLAN, TURN
from game.boxes.maharaja.table import MaharajaTable, illegal, items
from game.core.chance import Script
from game.core.rules import Seat
from game.tabletop.items import Item
from tests.boxes.playing import Acting
from tests.boxes.playing import events as events
from tests.boxes.tables import made
from tests.contract.tables import MODULES, Table

WHO_ACTS = Acting[State](RULES)
legal, play, after = WHO_ACTS.legal, WHO_ACTS.play, WHO_ACTS.after
LAHORE, DELHI, JODHPUR, AGRA, VARANASI, AHMADABAD, KHAJURAHO = range(7)
END = EndTurn()
FOUR = Table("maharaja", 4, ())
ALL = Table("maharaja", 2, tuple((name, True) for name in MODULES["maharaja"]))
ADVANCED = Table("maharaja", 5, tuple((name, True) for name in ("yogi", "auction", "homes")))


def table(seats: int = 4, language: str = "en") -> MaharajaTable:
    found = made(Table("maharaja", seats, ()), language)
    assert isinstance(found, MaharajaTable)
    return found


def village(name: str) -> int:
    return VILLAGES.index(name)


def place(name: str) -> int:
    """Returns where houses of a village or city stand."""
    return VILLAGES.index(name) if name in VILLAGES else city_place(CITIES.index(name))


def disc(first: str, second: str) -> Disc:
    low, high = sorted((actions.NAMES.index(first), actions.NAMES.index(second)))
    return low, high


def opening(seats: int = 4, **options: bool | int) -> State:
    """Returns a new game with the governors in the order of the cities, Lahore the lowest."""
    return new_game(seats, ABOUT.complete(options), Script([0] * 7))


def planning(seats: int = 4, held: Sequence[int] = (1, 2, 3, 4, 5), **options: bool | int) -> State:
    """Returns a game at the secret planning of its first round: the Maharaja is in Lahore.

    Seats hold the characters named, in order; every architect is in Agra; nobody has houses on the board.
    """
    state = opening(seats, **options)
    public = state.public
    public.characters = tuple((character,) for character in held[:seats])
    public.bank = tuple(character for character in public.bank if character not in held[:seats])
    public.supply, public.quarry = (10,) * seats, (10,) * seats
    public.architects = (AGRA,) * seats
    public.round, public.city = 1, LAHORE
    public.track = (None, *public.track[1:7], LAHORE, *(None,) * 9)
    public.task, public.waiting = PLAN, tuple(map(Seat, range(seats)))
    return state


def turn(
    first: str = "gold",
    second: str = "gold",
    *,
    seats: int = 4,
    houses: Mapping[str, Sequence[int]] | None = None,
    gold: int = 15,
    then: Disc = (0, 0),
    held: Sequence[int] = (1, 2, 3, 4, 5),
    **options: bool | int,
) -> State:
    """Returns a game in which seat 0 begins its turn with two actions, the others after it with `then`."""
    state = planning(seats, held, **options)
    public = state.public
    public.task, public.turn, public.acting = TURN, Seat(0), Seat(0)
    public.progress, public.waiting = Progress(disc(first, second)), tuple(map(Seat, range(1, seats)))
    state.discs, state.gold = (None, *(then,) * (seats - 1)), (gold,) * seats
    for name, owners in (houses or {}).items():
        stand(state, name, owners)
    return state


def stand(state: State, name: str, owners: Iterable[int]) -> None:
    """Puts houses of some seats in a village or city, out of their supply."""
    public = state.public
    rows, supply = list(public.houses), list(public.supply)
    for owner in owners:
        supply[owner] -= 1
        if name in CITIES:
            row = list(rows[CITIES.index(name)])
            row[owner] += 1
            rows[CITIES.index(name)] = tuple(row)
        else:
            villages = list(public.villages)
            villages[village(name)] = tuple(sorted((*villages[village(name)], Seat(owner))))
            public.villages = Network.read(villages)
    public.houses, public.supply = tuple(rows), tuple(supply)


def reason(state: State, *texts: str, seat: int = 0) -> str | None:
    """Returns why a seat cannot touch these items, which are given as texts."""
    return illegal.reason(RULES.view(state, Seat(seat)), [*map(named, texts)])


def named(text: str) -> Item:
    """Returns the item of a text such as "house:kasur:1": its kind, then names or numbers."""
    kind, *at = text.split(":")
    names = {
        items.CHARACTER: components.CHARACTER_NAMES,
        items.ACTION: actions.NAMES,
        items.HOUSE: (*VILLAGES, *CITIES),
    }
    known = names.get(kind, VILLAGES if kind == items.VILLAGE else CITIES)
    return Item(kind, tuple(int(part) if part.isdigit() else known.index(part) for part in at))


def number(name: str) -> int:
    return components.CHARACTER_NAMES.index(name)
