"""Who plays on: seats change hands at the table, by mouse and keys, and nobody sees what is not theirs by that."""

from pathlib import Path
from typing import Any

import pygame
import pytest

from game.core.rules import Seat
from game.saves.parsing import parse
from game.session.session import Session
from game.tools.hands.hand import PointerHand, Steerer, Switcher, pushed, tapped
from game.widgets.node import Role
from tests.breadth import wide
from tests.languages import shipped_languages
from tests.scenes.bots import Bots
from tests.scenes.conftest import BOXES
from tests.scenes.driver import Driver, Mouse, asking, begun, driving, late, new_session, play

MOTHER, SON, CHILD = Seat(0), Seat(1), Seat(2)


def evening() -> Session:
    """Returns a game of three people and a computer player that has begun."""
    return begun(new_session("human", "human", "human", "random"), 9)


def to_seats(driver: Driver, seat: int) -> None:
    """Goes by Esc and the pause to a seat."""
    driver.press(pygame.K_ESCAPE)
    driver.until_scene("PauseScene")
    driver.click("seats")
    driver.until_scene("SeatsScene")
    driver.click(f"seat:{seat}")


def to_table(driver: Driver) -> None:
    """Goes back to the game, whatever covers it then."""
    for name in ("done", "resume"):
        driver.click(name)
    driver.until(lambda: driver.name in ("TableScene", "CurtainScene"), "back at the table")


def name_guest(driver: Driver, name: str) -> None:
    driver.click("guest")
    driver.until_scene("DialogScene")
    driver.turn(pygame.event.Event(pygame.TEXTINPUT, text=name))
    driver.press(pygame.K_RETURN)
    driver.until_scene("SeatsScene")


def test_a_child_goes_to_bed_the_computer_plays_on_and_the_game_ends(tmp_path: Path) -> None:
    session = evening()
    with asking(tmp_path, session) as driver:
        to_seats(driver, CHILD)
        driver.click("computer")
        assert [player.is_human for player in session.players] == [True, True, False, False]
        assert session.players[CHILD].stints[0].player.name == "Benedek"
        [kept] = driver.services.paths.autosave.glob("*.kupola")
        assert parse(kept.read_bytes()).players == session.players
        to_table(driver)
    session = late(lambda: session.branch(session.number), 9)
    with driving(tmp_path, session) as driver:
        met = play(driver, Mouse())
        assert met["ResultScene"] and session.is_over
        names = [player.name for player in driver.scene.outcome.players]
        assert names == [player.name for player in session.credited] and names[CHILD] != "Benedek"


def test_before_the_only_person_left_a_curtain_falls(tmp_path: Path) -> None:
    session = late(lambda: new_session("human", "human", "random"), 24)
    with driving(tmp_path, session) as driver:
        seat = driver.until_asked()
        assert driver.table.board.viewer == seat
        to_seats(driver, seat)
        driver.click("computer")
        to_table(driver)
        assert driver.table.board.viewer is None, "the other one's hand waits for its owner"
        driver.until(lambda: driver.name == "CurtainScene" or driver.is_asked, "next")
        assert driver.name == "CurtainScene"
        other = Seat(1 - seat)
        assert driver.until_asked() == other
        assert driver.table.board.viewer == other
        play(driver, Mouse(), stop=lambda: driver.name == "CurtainScene" or session.is_over)
        assert session.is_over, driver.stuck("a curtain falls before somebody who is alone")


def test_whoever_comes_back_is_called_to_the_screen_alone(tmp_path: Path) -> None:
    session = begun(new_session("human", "human", "random"), 9)
    with driving(tmp_path, session) as driver:
        seat = driver.until_asked()
        to_seats(driver, 1 - seat)
        driver.click("computer")
        to_table(driver)
        assert driver.until_asked() == seat
        play(driver, Mouse(), stop=lambda: driver.is_asked and session.number > 16)
        to_seats(driver, 1 - seat)
        driver.click("return:0")
        assert session.players[1 - seat].name == ("Wojciech" if seat == 0 else "Zsófia")
        to_table(driver)
        assert driver.table.board.viewer is None, "two people have secrets from each other again"
        driver.until(lambda: driver.name == "CurtainScene", "a curtain")


def test_whoever_left_before_deciding_anything_has_a_way_back(tmp_path: Path) -> None:
    session = new_session("human", "human", "random")
    with driving(tmp_path, session) as driver:
        seat = driver.until_asked()
        name = session.players[1 - seat].name
        to_seats(driver, 1 - seat)
        driver.click("computer")
        assert driver.node("return:0").name == f"{name} comes back"
        driver.click("return:0")
        assert session.players[1 - seat].name == name and driver.ui.find("return:0") is None


