"""The fast and the plain lists of Maharaja in many random games."""

import pytest

from tests.contract.tables import MODULES as TOGETHER
from tests.perft.test_maharaja import VARIANTS, compare


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize(
    "options", [(), ("short",), VARIANTS, TOGETHER["maharaja"]], ids=["basic", "short", "variants", "several"]
)
def test_the_fast_lists_are_the_plain_ones(seats: int, options: tuple[str, ...]) -> None:
    for seed in range(10, 13):
        compare(seats, options, seed, every=2)
