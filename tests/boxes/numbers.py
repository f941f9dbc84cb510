"""What each answer of chance makes a random move of, for boxes that draw until there is a move."""

from collections.abc import Sequence
from contextlib import suppress
from typing import Any, TypeVar

from game.core.rules import AnyRules, Seat

T = TypeVar("T")


class _AskedAgainError(Exception):
    """The first answer led to no move."""


class _At:
    """A chance that is asked once, points at one option and remembers among how many."""

    def __init__(self, index: int) -> None:
        self._index = index
        self.number = 0

    def pick(self, options: Sequence[T], weights: Sequence[int] | None = None) -> T:
        assert weights is None
        if self.number:
            raise _AskedAgainError
        self.number = len(options)
        return options[self._index]


def drawn(rules: AnyRules, state: Any, seat: Seat) -> list[Any]:
    """Returns the moves that the first answer alone may lead to, one for every answer that leads to any."""
    found, index, number = [], 0, 1
    while index < number:
        chance = _At(index)
        with suppress(_AskedAgainError):
            found.append(rules.sample(state, seat, chance))
        index, number = index + 1, chance.number
    return found
