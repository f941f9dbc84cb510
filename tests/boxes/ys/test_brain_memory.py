"""What the brain keeps from one position to the next never changes what it makes of a position."""

from typing import Any

import pytest

from game.ai.dice import Dice
from game.boxes.ys.brain.after import after
from game.boxes.ys.brain.features import features
from game.boxes.ys.brain.latest import forget_all, latest
from game.boxes.ys.rules import RULES
from game.boxes.ys.rules.moves import Look
from game.boxes.ys.rules.state import State
from game.core.rules import Seat
from tests.ai.positions import positions

GAMES: list[tuple[int, dict[str, Any]]] = [
    (2, {}),
    (3, {"favour": True}),
    (3, {"three_quarters": True, "express": True}),
    (4, {"all_open": True}),
    (4, {}),
]


def judged_alike(tried: list[tuple[State, Seat]]) -> None:
    """Judges positions one after another, and each by itself."""
    warm = [features(state, seat) for state, seat in tried]
    for (state, seat), found in zip(tried, warm, strict=True):
        forget_all()
        assert features(state, seat) == found


@pytest.mark.parametrize(("seats", "options"), GAMES, ids=str)
def test_a_position_is_worth_the_same_whatever_was_thought_of_before(seats: int, options: dict[str, Any]) -> None:
    for number, (state, seat) in enumerate(positions("ys", seats, seed=seats, every=23, options=options)):
        world = RULES.imagine(RULES.view(state, seat), Dice(number))
        moves = [move for move in RULES.legal(world, seat) if not isinstance(move, Look)][::7]
        judged_alike([(after(world, seat, move), who) for who in map(Seat, range(seats)) for move in moves])


@pytest.mark.parametrize(("seats", "options"), GAMES, ids=str)
def test_worlds_that_look_alike_are_not_mixed_up(seats: int, options: dict[str, Any]) -> None:
    """What the others believe of a seat that has just placed a broker differs in what that seat knows of its own."""
    for number, (state, seat) in enumerate(positions("ys", seats, seed=seats, every=9, options=options)):
        worlds = [RULES.imagine(RULES.view(state, seat), Dice(10 * number + world)) for world in range(3)]
        placers = [broker.placer for broker in state.public.brokers[-1:]]
        judged_alike([(world, who) for who in (seat, *placers) for world in worlds])


def test_what_is_asked_twice_in_a_row_is_found_out_once() -> None:
    asked: list[int] = []

    @latest
    def double(number: int) -> int:
        asked.append(number)
        return 2 * number

    assert [double(1), double(1), double(2), double(1)] == [2, 2, 4, 2]
    assert asked == [1, 2, 1]
