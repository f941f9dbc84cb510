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
AT_ONCE = {Card.PRINCE: 4, Card.KING: 5}
"""Points of the cards that act when they are won."""
MOST_PLAYED = 2
"""How many cards a player may play in one turn (6)."""
WINDOW: dict[int, Window] = {
    Card.BISHOP: Window.START_PLACING,
    Card.SPY: Window.START_PLACING,
    Card.CONJURER: Window.START_PLACING,
    Card.QUEEN: Window.BEFORE_PAIR,
    Card.MAGICIAN: Window.AFTER_PAIR,
    Card.SOLDIER: Window.AFTER_PAIR,
    Card.CAPTAIN: Window.START_COUNTING,
    Card.HERALD: Window.START_COUNTING,
    Card.INTRIGUER: Window.START_COUNTING,
    Card.MERCHANT: Window.START_COUNTING,
    Card.ALCHEMIST: Window.END_COUNTING,
    Card.BANKER: Window.END_COUNTING,
    Card.JEWELER: Window.END_COUNTING,
}
"""When each card may be played; the sources' pictures are lost, so some of this is ruled (6)."""
