"""The coach in the other boxes, seen in all the worlds that he looks at."""

import pytest

from tests.ai import test_advice as advice

explained = advice.explained


@pytest.mark.parametrize("box", ["alhambra", "ys"])
def test_the_coach_finds_fault_with_what_is_surely_dear_and_never_with_the_advice(box: str, explained: None) -> None:
    advice.find_fault(box)
