"""What each plan of a decision is worth to a seat, judged only by what it can know: for hints and reviews."""

from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt
from statistics import fmean, stdev
from typing import Any

from game.ai import brain as brains
from game.ai.bots import Search
from game.ai.brain import Draft, Plan, Planner
from game.ai.dice import CommonRandomNumbers, SeededDice
from game.ai.levels import Level
from game.ai.rollouts import PlayingOn, Watch, unwatched
from game.core import box as shelf
from game.core.rules import Seat, step

_SURE = 1.96
"""So many standard errors to either side hold the true mean in 95 of 100 cases."""


@dataclass(frozen=True, slots=True)
class Weighed:
    """A plan, and by how many points its seat may expect to be ahead after it in each of the worlds it was tried in.

    All plans of one decision are tried in the same worlds under the same luck, so that they can be compared in pairs.
    """

    plan: Plan
    worths: tuple[float, ...]

    @property
    def move(self) -> Any:
        """Returns the move that the plan begins with."""
        return self.plan[0]

    @property
    def worth(self) -> float:
        """Returns the mean over the worlds."""
        return fmean(self.worths)

    def ahead_of(self, other: "Weighed") -> tuple[float, float]:
        """Returns by how many points it is better than another plan, and how far that may be off either way."""
        apart = [mine - theirs for mine, theirs in zip(self.worths, other.worths, strict=True)]
        return fmean(apart), _SURE * stdev(apart) / sqrt(len(apart)) if len(apart) > 1 else 0.0


def weigh(box: str, how: Level, view: Any, seat: Seat, seed: int | str, also: Sequence[Any] = ()) -> list[Weighed]:
    """Weighs the plans of a seat that must decide, the best one first, one for each first move.

    Takes the box's name, a level with an evaluator (it wavers and overlooks nothing here), the view and the seat, a
    seed for the worlds, and legal moves that are weighed even where the level would not give them a thought. All plans
    are tried in all worlds, without racing: what a slip costs is asked of plans that are far behind, too. Where all are
    worth the same there, as secret discs are before anybody acts, they are worth what a planner promises of them.
    """
    rules, brain, dice = shelf.rules(box), brains.load(box), SeededDice(seed)
    known = view if how.remembers else rules.forget(view)
    search = Search(rules, brain, brains.followed(box, how), _steady(how), known, seat, dice)
    world, crn = rules.imagine(known, dice), dice.crn()
    plans, promised = _plans(search, world, crn, also)
    worths: list[list[float]] = [[] for _ in plans]
    for _ in range(how.worlds):
        for plan, found in zip(plans, worths, strict=True):
            found.append(search.tried(world, plan, crn))
        world, crn = rules.imagine(known, dice), dice.crn()
    if isinstance(brain, Planner) and all(found == worths[0] for found in worths):
        least = min(promised.values())
        worths = [[promised.get(plan[0], least)] * how.worlds for plan in plans]
    weighed = [Weighed(plan, tuple(found)) for plan, found in zip(plans, worths, strict=True)]
    return sorted(weighed, key=lambda one: -one.worth)


def preferred(
    box: str, how: Level, view: Any, seat: Seat, seed: int | str, weighed: Sequence[Weighed], watch: Watch = unwatched
) -> Weighed:
    """Returns the plan that a level would follow, of those that it weighed (the best first).

    It is the first, or for a level that plays on the one that wins most often; `watch` is told how far that is.
    """
    if how.rollouts is None:
        return weighed[0]
    rules = shelf.rules(box)
    known = view if how.remembers else rules.forget(view)
    playing_on = PlayingOn(rules, brains.guide(box), how.rollouts, known, seat, SeededDice(f"{seed} on"), watch)
    move = playing_on.best([(one.worth, one.plan) for one in weighed])
    return next(one for one in weighed if one.move == move)


def _steady(how: Level) -> Level:
    return Level(how.key, how.evaluator, how.worlds, how.depth, how.beam, how.width, remembers=how.remembers)


def _plans(
    search: Search, world: Any, crn: CommonRandomNumbers, also: Sequence[Any]
) -> tuple[list[Plan], dict[Any, float]]:
    """Returns the best plan for each of the most promising first moves and for all others that are asked for.

    A planner tells some moves alone, such as discs: where the turn begins at once, all go on to its end, or those that
    are found best would be weighed before it and all others after it. Returns besides what was promised of first moves.
    """
    drafts = sorted(_drafts(search, world, crn), key=lambda draft: -draft[0])
    best, promised = dict[Any, Plan](), dict[Any, float]()
    for worth, plan in drafts:
        best.setdefault(plan[0], plan)
        promised.setdefault(plan[0], worth)
    kept = dict(list(best.items())[: search.how.width])
    for move in also:
        if move not in kept:
            kept[move] = best.get(move) or _continued(search, world, crn, move)
    if not isinstance(search.brain, Planner):
        return list(kept.values()), promised
    plans = [plan if len(plan) > 1 else _continued(search, world, crn, move) for move, plan in kept.items()]
    return plans, promised


def _drafts(search: Search, world: Any, crn: CommonRandomNumbers) -> Sequence[Draft]:
    if isinstance(search.brain, Planner):
        return search.brain.plans(world, search.seat, search.evaluator, search.how.beam)
    return search.drafts(world, crn)


def _continued(search: Search, world: Any, crn: CommonRandomNumbers, move: Any) -> Plan:
    """Returns a move with the best that can follow in the same turn, for as long as no luck decides.

    Where others decide as well, as when all plan the next round, the turn is over.
    """
    crn.rewind()
    after = step(search.rules, world, search.seat, move, crn).state
    if not crn.is_untouched or search.rules.to_act(after) != {search.seat}:
        return (move,)
    _, rest = max(_drafts(search, after, crn), key=lambda draft: draft[0])
    return (move, *rest)
