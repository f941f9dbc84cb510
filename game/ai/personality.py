"""Personalities: what pleases a computer player besides winning, on top of any level."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from importlib import import_module
from typing import Any

from game.ai.brain import Evaluator
from game.core.rules import AnyRules, Seat

Taste = Callable[[Any, Seat], float]
"""Says how much a position of a game that goes on pleases a seat with some personality, in points of the evaluators.

It gets worlds that the seat could believe in, asks for nothing but what the seat may know, and stays small beside what
evaluators say: what differs between two plans of a turn is a point or two.
"""
NOBODY = ""
"""The key of a computer player without a personality."""
SEPARATOR = ":"


def tastes(box: str) -> Mapping[str, Taste]:
    """Returns the tastes of a box by the keys of its personalities (`TASTES` of boxes/<name>/brain).

    They are those of `About.personalities`, in the same order.
    """
    found: Mapping[str, Taste] = getattr(import_module(f"game.boxes.{box}.brain"), "TASTES", {})
    return found


@dataclass(frozen=True, slots=True)
class Inclined:
    """An evaluator that adds what pleases one seat; of others, and of a finished game, it says what it always did.

    A planner that can be quicker with the bare `evaluator` adds `liking` by itself.
    """

    rules: AnyRules
    evaluator: Evaluator
    taste: Taste
    seat: Seat

    def __call__(self, state: Any, seat: Seat) -> float:
        """Returns what a position is worth to a seat."""
        return self.evaluator(state, seat) + self.liking(state, seat)

    def liking(self, state: Any, seat: Seat) -> float:
        """Returns what a position is worth to a seat by taste alone."""
        return self.taste(state, seat) if seat == self.seat and self.rules.to_act(state) else 0.0


def inclined(rules: AnyRules, evaluator: Evaluator, taste: Taste | None, seat: Seat) -> Evaluator:
    """Returns an evaluator that also counts what pleases one seat; the evaluator itself where there is no taste."""
    return Inclined(rules, evaluator, taste, seat) if taste else evaluator


def parted(text: str) -> tuple[str, str]:
    """Returns level and personality of a player written as `level` or `level:personality`."""
    level, _, personality = text.partition(SEPARATOR)
    return level, personality
