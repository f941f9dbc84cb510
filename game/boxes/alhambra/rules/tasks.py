"""What the acting seat decides, and when tiles are placed."""

from enum import StrEnum


class Task(StrEnum):
    """What the acting seat decides; saves know each by its text, and a loaded game holds that text."""

    ACT = "act"
    """Its action."""
    AGAIN = "again"
    """Another action, after an exact payment."""
    FLY = "fly"
    """Whether to buy a further falcon."""
    PAY = "pay"
    """Which card pays the chosen falcon."""
    PLACE = "place"
    """Where a tile goes."""
    INVITE = "invite"
    """Whether its vizier buys."""
    OVER = "over"
    """Nothing: the game is over."""


class Stage(StrEnum):
    """When tiles are placed."""

    TURN = "turn"
    """At the end of a turn."""
    WINDOW = "window"
    """While viziers are asked."""
    END = "end"
    """After the distribution at the game's end."""
