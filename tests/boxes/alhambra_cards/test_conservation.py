"""No card is ever lost or doubled, whoever hoards or draws: money cards and buildings are always all somewhere."""

import pytest

from game.boxes.alhambra_cards.rules.state import State
from game.boxes.alhambra_family.rules.buildings import BUILDINGS, PRICE
from game.boxes.alhambra_family.rules.drawing import purchase, sales
from game.boxes.alhambra_family.rules.money import VALUE, money_deck
from game.boxes.alhambra_family.rules.payment import ways
from game.boxes.alhambra_family.rules.taking import takings
from tests.boxes.alhambra_cards.positions import cards
from tests.contract.tables import Table, random_game


def all_there(state: State) -> None:
    shown = [card for card in state.display if card is not None]
    money = [*state.money_deck, *state.discard, *shown, *(card for hand in state.hands for card in hand)]
    assert sorted(money) == money_deck(2 if state.seats == 2 else 3)
    yard = [building for building in state.yard if building is not None]
    owned = [building for party in state.buildings for building in party]
    assert sorted([*state.building_deck, *yard, *owned, *state.bought, *state.pending]) == list(BUILDINGS)
    assert sum(pile.money for pile in state.piles) == len(state.money_deck)
    for bag in (state.money_deck, state.discard, state.building_deck, *state.hands, *state.buildings):
        assert list(bag) == sorted(bag)


@pytest.mark.parametrize("seats", [2, 3, 6])
def test_in_every_position_of_random_games(seats: int) -> None:
    for seed in range(2):
        moments, over = random_game(Table("alhambra_cards", seats, ()), seed)
        for moment in moments:
            all_there(moment.state)
        all_there(over)


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
