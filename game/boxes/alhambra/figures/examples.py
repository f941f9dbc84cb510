"""The examples that the rulebook shows: small Alhambras, and what the rules themselves say of them.

Tiles are named by type, price and walled sides, camps by the sides with bastions, so that every picture is one of
tiles that exist.
"""

from collections.abc import Mapping
from dataclasses import dataclass

from game.boxes.alhambra.rules.board import CENTRE, Board, Cell, cell, placed, why_not
from game.boxes.alhambra.rules.contacts import meet
from game.boxes.alhambra.rules.tiles import BASTIONS, CAMPS, COLOURS, FALCONS, FOUNTAIN, PAIR, SIDES, WALLS
from game.boxes.alhambra_family.rules.buildings import BUILDINGS, PRICE, TYPE, TYPES

_EAST = 1


def building(kind: str, price: int, walls: str = "") -> int:
    """Returns the building of a type, price and walled sides ("NE"); raises StopIteration if there is none."""
    found = (tile for tile in BUILDINGS if (TYPES[TYPE[tile]], PRICE[tile]) == (kind, price))
    return next(tile for tile in found if WALLS[tile] == _bits(walls))


def camp(bastions: str) -> int:
    """Returns the camp with bastions on just those sides."""
    return next(tile for tile in CAMPS if BASTIONS[tile] == _bits(bastions))


def _bits(sides: str) -> int:
    return sum(1 << side for side in SIDES if "NESW"[side] in sides)


def _kinds(*names: str) -> tuple[int, ...]:
    return tuple(sorted(map(TYPES.index, names)))


def _board(tiles: Mapping[tuple[int, int], int]) -> Board:
    """Returns an Alhambra from its tiles by steps east and south of the fountain, which is added."""
    return tuple(sorted([(CENTRE, FOUNTAIN), *((cell(*spot), tile) for spot, tile in tiles.items())]))


# ---------------------------------------------------------------------- building
@dataclass(frozen=True, slots=True)
class Placing:
    """A tile that is placed in an Alhambra; `before` is what lay there already."""

    before: Board
    tile: int
    cell: Cell

    @property
    def after(self) -> Board:
        """Returns the Alhambra with the tile, allowed or not."""
        return placed(self.before, self.cell, self.tile)

    @property
    def reason(self) -> str | None:
        """Returns why the tile may not be placed, None if it may."""
        return why_not(self.before, self.tile, self.cell)

    @property
    def is_allowed(self) -> bool:
        """Tells whether the tile may be placed."""
        return self.reason is None


_CORNER = _board({(1, 0): building("tower", 13, "E"), (0, 1): building("garden", 9, "E")})
PLACINGS = (
    Placing(_CORNER, building("palace", 9, "W"), cell(1, 1)),
    Placing(_CORNER, building("arcades", 5, "NW"), cell(1, 1)),
    Placing(_CORNER, building("seraglio", 7, "W"), cell(2, 0)),
    Placing(_CORNER, building("pavilion", 8), cell(2, 1)),
)
"""Four ways to place a tile: one that is allowed, and one against each of three rules."""

_HORSESHOE = _board(
    {
        (1, 0): building("garden", 10, "N"),
        (0, 1): building("tower", 10, "W"),
        (0, 2): building("palace", 7, "SW"),
        (1, 2): building("seraglio", 8, "S"),
        (2, 2): building("arcades", 7, "ES"),
    }
)
HOLES = (
    Placing(_HORSESHOE, building("garden", 8, "NE"), cell(2, 0)),
    Placing(_HORSESHOE, building("pavilion", 7, "E"), cell(2, 1)),
)
"""A ring of tiles with one gap: at a side, and at a corner."""
HOLE, MOUTH = cell(1, 1), cell(2, 1)
"""The empty space in the ring, and the gap at its side."""

# ---------------------------------------------------------------------- walls
WALL = _board(
    {
        (0, -1): building("palace", 8, "NW"),
        (1, -1): building("tower", 11, "N"),
        (-1, 0): building("seraglio", 7, "W"),
        (1, 0): building("garden", 11),
        (2, 0): building("tower", 13, "E"),
        (-1, 1): building("pavilion", 3, "SW"),
        (0, 1): building("arcades", 7, "ES"),
        (1, 1): building("garden", 8, "SW"),
        (2, 1): building("palace", 6, "ES"),
    }
)
"""An Alhambra with two outer walls and one inside."""


# ---------------------------------------------------------------------- modules
@dataclass(frozen=True, slots=True)
class Contact:
    """Two tiles side by side."""

    left: int
    right: int

    @property
    def is_allowed(self) -> bool:
        """Tells whether they may touch."""
        return meet(self.left, _EAST, self.right)


CONTACTS = (
    Contact(building("tower", 13, "E"), camp("W")),
    Contact(camp("N"), camp("ES")),
    Contact(building("garden", 11), camp("W")),
    Contact(camp("E"), camp("W")),
    Contact(building("palace", 10), camp("N")),
)
"""What camps touch: bastion at wall, green at green; then bastion at no wall, bastion at camp, green at building."""

CAMP_ROW = _board(
    {
        (-2, 0): camp("E"),
        (-1, 0): building("palace", 9, "W"),
        (1, 0): building("tower", 11, "S"),
        (2, 0): building("garden", 9, "E"),
        (3, 0): camp("W"),
        (1, -1): building("arcades", 8, "N"),
        (1, 1): camp("N"),
    }
)
"""Two camps that face each other across four tiles, and a third below."""

BAZAAR = next(tile for tile, shown in COLOURS.items() if shown == _kinds("seraglio", "palace", "tower"))
TOWER_CELL = cell(1, 0)
BAZAAR_BOARD = _board(
    {
        (1, 0): building("tower", 9, "ES"),
        (0, -1): building("palace", 9, "W"),
        (1, -1): BAZAAR,
        (2, -1): building("seraglio", 6, "ES"),
        (0, -2): building("garden", 8, "NW"),
        (1, -2): building("palace", 7, "NE"),
    }
)
"""A bazaar with six neighbours."""

FALCON = next(falcon for falcon in FALCONS if PAIR[falcon] == _kinds("garden", "tower"))
PERCH = CENTRE
FALCON_BOARD = _board(
    {
        (1, 0): building("garden", 10, "N"),
        (0, 1): building("palace", 7, "SW"),
        (1, 1): building("tower", 9, "ES"),
    }
)
"""Four tiles, the fountain among them, that meet at the perch."""
