"""Redesigning an Alhambra (section 3): in, out, or both at once; what is legal where is in test_board.py."""

import pytest

from game.boxes.alhambra.rules.board import CENTRE, Board, at, cell, cells_for, removable, swappable
from game.boxes.alhambra.rules.events import TileBuilt, TileStored, TileSwapped
from game.boxes.alhambra.rules.moves import Build, Buy, Store, Swap
from game.boxes.alhambra.rules.tiles import FOUNTAIN
from game.boxes.alhambra_family.rules.events import TurnEnded
from game.core.rules import Seat
from tests.boxes.alhambra.boards import camp, drawn, walled
from tests.boxes.alhambra.positions import DEAR, acting, building, cards, kinds, legal, moves_of, play, position

GARDEN, TOWER, PALACE = (walled("", kind) for kind in ("garden", "tower", "palace"))
EAST, WEST = cell(1, 0), cell(-1, 0)
BOARD = drawn("F g", g=GARDEN)


def test_a_tile_of_the_reserve_comes_to_the_alhambra() -> None:
    state = position(boards=[BOARD], reserves=[(TOWER, PALACE)])
    after, happened = play(state, Build(TOWER, WEST))
    assert at(after.boards[0]) == {WEST: TOWER, CENTRE: FOUNTAIN, EAST: GARDEN}
    assert after.reserves[0] == (PALACE,)
    assert happened[:2] == [TileBuilt(Seat(0), TOWER, WEST), TurnEnded(Seat(0))]


def test_what_was_found_out_with_one_reserve_is_not_told_of_another() -> None:
    known = Board.read(BOARD)
    for reserve in ((TOWER,), (), (PALACE, TOWER), (TOWER,), (TOWER,)):
        fresh = legal(position(boards=[Board.read(BOARD)], reserves=[reserve]))
        assert legal(position(boards=[known], reserves=[reserve])) == fresh


def test_a_tile_of_the_alhambra_comes_to_the_reserve() -> None:
    after, happened = play(position(boards=[BOARD], reserves=[(TOWER,)]), Store(EAST))
    assert at(after.boards[0]) == {CENTRE: FOUNTAIN}
    assert after.reserves[0] == tuple(sorted((TOWER, GARDEN)))
    assert happened[:2] == [TileStored(Seat(0), GARDEN, EAST), TurnEnded(Seat(0))]


def test_a_tile_of_the_reserve_changes_places_with_one_of_the_alhambra_in_the_same_cell() -> None:
    after, happened = play(position(boards=[BOARD], reserves=[(TOWER, PALACE)]), Swap(TOWER, EAST))
    assert at(after.boards[0]) == {CENTRE: FOUNTAIN, EAST: TOWER}
    assert after.reserves[0] == tuple(sorted((PALACE, GARDEN)))
    assert happened[:2] == [TileSwapped(Seat(0), TOWER, GARDEN, EAST), TurnEnded(Seat(0))]


@pytest.mark.parametrize(
    "move", [Build(TOWER, WEST), Store(EAST), Swap(TOWER, EAST)], ids=lambda move: type(move).__name__
)
def test_a_redesign_is_the_whole_action_and_nobody_else_is_touched(move: Build | Store | Swap) -> None:
    state = position(boards=[BOARD], reserves=[(TOWER,)])
    after, _ = play(state, move)
    assert acting(after) == 1
    assert after.boards[1:] == state.boards[1:] and after.reserves[1:] == state.reserves[1:]
    assert after.squares == state.squares


def test_the_three_kinds_follow_the_building_rules() -> None:
    """What can be built, taken away and exchanged is what board.py says, tile by tile."""
    board = drawn("o o o \n o g e \n F o o", g=GARDEN, e=walled("E"))
    reserve = tuple(sorted((TOWER, walled("W", "palace"), walled("E", "tower"))))
    state = position(boards=[board], reserves=[reserve])
    assert moves_of(state, Build) == [Build(tile, where) for tile in reserve for where in cells_for(board, tile)]
    assert moves_of(state, Store) == [Store(where) for where in removable(board)]
    assert moves_of(state, Swap) == [Swap(tile, where) for tile in reserve for where in swappable(board, tile)]
    assert Swap(TOWER, cell(1, -1)) in legal(state) and Store(cell(1, -1)) not in legal(state)


def test_with_an_empty_reserve_there_is_only_taking_away() -> None:
    assert {Build, Store, Swap} & kinds(position(boards=[BOARD])) == {Store}


def test_a_redesign_may_be_the_bonus_action() -> None:
    """The example of the rulebook: the two tiles just bought are placed after it."""
    tiles = (building("pavilion", 8), building("pavilion", 5))
    hand = cards("florin 8", "dirham 5")
    state = position([hand, (), ()], boards=[BOARD], reserves=[(TOWER,)], squares=(*tiles, *DEAR[:2]))
    state, _ = play(state, Buy(tiles[0], cards("florin 8")), Buy(tiles[1], cards("dirham 5")), Swap(TOWER, EAST))
    assert at(state.boards[0])[EAST] == TOWER
    assert state.waiting == tuple(sorted(tiles)) and acting(state) == 0


def test_a_camp_is_redesigned_like_a_building() -> None:
    """Section 8.2."""
    south = camp("S")
    board = drawn("F n", n=walled("N"))
    state = position(boards=[board], reserves=[(south,)], modules=["camps"])
    assert moves_of(state, Build) == [Build(south, cell(1, -1))]
    state, _ = play(state, Build(south, cell(1, -1)))
    state.turn = state.acting = Seat(0)
    assert Store(cell(1, -1)) in legal(state)
    state, _ = play(state, Store(cell(1, -1)))
    assert state.boards[0] == board and state.reserves[0] == (south,)
