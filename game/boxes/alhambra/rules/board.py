"""One Alhambra: its cells, and which tiles may come, go and change (section 4 of the rules, 8.2 for camps).

Every function is pure and trusts that the Alhambra it is given obeys the rules; what it finds is kept for the next
time, since copies of a game share their Alhambras.
"""

from bisect import bisect
from collections.abc import Mapping
from functools import lru_cache
from typing import TypeAlias

from game.boxes.alhambra.rules.contacts import FITTING, KIND, NOTHING, OPEN, REACHED, meet
from game.boxes.alhambra.rules.tiles import CAMPS, FOUNTAIN, SIDES, TILES

Cell: TypeAlias = int  # (y + 128) * 256 + x + 128, seen from the fountain; y grows to the south
Board: TypeAlias = tuple[tuple[Cell, int], ...]  # cells with their tiles, sorted, the fountain among them

CENTRE: Cell = 128 * 257
STEPS = (-256, 1, 256, -1)  # by side
START: Board = ((CENTRE, FOUNTAIN),)

_KEPT = 4096


def _changes(ring: int) -> int:
    return sum((ring >> at ^ ring >> (at + 1) % 8) & 1 for at in range(8))


# By the filled cells of a ring of eight (bits clockwise from the north), section 4.4 and 4.5:
# does an Alhambra in one piece without holes stay so when the cell in the middle is filled, or emptied?
_MAY_FILL = tuple(_changes(ring) == 2 and ring & 0b01010101 != 0 for ring in range(256))
_MAY_EMPTY = tuple(_MAY_FILL[ring] and ring & 0b01010101 != 0b01010101 for ring in range(256))
_NORTH, _EAST, _SOUTH, _WEST = FITTING
_TO_NORTH, _TO_EAST, _TO_SOUTH, _TO_WEST = REACHED
_WALKS = tuple(tuple(STEPS[side] for side in SIDES if KIND[tile][side] == OPEN) for tile in TILES)


def cell(x: int, y: int) -> Cell:
    """Returns the cell so many steps east and south of the fountain (-128 to 127 each)."""
    return (y + 128) * 256 + x + 128


def xy(cell: Cell) -> tuple[int, int]:
    """Returns how many steps east and south of the fountain a cell is."""
    return cell % 256 - 128, cell // 256 - 128


@lru_cache(_KEPT)
def at(board: Board) -> Mapping[Cell, int]:
    """Returns the tiles by cell, to be read only."""
    return dict(board)


def placed(board: Board, cell: Cell, tile: int) -> Board:
    """Returns the Alhambra with a tile in an empty cell."""
    place = bisect(board, (cell, tile))
    return (*board[:place], (cell, tile), *board[place:])


def removed(board: Board, cell: Cell) -> Board:
    """Returns the Alhambra without the tile of a cell."""
    return tuple(pair for pair in board if pair[0] != cell)


def cells_for(board: Board, tile: int) -> tuple[Cell, ...]:
    """Returns the empty cells, sorted, where a tile may be placed (section 4; 8.2 for camps)."""
    return tuple([cell for cell, fitting in _frontier(board) if fitting >> tile & 1])


@lru_cache(_KEPT)
def removable(board: Board) -> tuple[Cell, ...]:
    """Returns the cells, sorted, whose tile may be taken away: what is left obeys every rule."""
    tiles = at(board)
    ends = [cell for cell, _ in board if _MAY_EMPTY[_ring(tiles, cell)] and cell != CENTRE]
    return tuple([cell for cell in ends if _walked_without(tiles, cell)])


def swappable(board: Board, tile: int) -> tuple[Cell, ...]:
    """Returns the cells, sorted, whose tile may be exchanged for another: only the final position is judged."""
    return tuple([cell for cell, fitting in _exchanges(board) if fitting >> tile & 1])


