"""Whole games are played, names and codes typed by one switch or two."""

from pathlib import Path

import pygame
import pytest

from game.tools.hands.switcher import Switcher
from tests.scenes.driver import Driver, driving, new_session, play
from tests.widgets import test_scanning as scanning
from tests.widgets.test_scanning import down, type_a_name, typed, up

driver = scanning.driver


class Switches:
    """Acts by two switches alone."""

    def use(self, driver: Driver, name: str) -> None:
        """Steps to a node and chooses it."""
        driver.act(Switcher().use(driver, name))

    def play(self, driver: Driver, move: object) -> None:
        """Chooses the items of a move, then the button."""
        driver.act(Switcher().play(driver, move))


@pytest.mark.parametrize("mode", ["single", "pair"])
@pytest.mark.parametrize("box", ["alhambra_cards", "alhambra", "maharaja", "ys"])
def test_a_whole_game_is_played_by_switches(tmp_path: Path, box: str, mode: str) -> None:
    with driving(tmp_path, new_session("human", "easy", box=box), scanning=mode, scan_pace=1000) as driver:
        assert play(driver, Switches())["ResultScene"] == 1


def test_a_name_is_typed_by_a_single_switch(driver: Driver) -> None:
    type_a_name(driver, "single")


def test_a_code_is_typed_by_switches_and_letters_do_not_outlive_the_screen(driver: Driver) -> None:
    driver.services.navigation.start(driver.services.routes.challenges)
    driver.run(0.2)
    driver.act(Switcher().use(driver, "leaf:code"))
    driver.run(0.2)
    assert typed(driver, "code_field", "k u p 7").upper() == "KUP7"
    driver.turn(down(pygame.K_ESCAPE), up(pygame.K_ESCAPE))
    driver.turn()
    assert driver.ui.scan.typing == ""
