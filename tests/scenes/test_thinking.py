"""Whatever becomes of the thinking process, the game goes on and the window never waits for it."""

import os
import signal
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from game.ai.worker import BotWorker
from game.core.rules import Seat
from game.saves import autosave
from tests.scenes.driver import Driver, Mouse, driving, late, new_session, play


class Clock:
    """Seconds that pass when a test says so."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def refused(monkeypatch: pytest.MonkeyPatch) -> None:
    """Has the system refuse every new process."""

    def refuse(*_: Any) -> None:
        raise BlockingIOError(11, "Resource temporarily unavailable")

    monkeypatch.setattr("multiprocessing.context.SpawnProcess.start", refuse)


def visible_events(driver: Driver, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Collects every sentence that the player is told."""
    told: list[str] = []
    say = driver.services.say

    def overheard(sentence: str) -> None:
        told.append(sentence)
        say(sentence)

    monkeypatch.setattr(driver.services, "say", overheard)
    return told


@pytest.mark.parametrize(
    "language", ["hu", *(pytest.param(other, marks=pytest.mark.marathon) for other in ("en", "pl"))]
)
def test_without_a_thinking_process_a_game_is_played_to_its_end_by_simple_moves(
    tmp_path: Path, refused: None, monkeypatch: pytest.MonkeyPatch, language: str
) -> None:
    session = late(lambda: new_session("human", "easy"), 16)
    with driving(tmp_path, session, bots=BotWorker(), language=language) as driver:
        told = visible_events(driver, monkeypatch)
        play(driver, Mouse())
        assert driver.name == "ResultScene"
    name = session.players[1].name
    assert told == [driver.services.words("ui.table.thinker_lost", player=name)], "told once, with the player's name"


def test_closing_the_window_while_no_process_can_be_started_ends_quietly(tmp_path: Path, refused: None) -> None:
    driver = Driver(tmp_path, bots=BotWorker())
    driver.services.start(driver.services.routes.table, new_session("normal", "easy"))
    driver.turn()
    driver.close()


def test_a_hint_that_cannot_be_had_ends_with_a_sentence(
    tmp_path: Path, refused: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    with driving(tmp_path, new_session("human", "easy"), bots=BotWorker()) as driver:
        driver.until(lambda: driver.is_asked, "asked", limit=3000)
        told, before = visible_events(driver, monkeypatch), driver.table.session.number
        driver.table.input.hint()
        driver.until(lambda: not driver.table.controller.bot_moves.is_hinting, "an end of the hint")
        assert told == [driver.services.words("ui.table.no_hint")]
        assert driver.table.session.number == before
        assert driver.is_asked


def test_a_process_that_hangs_is_told_and_the_game_goes_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    clock, session = Clock(), new_session("human", "easy")
    bot_worker = BotWorker(patience=20, clock=clock)
    with driving(tmp_path, session, bots=bot_worker) as driver:
        told = visible_events(driver, monkeypatch)
        driver.until(lambda: driver.is_asked, "asked", limit=3000)
        assert bot_worker.pid is not None
        os.kill(bot_worker.pid, signal.SIGSTOP)
        play(driver, Mouse(), stop=lambda: session.to_act() == {Seat(1)})
        at = session.number
        driver.run(3)
        assert session.number == at
        assert told == []
        clock.now += 21
        driver.until(lambda: session.number > at, "moved", limit=3000)
        assert told == [driver.services.words("ui.table.thinker_late")]


@pytest.mark.parametrize("level", ["norMal", "", "\ud83d", "grandmaster"])
def test_a_level_that_no_ladder_has_plays_as_the_usual_one(tmp_path: Path, level: str) -> None:
    session = new_session("easy", "easy")
    session.players = tuple(replace(player, level=level) for player in session.players)
    with driving(tmp_path, session, bots=BotWorker()) as driver:
        driver.until(lambda: session.number >= 3, "three moves", limit=3000)
        assert driver.services.notices == []


def test_where_no_thread_can_be_had_the_game_is_kept_and_goes_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(*_: Any) -> None:
        raise RuntimeError("can't start new thread")

    session = new_session("human", "easy")
    with monkeypatch.context() as patch, driving(tmp_path, session) as driver:
        patch.setattr("threading.Thread.start", refuse)
        play(driver, Mouse(), stop=lambda: session.number >= 3)
        [path] = (tmp_path / "autosave").glob("*.kupola")
        assert len(autosave.read(path).entries) == session.number
