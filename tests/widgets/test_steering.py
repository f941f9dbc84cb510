"""Arrow keys go from card to card, however tightly a hand is fanned."""

from itertools import pairwise

import pygame
import pytest

from game.widgets.node import Node, Role
from game.widgets.steering import nearest


@pytest.mark.parametrize("step", [26, 34, 70])
def test_arrows_pass_no_card_of_a_fan(step: int) -> None:
    cards = [Node(f"card:{i}", Role.BUTTON, "", pygame.Rect(40 + i * step, 300, 60, 90)) for i in range(5)]
    for one, next_one in pairwise(cards):
        assert nearest(cards, one, 1, 0) is next_one
        assert nearest(cards, next_one, -1, 0) is one
