"""The end: places and points, another game, the replay; and what becomes of the file."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pygame
import pytest

from game.core.rules import Key, Result, ScoreLine
from game.session.session import Session
from tests.scenes.driver import Driver, Mouse, begun, driving, new_session, play


@contextmanager
def at_result(home: Path, *kinds: str, language: str = "en") -> Iterator[tuple[Driver, Session]]:
    session = begun(new_session(*kinds), 500)
    with driving(home, session, language=language) as driver:
        driver.until_scene("ResultScene")
        yield driver, session


@pytest.mark.parametrize("language", ["en", "hu", "pl"])
def test_it_shows_everybody_with_their_points(tmp_path: Path, language: str) -> None:
    with at_result(tmp_path, "human", "random", "random", language=language) as (driver, session):
        result = session.result()
        for player, total in zip(session.players, result.totals, strict=True):
            assert any(player.name in text for text in driver.texts)
            assert str(total) in driver.texts
        assert not [text for text in driver.texts if "⟦" in text]


def ended(gold: tuple[int, int], totals: tuple[int, int]) -> Result:
    """Returns how a game of Maharaja between two ended."""
    breaks = tuple(
        (ScoreLine(Key("score.gold"), g), ScoreLine(Key("score.character"), 2 + i)) for i, g in enumerate(gold)
    )
    lines = tuple((ScoreLine(Key("score.palaces"), total),) for total in totals)
    return Result(lines, totals, (1, 2), Key("end.last_palace"), breaks)


@pytest.mark.parametrize(
    ("gold", "totals", "told"),
    [((5, 9), (7, 6), "end.last_palace"), ((9, 5), (7, 7), "result.by_gold"), ((9, 9), (7, 7), "result.by_character")],
)
def test_it_tells_why_the_game_ended_or_what_decided_between_equals(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, gold: tuple[int, int], totals: tuple[int, int], told: str
) -> None:
    session = new_session("human", "random", box="maharaja")
    monkeypatch.setattr(session, "result", lambda: ended(gold, totals))
    with driving(tmp_path, session) as driver:
        driver.services.swap(driver.services.routes.result, session)
        driver.until_scene("ResultScene")
        assert driver.ui.words(f"maharaja.{told}") in driver.texts


def test_another_language_changes_everything_at_once(tmp_path: Path) -> None:
    with at_result(tmp_path, "human", "random") as (driver, _):
        english = list(driver.texts)
        driver.services.change(language="hu")
        driver.turn()
        assert driver.ui.words("ui.result.again") in driver.texts
        assert driver.texts != english


def test_a_finished_game_becomes_a_replay_and_is_not_offered_again(tmp_path: Path) -> None:
    session = new_session("random", "random")
    with driving(tmp_path, session) as driver:
        play(driver, Mouse())
        assert [saved.head.is_over for saved in driver.services.store.replays() if saved.head] == [True]
        assert driver.services.store.unfinished() == []
        assert list((tmp_path / "autosave").iterdir()) == []


def test_again_begins_with_the_same_people_and_other_cards(tmp_path: Path) -> None:
    with at_result(tmp_path, "human", "random", "random") as (driver, session):
        driver.click("again")
        new = driver.table.session
        assert (new.players, new.options) == (session.players, session.options)
        assert new.seed != session.seed
        assert not new.is_over


def test_the_replay_opens_and_comes_back_and_escape_goes_to_the_menu(tmp_path: Path) -> None:
    with at_result(tmp_path, "human", "random") as (driver, session):
        driver.click("replay")
        assert driver.name == "ReplayScene"
        assert driver.scene.session is session
        driver.press(pygame.K_ESCAPE)
        assert driver.name == "ResultScene"
        driver.press(pygame.K_ESCAPE)
        assert driver.name == "MenuScene"
