"""Setup (section 2), and the parts of the game (section 1)."""

import pytest

from game.boxes.alhambra.rules import RULES
from game.boxes.alhambra.rules.board import START
from game.boxes.alhambra.rules.events import BazaarOpened
from game.boxes.alhambra.rules.state import State
from game.boxes.alhambra.rules.tiles import BAZAARS, CAMPS, FALCONS
from game.boxes.alhambra_family.rules.buildings import BUILDINGS
from game.boxes.alhambra_family.rules.events import (
    TileOpened,
)
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
