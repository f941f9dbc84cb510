"""The evaluators of Ys: what a position is worth, and at what rates its parts count in that."""

from functools import lru_cache
from typing import NamedTuple

from game.ai.linear import Linear, Weights
from game.boxes.ys.brain.features import NAMES, features, group
from game.boxes.ys.brain.projection import COMPONENTS
from game.boxes.ys.rules import RULES
from game.boxes.ys.rules.state import State
from game.core.rules import Seat


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
