"""What computer players know about Kalah: seeds in the store are worth more than seeds on the own side."""

from collections.abc import Mapping, Sequence

from game.ai.brain import Brain, Evaluator
from game.ai.linear import lead
from game.boxes.kalah.rules.board import STORE
from game.boxes.kalah.rules.moves import Sow
from game.boxes.kalah.rules.state import State
from game.core.rules import Seat

_OWN_SIDE, _TO_MOVE = 0.2, 1.0
"""What a seed on the own side and the next turn are worth, in seeds in the store; set by hand."""


def _evaluator(state: State, seat: Seat) -> float:
    """Returns the lead in seeds that may be expected."""
    stores = lead([side[STORE] for side in state.sides], seat)
    if state.is_over:
        return stores
    near = sum(state.sides[seat][:STORE]) - sum(state.sides[1 - seat][:STORE])
    return stores + _OWN_SIDE * near + (_TO_MOVE if state.turn == seat else -_TO_MOVE)


class KalahBrain:
    """The brain of Kalah: one evaluator, nothing to learn."""

    evaluators: Mapping[str, Evaluator] = {"baseline": _evaluator, "learned": _evaluator}

    def group(self, state: State) -> str:
        """Returns the same for every position."""
        return "any"

    def features(self, state: State, seat: Seat) -> Sequence[float]:
        """Returns the lead alone."""
        return (lead([side[STORE] for side in state.sides], seat),)

    def prune(self, state: State, seat: Seat, moves: Sequence[Sow]) -> Sequence[Sow]:
        """Returns all moves."""
        return moves


BRAIN: Brain = KalahBrain()
