"""What happened, in the past tense."""

from game.core.rules import Key, Seat
from game.core.values import value


@value
class SeedsSown:
    """A seat sowed the seeds of a pit."""

    seat: Seat
    pit: int
    seeds: int


@value
class SeedsCaptured:
    """The last seed fell into an empty pit of the sower, who took it with all that lay opposite."""

    seat: Seat
    seeds: int


@value
class SownAgain:
    """The last seed fell into the sower's store: the same seat goes on."""

    seat: Seat


@value
class GameEnded:
    """One side was empty; the other kept what lay on its own."""

    reason: Key
