"""What players can decide."""

from game.core.values import value


@value
class Sow:
    """Sow the seeds of one of the own pits (0 to 5, counted in the direction of play)."""

    pit: int
