"""The vizier's favour (section 8.1)."""

from typing import Any

import pytest

from game.boxes.alhambra.rules import RULES, board, moves
from game.boxes.alhambra.rules import events as ev
from game.boxes.alhambra.rules.state import State
from game.boxes.alhambra_family.rules import bank, taking
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
from game.core.rules import Seat
from tests.boxes.alhambra.boards import drawn
from tests.boxes.alhambra.positions import (
    DEAR,
    TAKE,
    acting,
    buy,
    kinds,
    moves_of,
    play,
    position,
    refused,
    told,
    ways_to_pay,
)
from tests.boxes.alhambra_family.pieces import DENAR, FLORIN, bazaar, camp, cards, named
from tests.boxes.playing import Draws, events

PAVILION, SERAGLIO, SECOND = map(named, ("pavilion 8", "seraglio 9", "pavilion 7"))
MARKET = (PAVILION, DEAR[0], SERAGLIO, DEAR[1])
FLORINS = ("florin 8", "florin 8 b", "florin 8 c")
"""Everybody can pay exactly for the pavilion."""
BUYS = [buy(PAVILION, florins) for florins in FLORINS]


def window(*hands: str, **more: Any) -> State:
    """Lets seat 0 take a ducat of 7; then those are asked who could use their viziers."""
    kept: dict[str, Any] = {"squares": MARKET, "modules": ["vizier"], **more}
    return play(position(hands, **kept), TAKE)[0]


def is_over(state: State) -> bool:
    """Tells whether the turn of seat 1 has begun, after the window of seat 0."""
    return (state.turn, acting(state)) == (1, 1) and moves.Decline not in kinds(state)


class TestTheWindow:
    def test_the_next_in_turn_is_asked_first_then_in_turn_order_and_last_the_one_who_just_played(self) -> None:
        """All may decline, which is told; everybody sees who is still to be asked."""
        view = RULES.view(window(*FLORINS), None)
        assert view.acting == 1 and view.window == (2, 0) and view.awake == (True,) * 3
        state, happened = refused(window(*FLORINS))
        assert happened[:2] == [ev.VizierDeclined(Seat(1)), ev.VizierDeclined(Seat(2))]
        assert events(happened, ev.VizierDeclined)[2:] == [ev.VizierDeclined(Seat(0))]
        assert is_over(state) and state.awake == [True] * 3

    def test_it_opens_after_every_turn(self) -> None:
        state = window("florin 8", "", "")
        for turn in (0, 1, 2):
            assert (state.turn, acting(state), kinds(state)) == (turn, 0, {moves.Buy, moves.Decline})
            state, _ = play(state, moves.Decline())
            state, _ = play(state, min(moves_of(state, taking.TakeMoney), key=lambda move: move.cards))

    def test_after_the_squares_were_filled(self) -> None:
        bag = [SECOND, *range(6)]
        state = position(["denar 9", "florin 8", ""], squares=MARKET, modules=["vizier"], bag=bag)
        state, _ = play(state, buy(SERAGLIO, "denar 9"), TAKE)
        state, happened = play(state, moves.Reserve(SERAGLIO), luck=Draws(*cards("denar 1"), SECOND))
        assert told(happened, TurnEnded, MoneyOpened, TileOpened) == [TurnEnded, MoneyOpened, TileOpened]
        assert acting(state) == 1 and state.squares[DENAR] == SECOND

    def test_who_cannot_pay_exactly_or_sleeps_is_not_asked(self) -> None:
        """Overpaying is not enough, nor is the wrong currency; without the module nobody is asked."""
        assert acting(window("", "florin 9, dirham 8", "florin 5 3")) == 2
        assert acting(window(*FLORINS, asleep=(1,))) == 2
        assert is_over(window("", "florin 9", "dirham 8"))
        assert is_over(window(*FLORINS, modules=()))


