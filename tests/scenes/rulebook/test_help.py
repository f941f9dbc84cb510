"""Help at hand: the page of the moment, the aid, and "what is this?" by keys, mouse and finger."""

from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path

import pygame
import pytest

from game.core.rules import Seat
from game.scenes.rulebook.pages import AID, pages
from game.session.session import Session
from game.tabletop.example import example
from game.tabletop.items import Selection
from game.tools.hands.hand import finger
from game.tools.positions import golden, opened, seated
from game.widgets.node import Node
from tests.scenes.driver import FRAME, Driver, asking, driving, new_session

BOX = "ys"


@pytest.fixture
def table(tmp_path: Path) -> Iterator[Driver]:
    """A table at which a person is asked; the pointer rests beside everything."""
    with driving(tmp_path, new_session("human", "easy", box=BOX)) as driver:
        driver.until(lambda: driver.is_asked, "asked")
        driver.run(0.2)
        yield driver


def page(driver: Driver) -> str:
    """Returns the title key of the page that is open."""
    assert driver.name == "RulebookScene", driver.stuck("no rules")
    return str(pages(driver.scene.box)[driver.scene.page].title)


def heard(driver: Driver) -> list[str]:
    """Returns the sounds that are made from now on."""
    made: list[str] = []
    driver.ui.sound = made.append
    return made


def untouched(driver: Driver) -> tuple[object, ...]:
    """Returns what a touch or a press at the table would change."""
    return driver.name, driver.table.session.number, driver.picker.touched


def refused(driver: Driver) -> Node:
    """Returns an item that cannot be touched now, for a rule that has a page of its own."""
    board, selection = driver.table.board, driver.table.selection()
    moment = board.table.page(board.view, selection)
    for node in driver.ui.nodes:
        item = board.item(node.id)
        if (
            item
            and node.rule
            and not node.is_enabled
            and board.table.reason_page(board.view, selection, item) != moment
        ):
            return node
    raise AssertionError(driver.stuck("nothing is refused"))


def opens_rule_of(driver: Driver, node: Node) -> bool:
    """Tells whether the rule is open for which something was refused."""
    board = driver.table.board
    item = board.item(node.id)
    return item is not None and page(driver) == board.table.reason_page(board.view, driver.table.selection(), item)


def open_item(driver: Driver) -> Node:
    """Returns an item that may be touched now."""
    return next(node for node in driver.ui.nodes if node.id.startswith("item:") and node.act and node.is_enabled)


def second_button(driver: Driver, name: str) -> None:
    """Presses and lets go the second mouse button on a node."""
    pos = driver.spot(name)
    driver.turn(pygame.event.Event(pygame.MOUSEMOTION, pos=pos, rel=(0, 0), buttons=(0, 0, 0)))
    driver.turn(
        *(pygame.event.Event(kind, pos=pos, button=3) for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP))
    )


def told(driver: Driver, node: Node) -> bool:
    """Tells whether a node is named, and what is said about it, on the screen."""
    driver.turn()
    read = " ".join(driver.texts)
    return all(word in read for word in f"{node.name} {node.told}".split())


# ---------------------------------------------------------------------- F1: the page
def test_f1_opens_the_page_of_the_moment(table: Driver) -> None:
    board = table.table.board
    table.press(pygame.K_F1)
    assert page(table) == board.table.page(board.view, table.table.selection()) != pages(BOX)[0].title


def test_f1_after_a_refusal_opens_the_rule_behind_it(table: Driver) -> None:
    node, sounds = refused(table), heard(table)
    table.click(node.id)
    assert sounds == ["error"], "it is refused"
    table.press(pygame.K_F1)
    assert opens_rule_of(table, node)


def test_f1_after_a_refusal_by_keys_opens_the_rule_behind_it(table: Driver) -> None:
    node = refused(table)
    table.steer(node.id)
    table.press(pygame.K_RETURN)
    table.press(pygame.K_F1)
    assert opens_rule_of(table, node)
    table.press(pygame.K_ESCAPE)
    assert (table.name, table.ui.focus) == ("TableScene", node.id), "everybody is where they were"


def test_the_tip_of_what_is_refused_names_the_way_to_its_rule(table: Driver) -> None:
    way, node = table.services.words("ui.tip.rule"), refused(table)
    assert way not in table.texts
    table.hover(node.id)
    assert way in table.texts
    assert table.ui.find("tip:rule") is None, "what follows the pointer cannot be pressed"
    table.hover(open_item(table).id)
    assert way not in table.texts, "what may be touched needs no rule"


def test_the_line_of_a_tip_leads_to_the_rule(table: Driver) -> None:
    node = refused(table)
    second_button(table, node.id)
    table.click("tip:rule")
    assert opens_rule_of(table, node)


