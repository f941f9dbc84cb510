"""Every lesson, in every window and language, and every lesson's texts in every language."""

from pathlib import Path
from typing import cast

import pytest

from game.lessons.lesson import Lesson
from tests.languages import shipped_languages
from tests.lessons.lessons import LESSONS, SCHOOLS, name_of
from tests.lessons.test_lessons import (  # noqa: F401  asked here of all other lessons
    DAILY,
    check_school,
    test_a_lesson_reads_nothing_that_its_reader_cannot_know,
    test_each_can_be_played_with_one_try_in_vain_at_each_step,
    test_going_back_stands_where_the_step_before_stood,
    test_whoever_begins_anew_plays_the_same_lesson,
)
from tests.lessons.test_scene import walked


@pytest.fixture(params=[lesson for lesson in LESSONS if lesson not in DAILY], ids=name_of)
def lesson(request: pytest.FixtureRequest) -> Lesson:
    return cast(Lesson, request.param)


@pytest.mark.parametrize("language", [each for each in shipped_languages() if each != "en"])
@pytest.mark.parametrize("box", SCHOOLS)
def test_nothing_is_wrong_with_the_lessons_of_a_box(box: str, language: str) -> None:
    check_school(box, language)


WINDOWS = [((1024, 600), 100), ((1024, 600), 200), ((1280, 720), 100), ((1920, 1080), 100)]


@pytest.mark.parametrize("language", shipped_languages())
@pytest.mark.parametrize(("size", "scale"), WINDOWS, ids=str)
@pytest.mark.parametrize("lesson", LESSONS, ids=name_of)
def test_each_lesson_fits_each_window(
    tmp_path: Path, lesson: Lesson, language: str, size: tuple[int, int], scale: int
) -> None:
    walked(tmp_path, lesson, language, size, scale)
