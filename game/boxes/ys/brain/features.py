"""A position of Ys as numbers, seen by one seat."""

from collections.abc import Sequence
from statistics import fmean

from game.boxes.ys.brain.outlook import COMPONENTS, Outlook
from game.boxes.ys.brain.pace import to_place
from game.boxes.ys.brain.strengths import expected
from game.boxes.ys.rules.public import Public
from game.boxes.ys.rules.ranking import before
from game.boxes.ys.rules.state import State
from game.boxes.ys.rules.tasks import BID, ORDER
from game.core.rules import Seat

KINDS = ("bid", "place", "count", "last_bid", "last_place", "last_count")
_LAST = 4
_BIDS = 9

NAMES = (
    "one",
    "lead",
    "mean_lead",
    *COMPONENTS,
    *(f"others_{name}" for name in COMPONENTS),
    "strength",
    "fours",
    "others_strength",
    "late",
    "first_in_ties",
    "surprise",
    "power",
    *(f"bid_{total}" for total in range(_BIDS)),
)
GROUPS = {seats: tuple(f"{seats}:{kind}" for kind in KINDS) for seats in range(2, 5)}


def group(state: State) -> str:
    """Returns the group of a position: seats, and bidding, placing or counting, in the last turn or before."""
    public = state.public
    stage = 0 if public.task in (BID, ORDER) else 1 if any(to_place(public)) else 2
    return GROUPS[public.seats][stage + (3 if public.round == _LAST else 0)]


def features(state: State, seat: Seat) -> list[float]:
    """Returns what is to be known of a position, in the order of NAMES."""
    public = state.public
    outlook = Outlook(state, seat)
    others = [other for other in range(public.seats) if other != seat]
    totals = [sum(outlook.worth[party]) for party in range(public.seats)]
    own = sum(state.bids[seat] or public.front[seat])
    return [
        1.0,
        totals[seat] - max(totals[other] for other in others),
        totals[seat] - fmean(totals[other] for other in others),
        *outlook.worth[seat],
        *(fmean(row) for row in zip(*(outlook.worth[other] for other in others), strict=True)),
        *_forces(state, seat, others),
        *_order(public, seat, others),
        outlook.strengths.surprise,
        float(sum(state.screens[seat]) + own) if public.variants.favour else 0.0,
        *(float(public.task == BID and own == total) for total in range(_BIDS)),
    ]


def _forces(state: State, seat: Seat, others: Sequence[int]) -> list[float]:
    """Returns the brokers that will still be placed: own total and fours, and what others may have."""
    public = state.public
    left = to_place(public)
    best = sorted(state.screens[seat])[::-1][: left[seat]]
    mean = fmean(left[other] * expected(public, other, Seat(other))[0] for other in others)
    return [float(sum(best)), float(best.count(4)), mean]


def _order(public: Public, seat: Seat, others: Sequence[int]) -> list[float]:
    """Returns how late the seat places, as far as anything is still placed, and how many it beats in ties."""
    order = public.chosen if public.task != BID else public.order
    is_open = any(to_place(public))
    late = (order[seat] - 1) / (public.seats - 1) if is_open and order[seat] else 0.0
    ties = fmean(before(public, seat) < before(public, other) for other in others)
    return [late, ties]