def why_not(board: Board, tile: int, cell: Cell) -> str | None:
    """Returns the first reason why a tile may not be placed in a cell, None if it may (section 4; 8.2 for camps).

    "taken" by a tile, "no_join" with any side, it would close a "hole", "walls" do not match, a "camp" would touch what
    it must not, not reachable "on_foot".
    """
    tiles = at(board)
    if cell in tiles:
        return "taken"
    if not any(cell + step in tiles for step in STEPS):
        return "no_join"
    if not _MAY_FILL[_ring(tiles, cell)]:
        return "hole"
    return _misfit(tiles, tile, cell)


def why_not_removed(board: Board, cell: Cell) -> str | None:
    """Returns the first reason why the tile of a cell may not be taken away, None if it may (section 4).

    It is the "fountain", it would leave a "hole", the rest would fall "apart" or would not all be reachable "on_foot".
    """
    tiles = at(board)
    if cell == CENTRE:
        return "fountain"
    if all(cell + step in tiles for step in STEPS):
        return "hole"
    if not _MAY_EMPTY[_ring(tiles, cell)]:
        return "apart"
    return None if _walked_without(tiles, cell) else "on_foot"


def why_not_swapped(board: Board, tile: int, cell: Cell) -> str | None:
    """Returns the first reason why a tile may not replace that of a cell, None if it may.

    It is the "fountain", or "walls", "camp" or "on_foot" as in `why_not`. The other tiles stay reachable: where the
    touching sides fit, the new tile opens to the same neighbours as the old one.
    """
    return "fountain" if cell == CENTRE else _misfit(at(board), tile, cell)


def _ring(tiles: Mapping[Cell, int], cell: Cell) -> int:
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


def _fitting(tiles: Mapping[Cell, int], cell: Cell) -> int:
    """Returns which tiles the side neighbours of a cell allow there, as bits; nothing beside it allows every tile."""
    north, east = tiles.get(cell - 256, NOTHING), tiles.get(cell + 1, NOTHING)
    south, west = tiles.get(cell + 256, NOTHING), tiles.get(cell - 1, NOTHING)
    fitting = _NORTH[north] & _EAST[east] & _SOUTH[south] & _WEST[west]
    return fitting & (_TO_NORTH[north] | _TO_EAST[east] | _TO_SOUTH[south] | _TO_WEST[west])


@lru_cache(_KEPT)
def _frontier(board: Board) -> tuple[tuple[Cell, int], ...]:
    tiles = at(board)
    beside = {cell + step for cell in tiles for step in STEPS} - tiles.keys()
    cells = [(cell, _fitting(tiles, cell)) for cell in sorted(beside) if _MAY_FILL[_ring(tiles, cell)]]
    return tuple([each for each in cells if each[1]])


@lru_cache(_KEPT)
def _exchanges(board: Board) -> tuple[tuple[Cell, int], ...]:
    tiles = at(board)
    return tuple([(cell, _fitting(tiles, cell)) for cell, _ in board if cell != CENTRE])


def _misfit(tiles: Mapping[Cell, int], tile: int, cell: Cell) -> str | None:
    if _fitting(tiles, cell) >> tile & 1:
        return None
    beside = [(side, tiles[cell + STEPS[side]]) for side in SIDES if cell + STEPS[side] in tiles]
    clashes = [tile in CAMPS or other in CAMPS for side, other in beside if not meet(tile, side, other)]
    return ("camp" if all(clashes) else "walls") if clashes else "on_foot"


def _walked_without(tiles: Mapping[Cell, int], gone: Cell) -> bool:
    """Tells whether without a tile every building and bazaar can still be reached from the fountain (section 4.3).

    They can if one can still walk from one to the other of those to which the tile opens.
    """
    links = [gone + step for step in _WALKS[tiles[gone]] if gone + step in tiles]
    if len(links) < 2:
        return True  # a dead end, or a camp: nobody walks across it
    wanted = {*links}
    reached = [links[0]]
    seen = {gone, links[0]}
    for cell in reached:  # grows while it is walked
        for step in _WALKS[tiles[cell]]:
            beside = cell + step
            if beside in tiles and beside not in seen:
                seen.add(beside)
                reached.append(beside)
        if wanted <= seen:
            return True
    return False
