"""What a good player would say before a move: which one, why, and whether another one throws much away."""

from collections.abc import Sequence
from dataclasses import dataclass
from importlib import import_module
from typing import Any

from game.ai import reasons
from game.ai.brain import Plan
from game.ai.dice import Dice
from game.ai.levels import Level
from game.ai.reasons import MOST, Reason
from game.ai.rollouts import Watch, unwatched
from game.ai.weighing import Weighed, preferred, weigh
from game.core import box as shelf
from game.core.rules import Seat

_SLIP = 3.0
"""So many points thrown away are worth a word, in a box that sets no other number (`SLIP` of boxes/<name>/brain).

Set by hand: Easy, which errs like a beginner, throws away as much in 6 to 9 of 100 decisions of each box, Normal, which
the coach thinks like, hardly ever.
"""


@dataclass(frozen=True, slots=True)
class Advice:
    """The best plan of a decision, how many points ahead its seat may expect to be after it, and why.

    `instead` is the best plan of the next kind of move, which the reasons compare it with; None where there is no other
    move at all. No reason is against it: nobody has chosen it.
    """

    plan: Plan
    worth: float
    reasons: tuple[Reason, ...]
    instead: Plan | None

    @property
    def move(self) -> Any:
        """Returns the move that the plan begins with."""
        return self.plan[0]


@dataclass(frozen=True, slots=True)
class Critique:
    """What a move throws away: by how many points another plan is better, give or take `interval`, and why.

    What is wrong with the move itself comes first among the reasons.
    """

    played: Plan
    best: Plan
    lost: float
    interval: float
    reasons: tuple[Reason, ...]


def advise(box: str, how: Level, view: Any, seat: Seat, seed: int | str, *, watch: Watch = unwatched) -> Advice:
    """Returns what a player of some level would do in the place of a seat that must decide, and why.

    Takes the box's name, a level with an evaluator, the view, the seat, a seed for the imagined worlds, and who is told
    how far the thought is.
    """
    weighed = _best_first(box, how, view, seat, seed, watch)
    best, other = weighed[0], _next_kind(box, weighed)
    instead = other.plan if other else None
    explain, known = reasons.load(box), _known(box, how, view)
    why = _favourable(explain(known, seat, best.plan, instead)) or _favourable(explain(known, seat, best.plan, None))
    return Advice(best.plan, best.worth, why, instead)


def critiques(
    box: str, how: Level, view: Any, seat: Seat, seed: int | str, *, watch: Watch = unwatched
) -> dict[Any, Critique]:
    """Returns what each legal move throws away; without those where that is little, unsure, or not told by facts.

    Takes what `advise` takes, so that both weigh in the same worlds: no advised move is among them.
    """
    explain, known, least = reasons.load(box), _known(box, how, view), slip(box)
    best, *others = _best_first(box, how, view, seat, seed, watch)
    found: dict[Any, Critique] = {}
    for other in others:
        lost, interval = best.ahead_of(other)
        if lost - interval < least:
            continue
        why = sorted(explain(known, seat, best.plan, other.plan), key=lambda reason: not reason.is_against)
        if why:
            found[other.move] = Critique(other.plan, best.plan, lost, interval, tuple(why[:MOST]))
    return found


def _best_first(box: str, how: Level, view: Any, seat: Seat, seed: int | str, watch: Watch) -> list[Weighed]:
    """Returns a weighed plan for each legal move, the one that the level would follow before all others.

    Moves to which the level gives no thought in a game are weighed as well, for hints as for the coach: one of them may
    be better than all that were thought of, and both must name the same plan then.
    """
    rules = shelf.rules(box)
    legal = rules.legal(rules.imagine(_known(box, how, view), Dice(seed)), seat)
    weighed = weigh(box, how, view, seat, seed, legal)
    best = preferred(box, how, view, seat, seed, weighed, watch)
    return [best, *(one for one in weighed if one is not best)]


def slip(box: str) -> float:
    """Returns how many points a move of a box must surely throw away until that is worth a word."""
    return float(getattr(import_module(f"game.boxes.{box}.brain"), "SLIP", _SLIP))


def _next_kind(box: str, weighed: Sequence[Weighed]) -> Weighed | None:
    """Returns the best plan that begins with another kind of move; where all are of one kind, the second best."""
    kind = reasons.load_kind(box)
    first = kind(weighed[0].move)
    return next((one for one in weighed if kind(one.move) != first), weighed[1] if len(weighed) > 1 else None)


def _favourable(why: Sequence[Reason]) -> tuple[Reason, ...]:
    return tuple(reason for reason in why if not reason.is_against)[:MOST]


def _known(box: str, how: Level, view: Any) -> Any:
    """Returns the view as a player of a level has it: reasons speak of nothing that was not weighed."""
    return view if how.remembers else shelf.rules(box).forget(view)
