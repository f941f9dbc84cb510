"""The fast and the plain lists of Ys in many random games."""

from typing import Any

from tests.perft.test_ys import EVERY_VARIANT, compare


@EVERY_VARIANT
def test_the_fast_lists_are_the_plain_ones(seats: int, options: dict[str, Any]) -> None:
    compare(seats, options, range(10, 60))
