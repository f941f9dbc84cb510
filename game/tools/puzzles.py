"""Rates the puzzles of a box by the strongest level, for developers: `python -m game.tools.puzzles BOX`.

It plays each puzzle with so many seeds; the share of tries that solve it makes the stars. It plays to win its game and
knows nothing of what is asked, so that a share of 0 says that the usual way is not the one. The same command writes the
same file.
"""

import argparse
import sys
from collections.abc import Sequence
from typing import Any

from game.ai.bots import choose
from game.challenges.puzzles import Attempt, Puzzle, puzzles
from game.tools.medals import write_rating
from game.tools.workers import positive

LEVEL = "hard"


def solves(puzzle: Puzzle, level: str, seed: int) -> bool:
    """Tells whether a computer player of a level solves a puzzle in one try."""
    attempt, box = Attempt(puzzle), puzzle.box
    while not attempt.is_over:
        view = attempt.session.view(puzzle.seat)
        attempt.play(choose(box, level, view, puzzle.seat, f"{seed}:{attempt.session.number}"))
    return attempt.is_solved


def run(argv: Sequence[str]) -> int:
    """Runs the tool with its command line, writes the box's ratings, and returns the exit code."""
    parser = argparse.ArgumentParser(prog="python -m game.tools.puzzles", description="Rate puzzles.")
    parser.add_argument("box")
    parser.add_argument("--tries", type=positive, default=8, help="tries for each puzzle (default 8)")
    asked = parser.parse_args(argv)
    found: dict[str, Any] = {}
    for puzzle in puzzles(asked.box):
        count = sum(solves(puzzle, LEVEL, seed) for seed in range(asked.tries))
        found[puzzle.id] = {"found": round(count / asked.tries, 3), "tries": asked.tries, "level": LEVEL}
        print(f"{puzzle.id}: {count} of {asked.tries}", file=sys.stderr)
    write_rating(asked.box, "puzzles", found)
    return 0


if __name__ == "__main__":
    sys.exit(run(sys.argv[1:]))
