"""The dice of a game in progress (computer players roll dice of their own, game/ai/dice.py)."""

import random
from collections.abc import Sequence
from itertools import accumulate
from typing import TypeVar

T = TypeVar("T")
SEEDS = 10**18
"""Fresh seeds stay below it, so that each can be typed in the lobby and stands in the code of its table."""


class Dice:
    """Picks by a random stream of its own.

    Takes a seed of 64 bits and the name of the stream: entries of one game use streams named by their number, so that
    a game that was loaded rolls what it would have rolled, and neither undo nor loading again can fish for better luck.
    """

    def __init__(self, seed: int, stream: int | str = 0) -> None:
        # `random()` is the one method whose sequence Python promises to keep; seeding with text does not use `hash`.
        self._roll = random.Random(f"{seed}:{stream}").random

    def pick(self, options: Sequence[T], weights: Sequence[int] | None = None) -> T:
        """Returns one of the options, each as likely as its whole weight (all alike without weights)."""
        if weights is None:
            return options[int(self._roll() * len(options))]
        sums = list(accumulate(weights))
        roll = int(self._roll() * sums[-1])
        return options[next(index for index, total in enumerate(sums) if roll < total)]


def fresh_seed() -> int:
    """Returns a new seed from the machine's own entropy."""
    return random.SystemRandom().randrange(SEEDS)
