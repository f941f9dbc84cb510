"""The camps (section 8.2): where they may lie, what their arrows score, and how they are played."""

from itertools import product

import pytest

from game.boxes.alhambra.rules.board import (
    START,
    at,
    cell,
    cells_for,
    removable,
    swappable,
    why_not,
    why_not_removed,
    why_not_swapped,
    xy,
)
from game.boxes.alhambra.rules.camps import Ray, camp_points, camp_rays
from game.boxes.alhambra.rules.contacts import meet
from game.boxes.alhambra.rules.events import CampsScored, TileBought
from game.boxes.alhambra.rules.moves import Buy, Place, Reserve
from game.boxes.alhambra.rules.scoring import score
from game.boxes.alhambra.rules.tiles import BAZAARS, CAMPS, FOUNTAIN, PRICE, TILES
from game.boxes.alhambra_family.rules.events import LeftoverAwarded, TileOpened
from game.boxes.alhambra_family.rules.taking import TakeMoney
from game.core.rules import Seat
from tests.boxes.alhambra.boards import asked, camp, drawn, looks, walled
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

ALLOWED = ("open open", "wall wall", "wall bastion", "bastion wall", "green green")


@pytest.mark.parametrize(("east", "west"), [*product(("open", "wall", "green", "bastion"), repeat=2)])
def test_bastions_touch_walls_and_green_touches_green(east: str, west: str) -> None:
    """No bastion beside a bastion, a green or an open side, and no green beside a building, whichever arrives."""
    left = [tile for tile in TILES if looks(tile, "E") == east]
    right = [tile for tile in TILES if looks(tile, "W") == west]
    found = {meet(one, 1, other) for one in left for other in right}
    found |= {meet(other, 3, one) for one in left for other in right}
    assert found == {f"{east} {west}" in ALLOWED}


@pytest.mark.parametrize("tile", CAMPS)
def test_no_camp_touches_the_fountain_or_a_bazaar(tile: int) -> None:
    """They have only open sides."""
    assert {looks(open_tile, side) for open_tile in (*BAZAARS, FOUNTAIN) for side in "NESW"} == {"open"}
    assert why_not(START, tile, cell(1, 0)) == "camp"
    assert cells_for(START, tile) == cells_for(drawn("F b", b=BAZAARS[0]), tile) == ()


@pytest.mark.parametrize(
    ("picture", "tiles", "tile", "reason"),
    [
        ("F e ?", {"e": walled("E")}, camp("W"), None),
        ("F e ?", {"e": walled("E")}, camp("E"), "camp"),
        ("F e c \n . . ?", {"e": walled("E"), "c": camp("SW")}, camp("N"), "camp"),
        ("F e c \n . . ?", {"e": walled("E"), "c": camp("SW")}, camp("S"), "camp"),
        ("F e c ?", {"e": walled("E"), "c": camp("SW")}, camp("W"), "camp"),
        ("F e c ?", {"e": walled("E"), "c": camp("SW")}, camp("E"), None),
        ("o s c \n F o ?", {"s": walled("E"), "c": camp("SW")}, walled("N"), None),
        ("o s c \n F o ?", {"s": walled("E"), "c": camp("SW")}, walled(""), "camp"),
        ("o s c \n F o ?", {"s": walled("E"), "c": camp("SW")}, walled("W"), "walls"),
        ("o s c \n F o ?", {"s": walled("E"), "c": camp("W")}, walled("N"), "camp"),
        ("o s c \n F o ?", {"s": walled("E"), "c": camp("W")}, walled(""), "camp"),
        ("F s \n . ?", {"s": walled("S")}, walled("N"), "on_foot"),
        ("F s \n . ?", {"s": walled("S")}, camp("N"), None),
        ("F e c \n . . ?", {"e": walled("E"), "c": camp("SW")}, walled("N", "tower"), "on_foot"),
        ("o o s \n F . ? \n o o .", {"s": walled("S")}, camp("N"), "hole"),
        ("F o s \n o . c \n o ? .", {"s": walled("S"), "c": camp("N")}, walled("S"), "hole"),
    ],
    ids=[
        "its bastion at a wall",
        "its green at a wall",
        "bastion against bastion",
        "green against bastion",
        "bastion against green",
        "green against green",
        "a wall arrives at a bastion",
        "an open side at a bastion",
        "walls are told before camps",
        "a wall at green",
        "an open side at green",
        "nobody walks through a wall",
        "nor has to walk to a camp [ruling]",
        "nor walks across a camp",
        "a camp may enclose no cell [ruling]",
        "nor may a tile beside one",
    ],
)
def test_contacts_count_whichever_tile_arrives(
    picture: str, tiles: dict[str, int], tile: int, reason: str | None
) -> None:
    now = drawn(picture, **tiles)
    assert why_not(now, tile, asked(picture)) == reason
    assert (asked(picture) in cells_for(now, tile)) == (reason is None)


