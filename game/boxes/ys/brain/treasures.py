"""What gems and characters will be worth at the end, and how much of a turn is still to come (4, 6)."""

from functools import lru_cache
from typing import NamedTuple

from game.boxes.ys.brain.contests import ahead
from game.boxes.ys.brain.latest import latest_by
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
from game.boxes.ys.rules.scoring import BLACK_POINTS, GEM_POINTS, NEUTRAL_PLACE
from game.boxes.ys.rules.state import State
from game.boxes.ys.rules.steps import (
    AskForCards,
    AwaitBroker,
    BeginCounting,
    BeginGo,
    BeginPlacing,
    CollectBids,
    CountMarket,
)
from game.boxes.ys.rules.view import Public
from game.core.rules import Seat

BEFORE_PLACING = frozenset({CollectBids, BeginPlacing})
"""Steps that come before the goes are set out."""


class Pace(NamedTuple):
    """Whether the counting has not begun, how many brokers each party will still place, and the steps to come."""

    is_open: bool
    left: tuple[int, ...]
    due: frozenset[type]


@latest_by(lambda public: (public.agenda, public.variants, public.seats, public.neutral))
def pace(public: Public) -> Pace:
    """Returns what is still to come in this turn."""
    due = frozenset(map(type, public.agenda))
    is_early = not due.isdisjoint(BEFORE_PLACING)
    is_open = is_early or BeginCounting in due
    left = (2 * public.pairs,) * public.seats if is_early else _left(public)
    if public.neutral_party is not None:
        left = (*left, sum(public.neutral) if is_open else 0)
    return Pace(is_open, left, due)


def _left(public: Public) -> tuple[int, ...]:
    """Returns how many brokers each seat will still place in goes that are set out."""
    left = [0] * public.seats
    for step in public.agenda:
        if type(step) is BeginGo:  # isinstance takes long to say no
            left[step.seat] += 2
        elif type(step) is AwaitBroker:
            left[step.seat] += 1
    return tuple(left)


# ---------------------------------------------------------------------- gems
_DEAREST, _STEP = GEM_POINTS[0][0], GEM_POINTS[0][0] - GEM_POINTS[1][0]
_PART = 1 / len(GEM_POINTS)
"""The part of a colour's points that each better or equal rival takes away."""
_QUOTE_SPREAD = (0.0, 5.0, 9.0, 12.0)
"""By turns to come, the variance of the difference of two quotations."""
_COUNT_SPREAD = (0.0, 2.0, 3.5, 5.0, 6.5)
"""By turns whose ships are to come, the variance of the difference of two parties' gems of a colour."""
_OWNED_LATER = (0.0, 0.6, 0.8, 0.9, 0.95)
"""By turns whose ships are to come, the chance that somebody without a colour gets one of it."""
_STEADY = (0.0, 0.35, 0.6, 0.75)
"""By turns to come, how much a black gem counts as one of many."""
_BLACK = 3.2


@lru_cache(maxsize=1 << 12)
def tops(quotes: tuple[float, ...], spread: float, later: int) -> tuple[float, ...]:
    """Returns by colour the points that its first place may be worth, from expected quotations."""
    variance = _QUOTE_SPREAD[later] + spread
    found = []
    for colour, quote in enumerate(quotes):
        dearer = 0.0
        for number, other in enumerate(quotes):
            if number != colour:
                dearer += ahead(other - quote + (0.1 if number < colour else -0.1), variance)
        found.append(round(_DEAREST - _STEP * dearer, 2))
    return tuple(found)


@lru_cache(maxsize=1 << 12)
def parts(counts: tuple[int, ...], ships: float, neutral: int | None) -> tuple[tuple[float, float], ...]:
    """Returns by party which part of a colour's points it may get, and what a gem more would add to it.

    `ships` are those to come, in turns: a part of the present turn's may have been shared out.
    """
    variance, owned_later = _between(_COUNT_SPREAD, ships), _between(_OWNED_LATER, ships)
    found = []
    for party, count in enumerate(counts):
        others = (*counts[:party], *counts[party + 1 :])
        least = 1 - _PART * NEUTRAL_PLACE if party == neutral else 0.0
        now, more = _part(count, others, variance), _part(count + 1, others, variance)
        if not count:
            now = least + owned_later * (now - least)
        found.append((round(now, 3), round(more - now, 3)))
    return tuple(found)


def _part(count: int, others: tuple[int, ...], variance: float) -> float:
    """Returns the part of a colour's points for a number of gems: tied ones take the lowest place they share."""
    return 1 - _PART * sum([ahead(other - count + 0.5, variance) for other in others])


def _between(table: tuple[float, ...], turns: float) -> float:
    """Returns what a table by turns says of a number that need not be whole."""
    low = min(int(turns), len(table) - 2)
    return table[low] + (turns - low) * (table[low + 1] - table[low])


@lru_cache(maxsize=1 << 8)
def black(count: int, later: int) -> float:
    """Returns what black gems may be worth: with turns to come the first are a beginning."""
    steady = _STEADY[later]
    return (1 - steady) * BLACK_POINTS[min(count, len(BLACK_POINTS) - 1)] + steady * _BLACK * count


# ---------------------------------------------------------------------- characters
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
