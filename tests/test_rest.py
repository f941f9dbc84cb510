"""At rest: a program in which nothing moves sleeps, and wakes no more often than it must."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pygame
import pytest

from game import program
from game.sdl import await_event
from tests.scenes.driver import Driver, new_session

SECONDS = 10.0


class Clock:
    """Time that passes only while the program sleeps, and how often it did."""

    def __init__(self) -> None:
        self.now, self.naps = 100.0, 0

    def __call__(self) -> float:
        return self.now

    def sleep(self, seconds: float) -> None:
        self.now += seconds
        self.naps += 1


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    made = Clock()
    monkeypatch.setattr(program, "perf_counter", made)
    monkeypatch.setattr(program, "sleep", made.sleep)
    monkeypatch.setattr(program, "await_event", made.sleep)
    monkeypatch.setattr(pygame.display, "get_active", lambda: True)
    return made


@pytest.fixture
def driver(tmp_path: Path, clock: Clock) -> Iterator[Driver]:
    driver = Driver(tmp_path, speed="normal")
    yield driver
    driver.close()


def rounds(driver: Driver, clock: Clock, seconds: float = SECONDS) -> int:
    """Lets the loop go round for some seconds; returns how often it woke."""
    before, end = clock.naps, clock.now + seconds
    while clock.now < end:
        driver.program.turn(*driver.program.wait(driver.scene))
    return clock.naps - before


def menu(driver: Driver) -> None:
    driver.services.navigation.start(driver.services.routes.menu)


def lobby(driver: Driver) -> None:
    driver.services.navigation.start(driver.services.routes.lobby)


def table(driver: Driver) -> None:
    driver.services.navigation.start(driver.services.routes.table, new_session("human", "easy"))


def curtain(driver: Driver) -> None:
    driver.services.navigation.start(driver.services.routes.table, new_session("human", "human"))


@pytest.mark.parametrize("state", [menu, lobby, table, curtain])
def test_a_window_in_which_nothing_moves_wakes_twice_a_second(
    driver: Driver, clock: Clock, state: Callable[[Driver], None]
) -> None:
    state(driver)
    rounds(driver, clock)
    assert rounds(driver, clock) <= 2 * SECONDS + 1


def test_a_notice_that_waits_to_be_read_does_not_keep_the_window_awake(driver: Driver, clock: Clock) -> None:
    menu(driver)
    rounds(driver, clock)
    driver.services.notices.tell("ui.app.no_display")
    rounds(driver, clock, 1)
    assert rounds(driver, clock, 4) <= 45
    assert driver.services.notices.waiting
    rounds(driver, clock, 2)
    assert not driver.services.notices.waiting


@pytest.mark.parametrize("has_focus", [True, False])
def test_while_a_computer_player_thinks_the_loop_only_asks_now_and_then(
    driver: Driver, clock: Clock, monkeypatch: pytest.MonkeyPatch, *, has_focus: bool
) -> None:
    menu(driver)
    rounds(driver, clock)
    monkeypatch.setattr(pygame.key, "get_focused", lambda: has_focus)
    monkeypatch.setattr(type(driver.scene), "waits_for_other", True)
    assert rounds(driver, clock) <= SECONDS * (41 if has_focus else 11)


def test_a_window_that_nobody_sees_moves_ten_times_a_second(
    driver: Driver, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    menu(driver)
    monkeypatch.setattr(type(driver.scene), "needs_ticks", True)
    assert 590 <= rounds(driver, clock) <= 610
    monkeypatch.setattr(pygame.display, "get_active", lambda: False)
    assert rounds(driver, clock) <= 101


def test_a_laptop_that_slept_for_hours_goes_on_where_it_was(driver: Driver, clock: Clock) -> None:
    """Hands, pads and notices have nothing to make up for."""
    menu(driver)
    rounds(driver, clock)
    driver.services.notices.tell("ui.app.no_display")
    driver.program.turn(*driver.program.wait(driver.scene))
    before, naps = driver.ui.now, clock.naps
    clock.now += 8 * 3600
    driver.program.turn(*driver.program.wait(driver.scene))
    assert driver.ui.now - before <= 0.5
    assert clock.naps == naps + 1
    assert driver.services.notices.waiting, "nobody could read it"


def test_waiting_ends_with_an_event_that_it_leaves_where_it_is(tmp_path: Path) -> None:
    Driver(tmp_path).close()
    pygame.event.get()
    assert not await_event(0.01)
    pygame.event.post(pygame.Event(pygame.USEREVENT))
    assert await_event(60)
    assert pygame.event.get(pygame.USEREVENT)
