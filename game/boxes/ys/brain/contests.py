"""Who may be ahead where: chances of places, from what stands there and what may still come."""

from collections.abc import Sequence
from functools import lru_cache
from math import erf, sqrt
from typing import NamedTuple

_SHARP = 0.002
"""The least variance: keeps totals that are known apart, ties included."""
_COMING = 6.0
"""What a broker that may come adds to the variance: the mean square of its value."""
_ABSENT = -0.7
"""The total of whoever does not take part, compared with others: less than a 0."""
_TIE = 0.35
"""The most that being ahead in ties counts for."""
_SQRT2 = sqrt(2)


class Standing(NamedTuple):
    """What a party has in some region: brokers, and the mean and variance of their total."""

    number: int = 0
    mean: float = 0.0
    variance: float = 0.0


NOTHING = Standing()
Chances = tuple[tuple[float, ...], ...]
"""By party, the chance of every place, the best first; they add up to the chance that it takes part."""


def ahead(margin: float, variance: float) -> float:
    """Returns the chance that a difference is positive whose mean and variance are given."""
    return 0.5 + 0.5 * erf(margin / sqrt(variance + _SHARP) / _SQRT2)


@lru_cache(maxsize=1 << 16)
def chances(standings: tuple[Standing, ...], left: tuple[int, ...], share: float, ties: tuple[int, ...]) -> Chances:
    """Returns the chances of places in a region.

    Takes what the parties have there, how many brokers each will still place anywhere, the part of them that may come
    here, and by party how many it beats in ties.
    """
    everybody = range(len(standings))
    step = _TIE / (len(standings) - 1)
    means = [
        (standing.mean if standing.number else _ABSENT) + step * tie
        for standing, tie in zip(standings, ties, strict=True)
    ]
    spreads = [its.variance + _COMING * share * more for its, more in zip(standings, left, strict=True)]
    present = [
        1.0 if standing.number else 1 - (1 - share) ** more for standing, more in zip(standings, left, strict=True)
    ]
    found = []
    for party in everybody:
        before = [
            present[other] * ahead(means[other] - means[party], spreads[other] + spreads[party])
            for other in everybody
            if other != party
        ]
        found.append(tuple([present[party] * chance for chance in numbers(before)]))
    return tuple(found)


def numbers(events: Sequence[float]) -> list[float]:
    """Returns how likely it is that none, one, two … of some independent events happen."""
    found = [1.0]
    for chance in events:
        found = [
            (found[i] * (1 - chance) if i < len(found) else 0.0) + (found[i - 1] * chance if i else 0.0)
            for i in range(len(found) + 1)
        ]
    return found
