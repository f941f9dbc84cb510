"""The Merchant lets every commercial area pay 5 points, to whoever wins it (6)."""

from game.boxes.ys.rules.cards import Card, Window
from game.boxes.ys.rules.characters.character import Character, Until
from game.boxes.ys.rules.public import Public

CHARACTER = Character(Card.MERCHANT, Window.START_COUNTING, until=Until.TURN)
COMMERCE_POINTS, MERCHANT_POINTS = 3, 5
"""The points of a commercial area (3), and those with the Merchant at work."""


def commerce_points(public: Public) -> int:
    """Returns what a commercial area pays in this turn."""
    return MERCHANT_POINTS if public.effect(CHARACTER.card) else COMMERCE_POINTS
