"""Every lesson is played to its end without a screen: the right way, and with one try in vain at each step."""

import json
from typing import cast

import pytest

from game.boxes.maharaja.rules.moves import EndTurn, Travel
from game.core.rules import Seat
from game.lessons.lesson import Lesson
from game.lessons.run import LessonRun
from game.tools import lessons as tool
from game.tools.lessons import check
from tests.breadth import wide
from tests.languages import shipped_languages
from tests.lessons.lessons import LESSONS, SCHOOLS, name_of

DAILY = [lesson for lesson in LESSONS if name_of(lesson) in ("alhambra_cards-start", "alhambra_cards-exact")]
"""Moves, and a question."""


@pytest.fixture(params=wide(DAILY, LESSONS), ids=name_of)
def lesson(request: pytest.FixtureRequest) -> Lesson:
    return cast(Lesson, request.param)


@pytest.mark.parametrize("language", wide(["en"], shipped_languages()))
@pytest.mark.parametrize("box", SCHOOLS)
def test_nothing_is_wrong_with_the_lessons_of_a_box(box: str, language: str) -> None:
    measures, problems = check(box, language)
    assert problems == []
    assert sum(measure.minutes for measure in measures if measure.basic) <= 10


def test_each_can_be_played_with_one_try_in_vain_at_each_step(lesson: Lesson) -> None:
    run = LessonRun(lesson)
    slips = 0
    while not run.is_done:
        run.others_play()
        at, step = run.at, run.step
        assert step is not None
        if step.ask:
            wrong = next(answer for answer in run.answers() if answer != run.right)
            assert not run.answer(wrong) and not run.is_answered and run.at == at
            slips += 1
        elif step.allow:
            other = next((move for move in run.session.legal(run.seat) if not run.wants(move)), None)
            said = run.wrong(other)
            assert said in {"", *(wrong.say for wrong in step.wrong)}
            slips += 1
        run.solve()
        assert run.at == at + 1
    assert run.tries == slips


@pytest.mark.parametrize("name", ["plan", "journey"])
def test_whoever_ends_a_turn_with_half_of_the_plan_undone_is_reminded_once(name: str) -> None:
    run = LessonRun(next(each for each in LESSONS if name_of(each) == f"maharaja-{name}"))
    while run.step and run.step.free is None:
        run.others_play()
        run.solve()
    run.others_play()
    ends, at = EndTurn(), run.at
    assert ends in run.session.legal(run.seat) and not run.wants(ends)
    assert run.wrong(ends).endswith("_half")
    assert run.wants(ends), "whoever means it may leave it"
    run.session.submit(run.seat, ends, run.session.number)
    run.follow()
    assert run.at == at + 1


def test_whoever_has_carried_the_plan_out_ends_the_turn_at_once() -> None:
    run = LessonRun(next(each for each in LESSONS if name_of(each) == "maharaja-plan"))
    while run.step and run.step.free is None:
        run.others_play()
        run.solve()
    run.others_play()
    while due := [move for move in run.session.legal(run.seat) if not isinstance(move, EndTurn | Travel)]:
        run.session.submit(run.seat, due[0], run.session.number)
    assert run.wants(EndTurn()) and not run.tries


def test_whoever_begins_anew_plays_the_same_lesson(lesson: Lesson) -> None:
    """The luck and the others' moves are those of the lesson."""
    run = LessonRun(lesson)
    first = _played(run)
    run.again()
    assert run.at == 0 and run.tries == 0
    assert _played(run) == first


def _played(run: LessonRun) -> object:
    while not run.is_done:
        run.others_play()
        run.solve()
    return run.session.record().entries


def test_going_back_stands_where_the_step_before_stood(lesson: Lesson) -> None:
    run = LessonRun(lesson)
    stood = []
    while not run.is_done:
        run.others_play()
        stood.append((run.at, run.view))
        run.solve()
    for expected in reversed(stood):
        run.back()
        assert (run.at, run.view) == expected
    assert not run.can_go_back


def test_a_lesson_reads_nothing_that_its_reader_cannot_know(lesson: Lesson) -> None:
    """Facts are handed the reader's view; the others are computer players, so no curtain is needed."""
    run = LessonRun(lesson)
    assert [seat for seat, player in enumerate(run.session.players) if player.is_human] == [lesson.seat]
    assert run.view == run.session.view(Seat(lesson.seat))


def test_the_tool_says_how_long_lessons_take_and_what_is_wrong(capsys: pytest.CaptureFixture[str]) -> None:
    assert tool.run([SCHOOLS[0], "--check", "--json", "--lang", "pl"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert told["problems"] == [] and [*told["boxes"]] == [SCHOOLS[0]]
    first = told["boxes"][SCHOOLS[0]][0]
    assert first["bubbles_before_first_action"] <= 3 and first["first_action_s"] <= 20
