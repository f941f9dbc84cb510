"""What the brain keeps from one position to the next never changes what it makes of a position."""

from typing import Any

import pytest

from game.ai.dice import Dice
from game.boxes.ys.brain.deciding import after
from game.boxes.ys.brain.features import features
from game.boxes.ys.brain.latest import forget_all, latest
from game.boxes.ys.rules import RULES
from game.boxes.ys.rules.moves import Look
from game.core.rules import Seat
from tests.ai.positions import positions

GAMES: list[tuple[int, dict[str, Any]]] = [
    (2, {}),
    (3, {"favour": True}),
    (3, {"three_quarters": True, "express": True}),
    (4, {"all_open": True}),
    (4, {}),
]


@pytest.mark.parametrize(("seats", "options"), GAMES, ids=str)
def test_a_position_is_worth_the_same_whatever_was_thought_of_before(seats: int, options: dict[str, Any]) -> None:
    """Worlds that are tried one after another, by the mover and by the next seat, against each one by itself."""
    for number, (state, seat) in enumerate(positions("ys", seats, seed=seats, every=11, options=options)):
        world = RULES.imagine(RULES.view(state, seat), Dice(number))
        moves = [move for move in RULES.legal(world, seat) if not isinstance(move, Look)][:: 3 + seats]
        tried = [(after(world, seat, move), who) for move in moves for who in (seat, Seat((seat + 1) % seats))]
        warm = [features(its, who) for its, who in tried]
        for (its, who), found in zip(tried, warm, strict=True):
            forget_all()
            assert features(its, who) == found


def test_what_is_asked_twice_in_a_row_is_found_out_once() -> None:
    asked: list[int] = []

    @latest
    def double(number: int) -> int:
        asked.append(number)
        return 2 * number

    assert [double(1), double(1), double(2), double(1)] == [2, 2, 4, 2]
    assert asked == [1, 2, 1]
