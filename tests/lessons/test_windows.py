"""In every window the bubble hides neither what it speaks of nor what must be touched, and no text of it is cut."""

from pathlib import Path

import pytest

from game.lessons.lesson import Lesson
from game.scenes.lesson.scene import LessonScene
from tests.lessons.lessons import LESSONS, QUICK, name_of, walk
from tests.scenes.driver import Driver

_LEAST, _CROWDED = 0.005, 0.12
"""Which share of a lit place may be hidden: hardly anything, more where letters are twice as large."""
_LARGE, _OF_LARGE = 0.35, 0.12
"""What takes such a share of the window, as a board does, leaves hardly any room beside it."""


def walked(home: Path, lesson: Lesson, language: str, size: tuple[int, int], scale: int) -> None:
    """Goes through a lesson and looks at every bubble."""
    driver = Driver(home, size, language=language, scale=scale)

    def look(scene: LessonScene) -> None:
        bubble, step = driver.node("bubble").rect, scene.run.step
        assert driver.ui.surface.get_rect().contains(bubble), driver.stuck("the bubble leaves the window")
        inside = [mark for mark in driver.ui.canvas.audit or () if mark.rect.colliderect(bubble)]
        assert not [mark.text for mark in inside[-20:] if mark.is_cut and not mark.is_disabled], driver.stuck("cut")
        if step is None:
            return
        places = [node.visible for name in step.point if (node := driver.ui.find(name))]
        is_folded = scale > 100 and len(places) < len(step.point)
        assert len(places) == len(step.point) or is_folded, driver.stuck(f"not on the table: {step.point}")
        for name, place in zip(step.point, places, strict=False):
            hidden = bubble.clip(place)
            share = hidden.w * hidden.h / max(1, place.w * place.h)
            is_large = place.w * place.h > _LARGE * size[0] * size[1]
            most = _CROWDED if scale > 100 else _OF_LARGE if is_large else _LEAST
            assert share <= most, driver.stuck(f"{name} is hidden")
        for name in ("lesson_back", "lesson_skip", "lesson_next"):
            assert bubble.contains(driver.node(name).rect)

    walk(driver, lesson, look)
    driver.close()


@pytest.mark.parametrize("lesson", [lesson for lesson in LESSONS if name_of(lesson) in QUICK], ids=name_of)
def test_a_lesson_of_each_box_fits_the_smallest_window(tmp_path: Path, lesson: Lesson) -> None:
    walked(tmp_path, lesson, "hu", (1024, 600), 100)
