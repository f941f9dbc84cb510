"""Hands at the tile game, through the real window: a new tile is carried to its place, open money to the hand."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from game.boxes.alhambra.rules.board import cells_for
from game.boxes.alhambra.rules.moves import Place
from game.boxes.alhambra.rules.tasks import Task
from game.boxes.alhambra.table import items
from game.boxes.alhambra.table.offers import offers
from game.boxes.alhambra_family.rules.money import total
from game.boxes.alhambra_family.rules.taking import TakeMoney
from game.boxes.alhambra_family.table.items import money
from game.core.rules import Seat
from tests.scenes.driver import Driver, asking, met
from tests.scenes.table.test_carrying import let_go, lift, over


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
def asked(tmp_path: Path, request: pytest.FixtureRequest) -> Iterator[Driver]:
    session = met(lambda game: request.param(game.view(Seat(0))), "human", "random", "random", box="alhambra", seat=0)
    with asking(tmp_path, session, confirm_turn="off") as driver:
        yield driver


@pytest.mark.parametrize("asked", [places_a_tile], indirect=True)
def test_a_new_tile_is_carried_to_its_cell(asked: Driver) -> None:
    move = next(move for move in asked.picker.moves if isinstance(move, Place))
    number = asked.table.session.number
    spot = asked.spot(f"item:{items.cell(move.cell)}")
    lift(asked, items.tile(move.tile))
    over(asked, spot)
    assert asked.picker.move == move, "the panel tells what letting go would do"
    let_go(asked, spot)
    asked.until_past(number)
    assert (move.cell, move.tile) in asked.table.session.view(Seat(0)).boards[0]


@pytest.mark.parametrize("asked", [takes_money], indirect=True)
def test_open_money_is_carried_to_the_hand(asked: Driver) -> None:
    board, number = asked.table.board, asked.table.session.number
    card = next(move.cards[0] for move in asked.picker.moves if isinstance(move, TakeMoney) and len(move.cards) == 1)
    hand = board.table.drops(board.view, board.area, board.shown(asked.table.selection()), money(card))
    lift(asked, money(card))
    places = board.table.drops(board.view, board.area, board.shown(asked.table.selection()), money(card))
    assert not any(drop.is_last for drop in hand), "nothing is chosen before it is picked up"
    let_go(asked, asked.ui.canvas.rect(next(drop.box for drop in places if drop.is_last)).center)
    asked.until_past(number)
    assert card in (asked.table.session.view(Seat(0)).hands[0] or ())


@pytest.mark.parametrize("asked", [buys_exactly], indirect=True)
def test_a_tile_on_sale_is_carried_straight_to_its_cell(asked: Driver) -> None:
    session = asked.table.session
    tile = _payable(session.view(Seat(0)))[0]
    lift(asked, items.tile(tile))
    carry = asked.table.carrying.carry
    assert carry is not None
    place = next(drop for drop in carry.drops if isinstance(drop.then, Place))
    let_go(asked, asked.ui.canvas.rect(place.box).center)
    asked.until(lambda: session.can_undo(Seat(0)) and asked.table.picker, "bought")
    assert tile not in session.view(Seat(0)).squares
    asked.table.input.choose(next(move for move in asked.picker.moves if isinstance(move, TakeMoney)))
    asked.until(lambda: (place.then.cell, tile) in session.view(Seat(0)).boards[0], "placed at the end of the turn")


@pytest.mark.parametrize("asked", [places_a_tile], indirect=True)
def test_a_tile_that_is_let_go_on_the_fountain_hears_that_a_tile_lies_there_until_it_is_placed(asked: Driver) -> None:
    move = next(move for move in asked.picker.moves if isinstance(move, Place))
    number = asked.table.session.number
    lift(asked, items.tile(move.tile))
    let_go(asked, asked.spot(f"item:{items.fountain(Seat(0))}"))
    assert [notice.text for notice in asked.services.notices.waiting] == [asked.services.words("alhambra.refuse.taken")]
    asked.until(lambda: asked.is_asked, "back in its place")
    asked.table.input.choose(move)
    asked.until_past(number)
    assert not asked.services.notices.waiting, "what was said about the choice goes with it"
