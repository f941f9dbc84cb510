"""Games from which the evaluator of a box learns, and games that tell whether it has learned."""

from array import array
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from importlib import import_module
from statistics import fmean
from typing import Any

from game.ai import linear
from game.ai.bots import think
from game.ai.brain import Policy
from game.ai.dice import Dice
from game.ai.levels import Level, level
from game.ai.linear import Weights, lead
from game.core import box as shelf
from game.core.chance import Chance
from game.core.rules import Options, Seat, no_listener

Sample = tuple[str, Sequence[float], float]
"""A position's group, its features, and the final lead of the seat that left it behind."""

_WANDERING = 8
_SKIPPED = 2
"""So many positions are passed over for one that is learned from, where games cost less than learning from them."""


@dataclass(frozen=True, slots=True)
class School:
    """How the games are played: the box, the pupil's temperature in points, and the seed.

    `varied` are the options whose values are drawn anew for every second game; all others have their defaults. The
    deals of lessons, of trials and of `simulate` are never the same, whatever the seeds. With `by_policy` all play by
    the box's cheap policy for imagined games, which shows many more games in the same time.
    """

    box: str
    temperature: float
    seed: int
    varied: tuple[str, ...] = ()
    by_policy: bool = False

    def options(self, deal: int, chance: Chance) -> Options:
        """Returns the options of a game."""
        about = shelf.about(self.box)
        varied = self.varied if deal % 2 else ()
        return about.complete(
            {option.key: chance.pick(option.values) for option in about.options if option.key in varied}
        )


Pupil = Callable[[Any, Seat, int | str], Any]
"""Returns a move for a state and a seat that must act; takes a seed besides."""


def pupil(school: School, how: Level, weights: Weights) -> Pupil:
    """Returns who follows these weights: at a level, or as the cheap policy of a school that plays by it."""
    if school.by_policy:
        policy: Policy = import_module(f"game.boxes.{school.box}.brain.policy").policy(weights)
        return lambda state, seat, _: policy(state, seat)[0]
    rules, evaluator = shelf.rules(school.box), linear.load(school.box).evaluator(weights)
    return lambda state, seat, seed: think(school.box, how, rules.view(state, seat), seat, seed, evaluator)


def lesson(school: School, weights: Weights, game: tuple[int, int, int]) -> list[Sample]:
    """Plays a game and returns its positions.

    Takes the weights that all seats follow, and the generation, the number of seats and the number of the deal. Now and
    then a move is random, so that positions are seen which good players avoid.
    """
    rules, brain = shelf.rules(school.box), linear.load(school.box)
    how = Level("pupil", evaluator="learned", worlds=1, depth=6, beam=3, width=12, temperature=school.temperature)
    thinking, wandering = pupil(school, how, weights), pupil(replace(school, by_policy=False), Level("random"), weights)
    generation, seats, deal = game
    luck = Dice(f"{school.seed}:lesson:{generation}:{seats}:{deal}")
    state = rules.setup(seats, school.options(deal, luck), luck)
    seen: list[tuple[str, Sequence[float], Seat]] = []
    while acting := rules.to_act(state):
        seat = min(acting)
        chosen = wandering if luck.pick((True, False), (1, _WANDERING * seats - 1)) else thinking
        move = chosen(state, seat, luck.pick(range(1 << 32)))
        rules.apply(state, seat, move, luck, no_listener)
        if rules.to_act(state) and (not school.by_policy or luck.pick((True, False), (1, _SKIPPED))):
            seen.append((brain.group(state), array("d", brain.features(state, seat)), seat))
    totals = rules.result(state).totals
    return [(group, features, lead(totals, seat)) for group, features, seat in seen]


def trial(school: School, challenger: Weights, champion: Weights, game: tuple[int, int, int]) -> float:
    """Plays a deal with the challenger on every seat in turn and returns its mean lead over the champions' mean.

    Both play as Normal does, or by the policy. Takes the generation, the number of seats and the number of the deal.
    """
    return fmean(_lead_on(school, challenger, champion, game, Seat(seat)) for seat in range(game[1]))


def _lead_on(school: School, challenger: Weights, champion: Weights, game: tuple[int, int, int], tried: Seat) -> float:
    """Plays a deal with the challenger on one seat and returns its lead over the champions' mean."""
    rules, (generation, seats, deal) = shelf.rules(school.box), game
    luck = Dice(f"{school.seed}:trial:{generation}:{seats}:{deal}")
    state = rules.setup(seats, school.options(deal, luck), luck)
    new, old = (pupil(school, level("normal"), weights) for weights in (challenger, champion))
    number = 0
    while acting := rules.to_act(state):
        seat, number = min(acting), number + 1
        move = (new if seat == tried else old)(state, seat, f"{deal}:{number}")
        rules.apply(state, seat, move, luck, no_listener)
    totals = rules.result(state).totals
    return totals[tried] - fmean(total for seat, total in enumerate(totals) if seat != tried)
