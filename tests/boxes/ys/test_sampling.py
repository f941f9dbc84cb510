"""A move drawn without a list is the one that the same luck would have picked from the list."""

import pytest

from game.boxes.ys.rules import RULES
from game.boxes.ys.rules.moves import Look, Place, Play, Refill
from game.boxes.ys.rules.state import State
from game.boxes.ys.rules.tasks import ASK, PLACE, REFILL
from game.core.chance import Recorder, Script
from game.core.rules import Seat, no_listener
from game.session.dice import Dice
from tests.ai.positions import positions
from tests.boxes.ys.positions import holding, placing


def drawn_as_listed(state: State, seat: Seat) -> None:
    """Draws a move by every luck there is."""
    listed = RULES.legal(state, seat)
    assert [RULES.sample(state, seat, Script([number])) for number in range(len(listed))] == list(listed)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_move_is_drawn_by_the_luck_that_would_pick_it(seats: int) -> None:
    for state, seat in positions("ys", seats, seed=3, every=5, options={"favour": seats > 2}):
        drawn_as_listed(state, seat)


def test_brokers_of_the_front_and_looks_are_drawn_too() -> None:
    state, seat, kinds = holding(placing(4), 0, "conjurer", "spy"), Seat(0), set[type]()
    for roll in range(30):
        if state.public.task not in (ASK, PLACE, REFILL):
            break
        seat = min(RULES.to_act(state))
        moves = RULES.legal(state, seat)
        drawn_as_listed(state, seat)
        kinds |= {type(move) for move in moves}
        plays = [move for move in moves if isinstance(move, Play) or (isinstance(move, Place) and move.from_front)]
        RULES.apply(state, seat, (plays or moves)[-1], Dice(roll), no_listener)
    assert {Look, Place, Play, Refill} <= kinds


def test_a_draw_asks_for_luck_once() -> None:
    state = placing(4)
    luck = Recorder(Dice(5))
    RULES.sample(state, Seat(state.public.acting), luck)
    assert len(luck.picks) == 1
