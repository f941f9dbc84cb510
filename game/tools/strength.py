"""What results of games say about strength: rates with intervals, Elo-like differences, and when enough was played."""

from collections.abc import Sequence
from dataclasses import dataclass
from math import inf, log, log10, sqrt
from statistics import fmean, pvariance
from typing import Literal

_Z = 1.96
_BOUND = log(0.95 / 0.05)
_LEAST = 16
"""Of fewer deals the spread is not known well enough to stop by."""
Verdict = Literal["above", "below"]


def wilson(rate: float, count: int) -> tuple[float, float]:
    """Returns Wilson's 95 % interval of a rate seen in that many independent trials."""
    middle = (rate + _Z**2 / (2 * count)) / (1 + _Z**2 / count)
    half = _Z * sqrt(rate * (1 - rate) / count + (_Z / (2 * count)) ** 2) / (1 + _Z**2 / count)
    return max(0.0, middle - half), min(1.0, middle + half)


def elo(rate: float, seats: int) -> float:
    """Returns how many Elo points a level that wins at this rate is above those who hold all the other seats.

    Among equals each wins as often as the others, whatever the number of seats: there the difference is 0.
    """
    if not 0 < rate < 1:
        return -inf if rate <= 0 else inf
    return 400 * log10((seats - 1) * rate / (1 - rate))


@dataclass(frozen=True, slots=True)
class Sequential:
    """A sequential test between two rates: it stops when one of them fits the results 19 times better.

    It is Wald's ratio for means of any distribution: what it is told are whole deals, whose games share their luck.
    """

    low: float
    high: float

    def verdict(self, scores: Sequence[float]) -> Verdict | None:
        """Returns which of the two rates was decided for by the shares of wins in deals so far, if any was."""
        count = len(scores)
        if count < _LEAST:
            return None
        spread = max(pvariance(scores), 0.25 / count)
        ratio = count * (self.high - self.low) * (2 * fmean(scores) - self.low - self.high) / (2 * spread)
        if abs(ratio) < _BOUND:
            return None
        return "above" if ratio > 0 else "below"
