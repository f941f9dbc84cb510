"""Random moves of the tile game; that all legal ones are drawn alike is asked of every box in tests/contract."""

import pytest

from game.ai.dice import Dice
from game.boxes.alhambra.rules import RULES
from game.boxes.alhambra.rules.board import Board, removable
from game.core.rules import Options
from tests.ai.positions import positions
from tests.boxes.alhambra.positions import MODULES
from tests.boxes.numbers import drawn


@pytest.mark.parametrize(("seats", "options"), [(4, {}), (2, dict.fromkeys(MODULES, True))])
def test_every_legal_move_is_what_one_number_stands_for(seats: int, options: Options) -> None:
    for state, seat in positions("alhambra", seats, seed=11, every=13, options=options):
        listed = [repr(move) for move in RULES.legal(state, seat)]
        assert sorted(repr(move) for move in drawn(RULES, state, seat)) == sorted(listed)


def test_what_is_known_of_an_alhambra_does_not_change_what_is_drawn() -> None:
    for state, seat in positions("alhambra", 2, seed=7, every=9):
        removable(state.boards[seat])  # its cells are known now, in the order in which they came
        plain = state.copy()
        plain.boards = [Board.read(board) for board in state.boards]
        drawn = [RULES.sample(state, seat, Dice(number)) for number in range(8)]
        assert drawn == [RULES.sample(plain, seat, Dice(number)) for number in range(8)]
