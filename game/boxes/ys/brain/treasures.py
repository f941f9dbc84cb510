"""What gems will be worth at the end: by likely rank of their colour and likely place of their owner (4)."""

from functools import lru_cache

from game.boxes.ys.brain.contests import ahead
from game.boxes.ys.rules.scoring import BLACK_POINTS, GEM_POINTS, NEUTRAL_PLACE

_DEAREST, _STEP = GEM_POINTS[0][0], GEM_POINTS[0][0] - GEM_POINTS[1][0]
_PART = 1 / len(GEM_POINTS)
"""The part of a colour's points that each better or equal rival takes away."""
_QUOTE_SPREAD = (0.0, 5.0, 9.0, 12.0)
"""By turns to come, the variance of the difference of two quotations."""
_COUNT_SPREAD = (0.0, 2.0, 3.5, 5.0, 6.5)
"""By turns whose ships are to come, the variance of the difference of two parties' gems of a colour."""
_OWNED_LATER = (0.0, 0.6, 0.8, 0.9, 0.95)
"""By turns whose ships are to come, the chance that somebody without a colour gets one of it."""
_STEADY = (0.0, 0.35, 0.6, 0.75)
"""By turns to come, how much a black gem counts as one of many."""
_BLACK = 3.2


@lru_cache(maxsize=1 << 12)
def tops(quotes: tuple[float, ...], spread: float, later: int) -> tuple[float, ...]:
    """Returns by colour the points that its first place may be worth, from expected quotations."""
    variance = _QUOTE_SPREAD[later] + spread
    found = []
    for colour, quote in enumerate(quotes):
        dearer = 0.0
        for number, other in enumerate(quotes):
            if number != colour:
                dearer += ahead(other - quote + (0.1 if number < colour else -0.1), variance)
        found.append(round(_DEAREST - _STEP * dearer, 2))
    return tuple(found)


@lru_cache(maxsize=1 << 12)
def parts(counts: tuple[int, ...], ships: float, neutral: int | None) -> tuple[tuple[float, float], ...]:
    """Returns by party which part of a colour's points it may get, and what a gem more would add to it.

    `ships` are those to come, in turns: a part of the present turn's may have been shared out.
    """
    variance, owned_later = _between(_COUNT_SPREAD, ships), _between(_OWNED_LATER, ships)
    found = []
    for party, count in enumerate(counts):
        others = (*counts[:party], *counts[party + 1 :])
        least = 1 - _PART * NEUTRAL_PLACE if party == neutral else 0.0
        now, more = _part(count, others, variance), _part(count + 1, others, variance)
        if not count:
            now = least + owned_later * (now - least)
        found.append((round(now, 3), round(more - now, 3)))
    return tuple(found)


def _part(count: int, others: tuple[int, ...], variance: float) -> float:
    """Returns the part of a colour's points for a number of gems: tied ones take the lowest place they share."""
    return 1 - _PART * sum([ahead(other - count + 0.5, variance) for other in others])


def _between(table: tuple[float, ...], turns: float) -> float:
    """Returns what a table by turns says of a number that need not be whole."""
    low = min(int(turns), len(table) - 2)
    return table[low] + (turns - low) * (table[low + 1] - table[low])


@lru_cache(maxsize=1 << 8)
def black(count: int, later: int) -> float:
    """Returns what black gems may be worth: with turns to come the first are a beginning."""
    steady = _STEADY[later]
    return (1 - steady) * BLACK_POINTS[min(count, len(BLACK_POINTS) - 1)] + steady * _BLACK * count
