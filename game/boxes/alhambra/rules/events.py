"""What happened, in the past tense, with everything that the table, the log and the walks need to tell it.

All of it is public. What happens with money and majorities in either Alhambra box is in `game.palaces.events`.
"""

from dataclasses import dataclass

from game.core.rules import Seat


@dataclass(frozen=True, slots=True)
class TileOpened:
    """A tile was turned up on a square (0 to 3) of the building market."""

    square: int
    tile: int


@dataclass(frozen=True, slots=True)
class BazaarOpened:
    """A bazaar was drawn for a square and laid beside the market."""

    tile: int


@dataclass(frozen=True, slots=True)
class TileBought:
    """A seat bought a tile; `square` is where it lay (None: beside the market, a bazaar).

    `exact` means that nothing was overpaid; on the seat's own turn it then acts again. `by_vizier` tells that the
    seat's vizier bought it and went to sleep.
    """

    seat: Seat
    tile: int
    square: int | None
    cards: tuple[int, ...]
    price: int
    paid: int
    exact: bool
    by_vizier: bool


@dataclass(frozen=True, slots=True)
class TilePlaced:
    """A seat placed a tile that it had bought or received."""

    seat: Seat
    tile: int
    cell: int


@dataclass(frozen=True, slots=True)
class TileReserved:
    """A seat put a tile that it had bought or received in its reserve."""

    seat: Seat
    tile: int


@dataclass(frozen=True, slots=True)
class TileGiven:
    """A seat gave a bought tile to the imaginary third player."""

    seat: Seat
    tile: int


@dataclass(frozen=True, slots=True)
class TileBuilt:
    """A seat brought a tile of its reserve to its Alhambra."""

    seat: Seat
    tile: int
    cell: int


@dataclass(frozen=True, slots=True)
class TileStored:
    """A seat brought a tile of its Alhambra to its reserve."""

    seat: Seat
    tile: int
    cell: int


@dataclass(frozen=True, slots=True)
class TileSwapped:
    """A seat brought a tile of its reserve to a cell, and the one that lay there to its reserve."""

    seat: Seat
    tile: int
    stored: int
    cell: int


@dataclass(frozen=True, slots=True)
class FalconsReturned:
    """Falcons on the corners of a tile that was taken away went back to the supply."""

    seat: Seat
    falcons: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class FalconPlaced:
    """A seat paid a falcon with one money card and placed it on a meeting point (its north-west cell)."""

    seat: Seat
    falcon: int
    corner: int
    card: int


@dataclass(frozen=True, slots=True)
class VizierWoken:
    """A seat woke its vizier."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class VizierDeclined:
    """A seat that could have used its vizier did not."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class TurnEnded:
    """A seat's turn ended; the markets are filled up next."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class TurnSkipped:
    """A seat had to act but could do nothing, at the start of its turn or (`bonus`) after an exact payment."""

    seat: Seat
    bonus: bool


@dataclass(frozen=True, slots=True)
class ThirdDealt:
    """The imaginary third player was given these tiles from the draw pile."""

    tiles: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class WallsScored:
    """The longest outer walls were scored: segments, which are points, by seat."""

    letter: str
    points: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class CampsScored:
    """The camps were scored: points by seat."""

    letter: str
    points: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class BazaarsScored:
    """The bazaars were scored: points by seat."""

    letter: str
    points: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class FalconsScored:
    """The falcons were scored: points by seat."""

    letter: str
    points: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class TilesRanOut:
    """The four squares could not be filled: the game ends, and hands are shown."""


@dataclass(frozen=True, slots=True)
class TileAwarded:
    """A tile left on a square went to the seat with the most money of the square's currency, or to nobody (None).

    `amounts` is what each seat holds of that currency; `reason` is "most", "tie" or "nobody".
    """

    square: int
    tile: int
    seat: Seat | None
    amounts: tuple[int, ...]
    reason: str


@dataclass(frozen=True, slots=True)
class GameEnded:
    """The last scoring is done and the game is over; `reason` is a locale key of the box ("end.tiles")."""

    reason: str
