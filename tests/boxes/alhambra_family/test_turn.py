"""Turn in both Alhambra games (tile game: section 3): take money, or buy and perhaps act again."""

from typing import Any

import pytest

from game.boxes.alhambra_family.rules.events import MoneyOpened, MoneyTaken, TileOpened, TurnEnded, TurnSkipped
from game.boxes.alhambra_family.rules.taking import TakeMoney
from game.core.rules import Seat
from tests.boxes.alhambra.positions import DEAR, TAKE, building, cards
from tests.boxes.alhambra_family.games import BOTH, DENAR, DIRHAM, DUCAT, FLORIN, Game
from tests.boxes.playing import events

GARDEN, PAVILION = building("garden", 10), building("pavilion", 5)
NO_MONEY = (None,) * 4


def offering(tile: int) -> tuple[int, ...]:
    """Returns a market with a building for denars, and others that nobody is to buy."""
    return (*DEAR[:2], tile, DEAR[3])


class TestTakeMoney:
    @BOTH
    @pytest.mark.parametrize(
        ("display", "several"),
        [
            (("denar 9", "dirham 8", "ducat 7", "florin 6"), []),
            (("denar 1", "dirham 4", "ducat 6", "florin 9"), [("denar 1", "dirham 4")]),
            (("denar 2", "dirham 4", "ducat 6", "florin 9"), []),
            (("denar 2", "denar 2 b", "denar 2 c", "florin 9"), [("denar 2", "denar 2 b")]),
        ],
        ids=["one of any value", "up to 5 of any currencies, as in the figure", "6 is too much", "lowest copies"],
    )
    def test_one_open_card_or_several_worth_at_most_5(
        self, game: Game, display: tuple[str, ...], several: list[tuple[str, ...]]
    ) -> None:
        """Of equal cards the lowest copies are named; equal cards are one choice."""
        found = game.takings(game.position(display=cards(*display)))
        assert [way for way in found if len(way) > 1] == [cards(*way) for way in several]
        alone = {name.removesuffix(" b").removesuffix(" c") for name in display}
        assert {way for way in found if len(way) == 1} == {cards(name) for name in alone}

    @BOTH
    def test_three_or_four_small_cards_may_go_together(self, game: Game) -> None:
        display = cards("denar 1", "dirham 1", "ducat 1", "florin 2")
        found = game.takings(game.position(display=display))
        assert display in found and len(found) == 15

    @BOTH
    def test_the_money_goes_to_the_hand_and_the_turn_ends(self, game: Game) -> None:
        display = cards("denar 1", "dirham 4", "ducat 6", "florin 9")
        state = game.position([cards("denar 3"), (), ()], display=display)
        after, happened = game.play(state, TakeMoney(cards("denar 1", "dirham 4")))
        assert after.hands[0] == cards("denar 1", "denar 3", "dirham 4") and game.rules.to_act(after) == {1}
        assert happened[:2] == [MoneyTaken(Seat(0), cards("denar 1", "dirham 4")), TurnEnded(Seat(0))]
        assert [event.slot for event in events(happened, MoneyOpened)] == [0, 1]


