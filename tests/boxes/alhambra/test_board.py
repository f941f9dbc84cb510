"""Building an Alhambra, one rule of section 4 after the other, and redesigning it (section 3)."""

import pickle
from itertools import product

import pytest

from game.boxes.alhambra.rules.board import (
    CENTRE,
    START,
    STEPS,
    Board,
    at,
    cell,
    cells_for,
    placed,
    removable,
    removed,
    swappable,
    why_not,
    why_not_removed,
    why_not_swapped,
    xy,
)
from game.boxes.alhambra.rules.events import TileBuilt, TileStored, TileSwapped
from game.boxes.alhambra.rules.moves import Build, Store, Swap
from game.boxes.alhambra.rules.tiles import FOUNTAIN
from game.boxes.alhambra_family.rules.events import TurnEnded
from game.core.rules import Seat
from tests.boxes.alhambra.boards import asked, drawn, walled
from tests.boxes.alhambra.positions import DEAR, acting, buy, kinds, legal, moves_of, play, position
from tests.boxes.alhambra_family.pieces import named

GARDEN, TOWER, PALACE = (walled("", kind) for kind in ("garden", "tower", "palace"))
EAST, WEST = cell(1, 0), cell(-1, 0)
BLOCK = "F o o \n o o o \n o o o"


def spots(cells: tuple[int, ...]) -> list[tuple[int, int]]:
    return [xy(where) for where in cells]


def test_cells_are_counted_from_the_fountain() -> None:
    assert xy(CENTRE) == (0, 0)
    assert [xy(CENTRE + step) for step in STEPS] == [(0, -1), (1, 0), (0, 1), (-1, 0)]
    assert all(xy(cell(x, y)) == (x, y) for x, y in product(range(-70, 71), repeat=2))


def test_an_alhambra_is_the_same_in_whatever_order_it_was_built() -> None:
    one = placed(placed(START, EAST, GARDEN), WEST, TOWER)
    assert one == placed(placed(START, WEST, TOWER), EAST, GARDEN)
    assert at(one) == {WEST: TOWER, CENTRE: FOUNTAIN, EAST: GARDEN}
    assert removed(one, EAST) == placed(START, WEST, TOWER)
    there = pickle.loads(pickle.dumps(one))
    assert there == one and hash(there) == hash(one) and cells_for(there, PALACE) == cells_for(one, PALACE)
    assert [*Board.read(reversed([*one]))] == [*one] and one[1:] == (*one,)[1:]


# ---------------------------------------------------------------------- placing
def test_a_tile_joins_with_a_side_a_corner_is_not_enough() -> None:
    """Section 4.4, the source's fourth forbidden example."""
    found = [why_not(START, GARDEN, where) for where in (cell(1, 1), cell(2, 0), CENTRE)]
    assert found == ["no_join", "no_join", "taken"]
    assert spots(cells_for(START, GARDEN)) == [(0, -1), (-1, 0), (1, 0), (0, 1)]


@pytest.mark.parametrize(
    ("picture", "tile", "reason"),
    [
        pytest.param("F o o \n o e ?", GARDEN, "walls", id="an open side at a wall (4.2)"),
        pytest.param("F o o \n o e ?", walled("NW"), "walls", id="a wall at an open side"),
        pytest.param("F o o \n o e ?", walled("W"), None, id="wall at wall"),
        pytest.param("F s \n . ?", walled("N", "tower"), "on_foot", id="behind a wall (4.3)"),
        pytest.param("F s \n o ?", walled("N", "tower"), None, id="on foot from the other side"),
        pytest.param("o o o \n o . o \n F ? o", GARDEN, "hole", id="a hole (4.5)"),
        pytest.param("o o . \n o . ? \n F o o", GARDEN, "hole", id="a diagonal gap does not open it [ruling]"),
        pytest.param("o o o o \n o . . o \n F ? . o", GARDEN, None, id="there is a way out"),
        pytest.param("o o o o \n o . . o \n F o ? o", GARDEN, "hole", id="none"),
        pytest.param("o o o o \n o . . o \n o . . o \n F o ? o", GARDEN, "hole", id="a large hole"),
        pytest.param("o o o o \n o . . . \n o . . . \n F o ? .", GARDEN, None, id="open"),
        pytest.param("o o o \n o . o \n F ? o", walled("W"), "hole", id="a hole is told before walls"),
        pytest.param("F e ?", walled("N"), "walls", id="and these"),
        pytest.param("F e ?", walled("W"), "on_foot", id="before what cannot be reached on foot"),
    ],
)
def test_the_reason_told_is_the_first_one(picture: str, tile: int, reason: str | None) -> None:
    """Section 4, the source's second, third and fifth forbidden examples."""
    now = drawn(picture, s=walled("S"))
    assert why_not(now, tile, asked(picture)) == reason
    assert (asked(picture) in cells_for(now, tile)) == (reason is None)


# ---------------------------------------------------------------------- taking away, exchanging
def test_the_fountain_never_moves() -> None:
    """Section 4: it is neither taken away nor exchanged."""
    now = drawn("o F")
    assert why_not_removed(now, CENTRE) == why_not_swapped(now, GARDEN, CENTRE) == "fountain"
    assert spots(removable(now)) == spots(swappable(now, GARDEN)) == [(-1, 0)]
    assert removable(START) == swappable(START, GARDEN) == ()


