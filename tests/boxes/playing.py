"""Luck and play for the tests of any box."""

from collections.abc import Iterable, Sequence
from typing import Any, Generic, TypeVar

from game.core.chance import Chance
from game.core.rules import AnyRules, Seat, step, visible_events
from game.session.dice import Dice

T = TypeVar("T")
StateT = TypeVar("StateT")


class Draws:
    """Luck that turns up what a test names, in that order, and then always the first that there is."""

    def __init__(self, *wanted: Any) -> None:
        self.wanted = list(wanted)
        self.asked: list[tuple[Sequence[Any], Sequence[int] | None]] = []

    def pick(self, options: Sequence[T], weights: Sequence[int] | None = None) -> T:
        self.asked.append((tuple(options), weights))
        if not self.wanted:
            return options[0]
        assert self.wanted[0] in options, f"{self.wanted[0]} cannot turn up"
        wanted: T = self.wanted.pop(0)
        return wanted


def played(rules: AnyRules, state: StateT, moves: Sequence[Any], luck: Chance | None) -> tuple[StateT, list[Any]]:
    """Plays moves of whoever must act, each of them legal; returns the position and all that happened."""
    happened: list[Any] = []
    chance = luck or Draws()
    for move in moves:
        (seat,) = rules.to_act(state)
        assert move in rules.legal(state, seat)
        done = step(rules, state, seat, move, chance)
        state = done.state
        happened += done.events
    return state, happened


class Acting(Generic[StateT]):
    """Whoever acts in positions of a box, as long as no other seat is named, with luck that is always the same."""

    def __init__(self, rules: AnyRules) -> None:
        self._rules = rules

    def legal(self, state: StateT, kind: type[T], seat: int | None = None) -> list[T]:
        return [move for move in self._rules.legal(state, _who(state, seat)) if isinstance(move, kind)]

    def play(self, state: StateT, *moves: Any, seat: int | None = None) -> tuple[StateT, list[Any]]:
        """Plays legal moves; returns the state and everything that was openly told."""
        told: list[Any] = []
        for move in moves:
            who = _who(state, seat)
            assert move in self._rules.legal(state, who), (move, self._rules.legal(state, who))
            done = step(self._rules, state, who, move, Dice(0))
            told += visible_events(done.events, None)
            state = done.state
        return state, told

    def after(self, state: StateT, *moves: Any) -> StateT:
        return self.play(state, *moves)[0]


def _who(state: Any, seat: int | None) -> Seat:
    return Seat(state.public.acting if seat is None else seat)


def events(happened: Iterable[Any], kind: type[T]) -> list[T]:
    return [event for event in happened if isinstance(event, kind)]


def shows(state: Any, **expected: Any) -> None:
    """Holds what is public to what a rule says: each value by its name, or of some seats only as a dictionary."""
    for name, value in expected.items():
        found = getattr(state.public, name)
        assert ({at: found[at] for at in value} if isinstance(value, dict) else found) == value, name
