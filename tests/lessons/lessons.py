"""All lessons of all boxes, for tests, and a hand that plays one in the window."""

from collections.abc import Callable

import pygame

from game.boxes import NAMES
from game.lessons.lesson import Lesson
from game.lessons.parsing import has_school, school
from game.scenes.lesson.scene import LessonScene
from tests.scenes.driver import Driver

SCHOOLS = [name for name in NAMES if has_school(name)]
LESSONS = [lesson for name in SCHOOLS for lesson in school(name).lessons]
FIRST = [school(name).lessons[0] for name in SCHOOLS]
QUICK = ("alhambra_cards-own_turn", "alhambra-own_turn", "maharaja-track", "ys-cards")
"""One basic lesson of each box in which little moves."""


def name_of(lesson: Lesson) -> str:
    return f"{lesson.box}-{lesson.id}"


def begin(driver: Driver, lesson: Lesson) -> LessonScene:
    """Opens a lesson from the school of its box, told as far as its first step."""
    services = driver.services
    services.navigation.start(services.routes.school, lesson.box)
    services.navigation.open(services.routes.lesson, lesson.box, lesson.id)
    return told(driver)


def told(driver: Driver) -> LessonScene:
    """Lets time pass until the host speaks; scorings on the way are skipped."""
    while True:
        driver.until(lambda: driver.name == "SequenceScene" or _is_told(driver), "told")
        if driver.name != "SequenceScene":
            scene = driver.scene
            assert isinstance(scene, LessonScene)
            return scene
        driver.run(0.5)
        driver.scene.skip()
        driver.turn()


def _is_told(driver: Driver) -> bool:
    scene = driver.scene
    return isinstance(scene, LessonScene) and scene.is_told and not scene.needs_ticks and not driver.ui.is_stale


def walk(driver: Driver, lesson: Lesson, look: Callable[[LessonScene], None]) -> None:
    """Goes through a lesson by keys and clicks to its end, looking at every bubble."""
    scene = begin(driver, lesson)
    for _ in range(3 * len(lesson.steps) + 3):
        look(scene)
        step = scene.run.step
        if step is None:
            return
        if step.ask and not scene.run.is_answered:
            driver.click(f"answer:{scene.run.answers().index(scene.run.right) + 1}")
        elif step.is_action:
            driver.click("lesson_skip")
        else:
            driver.press(pygame.K_RETURN)
        scene = told(driver)
    raise AssertionError(driver.stuck("the lesson does not end"))
