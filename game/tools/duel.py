"""Plays two files of weights against each other, for developers: `python -m game.tools.duel BOX CHALLENGER CHAMPION`.

New weights go into a box when they do not lose here, on a seed with which they were not trained.
"""

import argparse
import json
import sys
from collections.abc import Sequence
from functools import partial
from math import sqrt
from pathlib import Path
from statistics import fmean, stdev

from game.tools.school import PupilGames, trial
from game.tools.workers import add_arguments, workers

_Z = 1.96


def interval(leads: Sequence[float]) -> tuple[float, float]:
    """Returns the mean of at least two leads and half the width of its 95 % interval."""
    return fmean(leads), _Z * stdev(leads) / sqrt(len(leads))


def run(argv: Sequence[str]) -> int:
    """Runs the tool with its command line, prints the challenger's lead in points, and returns the exit code."""
    parser = argparse.ArgumentParser(prog="python -m game.tools.duel", description="Compare two files of weights.")
    parser.add_argument("box")
    parser.add_argument("challenger", type=Path)
    parser.add_argument("champion", type=Path)
    parser.add_argument("--seats", type=int, default=2, help="number of seats; the champion holds all but one")
    parser.add_argument("--deals", type=int, default=100, help="each is played once from every seat (default 100)")
    parser.add_argument("--seed", type=int, default=2)
    parser.add_argument("--vary", default="", help="options to be drawn anew, with commas between them")
    add_arguments(parser)
    asked = parser.parse_args(argv)
    school = PupilGames(asked.box, 0.0, asked.seed, tuple(asked.vary.split(",")))
    challenger, champion = (json.loads(path.read_text("utf-8")) for path in (asked.challenger, asked.champion))
    games = [(0, asked.seats, deal) for deal in range(asked.deals)]
    with workers(asked.jobs, asked.cluster) as crew:
        lead, half = interval(list(crew.executor.map(partial(trial, school, challenger, champion), games)))
    print(f"{asked.seats} seats, {asked.deals} deals: lead {lead:+.1f} ± {half:.1f} points")
    return 0


if __name__ == "__main__":
    sys.exit(run(sys.argv[1:]))
