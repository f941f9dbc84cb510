"""Whatever becomes of the thinking process, the game goes on and the window never waits for it."""

import os
import signal
from contextlib import AbstractContextManager
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from game.ai.advice import advise
from game.ai.bots import choose
from game.ai.worker import BotWorker
from game.core.rules import Seat
from game.saves import autosave
from tests.ai.test_worker import Clock
from tests.scenes.bots import Bots, position
from tests.scenes.driver import Driver, Mouse, driving, late, new_session, play, sentences


@pytest.fixture
def refused(monkeypatch: pytest.MonkeyPatch) -> None:
    """Has the system refuse every new process."""

    def refuse(*_: Any) -> None:
        raise BlockingIOError(11, "Resource temporarily unavailable")

    monkeypatch.setattr("multiprocessing.context.SpawnProcess.start", refuse)


@pytest.mark.parametrize("language", ["hu"])
def test_without_a_thinking_process_a_game_is_played_to_its_end_by_simple_moves(
    tmp_path: Path, refused: None, monkeypatch: pytest.MonkeyPatch, language: str
) -> None:
    session = late(lambda: new_session("human", "easy"), 16)
    with driving(tmp_path, session, bots=BotWorker(), language=language) as driver:
        told = sentences(driver, monkeypatch)
        play(driver, Mouse())
        assert driver.name == "ResultScene"
    name = session.players[1].name
    assert told == [driver.services.words("ui.table.thinker_lost", player=name)], "told once, with the player's name"


def test_closing_the_window_while_no_process_can_be_started_ends_quietly(tmp_path: Path, refused: None) -> None:
    driver = Driver(tmp_path, bots=BotWorker())
    driver.start(driver.services.routes.table, new_session("normal", "easy"))
    driver.close()


