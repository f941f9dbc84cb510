"""What puzzles of the tile game ask for: views of the position and of the end of one's turn are compared."""

from game.boxes.alhambra.rules.scoring import wall
from game.boxes.alhambra.rules.view import View
from game.boxes.alhambra_family.brain.projection import ahead, share
from game.boxes.alhambra_family.rules.components import TYPES
from game.challenges.puzzles import Asked
from game.core.rules import Seat

_LAST = "C"


def length(before: View, now: View, seat: Seat) -> int:
    """Measures the longest run of wall."""
    return wall(now.boards[seat])


def standing(before: View, now: View, seat: Seat) -> int:
    """Counts the buildings that were added to the Alhambra."""
    return len(now.owned[seat]) - len(before.owned[seat])


def leads(before: View, now: View, seat: Seat) -> int:
    """Counts the types of which the seat has more in its Alhambra than anybody else."""
    return sum(ahead(now.owned[: now.seats], kind, seat) > 0 for kind in range(len(TYPES)))


def worth(before: View, now: View, seat: Seat) -> int:
    """Adds up what the third scoring would pay the seat as things stand, the wall included."""
    return length(before, now, seat) + sum(
        share(now.owned[: now.seats], _LAST, kind, seat) for kind in range(len(TYPES))
    )


def turn(before: View, now: View, seat: Seat) -> bool:
    """Tells whether the turn is over."""
    return now.turn != seat


ASKED = Asked({each.__name__: each for each in (length, standing, leads, worth)}, {"turn": turn})
