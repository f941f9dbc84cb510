"""What a seat can be asked to decide."""

from enum import StrEnum


class Task(StrEnum):
    """A decision that the game waits for; saves hold these words."""

    BID = "bid"
    """Bid two brokers, everybody at once."""
    ORDER = "order"
    """Pick an order card."""
    ASK = "ask"
    """Play a character at a window, or none."""
    PLACE = "place"
    """Place a broker of a pair."""
    REFILL = "refill"
    """Put another broker to the front where the Conjurer took one."""
    NEUTRAL = "neutral"
    """Place a neutral broker."""
    LOOK = "look"
    """Look at brokers by the Spy once more, after the last pair."""
    GEM = "gem"
    """Pick a gem of a ship."""
    COLOUR = "colour"
    """Choose the colour of a gem."""
    COLUMN = "column"
    """Put one of several tied columns next."""
    QUOTE = "quote"
    """Move a quotation as the best bidder."""
    FAVOUR = "favour"
    """Send a broker to the throne room, everybody at once."""
    OVER = "over"
    """Nothing: the game is over."""


BID, ORDER, ASK, PLACE, REFILL, NEUTRAL, LOOK, GEM, COLOUR, COLUMN, QUOTE, FAVOUR, OVER = Task

OPEN = frozenset({Task.ORDER, Task.GEM, Task.COLOUR, Task.COLUMN, Task.QUOTE})
"""What is decided by what everybody sees, before everybody's eyes."""
