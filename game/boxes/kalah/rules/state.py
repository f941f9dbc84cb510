"""The state of a game of Kalah."""

from dataclasses import dataclass

from game.boxes.kalah.rules.board import Side
from game.core.rules import Seat


@dataclass(slots=True)
class State:
    """The two sides, whose turn it is, and whether the game is over."""

    sides: tuple[Side, ...]
    turn: Seat
    is_over: bool

    def copy(self) -> "State":
        """Returns an independent copy; sides are never changed in place."""
        return State(self.sides, self.turn, self.is_over)
