"""Touches, drags and lists ask alike before a move counts, in whole games of every box."""

from pathlib import Path

import pytest

from tests.contract.hands import begun_with_all, tried
from tests.contract.test_hands import BOXES
from tests.scenes.driver import driving


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("box", BOXES)
def test_every_hand_is_asked_the_same_in_whole_games(tmp_path: Path, box: str, seed: int) -> None:
    with driving(tmp_path, begun_with_all(box, seed)) as driver:
        assert not tried(driver, 1000, each=6).wrong
