"""The course of a turn: sowing, capturing, going on, and the end."""

from collections.abc import Sequence

from game.boxes.kalah.rules.board import PITS, STORE
from game.boxes.kalah.rules.events import GameEnded, SeedsCaptured, SeedsSown, SownAgain
from game.boxes.kalah.rules.moves import Sow
from game.boxes.kalah.rules.state import State
from game.core.rules import Emit, Key, Seat

END_REASON = Key("end.empty")


def legal(state: State, seat: Seat) -> Sequence[Sow]:
    """Returns one move for each own pit that is not empty."""
    return [Sow(pit) for pit in range(PITS) if state.sides[seat][pit]]


def sow(state: State, seat: Seat, move: Sow, emit: Emit) -> None:
    """Sows a pit's seeds one by one, round both sides but never into the other's store."""
    sides = [list(side) for side in state.sides]
    seeds, sides[seat][move.pit] = sides[seat][move.pit], 0
    emit(SeedsSown(seat, move.pit, seeds))
    side, pit = int(seat), move.pit
    for _ in range(seeds):
        side, pit = _next(seat, side, pit)
        sides[side][pit] += 1
    if side == seat and pit < STORE and sides[seat][pit] == 1:
        _capture(sides, seat, pit, emit)
    goes_on = side == seat and pit == STORE
    state.turn = seat if goes_on else Seat(1 - seat)
    if not all(any(side[:STORE]) for side in sides):
        sides = [[0] * PITS + [sum(side)] for side in sides]
        state.is_over = True
        emit(GameEnded(END_REASON))
    elif goes_on:
        emit(SownAgain(seat))
    state.sides = tuple(map(tuple, sides))


def _next(seat: Seat, side: int, pit: int) -> tuple[int, int]:
    """Returns the side and pit after one; only the sower's own store takes a seed."""
    last = STORE if side == seat else STORE - 1
    return (side, pit + 1) if pit < last else (1 - side, 0)


def _capture(sides: list[list[int]], seat: Seat, pit: int, emit: Emit) -> None:
    """Takes the last seed and what lies opposite into the store, if anything does."""
    opposite = sides[1 - seat][PITS - 1 - pit]
    if opposite:
        sides[1 - seat][PITS - 1 - pit] = sides[seat][pit] = 0
        sides[seat][STORE] += opposite + 1
        emit(SeedsCaptured(seat, opposite + 1))
