"""What players can decide."""

from dataclasses import dataclass

from game.palaces.taking import TakeMoney


@dataclass(frozen=True, slots=True)
class Buy:
    """Buy the building in a slot of the yard (0 to 3) with these money cards."""

    slot: int
    cards: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Keep:
    """Lay a newly bought building before oneself (two players)."""

    building: int


@dataclass(frozen=True, slots=True)
class Give:
    """Give a newly bought building to the imaginary third player (two players)."""

    building: int


Move = TakeMoney | Buy | Keep | Give
