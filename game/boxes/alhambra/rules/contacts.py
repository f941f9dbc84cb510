"""Which tiles may lie side by side, and where one can walk: rule 4.2, and 8.2 for the camps, as tables by tile."""

from collections.abc import Iterable
from functools import reduce
from operator import or_

from game.boxes.alhambra.rules.tiles import BASTIONS, CAMPS, SIDES, TILES, WALLS

OPEN, WALL, GREEN, BASTION = range(4)  # what a side can be; green is a camp's side without a bastion

_MEET = {(OPEN, OPEN), (WALL, WALL), (WALL, BASTION), (BASTION, WALL), (GREEN, GREEN)}


def _kind(tile: int, side: int) -> int:
    if tile in CAMPS:
        return BASTION if BASTIONS[tile] >> side & 1 else GREEN
    return WALL if WALLS[tile] >> side & 1 else OPEN


KIND = tuple(tuple(_kind(tile, side) for side in SIDES) for tile in TILES)


def meet(tile: int, side: int, other: int) -> bool:
    """Tells whether another tile may lie at a tile's side (0 to 3): the touching sides fit (sections 4.2 and 8.2)."""
    return (KIND[tile][side], KIND[other][side ^ 2]) in _MEET


# Tiles whose sides are alike have the same form. A set of forms is the bits of a whole number, so that the neighbours
# of a cell choose among all tiles at once.
_FORMS = sorted({*KIND})
FORM = tuple(1 << _FORMS.index(kinds) for kinds in KIND)
NOTHING = len(TILES)  # stands for an empty cell in the tables below


def _forms(tiles: Iterable[int]) -> int:
    return reduce(or_, (FORM[tile] for tile in tiles), 0)


_ALL, _CAMPS = _forms(TILES), _forms(CAMPS)

# By the side of a cell and the tile that lies there (or nothing): which forms fit against it, and which of them are
# then reached on foot (section 4.3) as far as they have to be: across an open side all, else the camps alone.
FITTING = tuple((*(_forms(new for new in TILES if meet(new, side, tile)) for tile in TILES), _ALL) for side in SIDES)
REACHED = tuple((*(_ALL if KIND[tile][side ^ 2] == OPEN else _CAMPS for tile in TILES), _CAMPS) for side in SIDES)