class TestBuying:
    def test_only_with_exact_money_and_nothing_else_is_done(self) -> None:
        """No redesign, no waking, though a tile lies there."""
        state = window("", "florin 8 5 3 9, denar 9", "", boards=[drawn("F o")] * 3)
        assert ways_to_pay(state, PAVILION) == [cards("florin 3 5"), cards("florin 8")]
        assert ways_to_pay(state, SERAGLIO) == [cards("denar 9")]
        assert kinds(state) == {moves.Buy, moves.Decline}

    def test_one_tile_and_the_token_goes_to_sleep(self) -> None:
        state, happened = play(window("", "florin 8, denar 9", ""), BUYS[0])
        paid = cards("florin 8")
        assert happened == [ev.TileBought(Seat(1), PAVILION, FLORIN, paid, price=8, paid=8, exact=True, by_vizier=True)]
        assert state.awake == [True, False, True] and state.discard == [*paid]
        assert acting(state) == 1 and kinds(state) == {moves.Place, moves.Reserve}

    def test_there_is_no_extra_action(self) -> None:
        state, happened = play(window("", "", "florin 8"), BUYS[0], moves.Reserve(PAVILION))
        assert is_over(state) and not told(happened, TurnEnded)

    def test_the_tile_is_placed_by_the_usual_rules_before_the_next_player_is_asked(self) -> None:
        state, _ = play(window(*FLORINS), BUYS[1])
        state, happened = play(state, moves.Place(PAVILION, board.cell(1, 0)), luck=Draws(SECOND))
        assert told(happened, ev.TilePlaced, TileOpened) == [ev.TilePlaced, TileOpened]
        assert (board.cell(1, 0), PAVILION) in state.boards[1]

    def test_the_squares_are_refilled_for_the_next_one_asked(self) -> None:
        """Who could not buy the pavilion of 8 can buy that of 7 opened in its place."""
        state, _ = play(window("florin 7", "florin 8", ""), BUYS[0])
        state, happened = play(state, moves.Reserve(PAVILION), luck=Draws(SECOND))
        assert events(happened, TileOpened) == [TileOpened(FLORIN, SECOND)]
        assert acting(state) == 0 and ways_to_pay(state, SECOND) == [cards("florin 7")]

    def test_the_building_market_alone_is_refilled(self) -> None:
        """A gap in the money market stays, though the money paid lies in the discard."""
        state = window("", "florin 8", "", piles=())
        gap = state.display.index(None)
        state, happened = play(state, BUYS[0], moves.Reserve(PAVILION))
        assert not told(happened, MoneyOpened, DeckReshuffled)
        assert state.display[gap] is None and state.discard == [*cards("florin 8")]

    @pytest.mark.parametrize("hand", ["florin 8 7", "florin 7"], ids=["a decline is final", "who could not be asked"])
    def test_there_is_one_round(self, hand: str) -> None:
        """[ruling] Seat 1 is not asked again when seat 2 has bought and a tile of 7 is opened."""
        state = window("", hand, "florin 8 b")
        state, _ = play(state, *[moves.Decline()] * (hand != "florin 7"), BUYS[1])
        state, _ = play(state, moves.Reserve(PAVILION), luck=Draws(SECOND))
        assert is_over(state)

    def test_several_may_buy_in_one_window(self) -> None:
        state = window(*FLORINS)
        tile, opened = PAVILION, [named(name) for name in ("palace 8", "arcades 8", "seraglio 8")]
        for seat, following in zip((1, 2, 0), opened, strict=True):
            assert acting(state) == seat
            state, _ = play(state, buy(tile, FLORINS[seat]))
            state, _ = play(state, moves.Reserve(tile), luck=Draws(following))
            tile = following
        assert state.awake == [False] * 3 and acting(state) == 1

    def test_camps_and_bazaars_may_be_bought(self) -> None:
        """Sections 8.2 and 8.3; a bazaar does not lead to another action here, and no square is refilled for it."""
        north, florins = camp("N"), bazaar("florin")
        given: dict[str, Any] = {"squares": (north, *DEAR[:3]), "modules": ["vizier", "camps", "bazaars"]}
        state = window("", "florin 3", "florin 3 b", beside=(florins,), **given)
        assert {move.tile for move in moves_of(state, moves.Buy)} == {north, florins}
        state, happened = play(state, buy(florins, "florin 3"), moves.Reserve(florins))
        assert not told(happened, TileOpened) and acting(state) == 2 and not state.beside
        state, happened = play(state, buy(north, "florin 3 b"), moves.Reserve(north))
        assert told(happened, TileOpened) == [TileOpened] and state.reserves[2] == (north,)


