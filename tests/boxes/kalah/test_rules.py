"""Kalah: the seeds of a pit are sown round both sides; who fills the own store fuller wins."""

from typing import Any

from game.boxes.kalah.rules import RULES, board, events, moves, turn
from game.boxes.kalah.rules.state import State
from game.core.rules import Seat, step
from game.session.dice import Dice


def position(own: board.Side, other: board.Side) -> State:
    return State((own, other), Seat(0), is_over=False)


def sown(state: State, pit: int) -> tuple[State, list[Any]]:
    after = step(RULES, state, state.turn, moves.Sow(pit), Dice(1))
    return after.state, list(after.events)


def test_seeds_go_one_by_one_into_the_following_pits() -> None:
    start = RULES.setup(2, {"seeds": "four"}, Dice(1))
    after, told = sown(start, 0)
    assert after.sides[0] == (0, 5, 5, 5, 5, 4, 0)
    assert after.turn == 1 and told == [events.SeedsSown(Seat(0), 0, 4)]


def test_whoever_ends_in_the_own_store_goes_on() -> None:
    start = RULES.setup(2, {"seeds": "four"}, Dice(1))
    after, told = sown(start, 2)
    assert after.sides[0] == (4, 4, 0, 5, 5, 5, 1)
    assert after.turn == 0 and told[-1] == events.SownAgain(Seat(0))


def test_the_store_of_the_other_is_passed_over() -> None:
    after, _ = sown(position((1, 0, 0, 0, 1, 8, 0), (1, 1, 1, 1, 1, 1, 5)), 5)
    assert after.sides == ((2, 0, 0, 0, 1, 0, 1), (2, 2, 2, 2, 2, 2, 5))


def test_a_last_seed_in_an_empty_own_pit_captures_what_lies_opposite() -> None:
    after, told = sown(position((1, 0, 0, 0, 0, 1, 0), (2, 2, 2, 2, 7, 2, 0)), 0)
    assert after.sides == ((0, 0, 0, 0, 0, 1, 8), (2, 2, 2, 2, 0, 2, 0))
    assert events.SeedsCaptured(Seat(0), 8) in told


def test_nothing_is_captured_where_nothing_lies_opposite() -> None:
    after, told = sown(position((1, 0, 0, 0, 0, 1, 0), (2, 2, 2, 2, 0, 2, 0)), 0)
    assert after.sides[0] == (0, 1, 0, 0, 0, 1, 0)
    assert told == [events.SeedsSown(Seat(0), 0, 1)]


def test_the_game_ends_when_one_side_is_empty_and_the_other_keeps_its_own() -> None:
    after, told = sown(position((0, 0, 0, 0, 0, 1, 20), (3, 0, 0, 0, 0, 4, 20)), 5)
    assert after.is_over and told[-1] == events.GameEnded(turn.END_REASON) and not RULES.to_act(after)
    assert RULES.result(after).totals == (21, 27)
