"""What computer players know about the template."""

from collections.abc import Mapping, Sequence

from game.ai.brain import Brain, Evaluator
from game.ai.linear import lead
from game.boxes.template.rules.data import VALUE
from game.boxes.template.rules.moves import Lay
from game.boxes.template.rules.state import State
from game.core.rules import Seat


def _evaluator(state: State, seat: Seat) -> float:
    """Returns the lead in points, and a little for high cards still in hand."""
    return lead(state.points, seat) + sum(VALUE[card] for card in state.hands[seat]) / 100


class TemplateBrain:
    """The brain of the template: one evaluator, nothing to learn."""

    evaluators: Mapping[str, Evaluator] = {"baseline": _evaluator, "learned": _evaluator}

    def group(self, state: State) -> str:
        """Returns the same for every position."""
        return "any"

    def features(self, state: State, seat: Seat) -> Sequence[float]:
        """Returns the lead alone."""
        return (lead(state.points, seat),)

    def prune(self, state: State, seat: Seat, moves: Sequence[Lay]) -> Sequence[Lay]:
        """Returns all moves."""
        return moves


BRAIN: Brain = TemplateBrain()
