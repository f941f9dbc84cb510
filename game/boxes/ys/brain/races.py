"""Who is ahead where if one more broker joins: quick to ask for every value, because all else stays as it is."""

from collections.abc import Sequence
from functools import lru_cache
from math import erf, prod, sqrt
from operator import mul

from game.boxes.ys.brain.contests import ABSENT, SHARP, Prizes, Standing, judged, numbers


class Race:
    """What a contest is worth, by the value of a broker that a party adds to what it has there."""

    __slots__ = ("_begin", "_known", "_now", "_others", "_own", "_rate")

    def __init__(
        self,
        row: tuple[Standing, ...],
        left: tuple[int, ...],
        ties: tuple[int, ...],
        share: float,
        prizes: Prizes,
        party: int,
        rates: tuple[float, ...],
    ) -> None:
        """Takes what `contests.hopes` takes, then who adds the broker, and rates.

        The rates tell by party what a point of its own is worth to whoever asks.
        """
        means, spreads, present = judged(row, left, ties, share)
        self._own, self._rate = prizes[party], rates[party]
        self._begin = means[party] - (0 if row[party][0] else ABSENT)
        self._others: list[tuple[float, float, float, float, float]] = []
        others = [other for other in range(len(means)) if other != party]
        for other in others:
            mean, spread = means[other], spreads[other] + SHARP
            ahead_of_it = [
                present[third] * (0.5 + 0.5 * erf((means[third] - mean) / sqrt(2 * (spreads[third] + spread))))
                for third in others
                if third != other
            ]
            behind_none, behind_one = _expected(ahead_of_it, prizes[other])
            rate, scale = rates[other] * present[other], 1 / sqrt(2 * (spreads[party] + spread))
            self._others.append((mean, scale, present[other], rate * behind_none, rate * (behind_one - behind_none)))
        self._now = self._worth(means[party], present[party])
        self._known: dict[int, float] = {}

    def gain(self, value: int) -> float:
        """Returns how much more the contest is worth after a broker of that value, or several with that sum."""
        found = self._known.get(value)
        if found is None:
            found = self._known[value] = self._worth(self._begin + value, 1.0) - self._now
        return found

    def _worth(self, mean: float, present: float) -> float:
        """Returns what the contest is worth if the party's total is expected to be so much, and so likely there."""
        worth, ahead_of_it = 0.0, []
        for other, scale, here, base, more in self._others:
            wins = 0.5 + 0.5 * erf((mean - other) * scale)
            worth += base + more * present * wins
            ahead_of_it.append(here * (1 - wins))
        return worth + self._rate * present * _expected(ahead_of_it, self._own)[0]


race = lru_cache(maxsize=1 << 12)(Race)
"""Returns the race: in worlds that are imagined for one decision most come again and again."""


def _expected(ahead_of_it: Sequence[float], prizes: Sequence[float]) -> tuple[float, float]:
    """Returns what the places pay a party, from how likely each of some others is ahead; then behind one more."""
    if len(prizes) == 1:
        return prizes[0] * prod([1 - chance for chance in ahead_of_it]), 0.0
    places = numbers(ahead_of_it, len(prizes))
    return float(sum(map(mul, places, prizes))), float(sum(map(mul, places, prizes[1:])))
