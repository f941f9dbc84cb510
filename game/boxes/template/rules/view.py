"""What one seat, or an onlooker, may know of a game of the template."""

from game.boxes.template.rules.state import Cards
from game.core.rules import Seat
from game.core.values import value


@value
class View:
    """A game as one seat (None: an onlooker) knows it: own hand and own laid card, of others only how much there is."""

    seat: Seat | None
    rising: bool
    round: int
    hand: Cards | None
    hand_sizes: tuple[int, ...]
    laid: int | None
    ready: tuple[bool, ...]
    played: tuple[int, ...]
    points: tuple[int, ...]
