"""Levels that play on at every table."""

import pytest

from game.ai.bots import think
from game.boxes import NAMES
from tests.ai.positions import positions
from tests.ai.test_rollouts import FEW, choose_in_twin_worlds, guided
from tests.contract.tables import Table, all_tables


@pytest.mark.parametrize("table", all_tables(), ids=str)
def test_it_plays_with_every_option(table: Table) -> None:
    for state, seat in positions(table.box, table.seats, 27, every=97, options=dict(table.options)):
        assert think(table.box, FEW, table.rules.view(state, seat), seat, 1) in table.rules.legal(state, seat)


@pytest.mark.parametrize("box", NAMES)
def test_a_legal_move_is_chosen_whatever_is_hidden_from_four(box: str) -> None:
    choose_in_twin_worlds(box, 4)


def test_a_guide_plays_a_game_of_ys_to_its_end() -> None:
    guided("ys")
