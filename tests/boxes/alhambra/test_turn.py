"""A turn and its end (section 3): what only the tile game has; what both games share is in alhambra_family."""

from typing import Unpack

import pytest

from game.boxes.alhambra.rules.board import cell
from game.boxes.alhambra.rules.events import TileBought, TilePlaced, TileReserved, VizierDeclined, WallsScored
from game.boxes.alhambra.rules.moves import (
    Build,
    Buy,
    Decline,
    EndTurn,
    Place,
    PlaceFalcon,
    Reserve,
    Store,
    Swap,
    WakeVizier,
)
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
    DENAR,
    MODULES,
    TAKE,
    Draws,
    Given,
    acting,
    building,
    card,
    cards,
    falcon,
    kinds,
    legal,
    moves_of,
    play,
    position,
    reserved,
    told,
)

GARDEN = building("garden", 10)


def market(*, florin: int = DEAR[0], dirham: int = DEAR[1], denar: int = DEAR[2], ducat: int = DEAR[3]) -> list[int]:
    """Returns the squares 1 to 4, with dear tiles where no other is named."""
    return [florin, dirham, denar, ducat]


class TestBuy:
    def test_paying_11_for_10_gives_no_change_and_ends_the_turn(self) -> None:
        """The example of the rulebook: the garden waits beside the Alhambra until it is placed."""
        state = position([cards("denar 5", "denar 6", "florin 1"), (), ()], squares=market(denar=GARDEN))
        after, happened = play(state, Buy(GARDEN, cards("denar 5", "denar 6")))
        paid = cards("denar 5", "denar 6")
        assert happened == [
            TileBought(Seat(0), GARDEN, DENAR, paid, price=10, paid=11, exact=False, by_vizier=False),
        ]
        assert after.hands[0] == cards("florin 1") and after.discard == [*paid]
        assert after.waiting == (GARDEN,) and after.squares[DENAR] is None
        assert acting(after) == 0 and kinds(after) == {Place, Reserve}
        assert acting(reserved(after)[0]) == 1

    def test_a_tile_bought_goes_neither_to_the_alhambra_nor_to_the_reserve_yet(self) -> None:
        state = position([cards("denar 4", "denar 6"), (), ()], squares=market(denar=GARDEN))
        after, happened = play(state, Buy(GARDEN, cards("denar 4", "denar 6")))
        assert not told(happened, TilePlaced, TileReserved)
        assert after.boards == state.boards and after.reserves == state.reserves and after.waiting == (GARDEN,)


class TestExactPayment:
    STOCKED = (building("pavilion", 8),)

    def rich(self, *, asleep: tuple[int, ...] = (0,)) -> State:
        """Seat 0 can pay exactly, redesign, wake its vizier and place a falcon."""
        kind = {"g": walled("", "garden"), "t": walled("", "tower")}
        return position(
            [cards("denar 4", "denar 6", "ducat 5"), (), ()],
            boards=[drawn("F t \n g o", **kind)],
            reserves=[self.STOCKED],
            squares=market(denar=GARDEN, ducat=building("pavilion", 5)),
            modules=MODULES,
            asleep=asleep,
        )

    def test_the_actions_of_a_turn(self) -> None:
        assert kinds(self.rich()) == {Buy, TakeMoney, Build, Store, Swap, WakeVizier, PlaceFalcon}

    def test_another_action_must_follow_any_of_them_or_waking_the_vizier_never_falcons(self) -> None:
        after, happened = play(self.rich(), Buy(GARDEN, cards("denar 4", "denar 6")))
        assert acting(after) == 0 and not told(happened, TurnEnded)
        assert kinds(after) == {Buy, TakeMoney, Build, Store, Swap, WakeVizier}

    def test_there_is_no_pass(self) -> None:
        state = self.rich()
        after, _ = play(state, Buy(GARDEN, cards("denar 4", "denar 6")))
        assert EndTurn not in kinds(state) | kinds(after)

    @pytest.mark.parametrize("asleep", [(), (0,)])
    def test_waking_is_a_bonus_action_only_for_a_sleeping_vizier(self, asleep: tuple[int, ...]) -> None:
        after, _ = play(self.rich(asleep=asleep), Buy(GARDEN, cards("denar 4", "denar 6")))
        assert (WakeVizier in kinds(after)) == bool(asleep)

    def test_overpaying_after_an_exact_payment_ends_the_turn_with_both_tiles(self) -> None:
        pavilion = building("pavilion", 5)
        state = position([cards("denar 4", "denar 6", "ducat 6"), (), ()], squares=market(denar=GARDEN, ducat=pavilion))
        state, _ = play(state, Buy(GARDEN, cards("denar 4", "denar 6")), Buy(pavilion, cards("ducat 6")))
        assert state.waiting == (pavilion, GARDEN) and kinds(state) == {Place, Reserve}


