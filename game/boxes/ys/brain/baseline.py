"""Weights set by hand. FROZEN, of who sees only what is his own, is never tuned: others are measured against it."""

from game.boxes.ys.brain.features import GROUPS, NAMES
from game.boxes.ys.brain.outlook import COMPONENTS

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
_BOLD_BIDS = {f"bid_{total}": worth for total, worth in enumerate((0.0, 0.5, 1.0, 2.5, 3.0, 2.5, 1.0, -1.0, -2.0))}
_FROZEN = dict.fromkeys(COMPONENTS, 1.0) | {"strength": 0.7, "late": 1.0} | _BIDS
_HAND = {"mean_lead": 1.0, "strength": 1.7, "late": 2.0, "surprise": 0.05} | _BOLD_BIDS
_NO_FORCE = {"strength": 0.0, "fours": 0.3, "power": 0.5}


def _row(kind: str, weights: dict[str, float]) -> list[float]:
    its = weights | _NO_FORCE if kind.endswith("bid") else weights
    return [its.get(name, 0.0) for name in NAMES]


def _rows(weights: dict[str, float]) -> dict[str, list[float]]:
    return {group: _row(group.partition(":")[2], weights) for groups in GROUPS.values() for group in groups}


FROZEN, HAND = _rows(_FROZEN), _rows(_HAND)
"""By group: what Easy plays by, and what learning begins with."""
