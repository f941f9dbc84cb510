"""What is known of the cells of an Alhambra, and stays known when a tile comes or goes elsewhere.

Whether a tile may come to a cell or leave it depends on the eight cells around it alone, but for what one must be able
to walk across (section 4.3).
"""

from collections.abc import Iterable, Mapping
from typing import TypeAlias

from game.boxes.alhambra.rules.contacts import FITTING, NOTHING, REACHED
from game.boxes.alhambra.rules.tiles import FOUNTAIN

Forms: TypeAlias = dict[int, int]  # by cell
Pairs: TypeAlias = tuple[tuple[int, int], ...]  # cells with their tiles

LOOSE = 1 << 29  # beside the bits of the forms: the tile may go as far as the cells around it tell

_AROUND = (0, -256, -255, 1, 257, 256, 255, -1, -257)
_NORTH, _EAST, _SOUTH, _WEST = FITTING
_TO_NORTH, _TO_EAST, _TO_SOUTH, _TO_WEST = REACHED


def _changes(ring: int) -> int:
    return sum((ring >> at ^ ring >> (at + 1) % 8) & 1 for at in range(8))


# By the filled cells of a ring of eight (bits clockwise from the north), section 4.4 and 4.5:
# does an Alhambra in one piece without holes stay so when the cell in the middle is filled, or emptied?
MAY_FILL = tuple(_changes(ring) == 2 and ring & 0b01010101 != 0 for ring in range(256))
MAY_EMPTY = tuple(MAY_FILL[ring] and ring & 0b01010101 != 0b01010101 for ring in range(256))


def ring(tiles: Mapping[int, int], cell: int) -> int:
    """Returns which of the eight cells around a cell are filled, as bits; written out because it is asked most."""
    return (
        (cell - 256 in tiles)
        | (cell - 255 in tiles) << 1
        | (cell + 1 in tiles) << 2
        | (cell + 257 in tiles) << 3
        | (cell + 256 in tiles) << 4
        | (cell + 255 in tiles) << 5
        | (cell - 1 in tiles) << 6
        | (cell - 257 in tiles) << 7
    )


def fitting(tiles: Mapping[int, int], cell: int) -> int:
    """Returns which forms the side neighbours of a cell allow there, as bits."""
    north, east = tiles.get(cell - 256, NOTHING), tiles.get(cell + 1, NOTHING)
    south, west = tiles.get(cell + 256, NOTHING), tiles.get(cell - 1, NOTHING)
    forms = _NORTH[north] & _EAST[east] & _SOUTH[south] & _WEST[west]
    return forms & (_TO_NORTH[north] | _TO_EAST[east] | _TO_SOUTH[south] | _TO_WEST[west])


class Sites:
    """The tiles of an Alhambra by cell, and which forms (bits) may come to its cells."""

    __slots__ = ("_seen", "tiles")

    def __init__(self, board: Pairs, free: Forms, held: Forms, doubtful: Iterable[int]) -> None:
        """Takes an Alhambra, what is known of it and is left alone, and the cells of which that is not sure."""
        self.tiles = dict(board)
        self._seen = free, held, tuple(doubtful)

    def changed(self, board: Pairs, cell: int) -> "Sites":
        """Returns the sites of an Alhambra that differs in one cell."""
        free, held, doubtful = self._seen
        return Sites(board, free, held, {*doubtful, *[cell + step for step in _AROUND]})

    def forms(self) -> tuple[Forms, Forms]:
        """Returns by cell the forms that may come to an empty one, and those that a tile may be exchanged for.

        Empty cells that take none are left out, and so is the fountain. It looks again only at what is doubtful.
        """
        free, held, doubtful = self._seen
        if doubtful:
            free, held = free.copy(), held.copy()
            for cell in doubtful:
                self._look(cell, free, held)
            self._seen = free, held, ()
        return free, held

    def _look(self, cell: int, free: Forms, held: Forms) -> None:
        tiles = self.tiles
        around = ring(tiles, cell)
        if cell not in tiles:
            held.pop(cell, None)
            free.pop(cell, None)
            if MAY_FILL[around] and (forms := fitting(tiles, cell)):
                free[cell] = forms
        elif tiles[cell] != FOUNTAIN:
            free.pop(cell, None)
            held[cell] = fitting(tiles, cell) | (LOOSE if MAY_EMPTY[around] else 0)


def unknown(board: Pairs) -> Sites:
    """Returns the sites of an Alhambra of which nothing is known yet."""
    return Sites(board, {}, {}, {cell + step for cell, _ in board for step in _AROUND})
