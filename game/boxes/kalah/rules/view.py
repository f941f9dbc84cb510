"""What a seat, or an onlooker, may know of a game of Kalah: everything, for nothing is hidden."""

from game.boxes.kalah.rules.board import Side
from game.core.rules import Seat
from game.core.values import value


@value
class View:
    """The game as a seat (None: an onlooker) sees it."""

    seat: Seat | None
    sides: tuple[Side, ...]
    turn: Seat
    is_over: bool
