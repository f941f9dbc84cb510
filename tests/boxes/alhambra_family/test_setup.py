"""Setup and components of both Alhambra games (sections 1 and 2 of the tile game; the heads of the card game)."""

from collections import Counter
from typing import Any

import pytest

from game.boxes.alhambra_family.rules.buildings import BUILDINGS, PRICE, TYPE, TYPES
from game.boxes.alhambra_family.rules.events import FirstPlayerChosen, MoneyOpened, StartMoneyDealt, TileOpened
from game.boxes.alhambra_family.rules.money import CARDS as MONEY
from game.boxes.alhambra_family.rules.money import CURRENCIES, CURRENCY, VALUE, Cards, total
from tests.boxes.alhambra.positions import cards
from tests.boxes.alhambra_family.games import BOTH, Game
from tests.boxes.playing import Draws, events

SEATS = pytest.mark.parametrize("seats", range(2, 7))
FOUR = cards("denar 5", "denar 5 b", "denar 5 c", "denar 6")


def nines(currency: str) -> Cards:
    return cards(*(f"{currency} 9 {copy}" for copy in "abc"))


def begun(game: Game, *hands: Cards, youngest: int = 0) -> tuple[Any, FirstPlayerChosen]:
    """Returns a game in which these hands are dealt, and what is told of who begins."""
    luck = Draws(0, 1, 2, 3, *(card for hand in hands for card in hand))
    state, happened = game.new(len(hands), luck, youngest=youngest)
    assert state.hands == [tuple(sorted(hand)) for hand in hands]
    (chosen,) = events(happened, FirstPlayerChosen)
    assert chosen.seat == state.turn
    return state, chosen


def test_there_are_54_buildings_as_the_table_of_the_rulebook_says() -> None:
    of_type = {kind: [PRICE[each] for each in BUILDINGS if TYPES[TYPE[each]] == kind] for kind in TYPES}
    assert {kind: (min(prices), max(prices), len(prices)) for kind, prices in of_type.items()} == {
        "pavilion": (2, 8, 7),
        "seraglio": (3, 9, 7),
        "arcades": (4, 10, 9),
        "palace": (5, 11, 9),
        "garden": (6, 12, 11),
        "tower": (7, 13, 11),
    }


def test_there_are_108_money_cards_three_of_each() -> None:
    kinds = Counter((CURRENCIES[CURRENCY[each]], VALUE[each]) for each in MONEY)
    assert kinds == dict.fromkeys([(currency, value) for currency in CURRENCIES for value in range(1, 10)], 3)


@BOTH
@SEATS
def test_four_buildings_and_four_money_cards_are_opened_in_order_and_nobody_has_a_point(game: Game, seats: int) -> None:
    state, happened = game.new(seats)
    opened = events(happened, TileOpened)
    assert [event.slot for event in opened] == [0, 1, 2, 3]
    assert [event.tile for event in opened] == game.market(state)
    assert len(game.rest(state)) == 54 - 4 - (6 if seats == 2 else 0)
    assert [event.card for event in events(happened, MoneyOpened)] == state.display and None not in state.display
    assert set(state.points) == {(0, 0, 0)} and not state.discard


@BOTH
@pytest.mark.parametrize("seed", range(5))
def test_start_money_is_dealt_card_by_card_to_at_least_20_and_at_most_28(game: Game, seed: int) -> None:
    state, happened = game.new(4, seed)
    dealt = events(happened, StartMoneyDealt)
    assert [event.seat for event in dealt] == [0, 1, 2, 3]
    for event in dealt:
        assert 20 <= total(event.cards) <= 28 and total(event.cards[:-1]) < 20
        assert tuple(sorted(event.cards)) == state.hands[event.seat]


@BOTH
def test_the_one_with_the_fewest_cards_begins(game: Game) -> None:
    dirhams = cards("dirham 5", "dirham 5 b", "dirham 5 c", "dirham 8")
    _, chosen = begun(game, FOUR, nines("florin"), dirhams)
    sums = (21, 27, 23) if game.is_tiles else (0, 0, 0)
    assert chosen == FirstPlayerChosen(chosen.seat, "fewest", (4, 3, 4), sums) and chosen.seat == 1


@BOTH
@pytest.mark.parametrize(("youngest", "first"), [(0, 0), (1, 1), (2, 0)])
def test_of_several_who_are_equal_the_first_in_seat_order_from_the_youngest_begins(
    game: Game, youngest: int, first: int
) -> None:
    """[ruling] In the card game whatever their sums, in the tile game only where these are equal too."""
    _, chosen = begun(game, nines("dirham"), nines("florin"), FOUR, youngest=youngest)
    sums = (27, 27, 21) if game.is_tiles else (0, 0, 0)
    assert chosen == FirstPlayerChosen(chosen.seat, "youngest", (3, 3, 4), sums) and chosen.seat == first


@BOTH
def test_of_two_with_the_fewest_cards_the_lower_sum_counts_in_the_tile_game_only(game: Game) -> None:
    sum_of_25 = cards("florin 9", "florin 8", "florin 8 b")
    for youngest in (0, 1, 2):
        _, chosen = begun(game, nines("dirham"), FOUR, sum_of_25, youngest=youngest)
        if game.is_tiles:
            assert chosen == FirstPlayerChosen(chosen.seat, "poorest", (3, 4, 3), (27, 21, 25)) and chosen.seat == 2
        else:
            assert (chosen.reason, chosen.seat) == ("youngest", 0 if youngest == 0 else 2)


@BOTH
@SEATS
def test_the_rest_makes_five_piles_the_first_n_mod_5_one_card_more(game: Game, seats: int) -> None:
    """[ruling]"""
    for seed in range(3):
        state, _ = game.new(seats, seed)
        low, more = divmod(len(state.money_deck), 5)
        assert [pile.money for pile in state.piles] == [low + 1] * more + [low] * (5 - more)


@BOTH
def test_the_first_scoring_card_is_in_pile_2_and_the_second_in_pile_4(game: Game) -> None:
    state, _ = game.new(3)
    assert [pile.scoring for pile in state.piles] == [None, "A", None, "B", None]
