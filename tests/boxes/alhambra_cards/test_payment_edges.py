"""Paying (Turn; section 3), where a rule has its bounds: what belongs to a payment that is only begun."""

from game.boxes.alhambra_family.rules.payment import covering, is_thrifty
from tests.boxes.alhambra_cards.positions import cards

DENAR = 0


def test_cards_that_reach_the_price_exactly_are_the_whole_payment() -> None:
    assert covering(cards("denar 5", "denar 8"), cards("denar 5"), DENAR, 5) == cards("denar 5")


def test_to_cards_that_are_too_little_as_few_as_possible_are_added_each_once() -> None:
    hand = cards("denar 2", "denar 3", "denar 4", "denar 8")
    assert covering(hand, cards("denar 2"), DENAR, 10) == cards("denar 2", "denar 8")
    assert covering(hand, cards("denar 2"), DENAR, 14) == cards("denar 2", "denar 4", "denar 8")


def test_needless_cards_are_laid_down_as_the_others() -> None:
    hand = cards("denar 2", "denar 3", "denar 8")
    assert covering(hand, hand, DENAR, 5) == hand


def test_of_equal_cards_the_lowest_copies_are_named_and_none_twice() -> None:
    hand = cards("denar 4", "denar 4 b", "denar 4 c")
    assert covering(hand, cards("denar 4 c"), DENAR, 4) == cards("denar 4")
    assert covering(hand, cards("denar 4 b", "denar 4 c"), DENAR, 8) == cards("denar 4", "denar 4 b")
    assert covering(hand, (), DENAR, 8) == cards("denar 4", "denar 4 b")


def test_cards_of_another_currency_and_too_little_money_pay_nothing() -> None:
    hand = cards("denar 5", "florin 9")
    assert covering(hand, cards("florin 9"), DENAR, 5) == ()
    assert covering(hand, cards("denar 5"), DENAR, 6) == ()


def test_a_card_without_which_the_price_is_just_reached_is_needless() -> None:
    assert not is_thrifty(lowest=2, highest=3, paid=8, price=5)
    assert is_thrifty(lowest=2, highest=4, paid=6, price=5) and is_thrifty(lowest=1, highest=4, paid=5, price=5)
