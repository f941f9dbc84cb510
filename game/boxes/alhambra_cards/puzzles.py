"""What puzzles of the card game ask for: views of the position and of the end of one's turn are compared."""

from game.boxes.alhambra_cards.rules.view import View
from game.boxes.alhambra_family.brain.projection import ahead, share
from game.boxes.alhambra_family.rules.components import PRICE, TYPES
from game.challenges.puzzles import Asked
from game.core.rules import Seat

_LAST = "C"


def bought(before: View, now: View, seat: Seat) -> int:
    """Counts the buildings that were bought."""
    return len(now.buildings[seat]) - len(before.buildings[seat])


def price(before: View, now: View, seat: Seat) -> int:
    """Adds up the prices of what was bought."""
    return sum(PRICE[card] for card in set(now.buildings[seat]) - set(before.buildings[seat]))


def leads(before: View, now: View, seat: Seat) -> int:
    """Counts the types of which the seat has more than anybody else."""
    return sum(ahead(now.buildings, kind, seat) > 0 for kind in range(len(TYPES)))


def worth(before: View, now: View, seat: Seat) -> int:
    """Adds up what scoring C would pay the seat as things stand."""
    return sum(share(now.buildings, _LAST, kind, seat) for kind in range(len(TYPES)))


def margin(before: View, now: View, seat: Seat) -> int:
    """Tells how far ahead of everybody else scoring C would bring the seat, counting what was scored before."""
    totals = [sum(now.points[each]) + worth(before, now, Seat(each)) for each in range(now.seats)]
    return totals[seat] - max(total for each, total in enumerate(totals) if each != seat)


def thrift(before: View, now: View, seat: Seat) -> int:
    """Counts the money cards that are left in hand after two buildings were bought."""
    return len(now.hands[seat] or ()) if bought(before, now, seat) >= 2 else 0


def turn(before: View, now: View, seat: Seat) -> bool:
    """Tells whether the turn is over."""
    return now.turn != seat


ASKED = Asked({each.__name__: each for each in (bought, price, leads, worth, margin, thrift)}, {"turn": turn})
