"""The characters' cards, and the windows at which a player may play them (6)."""

from enum import IntEnum


class Card(IntEnum):
    """A character: one of each yellow card, then the blue one; saves hold these numbers."""

    ALCHEMIST = 0
    BANKER = 1
    CAPTAIN = 2
    BISHOP = 3
    SPY = 4
    HERALD = 5
    CONJURER = 6
    INTRIGUER = 7
    JEWELER = 8
    MAGICIAN = 9
    MERCHANT = 10
    SOLDIER = 11
    QUEEN = 12
    PRINCE = 13
    KING = 14
    GIFT = 15

    @property
    def key(self) -> str:
        """The name by which texts and pictures know it."""
        return "blue" if self is Card.GIFT else self.name.lower()


class Window(IntEnum):
    """A moment of a turn in which characters may be played, in the order of the turn."""

    START_PLACING = 0
    BEFORE_PAIR = 1
    AFTER_PAIR = 2
    START_COUNTING = 3
    END_COUNTING = 4


(
    ALCHEMIST,
    BANKER,
    CAPTAIN,
    BISHOP,
    SPY,
    HERALD,
    CONJURER,
    INTRIGUER,
    JEWELER,
    MAGICIAN,
    MERCHANT,
    SOLDIER,
    QUEEN,
    PRINCE,
    KING,
    GIFT,
) = Card
START_PLACING, BEFORE_PAIR, AFTER_PAIR, START_COUNTING, END_COUNTING = Window

YELLOW: tuple[Card, ...] = tuple(card for card in Card if card != Card.GIFT)
NAMES = tuple(card.key for card in Card)
"""The key of each card."""
MOST_PLAYED = 2
"""How many cards a player may play in one turn (6)."""
