"""Why a move is good: what surely follows from it, and what was seen to come of it, for hints, coach and reviews."""

from collections.abc import Callable, Hashable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from importlib import import_module
from typing import Any

from game.ai.brain import Plan
from game.core.rules import Key, Seat

MOST = 2
"""So many reasons are told at most."""


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


@dataclass(frozen=True, slots=True)
class Explaining:
    """What a box says of plans and moves besides what is watched (`EXPLAINING` of boxes/<name>/brain).

    - `explain`: see `Explain`; a box may tell only what is seen.
    - `kind`: a hint compares the best plan with the best ones of other kinds: what a person would call another choice,
      such as another building to buy, no other order.
    - `parts`: each of them could be another one; less than two where a plan has none.
    - `ahead`: where a plan goes on in an imagined state, and how, where others act in between.
    - `is_free`: whether the first move of a plan costs nothing, not even an action; takes also the view.
    - `is_choice`: whether somebody may think of the second plan beside the first, for nobody is praised for what goes
      without saying.
    - `slip`: so many points thrown away are worth a word. Set by hand: Easy, which errs like a beginner, throws away as
      much in 6 to 9 of 100 decisions of each box, Normal, which the coach thinks like, hardly ever.
    """

    explain: Explain = lambda view, seat, plan, instead: ()
    kind: Callable[[Plan], Hashable] = lambda plan: plan[0]
    parts: Callable[[Plan], Sequence[Hashable]] = lambda plan: ()
    ahead: Callable[[Any, Seat, Plan], tuple[Any, Plan]] = lambda state, seat, plan: (state, plan)
    is_free: Callable[[Any, Plan], bool] = lambda view, plan: False
    is_choice: Callable[[Plan, Plan], bool] = lambda plan, other: True
    slip: float = 3.0


_UNSAID = Explaining()


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


def load(name: str) -> Explaining:
    """Returns what the box of that name says of plans."""
    found: Explaining = getattr(import_module(f"game.boxes.{name}.brain"), "EXPLAINING", _UNSAID)
    return found
