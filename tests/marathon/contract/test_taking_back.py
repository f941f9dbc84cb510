"""What asks for confirmation in many games, at all numbers of seats."""

import pytest

from tests.contract.tables import MODULES, Table, all_tables
from tests.contract.test_taking_back import asking_wrongly

TABLES = [table for table in all_tables() if not table.options or len(table.options) == len(MODULES.get(table.box, ()))]


@pytest.mark.parametrize("seed", range(10, 16))
@pytest.mark.parametrize("table", TABLES, ids=str)
def test_a_move_asks_exactly_if_it_cannot_be_taken_back(table: Table, seed: int) -> None:
    assert not asking_wrongly(table, seed, every=3)
