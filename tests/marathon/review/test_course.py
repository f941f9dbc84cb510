"""The course of every kind of game."""

from pathlib import Path

import pytest

from game.ai.weighing import weigh
from game.review.moments import moments
from game.review.walk import walked
from game.saves.reading import parse
from game.session.session import Session


@pytest.mark.parametrize("file", sorted((Path(__file__).parents[2] / "golden").glob("*/*.kupola")))
def test_every_kind_of_game_adds_up(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("game.ai.judging.weigh", weigh)
    monkeypatch.setattr("game.ai.judging._WORLDS", 16)
    session, _ = Session.resume(parse(file.read_bytes()))
    if not session.is_over or session.box == "template":
        return  # it has no review: it goes on, or its box is on no shelf
    course = walked(session)
    for seat in course.seats:
        account = course.account(seat)
        assert account.start + account.luck + account.others + account.decisions == pytest.approx(account.lead)
        assert account.lead == course.end(seat)
        moments(course, seat)
