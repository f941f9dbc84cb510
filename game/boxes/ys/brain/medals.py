"""What characters are worth in points, by rule of thumb (6)."""

from game.boxes.ys.brain.latest import latest_by
from game.boxes.ys.brain.pace import BEFORE_PLACING
from game.boxes.ys.rules.characters import AT_ONCE, WINDOW
from game.boxes.ys.rules.components import (
    AFTER_PAIR,
    ALCHEMIST,
    BANKER,
    BEFORE_PAIR,
    BISHOP,
    CAPTAIN,
    CONJURER,
    END_COUNTING,
    HERALD,
    INTRIGUER,
    JEWELER,
    MAGICIAN,
    MERCHANT,
    MOST_PLAYED,
    QUEEN,
    SOLDIER,
    SPY,
    Card,
    Window,
)
from game.boxes.ys.rules.state import State
from game.boxes.ys.rules.steps import AskForCards, BeginCounting, BeginGo, CountMarket
from game.boxes.ys.rules.view import Public
from game.core.rules import Seat

_WORTH = {
    ALCHEMIST: 4.0,
    BANKER: 2.5,
    CAPTAIN: 2.5,
    BISHOP: 1.5,
    SPY: 1.5,
    HERALD: 4.0,
    CONJURER: 2.0,
    INTRIGUER: 3.0,
    JEWELER: 8.0,
    MAGICIAN: 3.0,
    MERCHANT: 2.0,
    SOLDIER: 3.5,
    QUEEN: 3.0,
}
"""What a card is worth that can still wait for its best moment."""
_UNKNOWN = 3.0
_CHANCES = (0.0, 0.9, 0.95, 0.95, 1.0)
"""By turns in which a card can still be played, the part of its worth that it will bring."""
_OF_A_GO = (BEFORE_PAIR, AFTER_PAIR)
_BEFORE_THE_END = frozenset({BeginCounting, CountMarket})
"""Steps that come before everybody is asked at the end of the counting."""
AT_WORK = {BISHOP: 1.2, SPY: 1.2, CONJURER: 1.6, MERCHANT: 0.0, QUEEN: 0.5, INTRIGUER: 0.5}
"""What a character at work is worth beyond what can be seen of it."""


def prize(card: Card, later: int) -> float:
    """Returns what it is worth to win a card that is no gift, with so many turns to come."""
    return float(AT_ONCE[card]) if card in AT_ONCE else _WORTH.get(card, 0.0) * _CHANCES[later]


def _follows_from(state: State, seat: Seat, later: int) -> tuple[object, ...]:
    """Returns what the worth of the cards follows from."""
    public = state.public
    held = state.hands[seat], state.won[seat], public.hand_sizes, public.fresh, public.played
    return *held, public.effects, public.agenda, public.seats, seat, later


@latest_by(_follows_from)
def in_hands(state: State, seat: Seat, later: int) -> tuple[float, ...]:
    """Returns what the cards of each seat are worth, as one of them may judge it."""
    return tuple([in_hand(state, Seat(party), seat, later) for party in range(state.public.seats)])


def in_hand(state: State, party: Seat, seat: Seat, later: int) -> float:
    """Returns what a party's cards are worth, in hand, just won and at work; those of others are not known.

    No more than two can be played in a turn: what is left over in the last one is worth nothing (6).
    """
    public = state.public
    working = sum(AT_WORK.get(effect.card, 0.0) for effect in public.effects if effect.seat == party)
    if party != seat:
        known = public.hand_sizes[party] * _CHANCES[later + 1 if _opens(public, party, END_COUNTING) else later]
        return working + _UNKNOWN * (known + public.fresh[party] * _CHANCES[later])
    hand = [_WORTH[card] * _CHANCES[later + _opens(public, seat, WINDOW[card])] for card in state.hands[seat]]
    own = sorted([*hand, *(prize(card, later) for card in state.won[seat])], reverse=True)
    return working + sum(own[: MOST_PLAYED * (later + 1) - public.played[seat]])


def _opens(public: Public, seat: Seat, window: Window) -> bool:
    """Tells whether a window of this turn is still to come for a seat that may still play a card."""
    kinds = set(map(type, public.agenda))
    if not kinds.isdisjoint(BEFORE_PLACING) or (window == END_COUNTING and not kinds.isdisjoint(_BEFORE_THE_END)):
        return True
    if window in _OF_A_GO and any(step.seat == seat for step in public.due(BeginGo)):
        return True
    return any(step.seat == seat and step.window == window for step in public.due(AskForCards))
