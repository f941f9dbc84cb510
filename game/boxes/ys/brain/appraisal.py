"""The evaluators of Ys: what a position is worth, and at what rates its parts count in that."""

from operator import mul
from typing import NamedTuple

from game.ai.linear import Linear, Weights
from game.boxes.ys.brain.features import NAMES, described, features, group
from game.boxes.ys.brain.projection import COMPONENTS, Projection
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

    def by_party(self, component: int, seat: Seat, seats: int, parties: int) -> tuple[float, ...]:
        """Returns what a point of each party is worth to a seat; the neutral player's own ones are worth nothing."""
        rates = [self.others[component] / (seats - 1)] * seats + [0.0] * (parties - seats)
        rates[seat] = self.own[component]
        return tuple(rates)


class Appraisal(Linear):
    """A linear evaluator that tells its rates, so that moves can be compared by the parts that they change."""

    def __init__(self, weights: Weights) -> None:
        """Takes the weights by group, as `features.NAMES` orders them."""
        super().__init__(RULES, group, features, weights)
        self._rates = {kind: _rates(dict(zip(NAMES, row, strict=True))) for kind, row in weights.items()}

    def projected(self, state: State, seat: Seat, projected: Projection) -> float:
        """Returns what a position is worth that is projected already and in which somebody has to decide."""
        return float(sum(map(mul, self._weights[group(state)], described(state, seat, projected))))

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
