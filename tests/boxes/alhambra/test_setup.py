"""Setup (section 2), and the parts of the game (section 1)."""

from collections import Counter
from itertools import combinations, product

import pytest

from game.boxes.alhambra.rules import RULES
from game.boxes.alhambra.rules.board import START
from game.boxes.alhambra.rules.events import BazaarOpened
from game.boxes.alhambra.rules.state import State
from game.boxes.alhambra.rules.tiles import (
    BASTIONS,
    BAZAARS,
    CAMPS,
    COLOURS,
    CURRENCY,
    FALCONS,
    FEATHER,
    FEATHERS,
    FOUNTAIN,
    PAIR,
    PRICE,
    SIDES,
    TILES,
    TYPE,
    WALLS,
)
from game.boxes.alhambra_family.rules.buildings import BUILDINGS, TYPES
from game.boxes.alhambra_family.rules.events import TileOpened
from game.boxes.alhambra_family.rules.money import CURRENCIES
from game.session.dice import Dice
from tests.boxes.alhambra.positions import MODULES, Draws, options, told

SEATS = pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])


def new_game(seats: int, seed: int = 0, *modules: str) -> tuple[State, list[object]]:
    happened: list[object] = []
    return RULES.setup(seats, options(*modules), Dice(seed), happened.append), happened


@SEATS
def test_every_alhambra_is_a_fountain_and_every_reserve_is_empty(seats: int) -> None:
    state, _ = new_game(seats)
    assert state.boards == [START] * seats and state.reserves == [()] * seats
    assert set(state.points) == {(0, 0, 0)} and not state.discard


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


def test_the_tiles_of_the_game() -> None:
    """Section 1: 54 buildings, 80 walls, 20 on each side, never four around one tile."""
    assert Counter(TYPE[tile] for tile in BUILDINGS) == {0: 7, 1: 7, 2: 9, 3: 9, 4: 11, 5: 11}
    assert [sum(WALLS[tile] >> side & 1 for tile in TILES) for side in SIDES] == [20] * 4
    assert 15 not in WALLS
    assert [TYPES[TYPE[tile] or 0] for tile in (0, 53)] == ["pavilion", "tower"]
    assert [PRICE[tile] for tile in (0, 53)] == [2, 13]


def test_the_camps() -> None:
    """Section 8.2: eight, the cheaper half with one bastion, the others with two in a corner; that of 8 is known."""
    assert [PRICE[tile] for tile in CAMPS] == [3, 4, 5, 6, 7, 8, 9, 10]
    assert sorted(BASTIONS[tile] for tile in CAMPS) == sorted([1, 2, 4, 8, 3, 6, 12, 9])
    assert [BASTIONS[tile].bit_count() for tile in CAMPS] == [1, 1, 1, 1, 2, 2, 2, 2]
    assert BASTIONS[next(tile for tile in CAMPS if PRICE[tile] == 8)] == 0b0011


def test_the_bazaars() -> None:
    """Section 8.3: eight, two of each currency, three colours each, no price; one is known."""
    assert Counter(CURRENCY[tile] for tile in BAZAARS) == dict.fromkeys(range(4), 2)
    assert {COLOURS[tile] for tile in BAZAARS} == {*product((0, 1), (2, 3), (4, 5))}
    assert CURRENCIES[CURRENCY[BAZAARS[0]]] == "dirham"
    assert COLOURS[BAZAARS[0]] == (1, 2, 4)
    assert FOUNTAIN == BAZAARS.stop == 70
    assert not any(PRICE[tile] or WALLS[tile] for tile in (*BAZAARS, FOUNTAIN))


def test_the_falcons() -> None:
    """Section 8.4: five of each feather, every pair of colours once."""
    assert [FEATHERS[FEATHER[each]] for each in FALCONS] == ["black"] * 5 + ["brown"] * 5 + ["white"] * 5
    assert sorted(PAIR) == [*combinations(range(6), 2)]
