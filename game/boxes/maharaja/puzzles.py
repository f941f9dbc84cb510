"""What puzzles of Maharaja ask for: views of the position and of the end of one's turn are compared."""

from game.boxes.maharaja.rules.scoring import palaces_built, score, score_city
from game.boxes.maharaja.rules.view import PLAN, View
from game.challenges.puzzles import Asked
from game.core.rules import Seat


def palaces(before: View, now: View, seat: Seat) -> int:
    """Counts the palaces that were built."""
    return palaces_built(now.public, seat) - palaces_built(before.public, seat)


def payout(before: View, now: View, seat: Seat) -> int:
    """Counts what the seat would get if the city with the Maharaja were scored now."""
    city = before.public.city
    return 0 if city is None else score_city(now.public, city).payouts[seat]


def presence(before: View, now: View, seat: Seat) -> int:
    """Counts what the seat has in the city with the Maharaja."""
    city = before.public.city
    return 0 if city is None else score(now.public, seat, city).points


def profit(before: View, now: View, seat: Seat) -> int:
    """Counts gold and what a scoring would pay now, provided that a palace was built."""
    return (now.gold[seat] or 0) + payout(before, now, seat) if palaces(before, now, seat) else 0


def turn(before: View, now: View, seat: Seat) -> bool:
    """Tells whether the turn is over."""
    return now.public.turn != seat or now.public.task == PLAN or now.public.round != before.public.round


ASKED = Asked({each.__name__: each for each in (palaces, payout, presence, profit)}, {"turn": turn})
