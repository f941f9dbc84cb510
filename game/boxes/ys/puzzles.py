"""What puzzles of Ys ask for: views of the position and of the end of the turn are compared."""

from game.boxes.ys.rules.components import BLACK, CITY, QUARTERS, areas_of
from game.boxes.ys.rules.ranking import totals, winner
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


def majorities(before: View, now: View, seat: Seat) -> int:
    """Counts the areas and the whole quarters in which the seat is first, ties decided, by what lies face up."""
    public = now.public
    regions = [range(place, place + 1) for place in range(CITY)] + [areas_of(quarter) for quarter in range(QUARTERS)]
    shown = [broker for broker in public.brokers if broker.value is not None]
    return sum(
        winner(public, totals(public, [broker for broker in shown if broker.place in region])) == seat
        for region in regions
    )


def pair(before: View, now: View, seat: Seat) -> bool:
    """Tells whether two brokers were placed."""
    return _placed(now, seat) >= _placed(before, seat) + 2 or turn(before, now, seat)


def _placed(view: View, seat: Seat) -> int:
    return sum(broker.party == seat for broker in view.public.brokers)


def turn(before: View, now: View, seat: Seat) -> bool:
    """Tells whether the turn of all is over: everything was counted."""
    return now.public.round != before.public.round or now.public.is_over


ASKED = Asked({each.__name__: each for each in (points, gems, black, lead, majorities)}, {"turn": turn, "pair": pair})
