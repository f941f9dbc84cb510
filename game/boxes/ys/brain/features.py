"""A position of Ys as numbers, seen by one seat, the evaluators that weigh them, and weights set by hand.

FROZEN, of who sees only what is his own, is never tuned: others are measured against it."""

from collections.abc import Mapping, Sequence
from functools import lru_cache
from math import log
from typing import NamedTuple

from game.ai.linear import Linear, Weights
from game.boxes.ys.brain.bids import MIXED, reading
from game.boxes.ys.brain.projection import COMPONENTS, Projection
from game.boxes.ys.brain.treasures import pace
from game.boxes.ys.rules import RULES
from game.boxes.ys.rules.state import State
from game.boxes.ys.rules.steps import BID, CollectBids
from game.boxes.ys.rules.view import Public
from game.core.rules import Seat

KINDS = ("bid", "place", "count", "last_bid", "last_place", "last_count")
_LAST = 4
_BIDS = 9

NAMES = (
    "one",
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
    "reading",
    *(f"bid_{total}" for total in range(_BIDS)),
)
GROUPS = {seats: tuple(f"{seats}:{kind}" for kind in KINDS) for seats in range(2, 5)}


def group(state: State) -> str:
    """Returns the group of a position: seats, and bidding, placing or counting, in the last turn or before."""
    public = state.public
    _, left, due = pace(public)
    stage = 0 if CollectBids in due else 1 if any(left) else 2
    return GROUPS[public.seats][stage + (3 if public.round == _LAST else 0)]


def features(state: State, seat: Seat) -> list[float]:
    """Returns what is to be known of a position, in the order of NAMES."""
    public, projected = state.public, Projection(state, seat)
    others = [other for other in range(public.seats) if other != seat]
    totals = [sum(projected.worth[party]) for party in range(public.seats)]
    own = sum(state.bids[seat] or public.front[seat])
    part = 1 / len(others)
    return [
        1.0,
        totals[seat] - part * sum([totals[other] for other in others]),
        *projected.worth[seat],
        *[part * sum(row) for row in zip(*[projected.worth[other] for other in others], strict=True)],
        *_forces(state, seat, projected, others),
        _late(public, seat, projected.left),
        part * sum([projected.ties[seat] > projected.ties[other] for other in others]),
        projected.strengths.surprise,
        float(sum(state.screens[seat]) + own) if public.variants.favour else 0.0,
        reading(public, seat, own) if public.task == BID else 0.0,
        *[float(public.task == BID and own == total) for total in range(_BIDS)],
    ]


def _forces(state: State, seat: Seat, projected: Projection, others: Sequence[int]) -> list[float]:
    """Returns the brokers that will still be placed: own total and fours, and what others may have."""
    left, unseen = projected.left, projected.strengths.unseen
    best = sorted(state.screens[seat], reverse=True)[: left[seat]]
    theirs = [left[other] * unseen(state.public, other, Seat(other))[0] for other in others if left[other]]
    return [float(sum(best)), float(best.count(4)), sum(theirs) / len(others)]


def _late(public: Public, seat: Seat, left: Sequence[int]) -> float:
    """Returns how late the seat places in this turn, from 0 to 1, as long as anything is still placed."""
    order = public.order if public.task == BID else public.chosen
    return (order[seat] - 1) / (public.seats - 1) if any(left) and order[seat] else 0.0


# ---------------------------------------------------------------------- evaluators
class Rates(NamedTuple):
    """What parts of a position count: components of one's own and of the others' mean, and forces that are left."""

    own: tuple[float, ...]
    others: tuple[float, ...]
    strength: float
    fours: float
    surprise: float
    power: float


@lru_cache(maxsize=1 << 8)
def by_party(rates: Rates, seat: Seat, seats: int) -> tuple[tuple[float, ...], ...]:
    """Returns by component and party what a point of each is worth to a seat: nothing if it is the neutral player's."""
    found = []
    for own, others in zip(rates.own, rates.others, strict=True):
        row = [others / (seats - 1)] * seats
        row[seat] = own
        found.append((*row, 0.0) if seats == 2 else tuple(row))
    return tuple(found)


class Appraisal(Linear):
    """A linear evaluator that tells its rates, so that moves can be compared by the parts that they change."""

    def __init__(self, weights: Weights) -> None:
        """Takes the weights by group, as `features.NAMES` orders them."""
        super().__init__(RULES, group, features, weights)
        self._rates = {kind: _rates(dict(zip(NAMES, row, strict=True))) for kind, row in weights.items()}

    def rates(self, state: State) -> Rates:
        """Returns at what rates the parts of a position count."""
        return self._rates[group(state)]


def _rates(row: dict[str, float]) -> Rates:
    lead = row["mean_lead"]
    return Rates(
        tuple(row[name] + lead for name in COMPONENTS),
        tuple(row[f"others_{name}"] - lead for name in COMPONENTS),
        *(row[name] for name in Rates._fields[2:]),
    )


_FROZEN_BIDS = {
    "bid_0": 0.0,
    "bid_1": 1.0,
    "bid_2": 1.0,
    "bid_3": 0.5,
    "bid_5": -1.0,
    "bid_6": -2.0,
    "bid_7": -3.0,
    "bid_8": -4.0,
}
READING = 9.0
"""What it counts to bid higher than all rivals because of what they bid before; a bid's whim varies by about 1."""
_FROZEN = dict.fromkeys(COMPONENTS, 1.0) | {"strength": 0.7, "late": 1.0}
_HAND = {"mean_lead": 1.0, "strength": 1.7, "others_strength": -1.7, "late": 2.0, "surprise": 0.05}
_NO_FORCE = {"strength": 0.0, "others_strength": 0.0, "fours": 0.3, "power": 0.5}


def _row(kind: str, weights: Mapping[str, float], bids: Mapping[str, float]) -> list[float]:
    its = {**weights, **_NO_FORCE, **bids} if kind.endswith("bid") else weights
    return [its.get(name, 0.0) for name in NAMES]


def _rows(weights: Mapping[str, float], bids: Mapping[int, Mapping[str, float]]) -> dict[str, list[float]]:
    return {group: _row(group, weights, bids[seats]) for seats, groups in GROUPS.items() for group in groups}


def _mixed(seats: int) -> dict[str, float]:
    return {
        "fours": 0.05,
        "reading": READING,
        **{f"bid_{total}": log(share) for total, share in enumerate(MIXED[seats])},
    }


FROZEN = _rows(_FROZEN, dict.fromkeys(GROUPS, _FROZEN_BIDS))
HAND = _rows(_HAND, {seats: _mixed(seats) for seats in GROUPS})
"""By group: what Easy plays by, and what learning begins with."""
