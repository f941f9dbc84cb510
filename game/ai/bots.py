"""Chooses moves: a pure function of what a seat may know and a seed."""

from collections.abc import Sequence
from dataclasses import dataclass
from math import exp
from statistics import fmean
from typing import Any

from game.ai import brain as brains
from game.ai.brain import Brain, Draft, Evaluator, Plan, Planner
from game.ai.dice import CommonRandomNumbers, Dice
from game.ai.levels import Level, level
from game.ai.racing import in_the_race
from game.core import box as shelf
from game.core.rules import AnyRules, Seat, step


def choose(box: str, key: str, view: Any, seat: Seat, seed: int | str) -> Any:
    """Chooses a move as a computer player of some level would.

    Takes the box's name, the key of the level, the view of a seat that must act, that seat, and a seed for the player's
    own dice. Returns a legal move: the same one for the same view and seed, whatever else is true in the game.
    """
    return think(box, level(key), view, seat, seed)


def think(box: str, how: Level, view: Any, seat: Seat, seed: int | str, evaluator: Evaluator | None = None) -> Any:
    """Chooses a move like `choose`, for a level that need not be on the ladder.

    A given evaluator is followed in the place of the level's.
    """
    rules, dice = shelf.rules(box), Dice(seed)
    known = view if how.remembers else rules.forget(view)
    world = rules.imagine(known, dice)
    if how.evaluator is None:
        return rules.sample(world, seat, dice)
    moves = rules.legal(world, seat)
    if len(moves) == 1:
        return moves[0]
    brain = brains.load(box)
    return Search(rules, brain, evaluator or brain.evaluators[how.evaluator], how, known, seat, dice).best(world)


@dataclass(frozen=True, slots=True)
class Search:
    """One decision of a seat: plans for its own turn, tried in the same few worlds under the same luck."""

    rules: AnyRules
    brain: Brain
    evaluator: Evaluator
    how: Level
    known: Any
    seat: Seat
    dice: Dice

    def best(self, world: Any) -> Any:
        """Returns the first move of the chosen plan; takes the first world to try the plans in."""
        if isinstance(self.brain, Planner):
            return self._planned(self.brain.plans(world, self.seat, self.evaluator, self.how.beam))
        crn = self.dice.crn()
        drafts = sorted(self.drafts(world, crn), key=lambda draft: -draft[0])[: self.how.width]
        worths = [[worth] for worth, _ in drafts]
        running = list(range(len(drafts)))
        for _ in range(self.how.worlds - 1):
            running = in_the_race(worths, running)
            if len(running) == 1:
                break
            world, crn = self.rules.imagine(self.known, self.dice), self.dice.crn()
            for i in running:
                worths[i].append(self.tried(world, drafts[i][1], crn))
        means = [fmean(found) for found in worths]
        chosen = self._pick(means) if self.how.temperature else max(running, key=lambda i: means[i])
        return drafts[chosen][1][0]

    def _planned(self, plans: Sequence[Draft]) -> Any:
        """Returns the first move of the chosen one of a brain's own plans."""
        drafts = sorted(self._noticed(plans), key=lambda draft: -draft[0])[: self.how.width]
        return drafts[self._pick([worth for worth, _ in drafts])][1][0]

    def drafts(self, world: Any, crn: CommonRandomNumbers) -> list[Draft]:
        """Returns what plans for the rest of the turn are worth in a world: all short ones, the best of the long."""
        drafts: list[Draft] = []
        unfinished: list[tuple[float, Plan, Any]] = [(0.0, (), world)]
        for depth in range(1, self.how.depth + 1):
            longer: list[tuple[float, Plan, Any]] = []
            for _, so_far, before in unfinished:
                for move in self._moves(before, is_first=depth == 1):
                    crn.rewind()
                    after = step(self.rules, before, self.seat, move, crn).state
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
        for i, move in enumerate(plan):
            if i and (self.seat not in self.rules.to_act(world) or move not in self.rules.legal(world, self.seat)):
                break
            world = step(self.rules, world, self.seat, move, crn).state
        return world

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
