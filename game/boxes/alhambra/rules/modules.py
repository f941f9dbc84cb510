"""Which modules are played."""

from game.core.values import value


@value
class Modules:
    """Which modules are played (8)."""

    vizier: bool
    camps: bool
    bazaars: bool
    falcons: bool