class TestWaking:
    def test_waking_a_sleeping_vizier_is_an_action_and_ends_the_turn(self) -> None:
        after, happened = play(position(asleep=(0,), modules=["vizier"]), moves.WakeVizier())
        assert after.awake == [True] * 3 and acting(after) == 1
        assert happened[:2] == [ev.VizierWoken(Seat(0)), TurnEnded(Seat(0))]

    def test_only_ones_own_that_sleeps_and_not_in_the_window(self) -> None:
        vizier: dict[str, Any] = {"modules": ["vizier"]}
        for state in (position(**vizier), position(asleep=(1, 2), **vizier), position()):
            assert moves.WakeVizier not in kinds(state)
        assert moves.WakeVizier not in kinds(window("florin 8", "florin 8 b", "", asleep=(0,)))

    def test_it_may_be_the_bonus_action_and_gives_no_further_one_and_may_be_used_at_once(self) -> None:
        """[ruling] After this very turn."""
        begun = position(["florin 8", "", ""], squares=MARKET, asleep=(0,), modules=["vizier"])
        state, _ = play(begun, BUYS[0], moves.WakeVizier())
        assert acting(state) == 0 and kinds(state) == {moves.Place, moves.Reserve} and state.awake[0]
        state, _ = play(begun, moves.WakeVizier())
        assert acting(state) == 0 and kinds(state) == {moves.Buy, moves.Decline}


class TestTheEnd:
    def test_a_refill_that_fails_after_a_turn_opens_no_window(self) -> None:
        state = position(["florin 9", "denar 9", ""], squares=MARKET, bag=(), modules=["vizier"])
        state, happened = play(state, buy(PAVILION, "florin 9"), moves.Reserve(PAVILION))
        assert MarketRanOut() in happened and moves.Decline not in kinds(state)
        assert state.awake == [True] * 3

    def test_a_refill_that_fails_after_a_purchase_ends_the_game_those_not_yet_asked_lose_the_chance(self) -> None:
        """[ruling] Seat 2 could have bought the seraglio; it gets it in the distribution."""
        state, happened = play(window("", "florin 8", "denar 9", bag=()), BUYS[0], moves.Reserve(PAVILION))
        assert told(happened, MarketRanOut, LeftoverAwarded) == [MarketRanOut, *[LeftoverAwarded] * 3]
        assert acting(state) == 2 and kinds(state) == {moves.Place, moves.Reserve} and state.waiting == (SERAGLIO,)
        assert state.window == ()

    def test_the_distribution_starts_from_the_one_after_the_turn_not_after_the_buyer(self) -> None:
        """[ruling]"""
        state, _ = play(window("dirham 9", "florin 8, ducat 9", "denar 9", bag=()), BUYS[0], moves.Reserve(PAVILION))
        order = []
        while (seat := acting(state)) is not None:
            order.append(seat)
            state, _ = play(state, moves.Reserve(state.waiting[0]))
        assert order == [1, 2, 0]

    @pytest.mark.parametrize("bag", [(), (7,)])
    def test_a_round_already_due_is_scored_before_the_distribution(self, bag: tuple[int, ...]) -> None:
        """[ruling] With the tile that the vizier bought; with a tile left the game goes on, scored the same."""
        state = window("", "florin 8", "", bag=bag, piles=[bank.Pile(0, "A"), bank.Pile(70, None)])
        assert state.due == ("A",) and acting(state) == 1
        state, happened = play(state, BUYS[0], moves.Place(PAVILION, board.cell(1, 0)))
        assert [event.letter for event in events(happened, ScoringDone)] == ["A"]
        assert events(happened, TypeScored)[0].counts == (0, 1, 0)
        assert told(happened, ScoringDone, MarketRanOut) == [ScoringDone, *([] if bag else [MarketRanOut])]

    def test_a_bazaar_bought_with_the_last_tile_drawn_does_not_end_the_game(self) -> None:
        """No square is refilled for it."""
        florins = bazaar("florin")
        state = window("", "florin 8", "", bag=(), beside=(florins,), modules=["vizier", "bazaars"])
        state, _ = play(state, buy(florins, "florin 8"), moves.Reserve(florins))
        assert is_over(state) and not state.is_ending