@pytest.mark.parametrize("box", BOXES)
def test_a_name_in_a_row_of_the_table_leads_to_its_seat_and_steals_no_click(tmp_path: Path, box: str) -> None:
    """Where a lesson, a puzzle or a replay shows the same table it leads nowhere."""
    session = begun(new_session("human", "human", box=box), 6)
    with driving(tmp_path, session, size=(1920, 1080)) as driver:
        seat = driver.until_asked()
        rows = {"alhambra_cards": "table:row:", "alhambra": "table:row:", "maharaja": "item:seat", "ys": "table:name:"}
        found = [n for n in driver.ui.nodes if n.id.startswith(rows[box]) and n.act and n.role is Role.TEXT]
        assert len(found) == 2, driver.stuck("two names")
        driver.click(found[1 - seat].id)
        driver.until_scene("SeatsScene")
        assert driver.node(f"seat:{1 - seat}").is_on


def test_a_person_who_stays_keeps_the_view_while_somebody_else_changes(tmp_path: Path) -> None:
    session = evening()
    with driving(tmp_path, session) as driver:
        seat = driver.until_asked()
        view = driver.table.board.view
        other = next(each for each in (MOTHER, SON, CHILD) if each != seat)
        to_seats(driver, other)
        name_guest(driver, "Iza")
        assert session.players[other].name == "Iza" and session.players[other].is_human
        to_table(driver)
        assert driver.name == "TableScene" and driver.table.board.view == view
        assert any("Iza" in text for text in driver.said)


def test_a_wish_and_a_mark_are_no_change_of_seats_what_was_chosen_stays(tmp_path: Path) -> None:
    session = begun(new_session("human", "easy"), 4)
    with asking(tmp_path, session) as driver:
        item = next(node.id for node in driver.ui.nodes if node.id.startswith("item:money:") and node.is_enabled)
        driver.click(item)
        chosen = driver.picker.touched
        session.note_second_thoughts(Seat(0))
        driver.click("pause", "resume")
        driver.until(lambda: driver.is_asked, "asked")
        assert chosen and driver.picker.touched == chosen


def test_the_last_person_stays_and_is_told_why(tmp_path: Path) -> None:
    session = begun(new_session("human", "random"), 4)
    with asking(tmp_path, session) as driver:
        to_seats(driver, 0)
        node = driver.node("computer")
        assert not node.is_enabled and "Main menu" in node.why


def test_who_has_played_another_seat_does_not_take_this_one(tmp_path: Path) -> None:
    session = evening()
    with asking(tmp_path, session) as driver:
        to_seats(driver, CHILD)
        driver.click("computer", f"seat:{SON}")
        name_guest(driver, "Benedek")
        assert session.players[SON].name == "Wojciech"
        assert any("Benedek" in notice.text for notice in driver.services.notices.waiting)


def test_two_at_a_table_are_never_called_alike(tmp_path: Path) -> None:
    session = evening()
    with asking(tmp_path, session) as driver:
        to_seats(driver, CHILD)
        driver.click("rename")
        driver.turn(pygame.event.Event(pygame.TEXTINPUT, text="wojciech"))
        node = driver.node("dialog:0")
        assert not node.is_enabled and node.why
        driver.press(pygame.K_BACKSPACE)
        driver.click("dialog:0")
        assert session.players[CHILD].name == "wojciec" and not session.players[CHILD].stints


def test_another_level_goes_to_the_computer_player(tmp_path: Path) -> None:
    session = begun(new_session("human", "easy"), 4)
    with asking(tmp_path, session) as driver:
        to_seats(driver, 1)
        assert not driver.node("new_level").is_enabled
        driver.steer("level")
        driver.press(pygame.K_RIGHT)
        driver.click("new_level")
        assert session.players[1].level == "casual"
        assert session.players[1].name == "Bot 1"


def test_a_computer_player_of_another_level_thinks_anew(tmp_path: Path) -> None:
    bot_worker = Bots()
    bot_worker.is_slow = True
    session = begun(new_session("random", "human", "easy"), 2)
    with driving(tmp_path, session, bots=bot_worker) as driver:
        driver.until(lambda: bot_worker.asked, "thinking")
        token = bot_worker.asked[-1].token
        to_seats(driver, 0)
        driver.steer("level")
        driver.press(pygame.K_RIGHT)
        driver.click("new_level")
        level = session.players[0].level
        to_table(driver)
        driver.until(lambda: bot_worker.asked[-1].token != token, "thinks again")
        assert level in bot_worker.asked[-1].task.args


