"""Who is ahead where if one more broker joins: quick to ask for every value, because all else stays as it is."""

from collections.abc import Sequence
from math import erf, sqrt
from operator import mul

from game.boxes.ys.brain.contests import ABSENT, SHARP, Contest, Standing, better_totals, judged, numbers


class Race:
    """What a contest is worth, by the value of a broker that a party adds to what it has there."""

    def __init__(
        self, contest: Contest, row: Sequence[Standing], ties: Sequence[int], party: int, rates: Sequence[float]
    ) -> None:
        """Takes a contest, what stands there, by party how many it beats in ties, who adds the broker, and rates.

        The rates tell by party what a point of its own is worth to whoever asks.
        """
        means, spreads, present = judged(row, contest.left, ties, contest.share)
        self._own, self._rate = contest.prizes[party], rates[party]
        self._begin = means[party] - (0 if row[party][0] else ABSENT)
        self._others = []
        better = better_totals(means, spreads)
        for other, prizes in enumerate(contest.prizes):
            if other != party:
                fixed = [present[third] * chance for third, chance in better[other] if third != party]
                places = numbers(fixed, len(prizes))
                rate = rates[other] * present[other]
                behind_none = rate * sum(map(mul, places, prizes))
                behind_one = rate * sum(map(mul, places, prizes[1:]))
                scale = 1 / sqrt(2 * (spreads[party] + spreads[other] + SHARP))
                self._others.append((means[other], scale, present[other], behind_none, behind_one - behind_none))
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
        worth, clear, ahead_of_it = 0.0, 1.0, []
        for other, scale, here, base, more in self._others:
            wins = 0.5 + 0.5 * erf((mean - other) * scale)
            worth += base + more * present * wins
            ahead_of_it.append(here * (1 - wins))
            clear *= 1 - here * (1 - wins)
        own = self._own
        if len(own) == 1:
            return worth + self._rate * present * own[0] * clear
        chances = numbers(ahead_of_it, len(own))
        return worth + self._rate * present * float(sum(map(mul, chances, own)))
