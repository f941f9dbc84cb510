"""What happened, in the past tense, with everything that the table, the log and the walks need to tell it.

All of it is public. What happens in either Alhambra box is in `game.boxes.alhambra_family.rules.events`.
"""

from game.core.rules import Seat
from game.core.values import value


@value
class BazaarOpened:
    """A bazaar was drawn for a square and laid beside the market."""

    tile: int


@value
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


@value
class TilePlaced:
    """A seat placed a tile that it had bought or received."""

    seat: Seat
    tile: int
    cell: int


@value
class TileReserved:
    """A seat put a tile that it had bought or received in its reserve."""

    seat: Seat
    tile: int


@value
class TileGiven:
    """A seat gave a bought tile to the imaginary third player."""

    seat: Seat
    tile: int


@value
class TileBuilt:
    """A seat brought a tile of its reserve to its Alhambra."""

    seat: Seat
    tile: int
    cell: int


@value
class TileStored:
    """A seat brought a tile of its Alhambra to its reserve."""

    seat: Seat
    tile: int
    cell: int


@value
class TileSwapped:
    """A seat brought a tile of its reserve to a cell, and the one that lay there to its reserve."""

    seat: Seat
    tile: int
    stored: int
    cell: int


@value
class FalconsReturned:
    """Falcons on the corners of a tile that was taken away went back to the supply."""

    seat: Seat
    falcons: tuple[int, ...]


@value
class FalconPlaced:
    """A seat paid a falcon with one money card and placed it on a meeting point (its north-west cell)."""

    seat: Seat
    falcon: int
    corner: int
    card: int


@value
class VizierWoken:
    """A seat woke its vizier."""

    seat: Seat


@value
class VizierDeclined:
    """A seat that could have used its vizier did not."""

    seat: Seat


@value
class WallsScored:
    """The longest outer walls were scored: segments, which are points, by seat."""

    letter: str
    points: tuple[int, ...]


@value
class CampsScored:
    """The camps were scored: points by seat."""

    letter: str
    points: tuple[int, ...]


@value
class BazaarsScored:
    """The bazaars were scored: points by seat."""

    letter: str
    points: tuple[int, ...]


@value
class FalconsScored:
    """The falcons were scored: points by seat."""

    letter: str
    points: tuple[int, ...]
