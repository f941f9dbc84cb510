"""A turn and its end (section 3): what only the tile game has; what both games share is in alhambra_family."""

from typing import Any

import pytest

from game.boxes.alhambra.rules import events as ev
from game.boxes.alhambra.rules import moves as mv
from game.boxes.alhambra.rules.board import cell
from game.boxes.alhambra.rules.state import State
from game.boxes.alhambra_family.rules.bank import Pile
from game.boxes.alhambra_family.rules.events import (
    MoneyOpened,
    ScoringDone,
    ScoringDrawn,
    TileOpened,
    TurnEnded,
    TurnSkipped,
)
from game.boxes.alhambra_family.rules.taking import TakeMoney
from game.core.rules import Seat
from tests.boxes.alhambra.boards import drawn, walled
from tests.boxes.alhambra.positions import (
    DEAR,
    MODULES,
    TAKE,
    acting,
    buy,
    kinds,
    legal,
    moves_of,
    play,
    position,
    reserved,
    told,
)
from tests.boxes.alhambra_family.games import offering
from tests.boxes.alhambra_family.pieces import DENAR, card, cards, falcon, named, opened
from tests.boxes.playing import Draws

GARDEN, SMALL, ARCADES = named("garden 10"), named("pavilion 5"), named("arcades 4")
PAVILION, SERAGLIO = named("pavilion 8"), named("seraglio 9")
NORTH, EAST = cell(0, -1), cell(1, 0)
PERCH = drawn("F t \n g o")


# ---------------------------------------------------------------------- buying
@pytest.mark.parametrize(
    ("money", "exact"), [("denar 5 6", False), ("denar 4 6", True)], ids=["11, as in the rulebook", "10"]
)
def test_a_garden_of_10_waits_beside_the_alhambra_until_it_is_placed(money: str, exact: bool) -> None:
    """It goes neither to the Alhambra nor to the reserve yet; 11 gives no change and ends the turn."""
    state, paid = position([f"{money}, florin 1", "", ""], squares=offering("garden 10")), cards(money)
    after, happened = play(state, buy(GARDEN, money))
    price = 10 if exact else 11
    assert happened == [ev.TileBought(Seat(0), GARDEN, DENAR, paid, price=10, paid=price, exact=exact, by_vizier=False)]
    assert after.hands[0] == cards("florin 1") and after.discard == [*paid]
    assert after.waiting == (GARDEN,) and after.squares[DENAR] is None
    assert after.boards == state.boards and after.reserves == state.reserves
    assert acting(after) == 0 and kinds(after) == ({TakeMoney} if exact else {mv.Place, mv.Reserve})
    assert exact or acting(reserved(after)[0]) == 1


@pytest.mark.parametrize("asleep", [(), (0,)])
def test_any_action_must_follow_an_exact_payment_or_waking_the_vizier_never_falcons(asleep: tuple[int, ...]) -> None:
    """Seat 0 can do everything; there is no pass, and only a vizier that sleeps is woken."""
    squares = (*DEAR[:2], GARDEN, SMALL)
    given: dict[str, Any] = {"boards": [PERCH], "reserves": [(PAVILION,)], "squares": squares, "modules": MODULES}
    state = position(["denar 4 6, ducat 5", "", ""], asleep=asleep, **given)
    actions = {mv.Buy, TakeMoney, mv.Build, mv.Store, mv.Swap, *([mv.WakeVizier] if asleep else ())}
    assert kinds(state) == {*actions, mv.PlaceFalcon}
    after, happened = play(state, buy(GARDEN, "denar 4 6"))
    assert acting(after) == 0 and not told(happened, TurnEnded) and kinds(after) == actions


def test_overpaying_after_an_exact_payment_ends_the_turn_with_both_tiles() -> None:
    state = position(["denar 4 6, ducat 6", "", ""], squares=(*DEAR[:2], GARDEN, SMALL))
    state, _ = play(state, buy(GARDEN, "denar 4 6"), buy(SMALL, "ducat 6"))
    assert state.waiting == (SMALL, GARDEN) and kinds(state) == {mv.Place, mv.Reserve}


# ---------------------------------------------------------------------- nothing to do
BROKE: dict[str, Any] = {"display": "ducat 9, -, -, -", "piles": ()}


def test_falcons_do_not_keep_a_bonus_action_alive_but_are_an_action() -> None:
    """They are never one; the only tile that could be redesigned holds the Alhambra together."""
    given: dict[str, Any] = {"squares": offering("pavilion 5"), "modules": ["falcons"]}
    state = position(["denar 5, florin 1", "", ""], display="-, -, -, -", piles=(), **given)
    after, happened = play(state, buy(SMALL, "denar 5"))
    assert TurnSkipped(Seat(0), bonus=True) in happened and kinds(after) == {mv.Place, mv.Reserve}
    state = position(["ducat 5", "denar 1", ""], boards=[PERCH] * 2, modules=["falcons"], **BROKE)
    after, happened = play(state, TakeMoney(cards("ducat 9")))
    assert acting(after) == 1 and not told(happened, TurnSkipped)
    assert falcon("garden", "tower") in {move.falcon for move in moves_of(after, mv.PlaceFalcon)}


