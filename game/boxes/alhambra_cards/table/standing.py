"""How the majorities of a view stand."""

from game.boxes.alhambra_cards.rules.view import View
from game.courtyard.standing import Standing, next_letter, stand


def standing(view: View) -> Standing:
    """Returns how the majorities of a view stand for the next scoring (after the game: for the last)."""
    owned = (*view.buildings, view.third.buildings) if view.third else view.buildings
    return stand(owned, next_letter(view.piles))
