"""What is known of the cells of an Alhambra, and stays known when a tile comes or goes elsewhere.

Whether a tile may come to a cell or leave it depends on the eight cells around it alone, but for what one must be able
to walk across (section 4.3).
"""

from typing import TypeAlias

from game.boxes.alhambra.rules.contacts import FORMS, SHOWN
from game.boxes.alhambra.rules.tiles import TILES

Pairs: TypeAlias = tuple[tuple[int, int], ...]  # cells with their tiles
ByCell: TypeAlias = dict[int, int]

CENTRE = 128 * 257  # the cell of the fountain, see board.py

_RING = (-256, -255, 1, 257, 256, 255, -1, -257)  # clockwise from the north, as the bits of a ring
_AROUND = (0, *_RING)


def _changes(ring: int) -> int:
    return sum((ring >> at ^ ring >> (at + 1) % 8) & 1 for at in range(8))


# By the filled cells of a ring of eight (bits clockwise from the north), section 4.4 and 4.5:
# does an Alhambra in one piece without holes stay so when the cell in the middle is filled, or emptied?
MAY_FILL = tuple(_changes(ring) == 2 and ring & 0b01010101 != 0 for ring in range(256))
MAY_EMPTY = tuple(MAY_FILL[ring] and ring & 0b01010101 != 0b01010101 for ring in range(256))


def ring(surroundings: int) -> int:
    """Returns which of the eight cells around a cell are filled, as bits."""
    return surroundings & 255


def fitting(surroundings: int) -> int:
    """Returns which forms the side neighbours of a cell allow there, as bits."""
    return FORMS[surroundings >> 8]


def _seen(tile: int) -> tuple[tuple[int, int], ...]:
    """Returns what a tile adds to the surroundings of each of the eight cells around it, by the step to that cell."""
    shown = [SHOWN[tile][at // 2] if at % 2 == 0 else 0 for at in range(8)]
    return tuple((step, (shown[at] << 8) + (1 << (at + 4) % 8)) for at, step in enumerate(_RING))


_SEEN = tuple(_seen(tile) for tile in TILES)


class Sites:
    """An Alhambra cell by cell; to be read only.

    `tiles` are the tiles by cell. `surroundings` tells in one number what lies around a cell, see `ring` and `fitting`;
    where it is missing that is nothing. `free` has the forms of the empty cells where any form may come.
    """

    __slots__ = ("free", "surroundings", "tiles")

    def __init__(self, tiles: ByCell, surroundings: ByCell, free: ByCell) -> None:
        self.tiles, self.surroundings, self.free = tiles, surroundings, free

    def changed(self, cell: int, tile: int | None) -> "Sites":
        """Returns the sites with a tile in a cell, whatever lies there now, or with nothing there."""
        after = Sites(self.tiles.copy(), self.surroundings.copy(), self.free.copy())
        after._change(cell, tile)
        return after

    def _change(self, cell: int, tile: int | None) -> None:
        tiles, surroundings, free = self.tiles, self.surroundings, self.free
        if cell in tiles:
            for step, seen in _SEEN[tiles.pop(cell)]:
                surroundings[cell + step] -= seen
        if tile is not None:
            tiles[cell] = tile
            surroundings.setdefault(cell, 0)
            for step, seen in _SEEN[tile]:
                surroundings[cell + step] = surroundings.get(cell + step, 0) + seen
        for step in _AROUND:
            beside = cell + step
            around = surroundings.get(beside, 0)
            if beside not in tiles and MAY_FILL[around & 255] and (forms := FORMS[around >> 8]):
                free[beside] = forms
            elif beside in free:
                del free[beside]


def unknown(board: Pairs) -> Sites:
    """Returns the sites of an Alhambra of which nothing is known yet."""
    sites = Sites({}, {}, {})
    for cell, tile in board:
        sites._change(cell, tile)
    return sites
