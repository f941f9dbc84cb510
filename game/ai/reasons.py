"""Why a move is good: facts of a position that a seat can know, for hints, the coach and the review of a game."""

from collections.abc import Callable, Hashable, Mapping, Sequence
from dataclasses import dataclass, field
from importlib import import_module
from typing import Any

from game.ai.brain import Plan
from game.core.rules import Key, Seat

MOST = 2
"""So many reasons are told at most."""


@dataclass(frozen=True, slots=True)
class Reason:
    """One fact that speaks for a plan.

    `key` is a locale key relative to the box's domain ("reasons.exact"); `values` are plain numbers of the box's own
    (seats, cards, sums), from which the box's table makes the sentence and a test the same fact again. `weight` is how
    much it counts, in points. `is_against` tells that the fact is about the other plan, whose drawback it is.
    """

    key: Key
    values: Mapping[str, Any] = field(default_factory=dict)
    weight: float = 0.0
    is_against: bool = False


Explain = Callable[[Any, Seat, Plan, Plan | None], Sequence[Reason]]
"""Returns why a seat's plan is good, what counts most first: at most MOST reasons.

Takes the seat's view, the seat, the plan and another plan that it is better than (None: say what the plan does). All
follows from the view, so that a reason can speak only of what the seat knows.
"""

Kind = Callable[[Any], Hashable]
"""Returns the kind of a move: a hint compares the best plan with the best one that begins with another kind.

A box says by it what a person would call another choice, such as another building to buy, not another card to pay with.
"""


def load(name: str) -> Explain:
    """Returns the explanations of the box of that name (`EXPLAIN` of boxes/<name>/brain); none where it has none."""
    found: Explain = getattr(import_module(f"game.boxes.{name}.brain"), "EXPLAIN", _nothing)
    return found


def load_kind(name: str) -> Kind:
    """Returns what tells the kinds of moves of a box apart (`KIND` of boxes/<name>/brain): their class if unsaid."""
    found: Kind = getattr(import_module(f"game.boxes.{name}.brain"), "KIND", type)
    return found


def _nothing(view: Any, seat: Seat, plan: Plan, instead: Plan | None) -> Sequence[Reason]:
    return ()
