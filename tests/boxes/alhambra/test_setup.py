"""Setup (section 2), and the parts of the game (section 1)."""

from itertools import pairwise

import pytest
from game.boxes.alhambra_family.rules.buildings import BUILDINGS
from game.boxes.alhambra_family.rules.events import (
    FirstPlayerChosen,
    MoneyOpened,
    StartMoneyDealt,
    ThirdDealt,
    TileOpened,
)
from game.boxes.alhambra_family.rules.money import total

from game.boxes.alhambra.rules import RULES
from game.boxes.alhambra.rules.board import START
from game.boxes.alhambra.rules.events import BazaarOpened
from game.boxes.alhambra.rules.state import State
from game.boxes.alhambra.rules.tiles import BAZAARS, CAMPS, FALCONS
from game.core.rules import Seat
from game.session.dice import Dice
from tests.boxes.alhambra.positions import MODULES, Draws, cards, events, options, told

SEATS = pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])


def new_game(seats: int, seed: int = 0, *modules: str) -> tuple[State, list[object]]:
    happened: list[object] = []
    return RULES.setup(seats, options(*modules), Dice(seed), happened.append), happened


@SEATS
def test_every_alhambra_is_a_fountain_and_every_reserve_is_empty(seats: int) -> None:
    state, _ = new_game(seats)
    assert state.boards == [START] * seats and state.reserves == [()] * seats
    assert set(state.points) == {(0, 0, 0)} and not state.discard


@SEATS
def test_four_tiles_are_drawn_to_squares_1_to_4_in_that_order(seats: int) -> None:
    state, happened = new_game(seats)
    opened = events(happened, TileOpened)
    assert [event.slot for event in opened] == [0, 1, 2, 3]
    assert [event.tile for event in opened] == state.squares
    assert len(state.bag) == 54 - 4 - (6 if seats == 2 else 0)


@pytest.mark.parametrize("seed", range(10))
def test_start_money_is_dealt_card_by_card_to_at_least_20_and_at_most_28(seed: int) -> None:
    state, happened = new_game(4, seed)
    dealt = events(happened, StartMoneyDealt)
    assert [event.seat for event in dealt] == [0, 1, 2, 3]
    for event in dealt:
        assert 20 <= total(event.cards) <= 28 and total(event.cards[:-1]) < 20
        assert tuple(sorted(event.cards)) == state.hands[event.seat]


def begun(*hands: tuple[int, ...], youngest: int = 0) -> tuple[int, list[FirstPlayerChosen]]:
    """Returns who begins when these hands are dealt."""
    happened: list[object] = []
    dealt = [card for hand in hands for card in hand]
    luck = Draws(0, 1, 2, 3, *dealt)
    state = RULES.setup(len(hands), options(youngest=youngest), luck, happened.append)
    assert state.hands == [tuple(sorted(hand)) for hand in hands]
    return state.turn, events(happened, FirstPlayerChosen)


FOUR_CARDS = cards("denar 5", "denar 5 b", "denar 5 c", "denar 6")


def nines(currency: str) -> tuple[int, ...]:
    return cards(*(f"{currency} 9 {copy}" for copy in "abc"))


def test_the_one_with_the_fewest_cards_begins() -> None:
    first, told_of = begun(FOUR_CARDS, nines("dirham"), cards("florin 5", "florin 5 b", "florin 5 c", "florin 8"))
    assert first == 1
    assert told_of == [FirstPlayerChosen(Seat(1), "fewest", (4, 3, 4), (21, 27, 23))]


@pytest.mark.parametrize("youngest", [0, 1, 2])
def test_of_several_with_the_fewest_cards_the_one_with_the_lower_sum_begins(youngest: int) -> None:
    """Whoever is the youngest."""
    sum_of_25 = cards("florin 9", "florin 8", "florin 8 b")
    first, told_of = begun(nines("dirham"), FOUR_CARDS, sum_of_25, youngest=youngest)
    assert first == 2
    assert told_of == [FirstPlayerChosen(Seat(2), "poorest", (3, 4, 3), (27, 21, 25))]


@pytest.mark.parametrize(("youngest", "first"), [(0, 0), (1, 2), (2, 2)])
def test_of_several_with_the_lowest_sum_the_first_in_seat_order_from_the_youngest_begins(
    youngest: int, first: int
) -> None:
    """[ruling]"""
    begins, told_of = begun(nines("dirham"), FOUR_CARDS, nines("florin"), youngest=youngest)
    assert begins == first
    assert told_of == [FirstPlayerChosen(Seat(first), "youngest", (3, 4, 3), (27, 21, 27))]


@SEATS
def test_four_money_cards_lie_open(seats: int) -> None:
    state, happened = new_game(seats)
    assert [event.card for event in events(happened, MoneyOpened)] == state.display
    assert None not in state.display


@SEATS
def test_the_rest_makes_five_piles_the_first_n_mod_5_one_card_more(seats: int) -> None:
    """[ruling]"""
    for seed in range(5):
        state, _ = new_game(seats, seed)
        sizes = [pile.money for pile in state.piles]
        low, more = divmod(len(state.money_deck), 5)
        assert sizes == [low + 1] * more + [low] * (5 - more)
        assert all(upper >= lower for upper, lower in pairwise(sizes))


def test_scoring_card_1_is_in_pile_2_and_scoring_card_2_in_pile_4() -> None:
    state, _ = new_game(3)
    assert [pile.scoring for pile in state.piles] == [None, "A", None, "B", None]


@pytest.mark.parametrize("modules", [(), *((name,) for name in MODULES), MODULES], ids=" ".join)
def test_each_module_brings_its_own_parts_and_nothing_else(modules: tuple[str, ...]) -> None:
    state, _ = new_game(4, 3, *modules)
    tiles = [*state.bag, *(tile for tile in state.squares if tile is not None), *state.beside]
    camps = [*CAMPS] if "camps" in modules else []
    bazaars = [*BAZAARS] if "bazaars" in modules else []
    assert sorted(tiles) == [*BUILDINGS, *camps, *bazaars]
    assert state.falcons == (tuple(FALCONS) if "falcons" in modules else ())
    assert state.awake == ["vizier" in modules] * 4


def test_a_bazaar_drawn_at_setup_is_laid_beside_the_market_and_drawing_goes_on() -> None:
    """Section 8.3."""
    happened: list[object] = []
    state = RULES.setup(3, options("bazaars"), Draws(0, 62, 65, 1, 2, 3), happened.append)
    assert state.squares == [0, 1, 2, 3] and state.beside == (62, 65)
    drawn = told(happened, TileOpened, BazaarOpened)
    assert drawn == [TileOpened, BazaarOpened, BazaarOpened, TileOpened, TileOpened, TileOpened]


def test_no_third_player_among_three() -> None:
    state, happened = new_game(3)
    assert len(state.points) == 3 and not state.third and not events(happened, ThirdDealt)