class TestBuying:
    @BOTH
    @pytest.mark.parametrize(
        ("currency", "slot"), [("florin", FLORIN), ("dirham", DIRHAM), ("denar", DENAR), ("ducat", DUCAT)]
    )
    def test_each_place_takes_its_own_currency_only(self, game: Game, currency: str, slot: int) -> None:
        """1 florin, 2 dirham, 3 denar, 4 ducat [ref]."""
        state = game.position([cards(f"{currency} 9", f"{currency} 4"), (), ()])
        assert {place for place, _ in game.purchases(state)} == {slot}

    @BOTH
    @pytest.mark.parametrize("hand", [("denar 4", "denar 5", "florin 9"), ("denar 9", "ducat 1")])
    def test_there_is_no_buying_for_too_little_nor_with_mixed_currencies(
        self, game: Game, hand: tuple[str, ...]
    ) -> None:
        assert game.purchases(game.position([cards(*hand), (), ()], market=offering(GARDEN))) == []

    @BOTH
    def test_who_pays_exactly_acts_again_and_nothing_is_filled_up_before_the_turn_ends(self, game: Game) -> None:
        state = game.position([cards("denar 4", "denar 6"), (), ()], market=offering(GARDEN))
        after, happened = game.play(state, game.buy(state, DENAR, "denar 4", "denar 6"))
        assert game.rules.to_act(after) == {0} and game.market(after)[DENAR] is None
        assert not events(happened, TileOpened) and not events(happened, MoneyOpened)
        assert after.discard == [*cards("denar 4", "denar 6")]

    @BOTH
    def test_who_pays_too_much_gets_no_change_and_the_turn_ends(self, game: Game) -> None:
        """The example of the rulebook: 11 for the garden of 10."""
        state = game.position([cards("denar 5", "denar 6", "florin 1"), (), ()], market=offering(GARDEN))
        after, happened = game.bought(state, game.buy(state, DENAR, "denar 5", "denar 6"))
        assert after.hands[0] == cards("florin 1") and game.rules.to_act(after) == {1}
        assert not happened[0].exact and (happened[0].price, happened[0].paid) == (10, 11)

    @BOTH
    def test_needless_cards_may_be_paid(self, game: Game) -> None:
        hand = cards("denar 1", "denar 4", "denar 6")
        state = game.position([hand, (), ()], market=offering(GARDEN))
        assert game.purchases(state) == [(DENAR, hand), (DENAR, cards("denar 4", "denar 6"))]
        after, _ = game.bought(state, game.buy(state, DENAR, "denar 1", "denar 4", "denar 6"))
        assert game.rules.to_act(after) == {1} and after.discard == [*hand]

    @BOTH
    def test_among_equal_cards_of_a_hand_the_lowest_copies_are_paid(self, game: Game) -> None:
        hand = cards("denar 5 b", "denar 5 c")
        state = game.position([hand, (), ()], market=offering(PAVILION))
        assert game.purchases(state) == [(DENAR, cards("denar 5 b")), (DENAR, hand)]

    @BOTH
    def test_at_most_five_actions_four_exact_payments_and_then_money(self, game: Game) -> None:
        names = ("florin 2", "dirham 3", "denar 4", "ducat 5")
        market = [building("pavilion", price) for price in (2, 3, 4, 5)]
        state = game.position([cards(*names, "denar 9"), (), ()], market=market)
        for slot in (DUCAT, FLORIN, DENAR, DIRHAM):
            state, happened = game.play(state, game.buy(state, slot, names[slot]))
            assert game.rules.to_act(state) == {0} and not events(happened, TurnEnded)
        assert {type(move) for move in game.legal(state)} == {TakeMoney}
        state, happened = game.bought(state, TAKE)
        assert game.rules.to_act(state) == {1} and len(events(happened, TurnEnded)) == 1


class TestNothingToDo:
    @BOTH
    def test_who_can_do_nothing_after_an_exact_payment_ends_the_turn(self, game: Game) -> None:
        """[ruling]"""
        hands = [cards("denar 5"), cards("florin 9"), ()]
        state = game.position(hands, market=offering(PAVILION), display=NO_MONEY, piles=())
        after, happened = game.bought(state, game.buy(state, DENAR, "denar 5"))
        assert TurnSkipped(Seat(0), bonus=True) in happened and game.rules.to_act(after) == {1}

    @BOTH
    def test_who_can_do_nothing_at_all_is_passed_over_with_a_full_end_of_turn(self, game: Game) -> None:
        """[ruling] No money lies open or in a deck, and seat 1 can pay for nothing."""
        hands = [cards("ducat 5"), cards("denar 1"), cards("florin 9")]
        market = (building("pavilion", 8), *DEAR[:2], building("pavilion", 4))
        state: Any = game.position(hands, market=market, display=(*cards("ducat 9"), *NO_MONEY[1:]), piles=())
        after, happened = game.play(state, TakeMoney(cards("ducat 9")))
        assert TurnSkipped(Seat(1), bonus=False) in happened and game.rules.to_act(after) == {2}
        assert events(happened, TurnEnded) == [TurnEnded(Seat(0)), *[TurnEnded(Seat(1))] * game.is_tiles]
