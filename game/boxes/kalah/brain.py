"""What computer players know about Kalah: seeds in the store are worth more than seeds on the own side."""

from collections.abc import Mapping, Sequence

from game.ai.brain import Brain, Evaluator, Plan
from game.ai.linear import lead
from game.ai.reasons import Explaining, Reason
from game.boxes.kalah.rules import turn
from game.boxes.kalah.rules.board import STORE
from game.boxes.kalah.rules.events import SeedsCaptured, SownAgain
from game.boxes.kalah.rules.moves import Sow
from game.boxes.kalah.rules.state import State
from game.boxes.kalah.rules.view import View
from game.core.rules import Key, Seat

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


def explain(view: View, seat: Seat, plan: Plan, instead: Plan | None) -> Sequence[Reason]:
    """Returns whether a plan's first move captures, goes on, or the other one does not (see `Explain`)."""
    events = _events(view, seat, plan[0])
    goes_on = any(isinstance(event, SownAgain) for event in events)
    found = [
        Reason(Key("reasons.captures"), {"pit": plan[0].pit, "count": event.seeds}, event.seeds)
        for event in events
        if isinstance(event, SeedsCaptured)
    ]
    if goes_on:
        found.append(Reason(Key("reasons.again"), {"pit": plan[0].pit}, _TO_MOVE))
    if goes_on and instead and not any(isinstance(event, SownAgain) for event in _events(view, seat, instead[0])):
        found.append(Reason(Key("reasons.ends"), {"pit": instead[0].pit}, _TO_MOVE, is_against=True))
    return found[:2]


def _events(view: View, seat: Seat, move: Sow) -> list[object]:
    """Returns what comes of a move."""
    state, events = State(view.sides, view.turn, view.is_over), list[object]()
    turn.sow(state, seat, move, events.append)
    return events


EXPLAINING = Explaining(explain, slip=0.7)
"""Seeds thrown away are worth a word from somewhat less than a turn on."""
