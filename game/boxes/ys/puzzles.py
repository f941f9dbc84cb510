"""What puzzles of Ys ask for: views of the position and of the end of the turn are compared."""

from game.boxes.ys.rules.gems import BLACK
from game.boxes.ys.rules.view import View
from game.challenges.puzzles import Asked
from game.core.rules import Seat


def points(before: View, now: View, seat: Seat) -> int:
    """Counts the points that were won."""
    return now.public.points[seat] - before.public.points[seat]


def gems(before: View, now: View, seat: Seat) -> int:
    """Counts the gems that were won."""
    return sum(now.public.gems[seat]) - sum(before.public.gems[seat])


def black(before: View, now: View, seat: Seat) -> int:
    """Counts the black gems that were won."""
    return now.public.gems[seat][BLACK] - before.public.gems[seat][BLACK]


def lead(before: View, now: View, seat: Seat) -> int:
    """Tells how many points more were won than by anybody else."""
    others = [points(before, now, Seat(each)) for each in range(now.public.seats) if each != seat]
    return points(before, now, seat) - max(others)


def turn(before: View, now: View, seat: Seat) -> bool:
    """Tells whether the turn of all is over: everything was counted."""
    return now.public.round != before.public.round or now.public.is_over


ASKED = Asked({each.__name__: each for each in (points, gems, black, lead)}, {"turn": turn})
