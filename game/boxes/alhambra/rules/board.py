"""One Alhambra: its cells, and which tiles may come, go and change (section 4 of the rules, 8.2 for camps).

Every function is pure and trusts that the Alhambra it is given obeys the rules; what it finds is kept for the next
time, since copies of a game share their Alhambras.
"""

from bisect import bisect
from collections.abc import Mapping
from functools import lru_cache
from typing import TypeAlias

from game.boxes.alhambra.rules.contacts import FORM, KIND, OPEN, meet
from game.boxes.alhambra.rules.sites import LOOSE, MAY_EMPTY, MAY_FILL, Sites, fitting, ring, unknown
from game.boxes.alhambra.rules.tiles import CAMPS, FOUNTAIN, SIDES, TILES

Cell: TypeAlias = int  # (y + 128) * 256 + x + 128, seen from the fountain; y grows to the south
Board: TypeAlias = tuple[tuple[Cell, int], ...]  # cells with their tiles, sorted, the fountain among them

CENTRE: Cell = 128 * 257
STEPS = (-256, 1, 256, -1)  # by side
START: Board = ((CENTRE, FOUNTAIN),)

_KEPT = 4096
_WALKS = tuple(tuple(STEPS[side] for side in SIDES if KIND[tile][side] == OPEN) for tile in TILES)


def cell(x: int, y: int) -> Cell:
    """Returns the cell so many steps east and south of the fountain (-128 to 127 each)."""
    return (y + 128) * 256 + x + 128


def xy(cell: Cell) -> tuple[int, int]:
    """Returns how many steps east and south of the fountain a cell is."""
    return cell % 256 - 128, cell // 256 - 128


def at(board: Board) -> Mapping[Cell, int]:
    """Returns the tiles by cell, to be read only."""
    return _sites(board).tiles


def placed(board: Board, cell: Cell, tile: int) -> Board:
    """Returns the Alhambra with a tile in an empty cell."""
    place = bisect(board, (cell, tile))
    return _changed(board, cell, (*board[:place], (cell, tile), *board[place:]))


def removed(board: Board, cell: Cell) -> Board:
    """Returns the Alhambra without the tile of a cell."""
    return _changed(board, cell, tuple([pair for pair in board if pair[0] != cell]))


def cells_for(board: Board, tile: int) -> tuple[Cell, ...]:
    """Returns the empty cells, sorted, where a tile may be placed (section 4; 8.2 for camps)."""
    free, _ = _sites(board).forms()
    form = FORM[tile]
    return tuple(sorted([cell for cell, forms in free.items() if forms & form]))


@lru_cache(_KEPT)
def removable(board: Board) -> tuple[Cell, ...]:
    """Returns the cells, sorted, whose tile may be taken away: what is left obeys every rule."""
    sites = _sites(board)
    _, held = sites.forms()
    loose = sorted([cell for cell, forms in held.items() if forms & LOOSE])
    return tuple([cell for cell in loose if _walked_without(sites.tiles, cell)])


def swappable(board: Board, tile: int) -> tuple[Cell, ...]:
    """Returns the cells, sorted, whose tile may be exchanged for another: only the final position is judged."""
    _, held = _sites(board).forms()
    form = FORM[tile]
    return tuple(sorted([cell for cell, forms in held.items() if forms & form]))


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
    if not MAY_FILL[ring(tiles, cell)]:
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
    if not MAY_EMPTY[ring(tiles, cell)]:
        return "apart"
    return None if _walked_without(tiles, cell) else "on_foot"


def why_not_swapped(board: Board, tile: int, cell: Cell) -> str | None:
    """Returns the first reason why a tile may not replace that of a cell, None if it may.

    It is the "fountain", or "walls", "camp" or "on_foot" as in `why_not`. The other tiles stay reachable: where the
    touching sides fit, the new tile opens to the same neighbours as the old one.
    """
    return "fountain" if cell == CENTRE else _misfit(at(board), tile, cell)


_SITES: dict[Board, Sites] = {}


def _sites(board: Board) -> Sites:
    return _SITES.get(board) or _kept(board, unknown(board))


def _changed(board: Board, cell: Cell, after: Board) -> Board:
    """Returns an Alhambra after a change in one cell, and keeps what was known of the other cells."""
    if after not in _SITES:
        _kept(after, _sites(board).changed(after, cell))
    return after


def _kept(board: Board, sites: Sites) -> Sites:
    if len(_SITES) >= _KEPT:
        _SITES.clear()
    _SITES[board] = sites
    return sites


def _misfit(tiles: Mapping[Cell, int], tile: int, cell: Cell) -> str | None:
    if fitting(tiles, cell) & FORM[tile]:
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
