"""Positions of Ys for tests, written as a player would say them."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, TypedDict

from game.boxes.ys.about import ABOUT
from game.boxes.ys.rules import RULES, components, setup, steps, turn, turn_start, view
from game.boxes.ys.rules.components import area, square
from game.boxes.ys.rules.moves import Bid, Pass, PickOrder, Place
from game.boxes.ys.rules.placing import begin
from game.boxes.ys.rules.state import State
from game.core.rules import Seat, no_listener, visible_events
from game.core.values import put
from game.session.dice import Dice
from tests.boxes.playing import Acting
from tests.boxes.playing import events as events


class Options(TypedDict, total=False):
    """Options of a game that a test chooses by name."""

    express: bool
    favour: bool
    quick: bool
    three_quarters: bool


WHO_ACTS = Acting[State](RULES)
legal, play, after = WHO_ACTS.legal, WHO_ACTS.play, WHO_ACTS.after
BLUE, GREEN, YELLOW, RED, BLACK, WHITE = components.Gem
PASS = Pass()
NOTHING: Mapping[str, Any] = {}
_KINDS = ("port", "commerce", "palace")


def at(name: str) -> int:
    """Returns a place: "1 port" to "4 palace" in the city, "row 1 blue" to "row 3 red" in the market."""
    words = name.split()
    if words[0] == "row":
        return square(int(words[1]) - 1, components.GEM_NAMES.index(words[2]))
    return area(int(words[0]) - 1, _KINDS.index(words[1]))


def up(value: int, place: str, *, from_front: bool = False) -> Place:
    return Place(from_front, is_up=True, value=value, place=at(place))


def down(value: int, place: str, *, from_front: bool = False) -> Place:
    return Place(from_front, is_up=False, value=value, place=at(place))


def card(name: str) -> components.Card:
    return components.Card(components.CARD_NAMES.index(name))


def opening(seats: int = 4, seed: int = 0, **options: bool | int) -> State:
    """Returns a new game at its first bid."""
    return setup.new_game(seats, ABOUT.complete(options), Dice(seed), lambda news: None)


def fleet(state: State, *ships: components.Ship) -> None:
    """Puts ships into the ports of the quarters in play."""
    public = state.public
    for quarter, ship in enumerate(ships):
        public.ships = put(public.ships, quarter, ship)
        public.cargo = put(public.cargo, quarter, turn_start.cargo_of(public.seats, ship))


def placing(seats: int = 4, order: Sequence[int] | None = None, **options: bool | int) -> State:
    """Returns a game at the first placement: each has bid a 0 and a 1; player order by seat unless another is given."""
    state = opening(seats, **options)
    public = state.public
    public.front, public.behind = ((0, 1),) * seats, tuple(len(screen) - 2 for screen in state.screens)
    state.screens = tuple(view.without(view.without(screen, 0), 1) for screen in state.screens)
    public.order = tuple(order or range(1, seats + 1))
    public.stalls, public.shown = (None,) * 3, (None,) * 4
    public.agenda = (steps.BeginPlacing(),)
    go_on(state)
    return state


def holding(state: State, seat: int, *names: str) -> State:
    """Gives a seat characters, as won in an earlier turn, and lets the placement begin anew."""
    public = state.public
    numbers: tuple[components.Card, ...] = tuple(sorted(map(card, names)))
    public.deck = tuple(number for number in public.deck if number not in numbers)
    state.hands = put(state.hands, seat, numbers)
    public.hand_sizes = put(public.hand_sizes, seat, len(numbers))
    if not public.brokers:
        begin(state, steps.BeginPlacing(), Dice(0), no_listener)
        go_on(state)
    return state


def counting(
    seats: int = 4,
    brokers: Mapping[str, Iterable[tuple[int, int]]] | None = None,
    *,
    front: Sequence[Sequence[int]] | None = None,
    order: Sequence[int] | None = None,
    stalls: Sequence[components.Gem | None] = (BLUE, BLUE, BLUE),
    effects: Sequence[tuple[str, int]] = (),
    shown: Sequence[str] = (),
    ships: Sequence[components.Ship] = (),
    **options: bool | int,
) -> State:
    """Returns a game when the counting begins: brokers by place as pairs of party and value, all still face down.

    Of characters in the palaces and ships in the ports those are there that are named, from the first quarter on.
    """
    state = opening(seats, **options)
    public = state.public
    public.order = tuple(order or range(1, seats + 1))
    public.front = tuple(tuple(sorted(row)) for row in front) if front else ((),) * seats
    public.shown = (*map(card, shown), *(None,) * (4 - len(shown)))
    public.ships, public.cargo = (None,) * 4, ((),) * 4
    fleet(state, *ships)
    public.stalls = tuple(stalls)
    public.effects = tuple(view.Effect(card(name), Seat(seat)) for name, seat in effects)
    state.screens, public.behind = ((),) * seats, (0,) * seats
    for name, standing in (brokers or {}).items():
        for party, value in standing:
            placer = Seat(party if party < seats else 0)
            public.brokers = (*public.brokers, view.Broker(public.next_tag, party, placer, at(name), None))
            state.hidden = (*state.hidden, (public.next_tag, value))
            public.next_tag += 1
    public.agenda = (steps.BeginCounting(),)
    return state


def counted(*moves: Any, given: Mapping[str, Any] = NOTHING, **position: Any) -> tuple[State, list[Any]]:
    """Returns a counting up to the next decision, or after some; `given` is public besides what `counting` takes."""
    state = counting(**position)
    for name, value in given.items():
        setattr(state.public, name, value)
    told = go_on(state)
    state, more = play(state, *moves)
    return state, told + more


def before_counting(state: State, *names: str, window: components.Window = components.START_COUNTING) -> State:
    """Returns the state at a window after the placement, with characters in the hand of the first seat."""
    public, numbers = state.public, tuple(sorted(map(card, names)))
    state.hands, public.hand_sizes = put(state.hands, 0, numbers), put(public.hand_sizes, 0, len(numbers))
    public.deck = tuple(number for number in public.deck if number not in numbers)
    public.agenda = (steps.AskForCards(Seat(0), window), *public.agenda)
    go_on(state)
    return state


def go_on(state: State) -> list[Any]:
    """Goes on until somebody has to decide; returns what was openly told."""
    told: list[Any] = []
    turn.advance(state, Dice(0), told.append)
    return list(visible_events(told, None))


def bid(state: State, *bids: tuple[int, int]) -> tuple[State, list[Any]]:
    told: list[Any] = []
    for seat, pair in enumerate(bids):
        state, more = play(state, Bid(*sorted(pair)), seat=seat)
        told += more
    return state, told


def picked(state: State, *numbers: int) -> State:
    """Lets whoever picks take these order cards."""
    return after(state, *map(PickOrder, numbers))


def tag(state: State, place: str, party: int | None = None) -> int:
    """Returns the broker at a place, of a party where several stand there."""
    return next(
        broker.tag
        for broker in state.public.brokers
        if broker.place == at(place) and (party is None or broker.party == party)
    )