def test_camps_belong_to_the_group() -> None:
    """[ruling] The group rule applies to camps."""
    now = drawn("F e c k", e=walled("E"), c=camp("W"), k=camp("E"))
    assert why_not_removed(now, cell(1, 0)) == why_not_removed(now, cell(2, 0)) == "apart"
    assert [xy(where) for where in removable(now)] == [(3, 0)]


def test_buildings_and_camps_are_never_swapped_for_each_other() -> None:
    """What is reached on foot touches an open side, and no camp may."""
    now = drawn("F e c", e=walled("E"), c=camp("W"))
    assert why_not_swapped(now, walled("W"), cell(2, 0)) == "on_foot"
    assert why_not_swapped(now, camp("W"), cell(1, 0)) == "camp"
    assert [xy(where) for where in swappable(now, camp("NW"))] == [(2, 0)]


def test_the_example_of_the_rulebook_scores_ten() -> None:
    """Section 7: two camps face each other across four tiles, a third points at two, 4 + 4 + 2 = 10."""
    now = drawn(
        """
        c w o F e k
        . . . s . .
        . . . n . .
        """,
        c=camp("E"),
        w=walled("W"),
        e=walled("E"),
        k=camp("W"),
        s=walled("S"),
        n=camp("N"),
    )
    assert camp_rays(now) == (
        Ray(cell(-3, 0), 1, tuple(cell(x, 0) for x in (-2, -1, 0, 1))),
        Ray(cell(2, 0), 3, tuple(cell(x, 0) for x in (1, 0, -1, -2))),
        Ray(cell(0, 2), 0, (cell(0, 1), cell(0, 0))),
    )
    assert camp_points(now) == 4 + 4 + 2


def test_each_arrow_of_a_camp_counts() -> None:
    now = drawn("e c \n o n \n F o", e=walled("E"), c=camp("SW"), n=walled("N"))
    assert [(ray.side, len(ray.cells)) for ray in camp_rays(now)] == [(2, 2), (3, 1)]
    assert camp_points(now) == 3


def test_an_arrow_at_nothing_scores_nothing() -> None:
    now = drawn("F e c", e=walled("E"), c=camp("NW"))
    assert [ray.cells for ray in camp_rays(now)] == [(), (cell(1, 0), cell(0, 0))]


def test_the_fountain_and_bazaars_count_as_buildings() -> None:
    assert camp_points(drawn("F b e c", b=BAZAARS[0], e=walled("E"), c=camp("W"))) == 3


def test_inner_walls_do_not_interrupt_a_line() -> None:
    now = drawn("o o o . \n F l r c", l=walled("E"), r=walled("ESW"), c=camp("W"))
    assert camp_points(now) == 3


def test_an_empty_cell_ends_a_line() -> None:
    """[ruling]"""
    assert camp_points(drawn("o o o . . \n o . F e c", e=walled("E"), c=camp("W"))) == 2


def test_another_camp_ends_a_line() -> None:
    """[ruling] The outer camp is not counted, though camps stand in an unbroken row."""
    now = drawn("c w F e k j", c=camp("E"), w=walled("W"), e=walled("E"), k=camp("W"), j=camp("N"))
    assert [len(ray.cells) for ray in camp_rays(now)] == [3, 3, 0]


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


def test_it_may_be_overpaid_and_reserved_like_a_building() -> None:
    state = position([cards("dirham 9"), (), ()], squares=(DEAR[0], NORTH_EAST, *DEAR[1:3]), modules=["camps"])
    after, _ = play(state, Buy(NORTH_EAST, cards("dirham 9")))
    assert kinds(after) == {Reserve}
    after, _ = play(after, Reserve(NORTH_EAST))
    assert after.reserves[0] == (NORTH_EAST,)


def test_it_is_placed_with_a_bastion_against_a_wall_at_the_end_of_the_turn() -> None:
    state = position([cards("florin 9"), (), ()], boards=[WALLED], squares=(WEST, *DEAR[:3]), modules=["camps"])
    state, _ = play(state, Buy(WEST, cards("florin 9")))
    assert moves_of(state, Place) == [Place(WEST, BEHIND)]
    state, _ = play(state, Place(WEST, BEHIND))
    assert at(state.boards[0])[BEHIND] == WEST


@pytest.mark.parametrize("letter", ["A", "B", "C"])
def test_camps_in_the_alhambra_score_in_every_round_those_in_the_reserve_do_not(letter: str) -> None:
    board = drawn("o F e c", e=walled("E"), c=WEST)
    state = position(boards=[board], reserves=[(), (SOUTH,)], modules=["camps"])
    happened: list[object] = []
    score(state, letter, happened.append)
    assert events(happened, CampsScored) == [CampsScored(letter, (3, 0, 0))]


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
