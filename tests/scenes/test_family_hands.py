"""What a family sees of itself, used by keys and a controller alone."""

from pathlib import Path

import pygame
import pytest

from game.tools.hands.hand import Steerer, pushed
from tests.scenes.driver import Driver


def test_a_controller_types_a_name_and_somebody_moves_in(tmp_path: Path) -> None:
    driver, pad = Driver(tmp_path, size=(1024, 600)), Steerer(pushed)
    driver.services.navigation.start(driver.services.routes.menu)
    driver.open(driver.services.routes.people, [], [], lambda person: None)
    driver.act(pad.use(driver, "name"))
    driver.turn()
    for key in ("z", "a", "b", "back"):
        driver.act(pad.use(driver, f"letters:{key}"))
        driver.turn()
    ways = driver.ways()
    assert "letters:0" in ways and not {"take", "back"} & ways.keys(), "what lies under the letters is left alone"
    driver.act(pad.press(driver, pygame.K_ESCAPE))
    driver.turn()
    assert (driver.name, driver.ui.focus, driver.ui.find("letters:a")) == ("PeopleScene", "name", None)
    driver.act(pad.use(driver, "name"))
    driver.turn()
    driver.act(pad.use(driver, "letters:done"))
    driver.turn()
    driver.act(pad.use(driver, "take"))
    assert [person.name for person in driver.services.people.all()] == ["Za"]
    driver.close()


def test_letters_go_as_soon_as_another_hand_is_used(tmp_path: Path) -> None:
    driver, pad = Driver(tmp_path), Steerer(pushed)
    driver.start(driver.services.routes.people, [], [], lambda person: None)
    driver.act(pad.use(driver, "name"))
    driver.turn()
    assert driver.ui.find("letters:a")
    driver.press(pygame.K_LSHIFT)
    driver.run(0.1)
    assert (driver.ui.find("letters:a"), driver.ui.focus) == (None, "name")
    driver.turn(pygame.Event(pygame.TEXTINPUT, text="Ö"))
    assert driver.node("name").value == "Ö"
    driver.close()


# ---------------------------------------------------------------------- leaving
@pytest.mark.parametrize("hand", [Steerer(), Steerer(pushed)], ids=["keys", "controller"])
def test_escape_leads_out_of_every_screen(driver: Driver, hand: Steerer) -> None:
    routes = driver.services.routes
    for route in (routes.wall, routes.evening, routes.challenges):
        driver.services.navigation.start(routes.menu)
        driver.open(route)
        assert driver.name != "MenuScene"
        driver.act(hand.press(driver, pygame.K_ESCAPE))
        driver.turn()
        assert driver.name == "MenuScene"
