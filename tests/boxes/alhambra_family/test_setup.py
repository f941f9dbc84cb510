"""Setup and components of both Alhambra games (sections 1 and 2 of the tile game; the heads of the card game)."""

from collections import Counter
from itertools import combinations, product
from typing import Any

import pytest

from game.boxes.alhambra.rules import tiles
from game.boxes.alhambra.rules.board import START
from game.boxes.alhambra.rules.events import BazaarOpened
from game.boxes.alhambra.rules.tiles import BAZAARS, CAMPS, FALCONS, FOUNTAIN
from game.boxes.alhambra_family.rules.components import (
    BUILDINGS,
    CURRENCIES,
    CURRENCY,
    PRICE,
    TYPE,
    TYPES,
    VALUE,
    total,
)
from game.boxes.alhambra_family.rules.components import CARDS as MONEY
from game.boxes.alhambra_family.rules.events import FirstPlayerChosen, MoneyOpened, StartMoneyDealt, TileOpened
from tests.boxes.alhambra.positions import MODULES
from tests.boxes.alhambra_family.games import BOTH, TILES, Game
from tests.boxes.alhambra_family.pieces import held
from tests.boxes.playing import Draws, events

SEATS = pytest.mark.parametrize("seats", range(2, 7))


# ---------------------------------------------------------------------- components
def test_there_are_54_buildings_as_the_table_of_the_rulebook_says() -> None:
    of_type = {kind: [PRICE[each] for each in BUILDINGS if TYPES[TYPE[each]] == kind] for kind in TYPES}
    assert {kind: (min(prices), max(prices), len(prices)) for kind, prices in of_type.items()} == {
        "pavilion": (2, 8, 7), "seraglio": (3, 9, 7), "arcades": (4, 10, 9), "palace": (5, 11, 9),
        "garden": (6, 12, 11), "tower": (7, 13, 11),
    }  # fmt: skip
    assert [TYPES[TYPE[each]] for each in (0, 53)] == ["pavilion", "tower"]


def test_there_are_108_money_cards_three_of_each() -> None:
    kinds = Counter((CURRENCIES[CURRENCY[each]], VALUE[each]) for each in MONEY)
    assert kinds == dict.fromkeys([(currency, value) for currency in CURRENCIES for value in range(1, 10)], 3)


def test_there_are_80_walls_20_on_each_side_never_four_around_one_tile() -> None:
    assert [sum(tiles.WALLS[tile] >> side & 1 for tile in tiles.TILES) for side in tiles.SIDES] == [20] * 4
    assert 15 not in tiles.WALLS


def test_the_parts_of_the_modules() -> None:
    """8.2: eight camps, the cheaper half with one bastion, the others with two in a corner; that of 8 is known.

    8.3: eight bazaars, two of each currency, three colours each, no price; one is known. 8.4: five falcons of each
    feather, every pair of colours once.
    """
    assert [tiles.PRICE[tile] for tile in CAMPS] == [3, 4, 5, 6, 7, 8, 9, 10]
    assert sorted(tiles.BASTIONS[tile] for tile in CAMPS) == sorted([1, 2, 4, 8, 3, 6, 12, 9])
    assert [tiles.BASTIONS[tile].bit_count() for tile in CAMPS] == [1, 1, 1, 1, 2, 2, 2, 2]
    assert tiles.BASTIONS[next(tile for tile in CAMPS if tiles.PRICE[tile] == 8)] == 0b0011
    assert Counter(tiles.CURRENCY[tile] for tile in BAZAARS) == dict.fromkeys(range(4), 2)
    assert {tiles.COLOURS[tile] for tile in BAZAARS} == {*product((0, 1), (2, 3), (4, 5))}
    assert (CURRENCIES[tiles.CURRENCY[BAZAARS[0]]], tiles.COLOURS[BAZAARS[0]]) == ("dirham", (1, 2, 4))
    assert not any(tiles.PRICE[tile] or tiles.WALLS[tile] for tile in (*BAZAARS, FOUNTAIN))
    assert [tiles.FEATHERS[tiles.FEATHER[each]] for each in FALCONS] == ["black"] * 5 + ["brown"] * 5 + ["white"] * 5
    assert sorted(tiles.PAIR) == [*combinations(range(6), 2)]


# ---------------------------------------------------------------------- what lies where at the start
@BOTH
@SEATS
def test_four_buildings_and_four_money_cards_are_opened_and_nobody_has_a_point(game: Game, seats: int) -> None:
    """The rest of the money makes five piles, the first n mod 5 one card more [ruling]; A is in pile 2, B in pile 4."""
    for seed in range(3):
        state, happened = game.new(seats, seed)
        opened = events(happened, TileOpened)
        assert [event.slot for event in opened] == [0, 1, 2, 3]
        assert [event.tile for event in opened] == game.market(state)
        assert len(game.rest(state)) == 54 - 4 - (6 if seats == 2 else 0)
        assert [event.card for event in events(happened, MoneyOpened)] == state.display and None not in state.display
        assert set(state.points) == {(0, 0, 0)} and not state.discard
        low, more = divmod(len(state.money_deck), 5)
        assert [pile.money for pile in state.piles] == [low + 1] * more + [low] * (5 - more)
        assert [pile.scoring for pile in state.piles] == [None, "A", None, "B", None]
        if game.is_tiles:
            assert state.boards == [START] * seats and state.reserves == [()] * seats
        else:
            assert not state.is_over


