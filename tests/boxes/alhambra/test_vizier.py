"""The vizier's favour (section 8.1)."""

from typing import Unpack

import pytest

from game.boxes.alhambra.rules import RULES
from game.boxes.alhambra.rules.board import cell
from game.boxes.alhambra.rules.events import TileBought, TilePlaced, VizierDeclined, VizierWoken
from game.boxes.alhambra.rules.moves import Buy, Decline, Place, Reserve, Store, WakeVizier
from game.boxes.alhambra.rules.state import State
from game.boxes.alhambra_family.rules.bank import Pile
from game.boxes.alhambra_family.rules.events import (
    DeckReshuffled,
    LeftoverAwarded,
    MarketRanOut,
    MoneyOpened,
    ScoringDone,
    TileOpened,
    TurnEnded,
    TypeScored,
)
from game.boxes.alhambra_family.rules.taking import TakeMoney
from game.core.chance import Chance
from game.core.rules import Seat
from tests.boxes.alhambra.boards import camp, drawn
from tests.boxes.alhambra.positions import (
    DEAR,
    DENAR,
    FLORIN,
    TAKE,
    Draws,
    Given,
    acting,
    bazaar,
    building,
    cards,
    events,
    kinds,
    legal,
    moves_of,
    play,
    position,
    refused,
    told,
    ways_to_pay,
)

PAVILION, SERAGLIO = building("pavilion", 8), building("seraglio", 9)
MARKET = (PAVILION, DEAR[0], SERAGLIO, DEAR[1])
FLORINS = tuple(cards(f"florin 8 {copy}") for copy in "abc")
SECOND = building("pavilion", 7)


def window(*hands: tuple[int, ...], luck: Chance | None = None, **more: Unpack[Given]) -> State:
    """Lets seat 0 take a ducat of 7; then those are asked who could use their viziers."""
    kept: Given = {"squares": MARKET, "modules": ["vizier"], **more}
    return play(position(hands, **kept), TAKE, luck=luck)[0]


class TestTheWindow:
    def test_the_next_in_turn_is_asked_first_then_in_turn_order_and_last_the_one_who_just_played(self) -> None:
        state, order = window(*FLORINS), []
        while Decline() in legal(state):
            order.append(acting(state))
            assert state.turn == 0
            state, _ = play(state, Decline())
        assert order == [1, 2, 0]
        assert (state.turn, acting(state)) == (1, 1)

    def test_it_opens_after_every_turn(self) -> None:
        state = window(FLORINS[0], (), ())
        for turn in (0, 1, 2):
            assert (state.turn, acting(state), kinds(state)) == (turn, 0, {Buy, Decline})
            state, _ = play(state, Decline())
            cheapest = min((move for move in legal(state) if isinstance(move, TakeMoney)), key=lambda move: move.cards)
            state, _ = play(state, cheapest)

    def test_without_the_module_nobody_is_asked(self) -> None:
        state = window(*FLORINS, modules=())
        assert (state.turn, acting(state)) == (1, 1) and Decline not in kinds(state)

    def test_after_the_squares_were_filled(self) -> None:
        state = position(
            [cards("denar 9"), FLORINS[0], ()], squares=MARKET, modules=["vizier"], bag=[SECOND, *range(6)]
        )
        state, _ = play(state, Buy(SERAGLIO, cards("denar 9")), TAKE)
        state, happened = play(state, Reserve(SERAGLIO), luck=Draws(*_MONEY, SECOND))
        assert told(happened, TurnEnded, MoneyOpened, TileOpened) == [TurnEnded, MoneyOpened, TileOpened]
        assert acting(state) == 1 and state.squares[DENAR] == SECOND

    def test_who_cannot_pay_exactly_is_not_asked(self) -> None:
        """Overpaying is not enough, nor is the wrong currency."""
        state = window((), cards("florin 9", "dirham 8"), cards("florin 5", "florin 3"))
        assert acting(state) == 2

    def test_when_nobody_can_nobody_is_asked(self) -> None:
        state = window((), cards("florin 9"), cards("dirham 8"))
        assert (state.turn, acting(state)) == (1, 1) and Decline not in kinds(state)

    def test_who_sleeps_is_not_asked(self) -> None:
        assert acting(window(*FLORINS, asleep=(1,))) == 2

    def test_a_decline_is_told(self) -> None:
        _, happened = play(window(*FLORINS), Decline())
        assert happened == [VizierDeclined(Seat(1))]


_MONEY = cards("denar 1")


