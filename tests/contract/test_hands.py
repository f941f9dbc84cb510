"""In every box each hand is asked the same before a move counts: for the button, just where it cannot be taken back."""

from pathlib import Path

import pytest

from tests.contract.hands import begun_with_all, tried
from tests.scenes.driver import driving

ENTRIES = 12
"""So far is a game played."""
BOXES = ("alhambra_cards", "alhambra", "maharaja", "ys")


@pytest.mark.parametrize("box", BOXES)
def test_touches_drags_and_lists_ask_alike_before_a_move_counts(tmp_path: Path, box: str) -> None:
    with driving(tmp_path, begun_with_all(box, 3)) as driver:
        hands = tried(driver, ENTRIES)
    assert not hands.wrong
    assert {hand for hand, _ in hands.tried} == {"touched", "named", "carried"}
