"""The camps (section 8.2): where they may lie, what their arrows score, and how they are played."""

from itertools import product

import pytest

from game.boxes.alhambra.rules import board, moves, scoring, tiles
from game.boxes.alhambra.rules.events import CampsScored, TileBought
from game.boxes.alhambra_family.rules.events import LeftoverAwarded, TileOpened
from game.boxes.alhambra_family.rules.taking import TakeMoney
from game.core.rules import Seat
from tests.boxes.alhambra.boards import asked, drawn, walled
from tests.boxes.alhambra.plain import looks
from tests.boxes.alhambra.positions import DEAR, TAKE, acting, buy, kinds, moves_of, play, position, ways_to_pay
from tests.boxes.alhambra_family.pieces import DIRHAM, FLORIN, bazaar, camp, cards, named
from tests.boxes.playing import Draws, events

ALLOWED = ("open open", "wall wall", "wall bastion", "bastion wall", "green green")


# ---------------------------------------------------------------------- where they may lie
@pytest.mark.parametrize(("east", "west"), [*product(("open", "wall", "green", "bastion"), repeat=2)])
def test_bastions_touch_walls_and_green_touches_green(east: str, west: str) -> None:
    """No bastion beside a bastion, a green or an open side, and no green beside a building, whichever arrives."""
    left = [tile for tile in tiles.TILES if looks(tile, "E") == east]
    right = [tile for tile in tiles.TILES if looks(tile, "W") == west]
    found = {tiles.meet(one, 1, other) for one in left for other in right}
    found |= {tiles.meet(other, 3, one) for one in left for other in right}
    assert found == {f"{east} {west}" in ALLOWED}


BELOW = "F e c \n . . ?"
CORNER = "o e c \n F o ?"


@pytest.mark.parametrize(
    ("picture", "bastions", "tile", "reason"),
    [
        pytest.param("F e ?", "", camp("W"), None, id="its bastion at a wall"),
        pytest.param(CORNER, "SW", walled("N"), None, id="a wall arrives at a bastion"),
        pytest.param(CORNER, "SW", walled("W"), "walls", id="walls are told before camps"),
        pytest.param("F s \n . ?", "", walled("N"), "on_foot", id="nobody walks through a wall"),
        pytest.param("F s \n . ?", "", camp("N"), None, id="nor has to walk to a camp [ruling]"),
        pytest.param(BELOW, "SW", walled("N", "tower"), "on_foot", id="nor walks across a camp"),
        pytest.param("o o s \n F . ? \n o o .", "", camp("N"), "hole", id="a camp may enclose no cell [ruling]"),
        pytest.param("F o s \n o . c \n o ? .", "N", walled("S"), "hole", id="nor may a tile beside one"),
    ],
)
def test_contacts_count_whichever_tile_arrives(picture: str, bastions: str, tile: int, reason: str | None) -> None:
    now = drawn(picture, s=walled("S"), c=camp(bastions) if bastions else 0)
    assert board.why_not(now, tile, asked(picture)) == reason
    assert (asked(picture) in board.cells_for(now, tile)) == (reason is None)


def test_camps_belong_to_the_group_and_are_never_swapped_for_buildings() -> None:
    """[ruling] The group rule applies to camps. What is reached on foot touches an open side, and no camp may."""
    now = drawn("F e c k", c=camp("W"), k=camp("E"))
    assert board.why_not_removed(now, board.cell(1, 0)) == board.why_not_removed(now, board.cell(2, 0)) == "apart"
    assert [board.xy(where) for where in board.removable(now)] == [(3, 0)]
    now = drawn("F e c", c=camp("W"))
    assert board.why_not_swapped(now, walled("W"), board.cell(2, 0)) == "on_foot"
    assert board.why_not_swapped(now, camp("W"), board.cell(1, 0)) == "camp"
    assert [board.xy(where) for where in board.swappable(now, camp("NW"))] == [(2, 0)]


# ---------------------------------------------------------------------- what their arrows score
def test_the_example_of_the_rulebook_scores_ten() -> None:
    """Section 7: two camps face each other across four tiles, a third points at two, 4 + 4 + 2 = 10."""
    picture = "c w o F e k \n . . . s . . \n . . . m . ."
    now = drawn(picture, c=camp("E"), k=camp("W"), s=walled("S"), m=camp("N"))
    assert scoring.camp_rays(now) == (
        scoring.Ray(board.cell(-3, 0), 1, tuple(board.cell(x, 0) for x in (-2, -1, 0, 1))),
        scoring.Ray(board.cell(2, 0), 3, tuple(board.cell(x, 0) for x in (1, 0, -1, -2))),
        scoring.Ray(board.cell(0, 2), 0, (board.cell(0, 1), board.cell(0, 0))),
    )
    assert scoring.camp_points(now) == 4 + 4 + 2


