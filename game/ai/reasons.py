"""Why a move is good: what surely follows from it, and what was seen to come of it, for hints, coach and reviews."""

from collections.abc import Callable, Hashable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from importlib import import_module
from typing import Any

from game.ai.brain import Plan
from game.core.rules import Key, Seat

MOST = 2
"""So many reasons are told at most."""
_SLIP = 3.0
"""So many points thrown away are worth a word, in a box that sets no other number (`SLIP` of boxes/<name>/brain).

Set by hand: Easy, which errs like a beginner, throws away as much in 6 to 9 of 100 decisions of each box, Normal, which
the coach thinks like, hardly ever.
"""


@dataclass(frozen=True, slots=True)
class Reason:
    """Something that speaks for a plan: a fact, or a difference that was seen (`game.ai.watching`).

    `key` is a locale key relative to the box's domain ("reasons.exact"); `values` are plain numbers of the box's own
    (seats, cards, sums), from which the box's table makes the sentence and a test the same fact again. `weight` is how
    much it counts, in points. `is_against` tells that it is about the other plan, whose drawback it is. `compared` is
    the plan beside which a difference was seen.
    """

    key: Key
    values: Mapping[str, Any] = field(default_factory=dict)
    weight: float = 0.0
    is_against: bool = False
    compared: Plan | None = None


Explain = Callable[[Any, Seat, Plan, Plan | None], Sequence[Reason]]
"""Returns what a seat's plan surely does and another one does not, what counts most first.

Takes the seat's view, the seat, the plan and another plan that it is better than (None: say what the plan does). All
follows from the view, so that a reason can speak only of what the seat knows.
"""

Kind = Callable[[Plan], Hashable]
"""Returns the kind of a plan: a hint compares the best plan with the best ones of other kinds.

A box says by it what a person would call another choice, such as another building to buy, no other order.
"""

Parts = Callable[[Plan], Sequence[Hashable]]
"""Returns the parts of a plan each of which could be another one; less than two where it has none."""


Ahead = Callable[[Any, Seat, Plan], tuple[Any, Plan]]
"""Returns where a plan goes on, and how; the same where others do not act in between. Takes an imagined state."""

Free = Callable[[Any, Plan], bool]
"""Tells whether the first move of a plan costs nothing, not even an action; takes also the view."""

Choice = Callable[[Plan, Plan], bool]
"""Tells whether somebody may think of the second plan beside the first: nobody is praised for what goes without saying.
"""


def most_telling(
    facts: Callable[[Plan], Iterable[Reason]],
    against: Callable[[Plan], Iterable[Reason]],
    plan: Plan,
    instead: Plan | None,
) -> Sequence[Reason]:
    """Returns why a plan is good, or better than another one, what counts most first (see `Explain`).

    Takes what speaks for a plan by itself, what speaks against another one, and both plans.
    """
    found = list(facts(plan))
    if instead is not None:
        shared = {each.key: each.weight for each in facts(instead)}
        telling = [each for each in found if each.weight > shared.get(each.key, -1.0)]
        found = [*telling, *against(instead)]
    return sorted(found, key=lambda each: -each.weight)


def load(name: str) -> Explain:
    """Returns the explanations of the box of that name (`EXPLAIN` of boxes/<name>/brain); none where it has none."""
    found: Explain = _of(name, "EXPLAIN", nothing)
    return found


def load_kind(name: str) -> Kind:
    """Returns what tells kinds of plans of a box apart (`KIND` of its brain): the first move if unsaid."""
    found: Kind = _of(name, "KIND", lambda plan: plan[0])
    return found


def load_parts(name: str) -> Parts:
    """Returns what takes a plan of a box apart (`PARTS` of its brain); nothing does where it has none."""
    found: Parts = _of(name, "PARTS", lambda plan: ())
    return found


def load_ahead(name: str) -> Ahead:
    """Returns what leads plans of a box on (`AHEAD` of its brain): they are told as they are if unsaid."""
    found: Ahead = _of(name, "AHEAD", lambda state, seat, plan: (state, plan))
    return found


def load_free(name: str) -> Free:
    """Returns what tells moves of a box that cost nothing (`FREE` of its brain): no move does where it has none."""
    found: Free = _of(name, "FREE", lambda view, plan: False)
    return found


def load_choice(name: str) -> Choice:
    """Returns what tells choices of a box (`CHOICE` of its brain): of two kinds of plans it is always one if unsaid."""
    found: Choice = _of(name, "CHOICE", lambda plan, other: True)
    return found


def slip(name: str) -> float:
    """Returns how many points a move of a box must surely throw away until that is worth a word."""
    return float(_of(name, "SLIP", _SLIP))


def _of(name: str, what: str, unsaid: Any) -> Any:
    return getattr(import_module(f"game.boxes.{name}.brain"), what, unsaid)


def nothing(view: Any, seat: Seat, plan: Plan, instead: Plan | None) -> Sequence[Reason]:
    """Explains for a box that tells only what is seen."""
    return ()
