"""End of turn (section 3): placing, money, tiles, scoring, in this order."""

from typing import Unpack

import pytest

from game.boxes.alhambra.rules.board import START, cell
from game.boxes.alhambra.rules.events import TilePlaced, TileReserved, VizierDeclined, WallsScored
from game.boxes.alhambra.rules.moves import Build, Buy, Decline, Place, Reserve, Store
from game.boxes.alhambra.rules.state import State
from game.boxes.alhambra_family.rules.bank import Pile
from game.boxes.alhambra_family.rules.events import (
    DeckReshuffled,
    MarketRanOut,
    MoneyOpened,
    ScoringDone,
    ScoringDrawn,
    TileOpened,
    TurnEnded,
)
from game.boxes.alhambra_family.rules.taking import TakeMoney
from game.core.rules import Seat
from tests.boxes.alhambra.boards import drawn, walled
from tests.boxes.alhambra.positions import (
    DEAR,
    DENAR,
    FLORIN,
    OPEN,
    TAKE,
    Draws,
    Given,
    acting,
    building,
    card,
    cards,
    events,
    kinds,
    legal,
    moves_of,
    play,
    position,
    told,
)

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

    def test_with_nothing_bought_nothing_is_placed(self) -> None:
        _, happened = play(position(), TAKE)
        assert happened[1] == TurnEnded(Seat(0))


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


def test_a_scoring_card_leaves_the_game() -> None:
    after, _ = play(position(piles=[Pile(30, "A"), Pile(60, None)]), TAKE, luck=Draws(True))
    assert after.piles == (Pile(29, None), Pile(60, None))


def test_a_scoring_card_lies_at_any_place_of_its_pile_with_equal_chance() -> None:
    luck = Draws(False)
    after, happened = play(position(piles=[Pile(30, "B"), Pile(60, None)]), TAKE, luck=luck)
    assert luck.asked[0] == ((False, True), (30, 1))
    assert not events(happened, ScoringDrawn) and after.piles[0] == Pile(29, "B")


def test_both_scoring_cards_may_turn_up_in_one_turn() -> None:
    """In the order in which they were drawn; each only once the markets are full."""
    state = position(piles=[Pile(0, "A"), Pile(0, "B"), Pile(80, None)])
    after, happened = play(state, TAKE)
    assert [event.letter for event in events(happened, ScoringDone)] == ["A", "B"]
    assert told(happened, ScoringDrawn, MoneyOpened) == [ScoringDrawn, ScoringDrawn, MoneyOpened]
    assert after.due == ()


def test_what_is_placed_in_this_turn_counts_in_its_scoring() -> None:
    state = shopping(piles=[Pile(0, "A"), Pile(80, None)])
    after, _ = play(state, *BOUGHT, TAKE, Place(PAVILION, NORTH), Place(SERAGLIO, EAST))
    assert after.points[0] == (1 + 2, 0, 0)


def test_the_money_market_comes_before_the_squares_which_are_filled_in_order() -> None:
    state, _ = play(shopping(), *reversed(BOUGHT), TAKE, Reserve(PAVILION))
    _, happened = play(state, Reserve(SERAGLIO))
    assert told(happened, MoneyOpened, TileOpened) == [MoneyOpened, TileOpened, TileOpened]
    assert [event.slot for event in events(happened, TileOpened)] == [FLORIN, DENAR]


class TestReshuffling:
    def test_the_discard_becomes_the_deck_when_a_card_is_needed(self) -> None:
        state = position(discard=cards("denar 2", "denar 3", "florin 5"), piles=())
        after, happened = play(state, TAKE, luck=Draws(card("denar 3")))
        assert events(happened, DeckReshuffled) == [DeckReshuffled(3)]
        assert after.discard == [] and after.money_deck == [*cards("denar 2", "florin 5")]
        assert after.display[2] == card("denar 3")

    def test_not_before(self) -> None:
        state = position(discard=cards("denar 2"), piles=[Pile(1, None)])
        state.money_deck = [card("florin 1")]
        after, happened = play(state, TAKE)
        assert not events(happened, DeckReshuffled) and after.discard == [*cards("denar 2")]

    def test_gaps_stay_until_the_next_refill_when_both_are_empty(self) -> None:
        """[ruling] The card that seat 1 pays closes one of them."""
        state = position([(), cards("florin 9"), ()], squares=(PAVILION, *DEAR[:3]), piles=())
        state, _ = play(state, TAKE)
        assert state.display == [*cards("denar 9", "dirham 8"), None, card("florin 6")]
        state, _ = play(state, Buy(PAVILION, cards("florin 9")))
        assert state.display[2] is None
        state, happened = play(state, Place(PAVILION, NORTH))
        assert events(happened, DeckReshuffled) == [DeckReshuffled(1)]
        assert state.display[2] == card("florin 9")

    def test_cards_paid_in_this_turn_are_shuffled_in_as_well(self) -> None:
        state, _ = play(shopping(piles=()), *BOUGHT, TAKE, Reserve(PAVILION))
        state, happened = play(state, Reserve(SERAGLIO))
        assert events(happened, DeckReshuffled) == [DeckReshuffled(2)]


class TestTheLastTiles:
    def test_the_game_goes_on_when_the_last_tile_fills_the_squares(self) -> None:
        state = position([cards("florin 9"), (), ()], squares=(PAVILION, *DEAR[:3]), bag=[7])
        after, happened = play(state, Buy(PAVILION, cards("florin 9")), Reserve(PAVILION))
        assert after.squares[FLORIN] == 7 and acting(after) == 1
        assert not told(happened, MarketRanOut)

    def test_the_game_is_over_when_a_square_stays_empty_after_the_money_was_refilled(self) -> None:
        state = shopping(bag=[7])
        after, happened = play(state, *BOUGHT, TAKE, Reserve(PAVILION), Reserve(SERAGLIO))
        assert told(happened, MoneyOpened, TileOpened, MarketRanOut) == [MoneyOpened, TileOpened, MarketRanOut]
        assert [event.slot for event in events(happened, TileOpened)] == [FLORIN]
        assert after.is_ending


@pytest.mark.parametrize("seats", [2, 3, 6])
def test_nobody_acts_between_the_turns_without_the_vizier(seats: int) -> None:
    state = position([cards("florin 8", "denar 8", "ducat 8")] * 1 + [()] * (seats - 1), squares=(PAVILION, *DEAR[:3]))
    after, _ = play(state, TakeMoney(OPEN[:1]))
    assert acting(after) == after.turn == 1 and after.boards == [START] * seats
