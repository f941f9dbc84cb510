"""Matches between computer players, and what their results say of strength: rates, Elo, when enough was played."""

from collections.abc import Sequence
from concurrent.futures import Executor
from dataclasses import dataclass, replace
from functools import partial
from math import inf, log, log10, sqrt
from statistics import fmean, pvariance
from time import perf_counter
from typing import Literal

from game.ai.bots import choose
from game.ai.dice import SeededDice
from game.ai.personality import parted
from game.core import box as shelf
from game.core.codec import Codec
from game.core.rules import Options, Result, no_listener

_CHUNK = 8


@dataclass(frozen=True, slots=True)
class Match:
    """What is played: the box, its options, who plays by seat, the seed, and whether the seats are rotated.

    Who plays is the key of a level, with a personality's behind a colon if it has one.
    """

    box: str
    options: Options
    levels: tuple[str, ...]
    seed: int
    swap: bool

    @property
    def rounds(self) -> range:
        """The rotations in which each deal is played."""
        return range(len(self.levels) if self.swap else 1)

    def line_up(self, rotation: int) -> tuple[str, ...]:
        """Returns the levels by seat in a rotation."""
        return self.levels[rotation:] + self.levels[:rotation]

    def between(self, level: str, below: str) -> "Match":
        """Returns the match in which one level holds a seat and another one all the others, from every rotation."""
        return replace(self, levels=(level, *[below] * (len(self.levels) - 1)), swap=True)


@dataclass(frozen=True, slots=True)
class PlayedGame:
    """How one game went: the levels by seat, its result, what its end looked like, and how long each seat thought."""

    levels: tuple[str, ...]
    result: Result
    digest: str
    thought_ms: tuple[tuple[float, ...], ...]

    @property
    def shares(self) -> tuple[float, ...]:
        """The win by seat: 1 for a lone winner, equal parts for winners that share it."""
        winners = self.result.places.count(1)
        return tuple(1 / winners if place == 1 else 0.0 for place in self.result.places)


def play(match: Match, deal: int, rotation: int) -> PlayedGame:
    """Plays one game.

    Takes the match, the number of the deal (equal deals have equal luck) and the rotation of the seats.
    """
    rules, levels, luck = shelf.rules(match.box), match.line_up(rotation), SeededDice(f"{match.seed}:{deal}")
    state = rules.setup(len(levels), match.options, luck)
    thought: tuple[list[float], ...] = tuple([] for _ in levels)
    number = 0
    while acting := rules.to_act(state):
        seat = min(acting)
        view = rules.view(state, seat)
        level, personality = parted(levels[seat])
        started = perf_counter()
        move = choose(match.box, level, view, seat, f"{match.seed}:{deal}:{rotation}:{number}", personality=personality)
        thought[seat].append(1000 * (perf_counter() - started))
        rules.apply(state, seat, move, luck, no_listener)
        number += 1
    digest = Codec(shelf.codec_table(match.box)).digest(state)
    return PlayedGame(levels, rules.result(state), digest, tuple(tuple(times) for times in thought))


def play_deal(match: Match, deal: int) -> list[PlayedGame]:
    """Plays one deal in every rotation of the match."""
    return [play(match, deal, rotation) for rotation in match.rounds]


def play_all(match: Match, deals: int, pool: Executor) -> list[list[PlayedGame]]:
    """Plays deals 0, 1, … and returns their games in that order, whoever shares the work."""
    return list(pool.map(partial(play_deal, match), range(deals), chunksize=_CHUNK))


_Z = 1.96
_BOUND = log(0.95 / 0.05)
_LEAST = 16
"""Of fewer deals the spread is not known well enough to stop by."""
Verdict = Literal["above", "below"]


def wilson(rate: float, count: int) -> tuple[float, float]:
    """Returns Wilson's 95 % interval of a rate seen in that many independent trials."""
    middle = (rate + _Z**2 / (2 * count)) / (1 + _Z**2 / count)
    half = _Z * sqrt(rate * (1 - rate) / count + (_Z / (2 * count)) ** 2) / (1 + _Z**2 / count)
    return max(0.0, middle - half), min(1.0, middle + half)


def elo(rate: float, seats: int) -> float:
    """Returns how many Elo points a level that wins at this rate is above those who hold all the other seats.

    Among equals each wins as often as the others, whatever the number of seats: there the difference is 0.
    """
    if not 0 < rate < 1:
        return -inf if rate <= 0 else inf
    return 400 * log10((seats - 1) * rate / (1 - rate))


@dataclass(frozen=True, slots=True)
class Sequential:
    """A sequential test between two rates: it stops when one of them fits the results 19 times better.

    It is Wald's ratio for means of any distribution: what it is told are whole deals, whose games share their luck.
    """

    low: float
    high: float

    def verdict(self, scores: Sequence[float]) -> Verdict | None:
        """Returns which of the two rates was decided for by the shares of wins in deals so far, if any was."""
        count = len(scores)
        if count < _LEAST:
            return None
        spread = max(pvariance(scores), 0.25 / count)
        ratio = count * (self.high - self.low) * (2 * fmean(scores) - self.low - self.high) / (2 * spread)
        if abs(ratio) < _BOUND:
            return None
        return "above" if ratio > 0 else "below"
