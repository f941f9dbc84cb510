"""Touching the table: every legal move can be made, in any order of touches, and nothing else."""

from functools import cache

import pytest

from game.boxes.alhambra.rules import RULES
from game.boxes.alhambra.rules.board import START, cell
from game.boxes.alhambra.rules.moves import Place, Reserve, Store, Swap
from game.boxes.alhambra.rules.state import State
from game.boxes.alhambra.rules.tasks import Task
from game.boxes.alhambra.table import TileTable, items
from game.boxes.alhambra_family.table.items import money
from game.core.rules import Seat
from game.tabletop.items import Item
from game.tabletop.selection import Selection
from tests.boxes.alhambra.boards import drawn, walled
from tests.boxes.alhambra.positions import DEAR, bazaar, building, card, cards, falcon, position
from tests.boxes.alhambra.speaking import FALCON, TILE, Speaker
from tests.boxes.looking import AREA, cast, words

GARDEN, PALACE, PAVILION = walled("", "garden"), walled("", "palace"), building("pavilion", 5)
SQUARES = (*DEAR[:2], PAVILION, DEAR[3])


@cache
def table(seats: int, language: str = "en") -> TileTable:
    return TileTable(words(language), cast(seats), {})


def picked(state: State, *touched: Item) -> Selection:
    return Speaker(len(state.boards)).selection(state, touched)


def test_a_redesign_touches_what_moves_and_where_it_goes() -> None:
    """Section 3: from the reserve, to the reserve, or both in the same cell."""
    state = position(boards=[drawn("F g", g=GARDEN)], reserves=[(PALACE,)])
    assert picked(state, TILE[GARDEN], items.RESERVE).move == Store(cell(1, 0))
    assert picked(state, TILE[PALACE], TILE[GARDEN]).move == Swap(PALACE, cell(1, 0))
    assert picked(state, items.cell(cell(2, 0)), TILE[PALACE]).move is not None


def placing(*waiting: int) -> State:
    state = position()
    state.waiting, state.task = tuple(sorted(waiting)), Task.PLACE
    return state


def test_a_single_new_tile_need_not_be_touched() -> None:
    one = placing(GARDEN)
    assert picked(one, items.cell(cell(1, 0))).move == Place(GARDEN, cell(1, 0))
    assert picked(one, items.RESERVE).move == Reserve(GARDEN)
    told = table(3).illegal_reason(RULES.view(one, Seat(0)), picked(one), TILE[GARDEN])
    assert told == words()("alhambra.refuse.chosen")


def test_of_several_new_tiles_one_is_touched_first() -> None:
    """Section 3, end of turn: one at a time, in any order."""
    two = placing(GARDEN, PALACE)
    assert picked(two, items.cell(cell(1, 0))).move is None
    assert picked(two, TILE[PALACE], items.cell(cell(1, 0))).move == Place(PALACE, cell(1, 0))


@pytest.mark.parametrize(
    ("item", "told"),
    [
        (items.cell(cell(2, -1)), "2 right and 1 up"),
        (items.cell(cell(0, 3)), "3 down"),
        (items.corner(cell(0, 0)), "1 right and 1 down"),
        (items.corner(cell(-1, -1)), "1 up and 1 left"),
    ],
)
def test_places_are_described_by_the_way_from_the_fountain(item: Item, told: str) -> None:
    """A corner is named by its north-west cell; those of the fountain itself are one step off each way."""
    parts = table(3).describe(RULES.view(position(), Seat(0)), item)
    assert all(step in parts for step in told.split(" and "))


# ---------------------------------------------------------------------- why not
def refused(state: State, item: Item, *touched: Item) -> str:
    return table(len(state.boards)).illegal_reason(RULES.view(state, Seat(0)), picked(state, *touched), item)


def test_a_place_is_judged_for_the_tile_that_was_touched() -> None:
    closed = walled("W")
    state = position(boards=[drawn("F g", g=GARDEN)], reserves=[(closed, PALACE)])
    assert refused(state, items.cell(cell(2, 0))) == ""
    assert refused(state, items.cell(cell(2, 0)), TILE[closed]) == words()("alhambra.refuse.no_match")


FAR = items.cell(cell(1, 1))


def test_a_space_that_no_tile_joins_says_so_once_a_tile_is_chosen() -> None:
    """Section 4.4: it lies in the frame around the Alhambra, and touches it with a corner at most."""
    for state, touched in ((placing(GARDEN), ()), (placing(GARDEN, PALACE), (TILE[PALACE],))):
        shown, selection = table(3), picked(state, *touched)
        assert FAR in shown.layout(RULES.view(state, Seat(0)), AREA, selection)
        assert refused(state, FAR, *touched) == words()("alhambra.refuse.no_join")
    assert FAR not in table(3).layout(RULES.view(placing(GARDEN, PALACE), Seat(0)), AREA, Selection())


def test_a_falcon_says_which_colour_a_point_lacks() -> None:
    """Section 8.4: each of its two colours is on at least one of the four tiles."""
    board = drawn("F g \n p o", g=GARDEN, p=PALACE)
    state = position([cards("denar 1"), ()], boards=[board, START], modules=("falcons",))
    beside = drawn("F g t \n p o o", g=GARDEN, p=PALACE, t=walled("", "tower"))
    wider = position([cards("denar 1"), ()], boards=[beside, START], modules=("falcons",))
    assert "purple" in refused(wider, items.corner(cell(0, 0)), FALCON[falcon("garden", "tower")])
    assert refused(state, items.corner(cell(0, 0)), FALCON[falcon("garden", "palace")]) == ""


# ---------------------------------------------------------------------- shortcuts
def keys(state: State) -> dict[str, tuple[Item, ...]]:
    (seat,) = RULES.to_act(state)
    return dict(table(len(state.boards)).shortcuts(RULES.view(state, seat), RULES.legal(state, seat)))


def test_the_keys_1_to_4_pay_exactly_where_that_is_possible_and_9_a_bazaar() -> None:
    hand, tile = cards("denar 2", "denar 3", "denar 4"), bazaar("denar")
    found = keys(position([hand, (), ()], squares=SQUARES, beside=[tile], modules=("bazaars",)))
    assert found["3"] == (TILE[PAVILION], money(card("denar 2")), money(card("denar 3")))
    assert found["9"] == (TILE[tile], money(card("denar 2")), money(card("denar 3")))
    assert not {"1", "2", "4"} & found.keys()


def test_letters_decide_where_no_place_is_asked_for() -> None:
    assert keys(placing(GARDEN))["k"] == (items.RESERVE,)
    assert keys(position(modules=("vizier",), asleep=(0,)))["w"] == (items.vizier(0),)
