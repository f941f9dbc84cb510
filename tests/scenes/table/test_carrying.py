"""Pieces carried by hand: the same moves as by clicks, and nothing is lost where they are let go."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pygame
import pytest

from game.boxes.alhambra.rules.board import cells_for
from game.boxes.alhambra.rules.moves import Place, Task
from game.boxes.alhambra.table import items
from game.boxes.alhambra.table.touches import offers
from game.boxes.alhambra_family.rules.components import total
from game.boxes.alhambra_family.rules.taking import TakeMoney
from game.boxes.alhambra_family.table.items import money
from game.boxes.maharaja.rules.moves import LiftHouse, SetDown
from game.core.rules import Seat
from game.paint.box import Box
from game.scenes.table.carrying import draw_label
from game.session.session import Session
from game.tabletop.items import Item
from game.tabletop.table import Drop, Preview
from game.tools.hands.hand import see
from tests.boxes.looking import ui
from tests.scenes.driver import Driver, asking, begun, met, new_session

Pixel = tuple[int, int]


@pytest.fixture
def asked(tmp_path: Path) -> Iterator[Driver]:
    with asking(tmp_path, new_session("human", "random", "random"), confirm_turn="off") as driver:
        yield driver


def lift(driver: Driver, item: Item) -> None:
    """Picks an item up and holds it a little beside where it lay."""
    x, y = driver.spot(f"item:{item}")
    driver.act(see(driver, lambda: driver.ui.at((x, y))))
    driver.turn(
        pygame.event.Event(pygame.MOUSEMOTION, pos=(x, y), rel=(0, 0), buttons=(0, 0, 0)),
        pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=(x, y), button=1),
        pygame.event.Event(pygame.MOUSEMOTION, pos=(x + 7, y), rel=(7, 0), buttons=(1, 0, 0)),
    )


def over(driver: Driver, pos: Pixel) -> None:
    driver.turn(pygame.event.Event(pygame.MOUSEMOTION, pos=pos, rel=(1, 1), buttons=(1, 0, 0)))


def let_go(driver: Driver, pos: Pixel) -> None:
    driver.turn(pygame.event.Event(pygame.MOUSEBUTTONUP, pos=pos, button=1))


def exact(driver: Driver) -> tuple[Item, Drop]:
    """A card of the hand that pays for a building by itself, with the place of that building."""
    board = driver.table.board
    for move in driver.picker.moves:
        parts = board.table.clicks(board.view, move)
        if [part.kind for part in parts] == ["building", "money"]:
            pose = dict(board.stage.poses())[parts[0]]
            return parts[1], Drop(pose.box, (parts[0],))
    raise AssertionError(driver.stuck("no card pays for a building by itself"))


def can_lift_a_house(game: Session) -> bool:
    return any(isinstance(move, LiftHouse) for move in game.legal(Seat(0)))


def middle(driver: Driver, drop: Drop) -> Pixel:
    return driver.ui.canvas.rect(drop.box).center


def test_a_card_carried_to_a_building_buys_it(asked: Driver, monkeypatch: pytest.MonkeyPatch) -> None:
    (card, place), painted = exact(asked), list[Item]()
    board, number = asked.table.board.table, asked.table.session.number
    paint = board.paint_item

    def noted(*args: Any) -> None:
        painted.append(args[3])
        paint(*args)

    monkeypatch.setattr(board, "paint_item", noted)
    lift(asked, card)
    assert asked.table.held == {card} and painted.count(card) == 1, "it is in the hand, and no more on the board"
    over(asked, middle(asked, place))
    assert asked.node("submit").is_enabled, "the panel tells what letting go would do"
    let_go(asked, middle(asked, place))
    asked.until_past(number)
    assert not asked.table.held


def test_a_house_that_stands_is_carried_straight_to_its_new_place(tmp_path: Path) -> None:
    session = met(can_lift_a_house, "human", "random", "random", box="maharaja", seat=0)
    with asking(tmp_path, session) as driver:
        board, number = driver.table.board, session.number
        move = next(move for move in driver.picker.moves if isinstance(move, LiftHouse))
        lift(driver, board.table.clicks(board.view, move)[-1])
        carry = driver.table.carrying.carry
        assert carry is not None
        place = next(drop for drop in carry.drops if isinstance(drop.then, SetDown))
        let_go(driver, middle(driver, place))
        driver.until(lambda: session.number == number + 2, "put down")
        assert place.then not in session.legal(Seat(0)) and session.can_undo(Seat(0))


def test_a_wrong_drop_glides_back_and_says_why(asked: Driver) -> None:
    card, _ = exact(asked)
    board = asked.table.board
    rest = dict(board.stage.poses())[card]
    lift(asked, card)
    over(asked, (5, 300))
    let_go(asked, (5, 300))
    assert asked.services.notices.waiting[-1].text == asked.services.words("ui.carry.nowhere")
    asked.until(lambda: asked.is_asked, "lies there again")
    assert dict(board.stage.poses())[card] == rest
    assert asked.picker.touched == ()


@pytest.mark.parametrize("x", [10, 900])
def test_what_letting_go_would_do_stands_beside_the_piece(x: float) -> None:
    on, piece = ui((1920, 1080)), Box(x, 400, 90, 130)
    on.canvas.audit = []
    draw_label(on, Preview("", (("Exactly paid", "good"),)), piece)
    assert [mark.text for mark in on.canvas.audit] == ["Exactly paid"]
    assert not on.canvas.rect(piece).colliderect(on.canvas.audit[0].rect)


def test_let_go_where_it_lay_it_is_silent(asked: Driver) -> None:
    card, _ = exact(asked)
    x, y = asked.spot(f"item:{card}")
    lift(asked, card)
    let_go(asked, (x + 2, y + 2))
    assert not asked.services.notices.waiting
    assert asked.picker.touched == ()


def test_esc_gives_back_what_is_carried_and_nothing_else(asked: Driver) -> None:
    card, place = exact(asked)
    lift(asked, card)
    over(asked, middle(asked, place))
    asked.press(pygame.K_ESCAPE)
    assert asked.name == "TableScene" and asked.picker.touched == () and not asked.table.held
    number = asked.table.session.number
    let_go(asked, middle(asked, place))
    asked.run(0.5)
    assert asked.table.session.number == number


def test_cards_that_were_chosen_come_along(asked: Driver) -> None:
    board = asked.table.board
    payments = (list(board.table.clicks(board.view, move)[1:]) for move in asked.picker.moves)
    first, second = next(cards for cards in payments if len(cards) == 2)
    asked.click(f"item:{first}")
    lift(asked, second)
    assert asked.table.held >= {first, second}
    assert set(asked.picker.touched) >= {first, second}


def test_places_beyond_the_edge_of_a_near_board_take_nothing(tmp_path: Path) -> None:
    """Also when the board is brought nearer while something is in the hand."""
    with asking(tmp_path, begun(new_session("human", "easy", box="maharaja"), 8)) as driver:
        board = driver.table.board
        shown = board.zooming.board
        assert shown is not None
        for item, _ in board.stage.poses():
            if driver.table.grab(item, (0, 0), lambda pos: None) is None:
                continue
            carry = driver.table.carrying.carry
            assert carry is not None
            far = [drop.box for drop in carry.drops if drop.items and shown.holds(drop.box.cx, drop.box.cy)]
            middle = driver.ui.canvas.rect(shown).center
            board.zooming.hold(3, middle, middle)
            near = [drop.box for drop in carry.drops if drop.items and shown.holds(drop.box.cx, drop.box.cy)]
            carry.cancel()
            board.zooming.hold(0.1, middle, middle)
            if len(near) < len(far):
                break
        assert len(near) < len(far)
        assert all(box.common(shown) == box for box in near)


def _payable(view: Any) -> list[int]:
    """The tiles on sale that money in hand pays exactly and that have a place."""
    found = offers(view).values()
    exact = [offer.tile for offer in found if offer.cards and total(offer.cards) == offer.price]
    return [tile for tile in exact if cells_for(view.boards[0], tile)]


def places_a_tile(view: Any) -> bool:
    return bool(view.task == Task.PLACE and len(view.waiting) == 1)


def takes_money(view: Any) -> bool:
    return view.task == Task.ACT and view.display[0] is not None


def buys_exactly(view: Any) -> bool:
    return view.task == Task.ACT and bool(_payable(view))


@pytest.fixture
def tiles(tmp_path: Path, request: pytest.FixtureRequest) -> Iterator[Driver]:
    session = met(lambda game: request.param(game.view(Seat(0))), "human", "random", "random", box="alhambra", seat=0)
    with asking(tmp_path, session, confirm_turn="off") as driver:
        yield driver


@pytest.mark.parametrize("tiles", [places_a_tile], indirect=True)
def test_a_new_tile_is_carried_to_its_cell(tiles: Driver) -> None:
    move = next(move for move in tiles.picker.moves if isinstance(move, Place))
    number = tiles.table.session.number
    spot = tiles.spot(f"item:{items.cell(move.cell)}")
    lift(tiles, items.tile(move.tile))
    over(tiles, spot)
    assert tiles.picker.move == move, "the panel tells what letting go would do"
    let_go(tiles, spot)
    tiles.until_past(number)
    assert (move.cell, move.tile) in tiles.table.session.view(Seat(0)).boards[0]


@pytest.mark.parametrize("tiles", [takes_money], indirect=True)
def test_open_money_is_carried_to_the_hand(tiles: Driver) -> None:
    board, number = tiles.table.board, tiles.table.session.number
    card = next(move.cards[0] for move in tiles.picker.moves if isinstance(move, TakeMoney) and len(move.cards) == 1)
    hand = board.table.drops(board.view, board.area, board.shown(tiles.table.selection()), money(card))
    lift(tiles, money(card))
    places = board.table.drops(board.view, board.area, board.shown(tiles.table.selection()), money(card))
    assert not any(drop.is_last for drop in hand), "nothing is chosen before it is picked up"
    let_go(tiles, tiles.ui.canvas.rect(next(drop.box for drop in places if drop.is_last)).center)
    tiles.until_past(number)
    assert card in (tiles.table.session.view(Seat(0)).hands[0] or ())


@pytest.mark.parametrize("tiles", [buys_exactly], indirect=True)
def test_a_tile_on_sale_is_carried_straight_to_its_cell(tiles: Driver) -> None:
    session = tiles.table.session
    tile = _payable(session.view(Seat(0)))[0]
    lift(tiles, items.tile(tile))
    carry = tiles.table.carrying.carry
    assert carry is not None
    place = next(drop for drop in carry.drops if isinstance(drop.then, Place))
    let_go(tiles, tiles.ui.canvas.rect(place.box).center)
    tiles.until(lambda: session.can_undo(Seat(0)) and tiles.table.picker, "bought")
    assert tile not in session.view(Seat(0)).squares
    tiles.table.input.choose(next(move for move in tiles.picker.moves if isinstance(move, TakeMoney)))
    tiles.until(lambda: (place.then.cell, tile) in session.view(Seat(0)).boards[0], "placed at the end of the turn")


@pytest.mark.parametrize("tiles", [places_a_tile], indirect=True)
def test_a_tile_that_is_let_go_on_the_fountain_hears_that_a_tile_lies_there_until_it_is_placed(tiles: Driver) -> None:
    move = next(move for move in tiles.picker.moves if isinstance(move, Place))
    number = tiles.table.session.number
    lift(tiles, items.tile(move.tile))
    let_go(tiles, tiles.spot(f"item:{items.fountain(Seat(0))}"))
    assert [notice.text for notice in tiles.services.notices.waiting] == [tiles.services.words("alhambra.refuse.taken")]
    tiles.until(lambda: tiles.is_asked, "back in its place")
    tiles.table.input.choose(move)
    tiles.until_past(number)
    assert not tiles.services.notices.waiting, "what was said about the choice goes with it"
