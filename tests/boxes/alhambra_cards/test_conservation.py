"""No card is ever lost or doubled: 108 or 72 money cards and 54 buildings are always all somewhere."""

import pytest
from game.boxes.alhambra_family.rules.buildings import BUILDINGS
from game.boxes.alhambra_family.rules.money import money_deck
from hypothesis import given, settings
from hypothesis import strategies as st

from game.boxes.alhambra_cards.rules import RULES
from game.boxes.alhambra_cards.rules.state import State
from game.session.dice import Dice
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


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_in_every_position_of_random_games(seats: int) -> None:
    for seed in range(4):
        moments, over = random_game(Table("alhambra_cards", seats, ()), seed)
        for moment in moments:
            all_there(moment.state)
        all_there(over)


@settings(max_examples=20, deadline=None)
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
