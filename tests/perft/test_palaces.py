"""Perft of both Alhambra games: how many courses a position has, so many decisions deep."""

from itertools import product
from typing import Any

import pytest

from game.boxes.alhambra.rules import RULES as TILE_RULES
from game.boxes.alhambra_cards.rules import RULES as CARD_RULES
from game.session.dice import Dice
from tests.boxes.alhambra import positions as tile_game
from tests.boxes.alhambra.boards import drawn
from tests.boxes.alhambra.positions import MODULES
from tests.boxes.alhambra_cards import positions as card_game
from tests.boxes.alhambra_family.pieces import bazaar
from tests.breadth import wide
from tests.contract.tables import MODULES as TOGETHER
from tests.contract.tables import Table, random_game
from tests.perft import plain_cards, plain_tiles
from tests.perft.counting import Counting

CARDS = Counting(CARD_RULES, plain_cards.choice, plain_cards.choices)
TILES = Counting(TILE_RULES, plain_tiles.choice, plain_tiles.choices)

SHOPPING = card_game.position(
    ["florin 2 3, dirham 1 3, denar 4 1, ducat 5 2", "denar 9"],
    yard="pavilion 2, pavilion 3, pavilion 4, pavilion 5",
    display="denar 2, dirham 2, ducat 1, florin 9",
)
"""Seat 0 of two can pay exactly for several buildings, and keep them or give them away."""
LAST_BUILDINGS = card_game.position(
    ["florin 9, denar 8", "dirham 9, ducat 9", "denar 9, florin 8"],
    yard=(0, 8, 16, 24),
    deck=(53,),
    display="denar 5, dirham 6, ducat 7, florin 7",
)
"""The deck holds one more building: the second purchase that it cannot make good ends the game."""
BUSY = tile_game.position(
    ["florin 6 3 3 b, denar 4", "florin 6 b, dirham 8"],
    boards=[drawn("o t e \n F g .")] * 2,
    reserves=["camp S, palace 9 W"],
    squares="camp W, pavilion 8, tower 13, tower 12",
    beside=(bazaar("florin"),),
    asleep=(0,),
    modules=MODULES,
)
"""Seat 0 of two can do everything: buy a camp and a bazaar, redesign, wake its vizier, place falcons."""
LAST_TILES = tile_game.position(
    ["florin 8, denar 9", "dirham 9, ducat 9", "denar 8, florin 9"],
    squares="pavilion 8, seraglio 9, arcades 9, palace 10",
    bag=(53,),
    modules=["vizier"],
)
"""The draw pile holds one more tile: the second purchase that it cannot make good ends the game."""


@pytest.mark.parametrize(
    ("state", "counts"),
    [
        pytest.param(2, (7, 44, 311, 2090), id="two"),
        pytest.param(3, (8, 49, 290, 2151), id="three"),
        pytest.param(6, (10, 142, 1382, 14827), id="six"),
        pytest.param(SHOPPING, (17, 144, 1666, 12089), id="shopping"),
        pytest.param(LAST_BUILDINGS, (6, 36, 188, 1084), id="last buildings"),
    ],
)
def test_the_number_of_courses_of_the_card_game(state: Any, counts: tuple[int, ...]) -> None:
    """From a new game of so many, or a position."""
    if isinstance(state, int):
        state = CARD_RULES.setup(state, {"open_hands": False, "youngest": 0}, Dice(state))
    CARDS.courses(state, counts)


@pytest.mark.parametrize(
    ("state", "counts"),
    [
        pytest.param(2, (7, 50, 383, 2912), id="two"),
        pytest.param(3, (6, 30, 234, 1495), id="three"),
        pytest.param(6, (10, 130, 860, 7554), id="six"),
        pytest.param(-3, (6, 14, 53, 199), id="modules"),
        pytest.param(BUSY, (25, 145, 1056, 7931), id="busy"),
        pytest.param(LAST_TILES, (6, 18, 80, 280), id="last tiles"),
    ],
)
def test_the_number_of_courses_of_the_tile_game(state: Any, counts: tuple[int, ...]) -> None:
    """From a new game of so many, below zero with all modules, or a position."""
    if isinstance(state, int):
        modules = MODULES if state < 0 else ()
        state = TILE_RULES.setup(abs(state), tile_game.options(*modules), Dice(abs(state)))
    TILES.courses(state, counts)


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_the_fast_lists_of_the_card_game_are_the_plain_ones_in_random_games(seats: int) -> None:
    for moment in random_game(Table("alhambra_cards", seats, ()), seats)[0]:
        CARDS.same(moment, most=6)


EACH = [(2, (module,), 1, 5) for module in MODULES]
DAILY = [(seats, TOGETHER["alhambra"] if seats in (2, 4) else (), seats, 8) for seats in (2, 3, 4, 5, 6)]
WHOLE = product([2, 3, 4, 5, 6], [(), *((name,) for name in MODULES), MODULES], range(2), [3])


@pytest.mark.parametrize(("seats", "modules", "seed", "every"), wide([*DAILY, *EACH], WHOLE), ids=str)
def test_the_fast_lists_of_the_tile_game_are_the_plain_ones_in_random_games(
    seats: int, modules: tuple[str, ...], seed: int, every: int
) -> None:
    for moment in random_game(Table("alhambra", seats, tuple((name, True) for name in modules)), seed)[0][::every]:
        TILES.same(moment, most=7)
