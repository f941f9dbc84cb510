"""What a box tells the computer players about itself: how good a position is and which moves deserve a thought."""

from collections.abc import Callable, Mapping, Sequence
from importlib import import_module
from typing import Any, Protocol, runtime_checkable

from game.core.rules import Seat

Evaluator = Callable[[Any, Seat], float]
"""Says how many points a seat may expect to be ahead of the best other one at the end; exact when the game is over."""

Plan = tuple[Any, ...]
"""Moves of a seat's own turn, one after another."""
Draft = tuple[float, Plan]
"""A plan, and what an evaluator makes of the position in which it ends."""


class Brain(Protocol):
    """A box's knowledge for computer players; `boxes/<name>/brain.py` holds one as BRAIN."""

    @property
    def evaluators(self) -> Mapping[str, Evaluator]:
        """Returns the ways to value a position, by name; "learned" is the best one.

        "baseline" is a frozen one against which progress is measured. An evaluator gets worlds that a seat could
        believe in, never the true state.
        """
        ...

    def group(self, state: Any) -> str:
        """Returns the kind of position that this is: each kind has learned weights of its own."""
        ...

    def features(self, state: Any, seat: Seat) -> Sequence[float]:
        """Returns the position as numbers, seen by a seat, always equally many: what weights are learned for."""
        ...

    def prune(self, state: Any, seat: Seat, moves: Sequence[Any]) -> Sequence[Any]:
        """Returns the moves worth a thought: at least one, in their order, without those that another one beats."""
        ...


@runtime_checkable
class Planner(Protocol):
    """What a brain is besides when its turns are too long to be sought move by move: it lays the plans itself."""

    def plans(self, world: Any, seat: Seat, evaluator: Evaluator, beam: int) -> Sequence[Draft]:
        """Returns plans for the rest of a seat's turn: at least one, each beginning with a legal move.

        Takes a world that the seat could believe in, the evaluator to follow, and how many beginnings are followed up.
        What they are worth does not depend on what the seat cannot know, so that one world is enough.
        """
        ...


def load(name: str) -> Brain:
    """Returns the brain of the box of that name (`BRAIN` of boxes/<name>/brain)."""
    found: Brain = import_module(f"game.boxes.{name}.brain").BRAIN
    return found
