"""Learns the weights of a box's evaluator, for developers: `python -m game.tools.train BOX WEIGHTS_FILE`.

A run starts from the weights set by hand and says the same every time. In each generation games are played that follow
the best weights so far; the final lead of every seat is regressed on the positions that it left behind, in this and all
earlier generations; and what was found is kept if it leads on deals that it has not learned from. All mixes of modules
of the tile game, in about a quarter of an hour of one core:

    python -m game.tools.train alhambra new.json --vary vizier,camps,bazaars,falcons

A box that has a cheap policy can have that play (`--policy`): what is found is for those who play on by it.

`game.tools.duel` then compares the file with the shipped one on deals that neither has seen."""

import argparse
import json
import sys
from collections.abc import Mapping, Sequence
from concurrent.futures import Executor
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from statistics import fmean

from game.ai import linear
from game.ai.linear import Weights
from game.tools.school import PupilGames, lesson, trial
from game.tools.workers import add_arguments, workers


class Evidence:
    """What many positions say about weights: only sums are kept, no position is."""

    def __init__(self, size: int) -> None:
        """Takes the number of features."""
        self.count = 0
        self._products = [[0.0] * size for _ in range(size)]
        self._sums = [0.0] * size
        self._leads = [0.0] * size

    def add(self, features: Sequence[float], lead: float) -> None:
        """Adds a position and the lead that it came to."""
        self.count += 1
        for i, feature in enumerate(features):
            if feature:
                self._products[i] = [
                    known + feature * other for known, other in zip(self._products[i], features, strict=True)
                ]
                self._sums[i] += feature
                self._leads[i] += feature * lead

    def weights(self, ridge: float, prior: Sequence[float]) -> list[float]:
        """Returns the weights that best tell the leads from the features.

        `ridge` (≥ 0) pulls them towards `prior`: so many positions speak for it, in units of each feature's own spread.
        """
        matrix = [row[:] for row in self._products]
        missed = [lead - _dot(row, prior) for row, lead in zip(matrix, self._leads, strict=True)]
        for i, row in enumerate(matrix):
            row[i] += ridge * (row[i] / self.count - (self._sums[i] / self.count) ** 2) + 1e-6
        return [known + more for known, more in zip(prior, solve(matrix, missed), strict=True)]


def solve(matrix: Sequence[Sequence[float]], right: Sequence[float]) -> list[float]:
    """Returns the solution of a system of equations whose matrix is symmetric and positive definite."""
    rows = [[*row, value] for row, value in zip(matrix, right, strict=True)]
    for i, row in enumerate(rows):
        for below in rows[i + 1 :]:
            share = below[i] / row[i]
            if share:
                below[i:] = [value - share * other for value, other in zip(below[i:], row[i:], strict=True)]
    found: list[float] = []
    for i in reversed(range(len(rows))):
        found.insert(0, (rows[i][-1] - _dot(rows[i][i + 1 : -1], found)) / rows[i][i])
    return found


def _dot(row: Sequence[float], other: Sequence[float]) -> float:
    return sum(value * its for value, its in zip(row, other, strict=True))


_CHUNK = 4
_DIGITS = 4


@dataclass(frozen=True, slots=True)
class LearningPlan:
    """How long is learned: numbers of seats, generations, and by number of seats games and trial deals in each."""

    tables: Sequence[int]
    generations: int
    games: int
    trials: int
    ridge: float

    def deals(self, generation: int, number: int) -> list[tuple[int, int, int]]:
        """Returns that many deals for each number of seats: generation, seats and number of the deal."""
        return [(generation, seats, deal) for seats in self.tables for deal in range(number)]


def fit(evidence: Mapping[str, Evidence], ridge: float, hand: Weights) -> dict[str, Sequence[float]]:
    """Returns weights by group; a group without evidence keeps those set by hand.

    Larger tables are pulled towards what the next smaller one has learned, the smallest towards the weights by hand.
    """
    learned: dict[str, Sequence[float]] = {}
    for group in sorted(evidence):
        seats, kind = group.split(":")
        prior = learned.get(f"{int(seats) - 1}:{kind}", hand[group])
        learned[group] = [round(weight, _DIGITS) for weight in evidence[group].weights(ridge, prior)]
    return {**hand, **learned}


def learn(school: PupilGames, course: LearningPlan, pool: Executor, start: Weights | None = None) -> Weights:
    """Returns the weights of the last generation that led those before it, at worst those of the start (by hand)."""
    hand = start or linear.load(school.box).hand
    best, evidence = hand, dict[str, Evidence]()
    for generation in range(course.generations):
        lessons, trials = (course.deals(generation, number) for number in (course.games, course.trials))
        for samples in pool.map(partial(lesson, school, best), lessons, chunksize=_CHUNK):
            for group, features, lead in samples:
                evidence.setdefault(group, Evidence(len(features))).add(features, lead)
        found = fit(evidence, course.ridge, hand)
        lead = fmean(pool.map(partial(trial, school, found, best), trials, chunksize=_CHUNK))
        print(
            f"generation {generation}: {sum(each.count for each in evidence.values())} positions, lead {lead:+.1f}",
            flush=True,
        )
        best = found if lead > 0 else best
    return best


def run(argv: Sequence[str]) -> int:
    """Runs the tool with its command line, writes the weights, and returns the exit code."""
    parser = argparse.ArgumentParser(
        prog="python -m game.tools.train", description="Learn the weights of an evaluator."
    )
    parser.add_argument("box")
    parser.add_argument("out", type=Path, help="file for the weights")
    parser.add_argument(
        "--temperature", type=float, default=3.0, help="how much the pupils waver, in points (default 3)"
    )
    parser.add_argument("--seats", default="2,3,4", help="numbers of seats, with commas between them (default 2,3,4)")
    parser.add_argument("--generations", type=int, default=2)
    parser.add_argument("--games", type=int, default=240, help="in a generation, by number of seats (default 240)")
    parser.add_argument("--trials", type=int, default=10, help="deals in a generation, by number of seats (default 10)")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--ridge", type=float, default=5000.0, help="positions that speak for what was known before")
    parser.add_argument("--policy", action="store_true", help="the box's cheap policy plays: many games in little time")
    parser.add_argument("--start", type=Path, help="weights to start from (default: those set by hand)")
    parser.add_argument("--vary", default="", help="options to be drawn anew, with commas between them")
    add_arguments(parser)
    asked = parser.parse_args(argv)
    school = PupilGames(asked.box, asked.temperature, asked.seed, tuple(asked.vary.split(",")), asked.policy)
    tables = [int(seats) for seats in asked.seats.split(",")]
    course = LearningPlan(tables, asked.generations, asked.games, asked.trials, asked.ridge)
    start = json.loads(asked.start.read_text("utf-8")) if asked.start else None
    with workers(asked.jobs, asked.cluster) as crew:
        weights = learn(school, course, crew.executor, start)
    lines = [f"{json.dumps(group)}: {json.dumps(row)}" for group, row in sorted(weights.items())]
    asked.out.write_text("{\n" + ",\n".join(lines) + "\n}\n", "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(run(sys.argv[1:]))
