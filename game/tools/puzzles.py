"""Rates the puzzles of a box by the strongest level, for developers: `python -m game.tools.puzzles BOX`.

It plays each to win its game, as ever, knowing nothing of what is asked. Where it does not solve it so, it is told the
first move of a solution, then two, until it finds the rest by itself: that number makes the stars. The shortest
solution is kept as well, for those who give up. The same command writes the same file.
"""

import argparse
import sys
from collections.abc import Sequence
from typing import Any

from game.ai.levels import LADDER
from game.challenges.puzzles import Puzzle, position, puzzles
from game.core import box as shelf
from game.core.codec import Codec
from game.tools.medals import write_rating
from game.tools.puzzle_search import Explorer, SolutionPath, to_be_told

_WAYS = 20_000


def explored(puzzle: Puzzle) -> tuple[Explorer, Any, list[SolutionPath]]:
    """Returns who plays a puzzle through, the state of its position, and all ways through it."""
    state = Codec(shelf.codec_table(puzzle.box)).decode(position(puzzle).record().snapshot)
    explorer = Explorer(puzzle.box, puzzle.seat, puzzle.until, _WAYS)
    ways = explorer.ways(state)
    assert ways is not None
    return explorer, state, ways


def rated(puzzle: Puzzle, level: str) -> dict[str, Any]:
    """Returns how many moves of a solution a level has to be told, and the moves of the shortest, encoded."""
    explorer, state, ways = explored(puzzle)
    solving = [way for way in ways if way.reached[puzzle.measure] >= puzzle.least]
    told = to_be_told(explorer, state, solving, puzzle.measure, level)
    shortest = min(solving, key=lambda way: len(way.moves)).moves
    return {"told": told, "level": level, "solution": [*map(Codec(shelf.codec_table(puzzle.box)).encode, shortest)]}


def run(argv: Sequence[str]) -> int:
    """Runs the tool with its command line, writes the box's ratings, and returns the exit code."""
    parser = argparse.ArgumentParser(prog="python -m game.tools.puzzles", description="Rate puzzles.")
    parser.add_argument("box")
    parser.add_argument("--level", default=LADDER[-1].key, choices=[level.key for level in LADDER])
    asked = parser.parse_args(argv)
    found: dict[str, Any] = {}
    for puzzle in puzzles(asked.box):
        found[puzzle.id] = rated(puzzle, asked.level)
        print(f"{puzzle.id}: {found[puzzle.id]['told']} moves told", file=sys.stderr)
    write_rating(asked.box, "puzzles", found)
    return 0


if __name__ == "__main__":
    sys.exit(run(sys.argv[1:]))
