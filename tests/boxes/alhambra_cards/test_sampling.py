"""A move drawn without listing is any legal one, each as likely as the others."""

import pytest

from game.boxes.alhambra_cards.rules import RULES
from game.boxes.alhambra_family.rules.buildings import BUILDINGS, PRICE
from game.boxes.alhambra_family.rules.drawing import purchase, sales
from game.boxes.alhambra_family.rules.money import VALUE
from game.boxes.alhambra_family.rules.payment import ways
from game.boxes.alhambra_family.rules.taking import takings
from tests.boxes.alhambra_cards.positions import cards
from tests.boxes.alhambra_cards.tables import played
from tests.boxes.numbers import drawn


@pytest.mark.parametrize("seats", [2, 4])
def test_every_legal_move_is_what_one_number_stands_for(seats: int) -> None:
    for state, _ in played(seats, 31, eager=0.4):
        if RULES.to_act(state):
            assert sorted(drawn(RULES, state, state.turn), key=repr) == sorted(RULES.legal(state, state.turn), key=repr)


def test_of_many_cards_every_listed_payment_is_what_one_number_stands_for() -> None:
    hand = cards(*(f"denar {value}{copy}" for value in range(1, 6) for copy in ("", " b")))
    for price in (2, 7, 13):
        numbers, sold = sales(hand, (None, None, next(each for each in BUILDINGS if PRICE[each] == price), None), PRICE)
        found = [purchase(sold, number) for number in range(numbers)]
        assert found == [(2, tuple([hand[index] for index in way])) for way in ways(hand, price)]


def test_of_equal_open_cards_the_lowest_copies_are_taken() -> None:
    """The slow twin: every set of places, of equal ones the one with the lowest cards."""
    for names in (
        ("denar 1", "denar 1 b", "denar 1 c", "denar 2"),
        ("denar 9", "denar 9 b", "ducat 1", "florin 4"),
        ("dirham 2", "dirham 2 b", "dirham 3", "florin 1"),
        ("denar 4", "florin 5", "florin 5 b", "florin 5 c"),
    ):
        display = cards(*names)
        sets = [[card for at, card in enumerate(display) if mask >> at & 1] for mask in range(1, 16)]
        able = [held for held in sets if len(held) == 1 or sum(VALUE[card] for card in held) <= 5]
        lowest = {tuple(card // 3 for card in held): tuple(held) for held in sorted(able, reverse=True)}
        assert [taking.cards for taking in takings(display)] == sorted(lowest.values())
