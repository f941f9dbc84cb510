"""Games from which the evaluator of a box learns, and games that tell whether it has learned."""

from array import array
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from statistics import fmean
from typing import Any

from game.ai import brain as brains
from game.ai import linear
from game.ai.bots import think
from game.ai.dice import SeededDice
from game.ai.levels import Level, level
from game.ai.linear import Weights, lead
from game.core import box as shelf
from game.core.chance import Chance
from game.core.rules import Options, Seat, no_listener

Sample = tuple[str, Sequence[float], float]
"""A position's group, its features, and the final lead of the seat that left it behind."""

Follower = Callable[[Any, Seat, int | str], Any]
"""Says what a seat does in a position; takes the seed of its own dice, too."""

_WANDERING = 8
_SKIPPED = 2
"""Of the many positions of cheap games so many are skipped for each that is kept: neighbours say much the same."""


@dataclass(frozen=True, slots=True)
class PupilGames:
    """How the games are played: the box, the pupil's temperature in points, and the seed.

    `varied` are the options whose values are drawn anew for every second game; all others have their defaults. With
    `by_policy` the box's cheap policy plays, which never wavers, and a part of the positions counts, but for whoever is
    next as well. The deals of lessons, of trials and of `simulate` are never the same, whatever the seeds.
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


def lesson(school: PupilGames, weights: Weights, game: tuple[int, int, int]) -> list[Sample]:
    """Plays a game and returns its positions.

    Takes the weights that all seats follow, and the generation, the number of seats and the number of the deal. Now and
    then a move is random, so that positions are seen which good players avoid.
    """
    rules, brain = shelf.rules(school.box), linear.load(school.box)
    how = Level("pupil", evaluator="learned", worlds=1, depth=6, beam=3, width=12, temperature=school.temperature)
    pupil = _follower(school, how, weights)
    generation, seats, deal = game
    luck = SeededDice(f"{school.seed}:lesson:{generation}:{seats}:{deal}")
    state = rules.setup(seats, school.options(deal, luck), luck)
    seen: list[tuple[str, Sequence[float], Seat]] = []
    while acting := rules.to_act(state):
        seat = min(acting)
        is_random = luck.pick((True, False), (1, _WANDERING * seats - 1))
        seed = luck.pick(range(1 << 32))
        move = _random(school, state, seat, seed) if is_random else pupil(state, seat, seed)
        rules.apply(state, seat, move, luck, no_listener)
        following = rules.to_act(state)
        if following and not (school.by_policy and luck.pick((True, False), (_SKIPPED, 1))):
            told = sorted({seat, min(following)}) if school.by_policy else [seat]
            seen += [(brain.group(state), array("d", brain.features(state, each)), each) for each in told]
    totals = rules.result(state).totals
    return [(group, features, lead(totals, seat)) for group, features, seat in seen]


def _follower(school: PupilGames, how: Level, weights: Weights) -> Follower:
    """Returns a player that follows weights, as a level does or by the box's cheap policy."""
    if school.by_policy:
        policy = brains.policies(school.box)(weights)
        return lambda state, seat, seed: policy(state, seat)[0]
    rules, evaluator = shelf.rules(school.box), linear.load(school.box).evaluator(weights)
    return lambda state, seat, seed: think(school.box, how, rules.view(state, seat), seat, seed, evaluator)


def _random(school: PupilGames, state: Any, seat: Seat, seed: int) -> Any:
    rules = shelf.rules(school.box)
    return think(school.box, Level("random"), rules.view(state, seat), seat, seed)


def trial(school: PupilGames, challenger: Weights, champion: Weights, game: tuple[int, int, int]) -> float:
    """Plays a deal with the challenger on every seat in turn and returns its mean lead over the champions' mean.

    Both play as Normal does, or by the cheap policy. Takes the generation, and the numbers of seats and of the deal.
    """
    return fmean(_lead_on(school, challenger, champion, game, Seat(seat)) for seat in range(game[1]))


def _lead_on(
    school: PupilGames, challenger: Weights, champion: Weights, game: tuple[int, int, int], tried: Seat
) -> float:
    """Plays a deal with the challenger on one seat and returns its lead over the champions' mean."""
    rules, (generation, seats, deal) = shelf.rules(school.box), game
    luck = SeededDice(f"{school.seed}:trial:{generation}:{seats}:{deal}")
    state = rules.setup(seats, school.options(deal, luck), luck)
    rival, pupil = (_follower(school, level("normal"), weights) for weights in (champion, challenger))
    number = 0
    while acting := rules.to_act(state):
        seat, number = min(acting), number + 1
        move = (pupil if seat == tried else rival)(state, seat, f"{deal}:{number}")
        rules.apply(state, seat, move, luck, no_listener)
    totals = rules.result(state).totals
    return totals[tried] - fmean(total for seat, total in enumerate(totals) if seat != tried)
