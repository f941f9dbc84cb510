"""What players can decide."""

from game.boxes.alhambra_family.rules.taking import TakeMoney
from game.core.values import value


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
