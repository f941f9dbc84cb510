"""Playing characters: the windows at which they are asked for, and what each does (6)."""

from collections.abc import Callable
from dataclasses import replace

from game.boxes.ys.rules.board import is_market
from game.boxes.ys.rules.cards import (
    AFTER_PAIR,
    ALCHEMIST,
    BANKER,
    BISHOP,
    CAPTAIN,
    CONJURER,
    HERALD,
    INTRIGUER,
    JEWELER,
    MAGICIAN,
    MERCHANT,
    QUEEN,
    SOLDIER,
    SPY,
    Window,
)
from game.boxes.ys.rules.change import alter, broker_of, give_gem, hidden_value, put, score, without
from game.boxes.ys.rules.events import BrokerLookedAt, CardPlayed, ValueLearned
from game.boxes.ys.rules.moves import Look, Play
from game.boxes.ys.rules.public import Effect, Public
from game.boxes.ys.rules.state import State
from game.boxes.ys.rules.targets import looks, playable
from game.boxes.ys.rules.tasks import ASK, LOOK
from game.core.rules import Emit, Seat, Whisper

LOOKS = 3
"""How many hidden brokers the Spy looks at (6)."""


def ask(state: State, seat: Seat, window: Window) -> bool:
    """Asks a seat for characters at a window, if it could play one; after a pair also for the Spy's looks."""
    state.public.task, state.public.acting = ASK, seat
    if playable(state.public, seat, state.hands[seat], window):
        return True
    return window == AFTER_PAIR and bool(looks(state.public, seat, state.known))


def ask_for_looks(state: State, seat: Seat) -> bool:
    """Asks the Spy's player once more after the last pair of all **[ruling]**."""
    state.public.task, state.public.acting = LOOK, seat
    return bool(looks(state.public, seat, state.known))


def look(state: State, seat: Seat, move: Look, emit: Emit) -> None:
    """Shows a seat a hidden broker; it remembers it as long as that one is hidden."""
    public = state.public
    public.effects = tuple(
        [replace(effect, number=effect.number - 1) if effect.card == SPY else effect for effect in public.effects]
    )
    state.known = tuple(sorted((*state.known, (seat, move.tag))))
    emit(BrokerLookedAt(seat, move.tag))
    emit(Whisper(frozenset([seat]), ValueLearned(seat, move.tag, hidden_value(state, move.tag))))


def play_card(state: State, seat: Seat, move: Play, emit: Emit) -> None:
    """Plays a character; those that work on are discarded later."""
    public = state.public
    state.hands = put(state.hands, seat, without(state.hands[seat], move.card))
    public.hand_sizes = put(public.hand_sizes, seat, public.hand_sizes[seat] - 1)
    public.played = put(public.played, seat, public.played[seat] + 1)
    if move.card in _LASTING:
        number = LOOKS if move.card == SPY else move.targets[0] if move.targets else 0
        public.effects = (*public.effects, Effect(move.card, seat, number))
    else:
        public.discard = tuple(sorted((*public.discard, move.card)))
    places = _places(public, move)
    point = _EFFECTS[move.card](state, seat, move.targets) if move.card in _EFFECTS else 0
    emit(CardPlayed(seat, move.card, move.targets, places, point))


def _places(public: Public, move: Play) -> tuple[int | None, ...]:
    """Returns where the brokers stand that a card is aimed at, None for the throne room."""
    if move.card not in _AIMED:
        return ()
    at = {broker.tag: broker.place for broker in public.brokers}
    return tuple([at.get(tag) for tag in move.targets[: _AIMED[move.card]]])


_AIMED = {HERALD: 1, MAGICIAN: 2, SOLDIER: 1}
"""How many of a card's targets are brokers."""
_LASTING = frozenset({BISHOP, SPY, CONJURER, INTRIGUER, MERCHANT, QUEEN})
"""Characters that work for a while; all but the Soldier's mark lives in an effect."""


# ---------------------------------------------------------------------- by card; each returns market points
def _soldier(state: State, seat: Seat, targets: tuple[int, ...]) -> int:
    alter(state.public, targets[0], marked=True)
    return 0


def _magician(state: State, seat: Seat, targets: tuple[int, ...]) -> int:
    """Two brokers change places, each keeps its facing; no market point **[ruling]**."""
    public, (first, second) = state.public, targets
    if second in public.throne[seat]:
        _from_throne(state, seat, first, second)
        return 0
    places = broker_of(public, first).place, broker_of(public, second).place
    alter(public, first, place=places[1])
    alter(public, second, place=places[0])
    return 0


def _from_throne(state: State, seat: Seat, tag: int, throned: int) -> None:
    """The one coming out stays face down, the one going in is turned down **[ruling]** (7)."""
    public = state.public
    leaving = broker_of(public, tag)
    public.brokers = tuple(
        [
            replace(broker, tag=throned, value=None, marked=False) if broker.tag == tag else broker
            for broker in public.brokers
        ]
    )
    public.throne = put(public.throne, seat, tuple(sorted((*without(public.throne[seat], throned), tag))))
    if leaving.value is not None:
        state.hidden = (*state.hidden, (tag, leaving.value))
        others = tuple((other, tag) for other in range(public.seats) if other != seat)
        state.seen = tuple(sorted((*state.seen, *others)))


def _captain(state: State, seat: Seat, targets: tuple[int, ...]) -> int:
    public, (first, second) = state.public, targets
    ships, cargo = public.ships, public.cargo
    public.ships = put(put(ships, first, ships[second]), second, ships[first])
    public.cargo = put(put(cargo, first, cargo[second]), second, cargo[first])
    return 0


def _herald(state: State, seat: Seat, targets: tuple[int, ...]) -> int:
    """Into the market +1 point, within it none."""
    public, (tag, place) = state.public, targets
    origin = broker_of(public, tag).place
    alter(public, tag, place=place)
    point = int(is_market(place) and not is_market(origin))
    score(public, seat, point)
    return point


def _alchemist(state: State, seat: Seat, targets: tuple[int, ...]) -> int:
    if not targets:
        return 0
    give_gem(state.public, seat, targets[0], -1)
    give_gem(state.public, seat, targets[1])
    return 0


def _banker(state: State, seat: Seat, targets: tuple[int, ...]) -> int:
    rising, falling = targets
    move_quote(state.public, rising, 1)
    move_quote(state.public, falling, -1)
    return 0


def _jeweler(state: State, seat: Seat, targets: tuple[int, ...]) -> int:
    for colour in targets:
        give_gem(state.public, seat, colour)
    return 0


def move_quote(public: Public, column: int, step: int) -> None:
    """Moves a quotation, not beyond the ends of its track **[ruling]**."""
    public.quotes = put(public.quotes, column, min(15, max(1, public.quotes[column] + step)))


_EFFECTS: dict[int, Callable[[State, Seat, tuple[int, ...]], int]] = {
    SOLDIER: _soldier,
    MAGICIAN: _magician,
    CAPTAIN: _captain,
    HERALD: _herald,
    ALCHEMIST: _alchemist,
    BANKER: _banker,
    JEWELER: _jeweler,
}
