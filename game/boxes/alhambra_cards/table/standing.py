"""How the majorities of a view stand."""

from game.boxes.alhambra_cards.rules.view import View
from game.boxes.alhambra_family.rules.buildings import TYPE
from game.boxes.alhambra_family.table.standing import Standing, next_letter, stand
from game.boxes.alhambra_family.table.standings import Scoreboard


def standing(view: View) -> Standing:
    """Returns how the majorities of a view stand for the next scoring (after the game: for the last)."""
    owned = (*view.buildings, view.third.buildings) if view.third else view.buildings
    return stand(owned, next_letter(view.piles))


def scoreboard(view: View) -> Scoreboard:
    """Returns what the majority table shows of a view."""
    points = (*view.points, view.third.points) if view.third else view.points
    waiting = frozenset(TYPE[building] for building in view.bought or view.pending)
    return Scoreboard(standing(view), tuple(map(sum, points)), None if view.is_over else view.turn, waiting)
