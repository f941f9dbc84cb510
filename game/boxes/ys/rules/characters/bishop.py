"""The Bishop's player places brokers face up or face down as he likes (6)."""

from game.boxes.ys.rules.cards import Card, Window
from game.boxes.ys.rules.characters.character import Character, Until
from game.boxes.ys.rules.public import Public
from game.core.rules import Seat

CHARACTER = Character(Card.BISHOP, Window.START_PLACING, until=Until.PLACED)


def chooses_facing(public: Public, seat: Seat) -> bool:
    """Tells whether a seat chooses for every broker how it lies."""
    return public.works_for(CHARACTER.card, seat)
