"""What is known of the cells of an Alhambra, and stays known when a tile comes or goes elsewhere.

Whether a tile may come to a cell or leave it depends on the eight cells around it alone, but for what one must be able
to walk across (section 4.3). A cell is numbered (y + 128) * 256 + x + 128, seen from the fountain; y grows southwards.
"""

from collections.abc import Container, Iterable, Mapping, Sequence
from functools import cache
from typing import TypeAlias

from game.boxes.alhambra.rules.moves import Build, Store, Swap
from game.boxes.alhambra.rules.tiles import FORMS, KIND, OPEN, SHOWN, SIDES, TILES
from game.boxes.alhambra_family.rules.components import Cards

Cell: TypeAlias = int

CENTRE: Cell = 128 * 257  # the cell of the fountain
STEPS = (-256, 1, 256, -1)  # by side
RING = (-256, -255, 1, 257, 256, 255, -1, -257)  # the eight cells around one, clockwise from the north


ByCell: TypeAlias = dict[Cell, int]


def _changes(ring: int) -> int:
    return sum((ring >> at ^ ring >> (at + 1) % 8) & 1 for at in range(8))


# By the filled cells of a ring of eight (bits clockwise from the north), section 4.4 and 4.5:
# does an Alhambra in one piece without holes stay so when the cell in the middle is filled, or emptied?
MAY_FILL = tuple(_changes(ring) == 2 and ring & 0b01010101 != 0 for ring in range(256))
MAY_EMPTY = tuple(MAY_FILL[ring] and ring & 0b01010101 != 0b01010101 for ring in range(256))


Change: TypeAlias = tuple[Cell, int, int]
"""A cell, what lay there and what lies there now; `NOTHING` where it was or is empty."""
NOTHING = len(TILES)


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


_SEEN = (*(_seen(tile) for tile in TILES), (0,) * 8)


_SHOWN_FROM: tuple[tuple[int, ...], ...] = tuple(tuple(each[side ^ 2] for each in (*SHOWN, (0,) * 4)) for side in SIDES)
_NORTH, _EAST, _SOUTH, _WEST = _SHOWN_FROM
"""What a tile shows a cell to whose north (east, south, west) it lies."""


def allowed(tiles: Mapping[Cell, int], cell: Cell) -> int:
    """Returns which forms the side neighbours of one cell allow there, as bits."""
    north, east = tiles.get(cell - 256, NOTHING), tiles.get(cell + 1, NOTHING)
    south, west = tiles.get(cell + 256, NOTHING), tiles.get(cell - 1, NOTHING)
    return FORMS[_NORTH[north] + _EAST[east] + _SOUTH[south] + _WEST[west]]


def filled(tiles: Container[Cell], cell: Cell) -> int:
    """Returns which of the eight cells around one are filled, as bits."""
    north = (cell - 256 in tiles) + 2 * (cell - 255 in tiles)
    east = (cell + 1 in tiles) + 2 * (cell + 257 in tiles)
    south = (cell + 256 in tiles) + 2 * (cell + 255 in tiles)
    west = (cell - 1 in tiles) + 2 * (cell - 257 in tiles)
    return north + 4 * east + 16 * south + 64 * west


@cache
def _differences(gone: int, tile: int) -> tuple[tuple[int, int], ...]:
    """Returns the steps to where the surroundings change when a tile comes for another one, and by how much.

    The cell itself is among them: what may come there, or lie there, is to be found out anew.
    """
    found = [(step, more - less) for step, more, less in zip(RING, _SEEN[tile], _SEEN[gone], strict=True)]
    return (0, 0), *[(step, difference) for step, difference in found if difference]


Redesigns: TypeAlias = tuple[Sequence[Build], Sequence[Store | Swap]]
"""What a redesign can do: what brings a tile to an empty cell, and the rest."""


