"""A game played again: every way to an entry shows the same picture, and playing on leaves the old game alone."""

from pathlib import Path

import pygame
import pytest

from game.core.rules import Seat
from game.session.session import Session
from tests.golden.kept import kept
from tests.scenes.driver import Driver, Mouse, begun, driving, new_session, slider


def opened(driver: Driver, session: Session) -> None:
    """Opens the replay of a game, halted at its beginning."""
    driver.open(driver.services.routes.replay, session)
    driver.press(pygame.K_SPACE, " ")
    assert not driver.scene.is_running


def settled(driver: Driver) -> bytes:
    """Returns the picture when nothing moves and nothing is pointed at; walks are skipped."""
    for _ in range(400):
        if driver.name == "SequenceScene":
            if not driver.scene.needs_ticks:
                driver.press(pygame.K_TAB)
                driver.click("skip")
        elif not driver.scene.needs_ticks and not driver.scene.board.scoring_sequences and not driver.ui.is_stale:
            break
        driver.turn()
    driver.ui.hover = driver.ui.focus = None
    driver.ui.is_stale = True
    driver.turn()
    return driver.pixels()


def to(driver: Driver, index: int) -> None:
    (_, last), box = slider(driver), driver.node("slider").rect
    margin = round(20 * driver.ui.canvas.k)
    along = box.left + margin + (box.w - 2 * margin) * index / last
    driver.click_at((round(along), box.centery))
    assert slider(driver)[0] == index, driver.stuck(f"{slider(driver)[0]} instead of {index}")


@pytest.mark.painted
def test_the_slider_shows_exactly_what_stepping_shows(tmp_path: Path) -> None:
    session = begun(new_session("human", "random", "random"), 14)
    with driving(tmp_path, new_session("human", "random")) as driver:
        opened(driver, session)
        stepped = [settled(driver)]
        for _ in session.numbers[1:]:
            driver.press(pygame.K_PERIOD, ".")
            stepped.append(settled(driver))
        assert len(set(stepped)) == len(stepped)
        for index in (3, 11, 6, 0, 14, 13):
            to(driver, index)
            assert settled(driver) == stepped[index], driver.stuck(f"entry {index}")
        driver.press(pygame.K_COMMA, ",")
        assert settled(driver) == stepped[12]
        driver.press(pygame.K_HOME)
        assert settled(driver) == stepped[0]
        driver.press(pygame.K_END)
        assert settled(driver) == stepped[14]


def test_a_replay_runs_by_itself_halts_and_shows_the_walks(tmp_path: Path) -> None:
    session = begun(new_session("random", "random", "random"), 500)
    with driving(tmp_path, new_session("human", "random")) as driver:
        driver.open(driver.services.routes.replay, session)
        driver.click("speed:fast")
        driver.run(3)
        at, _ = slider(driver)
        assert at >= 3
        driver.click("play")
        driver.run(3)
        assert slider(driver)[0] <= at + 1
        driver.press(pygame.K_END)
        assert driver.ui.find("play_on") is None, "a finished game has nothing to play on"
        walks = 0
        to(driver, len(session.numbers) - 8)
        driver.click("play")
        for _ in range(2000):
            if driver.name == "SequenceScene" and not driver.scene.needs_ticks:
                walks += 1
                driver.click("skip")
            driver.turn()
            if (
                driver.name == "ReplayScene"
                and not driver.scene.needs_ticks
                and not driver.scene.board.scoring_sequences
            ):
                break
        assert slider(driver)[0] == len(session.numbers) - 1
        assert walks >= 1, "the last scoring"


def test_playing_on_from_here_begins_a_game_of_its_own(tmp_path: Path) -> None:
    session = begun(new_session("human", "random", "random"), 500)
    with driving(tmp_path, new_session("human", "random")) as driver:
        path = driver.services.autosaver.save(session, "Finished")
        kept, record = path.read_bytes(), session.record()
        opened(driver, session)
        to(driver, 12)
        driver.click("play_on")
        assert driver.name == "TableScene"
        table = driver.table
        assert table.session is not session
        assert table.session.record().entries[: session.numbers[12]] == record.entries[: session.numbers[12]]
        driver.until(lambda: driver.is_asked, "asked")
        seat = table.turn.seat
        assert seat is not None
        Mouse().play(driver, table.session.legal(seat)[-1])
        assert path.read_bytes() == kept
        assert session.record() == record
        driver.run(1)
        games = [saved.path for saved in driver.services.store.unfinished()]
        assert len(games) == 2, "the game at the table before, and the new one"
        marks = [driver.services.store.read(path).is_branch for path in games]
        assert sorted(marks) == [False, True]
        again, _ = Session.resume(driver.services.store.read(games[marks.index(True)]))
        assert again.record().is_branch and not again.branch(again.number).is_branch
        driver.start(driver.services.routes.saves, "load")
        assert sum("autosave · from a replay" in text for text in driver.texts) == 1