def test_undo_says_whether_nothing_was_played_or_something_was_seen(table: Driver, tmp_path: Path) -> None:
    words, ties = table.services.words, example(BOX, "ties")
    assert table.node("undo").why == words("ui.table.no_undo")
    (seat,) = ties.to_act()
    shown = seated(ties, ties.number, {seat, Seat((seat + 1) % len(ties.players))})  # alone, it goes back further
    played = next(move for move in shown.legal(seat) if type(move).__name__ == "Play")
    shown.submit(seat, played, shown.number)
    with asking(tmp_path / "ties", shown) as driver:
        assert driver.node("undo").why == words("ui.session.no_undo")


# ---------------------------------------------------------------------- F3: the aid
def test_a_tap_on_f3_lays_the_aid_over_the_table_until_the_next(table: Driver) -> None:
    table.press(pygame.K_F3)
    table.run(1)
    assert table.name == "AidScene"
    assert len(table.services.navigation.stack.shown) == 2, "the table is seen below it"
    assert table.services.words(f"rulebook_{BOX}.{AID}") in table.texts
    table.turn(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_F3, unicode="", mod=0))
    assert table.name == "TableScene"
    table.turn(pygame.event.Event(pygame.KEYUP, key=pygame.K_F3, mod=0))


def test_a_tap_on_f3_counts_as_one_where_drawing_the_aid_takes_longer_than_the_tap(table: Driver) -> None:
    table.turn(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_F3, unicode="", mod=0))
    table.turn(pygame.event.Event(pygame.KEYUP, key=pygame.K_F3, mod=0), seconds=1)
    assert table.name == "AidScene"


def test_f3_that_is_held_shows_the_aid_as_long_as_it_is_held(table: Driver) -> None:
    table.turn(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_F3, unicode="", mod=0))
    table.run(1)
    assert table.name == "AidScene"
    table.turn(pygame.event.Event(pygame.KEYUP, key=pygame.K_F3, mod=0))
    assert table.name == "TableScene"


def test_the_button_in_the_bar_lays_the_aid_and_three_ways_put_it_away(table: Driver) -> None:
    beside = (4, table.ui.surface.get_height() - 4)
    ways: list[Callable[[], None]] = [
        partial(table.press, pygame.K_ESCAPE), partial(table.click, "back"), partial(table.click_at, beside),
    ]  # fmt: skip
    for away in ways:
        table.click("aid")
        table.run(1)
        assert table.name == "AidScene"
        away()
        assert table.name == "TableScene"


