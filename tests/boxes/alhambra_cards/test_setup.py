"""Setup."""

from collections import Counter
from itertools import pairwise

import pytest
from game.boxes.alhambra_family.rules.bank import Pile
from game.boxes.alhambra_family.rules.buildings import BUILDINGS, PRICE, TYPE, TYPES
from game.boxes.alhambra_family.rules.events import FirstPlayerChosen, MoneyOpened, StartMoneyDealt, TileOpened
from game.boxes.alhambra_family.rules.money import CARDS, CURRENCIES, CURRENCY, VALUE, total

from game.boxes.alhambra_cards.rules import RULES
from game.boxes.alhambra_cards.rules.state import State
from game.core.rules import Options
from game.session.dice import Dice
from tests.boxes.alhambra_cards.positions import Draws, cards, events


def new_game(seats: int, seed: int = 0, youngest: int = 0) -> tuple[State, list[object]]:
    happened: list[object] = []
    return RULES.setup(seats, options(youngest), Dice(seed), happened.append), happened


def options(youngest: int = 0) -> Options:
    return {"open_hands": False, "youngest": youngest}


def test_there_are_54_buildings_as_the_table_of_the_rulebook_says() -> None:
    of_type = {kind: [PRICE[each] for each in BUILDINGS if TYPES[TYPE[each]] == kind] for kind in TYPES}
    table = {kind: (min(prices), max(prices), len(prices)) for kind, prices in of_type.items()}
    assert table == {
        "pavilion": (2, 8, 7),
        "seraglio": (3, 9, 7),
        "arcades": (4, 10, 9),
        "palace": (5, 11, 9),
        "garden": (6, 12, 11),
        "tower": (7, 13, 11),
    }


def test_there_are_108_money_cards_three_of_each() -> None:
    kinds = Counter((CURRENCIES[CURRENCY[each]], VALUE[each]) for each in CARDS)
    assert len(CARDS) == 108
    assert set(kinds) == {(currency, value) for currency in CURRENCIES for value in range(1, 10)}
    assert set(kinds.values()) == {3}


def test_four_buildings_are_opened_from_left_to_right() -> None:
    state, happened = new_game(3)
    opened = events(happened, TileOpened)
    assert [event.slot for event in opened] == [0, 1, 2, 3]
    assert [event.tile for event in opened] == state.yard
    assert len(state.building_deck) == 50


@pytest.mark.parametrize("seed", range(20))
def test_start_money_is_dealt_card_by_card_to_at_least_20_and_at_most_28(seed: int) -> None:
    state, happened = new_game(4, seed)
    dealt = events(happened, StartMoneyDealt)
    assert [event.seat for event in dealt] == [0, 1, 2, 3]
    for event in dealt:
        assert 20 <= total(event.cards) <= 28
        assert total(event.cards[:-1]) < 20
        assert tuple(sorted(event.cards)) == state.hands[event.seat]


def test_the_one_with_the_fewest_cards_begins() -> None:
    many = cards("denar 5", "denar 5 b", "denar 5 c", "denar 6")
    few = cards("denar 9", "denar 9 b", "denar 9 c")
    happened: list[object] = []
    state = RULES.setup(3, options(), Draws(0, 1, 2, 3, *many, *few, *many_of("dirham")), happened.append)
    assert RULES.to_act(state) == {1}
    assert events(happened, FirstPlayerChosen) == [FirstPlayerChosen(state.turn, "fewest", (4, 3, 4), (0, 0, 0))]


def many_of(currency: str) -> tuple[int, ...]:
    return cards(*(f"{currency} 5 {copy}" for copy in "abc"), f"{currency} 6")


@pytest.mark.parametrize(("youngest", "first"), [(0, 0), (1, 1), (2, 0), (3, 0)])
def test_of_several_with_the_fewest_cards_the_first_from_the_youngest_on_begins(youngest: int, first: int) -> None:
    """[ruling] Seats 0 and 1 have three cards each, seats 2 and 3 four."""
    few = [cards(*(f"{currency} 9 {copy}" for copy in "abc")) for currency in ("ducat", "florin")]
    hands = (*few[0], *few[1], *many_of("denar"), *many_of("dirham"))
    happened: list[object] = []
    state = RULES.setup(4, options(youngest), Draws(0, 1, 2, 3, *hands), happened.append)
    assert RULES.to_act(state) == {first}
    [chosen] = events(happened, FirstPlayerChosen)
    assert chosen == FirstPlayerChosen(state.turn, "youngest", (3, 3, 4, 4), (0, 0, 0, 0))


def test_four_money_cards_are_opened() -> None:
    state, happened = new_game(5)
    assert [event.card for event in events(happened, MoneyOpened)] == state.display
    assert None not in state.display


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_the_rest_makes_five_near_equal_piles_the_first_ones_a_card_higher(seats: int) -> None:
    """[ruling] floor(n/5), the first n mod 5 one more."""
    for seed in range(5):
        state, _ = new_game(seats, seed)
        sizes = [pile.money for pile in state.piles]
        assert len(sizes) == 5 and sum(sizes) == len(state.money_deck)
        assert max(sizes) - min(sizes) <= 1
        assert all(upper >= lower for upper, lower in pairwise(sizes))


def test_a_is_hidden_in_the_second_pile_and_b_in_the_fourth() -> None:
    state, _ = new_game(3)
    assert [pile.scoring for pile in state.piles] == [None, "A", None, "B", None]


def test_nobody_owns_a_building_or_a_point_yet() -> None:
    state, _ = new_game(6)
    assert set(state.buildings) == {()} and set(state.points) == {(0, 0, 0)}
    assert isinstance(state.piles[0], Pile) and not state.discard