def test_log_and_replay_name_who_played_then(tmp_path: Path) -> None:
    session = evening()
    with asking(tmp_path, session) as driver:
        number = session.number
        to_seats(driver, CHILD)
        driver.click("computer")
        name = session.players[CHILD].name
        to_table(driver)
        driver.until_asked()
        lines = [line.text for line in driver.table.board.lines]
        assert any(line.startswith("Benedek ") for line in lines) and any(
            "plays on for Benedek" in line for line in lines
        )
        play(driver, Mouse(), stop=lambda: any(beat.seat == CHILD for beat in session.beats(None, number + 1)))
        driver.start(driver.services.routes.replay, session)
        assert driver.scene.board.players[CHILD].name == "Benedek"
        driver.scene.jump(10_000)
        assert driver.scene.board.players[CHILD].name == name


@pytest.mark.parametrize("box", wide(["alhambra_cards", "ys"], BOXES))
def test_in_every_box_seats_come_and_go_and_the_game_loads_replays_and_ends(tmp_path: Path, box: str) -> None:
    session = begun(new_session("human", "human", "human", box=box, **BOXES[box]), 11)
    with driving(tmp_path, session) as driver:
        play(driver, Mouse(), stop=lambda: driver.name == "CurtainScene" and not driver.scene.needs_ticks)
        seat = driver.table.turn.seat
        assert seat is not None
        to_seats(driver, seat)
        driver.click("computer")
        to_table(driver)
        number = session.number
        assert driver.until_asked() != seat, "the curtain of whoever is in bed rises by itself"
        play(driver, Mouse(), stop=lambda: session.number > number + 6 and driver.name == "CurtainScene")
        to_seats(driver, seat)
        driver.click("return:0")
        for language in shipped_languages():
            driver.services.settings.change(language=language)
            driver.turn()
            assert not [text for text in driver.said if "⟦" in text]
        to_table(driver)
    record = parse(begun(session, 2000).record().to_bytes())
    back, notice = Session.resume(record)
    assert notice is None and back.players == session.players and back.credited == session.credited
    decided = sum(stint.decisions for stint in back.credited[seat].stints)
    assert decided == sum(beat.seat == seat for beat in back.beats(None)) and len(back.credited[seat].stints) == 3


EVERY_HAND: dict[str, Any] = {
    "mouse": PointerHand(),
    "finger": PointerHand(tapped),
    "keys": Steerer(),
    "pad": Steerer(pushed),
    "one switch": Switcher(),
}


@pytest.mark.parametrize("hand", EVERY_HAND)
def test_every_hand_lets_somebody_leave_and_come_back(tmp_path: Path, hand: str) -> None:
    session = begun(new_session("human", "human", "random"), 9)
    scanning = "single" if hand == "one switch" else "off"
    with driving(tmp_path, session, scanning=scanning, scan_pace=1000) as driver:
        driver.until(lambda: driver.name == "CurtainScene" and not driver.scene.needs_ticks, "a curtain")
        driver.act(EVERY_HAND[hand].use(driver, "raise"))
        driver.until(lambda: driver.is_asked, "asked")
        turn = driver.table.turn.seat
        for name, scene in (
            ("turn", "SeatsScene"), ("seat:2", "SeatsScene"), ("seat:1", "SeatsScene"), ("computer", "SeatsScene"),
            ("return:0", "SeatsScene"), ("done", "PauseScene"), ("resume", "TableScene"),
        ):  # fmt: skip
            driver.act(EVERY_HAND[hand].use(driver, name))
            driver.until_scene(scene)
            assert name != "turn" or driver.node(f"seat:{turn}").is_on, "a name above the table leads to its seat"
            assert name != "computer" or not session.players[1].is_human
        assert session.players[1].name == "Wojciech"


@pytest.mark.parametrize(("box", "option"), [("ys", "quick"), ("alhambra_cards", "open_hands")])
def test_without_curtains_who_comes_back_is_masked_or_all_stays_open(tmp_path: Path, box: str, option: str) -> None:
    session = begun(new_session("human", "human", "random", box=box, **{option: True}), 9)
    with driving(tmp_path, session) as driver:
        play(driver, Mouse(), stop=lambda: session.number > 14 and (driver.is_asked or driver.table.is_masked))
        seat = driver.table.turn.seat
        assert seat is not None
        to_seats(driver, seat)
        driver.click("computer")
        to_table(driver)
        met = play(driver, Mouse(), stop=lambda: session.number > 20 and driver.is_asked)
        to_seats(driver, seat)
        driver.click("return:0")
        to_table(driver)
        assert (driver.table.board.viewer is None) == (option == "quick")
        assert "CurtainScene" not in met | play(driver, Mouse(), stop=lambda: session.number > 32 or session.is_over)


def test_the_next_seat_stays_where_it_is_while_one_is_looked_at(tmp_path: Path) -> None:
    with asking(tmp_path, evening()) as driver:
        to_seats(driver, CHILD)
        driver.click("computer")
        places = []
        for seat in (CHILD, MOTHER):
            driver.click(f"seat:{seat}")
            places.append([driver.node(f"seat:{i}").rect for i in range(4)])
        assert places[0] == places[1]
