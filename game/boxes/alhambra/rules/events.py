"""What happened, in the past tense, with everything that the table, the log and the walks need to tell it.

All of it is public. What happens in either Alhambra box is in `game.palaces.events`.
"""

from dataclasses import dataclass

from game.core.rules import Seat


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
