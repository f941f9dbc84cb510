"""The table in every box, language and company: disturbed, played to the end, told and kept secret."""

from collections.abc import Callable
from pathlib import Path

import pytest

from game.boxes.ys.rules.steps import ASK, LOOK
from game.core.rules import Seat
from tests.scenes.driver import Driver, Mouse, NewGame, begun, driving, new_session, play, prune
from tests.scenes.table import test_unhurried as unhurried
from tests.scenes.table.test_table import storm
from tests.scenes.table.test_thinking import (  # noqa: F401
    refused,
    test_without_a_thinking_process_a_game_is_played_to_its_end_by_simple_moves,
)
from tests.scenes.table.test_unhurried import hinting, reading_rules, waiting, wondering


@pytest.mark.parametrize("ask", [waiting, wondering, hinting, reading_rules])
def test_a_person_may_take_any_time(tmp_path: Path, ask: Callable[[Driver], None]) -> None:
    unhurried.test_a_person_may_take_any_time(tmp_path, ask)


def test_a_walk_waits_to_be_led_on(tmp_path: Path) -> None:
    unhurried.test_what_comes_by_itself_waits_to_be_led_on(tmp_path, "SequenceScene")


@pytest.mark.parametrize(("seed", "kinds"), [(1, ("human", "human")), (2, ("human", "human", "random"))])
def test_random_clicks_and_keys_never_harm_a_game(tmp_path: Path, seed: int, kinds: tuple[str, ...]) -> None:
    storm(tmp_path, seed, kinds, 120)


@pytest.mark.parametrize("seed", [10, 11, 12, 13])
def test_a_long_storm_of_clicks_and_keys_never_harms_a_game(tmp_path: Path, seed: int) -> None:
    kinds = (("human",) * 6, ("human", "random"), ("human", "human", "easy"), ("human", "random", "human", "random"))
    storm(tmp_path, seed, kinds[seed % 4], 400)


def test_the_button_stops_the_questions_about_the_character_that_is_asked_for(tmp_path: Path, harbour: NewGame) -> None:
    session = harbour("human", "random", "random", seed=3)
    with driving(tmp_path, session) as driver:
        play(driver, Mouse(), mind=prune, stop=lambda: driver.is_asked and bool(driver.ui.find("never")))
        auto_pass = driver.table.board.table.auto_pass(driver.table.board.view, Seat(0))
        assert auto_pass is not None and driver.table.board.view.public.task in (ASK, LOOK)
        number = session.number
        driver.click("never")
        assert session.players[0].unasked == auto_pass.questions
        assert session.number > number


def test_two_people_and_a_computer_player_play_on_to_the_result(tmp_path: Path) -> None:
    session = begun(new_session("human", "human", "easy", box="ys", express=True, quick=True), 80)
    with driving(tmp_path, session, language="hu") as driver:
        met = play(driver, Mouse(), mind=prune)
        assert driver.name == "ResultScene"
    assert session.is_over and "CurtainScene" not in met
