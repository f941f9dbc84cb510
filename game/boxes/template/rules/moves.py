"""What players can decide."""

from game.core.values import value


@value
class Lay:
    """Lay a card face down."""

    card: int
