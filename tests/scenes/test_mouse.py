"""Whole games by single clicks alone."""

from pathlib import Path

import pygame

from game.ai.worker import BotWorker
from tests.scenes.driver import driving, late, new_session


def test_computer_players_think_in_a_process_of_their_own(tmp_path: Path) -> None:
    """The window goes on being drawn while they do, and the game is played to its end."""
    session = late(lambda: new_session("random", "random", "random"), 16)
    with driving(tmp_path, session, bots=BotWorker()) as driver:
        for _ in range(60_000):
            if driver.name == "ResultScene":
                break
            if driver.name == "SequenceScene" and not driver.scene.needs_ticks and driver.ui.find("skip"):
                driver.click("skip")
            if driver.scene.waits_for_other:
                pygame.time.wait(1)
            driver.turn()
        assert driver.name == "ResultScene", driver.stuck("no result")
    assert session.is_over


def test_a_click_beside_everything_skips_a_movement(tmp_path: Path) -> None:
    with driving(tmp_path, new_session("human", "random", "random"), speed="slow") as driver:
        driver.until(lambda: driver.table.board.stage.is_playing, "moves")
        driver.run(0.1)
        corner = (driver.ui.surface.get_width() - 2, driver.ui.surface.get_height() - 2)
        number = driver.table.board.number
        driver.click_at(corner)
        driver.turn()
        assert not driver.table.board.stage.is_playing or driver.table.board.number != number


def test_the_step_mode_has_a_button(tmp_path: Path) -> None:
    with driving(tmp_path, new_session("random", "random"), step_mode=True) as driver:
        for number in range(3):
            driver.run(3)
            assert driver.table.session.number == number
            driver.click("step")
            driver.until_past(number)
