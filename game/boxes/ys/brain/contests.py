"""Who may be ahead where: chances of places, from what stands there and what may still come."""

from collections.abc import Sequence
from functools import lru_cache
from math import erf, sqrt
from operator import mul

_SHARP = 0.002
"""The least variance: keeps totals that are known apart, ties included."""
_COMING = 6.0
"""What a broker that may come adds to the variance: the mean square of its value."""
_ABSENT = -0.7
"""The total of whoever does not take part, compared with others: less than a 0."""
_TIE = 0.35
"""The most that being ahead in ties counts for."""
_SQRT2 = sqrt(2)


Standing = tuple[int, float, float]
"""What a party has in some region: the number of its brokers, mean and variance of their total."""
NOTHING: Standing = (0, 0.0, 0.0)
Prizes = tuple[tuple[float, ...], ...]
"""By party, what the first places pay it."""


def ahead(margin: float, variance: float) -> float:
    """Returns the chance that a difference is positive whose mean and variance are given."""
    return 0.5 + 0.5 * erf(margin / sqrt(variance + _SHARP) / _SQRT2)


@lru_cache(maxsize=1 << 13)
def chances(
    standings: tuple[Standing, ...], left: tuple[int, ...], ties: tuple[int, ...], share: float
) -> tuple[tuple[float, ...], ...]:
    """Returns by party the chance of every place in a region, the best first; they add up to that of taking part.

    Takes what the parties have there, how many brokers each will still place anywhere, by party how many it beats in
    ties, and the part of the brokers to come that may come here.
    """
    everybody = range(len(standings))
    step = _TIE / (len(standings) - 1)
    means, spreads, present = [], [], []
    for (number, mean, variance), more, tie in zip(standings, left, ties, strict=True):
        means.append((mean if number else _ABSENT) + step * tie)
        spreads.append(variance + _COMING * share * more)
        present.append(1.0 if number else 1 - (1 - share) ** more)
    found = []
    for party in everybody:
        before = [
            present[other] * ahead(means[other] - means[party], spreads[other] + spreads[party])
            for other in everybody
            if other != party
        ]
        found.append(tuple([present[party] * chance for chance in numbers(before)]))
    return tuple(found)


@lru_cache(maxsize=1 << 13)
def hopes(
    standings: tuple[Standing, ...], left: tuple[int, ...], ties: tuple[int, ...], share: float, prizes: Prizes
) -> tuple[float, ...]:
    """Returns by party what it may expect in a region, like `chances`, where the places pay prizes."""
    found = chances(standings, left, ties, share)
    return tuple([sum(map(mul, its, row)) for its, row in zip(found, prizes, strict=True)])


class Hopes:
    """What the parties may expect in each region, as long as the brokers to come and the ties stay the same."""

    def __init__(self, left: tuple[int, ...], ties: tuple[int, ...]) -> None:
        """Takes how many brokers each party will still place anywhere, and by party how many it beats in ties."""
        self._left, self._ties = left, ties
        self._latest: dict[int, tuple[tuple[Standing, ...], Prizes, tuple[float, ...]]] = {}

    def of(self, region: int, standings: tuple[Standing, ...], share: float, prizes: Prizes) -> tuple[float, ...]:
        """Returns by party what it may expect in a region: what was found last, where that is asked again."""
        last = self._latest.get(region)
        if last is not None and last[0] is standings and last[1] == prizes:
            return last[2]
        found = hopes(standings, self._left, self._ties, share, prizes)
        self._latest[region] = standings, prizes, found
        return found


def numbers(events: Sequence[float]) -> list[float]:
    """Returns how likely it is that none, one, two … of some independent events happen."""
    found = [1.0]
    for chance in events:
        found = [
            (found[i] * (1 - chance) if i < len(found) else 0.0) + (found[i - 1] * chance if i else 0.0)
            for i in range(len(found) + 1)
        ]
    return found
