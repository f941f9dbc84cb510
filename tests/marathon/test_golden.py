"""What every kept game tells when it is over: its points, its great moments, its course."""

from pathlib import Path

import pytest

from game.ai.weighing import weigh
from game.review.moments import moments
from game.review.walk import walked
from game.saves.reading import parse
from game.session.session import Session
from tests.golden import test_ending as ending
from tests.golden.kept import finished
from tests.golden.test_golden import ENDS

every_game = pytest.mark.parametrize("name", ENDS)


@every_game
def test_points_by_kind_add_up(name: str) -> None:
    ending.check_points(finished(name))


@pytest.mark.parametrize("name", ["alhambra/three-vizier", "maharaja/two", "ys/two"])
def test_great_moments_are_seen_alike_counted_and_true(name: str) -> None:
    ending.test_everybody_sees_the_same_great_moments_one_for_each_occasion(name)


@pytest.mark.parametrize("file", sorted((Path(__file__).parents[1] / "golden").glob("*/*.kupola")))
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
