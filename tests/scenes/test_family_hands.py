"""What a family sees of itself, steered to by keys alone; a controller is read as keys."""

from pathlib import Path

import pygame
import pytest

from game.tools.family_pictures import family_pictures
from game.widgets.node import Role
from tests.scenes.driver import Driver


@pytest.mark.marathon
def test_keys_reach_everything_in_every_screen(tmp_path: Path) -> None:
    driver, seen = Driver(tmp_path, size=(1024, 600)), set[str]()
    for name in family_pictures(driver.program, is_brief=True):
        driver.turn()
        if name.startswith("puzzle"):
            continue  # a table, whose keys are tried elsewhere
        seen.add(driver.name)
        pressed = {node.id for node in driver.ui.nodes if node.act and node.is_enabled and node.role is not Role.TEXT}
        assert pressed <= driver.ways().keys(), name
    scenes = {"People", "Wall", "PastCup", "EveningPlan", "Cup", "Challenges", "Result"}
    assert seen == {f"{name}Scene" for name in scenes}
    driver.close()


def test_escape_leads_out_of_every_screen(tmp_path: Path) -> None:
    driver = Driver(tmp_path)
    routes = driver.services.routes
    for route in (routes.wall, routes.evening, routes.challenges):
        driver.services.start(routes.menu)
        driver.services.open(route)
        driver.turn()
        assert driver.name != "MenuScene"
        driver.press(pygame.K_ESCAPE)
        driver.turn()
        assert driver.name == "MenuScene"
    driver.close()