# ---------------------------------------------------------------------- open hands
def test_a_game_that_goes_on_cannot_be_laid_open(tmp_path: Path) -> None:
    session = begun(new_session("human", "human", "random"), 10)
    with driving(tmp_path, new_session("human", "random")) as driver:
        opened(driver, session)
        assert driver.ui.find("open") is None
        driver.scene.lay_open(True)
        driver.press(pygame.K_END)
        assert driver.scene.board.view.hands == (None, None, None)


def test_a_recap_of_a_finished_game_cannot_be_laid_open(tmp_path: Path) -> None:
    with driving(tmp_path, new_session("human", "random")) as driver:
        driver.open(driver.services.routes.recap, kept("alhambra_cards", "two-most"), Seat(0), 3)
        assert driver.ui.find("open") is None


@pytest.mark.painted
@pytest.mark.parametrize("box", ["alhambra", "alhambra_cards"])
def test_a_finished_game_lays_open_what_everybody_held(tmp_path: Path, box: str) -> None:
    session = kept(box, "two" if box == "alhambra" else "two-most")
    with driving(tmp_path, new_session("human", "random")) as driver:
        opened(driver, session)
        to(driver, 9)
        assert driver.scene.board.view.hands == (None, None)
        driver.press(pygame.K_TAB)
        driver.ui.focus = "open"
        driver.press(pygame.K_RETURN)
        held = tuple(session.beats(Seat(seat), session.numbers[9])[0].view.hands[seat] for seat in range(2))
        assert driver.scene.board.view.hands == held != (None, None)
        driver.press(pygame.K_PERIOD, ".")
        settled(driver)
        assert None not in driver.scene.board.view.hands
        driver.click("open")
        assert driver.scene.board.view.hands == (None, None)


def test_gold_and_plans_lie_open(tmp_path: Path) -> None:
    session = kept("maharaja", "three-short")
    at = session.numbers[40]
    with driving(tmp_path, new_session("human", "random")) as driver:
        opened(driver, session)
        driver.scene.jump(40)
        assert driver.scene.board.view.gold == (None, None, None)
        driver.click("open")
        assert driver.scene.board.view.gold == session.beats(Seat(0), at)[0].view.counted


def test_brokers_that_lay_hidden_lie_open_and_one_hand_is_seen(tmp_path: Path) -> None:
    session = kept("ys", "two")
    with driving(tmp_path, new_session("human", "random")) as driver:
        opened(driver, session)
        driver.click("open")
        for index in range(10, 40):
            driver.scene.jump(index)
            view = driver.scene.board.view
            hidden = {b.tag for b in view.public.brokers if b.value is None}
            assert hidden <= {tag for tag, _ in view.values}
            assert view.screens[view.seat] is not None


def test_no_scoring_opens_over_a_button_that_somebody_is_about_to_press(driver: Driver) -> None:
    """It comes when the hand has rested there for longer than a press takes, or has left."""
    session = kept("alhambra", "two")
    driver.open(driver.services.routes.replay, session)
    scene = driver.scene
    stages = [beat.stages for beat in session.beats(None)]
    scored = next(i for i, each in enumerate(stages) if any(map(scene.board.table.scoring_sequences, each)))
    scene.jump(scored - 1)
    driver.click("play")
    driver.until(lambda: scene.board.scoring_sequences, "a scoring is due")
    driver.hover("review")
    for _ in range(4):
        driver.turn()
        assert driver.scene is scene
    driver.click("review")
    assert driver.name == "ReviewScene"
    driver.press(pygame.K_ESCAPE)
    driver.until(lambda: driver.name == "SequenceScene", "shows the scoring")


@pytest.mark.painted
@pytest.mark.parametrize("box", ["alhambra", "maharaja"])
def test_with_large_letters_it_is_told_in_fewer_words_how_far_the_game_is_and_in_no_small_ones(
    tmp_path: Path, box: str
) -> None:
    session = new_session("human", "random")
    with driving(tmp_path, session, size=(1024, 600), language="pl", scale=200) as driver:
        opened(driver, kept(box, "two"))
        canvas, count = driver.ui.canvas, driver.ui.words("ui.replay.count", step=0, steps="").strip()
        [told] = [mark for mark in canvas.audit or () if mark.text.startswith(count)]
        assert told.px / canvas.k >= 26
