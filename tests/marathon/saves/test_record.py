"""A flipped bit in each place of a save is refused, or told, or changes nothing."""

import pytest

from tests.saves import conftest
from tests.saves.test_record import flip_bits

shelf = conftest.shelf


@pytest.mark.parametrize("entries", [8, 300], ids=["in progress", "finished"])
def test_a_flipped_bit_in_each_place_is_refused_or_told_or_changes_nothing(entries: int) -> None:
    flip_bits(entries, 1)
