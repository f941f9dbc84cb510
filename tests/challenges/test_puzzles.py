"""Puzzles: each can be solved, few first moves lead there, and the rules alone decide."""

import io

import pygame
import pytest

from game.boxes import NAMES
from game.challenges.puzzles import Attempt, Puzzle, picture, puzzles
from game.core import box as shelf
from game.session.session import Refused
from game.tools.puzzle_pictures import SIZE

BOXES = [name for name in NAMES if shelf.challenges(name)]
PUZZLES = [puzzle for box in BOXES for puzzle in puzzles(box)]
SIX = 6


def solved(puzzle: Puzzle) -> Attempt:
    attempt = Attempt(puzzle)
    for move in puzzle.solution:
        assert not attempt.is_solved and attempt.due == move
        attempt.play(move)
    return attempt


def test_each_box_has_six_puzzles_with_their_solutions() -> None:
    assert {box: len(puzzles(box)) for box in BOXES} == dict.fromkeys(BOXES, SIX)
    assert all(puzzle.told is not None and puzzle.solution for puzzle in PUZZLES)


@pytest.mark.painted
def test_each_puzzle_ships_with_a_picture_of_its_own() -> None:
    drawn = [pygame.image.load(io.BytesIO(picture(puzzle))) for puzzle in PUZZLES]
    assert {each.get_size() for each in drawn} == {SIZE}
    assert len({pygame.image.tobytes(each, "RGB") for each in drawn}) == len(PUZZLES)


@pytest.mark.parametrize("box", BOXES)
def test_each_box_has_some_to_sit_over(box: str) -> None:
    hard = [puzzle for puzzle in puzzles(box) if puzzle.stars > 1]
    assert len(hard) >= 2 and max(puzzle.stars for puzzle in hard) == (2 if box == "ys" else 3)  # two brokers a turn
    assert all(len(puzzle.solution) > 1 for puzzle in hard)


@pytest.mark.parametrize("puzzle", PUZZLES, ids=lambda puzzle: puzzle.key)
def test_its_solution_solves_it(puzzle: Puzzle) -> None:
    attempt = solved(puzzle)
    assert attempt.is_over and attempt.is_solved and attempt.reached >= puzzle.least


def test_the_first_move_that_comes_does_not(capsys: pytest.CaptureFixture[str]) -> None:
    for puzzle in PUZZLES:
        attempt = Attempt(puzzle)
        assert not attempt.is_over and attempt.reached < puzzle.least, puzzle.key


def test_a_try_that_is_over_takes_no_further_move_of_its_solver() -> None:
    attempt = solved(PUZZLES[0])
    with pytest.raises(Refused):
        attempt.play(attempt.session.legal(attempt.puzzle.seat) or None)


def test_a_solution_goes_on_for_nobody_who_took_another_way() -> None:
    attempt = Attempt(PUZZLES[0])
    assert attempt.due == PUZZLES[0].solution[0]
    attempt.play(next(move for move in attempt.session.legal(attempt.puzzle.seat) if move != attempt.due))
    assert attempt.due is None
