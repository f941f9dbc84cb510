"""What a player may know: hands are hidden (section 2), everything else lies open; hands are shown at the end (6)."""

import pytest

from game.boxes.alhambra.rules import RULES
from game.boxes.alhambra.rules.moves import Buy, Place, PlaceFalcon, Reserve
from game.boxes.alhambra.rules.tiles import BAZAARS
from game.core.rules import Seat
from game.session.dice import Dice
from tests.boxes.alhambra.boards import drawn, walled
from tests.boxes.alhambra.positions import (
    DEAR,
    MODULES,
    TAKE,
    acting,
    building,
    cards,
    falcon,
    play,
    position,
)

HANDS = [cards("denar 5", "florin 9"), cards("ducat 1"), cards("dirham 2", "dirham 3")]
PAVILION = building("pavilion", 5)
MARKET = (DEAR[0], DEAR[1], PAVILION, DEAR[2])


@pytest.mark.parametrize("seat", [None, 0, 2])
def test_when_the_tiles_have_run_out_hands_are_shown(seat: Seat | None) -> None:
    """Section 6, from the distribution on; not before the last tile is placed."""
    state = position(HANDS, squares=(walled("", "pavilion"), *DEAR[:3]), bag=())
    state, _ = play(state, Buy(walled("", "pavilion"), cards("florin 9")))
    assert RULES.view(state, None).hands == (None, None, None)
    state, _ = play(state, Reserve(walled("", "pavilion")))
    assert RULES.view(state, seat).hands == tuple(state.hands) and state.hands[0] == cards("denar 5")


def test_an_imagined_draw_pile_holds_what_is_nowhere_in_sight() -> None:
    """With tiles in Alhambras, reserves, beside the market, bought, with the third player."""
    state = position(
        HANDS[:2],
        boards=[drawn("F g", g=walled("", "garden"))],
        reserves=[(7, 8)],
        squares=MARKET,
        beside=BAZAARS[:3],
        third=(20, 21),
        modules=MODULES,
    )
    state, _ = play(state, Buy(PAVILION, cards("denar 5")))
    assert RULES.imagine(RULES.view(state, None), Dice(1)).bag == state.bag


def test_tiles_to_be_distributed_are_not_in_an_imagined_draw_pile() -> None:
    hands = [cards("florin 9"), cards("dirham 9"), cards("denar 9", "ducat 9")]
    pavilion = walled("", "pavilion")
    state, _ = play(position(hands, squares=(pavilion, *DEAR[:3]), bag=()), Buy(pavilion, cards("florin 9")))
    state, _ = play(state, Reserve(pavilion))
    view = RULES.view(state, None)
    assert acting(state) == 1 and view.receivers == ((2, tuple(sorted(DEAR[1:3]))),)
    world = RULES.imagine(view, Dice(1))
    assert world.bag == [tile for tile in world.bag if tile not in DEAR[:3]]


def test_reserves_the_discard_and_the_viziers_lie_open() -> None:
    state = position(HANDS, squares=MARKET, reserves=[(), (1, 2)], asleep=(2,), modules=["vizier"])
    state, _ = play(state, Buy(PAVILION, cards("denar 5")), TAKE)
    view = RULES.view(state, None)
    assert view.reserves == ((), (1, 2), ()) and view.discard == cards("denar 5")
    assert view.awake == (True, True, False) and view.squares == (DEAR[0], DEAR[1], None, DEAR[2])


def test_a_falcon_being_paid_lies_open() -> None:
    board = drawn("F t \n g o", t=walled("", "tower"), g=walled("", "garden"))
    pair = falcon("garden", "tower")
    state, _ = play(position(HANDS, boards=[board], modules=["falcons"]), PlaceFalcon(pair, board[0][0]))
    view = RULES.view(state, Seat(1))
    assert view.pledged == (pair, board[0][0]) and pair in view.falcons


def test_after_a_tile_was_placed_everybody_sees_it() -> None:
    state, _ = play(position(HANDS, squares=MARKET), Buy(PAVILION, cards("denar 5")), TAKE)
    where = next(move.cell for move in RULES.legal(state, Seat(0)) if isinstance(move, Place))
    state, _ = play(state, Place(PAVILION, where))
    assert (where, PAVILION) in RULES.view(state, None).boards[0]
