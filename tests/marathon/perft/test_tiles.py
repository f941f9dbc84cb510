"""The fast and the plain lists of the tile game in many random games."""

import pytest

from tests.boxes.alhambra.positions import MODULES
from tests.perft.test_tiles import compare


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
@pytest.mark.parametrize("modules", [(), *((name,) for name in MODULES), MODULES], ids=" ".join)
def test_the_fast_lists_are_the_plain_ones(seats: int, modules: tuple[str, ...]) -> None:
    for seed in range(2):
        compare(seats, modules, seed, every=3)
