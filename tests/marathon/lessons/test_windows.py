"""Every lesson in every window and language."""

from pathlib import Path

import pytest

from game.lessons.lesson import Lesson
from tests.languages import shipped_languages
from tests.lessons.lessons import LESSONS, name_of
from tests.lessons.test_windows import walked

WINDOWS = [((1024, 600), 100), ((1024, 600), 200), ((1280, 720), 100), ((1920, 1080), 100)]


@pytest.mark.parametrize("language", shipped_languages())
@pytest.mark.parametrize(("size", "scale"), WINDOWS, ids=str)
@pytest.mark.parametrize("lesson", LESSONS, ids=name_of)
def test_each_lesson_fits_each_window(
    tmp_path: Path, lesson: Lesson, language: str, size: tuple[int, int], scale: int
) -> None:
    walked(tmp_path, lesson, language, size, scale)
