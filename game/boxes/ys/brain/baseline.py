"""The frozen judge: weights set by hand, against which learned ones are measured. Never tuned, so never changed."""

from game.boxes.ys.brain.features import GROUPS, NAMES

_ALWAYS = {"lead": 0.5, "mean_lead": 0.5, "strength": 0.7, "late": 1.0, "surprise": 0.05}
_LATER = {"power": 0.5}
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


def _row(kind: str) -> list[float]:
    weights = _ALWAYS | _BIDS | ({} if kind.startswith("last") else _LATER)
    if kind.endswith("bid"):
        weights = weights | {"strength": 0.0}
    return [weights.get(name, 0.0) for name in NAMES]


WEIGHTS = {group: _row(group.partition(":")[2]) for groups in GROUPS.values() for group in groups}