def test_a_hint_that_cannot_be_had_ends_with_a_sentence(
    tmp_path: Path, refused: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    with driving(tmp_path, new_session("human", "easy"), bots=BotWorker()) as driver:
        driver.until(lambda: driver.is_asked, "asked", limit=3000)
        told, before = sentences(driver, monkeypatch), driver.table.session.number
        driver.table.input.hint()
        driver.until(lambda: not driver.table.controller.bot_moves.is_hinting, "an end of the hint")
        assert told == [driver.services.words("ui.table.no_hint")]
        assert driver.table.session.number == before
        assert driver.is_asked


def test_a_process_that_hangs_is_told_and_the_game_goes_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    clock, session = Clock(), new_session("human", "easy")
    bot_worker = BotWorker(patience=20, clock=clock)
    with driving(tmp_path, session, bots=bot_worker) as driver:
        told = sentences(driver, monkeypatch)
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
        assert driver.services.notices.waiting == []


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


def test_a_long_thought_tells_how_far_it_is_and_once_how_it_would_be_shorter(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    session, bots = new_session("hard", "easy"), Bots()
    bots.is_slow = True
    with driving(tmp_path, session, bots=bots, think_faster=False) as driver:
        told = sentences(driver, monkeypatch)
        driver.until(lambda: bots.asked and driver.table.state.playback.is_settled, "asked", limit=3000)
        assert bots.asked[-1].is_watched
        assert driver.table.flow.percent == 0, "nothing is told yet"
        bots.share = 0.4
        driver.run(1.5)
        words, name = driver.services.words, session.players[driver.table.turn.seat or 0].name
        assert driver.table.flow.percent == 40
        assert words("ui.table.thinking_part", player=name, percent=40) in driver.texts
        bots.share = 0.8
        driver.run(20)
        assert driver.table.flow.percent == 80
        assert told == [words("ui.table.thinker_slow")], "told once"
        bots.is_slow, number = False, session.number
        driver.until(lambda: session.number > number, "a move", limit=3000)


def test_who_wishes_it_has_computer_players_think_faster(tmp_path: Path) -> None:
    for is_wished in (False, True):
        bots = Bots()
        with driving(tmp_path, new_session("hard", "easy"), bots=bots, think_faster=is_wished) as driver:
            driver.until(lambda: bool(bots.asked), "asked", limit=3000)  # noqa: B023
        assert bool(bots.asked[0].task.keywords.get("is_quick")) == is_wished


def bidding(tmp_path: Path, bots: Bots, **settings: Any) -> AbstractContextManager[Driver]:
    """Returns a game of Ys in which a person and two computer players bid in secret at the same time (2.1)."""
    return driving(tmp_path, new_session("human", "easy", "easy", box="ys"), bots=bots, **settings)


def asked_seats(bots: Bots) -> list[Seat]:
    """Returns whose moves were asked for."""
    return [position(question)[1] for question in bots.asked if question.task.func is choose]


def test_computer_players_think_while_a_person_decides_at_the_same_time(tmp_path: Path) -> None:
    bots = Bots()
    with bidding(tmp_path, bots) as driver:
        session = driver.table.session
        driver.until(lambda: driver.is_asked and len(asked_seats(bots)) == 2, "asked", limit=3000)
        driver.run(2)
        assert session.number == 0 and len(session.to_act()) == 3, "nobody moves before the person"
        Mouse().play(driver, session.legal(Seat(0))[0])
        driver.until(lambda: session.number == 3, "three bids", limit=3000)
        assert asked_seats(bots)[:2] == [1, 2], "both had been found before"


def test_a_computer_player_decides_alike_whether_it_was_quicker_than_the_person_or_not(tmp_path: Path) -> None:
    def bids(*, is_slow: bool) -> list[Any]:
        bots = Bots()
        bots.is_slow = is_slow
        with bidding(tmp_path, bots) as driver:
            session = driver.table.session
            driver.until(lambda: driver.is_asked, "asked", limit=3000)
            driver.run(2)
            Mouse().play(driver, session.legal(Seat(0))[0])
            bots.is_slow = False
            driver.until(lambda: session.number >= 3, "three bids", limit=3000)
            return [entry.move for entry in session.record().entries[:3]]

    assert bids(is_slow=False) == bids(is_slow=True)


def test_a_hint_that_is_thought_about_is_seen_at_once_and_a_second_press_is_answered(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    bots = Bots()
    bots.is_slow = True
    with bidding(tmp_path, bots) as driver:
        driver.until(lambda: driver.is_asked, "asked", limit=3000)
        driver.letter("h")
        driver.turn()
        words, asked = driver.services.words, len(bots.asked)
        assert words("ui.hint.thinking") in driver.texts
        told = sentences(driver, monkeypatch)
        driver.letter("h")
        assert told == [words("ui.hint.coming")] and len(bots.asked) == asked


def test_a_hint_comes_before_the_thoughts_that_nobody_waits_for(tmp_path: Path) -> None:
    bots = Bots()
    bots.is_slow = True
    with bidding(tmp_path, bots) as driver:
        driver.until(lambda: driver.is_asked and bots.asked, "asked", limit=3000)
        driver.table.input.hint()
        assert bots.asked[-1].task.func is advise
        bots.is_slow = False
        driver.until(lambda: len(asked_seats(bots)) >= 3, "the thoughts that were put off", limit=3000)
        assert driver.is_asked


def test_after_a_hint_the_next_one_is_found_before_it_is_asked_for(tmp_path: Path) -> None:
    bots = Bots()

    def searched() -> int:
        return sum(question.task.func is advise for question in bots.asked)

    with driving(tmp_path, new_session("human", "easy"), bots=bots) as driver:
        driver.until(lambda: driver.is_asked, "asked", limit=3000)
        driver.run(2)
        assert not searched(), "nobody thinks for whoever asks for no hint"
        driver.letter("h")
        driver.until(lambda: driver.table.state.hint is not None, "a hint", limit=3000)
        number = driver.table.session.number
        driver.table.input.play(driver.table.session.legal(Seat(0))[0])
        driver.until(lambda: driver.is_asked and driver.table.session.number > number, "asked again", limit=3000)
        driver.until(lambda: searched() == 2, "a hint that nobody asked for", limit=3000)
        driver.run(2)
        assert driver.table.state.hint is None and not driver.table.controller.bot_moves.is_hinting
        driver.letter("h")
        driver.until(lambda: driver.table.state.hint is not None, "the hint", limit=3000)
        assert searched() == 2, "it was there"
