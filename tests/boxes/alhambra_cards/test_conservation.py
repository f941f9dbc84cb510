"""No card is ever lost or doubled, whoever hoards or draws: money cards and buildings are always all somewhere."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game.boxes.alhambra_cards.rules import RULES
from game.boxes.alhambra_cards.rules.state import State
from game.boxes.alhambra_family.rules.buildings import BUILDINGS, PRICE
from game.boxes.alhambra_family.rules.drawing import purchase, sales
from game.boxes.alhambra_family.rules.money import VALUE, money_deck
from game.boxes.alhambra_family.rules.payment import ways
from game.boxes.alhambra_family.rules.taking import TakeMoney, takings
from game.session.dice import Dice
from tests.boxes.alhambra_cards.positions import cards
from tests.boxes.alhambra_cards.tables import played
from tests.boxes.numbers import drawn
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


@settings(max_examples=10, deadline=None)
@given(seats=st.integers(2, 6), seed=st.integers(0, 9999), choices=st.lists(st.integers(0, 10**6), max_size=120))
def test_whatever_is_played(seats: int, seed: int, choices: list[int]) -> None:
    luck = Dice(seed)
    state = RULES.setup(seats, {"open_hands": False, "youngest": 0}, luck)
    for choice in choices:
        for seat in RULES.to_act(state):
            moves = RULES.legal(state, seat)
            RULES.apply(state, seat, moves[choice % len(moves)], luck, lambda news: None)
            all_there(state)


@pytest.mark.parametrize("seats", [2, 3, 6])
def test_an_imagined_game_is_complete_too(seats: int) -> None:
    luck = Dice(0, "worlds")
    for moment in random_game(Table("alhambra_cards", seats, ()), 9)[0][::10]:
        for viewer in (None, moment.seat):
            all_there(RULES.imagine(RULES.forget(RULES.view(moment.state, viewer)), luck))


@pytest.mark.parametrize("seats", [2, 3, 6])
def test_the_money_runs_out_and_somebody_must_buy(seats: int) -> None:
    luck = Dice(seats)
    state = RULES.setup(seats, {"open_hands": False, "youngest": 0}, luck)
    longest = decisions = 0
    while acting := RULES.to_act(state):
        (seat,) = acting
        moves = RULES.legal(state, seat)
        longest, decisions = max(longest, len(moves)), decisions + 1
        takes = [move for move in moves if isinstance(move, TakeMoney)]
        RULES.apply(state, seat, takes[0] if takes else moves[-1], luck, lambda news: None)
        assert decisions < 2000
    assert 1 <= longest <= 400


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