@pytest.mark.parametrize("modules", [(), *((name,) for name in MODULES), MODULES], ids=" ".join)
def test_each_module_brings_its_own_parts_and_nothing_else(modules: tuple[str, ...]) -> None:
    state, _ = TILES.new(4, 3, **dict.fromkeys(modules, True))
    lying = [*state.bag, *(tile for tile in state.squares if tile is not None), *state.beside]
    camps, bazaars = [*CAMPS] if "camps" in modules else [], [*BAZAARS] if "bazaars" in modules else []
    assert sorted(lying) == [*BUILDINGS, *camps, *bazaars]
    assert state.falcons == (tuple(FALCONS) if "falcons" in modules else ())
    assert state.awake == ["vizier" in modules] * 4


def test_a_bazaar_drawn_at_setup_is_laid_beside_the_market_and_drawing_goes_on() -> None:
    """Section 8.3."""
    state, happened = TILES.new(3, Draws(0, 62, 65, 1, 2, 3), bazaars=True)
    assert state.squares == [0, 1, 2, 3] and state.beside == (62, 65)
    opened = [type(event) for event in happened if isinstance(event, TileOpened | BazaarOpened)]
    assert opened == [TileOpened, BazaarOpened, BazaarOpened, TileOpened, TileOpened, TileOpened]


# ---------------------------------------------------------------------- start money, and who begins
@BOTH
@pytest.mark.parametrize("seed", range(5))
def test_start_money_is_dealt_card_by_card_to_at_least_20_and_at_most_28(game: Game, seed: int) -> None:
    state, happened = game.new(4, seed)
    dealt = events(happened, StartMoneyDealt)
    assert [event.seat for event in dealt] == [0, 1, 2, 3]
    for event in dealt:
        assert 20 <= total(event.cards) <= 28 and total(event.cards[:-1]) < 20
        assert tuple(sorted(event.cards)) == state.hands[event.seat]


FOUR, FOUR_23, SUM_25 = "denar 5 5 b 5 c 6", "dirham 5 5 b 5 c 8", "florin 9 8 8 b"
FLORINS, DIRHAMS = "florin 9 9 b 9 c", "dirham 9 9 b 9 c"


def begun(game: Game, *hands: str, youngest: int = 0) -> tuple[Any, FirstPlayerChosen]:
    """Returns a game in which these hands are dealt, and what is told of who begins."""
    luck = Draws(0, 1, 2, 3, *(card for hand in hands for card in held(hand)))
    state, happened = game.new(len(hands), luck, youngest=youngest)
    assert state.hands == [held(hand) for hand in hands]
    (chosen,) = events(happened, FirstPlayerChosen)
    assert chosen.seat == state.turn
    return state, chosen


@BOTH
def test_the_one_with_the_fewest_cards_begins(game: Game) -> None:
    _, chosen = begun(game, FOUR, FLORINS, FOUR_23)
    sums = (21, 27, 23) if game.is_tiles else (0, 0, 0)
    assert chosen == FirstPlayerChosen(chosen.seat, "fewest", (4, 3, 4), sums) and chosen.seat == 1


@BOTH
@pytest.mark.parametrize(("youngest", "first"), [(0, 0), (1, 1), (2, 0)])
def test_of_several_who_are_equal_the_first_in_seat_order_from_the_youngest_begins(
    game: Game, youngest: int, first: int
) -> None:
    """[ruling] In the card game whatever their sums, in the tile game only where these are equal too."""
    _, chosen = begun(game, DIRHAMS, FLORINS, FOUR, youngest=youngest)
    sums = (27, 27, 21) if game.is_tiles else (0, 0, 0)
    assert chosen == FirstPlayerChosen(chosen.seat, "youngest", (3, 3, 4), sums) and chosen.seat == first


@BOTH
def test_of_two_with_the_fewest_cards_the_lower_sum_counts_in_the_tile_game_only(game: Game) -> None:
    for youngest in (0, 1, 2):
        _, chosen = begun(game, DIRHAMS, FOUR, SUM_25, youngest=youngest)
        if game.is_tiles:
            assert chosen == FirstPlayerChosen(chosen.seat, "poorest", (3, 4, 3), (27, 21, 25)) and chosen.seat == 2
        else:
            assert (chosen.reason, chosen.seat) == ("youngest", 0 if youngest == 0 else 2)
