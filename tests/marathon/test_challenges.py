"""Codes mistyped by the thousand, and all ways through each puzzle."""

import pytest

from game.challenges.puzzles import Puzzle
from game.tools.puzzles import explored
from tests.challenges.test_deals import mistype
from tests.challenges.test_puzzles import PUZZLES


def test_a_code_however_mistyped_is_refused_or_the_code_that_stands_there() -> None:
    mistype(5000)


@pytest.mark.parametrize("puzzle", PUZZLES, ids=lambda puzzle: puzzle.key)
def test_most_first_tries_miss_and_no_more_is_possible(puzzle: Puzzle) -> None:
    found = explored(puzzle)[2]
    reached = [way.reached[puzzle.measure] for way in found]
    assert max(reached) == puzzle.least
    solving = {way.moves[0] for way in found if way.reached[puzzle.measure] == puzzle.least}
    assert len(solving) <= len({way.moves[0] for way in found}) / 4