class TestBuying:
    def test_only_with_exact_money(self) -> None:
        state = window((), cards("florin 8", "florin 5", "florin 3", "florin 9", "denar 9"), ())
        assert ways_to_pay(state, PAVILION) == [cards("florin 3", "florin 5"), cards("florin 8")]
        assert ways_to_pay(state, SERAGLIO) == [cards("denar 9")]
        assert kinds(state) == {Buy, Decline}

    def test_one_tile_and_the_token_goes_to_sleep(self) -> None:
        hand = cards("florin 8", "denar 9")
        state, happened = play(window((), hand, ()), Buy(PAVILION, cards("florin 8")))
        assert happened == [
            TileBought(Seat(1), PAVILION, FLORIN, cards("florin 8"), price=8, paid=8, exact=True, by_vizier=True)
        ]
        assert state.awake == [True, False, True]
        assert acting(state) == 1 and kinds(state) == {Place, Reserve}
        assert state.discard == [*cards("florin 8")]

    def test_there_is_no_extra_action(self) -> None:
        state = window((), (), FLORINS[0])
        state, happened = play(state, Buy(PAVILION, FLORINS[0]), Reserve(PAVILION))
        assert (state.turn, acting(state)) == (1, 1) and not told(happened, TurnEnded)

    def test_the_tile_is_placed_by_the_usual_rules_before_the_next_player_is_asked(self) -> None:
        state, _ = play(window(*FLORINS), Buy(PAVILION, FLORINS[1]))
        assert acting(state) == 1 and Place(PAVILION, cell(1, 0)) in legal(state)
        state, happened = play(state, Place(PAVILION, cell(1, 0)), luck=Draws(SECOND))
        assert told(happened, TilePlaced, TileOpened) == [TilePlaced, TileOpened]
        assert (cell(1, 0), PAVILION) in state.boards[1]

    def test_the_squares_are_refilled_for_the_next_one_asked(self) -> None:
        """Who could not buy the pavilion of 8 can buy that of 7 opened in its place."""
        state = window(cards("florin 7"), FLORINS[0], ())
        state, _ = play(state, Buy(PAVILION, FLORINS[0]))
        state, happened = play(state, Reserve(PAVILION), luck=Draws(SECOND))
        assert events(happened, TileOpened) == [TileOpened(FLORIN, SECOND)]
        assert acting(state) == 0 and ways_to_pay(state, SECOND) == [cards("florin 7")]

    def test_the_building_market_alone_is_refilled(self) -> None:
        """A gap in the money market stays, though the money paid lies in the discard."""
        state = window((), FLORINS[0], (), piles=())
        gap = state.display.index(None)
        state, happened = play(state, Buy(PAVILION, FLORINS[0]), Reserve(PAVILION))
        assert not told(happened, MoneyOpened, DeckReshuffled)
        assert state.display[gap] is None and state.discard == [*FLORINS[0]]

    def test_one_round_a_decline_is_final(self) -> None:
        """[ruling] Seat 1 declines and is not asked again when seat 2 has bought and a tile of 7 is opened."""
        state = window((), cards("florin 8", "florin 7"), FLORINS[1])
        state, _ = play(state, Decline(), Buy(PAVILION, FLORINS[1]))
        state, _ = play(state, Reserve(PAVILION), luck=Draws(SECOND))
        assert (state.turn, acting(state)) == (1, 1) and Decline not in kinds(state)

    def test_who_could_not_be_asked_is_not_asked_later_in_the_window(self) -> None:
        """[ruling] One round."""
        state = window((), cards("florin 7"), FLORINS[1])
        assert acting(state) == 2
        state, _ = play(state, Buy(PAVILION, FLORINS[1]))
        state, _ = play(state, Reserve(PAVILION), luck=Draws(SECOND))
        assert (state.turn, acting(state)) == (1, 1) and Decline not in kinds(state)

    def test_several_may_buy_in_one_window(self) -> None:
        state = window(*FLORINS)
        tile, opened = PAVILION, [building(kind, 8) for kind in ("palace", "arcades", "seraglio")]
        for seat, following in zip((1, 2, 0), opened, strict=True):
            assert acting(state) == seat
            state, _ = play(state, Buy(tile, FLORINS[seat]))
            state, _ = play(state, Reserve(tile), luck=Draws(following))
            tile = following
        assert state.awake == [False] * 3 and acting(state) == 1

    def test_camps_and_bazaars_may_be_bought(self) -> None:
        """Sections 8.2 and 8.3; a bazaar does not lead to another action here, and no square is refilled for it."""
        north, florins = camp("N"), bazaar("florin")
        squares = (north, *DEAR[:3])
        hands = ((), cards("florin 3"), cards("florin 3 b"))
        state = window(*hands, squares=squares, beside=(florins,), modules=["vizier", "camps", "bazaars"])
        assert {move.tile for move in moves_of(state, Buy)} == {north, florins}
        state, happened = play(state, Buy(florins, cards("florin 3")), Reserve(florins))
        assert not told(happened, TileOpened) and acting(state) == 2 and not state.beside
        state, happened = play(state, Buy(north, cards("florin 3 b")), Reserve(north))
        assert told(happened, TileOpened) == [TileOpened] and state.reserves[2] == (north,)


