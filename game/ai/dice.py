"""The computer players' own dice: what they imagine and how they waver never touches the luck of the game."""

from collections.abc import Sequence
from random import Random
from typing import TypeVar

T = TypeVar("T")


def _weighted(weights: Sequence[int], fraction: float) -> int:
    """Returns the index at which the running sum of the weights passes that fraction (0 ≤ fraction < 1) of it."""
    mark, reached = fraction * sum(weights), 0
    for i, weight in enumerate(weights):
        reached += weight
        if mark < reached:
            return i
    return len(weights) - 1


class CommonRandomNumbers:
    """A chance that reads its answers from a recorded stretch of luck, over and over.

    Rewinding costs nothing, so that many moves can be tried under the very same luck.
    """

    __slots__ = ("_fractions", "_next")

    def __init__(self, fractions: Sequence[float]) -> None:
        """Takes the recorded luck: at least one number from 0 (included) to 1 (excluded)."""
        self._fractions = fractions
        self._next = 0

    def pick(self, options: Sequence[T], weights: Sequence[int] | None = None) -> T:
        """Returns the option at which the next fraction points."""
        fraction = self._fractions[self._next % len(self._fractions)]
        self._next += 1
        return options[int(fraction * len(options)) if weights is None else _weighted(weights, fraction)]

    def rewind(self) -> None:
        """Starts again at the first fraction."""
        self._next = 0

    @property
    def is_untouched(self) -> bool:
        """Tells whether nothing was asked since the last rewinding."""
        return self._next == 0


class SeededDice:
    """A chance driven by a seed: equal seeds give equal answers on every machine."""

    __slots__ = ("_roll",)

    def __init__(self, seed: str | int) -> None:
        self._roll = Random(str(seed)).random

    def pick(self, options: Sequence[T], weights: Sequence[int] | None = None) -> T:
        """Returns one of the options, by weight where weights are given."""
        fraction = self._roll()
        return options[int(fraction * len(options)) if weights is None else _weighted(weights, fraction)]

    def crn(self, length: int = 64) -> CommonRandomNumbers:
        """Returns a stretch of luck that can be rewound."""
        return CommonRandomNumbers([self._roll() for _ in range(length)])
