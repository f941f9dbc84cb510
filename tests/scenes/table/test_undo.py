"""Taking back at the table: chosen items first, then an exact purchase; and no late thought is ever played."""

from pathlib import Path

import pygame
import pytest

from game.boxes.alhambra_cards.rules.moves import Buy
from game.boxes.alhambra_family.rules.components import PRICE, total
from game.boxes.alhambra_family.rules.taking import TakeMoney
from game.core.rules import Seat
from game.scenes.table.conduct import UNSAVED_BUTTONS
from game.session.session import Session
from tests.scenes.bots import Bots
from tests.scenes.driver import Driver, Mouse, begun, driving, met, new_session


def exact(session: Session) -> Buy | None:
    """Returns an exact purchase of whoever is next, after which more can be done."""
    [seat] = session.to_act()
    yard = session.view(seat).yard
    for move in session.legal(seat):
        if isinstance(move, Buy) and total(move.cards) == PRICE[yard[move.slot]]:
            other = session.branch(session.number)
            other.submit(seat, move, other.number)
            if other.can_undo(seat):
                return move
    return None


def person_can_pay_exactly(game: Session) -> bool:
    return game.players[min(game.to_act())].is_human and exact(game) is not None


def before_exact(*kinds: str) -> tuple[Session, Buy]:
    """Returns a game in which a person can buy exactly and act again, and that purchase."""
    session = met(person_can_pay_exactly, *kinds, within=30)
    move = exact(session)
    assert move is not None
    return session, move


def asked(driver: Driver) -> None:
    """Lets time pass until a person is asked and nothing is pointed at."""
    driver.until_asked()
    driver.ui.hover = driver.ui.focus = None
    driver.ui.is_keyboard = False
    driver.run(0.2)
    driver.ui.is_stale = True
    driver.turn()


@pytest.mark.painted
@pytest.mark.parametrize("kinds", [("human", "random", "random"), ("human", "human", "random")])
@pytest.mark.parametrize("speed", ["instant", "normal"])
def test_an_exact_purchase_is_taken_back_and_played_again_and_the_screen_follows(
    tmp_path: Path, kinds: tuple[str, ...], speed: str
) -> None:
    session, move = before_exact(*kinds)
    with driving(tmp_path, session, speed=speed) as driver:
        asked(driver)
        before, view, poses = session.number, driver.table.board.view, dict(driver.table.board.stage.poses())
        log = [line.text for line in driver.table.board.lines]
        picture = driver.pixels()
        Mouse().play(driver, move)
        asked(driver)
        bought, after = driver.table.board.view, driver.pixels()
        assert after != picture
        assert driver.node("undo").is_enabled
        driver.press(pygame.K_z, "z", pygame.KMOD_CTRL)
        assert session.number == before
        asked(driver)
        assert driver.table.board.view == view
        assert dict(driver.table.board.stage.poses()) == poses
        assert [line.text for line in driver.table.board.lines] == log
        driver.letter("y")
        asked(driver)
        assert driver.table.board.view == bought
        assert driver.pixels() == after


def test_undo_at_any_moment_of_the_movement_ends_at_the_right_picture(tmp_path: Path) -> None:
    """Also in the very frame in which the purchase has been played and nothing has moved yet."""
    session, move = before_exact("human", "random", "random")
    with driving(tmp_path, session, speed="slow") as driver:
        asked(driver)
        number, view = session.number, driver.table.board.view
        for frames in (0, 1, 2, 5, 12, 27):
            Mouse().play(driver, move)
            for _ in range(frames):
                driver.turn()
            driver.press(pygame.K_z, "z", pygame.KMOD_CTRL)
            asked(driver)
            assert session.number == number
            assert driver.table.board.view == view


def test_what_ended_the_turn_stays_where_several_people_play(tmp_path: Path) -> None:
    session = begun(new_session("human", "human", "random"), 5)
    with driving(tmp_path, session) as driver:
        Mouse().play(driver, money(session, driver.until_asked()))
        driver.until_asked()
        number = session.number
        assert not driver.node("undo").is_enabled
        driver.letter("u")
        driver.press(pygame.K_z, "z", pygame.KMOD_CTRL)
        driver.press(pygame.K_y, "y", pygame.KMOD_CTRL)
        assert session.number == number


# ---------------------------------------------------------------------- alone against computer players
def money(session: Session, seat: int) -> TakeMoney:
    """Returns a move that ends the turn."""
    return next(move for move in session.legal(Seat(seat)) if isinstance(move, TakeMoney))


