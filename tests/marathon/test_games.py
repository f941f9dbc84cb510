"""Kept games and puzzles, each followed to its last branch: what a review reckons adds up, and no more is possible."""

from pathlib import Path

import pytest

from game.ai.weighing import weigh
from game.challenges.puzzles import Puzzle
from game.review.moments import moments
from game.review.walk import walked
from game.saves.parsing import parse
from game.session.session import Session
from game.tools.puzzles import explored
from tests.challenges.test_puzzles import PUZZLES


@pytest.mark.parametrize("file", sorted((Path(__file__).parents[1] / "golden").glob("*/*.kupola")))
def test_every_kind_of_game_adds_up(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("game.ai.judging.weigh", weigh)
    monkeypatch.setattr("game.ai.judging.WORLDS", 16)
    session, _ = Session.resume(parse(file.read_bytes()))
    if not session.is_over or session.box == "template":
        return  # it has no review: it goes on, or its box is on no shelf
    course = walked(session)
    for seat in course.seats:
        account = course.account(seat)
        assert account.start + account.luck + account.others + account.decisions == pytest.approx(account.lead)
        assert account.lead == course.end(seat)
        moments(course, seat)


@pytest.mark.parametrize("puzzle", PUZZLES, ids=lambda puzzle: puzzle.key)
def test_most_first_tries_miss_and_no_more_is_possible(puzzle: Puzzle) -> None:
    found = explored(puzzle)[2]
    reached = [way.reached[puzzle.measure] for way in found]
    assert max(reached) == puzzle.least
    solving = {way.moves[0] for way in found if way.reached[puzzle.measure] == puzzle.least}
    assert len(solving) <= len({way.moves[0] for way in found}) / 4
