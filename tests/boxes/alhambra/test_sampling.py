"""Random moves of the tile game; that all legal ones are drawn alike is asked of every box in tests/contract."""

import pytest

from game.ai.dice import Dice
from game.boxes.alhambra.rules import RULES
from game.boxes.alhambra.rules.board import removable
from tests.ai.positions import positions


@pytest.mark.parametrize("seats", [2, 4])
def test_what_is_known_of_an_alhambra_does_not_change_what_is_drawn(seats: int) -> None:
    for state, seat in positions("alhambra", seats, seed=7, every=5):
        removable(state.boards[seat])  # its cells are known now, in the order in which they came
        plain = state.copy()
        plain.boards = [(*board,) for board in state.boards]
        drawn = [RULES.sample(state, seat, Dice(number)) for number in range(8)]
        assert drawn == [RULES.sample(plain, seat, Dice(number)) for number in range(8)]
