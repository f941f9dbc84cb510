"""All ways through each puzzle."""

import pytest

from game.challenges.puzzles import Puzzle
from tests.challenges.solving import ways
from tests.challenges.test_puzzles import PUZZLES


@pytest.mark.parametrize("puzzle", PUZZLES, ids=lambda puzzle: puzzle.key)
def test_most_first_tries_miss_and_no_more_is_possible(puzzle: Puzzle) -> None:
    found = ways(puzzle)
    reached = [way.reached[puzzle.measure] for way in found]
    assert max(reached) == puzzle.least
    solving = {way.moves[0] for way in found if way.reached[puzzle.measure] == puzzle.least}
    assert len(solving) <= len({way.moves[0] for way in found}) / 4
