"""Chooses moves: a pure function of what a seat may know and a seed."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from math import exp
from statistics import fmean
from typing import Any

from game.ai import brain as brains
from game.ai.brain import Brain, Draft, Evaluator, Plan, Planner
from game.ai.dice import CommonRandomNumbers, SeededDice
from game.ai.levels import Level, level, quicker
from game.ai.personality import NOBODY, inclined, tastes
from game.ai.rollouts import PlayingOn, Watch, in_the_race, unwatched
from game.core import box as shelf
from game.core.rules import AnyRules, Seat, no_listener


def choose(
    box: str,
    key: str,
    view: Any,
    seat: Seat,
    seed: int | str,
    *,
    personality: str = NOBODY,
    is_quick: bool = False,
    watch: Watch = unwatched,
) -> Any:
    """Chooses a move as a computer player of some level would.

    Takes the box's name, the key of the level, the view of a seat that must act, that seat, a seed for the player's own
    dice, the key of its personality, whether it thinks faster and plays somewhat weaker, and who is told how far a long
    decision is. Returns a legal move: the same one for the same view and seed, whatever else is true in the game.
    """
    how = brains.suited(box, level(key))
    if is_quick:
        how = quicker(how)
    return think(box, how, view, seat, seed, personality=personality, watch=watch)


def think(
    box: str,
    how: Level,
    view: Any,
    seat: Seat,
    seed: int | str,
    evaluator: Evaluator | None = None,
    *,
    personality: str = NOBODY,
    watch: Watch = unwatched,
) -> Any:
    """Chooses a move like `choose`, for a level that need not be on the ladder.

    A given evaluator is followed in the place of the level's (rollouts are played by the box's guide all the same).
    A personality's taste is added for the seat alone: nobody else is imagined to have it.
    """
    rules, dice = shelf.rules(box), SeededDice(seed)
    known = view if how.remembers else rules.forget(view)
    world = rules.imagine(known, dice)
    if how.evaluator is None:
        return rules.sample(world, seat, dice)
    moves = rules.legal(world, seat)
    if len(moves) == 1:
        return moves[0]
    brain = brains.load(box)
    taste = tastes(box).get(personality) if personality else None
    guide = brains.guide(box) if how.rollouts else None
    followed = inclined(rules, evaluator or brains.followed(box, how), taste, seat)
    search = Search(rules, brain, followed, how, known, seat, dice)
    if how.rollouts is None or guide is None:
        return search.best(world)
    guide = replace(guide, value=inclined(rules, guide.value, taste, seat))
    playing_on = PlayingOn(rules, guide, how.rollouts, known, seat, dice, watch)
    return playing_on.best(search.beginnings(world, guide.margin))


@dataclass(frozen=True, slots=True)
class Search:
    """One decision of a seat: plans for its own turn, tried in the same few worlds under the same luck."""

    rules: AnyRules
    brain: Brain
    evaluator: Evaluator
    how: Level
    known: Any
    seat: Seat
    dice: SeededDice

    def best(self, world: Any) -> Any:
        """Returns the first move of the chosen plan; takes the first world to try the plans in.

        Of single moves that are exactly as good one is drawn, so that games begin in more than one way.
        """
        drafts = self.ranked(world)
        worth, plan = drafts[self._pick([worth for worth, _ in drafts])]
        alike = [other for value, other in drafts if value == worth and len(other) == len(plan) == 1]
        return (self.dice.pick(alike) if len(alike) > 1 else plan)[0]

    def beginnings(self, world: Any, margin: float) -> list[Draft]:
        """Returns the best plan for each first move that is not surely behind by more than a margin, the best first.

        Of plans that a planner values exactly alike the first one stands for all: they are one plan in another order.
        """
        best: dict[Any, Draft] = {}
        for draft in self.ranked(world, margin):
            best.setdefault(draft[1][0], draft)
        if not isinstance(self.brain, Planner):
            return list(best.values())
        apart: dict[float, Draft] = {}
        for draft in best.values():
            apart.setdefault(draft[0], draft)
        return list(apart.values())

    def ranked(self, world: Any, margin: float = 0.0) -> list[Draft]:
        """Returns the plans that are not surely behind by more than a margin, the best first.

        Takes the first world to try them in. A player that wavers may be tempted by what is behind, too.
        """
        if isinstance(self.brain, Planner):
            plans = self.brain.plans(world, self.seat, self.evaluator, self.how.beam)
            return _best_first(self._noticed(plans))[: self.how.width]
        crn = self.dice.crn()
        drafts = _best_first(self.drafts(world, crn))[: self.how.width]
        worths = [[worth] for worth, _ in drafts]
        running = list(range(len(drafts)))
        for _ in range(self.how.worlds - 1):
            running = in_the_race(worths, running, margin)
            if len(running) == 1:
                break
            world, crn = self.rules.imagine(self.known, self.dice), self.dice.crn()
            for i in running:
                worths[i].append(self.tried(world, drafts[i][1], crn))
        left = range(len(drafts)) if self.how.temperature else running
        return _best_first([(fmean(worths[i]), drafts[i][1]) for i in left])

    def drafts(self, world: Any, crn: CommonRandomNumbers) -> list[Draft]:
        """Returns what plans for the rest of the turn are worth in a world: all short ones, the best of the long."""
        drafts: list[Draft] = []
        unfinished: list[tuple[float, Plan, Any]] = [(0.0, (), world)]
        for depth in range(1, self.how.depth + 1):
            longer: list[tuple[float, Plan, Any]] = []
            for _, so_far, before in unfinished:
                for move in self._moves(before, is_first=depth == 1):
                    crn.rewind()
                    after = before.copy()
                    self.rules.apply(after, self.seat, move, crn, no_listener)
                    worth, plan = self.evaluator(after, self.seat), (*so_far, move)
                    if depth < self.how.depth and crn.is_untouched and self.seat in self.rules.to_act(after):
                        longer.append((worth, plan, after))
                    else:
                        drafts.append((worth, plan))
            unfinished = sorted(longer, key=lambda found: -found[0])[: self.how.beam]
        return drafts

    def _moves(self, world: Any, is_first: bool) -> Sequence[Any]:
        """Returns the moves to think about."""
        moves = self.brain.prune(world, self.seat, self.rules.legal(world, self.seat))
        return self._noticed(moves) if is_first else moves

    def tried(self, world: Any, plan: Plan, crn: CommonRandomNumbers) -> float:
        """Returns what a plan is worth in another world."""
        return self.evaluator(self.reached(world, plan, crn), self.seat)

    def reached(self, world: Any, plan: Plan, crn: CommonRandomNumbers) -> Any:
        """Returns where a plan leads in another world; it is cut short where that world does not allow it."""
        crn.rewind()
        after = world.copy()
        for i, move in enumerate(plan):
            if i and (self.seat not in self.rules.to_act(after) or move not in self.rules.legal(after, self.seat)):
                break
            self.rules.apply(after, self.seat, move, crn, no_listener)
        return after

    def _noticed(self, moves: Sequence[Any]) -> Sequence[Any]:
        """Returns the moves, or plans, that the player notices: always at least one."""
        if not self.how.blunder_rate:
            return moves
        weights = (self.how.blunder_rate, 100 - self.how.blunder_rate)
        noticed = [move for move in moves if self.dice.pick((False, True), weights)]
        return noticed or [self.dice.pick(moves)]

    def _pick(self, worths: Sequence[float]) -> int:
        """Returns the index of the chosen plan: the best one, or by softmax for a player that wavers."""
        top = max(worths)
        if not self.how.temperature:
            return worths.index(top)
        weights = [1 + round(10_000 * exp((worth - top) / self.how.temperature)) for worth in worths]
        return self.dice.pick(range(len(worths)), weights)


def _best_first(drafts: Sequence[Draft]) -> list[Draft]:
    return sorted(drafts, key=lambda draft: -draft[0])
