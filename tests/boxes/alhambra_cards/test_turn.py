"""Turn: take money or buy one building."""

from itertools import combinations

import pytest
from game.boxes.alhambra_family.rules.events import MoneyOpened, MoneyTaken, TileOpened, TurnEnded, TurnSkipped
from game.boxes.alhambra_family.rules.money import VALUE
from game.boxes.alhambra_family.rules.payment import payments
from game.boxes.alhambra_family.rules.taking import TakeMoney

from game.boxes.alhambra_cards.rules import RULES
from game.boxes.alhambra_cards.rules.events import BuildingBought, BuildingPlaced
from game.boxes.alhambra_cards.rules.moves import Buy
from game.core.rules import Seat
from tests.boxes.alhambra_cards.positions import (
    DENAR_SLOT,
    DIRHAM_SLOT,
    DUCAT_SLOT,
    FLORIN_SLOT,
    building,
    cards,
    events,
    legal,
    play,
    position,
    ways_to_pay,
    ways_to_take,
)


class TestTakeMoney:
    def test_one_open_card_of_any_value(self) -> None:
        state = position(display=cards("denar 9", "dirham 8", "ducat 7", "florin 6"))
        assert ways_to_take(state) == [cards("denar 9"), cards("dirham 8"), cards("ducat 7"), cards("florin 6")]

    def test_several_cards_with_a_sum_of_at_most_5_whatever_their_currencies(self) -> None:
        """The figure of the rulebook: the two cards on the left together, or one of the two on the right."""
        state = position(display=cards("denar 1", "dirham 4", "ducat 6", "florin 9"))
        several = [way for way in ways_to_take(state) if len(way) > 1]
        assert several == [cards("denar 1", "dirham 4")]

    def test_a_sum_of_6_is_too_much(self) -> None:
        state = position(display=cards("denar 2", "dirham 4", "ducat 6", "florin 9"))
        assert all(len(way) == 1 for way in ways_to_take(state))

    def test_three_or_four_small_cards_may_go_together(self) -> None:
        state = position(display=cards("denar 1", "dirham 1", "ducat 1", "florin 2"))
        assert cards("denar 1", "dirham 1", "ducat 1", "florin 2") in ways_to_take(state)
        assert len(ways_to_take(state)) == 15

    def test_equal_cards_are_one_choice(self) -> None:
        """Of equal cards the lowest copies are named."""
        state = position(display=cards("denar 2", "denar 2 b", "denar 2 c", "florin 9"))
        assert ways_to_take(state) == [cards("denar 2"), cards("denar 2", "denar 2 b"), cards("florin 9")]

    def test_the_money_goes_to_the_hand_and_the_turn_ends(self) -> None:
        state = position([cards("denar 3"), (), ()], display=cards("denar 1", "dirham 4", "ducat 6", "florin 9"))
        after, happened = play(state, TakeMoney(cards("denar 1", "dirham 4")))
        assert after.hands[0] == cards("denar 1", "denar 3", "dirham 4")
        assert RULES.to_act(after) == {1}
        assert happened[:2] == [MoneyTaken(Seat(0), cards("denar 1", "dirham 4")), TurnEnded(Seat(0))]
        assert [event.slot for event in events(happened, MoneyOpened)] == [0, 1]


