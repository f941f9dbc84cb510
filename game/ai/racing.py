"""Racing: plans tried in the same worlds, of which those that are surely behind are tried no further."""

from collections.abc import Sequence
from math import sqrt

_SURE = 2.5
"""By so many standard errors a plan must be behind to be dropped."""
LEAST = 3
"""In so many worlds every plan is tried. With these two numbers, set by hand, Normal makes the same move in 98 or 99 of
100 decisions as without racing, in about half the time."""


def difference(mine: Sequence[float], theirs: Sequence[float]) -> tuple[float, float]:
    """Returns the mean difference between what two plans were worth in the same worlds, and its standard error.

    Of a single world nothing is known but the difference: its error counts as 0.
    """
    apart = [one - other for one, other in zip(mine, theirs, strict=True)]
    count = len(apart)
    mean = sum(apart) / count
    if count < 2:
        return mean, 0.0
    return mean, sqrt(sum((each - mean) ** 2 for each in apart) / (count - 1) / count)


def in_the_race(worths: Sequence[Sequence[float]], running: Sequence[int]) -> list[int]:
    """Returns those of the running plans that are not surely behind the best of them.

    Of plans that were worth the same in every world, such as one in another order, the first goes on. Takes what each
    plan was worth in the worlds it was tried in; all running ones were tried in the same worlds.
    """
    leader = max(running, key=lambda i: sum(worths[i]))
    if len(worths[leader]) < LEAST:
        return list(running)
    return [i for i in running if i == leader or not _is_behind(worths[i], worths[leader])]


def _is_behind(mine: Sequence[float], best: Sequence[float]) -> bool:
    apart, error = difference(best, mine)
    return apart >= _SURE * error