def test_a_removal_leaves_one_group_without_a_hole_that_is_reached_on_foot() -> None:
    """4.4, 4.5, and 4.3: between two lower tiles stands a wall, so that the right one needs the way above."""
    row = drawn("F o o o")
    assert why_not_removed(row, EAST) == why_not_removed(row, cell(2, 0)) == "apart"
    assert spots(removable(row)) == [(3, 0)]
    assert why_not_removed(drawn(BLOCK), cell(1, 1)) == "hole"
    assert spots(removable(drawn(BLOCK))) == [(1, 0), (2, 0), (0, 1), (2, 1), (0, 2), (1, 2), (2, 2)]
    assert cell(1, 1) not in removable(drawn("F o o \n o o o \n o o ."))
    walls = drawn("o o \n e w \n F .")
    assert why_not_removed(walls, cell(0, -2)) == why_not_removed(walls, cell(1, -2)) == "on_foot"
    assert why_not_removed(walls, cell(0, -1)) == "apart"
    assert spots(removable(walls)) == [(1, -1)]


def test_only_the_final_position_of_a_swap_counts() -> None:
    """Section 3: whatever taking the old tile away would have left, inside a block or on the way to others."""
    now = drawn(BLOCK)
    assert why_not_swapped(now, TOWER, cell(1, 1)) is None and len(swappable(now, TOWER)) == 8
    assert why_not_swapped(now, walled("N"), cell(1, 1)) == "walls"
    assert spots(swappable(now, walled("N"))) == [(1, 0), (2, 0)]
    row = drawn("F o o")
    assert spots(swappable(row, walled("S"))) == [(1, 0), (2, 0)]
    assert spots(swappable(row, walled("E"))) == [(2, 0)]
    assert swappable(row, walled("W")) == ()


# ---------------------------------------------------------------------- a redesign is an action
BOARD = drawn("F g")


@pytest.mark.parametrize(
    ("move", "built", "reserve", "news"),
    [
        (Build(TOWER, WEST), {WEST: TOWER, EAST: GARDEN}, (PALACE,), TileBuilt(Seat(0), TOWER, WEST)),
        (Store(EAST), {}, (PALACE, GARDEN, TOWER), TileStored(Seat(0), GARDEN, EAST)),
        (Swap(TOWER, EAST), {EAST: TOWER}, (PALACE, GARDEN), TileSwapped(Seat(0), TOWER, GARDEN, EAST)),
    ],
    ids=["from the reserve", "to the reserve", "both in the same cell"],
)
def test_a_tile_changes_its_place_which_is_the_whole_action_and_nobody_else_is_touched(
    move: Build | Store | Swap, built: dict[int, int], reserve: tuple[int, ...], news: object
) -> None:
    state = position(boards=[BOARD], reserves=[(TOWER, PALACE)])
    after, happened = play(state, move)
    assert at(after.boards[0]) == {CENTRE: FOUNTAIN, **built} and after.reserves[0] == reserve
    assert happened[:2] == [news, TurnEnded(Seat(0))] and acting(after) == 1
    assert after.boards[1:] == state.boards[1:] and after.reserves[1:] == state.reserves[1:]
    assert after.squares == state.squares


def test_the_three_kinds_follow_the_building_rules() -> None:
    """What can be built, taken away and exchanged is what board.py says, tile by tile; a reserve may be empty."""
    board = drawn("o o o \n o g e \n F o o")
    reserve = tuple(sorted((TOWER, walled("W", "palace"), walled("E", "tower"))))
    state = position(boards=[board], reserves=[reserve])
    assert moves_of(state, Build) == [Build(tile, where) for tile in reserve for where in cells_for(board, tile)]
    assert moves_of(state, Store) == [Store(where) for where in removable(board)]
    assert moves_of(state, Swap) == [Swap(tile, where) for tile in reserve for where in swappable(board, tile)]
    assert Swap(TOWER, cell(1, -1)) in legal(state) and Store(cell(1, -1)) not in legal(state)
    assert {Build, Store, Swap} & kinds(position(boards=[BOARD])) == {Store}


def test_what_was_found_out_with_one_reserve_is_not_told_of_another() -> None:
    known = Board.read(BOARD)
    for reserve in ((TOWER,), (), (PALACE, TOWER), (TOWER,), (TOWER,)):
        fresh = legal(position(boards=[Board.read(BOARD)], reserves=[reserve]))
        assert legal(position(boards=[known], reserves=[reserve])) == fresh


def test_a_redesign_may_be_the_bonus_action() -> None:
    """The example of the rulebook: the two tiles just bought are placed after it."""
    tiles = (named("pavilion 5"), named("pavilion 8"))
    state = position(["dirham 8, florin 5", "", ""], boards=[BOARD], reserves=[(TOWER,)], squares=(*tiles, *DEAR[:2]))
    state, _ = play(state, buy(tiles[0], "florin 5"), buy(tiles[1], "dirham 8"), Swap(TOWER, EAST))
    assert at(state.boards[0])[EAST] == TOWER
    assert state.waiting == tiles and acting(state) == 0
