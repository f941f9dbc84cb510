"""Puzzles out of one's own games: kept by the review, back another day, judged by it, and gone without harm."""

import json
from collections.abc import Iterator
from dataclasses import replace
from datetime import date, timedelta
from pathlib import Path
from typing import Any

import pygame
import pytest

from game.challenges.notes import OwnPuzzle, Solving
from game.core.rules import Seat
from game.review.keeping import from_plain
from game.saves.reviews import game_key
from game.scenes.people.portraits import PORTRAITS
from game.session.session import Session
from tests.review.games import finished
from tests.scenes.after.test_review import LEVEL, found, known
from tests.scenes.driver import Driver
from tests.scenes.table.test_seats import EVERY_HAND

BOX, SLIP = "alhambra_cards", 3
"""A game whose first entries are judged: its first seat threw most away with this one."""
TOMORROW = date.today() + timedelta(days=1)


@pytest.fixture
def driver(tmp_path: Path) -> Iterator[Driver]:
    """A program whose house has one person, and a finished game in the history in which that one had the first seat."""
    driver = Driver(tmp_path, (1280, 720))
    services = driver.services
    services.learner = services.people.create("Anna", "jade", PORTRAITS[0]).id
    session = finished(BOX)
    known(driver.program, BOX)
    record = session.record()
    anna = replace(record.players[0], person=services.learner)
    services.store.finish(
        services.store.begin_autosave(BOX), replace(record, players=(anna, *record.players[1:])), b""
    )  # fmt: skip
    services.history.begin()
    services.history.settle()
    yield driver
    driver.close()


def replay_of(driver: Driver) -> Path:
    return next(driver.services.paths.replays.glob("*.kupola"))


def review(driver: Driver) -> Session:
    """Opens the review of the game, which is made already, and returns the game."""
    session, _ = Session.resume(driver.services.store.read(replay_of(driver)))
    driver.start(driver.services.routes.review, session)
    driver.turn()
    return session


def at_puzzles(driver: Driver, today: date = TOMORROW) -> None:
    driver.start(driver.services.routes.challenges)
    driver.scene.today = today
    driver.scene.show_box(BOX)
    driver.services.history.settle()
    driver.turn()
    driver.click("leaf:puzzles")


def own(driver: Driver) -> OwnPuzzle:
    (found,) = driver.services.notes.own(driver.services.learner)
    return found


def try_it(driver: Driver, hand: Any, move: Any) -> None:
    driver.act(hand.use(driver, f"own:{own(driver).key}"))
    driver.until_scene("DialogScene")
    assert driver.services.words("puzzles.own.ask") in " ".join(driver.said)
    driver.act(hand.use(driver, "dialog:0"))
    driver.until(lambda: driver.table.can_play, "asks")
    driver.table.input.play(move)
    driver.until_scene("DialogScene")


def test_the_dearest_slip_of_a_review_comes_back_the_day_after(driver: Driver) -> None:
    review(driver)
    assert any("comes back tomorrow" in told and "Anna" in told for told in driver.said)
    lines = {mark.text: mark.rect for mark in driver.ui.canvas.audit or ()}
    told = next(rect for text, rect in lines.items() if "comes back tomorrow" in text)
    assert told.bottom < driver.node("page:course").rect.top, "what it tells lies over the head alone"
    assert own(driver) == OwnPuzzle(BOX, game_key(finished(BOX).record()), SLIP, Seat(0), date.today().isoformat())
    for today, is_there in ((date.today(), False), (TOMORROW, True)):
        at_puzzles(driver, today)
        assert any(node.id.startswith("own:") for node in driver.ui.nodes) is is_there
    review(driver)
    own(driver)  # kept once


@pytest.mark.parametrize("hand", EVERY_HAND)
def test_the_review_judges_what_is_decided_now(driver: Driver, hand: str) -> None:
    """What was played then is none, what the review would have played is; hints are the review's words."""
    session = review(driver)
    played = session.played()[SLIP - 1][1]
    at_puzzles(driver)
    if hand == "one switch":
        driver.services.settings.change(scanning="single", scan_pace=1000)
        driver.run(0.3)
    try_it(driver, EVERY_HAND[hand], played)
    driver.services.settings.change(scanning="off")
    words = driver.services.words
    assert any(words("puzzles.own.same") in text for text in driver.texts)
    driver.click("dialog:1")
    driver.until_scene("DialogScene")
    hint = " ".join(driver.texts)
    driver.click("dialog:1")
    driver.until_scene("DialogScene")
    assert words("ui.review.could_be_played", move="").strip(" .") in " ".join(driver.texts) != hint
    driver.click("dialog:0")
    driver.until(lambda: driver.table.can_play, "asks")
    judged = from_plain(BOX, LEVEL, found(BOX)).judged[SLIP]
    assert judged and judged.best[0] != played
    driver.table.input.play(judged.best[0])
    driver.until_scene("DialogScene")
    assert "Solved!" in driver.texts
    driver.press(pygame.K_RETURN)
    assert driver.name == "ChallengesScene"
    assert driver.services.notes.solving(driver.services.learner, own(driver).key) == Solving(1, 2, is_solved=True)
    assert len(list(driver.services.paths.autosave.glob("*.kupola"))) == 0


def test_the_solver_sees_what_the_seat_saw_then_and_no_more(driver: Driver) -> None:
    session = review(driver)
    at_puzzles(driver)
    driver.click(f"own:{own(driver).key}")
    driver.until_scene("DialogScene")
    table = driver.table
    assert table.board.viewer == Seat(0) and [player.is_human for player in table.session.players] == [True, False]
    assert table.board.view == session.beats(Seat(0))[SLIP - 1].view


@pytest.mark.parametrize("harm", ["deleted", "cut", "no_such_entry"])
def test_a_replay_that_is_gone_or_damaged_is_told(driver: Driver, harm: str) -> None:
    review(driver)
    key, path = own(driver).key, replay_of(driver)
    if harm == "deleted":
        driver.services.store.delete(path)
        at_puzzles(driver)
        assert driver.node(f"own:{key}").why == driver.services.words("puzzles.own.gone")
        return
    if harm == "no_such_entry":
        notes = driver.services.paths.challenges
        notes.write_text(notes.read_text("utf-8").replace(f'"number": {SLIP}', '"number": 999'), "utf-8")
        driver.services.notes = type(driver.services.notes)(notes)
    at_puzzles(driver)
    if harm == "cut":
        path.write_bytes(path.read_bytes()[:2000])
    driver.services.notices.waiting.clear()
    driver.click(f"own:{key}")
    assert driver.name == "ChallengesScene" and len(driver.services.notices.waiting) == 1


def test_somebody_else_has_none_of_them_and_damaged_notes_cost_only_themselves(driver: Driver) -> None:
    review(driver)
    kept = own(driver)
    anna = driver.services.learner
    driver.services.learner = driver.services.people.create("Bence", "onyx", PORTRAITS[1]).id
    at_puzzles(driver)
    assert not any(node.id.startswith("own:") for node in driver.ui.nodes)
    path = driver.services.paths.challenges
    plain = json.loads(path.read_text("utf-8"))
    plain["own"][anna] += [{"box": BOX}, 7, {**plain["own"][anna][0], "number": "x"}]
    path.write_text(json.dumps(plain), "utf-8")
    fresh = type(driver.services.notes)(path)
    assert list(fresh.own(anna)) == [kept] and fresh.notice is None