class TestBuy:
    @pytest.mark.parametrize(
        ("currency", "slot"),
        [("florin", FLORIN_SLOT), ("dirham", DIRHAM_SLOT), ("denar", DENAR_SLOT), ("ducat", DUCAT_SLOT)],
    )
    def test_each_slot_of_the_yard_takes_its_own_currency_only(self, currency: str, slot: int) -> None:
        """Building yard: florin, dirham, denar, ducat from left to right [ref]."""
        state = position([cards(f"{currency} 9", f"{currency} 4"), (), ()])
        assert {move.slot for move in legal(state) if isinstance(move, Buy)} == {slot}

    def test_there_is_no_buying_for_too_little(self) -> None:
        garden = building("garden", 10)
        state = position([cards("denar 4", "denar 5", "florin 9"), (), ()], yard=(0, 1, garden, 2))
        assert ways_to_pay(state, DENAR_SLOT) == []

    def test_gabi_pays_11_for_the_garden_of_10_gets_no_change_and_her_turn_ends(self) -> None:
        """The example of the rulebook."""
        garden = building("garden", 10)
        hand = cards("denar 5", "denar 6", "florin 1")
        state = position([hand, (), ()], yard=(0, 1, garden, 2), buildings=[(building("garden", 6),), (), ()])
        after, happened = play(state, Buy(DENAR_SLOT, cards("denar 5", "denar 6")))
        assert happened[0] == BuildingBought(
            Seat(0), DENAR_SLOT, garden, cards("denar 5", "denar 6"), price=10, paid=11, exact=False
        )
        assert after.hands[0] == cards("florin 1")
        assert after.discard == [*cards("denar 5", "denar 6")]
        assert after.buildings[0] == (building("garden", 6), garden)
        assert RULES.to_act(after) == {1}

    def test_who_pays_exactly_acts_again_and_nothing_is_filled_up_before_the_turn_ends(self) -> None:
        garden = building("garden", 10)
        state = position([cards("denar 4", "denar 6"), (), ()], yard=(0, 1, garden, 2))
        after, happened = play(state, Buy(DENAR_SLOT, cards("denar 4", "denar 6")))
        assert RULES.to_act(after) == {0}
        assert after.yard[DENAR_SLOT] is None
        assert not events(happened, TileOpened) and not events(happened, BuildingPlaced)
        assert after.buildings[0] == () and after.bought == (garden,)

    def test_the_further_action_must_be_done(self) -> None:
        state = position([cards("denar 4", "denar 6"), (), ()], yard=(0, 1, building("garden", 10), 2))
        after, _ = play(state, Buy(DENAR_SLOT, cards("denar 4", "denar 6")))
        assert all(isinstance(move, Buy | TakeMoney) for move in legal(after))

    def test_at_most_five_actions_four_exact_payments_and_then_money(self) -> None:
        yard = (building("pavilion", 2), building("pavilion", 3), building("pavilion", 4), building("pavilion", 5))
        hand = cards("florin 2", "dirham 3", "denar 4", "ducat 5", "denar 9")
        state = position([hand, (), ()], yard=yard, display=cards("denar 1", "dirham 7", "ducat 6", "florin 9"))
        after, _ = play(
            state,
            Buy(DUCAT_SLOT, cards("ducat 5")),
            Buy(FLORIN_SLOT, cards("florin 2")),
            Buy(DENAR_SLOT, cards("denar 4")),
            Buy(DIRHAM_SLOT, cards("dirham 3")),
        )
        assert RULES.to_act(after) == {0}
        assert all(isinstance(move, TakeMoney) for move in legal(after))
        done, happened = play(after, TakeMoney(cards("florin 9")))
        assert RULES.to_act(done) == {1}
        assert [event.building for event in events(happened, BuildingPlaced)] == sorted(yard)
        assert done.buildings[0] == tuple(sorted(yard))

    def test_what_was_bought_is_laid_open_at_the_end_of_the_turn_sorted_by_type(self) -> None:
        yard = (building("tower", 7), building("pavilion", 3), 40, 41)
        state = position([cards("florin 7", "dirham 4"), (), ()], yard=yard)
        _, happened = play(state, Buy(FLORIN_SLOT, cards("florin 7")), Buy(DIRHAM_SLOT, cards("dirham 4")))
        placed = events(happened, BuildingPlaced)
        assert [event.building for event in placed] == [building("pavilion", 3), building("tower", 7)]
        assert all(event.seat == event.buyer == 0 for event in placed)