def test_the_viziers_are_asked_after_a_turn_that_was_passed_over() -> None:
    """[ruling] Once after the turn of seat 0, and once more after that of seat 1, which had none."""
    squares = "pavilion 8, tower 13, tower 12, pavilion 4"
    state = position(["ducat 5", "denar 1", "ducat 4"], squares=squares, modules=["vizier"], **BROKE)
    state, _ = play(state, TakeMoney(cards("ducat 9")))
    assert (state.turn, acting(state)) == (0, 2)
    state, happened = play(state, mv.Decline())
    assert TurnSkipped(Seat(1), bonus=False) in happened
    assert (state.turn, acting(state)) == (1, 2)


# ---------------------------------------------------------------------- end of turn: placing
SHOPPING = (buy(PAVILION, "florin 8"), buy(SERAGLIO, "denar 9"), TAKE)


def shopping(**more: Any) -> State:
    """Seat 0 can pay exactly for the tiles on the squares of florin and denar; both are open on every side."""
    given: dict[str, Any] = {"squares": (PAVILION, DEAR[0], SERAGLIO, DEAR[1]), **more}
    return position(["florin 8, denar 9", "", ""], **given)


def placeable(state: State) -> set[int]:
    return {move.tile for move in moves_of(state, mv.Place)}


def test_the_bought_tiles_are_placed_in_any_order_or_reserved() -> None:
    state, _ = play(shopping(), *SHOPPING)
    assert placeable(state) == {PAVILION, SERAGLIO}
    assert moves_of(state, mv.Reserve) == [mv.Reserve(PAVILION), mv.Reserve(SERAGLIO)]
    state, happened = play(state, mv.Place(SERAGLIO, NORTH))
    assert happened == [ev.TilePlaced(Seat(0), SERAGLIO, NORTH)]
    assert acting(state) == 0 and placeable(state) == {PAVILION}
    state, happened = play(state, mv.Reserve(PAVILION))
    assert happened[:2] == [ev.TileReserved(Seat(0), PAVILION), TurnEnded(Seat(0))]
    assert dict(state.boards[0])[NORTH] == SERAGLIO and state.reserves[0] == (PAVILION,)
    assert acting(state) == 1 and not state.waiting


def test_each_is_legal_when_it_is_placed_and_one_without_a_legal_cell_must_be_reserved() -> None:
    """The arcades, walled but for the west, fit only beside the pavilion, once that lies there."""
    given: dict[str, Any] = {"boards": [drawn("F e")], "squares": (PAVILION, DEAR[0], ARCADES, DEAR[1])}
    state = position(["florin 8, denar 4", "", ""], **given)
    state, _ = play(state, buy(PAVILION, "florin 8"), buy(ARCADES, "denar 4"), TAKE)
    assert placeable(state) == {PAVILION} and mv.Reserve(ARCADES) in legal(state)
    state, _ = play(state, mv.Place(PAVILION, cell(1, -1)))
    assert moves_of(state, mv.Place) == [mv.Place(ARCADES, cell(2, -1))]
    state, _ = play(position(["denar 5", "", ""], **given), buy(ARCADES, "denar 5"))
    assert legal(state) == [mv.Reserve(ARCADES)]


def test_waiting_tiles_take_no_part_in_a_redesign() -> None:
    tower = walled("", "tower")
    state, _ = play(shopping(boards=[drawn("F t")]), SHOPPING[0])
    assert moves_of(state, mv.Build) == [] and moves_of(state, mv.Store) == [mv.Store(EAST)]
    state, _ = play(state, mv.Store(EAST))
    assert state.waiting == (PAVILION,) and state.reserves[0] == (tower,)
    assert placeable(state) == {PAVILION}


def test_the_order_placing_money_tiles_vizier_scoring_next_player() -> None:
    """[ruling]"""
    squares, piles = (PAVILION, SERAGLIO, DEAR[0], DEAR[1]), [Pile(0, "A"), Pile(80, None)]
    state = position(["florin 8", "ducat 9, dirham 9", ""], squares=squares, modules=["vizier"], piles=piles)
    steps = (TurnEnded, ev.TilePlaced, MoneyOpened, ScoringDrawn, TileOpened, ev.VizierDeclined, ev.WallsScored)
    state, first = play(state, SHOPPING[0], TAKE, mv.Place(PAVILION, NORTH))
    assert told(first, *steps) == [ev.TilePlaced, TurnEnded, ScoringDrawn, MoneyOpened, TileOpened]
    assert acting(state) == 1 and kinds(state) == {mv.Buy, mv.Decline} and state.turn == 0
    state, then = play(state, mv.Decline())
    assert told(then, *steps) == [ev.VizierDeclined, ev.WallsScored]
    assert acting(state) == state.turn == 1


def test_a_scoring_card_is_set_aside_the_money_market_is_completed_and_then_scored() -> None:
    """Unlike in the card game; what is placed in this turn counts in its scoring."""
    state = position(boards=[drawn("F p", p=walled("E", "pavilion"))], piles=[Pile(30, "A"), Pile(60, None)])
    after, happened = play(state, TAKE, luck=Draws(True, card("denar 1")))
    order = [ScoringDrawn, MoneyOpened, ev.WallsScored, ScoringDone]
    assert told(happened, *order) == order
    assert after.display == [*opened("denar 9, dirham 8, denar 1, florin 6")]
    assert after.points[0] == (2, 0, 0) and after.due == ()
    state = shopping(piles=[Pile(0, "A"), Pile(80, None)])
    after, _ = play(state, *SHOPPING, mv.Place(PAVILION, NORTH), mv.Place(SERAGLIO, EAST))
    assert after.points[0] == (1 + 2, 0, 0)
