"""Reasons for moves in a thousand positions of each box."""

import pytest

from tests.boxes.facts import facts
from tests.contract.test_reasons import boxes, walked

MANY = 1000


@pytest.mark.timeout(3600)
@boxes
def test_reasons_are_true_and_each_one_is_given(box: str) -> None:
    found = walked(box, MANY)
    assert found.positions >= MANY
    assert not found.false and not found.wordless and not found.leaking
    assert set(found.keys) == set(facts(box)), "every reason is given somewhere"
