"""Small changes of the state: gold that flows, and one entry of a row."""

from collections.abc import Iterable
from typing import TypeVar

from game.boxes.maharaja.rules.state import State
from game.core.rules import Seat

T = TypeVar("T")


def put(row: tuple[T, ...], index: int, value: T) -> tuple[T, ...]:
    """Returns a row with another value at one index."""
    changed = list(row)
    changed[index] = value
    return tuple(changed)


def gain(state: State, seat: Seat, gold: int) -> None:
    """Gives a seat gold, or takes it with a negative amount."""
    state.gold = put(state.gold, seat, state.gold[seat] + gold)


def gain_all(state: State, gold: Iterable[int]) -> None:
    """Gives every seat its amount."""
    state.gold = tuple(map(int.__add__, state.gold, gold))
