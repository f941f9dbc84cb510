"""How the majorities of a view stand."""

from game.boxes.alhambra_cards.rules.view import View
from game.boxes.alhambra_family.rules.buildings import TYPE
from game.boxes.alhambra_family.table.majorities import Majorities, count_majorities, next_letter
from game.boxes.alhambra_family.table.scoreboard import Scores


def majorities(view: View) -> Majorities:
    """Returns how the majorities of a view stand for the next scoring (after the game: for the last)."""
    owned = (*view.buildings, view.third.buildings) if view.third else view.buildings
    return count_majorities(owned, next_letter(view.piles))


def scores(view: View) -> Scores:
    """Returns what the majority table shows of a view."""
    points = (*view.points, view.third.points) if view.third else view.points
    waiting = frozenset(TYPE[building] for building in view.bought or view.pending)
    return Scores(majorities(view), tuple(map(sum, points)), None if view.is_over else view.turn, waiting)