class TestNothingToDo:
    BROKE = (None,) * 4

    def test_falcons_do_not_keep_a_bonus_action_alive(self) -> None:
        """They are never one; the only tile that could be redesigned holds the Alhambra together."""
        pavilion = building("pavilion", 5)
        state = position(
            [cards("denar 5", "florin 1"), (), ()],
            squares=market(denar=pavilion),
            display=self.BROKE,
            piles=(),
            modules=["falcons"],
        )
        after, happened = play(state, Buy(pavilion, cards("denar 5")))
        assert TurnSkipped(Seat(0), bonus=True) in happened and kinds(after) == {Place, Reserve}

    def test_the_viziers_are_asked_after_a_turn_that_was_passed_over(self) -> None:
        """[ruling] Once after the turn of seat 0, and once more after that of seat 1, which had none."""
        hands = [cards("ducat 5"), cards("denar 1"), cards("ducat 4")]
        tiles = market(ducat=building("pavilion", 4), florin=building("pavilion", 8))
        display = (*cards("ducat 9"), None, None, None)
        state = position(hands, squares=tiles, display=display, piles=(), modules=["vizier"])
        state, _ = play(state, TakeMoney(cards("ducat 9")))
        assert (state.turn, acting(state)) == (0, 2)
        state, happened = play(state, legal(state)[-1])
        assert TurnSkipped(Seat(1), bonus=False) in happened
        assert (state.turn, acting(state)) == (1, 2)

    def test_a_falcon_is_an_action_too(self) -> None:
        kind = {"g": walled("", "garden"), "t": walled("", "tower")}
        hands = [cards("ducat 5"), cards("denar 1"), ()]
        board = drawn("F t \n g o", **kind)
        state = position(
            hands,
            boards=[board, board],
            display=(*cards("ducat 9"), None, None, None),
            piles=(),
            modules=["falcons"],
        )
        after, happened = play(state, TakeMoney(cards("ducat 9")))
        assert acting(after) == 1 and not told(happened, TurnSkipped)
        assert falcon("garden", "tower") in {move.falcon for move in moves_of(after, PlaceFalcon)}


PAVILION, SERAGLIO = building("pavilion", 8), building("seraglio", 9)
BOUGHT = (Buy(PAVILION, cards("florin 8")), Buy(SERAGLIO, cards("denar 9")))
NORTH, EAST = cell(0, -1), cell(1, 0)


def shopping(seats: int = 3, **more: Unpack[Given]) -> State:
    """Seat 0 can pay exactly for the tiles on the squares of florin and denar; both are open on every side."""
    hand = cards("florin 8", "denar 9")
    given: Given = {"squares": (PAVILION, DEAR[0], SERAGLIO, DEAR[1]), **more}
    return position([hand, *[()] * (seats - 1)], **given)