@pytest.mark.parametrize(
    ("picture", "bastions", "lines"),
    [
        pytest.param("e c \n o n \n F o", "SW", [2, 1], id="each arrow counts"),
        pytest.param("F e c", "NW", [0, 2], id="an arrow at nothing scores nothing"),
        pytest.param("F b e c", "W", [3], id="the fountain and bazaars count as buildings"),
        pytest.param("o o o . \n F l r c", "W", [3], id="inner walls do not interrupt a line"),
        pytest.param("o o o . . \n o . F e c", "W", [2], id="an empty cell ends a line [ruling]"),
        pytest.param("k w F e c j", "W", [3, 3, 0], id="another camp ends a line and is not counted [ruling]"),
    ],
)
def test_a_camp_scores_the_tiles_in_its_lines(picture: str, bastions: str, lines: list[int]) -> None:
    others = {"b": tiles.BAZAARS[0], "l": walled("E"), "r": walled("ESW"), "k": camp("E"), "j": camp("N")}
    now = drawn(picture, c=camp(bastions), **others)
    assert [len(ray.cells) for ray in scoring.camp_rays(now)] == lines and scoring.camp_points(now) == sum(lines)


@pytest.mark.parametrize("letter", ["A", "B", "C"])
def test_camps_in_the_alhambra_score_in_every_round_those_in_the_reserve_do_not(letter: str) -> None:
    state = position(boards=[drawn("o F e c", c=camp("W"))], reserves=["", "camp S"], modules=["camps"])
    happened: list[object] = []
    scoring.score(state, letter, happened.append)
    assert events(happened, CampsScored) == [CampsScored(letter, (3, 0, 0))]


# ---------------------------------------------------------------------- how they are played
WEST, NORTH_EAST, PAVILION = camp("W"), camp("NE"), named("pavilion 8")
WALLED, BEHIND_IT = drawn("F e"), board.cell(2, 0)


def test_a_camp_drawn_for_a_square_fills_it() -> None:
    """Without the module there are no camps."""
    state = position(["florin 9", "", ""], squares=(PAVILION, *DEAR[:3]), modules=["camps"])
    state, _ = play(state, buy(PAVILION, "florin 9"))
    after, happened = play(state, moves.Reserve(PAVILION), luck=Draws(WEST))
    assert events(happened, TileOpened) == [TileOpened(FLORIN, WEST)] and after.squares[FLORIN] == WEST
    state, happened = play(position(), TAKE)
    assert not {*tiles.CAMPS} & {*state.bag} and not events(happened, CampsScored)


def test_it_is_bought_like_a_building_for_its_price_in_the_currency_of_its_square() -> None:
    """It may be overpaid and reserved, too."""
    squares = (DEAR[0], NORTH_EAST, *DEAR[1:3])
    state = position(["dirham 8, florin 8", "", ""], squares=squares, modules=["camps"])
    paid = cards("dirham 8")
    assert tiles.PRICE[NORTH_EAST] == 8 and ways_to_pay(state, NORTH_EAST) == [paid]
    after, happened = play(state, buy(NORTH_EAST, "dirham 8"))
    assert happened == [TileBought(Seat(0), NORTH_EAST, DIRHAM, paid, price=8, paid=8, exact=True, by_vizier=False)]
    assert acting(after) == 0 and TakeMoney in kinds(after)
    state = position(["dirham 9", "", ""], squares=squares, modules=["camps"])
    after, _ = play(state, buy(NORTH_EAST, "dirham 9"))
    assert kinds(after) == {moves.Reserve}
    assert play(after, moves.Reserve(NORTH_EAST))[0].reserves[0] == (NORTH_EAST,)


def test_it_is_placed_with_a_bastion_against_a_wall_at_the_end_of_the_turn() -> None:
    state = position(["florin 9", "", ""], boards=[WALLED], squares=(WEST, *DEAR[:3]), modules=["camps"])
    state, _ = play(state, buy(WEST, "florin 9"))
    assert moves_of(state, moves.Place) == [moves.Place(WEST, BEHIND_IT)]
    state, _ = play(state, moves.Place(WEST, BEHIND_IT))
    assert board.at(state.boards[0])[BEHIND_IT] == WEST


def test_a_camp_left_on_a_square_is_distributed() -> None:
    """Section 6."""
    squares, boards = (PAVILION, WEST, *DEAR[:2]), [WALLED] * 2
    state = position(["florin 9", "dirham 1", ""], boards=boards, squares=squares, bag=(), modules=["camps"])
    state, happened = play(state, buy(PAVILION, "florin 9"), moves.Reserve(PAVILION))
    assert LeftoverAwarded(DIRHAM, WEST, Seat(1), (0, 1, 0), "most") in happened
    _, happened = play(state, moves.Place(WEST, BEHIND_IT))
    assert events(happened, CampsScored) == [CampsScored("C", (0, 2, 0))]


def test_a_bazaar_may_cost_as_much_as_a_camp() -> None:
    """[ruling] Section 8.3."""
    florins, modules = bazaar("florin"), ["camps", "bazaars"]
    state = position(["florin 6", "", ""], squares=(WEST, *DEAR[:3]), beside=(florins,), modules=modules)
    assert tiles.PRICE[WEST] == 6 and ways_to_pay(state, florins) == [cards("florin 6")]
