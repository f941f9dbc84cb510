"""Whole games in which every hand makes every legal move."""

from math import inf
from pathlib import Path

import pytest

from tests.contract.test_hands import CARRYING, TOUCHING, Hands, begun_with_all, tried
from tests.scenes.driver import driving

WHOLE = {"alhambra_cards": (2, 2), "alhambra": (1, 5), "maharaja": (1, 2), "ys": (2, 2)}
"""The seed of a game of each box with every kind of its moves, and how many computer players sit there."""


@pytest.mark.timeout(3600)
@pytest.mark.parametrize("hand", (*TOUCHING, *CARRYING))
@pytest.mark.parametrize("box", WHOLE)
def test_every_legal_move_of_a_game_is_asked_alike_by_every_hand(tmp_path: Path, box: str, hand: str) -> None:
    with driving(tmp_path, begun_with_all(box, *WHOLE[box])) as driver:
        hands = tried(driver, 1000, Hands(inf, [hand]))
    assert not hands.wrong and not hands.missed