class TestPlacing:
    def test_the_bought_tiles_are_placed_in_any_order_or_reserved(self) -> None:
        state, _ = play(shopping(), *BOUGHT, TAKE)
        assert {move.tile for move in moves_of(state, Place)} == {PAVILION, SERAGLIO}
        assert moves_of(state, Reserve) == [Reserve(PAVILION), Reserve(SERAGLIO)]
        state, happened = play(state, Place(SERAGLIO, NORTH))
        assert happened == [TilePlaced(Seat(0), SERAGLIO, NORTH)]
        assert acting(state) == 0 and {move.tile for move in moves_of(state, Place)} == {PAVILION}
        state, happened = play(state, Reserve(PAVILION))
        assert happened[:2] == [TileReserved(Seat(0), PAVILION), TurnEnded(Seat(0))]
        assert dict(state.boards[0])[NORTH] == SERAGLIO and state.reserves[0] == (PAVILION,)
        assert acting(state) == 1 and not state.waiting

    def test_each_is_legal_when_it_is_placed(self) -> None:
        """The arcades, walled but for the west, fit only beside the pavilion, once that lies there."""
        arcades = building("arcades", 4)
        state = position(
            [cards("florin 8", "denar 4"), (), ()],
            boards=[drawn("F e", e=walled("E"))],
            squares=(PAVILION, DEAR[0], arcades, DEAR[1]),
        )
        state, _ = play(state, Buy(PAVILION, cards("florin 8")), Buy(arcades, cards("denar 4")), TAKE)
        assert {move.tile for move in moves_of(state, Place)} == {PAVILION}
        assert Reserve(arcades) in legal(state)
        state, _ = play(state, Place(PAVILION, cell(1, -1)))
        assert moves_of(state, Place) == [Place(arcades, cell(2, -1))]

    def test_a_tile_without_a_legal_cell_must_be_reserved(self) -> None:
        arcades = building("arcades", 4)
        state = position(
            [cards("denar 5"), (), ()],
            boards=[drawn("F e", e=walled("E"))],
            squares=(DEAR[0], DEAR[1], arcades, DEAR[2]),
        )
        state, _ = play(state, Buy(arcades, cards("denar 5")))
        assert legal(state) == [Reserve(arcades)]

    def test_waiting_tiles_take_no_part_in_a_redesign(self) -> None:
        board = drawn("F o", o=walled("", "tower"))
        state, _ = play(shopping(boards=[board]), BOUGHT[0])
        assert moves_of(state, Build) == [] and moves_of(state, Store) == [Store(EAST)]
        state, _ = play(state, Store(EAST))
        assert state.waiting == (PAVILION,) and state.reserves[0] == (walled("", "tower"),)
        assert {move.tile for move in moves_of(state, Place)} == {PAVILION}


SIX = (TurnEnded, TilePlaced, MoneyOpened, ScoringDrawn, TileOpened, VizierDeclined, WallsScored)


def test_the_order_placing_money_tiles_vizier_scoring_next_player() -> None:
    """[ruling]"""
    hands = [cards("florin 8"), cards("ducat 9", "dirham 9"), ()]
    state = position(
        hands,
        squares=(PAVILION, SERAGLIO, DEAR[0], DEAR[1]),
        modules=["vizier"],
        piles=[Pile(0, "A"), Pile(80, None)],
    )
    state, first = play(state, Buy(PAVILION, cards("florin 8")), TAKE, Place(PAVILION, NORTH))
    assert told(first, *SIX) == [TilePlaced, TurnEnded, ScoringDrawn, MoneyOpened, TileOpened]
    assert acting(state) == 1 and kinds(state) == {Buy, Decline} and state.turn == 0
    state, then = play(state, Decline())
    assert told(then, *SIX) == [VizierDeclined, WallsScored]
    assert acting(state) == state.turn == 1


def test_a_scoring_card_is_set_aside_the_money_market_is_completed_and_then_scored() -> None:
    """Unlike in the card game."""
    state = position(boards=[drawn("F p", p=walled("E", "pavilion"))], piles=[Pile(30, "A"), Pile(60, None)])
    after, happened = play(state, TAKE, luck=Draws(True, card("denar 1")))
    assert told(happened, ScoringDrawn, MoneyOpened, WallsScored, ScoringDone) == [
        ScoringDrawn,
        MoneyOpened,
        WallsScored,
        ScoringDone,
    ]
    assert after.display == [*cards("denar 9", "dirham 8"), card("denar 1"), card("florin 6")]
    assert after.points[0] == (2, 0, 0) and after.due == ()


def test_what_is_placed_in_this_turn_counts_in_its_scoring() -> None:
    state = shopping(piles=[Pile(0, "A"), Pile(80, None)])
    after, _ = play(state, *BOUGHT, TAKE, Place(PAVILION, NORTH), Place(SERAGLIO, EAST))
    assert after.points[0] == (1 + 2, 0, 0)
