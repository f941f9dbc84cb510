"""Luck as a protocol: rules ask a `Chance`, whoever drives them decides what it answers."""

from collections.abc import Sequence
from typing import Protocol, TypeVar

T = TypeVar("T")


class Chance(Protocol):
    """Answers the random questions of the rules: dice in a game and in imagined ones, a script in a replay."""

    def pick(self, options: Sequence[T], weights: Sequence[int] | None = None) -> T:
        """Picks one of the options.

        Takes at least one option and, unless all are equally likely, a positive whole weight for each.
        Returns the picked option.
        """
        ...


class Script:
    """Answers with picks that were recorded before: the luck of a saved entry or of a test."""

    def __init__(self, picks: Sequence[int]) -> None:
        self._picks = list(picks)
        self._next = 0

    def pick(self, options: Sequence[T], weights: Sequence[int] | None = None) -> T:
        """Returns the option at the next recorded index; raises ScriptError when the record does not fit."""
        if self._next >= len(self._picks) or not 0 <= self._picks[self._next] < len(options):
            raise ScriptError
        choice = options[self._picks[self._next]]
        self._next += 1
        return choice

    @property
    def is_used_up(self) -> bool:
        """Tells whether every recorded pick was asked for."""
        return self._next == len(self._picks)


class ScriptError(ValueError):
    """Says that recorded luck does not fit the questions asked: the rules changed or the file is damaged."""


class Recorder:
    """Passes questions on to another chance and keeps the index of each answer."""

    def __init__(self, inner: Chance) -> None:
        self._inner = inner
        self.picks: list[int] = []

    def pick(self, options: Sequence[T], weights: Sequence[int] | None = None) -> T:
        """Returns what the inner chance picks and records which one it was."""
        index = self._inner.pick(range(len(options)), weights)
        self.picks.append(index)
        return options[index]
