"""Finds a solution of every puzzle and writes it: `python -m tests.challenges.solving [BOX …]`."""

import json
import sys
from pathlib import Path
from typing import Any

from game.boxes import NAMES
from game.challenges.puzzles import Puzzle, asked, puzzles
from game.core import box as shelf
from game.core.codec import Codec
from game.tools.puzzle_search import SolutionPath
from game.tools.puzzles import explored

FILE = Path(__file__).with_name("solutions.json")
BOXES = [name for name in NAMES if shelf.challenges(name)]


def ways(puzzle: Puzzle) -> list[SolutionPath]:
    return explored(puzzle)[2]


def solution(puzzle: Puzzle) -> list[Any]:
    """Returns the moves of the shortest solution of a puzzle, encoded."""
    solving = [way for way in ways(puzzle) if way.reached[puzzle.measure] >= puzzle.least]
    codec = Codec(shelf.codec_table(puzzle.box))
    return [codec.encode(move) for move in min(solving, key=lambda way: len(way.moves)).moves]


if __name__ == "__main__":
    kept = json.loads(FILE.read_text(encoding="utf-8")) if FILE.exists() else {}
    for box in sys.argv[1:] or BOXES:
        assert asked(box)
        kept |= {puzzle.key: solution(puzzle) for puzzle in puzzles(box)}
    known = {puzzle.key for box in BOXES for puzzle in puzzles(box)}
    lines = ",\n".join(f"{json.dumps(key)}: {json.dumps(kept[key])}" for key in sorted(kept.keys() & known))
    FILE.write_text(f"{{\n{lines}\n}}\n", encoding="utf-8")
