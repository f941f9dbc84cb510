"""How much of a turn is still to come."""

from functools import lru_cache
from typing import NamedTuple

from game.boxes.ys.rules.public import Public, Step

BEFORE_PLACING = frozenset({"bid", "placing"})
"""Steps that come before the goes are set out."""
_GOES = {"go": 2, "place": 1}


class Pace(NamedTuple):
    """Whether the counting has not begun, how many brokers each party will still place, and what else is to come."""

    is_open: bool
    left: tuple[int, ...]
    steps: frozenset[str]


def pace(public: Public) -> Pace:
    """Returns what is still to come in this turn."""
    is_open, placed, steps = _steps(public.agenda, public.seats)
    left = placed if steps.isdisjoint(BEFORE_PLACING) else (2 * public.pairs,) * public.seats
    if public.neutral_party is not None:
        left = (*left, sum(public.neutral) if is_open else 0)
    return Pace(is_open, left, steps)


@lru_cache(maxsize=1 << 10)
def _steps(agenda: tuple[Step, ...], seats: int) -> Pace:
    left = [0] * seats
    for name, seat, _ in agenda:
        if name in _GOES:
            left[seat] += _GOES[name]
    names = frozenset(name for name, _, _ in agenda)
    return Pace("counting" in names or not names.isdisjoint(BEFORE_PLACING), tuple(left), names)
