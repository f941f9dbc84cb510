"""What players can decide: when it is due, and the moves."""

from enum import StrEnum

from game.boxes.alhambra_family.rules.taking import TakeMoney
from game.core.values import value


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


@value
class Buy:
    """Buy a tile of the building market, or a bazaar beside it, with these money cards (3, 8.1, 8.3)."""

    tile: int
    cards: tuple[int, ...]


@value
class Build:
    """Redesign: bring a tile of the reserve to an empty cell of the Alhambra (3)."""

    tile: int
    cell: int


@value
class Store:
    """Redesign: bring the tile of a cell to the reserve (3)."""

    cell: int


@value
class Swap:
    """Redesign: bring a tile of the reserve to a cell and the tile that lies there to the reserve (3)."""

    tile: int
    cell: int


@value
class WakeVizier:
    """Turn one's sleeping vizier to its awake side (8.1)."""


@value
class PlaceFalcon:
    """Choose a falcon and the meeting point of four tiles (its north-west cell) that it goes to (8.4)."""

    falcon: int
    corner: int


@value
class PayFalcon:
    """Pay the chosen falcon with any one money card (8.4)."""

    card: int


@value
class EndTurn:
    """Buy no further falcon (8.4)."""


@value
class Place:
    """Place a tile that was bought or received on a cell of one's Alhambra (3, 4)."""

    tile: int
    cell: int


@value
class Reserve:
    """Put a tile that was bought or received in one's reserve (3)."""

    tile: int


@value
class Give:
    """Give a bought tile to the imaginary third player (9)."""

    tile: int


@value
class Decline:
    """Do not use the vizier now (8.1)."""


Move = (
    TakeMoney
    | Buy
    | Build
    | Store
    | Swap
    | WakeVizier
    | PlaceFalcon
    | PayFalcon
    | EndTurn
    | Place
    | Reserve
    | Give
    | Decline
)
