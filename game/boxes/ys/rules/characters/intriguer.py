"""The Intriguer's player is ahead in all ties of the counting, and orders tied columns (6)."""

from game.boxes.ys.rules.cards import Card, Window
from game.boxes.ys.rules.characters.character import Character, Until
from game.boxes.ys.rules.public import Public

CHARACTER = Character(Card.INTRIGUER, Window.START_COUNTING, until=Until.TURN)


def leads_ties(public: Public, party: int) -> bool:
    """Tells whether a party is ahead of whoever has the same total."""
    return public.works_for(CHARACTER.card, party)
