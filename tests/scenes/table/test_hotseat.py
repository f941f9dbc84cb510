"""Several people at one computer: the curtain falls between them and rises only for the one it names."""

from functools import partial
from pathlib import Path

import pygame
import pytest

from game.session.session import Session
from tests.scenes.driver import PEOPLE, Driver, NewGame, asking, begun, driving, new_session
from tests.scenes.table.test_private_mask import at_fan, placing


def at_first_curtain(driver: Driver) -> None:
    driver.until_scene("CurtainScene")


def test_the_curtain_names_who_is_next_and_nobody_else(tmp_path: Path, new: NewGame) -> None:
    """The first of those who decide at once."""
    session = new("human", "human", "human")
    with driving(tmp_path, session) as driver:
        at_first_curtain(driver)
        seat = min(session.to_act())
        for i, name in enumerate(PEOPLE[:3]):
            assert any(name in text for text in driver.said) == (i == seat)


def test_nothing_under_the_curtain_can_be_reached(tmp_path: Path, new: NewGame) -> None:
    session = new("human", "human", "random")
    with driving(tmp_path, session, confirm_turn="off") as driver:
        at_first_curtain(driver)
        driver.run(1)
        wide, tall = driver.ui.surface.get_size()
        button, number = driver.node("raise").rect, session.number
        for x in range(10, wide, 60):
            for y in range(10, tall, 45):
                if not button.collidepoint(x, y):
                    driver.click_at((x, y))
        for letter in "12345678kghury":
            driver.letter(letter)
        driver.press(pygame.K_z, "z", pygame.KMOD_CTRL)
        assert session.number == number
        assert driver.table.picker is None


@pytest.mark.parametrize("seconds", [0.0, 0.1, 0.3])
def test_the_second_click_of_a_double_click_neither_raises_the_next_curtain_nor_plays(
    tmp_path: Path, seconds: float
) -> None:
    """A press as the curtain falls belongs to the person before."""
    with driving(tmp_path, new_session("human", "human"), confirm_turn="off") as driver:
        at_first_curtain(driver)
        driver.turn(seconds=seconds)
        driver.click("raise")
        assert driver.name == "CurtainScene"


# ---------------------------------------------------------------------- a curtain, or a mask
covers = pytest.mark.parametrize("is_quick", [False, True], ids=["curtain", "mask"])


def at_cover(driver: Driver, is_quick: bool) -> None:
    """Lets time pass until the hand of whoever is next is covered."""
    at_fan(driver) if is_quick else at_first_curtain(driver)


def two(is_quick: bool) -> Session:
    """Returns a game of two people in which the hand of whoever is next is covered."""
    quick = partial(new_session, box="ys", favour=True, quick=True)
    return placing(quick, "human", "human", "random") if is_quick else new_session("human", "human")


@covers
def test_a_held_enter_lifts_nothing(tmp_path: Path, is_quick: bool) -> None:
    with driving(tmp_path, two(is_quick)) as driver:
        for _ in range(60):
            driver.turn(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_RETURN, unicode="", mod=0), seconds=0.06)
        assert driver.table.board.viewer is None
        at_cover(driver, is_quick)
        driver.turn(pygame.event.Event(pygame.KEYUP, key=pygame.K_RETURN, mod=0))
        driver.run(0.5)
        driver.press(pygame.K_RETURN)
        driver.until(lambda: driver.is_asked, "asked")


@covers
def test_a_click_that_lands_while_it_is_lifted_decides_nothing(tmp_path: Path, is_quick: bool) -> None:
    """Where the button was, a card or a button may lie: no click of a series plays or opens it."""
    with driving(tmp_path, two(is_quick), confirm_turn="off", automatic_choices=False) as driver:
        at_cover(driver, is_quick)
        driver.run(1)
        number, spot = driver.table.session.number, driver.spot("unmask" if is_quick else "raise")
        driver.click_at(spot)
        driver.turn()
        for _ in range(5):
            driver.click_again(spot)
            driver.run(0.2)
        assert (driver.table.session.number, driver.name) == (number, "TableScene")
        assert driver.table.picker is None or not driver.table.picker.touched


@covers
def test_escape_pauses_and_comes_back_to_it(tmp_path: Path, is_quick: bool) -> None:
    with driving(tmp_path, two(is_quick)) as driver:
        at_cover(driver, is_quick)
        driver.press(pygame.K_ESCAPE)
        assert driver.name == "PauseScene"
        driver.run(0.2)
        driver.press(pygame.K_ESCAPE)
        at_cover(driver, is_quick)


def test_what_the_player_before_did_stays_marked_behind_the_curtain(tmp_path: Path) -> None:
    session = begun(new_session("human", "human"), 3)
    with asking(tmp_path, session) as driver:
        assert driver.table.board.recent
