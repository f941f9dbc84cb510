"""In every box the default setting asks for confirmation of just those moves that cannot be taken back."""

from typing import Any

import pytest

from game.core.rules import Seat
from game.session.dice import Dice
from game.session.session import Session
from tests.contract.tables import MODULES, Table, all_tables
from tests.scenes.driver import players

TABLES = [table for table in all_tables() if not table.options or len(table.options) == len(MODULES.get(table.box, ()))]
EVERY, MOST = 9, 8
"""Every so many-th position of a game is looked at, and so many of its moves at most."""


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_a_move_asks_for_confirmation_exactly_if_it_cannot_be_taken_back(table: Table) -> None:
    assert not wrong(table, seed=3)


@pytest.mark.marathon
@pytest.mark.parametrize("seed", range(10, 16))
@pytest.mark.parametrize("table", TABLES, ids=str)
def test_it_does_so_in_many_games(table: Table, seed: int) -> None:
    assert not wrong(table, seed, every=3)


def wrong(table: Table, seed: int, every: int = EVERY) -> list[tuple[int, Any, bool]]:
    """Plays a game at random; returns the moves that ask without need or do not ask, with their entry's number."""
    found, whim = [], Dice(seed, "whim")
    session = Session.new(table.box, players(*["human"] * table.seats), dict(table.options), seed)
    while acting := sorted(session.to_act()):
        seat = whim.pick(acting)
        moves = session.legal(seat)
        if session.number % every == 0:
            for move in {whim.pick(range(len(moves))) for _ in range(MOST)}:
                asks = session.is_final(seat, moves[move])
                if asks == _can_be_taken_back(session, seat, moves[move]):
                    found.append((session.number, moves[move], asks))
        session.submit(seat, whim.pick(moves), session.number)
    return found


def _can_be_taken_back(session: Session, seat: Seat, move: Any) -> bool:
    other = session.branch(session.number)
    other.submit(seat, move, other.number)
    return other.can_undo(seat)