# ---------------------------------------------------------------------- F4: what is this?
@pytest.fixture
def pointers(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The kinds of pointers that the window is given: "color" is the question mark, "system" the arrow."""
    given: list[str] = []
    monkeypatch.setattr("pygame.mouse.set_cursor", lambda cursor: given.append(cursor.type))
    return given


def test_f4_lets_the_next_click_answer_and_do_nothing_else(table: Driver, pointers: list[str]) -> None:
    node, before = open_item(table), untouched(table)
    table.press(pygame.K_F4)
    assert pointers == ["color"], "the pointer asks"
    sounds = heard(table)
    table.click(node.id)
    assert told(table, node)
    assert untouched(table) == before and not sounds
    assert pointers == ["color", "system"], "one question, one answer"
    table.click(node.id)
    assert untouched(table) != before, "the click after it plays"


def test_f4_lets_a_click_on_a_button_answer_and_not_press_it(table: Driver) -> None:
    table.press(pygame.K_F4)
    table.click("pause")
    assert table.name == "TableScene"
    assert told(table, table.node("pause"))


def test_f4_lets_a_tap_answer(table: Driver) -> None:
    node, before = open_item(table), untouched(table)
    table.press(pygame.K_F4)
    pos = table.spot(node.id)
    table.turn(finger(table, pygame.FINGERDOWN, pos), finger(table, pygame.FINGERUP, pos))
    assert told(table, node) and untouched(table) == before


def test_f4_leads_the_focus_to_what_only_stands_there_and_esc_leaves(table: Driver, pointers: list[str]) -> None:
    before = untouched(table)
    part = next(node for node in table.ui.nodes if node.id.startswith("part:"))
    assert part.id not in table.ways()
    table.press(pygame.K_F4)
    table.steer(part.id)
    assert told(table, part)
    table.press(pygame.K_RETURN)
    assert untouched(table) == before, "Enter plays nothing"
    table.press(pygame.K_ESCAPE)
    assert table.name == "TableScene", "Esc only leaves the question"
    assert pointers == ["color", "system"] and not told(table, part)


def test_enter_opens_the_rule_behind_what_f4_explains(table: Driver) -> None:
    node = refused(table)
    table.press(pygame.K_F4)
    table.steer(node.id)
    table.press(pygame.K_RETURN)
    assert opens_rule_of(table, node)


# ---------------------------------------------------------------------- second button, long press
def test_the_second_button_answers_and_never_plays(table: Driver) -> None:
    before, sounds = untouched(table), heard(table)
    for name in (open_item(table).id, refused(table).id, "pause"):
        node = table.node(name)
        second_button(table, name)
        assert told(table, node), name
        assert untouched(table) == before and not sounds
    table.press(pygame.K_ESCAPE)
    assert table.name == "TableScene", "Esc ends the answer before it pauses"


def test_a_long_press_answers_and_never_plays(table: Driver) -> None:
    before, sounds = untouched(table), heard(table)
    for name in (open_item(table).id, refused(table).id, "pause"):
        node, pos = table.node(name), table.spot(name)
        table.turn(finger(table, pygame.FINGERDOWN, pos))
        table.run(0.5 + 2 * FRAME)
        table.turn(finger(table, pygame.FINGERUP, pos))
        assert told(table, node), name
        assert untouched(table) == before and not sounds


def test_the_log_explains_itself_only_to_who_asks(table: Driver) -> None:
    hint = table.services.words("ui.table.log_hint")
    table.hover("log")
    assert not table.node("log").hint
    second_button(table, "log")
    table.turn()
    assert table.node("log").hint == hint


# ---------------------------------------------------------------------- tips at the right time
def test_a_scene_that_opens_speaks_only_after_a_key_moved_the_focus(table: Driver) -> None:
    """The ring says where Enter would go; a tip over the page waits until somebody looks around."""
    for key in (pygame.K_ESCAPE, *[pygame.K_DOWN] * 3, pygame.K_RETURN):
        table.press(key)
    table.turn()
    assert (table.name, table.ui.told) == ("RulebookScene", None)
    table.press(pygame.K_TAB)
    assert table.ui.told is table.node(table.ui.focus_shown or "")


# ---------------------------------------------------------------------- F1 elsewhere
def test_f1_in_the_lobby_opens_the_rules_of_the_chosen_box_and_f3_its_aid(driver: Driver) -> None:
    driver.start(driver.services.routes.lobby)
    box = "maharaja"
    driver.click(f"box:{box}")
    driver.press(pygame.K_F1)
    assert (driver.scene.box, page(driver)) == (box, pages(box)[0].title)
    driver.press(pygame.K_ESCAPE)
    driver.press(pygame.K_F3)
    driver.turn()
    assert driver.services.words(f"rulebook_{box}.{AID}") in driver.texts
    driver.press(pygame.K_ESCAPE)
    assert driver.name == "LobbyScene"


@pytest.mark.parametrize("box", ["alhambra_cards", "maharaja"])
def test_f1_in_result_and_replay_opens_the_page_about_what_is_seen(driver: Driver, box: str) -> None:
    session = finished(box)
    driver.services.navigation.start(driver.services.routes.result, session)
    driver.press(pygame.K_F1)
    assert (driver.scene.box, page(driver)) == (box, "end.title")
    driver.services.navigation.start(driver.services.routes.replay, session)
    board = driver.scene.board
    driver.press(pygame.K_F1)
    assert (driver.scene.box, page(driver)) == (box, board.table.page(board.view, Selection()))
    assert page(driver) != "end.title", "at the beginning of the game"
    driver.services.navigation.start(driver.services.routes.log, session, None, session.numbers)
    driver.press(pygame.K_F1)
    assert (driver.scene.box, page(driver)) == (box, pages(box)[0].title)


def finished(box: str) -> Session:
    """Returns a game that ended, as it was kept."""
    return next(session for _, path in golden(box) if (session := opened(path)).is_over)


def test_the_rulebook_leads_to_the_lessons_and_back(driver: Driver) -> None:
    driver.start(driver.services.routes.rules, BOX)
    driver.scene.open(3)
    driver.turn()
    driver.click("learn")
    assert (driver.name, driver.scene.box) == ("SchoolScene", BOX)
    driver.press(pygame.K_F1)
    assert (driver.scene.box, page(driver)) == (BOX, pages(BOX)[0].title)
    driver.press(pygame.K_ESCAPE)
    driver.press(pygame.K_ESCAPE)
    assert page(driver) == pages(BOX)[3].title


def test_the_pause_names_the_keys_that_help(table: Driver) -> None:
    table.press(pygame.K_ESCAPE)
    table.turn()
    assert {"F1", "F3", "F4"} <= {*table.texts}
