"""One Alhambra: its cells, and which tiles may come, go and change (section 4 of the rules, 8.2 for camps).

Every function is pure and trusts that the Alhambra it is given obeys the rules. An Alhambra remembers what is known of
its cells, since copies of a game share their Alhambras and the next one differs in one cell only.
"""

from bisect import bisect
from collections import Counter
from collections.abc import Mapping
from functools import lru_cache
from typing import TypeAlias

from game.boxes.alhambra.rules.cells import CENTRE as CENTRE
from game.boxes.alhambra.rules.cells import STEPS as STEPS
from game.boxes.alhambra.rules.cells import Cell as Cell
from game.boxes.alhambra.rules.contacts import FORM, meet
from game.boxes.alhambra.rules.sites import MAY_EMPTY, MAY_FILL, Change, Sites, fitting, ring, unknown
from game.boxes.alhambra.rules.tiles import CAMPS, FOUNTAIN, SIDES
from game.boxes.alhambra.rules.walking import IS_DEAD_END, OPENINGS, walked_without

Board: TypeAlias = tuple[tuple[Cell, int], ...]  # cells with their tiles, sorted, the fountain among them

START: Board = ((CENTRE, FOUNTAIN),)


def cell(x: int, y: int) -> Cell:
    """Returns the cell so many steps east and south of the fountain (-128 to 127 each)."""
    return (y + 128) * 256 + x + 128


def xy(cell: Cell) -> tuple[int, int]:
    """Returns how many steps east and south of the fountain a cell is."""
    return cell % 256 - 128, cell // 256 - 128


def at(board: Board) -> Mapping[Cell, int]:
    """Returns the tiles by cell, to be read only."""
    return board.tiles if isinstance(board, _Known) else _unknown(board).tiles


def placed(board: Board, cell: Cell, tile: int) -> Board:
    """Returns the Alhambra with a tile in an empty cell."""
    place = bisect(board, (cell,))
    return _Known((*board[:place], (cell, tile), *board[place:])).after(board, cell, tile)


def removed(board: Board, cell: Cell) -> Board:
    """Returns the Alhambra without the tile of a cell."""
    place = bisect(board, (cell,))
    return _Known((*board[:place], *board[place + 1 :])).after(board, cell, None)


def exchanged(board: Board, cell: Cell, tile: int) -> Board:
    """Returns the Alhambra with another tile in a cell that has one."""
    place = bisect(board, (cell,))
    return _Known((*board[:place], (cell, tile), *board[place + 1 :])).after(board, cell, tile)


def cells_for(board: Board, tile: int) -> tuple[Cell, ...]:
    """Returns the empty cells, sorted, where a tile may be placed (section 4; 8.2 for camps)."""
    return tuple([cell for cell, _ in sites_of(board).homes(FORM[tile])])


def room(board: Board) -> Mapping[int, int]:
    """Returns the sets of forms that may come to some empty cell, each with the number of cells that allow it."""
    return Counter(sites_of(board).free.values())


def removable(board: Board) -> tuple[Cell, ...]:
    """Returns the cells, sorted, whose tile may be taken away: what is left obeys every rule."""
    sites = sites_of(board)
    if sites.removable is None:
        sites.removable = tuple(_removable(board, sites))
    return sites.removable


def _removable(board: Board, sites: Sites) -> list[Cell]:
    tiles, surroundings = sites.tiles, sites.surroundings
    return [
        cell
        for cell, tile in board
        if MAY_EMPTY[around := surroundings[cell] & 255]
        and cell != CENTRE
        and (IS_DEAD_END[links := around & OPENINGS[tile]] or walked_without(tiles, cell, links))
    ]


def swappable(board: Board, tile: int) -> tuple[Cell, ...]:
    """Returns the cells, sorted, whose tile may be exchanged for another: only the final position is judged."""
    return tuple([cell for cell, _ in sites_of(board).exchanges(board, FORM[tile])])


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
    if not MAY_FILL[ring(_surroundings(board, cell))]:
        return "hole"
    return _misfit(board, tile, cell)


def why_not_removed(board: Board, cell: Cell) -> str | None:
    """Returns the first reason why the tile of a cell may not be taken away, None if it may (section 4).

    It is the "fountain", it would leave a "hole", the rest would fall "apart" or would not all be reachable "on_foot".
    """
    tiles = at(board)
    if cell == CENTRE:
        return "fountain"
    if all(cell + step in tiles for step in STEPS):
        return "hole"
    if not MAY_EMPTY[ring(_surroundings(board, cell))]:
        return "apart"
    return None if cell in removable(board) else "on_foot"


def why_not_swapped(board: Board, tile: int, cell: Cell) -> str | None:
    """Returns the first reason why a tile may not replace that of a cell, None if it may.

    It is the "fountain", or "walls", "camp" or "on_foot" as in `why_not`. The other tiles stay reachable: where the
    touching sides fit, the new tile opens to the same neighbours as the old one.
    """
    return "fountain" if cell == CENTRE else _misfit(board, tile, cell)


class _Known(tuple[tuple[Cell, int], ...]):
    """An Alhambra that brings along what is known of its cells, or what it came from until somebody asks.

    For everybody else, and in other processes, it is the plain tuple that it equals.
    """

    _sites: Sites | None = None
    _tiles: dict[Cell, int] | None = None
    _past: tuple[Sites, tuple[Change, ...]] | None = None

    def after(self, before: Board, cell: Cell, tile: int | None) -> "_Known":
        """Notes that it differs from another Alhambra in the tile of one cell; returns itself."""
        past = before._past if isinstance(before, _Known) and before._sites is None else (sites_of(before), ())
        if past is not None and len(past[1]) < _MOST_CHANGES:
            self._past = past[0], (*past[1], (cell, tile))
        return self

    @property
    def sites(self) -> Sites:
        """What is known of its cells."""
        if self._sites is None:
            self._sites = unknown(self) if self._past is None else self._past[0].changed(self._past[1])
            self._past = None
        return self._sites

    @property
    def tiles(self) -> dict[Cell, int]:
        """Its tiles by cell."""
        if self._tiles is None:
            self._tiles = dict(self) if self._sites is None else self._sites.tiles
        return self._tiles

    def __reduce__(self) -> tuple[type, tuple[Board]]:
        return tuple, (tuple(self),)


def sites_of(board: Board) -> Sites:
    """Returns what is known of the cells of an Alhambra."""
    return board.sites if isinstance(board, _Known) else _unknown(board)


_MOST_CHANGES = 6
"""After so many changes that nobody looked at, finding everything out anew is as quick."""

_unknown = lru_cache(64)(unknown)


def _surroundings(board: Board, cell: Cell) -> int:
    return sites_of(board).surroundings.get(cell, 0)


def _misfit(board: Board, tile: int, cell: Cell) -> str | None:
    if fitting(_surroundings(board, cell)) & FORM[tile]:
        return None
    tiles = at(board)
    beside = [(side, tiles[cell + STEPS[side]]) for side in SIDES if cell + STEPS[side] in tiles]
    clashes = [tile in CAMPS or other in CAMPS for side, other in beside if not meet(tile, side, other)]
    return ("camp" if all(clashes) else "walls") if clashes else "on_foot"