def test_alone_one_goes_back_over_the_others_moves_and_is_told_before(tmp_path: Path) -> None:
    session = begun(new_session("human", "random", "random"), 5)
    with driving(tmp_path, session) as driver:
        asked(driver)
        number, view = session.number, driver.table.board.view
        Mouse().play(driver, money(session, 0))
        asked(driver)
        others = sum(beat.seat != 0 for beat in session.beats(None, number + 1))
        assert others >= 2 and str(others) in driver.node("undo").hint
        driver.letter("u")
        driver.until_scene("DialogScene")
        assert any(f" {others} " in text for text in driver.said) and session.number != number
        driver.press(pygame.K_ESCAPE)
        assert session.number != number and not session.players[0].second_thoughts
        driver.letter("u")
        driver.until_scene("DialogScene")
        driver.press(pygame.K_RETURN)
        asked(driver)
        assert session.number == number and driver.table.board.view == view
        assert session.players[0].second_thoughts
        driver.letter("y")
        asked(driver)
        assert sum(beat.seat != 0 for beat in session.beats(None, number + 1)) == others
        driver.letter("u")
        asked(driver)
        assert session.number == number, "a game that is marked needs no second question"


def test_a_game_apart_gives_nothing_back(tmp_path: Path) -> None:
    session = begun(new_session("human", "random", "random"), 8)
    with driving(tmp_path, session) as driver:
        asked(driver)
        driver.table.conduct.offers = lambda button: button in UNSAVED_BUTTONS  # type: ignore[method-assign]
        driver.letter("u")
        driver.press(pygame.K_z, "z", pygame.KMOD_CTRL)
        assert driver.name == "TableScene" and not session.players[0].second_thoughts


def test_a_thought_about_a_game_that_was_left_is_never_played_in_the_next_one(tmp_path: Path) -> None:
    bot_worker = Bots()
    bot_worker.is_slow = True
    first, second = new_session("random", "random", "random"), new_session("random", "random", "random")
    with driving(tmp_path, first, bots=bot_worker) as driver:
        driver.run(0.5)
        [token] = [question.token for question in bot_worker.asked]
        driver.services.navigation.start(driver.services.routes.table, second)
        driver.run(0.5)
        assert bot_worker.asked[-1].token != token, "questions of different games must be told apart"
        [seat] = second.to_act()
        bot_worker.late.append((token, second.legal(seat)[0]))
        driver.run(0.5)
        assert second.number == 0
        assert first.number == 0


def test_a_hint_leaves_the_game_as_it_is_and_is_there_when_it_is_asked_for_again(tmp_path: Path) -> None:
    session, _ = before_exact("human", "random", "random")
    bots = Bots()
    with driving(tmp_path, session, bots=bots, confirm_turn="always") as driver:
        asked(driver)
        record = session.record()
        driver.show_hint()
        assert session.record() == record
        assert driver.picker.touched
        driver.letter("u")
        searched = len(bots.asked)
        driver.show_hint()
        assert driver.picker.touched and len(bots.asked) == searched


@pytest.mark.parametrize("goes_on", [False, True], ids=["takes back", "goes on"])
def test_a_hint_that_is_still_thought_about_is_dropped_when_its_person_does_something_else(
    tmp_path: Path, goes_on: bool
) -> None:
    session, move = before_exact("human", "random", "random")
    bot_worker = Bots()
    with driving(tmp_path, session, bots=bot_worker) as driver:
        asked(driver)
        if not goes_on:
            Mouse().play(driver, move)
            asked(driver)
        bot_worker.is_slow, number = True, session.number
        driver.letter("h")
        driver.turn()
        assert driver.table.waits_for_other
        if goes_on:
            Mouse().play(driver, move)
        else:
            driver.press(pygame.K_z, "z", pygame.KMOD_CTRL)
        assert (session.number > number) == goes_on and not driver.table.waits_for_other
        bot_worker.is_slow = False
        asked(driver)
        driver.run(1)
        assert driver.table.state.hint is None and not driver.picker.touched


def test_no_hint_reaches_the_next_person(tmp_path: Path) -> None:
    session = begun(new_session("human", "human"), 2)
    bot_worker = Bots()
    bot_worker.is_slow = True
    with driving(tmp_path, session, bots=bot_worker) as driver:
        asked(driver)
        driver.letter("h")
        [seat] = session.to_act()
        Mouse().play(driver, next(m for m in session.legal(seat) if isinstance(m, TakeMoney)))
        bot_worker.is_slow = False
        asked(driver)
        driver.run(1)
        assert driver.table.turn.seat != seat
        assert not driver.table.state.hinted
        assert not driver.table.waits_for_other


@pytest.mark.parametrize("leave", ["menu", "pause"])
def test_leaving_the_table_stops_every_thought(tmp_path: Path, leave: str) -> None:
    bot_worker = Bots()
    bot_worker.is_slow = True
    session = new_session("random", "random")
    with driving(tmp_path, session, bots=bot_worker) as driver:
        driver.run(0.5)
        if leave == "menu":
            driver.services.navigation.start(driver.services.routes.menu)
        else:
            driver.press(pygame.K_ESCAPE)
        bot_worker.is_slow = False
        driver.run(2)
        assert session.number == 0
