"""How much of a turn is still to come."""

from typing import NamedTuple

from game.boxes.ys.brain.latest import latest_by
from game.boxes.ys.rules.steps import AwaitBroker, BeginCounting, BeginGo, BeginPlacing, CollectBids
from game.boxes.ys.rules.view import Public

BEFORE_PLACING = frozenset({CollectBids, BeginPlacing})
"""Steps that come before the goes are set out."""


class Pace(NamedTuple):
    """Whether the counting has not begun, how many brokers each party will still place, and the steps to come."""

    is_open: bool
    left: tuple[int, ...]
    due: frozenset[type]


@latest_by(lambda public: (public.agenda, public.variants, public.seats, public.neutral))
def pace(public: Public) -> Pace:
    """Returns what is still to come in this turn."""
    due = frozenset(map(type, public.agenda))
    is_early = not due.isdisjoint(BEFORE_PLACING)
    is_open = is_early or BeginCounting in due
    left = (2 * public.pairs,) * public.seats if is_early else _left(public)
    if public.neutral_party is not None:
        left = (*left, sum(public.neutral) if is_open else 0)
    return Pace(is_open, left, due)


def _left(public: Public) -> tuple[int, ...]:
    """Returns how many brokers each seat will still place in goes that are set out."""
    left = [0] * public.seats
    for step in public.agenda:
        if type(step) is BeginGo:  # isinstance takes long to say no
            left[step.seat] += 2
        elif type(step) is AwaitBroker:
            left[step.seat] += 1
    return tuple(left)
