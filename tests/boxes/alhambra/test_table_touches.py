"""Touching the table of the tile game: redesigns, new tiles, falcons, and keys; the rest is in alhambra_family."""

from typing import Any

import pytest

from game.boxes.alhambra.rules import RULES
from game.boxes.alhambra.rules.board import START, cell
from game.boxes.alhambra.rules.moves import Build, Place, Reserve, Store, Swap
from game.boxes.alhambra.rules.state import State
from game.boxes.alhambra.rules.tasks import Task
from game.boxes.alhambra.table import items
from game.core.rules import Seat
from game.tabletop.items import Item
from game.tabletop.selection import Selection
from tests.boxes.alhambra.boards import drawn, walled
from tests.boxes.alhambra.positions import position
from tests.boxes.alhambra.things import FALCON, TILE, thing
from tests.boxes.alhambra_family import tables
from tests.boxes.alhambra_family.games import TILES
from tests.boxes.alhambra_family.pieces import falcon
from tests.boxes.looking import AREA, words

GARDEN, PALACE = walled("", "garden"), walled("", "palace")
ROW = drawn("F g")
BESIDE, FAR = items.cell(cell(1, 0)), items.cell(cell(1, 1))


def made(state: State, *touched: Item) -> Any:
    """Returns the move that touches make."""
    return tables.picked(TILES, state, *touched).move


def refused(state: State, item: Item, *touched: Item) -> str:
    shown, view = tables.table(TILES, state.seats), RULES.view(state, Seat(0))
    found: str = shown.illegal_reason(view, tables.picked(TILES, state, *touched), item)
    return found


def placing(*waiting: int) -> State:
    state = position()
    state.waiting, state.task = tuple(sorted(waiting)), Task.PLACE
    return state


def test_a_redesign_touches_what_moves_and_where_it_goes() -> None:
    """Section 3: from the reserve, to the reserve, or both in the same cell."""
    state = position(boards=[ROW], reserves=[(PALACE,)])
    assert made(state, TILE[GARDEN], items.RESERVE) == Store(cell(1, 0))
    assert made(state, TILE[PALACE], TILE[GARDEN]) == Swap(PALACE, cell(1, 0))
    assert made(state, thing("cell:2:0"), TILE[PALACE]) == Build(PALACE, cell(2, 0))


def test_a_single_new_tile_need_not_be_touched_of_several_one_is_touched_first() -> None:
    """Section 3, end of turn: one at a time, in any order."""
    one, two = placing(GARDEN), placing(GARDEN, PALACE)
    assert made(one, BESIDE) == Place(GARDEN, cell(1, 0)) and made(one, items.RESERVE) == Reserve(GARDEN)
    assert refused(one, TILE[GARDEN]) == words()("alhambra.refuse.chosen")
    assert made(two, BESIDE) is None and made(two, TILE[PALACE], BESIDE) == Place(PALACE, cell(1, 0))


@pytest.mark.parametrize(
    ("item", "told"),
    [
        ("cell:2:-1", "2 right and 1 up"),
        ("cell:0:3", "3 down"),
        ("corner:0:0", "1 right and 1 down"),
        ("corner:-1:-1", "1 up and 1 left"),
    ],
)
def test_places_are_described_by_the_way_from_the_fountain(item: str, told: str) -> None:
    """A corner is named by its north-west cell; those of the fountain itself are one step off each way."""
    parts = tables.table(TILES, 3).describe(RULES.view(position(), Seat(0)), thing(item))
    assert all(step in parts for step in told.split(" and "))


# ---------------------------------------------------------------------- why not
def test_a_place_is_judged_for_the_tile_that_was_touched() -> None:
    closed = walled("W")
    state = position(boards=[ROW], reserves=[(closed, PALACE)])
    assert refused(state, thing("cell:2:0")) == ""
    assert refused(state, thing("cell:2:0"), TILE[closed]) == words()("alhambra.refuse.no_match")


def test_a_space_that_no_tile_joins_says_so_once_a_tile_is_chosen() -> None:
    """Section 4.4: it lies in the frame around the Alhambra, and touches it with a corner at most."""
    shown, two = tables.table(TILES, 3), placing(GARDEN, PALACE)
    for state, touched in ((placing(GARDEN), ()), (two, (TILE[PALACE],))):
        assert FAR in shown.layout(RULES.view(state, Seat(0)), AREA, tables.picked(TILES, state, *touched))
        assert refused(state, FAR, *touched) == words()("alhambra.refuse.no_join")
    assert FAR not in shown.layout(RULES.view(two, Seat(0)), AREA, Selection())


@pytest.mark.parametrize(
    ("board", "colours", "lacks"),
    [("F g t \n p o o", ("garden", "tower"), "purple"), ("F g \n p o", ("garden", "palace"), "")],
)
def test_a_falcon_says_which_colour_a_point_lacks(board: str, colours: tuple[str, str], lacks: str) -> None:
    """Section 8.4: each of its two colours is on at least one of the four tiles."""
    state = position(["denar 1", ""], boards=[drawn(board), START], modules=("falcons",))
    told = refused(state, thing("corner:0:0"), FALCON[falcon(*colours)])
    assert lacks in told and bool(told) == bool(lacks)


def test_letters_decide_where_no_place_is_asked_for() -> None:
    def keys(state: State) -> dict[str, Any]:
        return dict(tables.table(TILES, 3).shortcuts(RULES.view(state, Seat(0)), RULES.legal(state, Seat(0))))

    assert keys(placing(GARDEN))["k"] == (items.RESERVE,)
    assert keys(position(modules=("vizier",), asleep=(0,)))["w"] == (items.vizier(0),)
