"""Whole games by single clicks alone."""

from pathlib import Path

import pygame
import pytest

from game.ai.worker import BotWorker
from tests.scenes.driver import Hands, Mouse, begun, driving, new_session, play


@pytest.mark.marathon
def test_one_person_plays_a_whole_game_by_clicks(tmp_path: Path) -> None:
    with driving(tmp_path, new_session("human", "random", "easy"), confirm_turn="always") as driver:
        met = play(driver, Mouse())
    assert met["SequenceScene"] >= 3


@pytest.mark.parametrize(
    ("kinds", "options", "language", "size"),
    [
        pytest.param(("human", "human", "random"), {}, "pl", (1280, 720), marks=pytest.mark.marathon),
        pytest.param(("human", "human"), {}, "hu", (1024, 768), marks=pytest.mark.marathon),
        pytest.param(("human",) * 3, {"open_hands": True}, "hu", (1024, 600), marks=pytest.mark.marathon),
        pytest.param(("human",) * 6, {}, "en", (1024, 600), marks=pytest.mark.marathon),
    ],
)
def test_every_company_plays_by_clicks(
    tmp_path: Path, kinds: tuple[str, ...], options: Hands, language: str, size: tuple[int, int]
) -> None:
    with driving(tmp_path, begun(new_session(*kinds, **options), 40), language=language, size=size) as driver:
        met = play(driver, Mouse(), seed=4)
    assert ("CurtainScene" in met) == (not options)


def test_computer_players_think_in_a_process_of_their_own(tmp_path: Path) -> None:
    """The window goes on being drawn while they do, and the whole game is played."""
    session = new_session("random", "random", "random")
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
