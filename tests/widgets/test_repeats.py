"""A key that is held goes on; one that was pressed for a moment does not, however slow the computer is."""

from pathlib import Path

import pygame

from tests.scenes.driver import Driver, driving, new_session

DOWN = pygame.Event(pygame.KEYDOWN, key=pygame.K_TAB, mod=0, unicode="")
UP = pygame.Event(pygame.KEYUP, key=pygame.K_TAB, mod=0)


def stops(driver: Driver, *rounds: list[pygame.Event]) -> list[str | None]:
    found = []
    for events in rounds:
        driver.turn(*events)
        found.append(driver.ui.focus)
    return found


def test_a_press_that_goes_up_while_a_picture_is_drawn_leads_one_step(tmp_path: Path) -> None:
    """The clock that repeats keys goes on meanwhile, and what it made up comes before the key goes up."""
    with driving(tmp_path, new_session("human", "easy")) as driver:
        driver.until(lambda: driver.is_asked, "asked")
        pressed, after = stops(driver, [DOWN], [DOWN, DOWN, DOWN, UP])
        assert pressed is not None
        assert after == pressed
        assert stops(driver, [DOWN]) != [after], "the next press counts"


def test_a_key_that_is_held_goes_on_by_one_step_a_picture(tmp_path: Path) -> None:
    with driving(tmp_path, new_session("human", "easy")) as driver:
        driver.until(lambda: driver.is_asked, "asked")
        one_by_one = stops(driver, *[[DOWN, UP]] * 3)
        driver.ui.focus = None
        assert stops(driver, [DOWN], [DOWN, DOWN, DOWN], [DOWN, DOWN], [UP]) == [*one_by_one, one_by_one[-1]]
