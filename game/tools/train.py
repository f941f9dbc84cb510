"""Learns the weights of a box's judge, for developers: `python -m game.tools.train BOX WEIGHTS_FILE`.

Needs numpy (extra `train`). One run is one generation: games are played with a judge that is there already, the final
lead of every seat is regressed on the positions that it left behind, and the weights are written for the next run.
Keep what wins on other deals; generations do not always get better.
"""

import argparse
import json
import multiprocessing
import sys
from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from functools import partial
from importlib import import_module
from pathlib import Path
from typing import Any

from game.ai.bots import think
from game.ai.dice import Dice
from game.ai.levels import Level
from game.ai.linear import lead
from game.core import box as shelf
from game.core.chance import Chance
from game.core.rules import Options, Seat, unheard

Sample = tuple[str, Sequence[float], float]
Weights = Mapping[str, Sequence[float]]

_CHUNK = 16
_WANDERING = 8
_DIGITS = 4


@dataclass(frozen=True, slots=True)
class School:
    """How the games to learn from are played: the box, the judge followed, its heat in points, and the seed.

    `varied` are the options whose values are drawn anew for every game; all others have their defaults.
    """

    box: str
    judge: str
    heat: float
    seed: int
    varied: tuple[str, ...] = ()

    def options(self, chance: Chance) -> Options:
        """Returns the options of a game."""
        about = shelf.about(self.box)
        drawn = {option.key: chance.pick(option.values) for option in about.options if option.key in self.varied}
        return about.complete(drawn)


def samples(school: School, game: tuple[int, int]) -> list[Sample]:
    """Plays a game (number of seats, number of the deal) and returns its positions with the final lead of the mover.

    Now and then a move is random, so that positions are seen which good players avoid.
    """
    rules, brain, (seats, deal) = shelf.rules(school.box), shelf.brain(school.box), game
    how = Level("pupil", judge=school.judge, worlds=1, depth=6, beam=3, width=12, heat=school.heat)
    luck = Dice(f"{school.seed}:{seats}:{deal}")
    state = rules.setup(seats, school.options(luck), luck)
    seen: list[tuple[str, Sequence[float], Seat]] = []
    while acting := rules.to_act(state):
        seat = min(acting)
        wanders = luck.pick((True, False), (1, _WANDERING * seats - 1))
        seed = luck.pick(range(1 << 32))
        move = think(school.box, Level("random") if wanders else how, rules.view(state, seat), seat, seed)
        rules.apply(state, seat, move, luck, unheard)
        if rules.to_act(state):
            seen.append((brain.group(state), brain.features(state, seat), seat))
    totals = rules.result(state).totals
    return [(group, features, lead(totals, seat)) for group, features, seat in seen]


def gather(school: School, tables: Sequence[int], games: int, jobs: int) -> Iterator[Sample]:
    """Yields the samples of that many games for each number of seats."""
    deals = [(seats, deal) for seats in tables for deal in range(games)]
    with ProcessPoolExecutor(jobs, mp_context=multiprocessing.get_context("spawn")) as pool:
        for found in pool.map(partial(samples, school), deals, chunksize=_CHUNK):
            yield from found


def fit(gathered: Iterator[Sample], ridge: float, prior: Weights) -> dict[str, list[float]]:
    """Returns by group the weights that best tell the leads from the features.

    `ridge` (≥ 0) pulls weights towards `prior`, or towards zero in a group that it does not have: so many samples
    speak for it, in units of each feature's own spread.
    """
    np: Any = import_module("numpy")
    rows: dict[str, list[Sequence[float]]] = defaultdict(list)
    leads: dict[str, list[float]] = defaultdict(list)
    for group, features, final in gathered:
        rows[group].append(features)
        leads[group].append(final)
    weights: dict[str, list[float]] = {}
    for group in sorted(rows):
        seen = np.array(rows[group])
        expected = np.array(prior.get(group, np.zeros(seen.shape[1])))
        pull = np.diag(ridge * seen.var(axis=0) + 1e-6)
        missed = np.array(leads[group]) - seen @ expected
        found = expected + np.linalg.solve(seen.T @ seen + pull, seen.T @ missed)
        error = float(np.sqrt(np.mean((seen @ found - np.array(leads[group])) ** 2)))
        print(f"{group}: {len(seen)} positions, error {error:.1f}, spread {np.std(leads[group]):.1f}")
        weights[group] = [round(float(weight), _DIGITS) for weight in found]
    return weights


def run(argv: Sequence[str]) -> int:
    """Runs the tool with its command line, writes the weights, and returns the exit code."""
    parser = argparse.ArgumentParser(prog="python -m game.tools.train", description=__doc__)
    parser.add_argument("box")
    parser.add_argument("out", type=Path, help="file for the weights; groups that are not played keep theirs")
    parser.add_argument("--judge", default="learned", help="the judge followed in the games (default learned)")
    parser.add_argument("--heat", type=float, default=3.0, help="how much it wavers, in points (default 3)")
    parser.add_argument("--seats", default="2,3,4,5", help="numbers of seats, with commas between them")
    parser.add_argument("--games", type=int, default=1000, help="games for each number of seats (default 1000)")
    parser.add_argument("--seed", type=int, default=1_000_000, help="keep it apart from the seeds of measurements")
    parser.add_argument("--ridge", type=float, default=30.0)
    parser.add_argument("--prior", type=Path, help="weights towards which the ridge pulls (default: towards zero)")
    parser.add_argument("--vary", default="", help="options to be drawn anew for each game, with commas between them")
    parser.add_argument("--jobs", type=int, default=1)
    asked = parser.parse_args(argv)
    school = School(asked.box, asked.judge, asked.heat, asked.seed, tuple(asked.vary.split(",")))
    tables = [int(seats) for seats in asked.seats.split(",")]
    weights = fit(gather(school, tables, asked.games, asked.jobs), asked.ridge, _read(asked.prior))
    known = _read(asked.out)
    lines = [f"{json.dumps(group)}: {json.dumps(row)}" for group, row in sorted((known | weights).items())]
    asked.out.write_text("{\n" + ",\n".join(lines) + "\n}\n", "utf-8")
    return 0


def _read(path: Path | None) -> dict[str, list[float]]:
    """Returns the weights of a file, none when there is no such file."""
    return json.loads(path.read_text("utf-8")) if path and path.exists() else {}


if __name__ == "__main__":
    sys.exit(run(sys.argv[1:]))
