"""Weights set by hand. FROZEN, of who sees only what is his own, is never tuned: others are measured against it."""

from collections.abc import Mapping
from math import log

from game.boxes.ys.brain.bids import MIXED
from game.boxes.ys.brain.features import GROUPS, NAMES
from game.boxes.ys.brain.projection import COMPONENTS

_BIDS = {
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


FROZEN = _rows(_FROZEN, dict.fromkeys(GROUPS, _BIDS))
HAND = _rows(_HAND, {seats: _mixed(seats) for seats in GROUPS})
"""By group: what Easy plays by, and what learning begins with."""
