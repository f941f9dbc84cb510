"""Slow keys: nothing is pressed by a brush, and nothing hangs on how long a key is held."""

from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from tests.scenes.driver import Driver


@pytest.fixture
def driver(tmp_path: Path) -> Iterator[Driver]:
    driver = Driver(tmp_path, (1280, 720), slow_keys=600)
    driver.start(driver.services.routes.menu)
    yield driver
    driver.close()


def down(key: int, letter: str = "") -> list[pygame.Event]:
    pressed = [pygame.Event(pygame.KEYDOWN, key=key, mod=0, unicode=letter)]
    return [*pressed, pygame.Event(pygame.TEXTINPUT, text=letter)] if letter else pressed


def up(key: int) -> pygame.Event:
    return pygame.Event(pygame.KEYUP, key=key, mod=0)


def hold(driver: Driver, key: int, seconds: float, letter: str = "") -> None:
    """Holds a key as a keyboard tells it that repeats it ten times a second."""
    for _ in range(round(seconds * 10)):
        driver.turn(*down(key, letter), seconds=0.1)
    driver.turn(up(key), seconds=0.01)


def test_a_key_counts_when_it_was_held_and_only_once(driver: Driver) -> None:
    hold(driver, pygame.K_TAB, 0.4)
    assert driver.ui.focus_shown is None
    hold(driver, pygame.K_TAB, 0.8)
    first = driver.ui.focus
    assert first is not None
    hold(driver, pygame.K_TAB, 0.8)
    second = driver.ui.focus
    while driver.ui.focus != first:
        hold(driver, pygame.K_TAB, 0.8)
    hold(driver, pygame.K_TAB, 3)
    assert driver.ui.focus == second, "held for long, it is still one step"


def test_a_brush_by_another_key_begins_anew(driver: Driver) -> None:
    driver.turn(*down(pygame.K_TAB), seconds=0.5)
    driver.turn(*down(pygame.K_DOWN), seconds=0.01)
    driver.turn(up(pygame.K_DOWN), seconds=0.5)
    driver.turn(up(pygame.K_TAB), seconds=0.01)
    assert driver.ui.focus_shown is None


def test_shift_need_not_be_held_by_itself_and_lets_another_key_go_on(driver: Driver) -> None:
    driver.turn(*down(pygame.K_TAB), seconds=0.0)
    driver.turn(*down(pygame.K_LSHIFT), seconds=0.5)
    driver.turn(seconds=0.2)
    assert driver.ui.focus_shown is not None


@pytest.mark.painted
def test_how_long_is_seen_on_what_the_key_would_press(driver: Driver) -> None:
    driver.turn()
    before = driver.pixels()
    driver.turn(*down(pygame.K_TAB), seconds=0.0)
    driver.turn(seconds=0.3)
    half = driver.pixels()
    driver.turn(seconds=0.2)
    assert len({before, half, driver.pixels()}) == 3
    driver.turn(up(pygame.K_TAB))
    assert driver.pixels() == before


def test_a_letter_is_typed_once(driver: Driver) -> None:
    driver.start(driver.services.routes.people, (), (), lambda person: None)
    field = next((node for node in driver.ui.nodes if node.edit), None)
    if field is None:
        driver.click("new")
        field = next(node for node in driver.ui.nodes if node.edit)
    driver.click(field.id)
    hold(driver, pygame.K_a, 0.4, "a")
    hold(driver, pygame.K_b, 2, "b")
    node = driver.ui.field
    assert node is not None
    assert node.value == "b"


def test_a_button_of_a_controller_is_a_key_too(driver: Driver) -> None:
    def pad(kind: int) -> pygame.Event:
        return pygame.Event(kind, instance_id=0, button=pygame.CONTROLLER_BUTTON_RIGHTSHOULDER)

    driver.turn(pad(pygame.CONTROLLERBUTTONDOWN), seconds=0.3)
    driver.turn(pad(pygame.CONTROLLERBUTTONUP))
    assert driver.ui.focus_shown is None
    driver.turn(pad(pygame.CONTROLLERBUTTONDOWN), seconds=0.01)
    for _ in range(30):
        driver.turn(seconds=0.1)
    driver.turn(pad(pygame.CONTROLLERBUTTONUP))
    assert driver.ui.focus_shown is not None


def test_another_window_in_use_lets_all_keys_go(driver: Driver) -> None:
    driver.turn(*down(pygame.K_TAB), seconds=0.1)
    driver.turn(pygame.Event(pygame.WINDOWFOCUSLOST))
    driver.run(1)
    assert driver.ui.focus_shown is None
    hold(driver, pygame.K_TAB, 0.8)
    assert driver.ui.focus_shown is not None
