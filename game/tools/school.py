"""Games from which the evaluator of a box learns, and games that tell whether it has learned."""

from array import array
from collections.abc import Sequence
from dataclasses import dataclass
from statistics import fmean

from game.ai import linear
from game.ai.bots import think
from game.ai.dice import Dice
from game.ai.levels import Level, level
from game.ai.linear import Weights, lead
from game.core import box as shelf
from game.core.chance import Chance
from game.core.rules import Options, Seat, no_listener

Sample = tuple[str, Sequence[float], float]
"""A position's group, its features, and the final lead of the seat that left it behind."""

_WANDERING = 8


@dataclass(frozen=True, slots=True)
class School:
    """How the games are played: the box, the pupil's temperature in points, and the seed.

    `varied` are the options whose values are drawn anew for every second game; all others have their defaults. The
    deals of lessons, of trials and of `simulate` are never the same, whatever the seeds.
    """

    box: str
    temperature: float
    seed: int
    varied: tuple[str, ...] = ()

    def options(self, deal: int, chance: Chance) -> Options:
        """Returns the options of a game."""
        about = shelf.about(self.box)
        varied = self.varied if deal % 2 else ()
        return about.complete(
            {option.key: chance.pick(option.values) for option in about.options if option.key in varied}
        )


def lesson(school: School, weights: Weights, game: tuple[int, int, int]) -> list[Sample]:
    """Plays a game and returns its positions.

    Takes the weights that all seats follow, and the generation, the number of seats and the number of the deal. Now and
    then a move is random, so that positions are seen which good players avoid.
    """
    rules, brain, evaluator = (
        shelf.rules(school.box),
        linear.load(school.box),
        linear.load(school.box).evaluator(weights),
    )
    pupil = Level("pupil", evaluator="learned", worlds=1, depth=6, beam=3, width=12, temperature=school.temperature)
    generation, seats, deal = game
    luck = Dice(f"{school.seed}:lesson:{generation}:{seats}:{deal}")
    state = rules.setup(seats, school.options(deal, luck), luck)
    seen: list[tuple[str, Sequence[float], Seat]] = []
    while acting := rules.to_act(state):
        seat = min(acting)
        how = Level("random") if luck.pick((True, False), (1, _WANDERING * seats - 1)) else pupil
        move = think(school.box, how, rules.view(state, seat), seat, luck.pick(range(1 << 32)), evaluator)
        rules.apply(state, seat, move, luck, no_listener)
        if rules.to_act(state):
            seen.append((brain.group(state), array("d", brain.features(state, seat)), seat))
    totals = rules.result(state).totals
    return [(group, features, lead(totals, seat)) for group, features, seat in seen]


def trial(school: School, challenger: Weights, champion: Weights, game: tuple[int, int, int]) -> float:
    """Plays a deal with the challenger on every seat in turn and returns its mean lead over the champions' mean.

    Both play as Normal does. Takes the generation, the number of seats and the number of the deal.
    """
    return fmean(_lead_on(school, challenger, champion, game, Seat(seat)) for seat in range(game[1]))


def _lead_on(school: School, challenger: Weights, champion: Weights, game: tuple[int, int, int], tried: Seat) -> float:
    """Plays a deal with the challenger on one seat and returns its lead over the champions' mean."""
    rules, (generation, seats, deal) = shelf.rules(school.box), game
    luck = Dice(f"{school.seed}:trial:{generation}:{seats}:{deal}")
    state = rules.setup(seats, school.options(deal, luck), luck)
    evaluators = [linear.load(school.box).evaluator(challenger if seat == tried else champion) for seat in range(seats)]
    number = 0
    while acting := rules.to_act(state):
        seat, number = min(acting), number + 1
        move = think(school.box, level("normal"), rules.view(state, seat), seat, f"{deal}:{number}", evaluators[seat])
        rules.apply(state, seat, move, luck, no_listener)
    totals = rules.result(state).totals
    return totals[tried] - fmean(total for seat, total in enumerate(totals) if seat != tried)
