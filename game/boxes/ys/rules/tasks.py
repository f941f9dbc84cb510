"""What a seat can be asked to decide."""

from enum import StrEnum
from typing import Final


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


# By these names a member is found at once; through the class it takes Python 3.11 ten times as long.
BID: Final = Task.BID
ORDER: Final = Task.ORDER
ASK: Final = Task.ASK
PLACE: Final = Task.PLACE
REFILL: Final = Task.REFILL
NEUTRAL: Final = Task.NEUTRAL
LOOK: Final = Task.LOOK
GEM: Final = Task.GEM
COLOUR: Final = Task.COLOUR
COLUMN: Final = Task.COLUMN
QUOTE: Final = Task.QUOTE
FAVOUR: Final = Task.FAVOUR
OVER: Final = Task.OVER

OPEN = frozenset({Task.ORDER, Task.GEM, Task.COLOUR, Task.COLUMN, Task.QUOTE})
"""What is decided by what everybody sees, before everybody's eyes."""
