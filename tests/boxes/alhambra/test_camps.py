"""The camps (section 8.2) in play; which tiles they may touch and what they score is in test_board_camps.py."""

import pytest

from game.boxes.alhambra.rules.board import START, Board, at, cell, cells_for
from game.boxes.alhambra.rules.events import CampsScored, TileBought
from game.boxes.alhambra.rules.moves import Buy, Place, Reserve
from game.boxes.alhambra.rules.scoring import score
from game.boxes.alhambra.rules.tiles import BAZAARS, CAMPS, PRICE
from game.boxes.alhambra_family.rules.events import LeftoverAwarded, TileOpened
from game.boxes.alhambra_family.rules.taking import TakeMoney
from game.core.rules import Seat
from tests.boxes.alhambra.boards import camp, drawn, walled
from tests.boxes.alhambra.positions import (
    DEAR,
    DIRHAM,
    FLORIN,
    TAKE,
    Draws,
    acting,
    bazaar,
    cards,
    events,
    kinds,
    moves_of,
    play,
    position,
    ways_to_pay,
)

WEST, SOUTH, NORTH_EAST = camp("W"), camp("S"), camp("NE")
WALLED = drawn("F e", e=walled("E"))
BEHIND = cell(2, 0)


def test_a_camp_drawn_for_a_square_fills_it() -> None:
    pavilion = walled("", "pavilion")
    state = position([cards("florin 9"), (), ()], squares=(pavilion, *DEAR[:3]), modules=["camps"])
    state, _ = play(state, Buy(pavilion, cards("florin 9")))
    after, happened = play(state, Reserve(pavilion), luck=Draws(WEST))
    assert events(happened, TileOpened) == [TileOpened(FLORIN, WEST)]
    assert after.squares[FLORIN] == WEST


def test_it_is_bought_like_a_building_for_its_price_in_the_currency_of_its_square() -> None:
    state = position(
        [cards("dirham 8", "florin 8"), (), ()], squares=(DEAR[0], NORTH_EAST, *DEAR[1:3]), modules=["camps"]
    )
    assert PRICE[NORTH_EAST] == 8 and ways_to_pay(state, NORTH_EAST) == [cards("dirham 8")]
    after, happened = play(state, Buy(NORTH_EAST, cards("dirham 8")))
    assert events(happened, TileBought) == [
        TileBought(Seat(0), NORTH_EAST, DIRHAM, cards("dirham 8"), price=8, paid=8, exact=True, by_vizier=False)
    ]
    assert acting(after) == 0 and TakeMoney in kinds(after)


def test_it_may_be_overpaid_like_a_building() -> None:
    state = position([cards("dirham 9"), (), ()], squares=(DEAR[0], NORTH_EAST, *DEAR[1:3]), modules=["camps"])
    after, _ = play(state, Buy(NORTH_EAST, cards("dirham 9")))
    assert kinds(after) == {Reserve}


def test_it_is_placed_with_a_bastion_against_a_wall_at_the_end_of_the_turn() -> None:
    state = position([cards("florin 9"), (), ()], boards=[WALLED], squares=(WEST, *DEAR[:3]), modules=["camps"])
    state, _ = play(state, Buy(WEST, cards("florin 9")))
    assert moves_of(state, Place) == [Place(WEST, BEHIND)]
    state, _ = play(state, Place(WEST, BEHIND))
    assert at(state.boards[0])[BEHIND] == WEST


def test_it_may_be_reserved() -> None:
    state = position([cards("florin 9"), (), ()], squares=(WEST, *DEAR[:3]), modules=["camps"])
    state, _ = play(state, Buy(WEST, cards("florin 9")), Reserve(WEST))
    assert state.reserves[0] == (WEST,)


@pytest.mark.parametrize("each", CAMPS)
def test_no_camp_touches_the_fountain_or_a_bazaar(each: int) -> None:
    """They have only open sides."""
    assert cells_for(START, each) == ()
    assert cells_for(drawn("F b", b=BAZAARS[0]), each) == ()


def test_nobody_walks_to_a_camp_and_nobody_walks_through_one() -> None:
    """On foot does not apply to camps [ruling]: a tile beside a camp needs a way of its own."""
    board = drawn("F e c", e=walled("E"), c=WEST)
    assert cell(3, 0) not in cells_for(board, walled("", "tower"))
    assert cell(3, 0) in cells_for(board, camp("S"))


@pytest.mark.parametrize("letter", ["A", "B", "C"])
def test_camps_in_the_alhambra_score_in_every_round_those_in_the_reserve_do_not(letter: str) -> None:
    board = drawn("o F e c", e=walled("E"), c=WEST)
    state = position(boards=[board], reserves=[(), (SOUTH,)], modules=["camps"])
    happened: list[object] = []
    score(state, letter, happened.append)
    assert events(happened, CampsScored) == [CampsScored(letter, (3, 0, 0))]


def test_two_camps_facing_each_other_along_a_line_both_score_it() -> None:
    """The example of section 7: 4 + 4, and 2 for the camp below: 10 points."""
    board = drawn(
        "w F o e E \n . . s . . \n . . c . .",
        w=walled("W"),
        e=walled("E"),
        E=camp("W"),
        s=walled("S"),
        c=camp("N"),
    )
    facing = ((cell(-2, 0), camp("E")), *board)
    state = position(boards=[Board.read(facing)], modules=["camps"])
    happened: list[object] = []
    score(state, "A", happened.append)
    assert events(happened, CampsScored)[0].points[0] == 4 + 4 + 2


def test_a_camp_left_on_a_square_is_distributed() -> None:
    """Section 6."""
    pavilion = walled("", "pavilion")
    hands = [cards("florin 9"), cards("dirham 1"), ()]
    state = position(hands, boards=[WALLED] * 2, squares=(pavilion, WEST, *DEAR[:2]), bag=(), modules=["camps"])
    state, happened = play(state, Buy(pavilion, cards("florin 9")), Reserve(pavilion))
    assert LeftoverAwarded(DIRHAM, WEST, Seat(1), (0, 1, 0), "most") in happened
    _, happened = play(state, Place(WEST, BEHIND))
    assert events(happened, CampsScored) == [CampsScored("C", (0, 2, 0))]


def test_a_bazaar_may_cost_as_much_as_a_camp() -> None:
    """[ruling] Section 8.3."""
    florins = bazaar("florin")
    state = position(
        [cards("florin 6"), (), ()], squares=(WEST, *DEAR[:3]), beside=(florins,), modules=["camps", "bazaars"]
    )
    assert PRICE[WEST] == 6 and ways_to_pay(state, florins) == [cards("florin 6")]


def test_without_the_module_there_are_no_camps() -> None:
    state, happened = play(position(), TAKE)
    assert not {*CAMPS} & {*state.bag} and not events(happened, CampsScored)
