"""What looks good at first sight: told while a hint is thought about, and gone with it."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pygame
import pytest

from game.boxes.kalah.rules.moves import Sow
from game.boxes.kalah.table import pit
from game.core.rules import Seat
from game.scenes.table.board_layers import node_of
from game.tabletop.explaining import move_in_words
from tests.boxes.facts import explaining
from tests.scenes.bots import Bots
from tests.scenes.driver import Driver, Mouse, asking, driving
from tests.scenes.table.test_advice import AGAIN, ENDS, kalah, normal, told

__all__ = ["normal"]
"""The fixture, which counts here as well: it is known what Normal says."""


@contextmanager
def begun_hint(tmp_path: Path, *moves: Sow, **settings: Any) -> Iterator[tuple[Driver, Bots]]:
    """A table at which a hint is thought about for as long as the bots are slow."""
    bots = Bots()
    bots.is_slow, bots.first = True, moves
    with asking(tmp_path, kalah(), bots=bots, **settings) as driver:
        driver.letter("h")
        driver.run(0.4)
        assert driver.ui.find("hint_card") is None, "a hint that comes at once needs no first words"
        yield driver, bots


def has_first_words(driver: Driver, key: str = "ui.hint.at_first") -> bool:
    """Tells whether the card says what it knows at first: all moves of Kalah's beginning are called the same."""
    state = driver.table.state
    called = move_in_words(state.board.table, state.board.view, Seat(0), driver.picker.moves, ENDS).title
    return told(driver, key, moves=called)


def test_what_looks_good_is_told_before_a_hint_is_thought_through(tmp_path: Path) -> None:
    with begun_hint(tmp_path, AGAIN, ENDS) as (driver, bots):
        driver.run(0.4)
        words = driver.table.state.first_words
        assert has_first_words(driver) and words and words.moves == (ENDS, AGAIN), "not the best one first"
        size = driver.node("hint_card").rect.size
        driver.click("hint_show")
        assert driver.ui.words("ui.hint.coming") in driver.texts and not driver.picker.touched
        bots.is_slow = False
        driver.until(lambda: told(driver, "kalah.reasons.again.look"), "the direction")
        assert not has_first_words(driver)
        assert driver.node("hint_card").rect.size == pytest.approx(size, abs=1), "only its words change"


def test_a_hint_that_comes_at_once_needs_no_first_words(tmp_path: Path) -> None:
    with begun_hint(tmp_path, AGAIN, ENDS) as (driver, bots):
        bots.is_slow = False
        driver.until(lambda: driver.ui.find("hint_card"), "the direction")
        assert not has_first_words(driver)


def test_whoever_asks_to_be_shown_a_move_as_it_comes_plays_nothing_that_was_not_read(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A hint without a direction took the place of the first words, and Enter, meant for them, played its move."""
    explaining(monkeypatch, "kalah", explain=lambda *_: ())
    with begun_hint(tmp_path, AGAIN, ENDS) as (driver, bots):
        driver.run(0.4)
        driver.ui.is_keyboard = True
        bots.is_slow = False
        driver.until(lambda: driver.table.state.hint is not None, "the hint")
        driver.turn()
        assert not has_first_words(driver) and has_first_words(driver, "ui.hint.ready"), "it is thought about no more"
        driver.press(pygame.K_RETURN)
        driver.turn()
        assert driver.picker.move == AGAIN and not driver.table.session.number
        assert driver.node("submit").is_enabled and not has_first_words(driver, "ui.hint.ready")


@pytest.mark.parametrize("close", ["hint_close", "escape"])
def test_whoever_closes_first_words_is_told_no_more(tmp_path: Path, close: str) -> None:
    with begun_hint(tmp_path, AGAIN, ENDS) as (driver, bots):
        driver.run(0.4)
        if close == "escape":
            driver.press(pygame.K_ESCAPE)
        else:
            driver.click(close)
        bots.is_slow = False
        driver.run(1)
        assert driver.name == "TableScene" and driver.ui.find("hint_card") is None
        driver.show_hint()
        assert driver.picker.move == AGAIN, "a hint can be asked for again"


def test_whoever_chooses_meanwhile_hears_first_words_no_second_time(tmp_path: Path) -> None:
    with begun_hint(tmp_path, AGAIN, ENDS, confirm_turn="always") as (driver, _):
        driver.run(0.4)
        driver.click(node_of(pit(0, 1)))
        driver.run(1)
        assert driver.ui.find("hint_card") is None and driver.picker.move == Sow(1)


def test_first_words_are_read_aloud_once(tmp_path: Path) -> None:
    with begun_hint(tmp_path, AGAIN, ENDS) as (driver, _):
        driver.ui.reading.is_heard = True
        driver.run(1)
        said = driver.ui.reading.sayings["advice"].lines
        assert len(said) == 1 and has_first_words(driver)
        driver.run(1)
        assert driver.ui.reading.sayings["advice"].lines == said, "only what is new is read"


def test_no_first_words_are_left_when_another_person_comes(tmp_path: Path) -> None:
    bots = Bots()
    bots.first = AGAIN, ENDS
    with driving(tmp_path, kalah("human", "human"), bots=bots) as driver:
        driver.until_scene("CurtainScene")
        driver.run(1)
        driver.click("raise")
        driver.until_asked()
        bots.is_slow = True
        driver.letter("h")
        driver.run(1)
        assert has_first_words(driver)
        said = driver.node("hint_card").name
        Mouse().play(driver, ENDS)
        driver.until_scene("CurtainScene")
        assert said not in driver.said and driver.table.state.first_words is None