class Sites:
    """What is known of the cells of an Alhambra; to be read only.

    `surroundings` tells in one number what lies around a cell, see `ring` and `fitting`; where it is missing that is
    nothing. `free` has the forms of the empty cells where any form may come. `removable` are the cells whose tile may
    be taken away, `redesigns` what a reserve lets one do, with that reserve; both None until somebody has found out.
    """

    __slots__ = ("free", "redesigns", "removable", "surroundings")

    def __init__(self, surroundings: ByCell, free: ByCell) -> None:
        self.surroundings, self.free = surroundings, free
        self.removable: tuple[Cell, ...] | None = None
        self.redesigns: tuple[Cards, Redesigns] | None = None

    def exchangeable(self, cells: Iterable[Cell]) -> list[tuple[Cell, int]]:
        """Returns cells that have tiles, each with the forms for which what lies there may be exchanged.

        The fountain may not.
        """
        surroundings = self.surroundings
        return [(cell, FORMS[surroundings[cell] >> 8]) for cell in cells if cell != CENTRE]

    def homes(self, form: int) -> list[Cell]:
        """Returns the empty cells, sorted, where tiles of a form may come."""
        return sorted([cell for cell, forms in self.free.items() if forms & form])

    def changed(self, changes: Iterable[Change], tiles: Mapping[Cell, int]) -> "Sites":
        """Returns the sites after some changes, one after the other; takes the tiles after them.

        Where a tile may be exchanged, the new one opens to the same neighbours: the same tiles may be taken away.
        """
        after = Sites(self.surroundings.copy(), self.free.copy())
        after.removable = self.removable
        for cell, gone, tile in changes:
            if gone == NOTHING or tile == NOTHING:
                after.removable = None
            after._change(cell, gone, tile, tiles)
        return after

    def _change(self, cell: Cell, gone: int, tile: int, tiles: Mapping[Cell, int]) -> None:
        surroundings, free = self.surroundings, self.free
        if gone == NOTHING:
            free.pop(cell, None)
        for step, difference in _differences(gone, tile):
            place = cell + step
            surroundings[place] = around = surroundings.get(place, 0) + difference
            if place in tiles:
                continue
            if MAY_FILL[around & 255] and (forms := FORMS[around >> 8]):
                free[place] = forms
            elif place in free:
                del free[place]


def unknown(tiles: Mapping[Cell, int]) -> Sites:
    """Returns the sites of an Alhambra of which nothing is known yet."""
    return Sites({}, {}).changed([(cell, NOTHING, tile) for cell, tile in tiles.items()], tiles)


# ---------------------------------------------------------------------- walking
OPENINGS = (*(sum(1 << 2 * side for side in SIDES if KIND[tile][side] == OPEN) for tile in TILES), 0)  # as in rings
_WALKS = tuple(tuple(STEPS[side] for side in SIDES if KIND[tile][side] == OPEN) for tile in TILES)


def _corners(links: int) -> tuple[tuple[int, int], ...] | None:
    """Returns the corners around which one walks between the neighbours to which a tile opens, None if not all so.

    Takes these neighbours as bits of a ring. Each corner is the step to it and the sides that have to be open there.
    """
    sides = [side for side in SIDES if links >> 2 * side & 1]
    turns = [(side, (side + 1) % 4) for side in sides if (side + 1) % 4 in sides]
    if len(turns) < len(sides) - 1:
        return None
    return tuple((STEPS[one] + STEPS[other], 1 << 2 * (one ^ 2) | 1 << 2 * (other ^ 2)) for one, other in turns)


_CORNERS = tuple(_corners(ring) for ring in range(256))
IS_DEAD_END = tuple(ring.bit_count() < 2 for ring in range(256))  # nobody walks across a tile with one open neighbour


def walked_without(tiles: Mapping[Cell, int], gone: Cell, links: int) -> bool:
    """Tells whether without a tile every building and bazaar can still be reached from the fountain (section 4.3).

    Takes the neighbours to which the tile opens as bits of a ring. The others can be reached if one can still walk from
    one of these to the next: mostly around the corner between them, otherwise a longer way or not at all.
    """
    corners = _CORNERS[links]
    if corners is not None:
        for step, routes in corners:
            if OPENINGS[tiles.get(gone + step, NOTHING)] & routes != routes:
                break
        else:
            return True
    wanted = {gone + STEPS[side] for side in SIDES if links >> 2 * side & 1}
    start = max(wanted) if gone > CENTRE else min(wanted)  # leads away from the fountain: the shorter walk
    wanted.remove(start)
    seen, reached = {gone, start}, [start]
    for cell in reached:  # grows while it is walked
        for step in _WALKS[tiles[cell]]:
            beside = cell + step
            if beside in tiles and beside not in seen:
                if beside in wanted:
                    wanted.remove(beside)
                    if not wanted:
                        return True
                seen.add(beside)
                reached.append(beside)
    return False
