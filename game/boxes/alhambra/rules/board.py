"""One Alhambra: its cells, and which tiles may come, go and change (section 4 of the rules, 8.2 for camps).

Every function is pure and trusts that the Alhambra it is given obeys the rules. An Alhambra remembers what is known of
its cells, since copies of a game share their Alhambras and the next one differs in one cell only.
"""

from bisect import bisect_left, insort
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Self, overload

from game.boxes.alhambra.rules.sites import CENTRE as CENTRE
from game.boxes.alhambra.rules.sites import (
    IS_DEAD_END,
    MAY_EMPTY,
    MAY_FILL,
    NOTHING,
    OPENINGS,
    Change,
    Sites,
    fitting,
    ring,
    unknown,
    walked_without,
)
from game.boxes.alhambra.rules.sites import STEPS as STEPS
from game.boxes.alhambra.rules.sites import Cell as Cell
from game.boxes.alhambra.rules.tiles import CAMPS, FORM, FOUNTAIN, SIDES, meet
from game.core.codec import Written

_MOST_CHANGES = 6
"""After so many changes that nobody looked at, finding everything out anew is as quick."""


class Board(Sequence[tuple[Cell, int]], Written):
    """An Alhambra: its cells with their tiles, by cell, the fountain among them. It never changes.

    `cells` are sorted, `tiles` has what lies there. It brings along what is known of its cells, or what it came from
    until somebody asks.
    """

    __slots__ = ("_hash", "_past", "_sites", "cells", "tiles")

    def __init__(
        self, cells: list[Cell], tiles: dict[Cell, int], past: "tuple[Sites, tuple[Change, ...]] | None" = None
    ) -> None:
        """Takes cells and tiles, which nobody changes any more, and known sites with what changed since."""
        self.cells, self.tiles, self._past = cells, tiles, past
        self._sites: Sites | None = None
        self._hash = 0

    @classmethod
    def read(cls, written: Iterable[tuple[Cell, int]]) -> Self:
        tiles = dict(written)
        return cls(sorted(tiles), tiles)

    def written(self) -> tuple[tuple[Cell, int], ...]:
        tiles = self.tiles
        return tuple([(cell, tiles[cell]) for cell in self.cells])

    @property
    def sites(self) -> Sites:
        """What is known of its cells."""
        if self._sites is None:
            self._sites = self._past[0].changed(self._past[1], self.tiles) if self._past else unknown(self.tiles)
            self._past = None
        return self._sites

    def since(self, *change: int) -> "tuple[Sites, tuple[Change, ...]] | None":
        """Returns known sites and the changes since them and with one more, None if there are too many."""
        cell, gone, tile = change
        if self._sites is not None:
            return self._sites, ((cell, gone, tile),)
        if self._past is None or len(self._past[1]) == _MOST_CHANGES:
            return None
        return self._past[0], (*self._past[1], (cell, gone, tile))

    def __len__(self) -> int:
        return len(self.cells)

    def __iter__(self) -> Iterator[tuple[Cell, int]]:
        return iter(self.written())

    @overload
    def __getitem__(self, index: int) -> tuple[Cell, int]: ...
    @overload
    def __getitem__(self, index: slice) -> tuple[tuple[Cell, int], ...]: ...
    def __getitem__(self, index: int | slice) -> tuple[Cell, int] | tuple[tuple[Cell, int], ...]:
        return self.written()[index]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Board) and self.tiles == other.tiles

    def __hash__(self) -> int:
        self._hash = self._hash or hash(self.written())
        return self._hash

    def __repr__(self) -> str:
        return f"Board.read({self.written()})"

    def __reduce__(self) -> tuple[object, ...]:
        return Board.read, (self.written(),)


START = Board.read(((CENTRE, FOUNTAIN),))


def cell(x: int, y: int) -> Cell:
    """Returns the cell so many steps east and south of the fountain (-128 to 127 each)."""
    return (y + 128) * 256 + x + 128


def xy(cell: Cell) -> tuple[int, int]:
    """Returns how many steps east and south of the fountain a cell is."""
    return cell % 256 - 128, cell // 256 - 128


def at(board: Board) -> Mapping[Cell, int]:
    """Returns the tiles by cell, to be read only."""
    return board.tiles


def placed(board: Board, cell: Cell, tile: int) -> Board:
    """Returns the Alhambra with a tile in an empty cell."""
    cells, tiles = board.cells.copy(), board.tiles.copy()
    insort(cells, cell)
    tiles[cell] = tile
    return Board(cells, tiles, board.since(cell, NOTHING, tile))


def removed(board: Board, cell: Cell) -> Board:
    """Returns the Alhambra without the tile of a cell."""
    cells, tiles = board.cells.copy(), board.tiles.copy()
    del cells[bisect_left(cells, cell)]
    return Board(cells, tiles, board.since(cell, tiles.pop(cell), NOTHING))


def exchanged(board: Board, cell: Cell, tile: int) -> Board:
    """Returns the Alhambra with another tile in a cell that has one."""
    tiles = board.tiles.copy()
    tiles[cell] = tile
    return Board(board.cells, tiles, board.since(cell, board.tiles[cell], tile))


def cells_for(board: Board, tile: int) -> tuple[Cell, ...]:
    """Returns the empty cells, sorted, where a tile may be placed (section 4; 8.2 for camps)."""
    return tuple(board.sites.homes(FORM[tile]))


def room(board: Board) -> Mapping[int, int]:
    """Returns the sets of forms that may come to some empty cell, each with the number of cells that allow it."""
    return Counter(board.sites.free.values())


def removable(board: Board) -> tuple[Cell, ...]:
    """Returns the cells, sorted, whose tile may be taken away: what is left obeys every rule."""
    sites = board.sites
    if sites.removable is None:
        sites.removable = tuple(_removable(board, sites))
    return sites.removable


def _removable(board: Board, sites: Sites) -> list[Cell]:
    tiles, surroundings = board.tiles, sites.surroundings
    return [
        cell
        for cell in board.cells
        if MAY_EMPTY[around := surroundings[cell] & 255]
        and cell != CENTRE
        and (IS_DEAD_END[links := around & OPENINGS[tiles[cell]]] or walked_without(tiles, cell, links))
    ]


def swappable(board: Board, tile: int) -> tuple[Cell, ...]:
    """Returns the cells, sorted, whose tile may be exchanged for another: only the final position is judged."""
    form = FORM[tile]
    return tuple([cell for cell, forms in board.sites.exchangeable(board.cells) if forms & form])


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


def _surroundings(board: Board, cell: Cell) -> int:
    return board.sites.surroundings.get(cell, 0)


def _misfit(board: Board, tile: int, cell: Cell) -> str | None:
    if fitting(_surroundings(board, cell)) & FORM[tile]:
        return None
    tiles = at(board)
    beside = [(side, tiles[cell + STEPS[side]]) for side in SIDES if cell + STEPS[side] in tiles]
    clashes = [tile in CAMPS or other in CAMPS for side, other in beside if not meet(tile, side, other)]
    return ("camp" if all(clashes) else "walls") if clashes else "on_foot"
