"""What a seat can be asked to decide."""

from enum import StrEnum


class Task(StrEnum):
    """A decision that the game waits for; saves hold these words."""

    BID = "bid"
    """Bid for a choice of a character."""
    PICK = "pick"
    """Choose a character."""
    FOUND = "found"
    """Place a first house."""
    PLAN = "plan"
    """Set the disc, everybody at once."""
    TURN = "turn"
    """Do what the disc says."""
    SET_DOWN = "set_down"
    """Put a lifted house down."""
    REPLACE = "replace"
    """Choose another character after a robbery."""
    GIVE = "give"
    """Give a character to whoever lured it."""
    OVER = "over"
    """Nothing: the game is over."""


BID, PICK, FOUND, PLAN, TURN, SET_DOWN, REPLACE, GIVE, OVER = Task

OPEN = frozenset({Task.PICK, Task.FOUND, Task.REPLACE, Task.GIVE})
"""What is decided by what everybody sees, before everybody's eyes: it costs nothing."""
