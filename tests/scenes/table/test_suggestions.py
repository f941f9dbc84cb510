"""One touch on what costs money raises the best payment, and what is possible now can be chosen as it is written."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pygame
import pytest

from game.boxes.alhambra.rules.moves import Buy as BuyTile
from game.boxes.alhambra_cards.rules.moves import Buy as BuyBuilding
from game.boxes.alhambra_family.rules.components import CURRENCY, VALUE, total
from game.boxes.alhambra_family.rules.taking import TakeMoney
from game.core.rules import Seat
from game.session.session import Session
from game.tabletop.items import Item
from tests.languages import shipped_languages
from tests.scenes.driver import Driver, asking, driving, met, new_session, prune

ME = Seat(0)
BOXES = ("alhambra_cards", "alhambra")


def priced(session: Session) -> dict[Item, list[Any]]:
    """Returns the ways to pay for each thing on sale that the person can pay, by the item to touch."""
    table, view = _table(session), session.view(ME)
    found: dict[Item, list[Any]] = {}
    for move in session.legal(ME):
        if isinstance(move, BuyTile | BuyBuilding):
            found.setdefault(table.clicks(view, move)[0], []).append(move)
    return found


def _table(session: Session) -> Any:
    from tests.boxes.saying import speaker

    return speaker(session.box, len(session.players), "en")


def money(driver: Driver, card: int) -> Any:
    """Returns the item of a money card."""
    board = driver.table.board
    return board.table.clicks(board.view, TakeMoney((card,)))[0]


def game(box: str, wanted: Callable[[Session], object]) -> Session:
    """Returns a game in which it is the person's turn and something is so."""
    return met(wanted, "human", "random", "random", box=box, seat=ME, within=40)


def several(session: Session) -> bool:
    return any(len(ways) > 2 for ways in priced(session).values())


def cheapest(ways: list[Any]) -> int:
    return min(total(way.cards) for way in ways)


def chosen(driver: Driver) -> Any:
    return driver.picker.move


# ---------------------------------------------------------------------- one click on a building or tile
@pytest.mark.parametrize("policy", ["off", "risky", "always"])
@pytest.mark.parametrize("box", BOXES)
def test_one_click_raises_the_best_payment_and_offers_the_button(tmp_path: Path, box: str, policy: str) -> None:
    session = game(box, several)
    item, ways = max(priced(session).items(), key=lambda pair: len(pair[1]))
    with asking(tmp_path, session, confirm_turn=policy) as driver:
        number = session.number
        driver.click(f"item:{item}")
        assert session.number == number, "what was raised for the person waits for the button"
        assert total(chosen(driver).cards) == cheapest(ways)
        assert {money(driver, card) for card in chosen(driver).cards} < set(driver.picker.touched)
        driver.click("submit")
        assert session.number > number


@pytest.mark.parametrize("box", BOXES)
def test_other_cards_can_be_chosen_instead(tmp_path: Path, box: str) -> None:
    session = game(box, several)
    item, _ = max(priced(session).items(), key=lambda pair: len(pair[1]))
    with asking(tmp_path, session, confirm_turn="off") as driver:
        driver.click(f"item:{item}")
        first, number = chosen(driver), session.number
        driver.click(f"item:{money(driver, first.cards[0])}")
        assert money(driver, first.cards[0]) not in driver.picker.touched
        told = driver.table.board.table.preview(driver.table.board.view, driver.table.selection())
        told_next = ("missing", "short", "proposed payment")
        assert chosen(driver) is not None or any(word in line for line, _ in told.lines for word in told_next)
        driver.click(f"item:{money(driver, first.cards[0])}")
        assert (chosen(driver), session.number) == (first, number)
        driver.click(f"item:{item}")
        assert driver.picker.touched == (), "giving the thing back gives back what was raised for it"


@pytest.mark.parametrize("box", BOXES)
def test_money_that_was_touched_first_stays_as_it_was_chosen(tmp_path: Path, box: str) -> None:
    session = game(box, several)
    item, ways = max(priced(session).items(), key=lambda pair: len(pair[1]))
    dear = max(ways, key=lambda move: total(move.cards))
    with asking(tmp_path, session, confirm_turn="always") as driver:
        for card in dear.cards:
            driver.click(f"item:{money(driver, card)}")
        driver.click(f"item:{item}")
        values = sorted((CURRENCY[card], VALUE[card]) for card in chosen(driver).cards)
        assert values == sorted((CURRENCY[card], VALUE[card]) for card in dear.cards)


# ---------------------------------------------------------------------- what is possible now
@pytest.mark.parametrize(("box", "language"), [*zip(BOXES * 2, shipped_languages(), strict=True)])
def test_a_line_of_what_is_possible_now_chooses_just_that(tmp_path: Path, box: str, language: str) -> None:
    session = game(box, several)
    with asking(tmp_path, session, language=language, size=(1280, 720), confirm_turn="always") as driver:
        number = session.number
        names = [node.id for node in driver.ui.nodes if node.id.startswith("choice:")]
        assert names
        for name in names:
            told = driver.node(name).name
            assert told in " ".join(driver.texts), "what is read, on one line or two, is what is heard"
            driver.click(name)
            assert session.number == number
            move = chosen(driver)
            assert "=" not in told or f"= {total(move.cards)}" in told
            assert driver.ui.find("submit")
            driver.letter("u")


@pytest.mark.parametrize("box", [*BOXES, "maharaja", "ys"])
def test_lines_that_mean_one_move_are_reached_by_keys_in_every_box(tmp_path: Path, box: str) -> None:
    session = met(_has_choice, "human", "easy", "easy", box=box, mind=prune, seat=ME)
    with asking(tmp_path, session, confirm_turn="always") as driver:
        [name, *_] = [node.id for node in driver.ui.nodes if node.id.startswith("choice:")]
        number = session.number
        driver.steer(name)
        driver.press(pygame.K_RETURN)
        assert session.number == number and chosen(driver) is not None
        driver.press(pygame.K_RETURN)
        assert session.number > number


def _has_choice(session: Session) -> bool:
    from game.tabletop.items import Selection

    table, view = _table(session), session.view(ME)
    moves = session.legal(ME)
    return len(moves) > 1 and any(table.preview(view, Selection(actor=ME, viewer=ME, moves=moves)).choices)


def test_a_button_on_a_board_is_pressed_and_not_the_board_below_it(tmp_path: Path) -> None:
    """The lens of a quarter of Ys lies on the sea, which can be dragged about."""
    with driving(tmp_path, new_session("human", "easy", "easy", box="ys")) as driver:
        driver.run(1)
        driver.click("table:lens:1")
        driver.run(1)
        assert not driver.table.board.zooming.shown.is_usual


def test_the_name_and_the_words_beside_a_portrait_are_a_part_of_the_choice(tmp_path: Path) -> None:
    with asking(tmp_path, new_session("human", "random", "random", box="maharaja"), confirm_turn="always") as driver:
        poses = dict(driver.table.board.stage.poses())
        item = next(i for i in poses if i.kind == "character" and i in driver.picker.open([i]))
        lying = driver.ui.canvas.rect(poses[item].box)
        driver.click_at((lying.right + 20, lying.top + 12))
        assert item in driver.picker.touched
