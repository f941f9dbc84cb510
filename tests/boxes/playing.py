"""Luck and play for the tests of any box."""

from collections.abc import Sequence
from typing import Any, TypeVar

from game.core.chance import Chance
from game.core.rules import AnyRules, step

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


def events(happened: Sequence[Any], kind: type[T]) -> list[T]:
    return [event for event in happened if isinstance(event, kind)]
