"""What is known of the cells of an Alhambra, and stays known when a tile comes or goes elsewhere.

Whether a tile may come to a cell or leave it depends on the eight cells around it alone, but for what one must be able
to walk across (section 4.3).
"""

from collections.abc import Container, Iterable, Mapping
from functools import cache
from typing import TypeAlias

from game.boxes.alhambra.rules.cells import CENTRE, RING, Cell
from game.boxes.alhambra.rules.contacts import FORMS, SHOWN
from game.boxes.alhambra.rules.tiles import SIDES, TILES

Pairs: TypeAlias = tuple[tuple[Cell, int], ...]  # cells with their tiles
ByCell: TypeAlias = dict[Cell, int]


def _changes(ring: int) -> int:
    return sum((ring >> at ^ ring >> (at + 1) % 8) & 1 for at in range(8))


# By the filled cells of a ring of eight (bits clockwise from the north), section 4.4 and 4.5:
# does an Alhambra in one piece without holes stay so when the cell in the middle is filled, or emptied?
MAY_FILL = tuple(_changes(ring) == 2 and ring & 0b01010101 != 0 for ring in range(256))
MAY_EMPTY = tuple(MAY_FILL[ring] and ring & 0b01010101 != 0b01010101 for ring in range(256))


Change: TypeAlias = tuple[Cell, int | None]
"""A tile that came to a cell, whatever lay there before, or what lay there was taken away (None)."""


def ring(surroundings: int) -> int:
    """Returns which of the eight cells around a cell are filled, as bits."""
    return surroundings & 255


def fitting(surroundings: int) -> int:
    """Returns which forms the side neighbours of a cell allow there, as bits."""
    return FORMS[surroundings >> 8]


def _seen(tile: int) -> tuple[int, ...]:
    """Returns what a tile adds to the surroundings of each of the eight cells around it."""
    shown = [SHOWN[tile][at // 2] if at % 2 == 0 else 0 for at in range(8)]
    return tuple([(shown[at] << 8) + (1 << (at + 4) % 8) for at in range(8)])


_NOTHING = len(TILES)
_SEEN = (*(_seen(tile) for tile in TILES), (0,) * 8)


_cell = cache(int)  # numbers that are the same object are found fastest


@cache
def _ring_of(cell: Cell) -> tuple[Cell, ...]:
    """Returns the eight cells around one, clockwise from the north."""
    return tuple([_cell(cell + step) for step in RING])


_SHOWN_FROM: tuple[tuple[int, ...], ...] = tuple(tuple(each[side ^ 2] for each in (*SHOWN, (0,) * 4)) for side in SIDES)
_NORTH, _EAST, _SOUTH, _WEST = _SHOWN_FROM
"""What a tile shows a cell to whose north (east, south, west) it lies."""


def allowed(tiles: Mapping[Cell, int], cell: Cell) -> int:
    """Returns which forms the side neighbours of one cell allow there, as bits."""
    north, east = tiles.get(cell - 256, _NOTHING), tiles.get(cell + 1, _NOTHING)
    south, west = tiles.get(cell + 256, _NOTHING), tiles.get(cell - 1, _NOTHING)
    return FORMS[_NORTH[north] + _EAST[east] + _SOUTH[south] + _WEST[west]]


def filled(tiles: Container[Cell], cell: Cell) -> int:
    """Returns which of the eight cells around one are filled, as bits."""
    north = (cell - 256 in tiles) + 2 * (cell - 255 in tiles)
    east = (cell + 1 in tiles) + 2 * (cell + 257 in tiles)
    south = (cell + 256 in tiles) + 2 * (cell + 255 in tiles)
    west = (cell - 1 in tiles) + 2 * (cell - 257 in tiles)
    return north + 4 * east + 16 * south + 64 * west


@cache
def _differences(gone: int, tile: int) -> Pairs:
    """Returns where in the ring the surroundings change when a tile comes for another one, and by how much."""
    found = [(at, more - less) for at, (more, less) in enumerate(zip(_SEEN[tile], _SEEN[gone], strict=True))]
    return tuple([(at, difference) for at, difference in found if difference])


@cache
def _room(surroundings: int) -> int:
    """Returns the forms that may come to an empty cell."""
    return FORMS[surroundings >> 8] if MAY_FILL[surroundings & 255] else 0


class Sites:
    """An Alhambra cell by cell; to be read only.

    `tiles` are the tiles by cell. `surroundings` tells in one number what lies around a cell, see `ring` and `fitting`;
    where it is missing that is nothing. `free` has the forms of the empty cells where any form may come.
    `removable` are the cells whose tile may be taken away, None until somebody has found out.
    """

    __slots__ = ("free", "removable", "surroundings", "tiles")

    def __init__(self, tiles: ByCell, surroundings: ByCell, free: ByCell) -> None:
        self.tiles, self.surroundings, self.free = tiles, surroundings, free
        self.removable: tuple[Cell, ...] | None = None

    def homes(self, wanted: int) -> list[tuple[Cell, int]]:
        """Returns the empty cells, sorted, where a tile of some wanted forms may come, each with its forms."""
        return sorted([home for home in self.free.items() if home[1] & wanted])

    def exchanges(self, board: Pairs, wanted: int) -> list[tuple[Cell, int]]:
        """Returns the cells, in the order of the board, whose tile may go for one of some wanted forms, and these."""
        around = self.surroundings
        return [(cell, forms) for cell, _ in board if (forms := FORMS[around[cell] >> 8]) & wanted and cell != CENTRE]

    def changed(self, changes: Iterable[Change]) -> "Sites":
        """Returns the sites after some changes, one after the other.

        Where a tile may be exchanged, the new one opens to the same neighbours: the same tiles may be taken away.
        """
        after = Sites(self.tiles.copy(), self.surroundings.copy(), self.free.copy())
        after.removable = self.removable
        for cell, tile in changes:
            if tile is None or cell not in after.tiles:
                after.removable = None
            after._change(cell, tile)
        return after

    def _change(self, cell: Cell, tile: int | None) -> None:
        tiles, surroundings, free = self.tiles, self.surroundings, self.free
        gone = tiles.pop(cell, _NOTHING)
        if tile is None:
            tile = _NOTHING
            if forms := _room(surroundings[cell]):  # the form of the tile that goes among them
                free[cell] = forms
        else:
            tiles[cell] = tile
            free.pop(cell, None)
            surroundings.setdefault(cell, 0)
        around_it = _ring_of(cell)
        for at, difference in _differences(gone, tile):
            beside = around_it[at]
            surroundings[beside] = around = surroundings.get(beside, 0) + difference
            if beside in tiles:
                continue
            if forms := _room(around):
                free[beside] = forms
            elif beside in free:
                del free[beside]


def unknown(board: Pairs) -> Sites:
    """Returns the sites of an Alhambra of which nothing is known yet."""
    sites = Sites({}, {}, {})
    for cell, tile in board:
        sites._change(cell, tile)
    return sites
