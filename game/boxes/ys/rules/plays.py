"""Playing characters: the windows at which they are asked for, and what all of them have in common (6)."""

from functools import lru_cache

from game.boxes.ys.rules.cards import AFTER_PAIR, MOST_PLAYED, Window
from game.boxes.ys.rules.change import put, within, without
from game.boxes.ys.rules.characters import CHARACTERS, Character, looks
from game.boxes.ys.rules.events import CardPlayed
from game.boxes.ys.rules.moves import Play
from game.boxes.ys.rules.public import Effect, Public
from game.boxes.ys.rules.state import Hand, State
from game.boxes.ys.rules.steps import AskForCards, AskForLooks
from game.boxes.ys.rules.tasks import ASK, LOOK
from game.core.chance import Chance
from game.core.rules import Emit, Seat


def ask(state: State, step: AskForCards, chance: Chance, emit: Emit) -> bool:
    """Asks a seat for characters at a window, if it could play one; after a pair also for the Spy's looks."""
    public, seat = state.public, step.seat
    public.task, public.acting = ASK, seat
    if (hand := state.hands[seat]) and _can_play(public, seat, hand, step.window):
        return True
    return bool(public.effects and step.window == AFTER_PAIR and looks(public, seat, state.known))


def ask_for_looks(state: State, step: AskForLooks, chance: Chance, emit: Emit) -> bool:
    """Asks the Spy's player once more after the last pair of all **[ruling]**."""
    state.public.task, state.public.acting = LOOK, step.seat
    return bool(looks(state.public, step.seat, state.known))


def _can_play(public: Public, seat: Seat, hand: Hand, window: Window) -> bool:
    """Tells whether there is a way to play a card of a hand at a window."""
    if public.played[seat] >= MOST_PLAYED:
        return False
    for one in _of_window(hand, window):
        for _ in one.aims(public, seat):
            return True
    return False


def playable(public: Public, seat: Seat, hand: Hand, window: Window) -> list[Play]:
    """Returns the ways to play cards of a hand at a window, sorted; at most two cards a turn (6)."""
    if not hand or public.played[seat] >= MOST_PLAYED:
        return []
    return [_play(one.card, targets) for one in _of_window(hand, window) for targets in one.aims(public, seat)]


@lru_cache(maxsize=1 << 12)
def _of_window(hand: Hand, window: Window) -> tuple[Character, ...]:
    return tuple(CHARACTERS[card] for card in hand if CHARACTERS[card].window == window)


_play = lru_cache(maxsize=1 << 12)(Play)
"""Makes a move, or returns the equal one that was made before."""


def play_card(state: State, seat: Seat, move: Play, emit: Emit) -> None:
    """Plays a character; those that work on are discarded later."""
    public, character = state.public, CHARACTERS[move.card]
    state.hands = put(state.hands, seat, without(state.hands[seat], move.card))
    public.hand_sizes = put(public.hand_sizes, seat, public.hand_sizes[seat] - 1)
    public.played = put(public.played, seat, public.played[seat] + 1)
    if character.until is None:
        public.discard = within(public.discard, move.card)
    else:
        public.effects = (*public.effects, Effect(move.card, seat, character.number(move.targets)))
    places = _places(public, move.targets[: character.brokers])
    point = character.act(state, seat, move.targets)
    emit(CardPlayed(seat, move.card, move.targets, places, point))


def _places(public: Public, tags: tuple[int, ...]) -> tuple[int | None, ...]:
    """Returns where the brokers stand that a card is aimed at, None for the throne room."""
    at = {broker.tag: broker.place for broker in public.brokers} if tags else {}
    return tuple([at.get(tag) for tag in tags])