class TestPayments:
    """Any set of cards worth at least the price pays, needless cards included."""

    def paid(self, values: tuple[int, ...], price: int) -> list[tuple[int, ...]]:
        return [tuple(values[index] for index in way) for way in payments(values, price)]

    def test_each_exact_payment_is_there(self) -> None:
        exact = [way for way in self.paid((1, 2, 3, 4, 6), 6) if sum(way) == 6]
        assert exact == [(1, 2, 3), (2, 4), (6,)]

    def test_overpaying_on_purpose_is_possible(self) -> None:
        assert self.paid((2, 9), 9) == [(2, 9), (9,)]

    def test_needless_cards_may_be_paid(self) -> None:
        assert self.paid((2, 3, 9), 8) == [(2, 3, 9), (2, 9), (3, 9), (9,)]

    def test_of_equal_cards_only_the_number_counts(self) -> None:
        assert payments((4, 4, 4), 8) == ((0, 1), (0, 1, 2))

    @pytest.mark.parametrize("price", range(2, 14))
    @pytest.mark.parametrize(
        "values", [(1, 1, 2, 3, 5), (2, 2, 2, 7, 7, 9), (1, 2, 3, 4, 5, 6, 7), (3, 3, 3, 6, 6, 8, 9), (9,), ()], ids=str
    )
    def test_every_payment_of_the_rulebook_is_there(self, values: tuple[int, ...], price: int) -> None:
        """All subsets, plainly."""
        listed = self.paid(values, price)
        assert len(listed) == len(set(listed))
        assert set(listed) == {way for way in _parts(values) if sum(way) >= price}

    @pytest.mark.parametrize("price", range(2, 14))
    @pytest.mark.parametrize("values", [(1, 2, 3, 4, 5, 6, 7, 8), (1, 1, 2, 2, 3, 3, 7, 7, 9)], ids=str)
    def test_from_a_large_purse_every_payment_contains_one_with_the_same_effect(
        self, values: tuple[int, ...], price: int
    ) -> None:
        """[ruling] Whoever hoards a currency lays card after card until the price is covered, and nothing needless."""
        listed = self.paid(values, price)
        allowed = {way for way in _parts(values) if sum(way) >= price}
        assert len(listed) == len(set(listed)) and set(listed) < allowed
        assert {way for way in allowed if sum(way) == price} <= set(listed)
        for way in allowed:
            over = {part for part in _parts(way) if sum(part) > price >= sum(part) - part[0]}
            equals = {part for part in over if sum(part) - part[-1] == price}
            assert all(len(set(part)) == 1 for part in equals)
            assert over - equals <= set(listed)
            assert over or sum(way) == price

    def test_among_equal_cards_of_a_hand_the_lowest_copies_are_paid(self) -> None:
        state = position([cards("denar 5 b", "denar 5 c"), (), ()], yard=(0, 1, building("pavilion", 5), 2))
        assert ways_to_pay(state, DENAR_SLOT) == [cards("denar 5 b"), cards("denar 5 b", "denar 5 c")]


def _parts(values: tuple[int, ...]) -> set[tuple[int, ...]]:
    return {part for size in range(1, len(values) + 1) for part in combinations(values, size)}


class TestNothingToDo:
    def test_a_player_who_can_do_nothing_after_an_exact_payment_ends_the_turn(self) -> None:
        """[ruling]"""
        everything = cards("denar 5")
        state = position(
            [everything, cards("florin 9"), ()],
            yard=(building("tower", 9), building("tower", 10), building("pavilion", 5), building("tower", 11)),
            display=(None,) * 4,
            piles=(),
        )
        after, happened = play(state, Buy(DENAR_SLOT, everything))
        assert TurnSkipped(Seat(0), bonus=True) in happened
        assert RULES.to_act(after) == {1}

    def test_a_player_who_can_do_nothing_at_all_is_passed_over(self) -> None:
        """[ruling] No money lies open or in a deck, and seat 1 can pay for nothing."""
        state = position(
            [cards("denar 5"), cards("denar 1"), cards("florin 9")],
            yard=(building("tower", 9), building("tower", 10), building("pavilion", 5), building("tower", 11)),
            display=cards("ducat 9") + (None,) * 3,
            piles=(),
            deck=[building("tower", 12)],
        )
        after, happened = play(state, TakeMoney(cards("ducat 9")))
        assert TurnSkipped(Seat(1), bonus=False) in happened
        assert RULES.to_act(after) == {2}
        assert VALUE[after.hands[2][0]] == 9