class TestWaking:
    def test_waking_a_sleeping_vizier_is_an_action_and_ends_the_turn(self) -> None:
        state = position(asleep=(0,), modules=["vizier"])
        after, happened = play(state, WakeVizier())
        assert after.awake == [True] * 3 and acting(after) == 1
        assert happened[:2] == [VizierWoken(Seat(0)), TurnEnded(Seat(0))]

    def test_one_that_is_awake_cannot_be_woken(self) -> None:
        assert WakeVizier not in kinds(position(modules=["vizier"]))

    def test_only_ones_own(self) -> None:
        assert WakeVizier not in kinds(position(asleep=(1, 2), modules=["vizier"]))

    def test_without_the_module_there_is_nothing_to_wake(self) -> None:
        assert WakeVizier not in kinds(position())

    def test_it_may_be_the_bonus_action_and_gives_no_further_one(self) -> None:
        """[ruling]"""
        state = position([FLORINS[0], (), ()], squares=MARKET, asleep=(0,), modules=["vizier"])
        state, _ = play(state, Buy(PAVILION, FLORINS[0]), WakeVizier())
        assert acting(state) == 0 and kinds(state) == {Place, Reserve} and state.awake[0]

    def test_it_may_be_used_at_once_after_this_very_turn(self) -> None:
        state = position([FLORINS[0], (), ()], squares=MARKET, asleep=(0,), modules=["vizier"])
        state, _ = play(state, WakeVizier())
        assert acting(state) == 0 and kinds(state) == {Buy, Decline}

    def test_in_the_window_nobody_wakes(self) -> None:
        assert WakeVizier not in kinds(window(FLORINS[0], FLORINS[1], (), asleep=(0,)))


class TestTheEnd:
    def test_a_refill_that_fails_after_a_turn_opens_no_window(self) -> None:
        state = position([cards("florin 9"), cards("denar 9"), ()], squares=MARKET, bag=(), modules=["vizier"])
        state, happened = play(state, Buy(PAVILION, cards("florin 9")), Reserve(PAVILION))
        assert MarketRanOut() in happened and Decline not in kinds(state)
        assert state.awake == [True] * 3

    def test_a_refill_that_fails_after_a_purchase_ends_the_game_those_not_yet_asked_lose_the_chance(self) -> None:
        """[ruling] Seat 2 could have bought the seraglio; it gets it in the distribution."""
        state = window((), FLORINS[0], cards("denar 9"), bag=())
        state, happened = play(state, Buy(PAVILION, FLORINS[0]), Reserve(PAVILION))
        assert told(happened, MarketRanOut, LeftoverAwarded) == [MarketRanOut, *[LeftoverAwarded] * 3]
        assert acting(state) == 2 and kinds(state) == {Place, Reserve} and state.waiting == (SERAGLIO,)
        assert state.window == ()

    def test_the_distribution_starts_from_the_one_after_the_turn_not_after_the_buyer(self) -> None:
        """[ruling]"""
        hands = (cards("dirham 9"), (*FLORINS[0], *cards("ducat 9")), cards("denar 9"))
        state, _ = play(window(*hands, bag=()), Buy(PAVILION, FLORINS[0]), Reserve(PAVILION))
        order = []
        while (seat := acting(state)) is not None:
            order.append(seat)
            state, _ = play(state, Reserve(state.waiting[0]))
        assert order == [1, 2, 0]

    @pytest.mark.parametrize("bag", [(), (7,)])
    def test_a_round_already_due_is_scored_before_the_distribution(self, bag: tuple[int, ...]) -> None:
        """[ruling] With the tile that the vizier bought; with a tile left the game goes on, scored the same."""
        state = window((), FLORINS[0], (), bag=bag, piles=[Pile(0, "A"), Pile(70, None)])
        assert state.due == ("A",) and acting(state) == 1
        state, happened = play(state, Buy(PAVILION, FLORINS[0]), Place(PAVILION, cell(1, 0)))
        assert [event.letter for event in events(happened, ScoringDone)] == ["A"]
        assert events(happened, TypeScored)[0].counts == (0, 1, 0)
        assert told(happened, ScoringDone, MarketRanOut) == [ScoringDone, *([] if bag else [MarketRanOut])]

    def test_a_bazaar_bought_with_the_last_tile_drawn_does_not_end_the_game(self) -> None:
        """No square is refilled for it."""
        florins = bazaar("florin")
        state = window((), FLORINS[0], (), bag=(), beside=(florins,), modules=["vizier", "bazaars"])
        state, _ = play(state, Buy(florins, FLORINS[0]), Reserve(florins))
        assert (state.turn, acting(state)) == (1, 1) and not state.is_ending


def test_a_vizier_does_not_redesign() -> None:
    state = window((), FLORINS[0], (), boards=[drawn("F o")] * 3)
    assert Store not in kinds(state)


def test_everybody_sees_who_is_still_to_be_asked() -> None:
    view = RULES.view(window(*FLORINS), None)
    assert view.acting == 1 and view.window == (2, 0) and view.awake == (True,) * 3


def test_all_may_decline() -> None:
    state, happened = refused(window(*FLORINS))
    assert [event.seat for event in events(happened, VizierDeclined)] == [1, 2, 0]
    assert acting(state) == 1 and state.awake == [True] * 3
