"""Values a position by a weighted sum of its features: fast, learnable, and the same in every box."""

from collections.abc import Callable, Mapping, Sequence
from operator import mul
from typing import Any

from game.ai import brain
from game.ai.brain import Evaluator
from game.core.rules import AnyRules, Seat

Features = Callable[[Any, Seat], Sequence[float]]
Group = Callable[[Any], str]
Prune = Callable[[Any, Seat, Sequence[Any]], Sequence[Any]]
Weights = Mapping[str, Sequence[float]]
"""By group, the weight of every feature."""


class Linear:
    """An evaluator that weighs the features of a position; positions of different groups have different weights."""

    def __init__(self, rules: AnyRules, group: Group, features: Features, weights: Weights) -> None:
        """Takes the rules, the functions that tell the group and the features of a position, and weights by group."""
        self._rules, self._group, self._features, self._weights = rules, group, features, weights

    def __call__(self, state: Any, seat: Seat) -> float:
        """Returns by how many points the seat may expect to be ahead of the best other one at the end."""
        if not self._rules.to_act(state):
            return lead(self._rules.result(state).totals, seat)
        return float(sum(map(mul, self._weights[self._group(state)], self._features(state, seat))))


class LinearBrain:
    """A brain whose evaluators weigh the same features: "baseline" by hand, "learned" as `game.tools.train` found.

    Its groups are called by number of seats and kind of position, with a colon between them.
    """

    def __init__(
        self, rules: AnyRules, group: Group, features: Features, prune: Prune, hand: Weights, learned: Weights
    ) -> None:
        """Takes the rules, what `Brain` asks for as functions, and the weights set by hand and learned."""
        self._rules, self.group, self.features, self.prune, self.hand = rules, group, features, prune, hand
        self.evaluators = {"baseline": self.evaluator(hand), "learned": self.evaluator(learned)}

    def evaluator(self, weights: Weights) -> Evaluator:
        """Returns the evaluator with these weights."""
        return Linear(self._rules, self.group, self.features, weights)


def lead(totals: Sequence[int], seat: Seat) -> float:
    """Returns by how many points a seat is ahead of the best other one (negative: behind)."""
    return float(totals[seat] - max(total for other, total in enumerate(totals) if other != seat))


def load(name: str) -> LinearBrain:
    """Returns the brain of a box whose weights can be learned; raises TypeError for any other."""
    found = brain.load(name)
    if not isinstance(found, LinearBrain):
        raise TypeError(name)
    return found
