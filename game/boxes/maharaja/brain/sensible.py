"""Which moves of Maharaja deserve a thought."""

from collections.abc import Sequence

from game.boxes.maharaja.rules.moves import Move
from game.boxes.maharaja.rules.state import State
from game.core.rules import Seat


def sensible(state: State, seat: Seat, moves: Sequence[Move]) -> Sequence[Move]:
    """Returns all moves."""
    return moves
