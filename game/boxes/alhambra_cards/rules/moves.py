"""What players can decide."""

from game.core.values import value
from game.palaces.taking import TakeMoney


@value
class Buy:
    """Buy the building in a slot of the yard (0 to 3) with these money cards."""

    slot: int
    cards: tuple[int, ...]


@value
class Keep:
    """Lay a newly bought building before oneself (two players)."""

    building: int


@value
class Give:
    """Give a newly bought building to the imaginary third player (two players)."""

    building: int


Move = TakeMoney | Buy | Keep | Give
