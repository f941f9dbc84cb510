"""The fast and the plain lists of moves in many random games."""

from typing import Any

import pytest

from tests.boxes.alhambra.positions import MODULES
from tests.contract.tables import MODULES as TOGETHER
from tests.perft import test_maharaja as maharaja
from tests.perft import test_palaces as tiles
from tests.perft import test_ys as ys


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize(
    "options", [(), ("short",), maharaja.VARIANTS, TOGETHER["maharaja"]], ids=["basic", "short", "variants", "several"]
)
def test_the_fast_lists_of_maharaja_are_the_plain_ones(seats: int, options: tuple[str, ...]) -> None:
    for seed in range(10, 13):
        maharaja.compare(seats, options, seed, every=2)


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
@pytest.mark.parametrize("modules", [(), *((name,) for name in MODULES), MODULES], ids=" ".join)
def test_the_fast_lists_of_the_tile_game_are_the_plain_ones(seats: int, modules: tuple[str, ...]) -> None:
    for seed in range(2):
        tiles.compare(seats, modules, seed, every=3)


@ys.EVERY_VARIANT
def test_the_fast_lists_of_ys_are_the_plain_ones(seats: int, options: dict[str, Any]) -> None:
    ys.compare(seats, options, range(10, 60))
