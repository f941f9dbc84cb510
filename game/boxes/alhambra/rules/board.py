"""One Alhambra: its cells, and which tiles may come, go and change (section 4 of the rules, 8.2 for camps).

Every function is pure and trusts that the Alhambra it is given obeys the rules. An Alhambra remembers what is known of
its cells, since copies of a game share their Alhambras and the next one differs in one cell only.
"""

from bisect import bisect
from collections.abc import Iterable, Mapping
from functools import lru_cache
from typing import TypeAlias

from game.boxes.alhambra.rules.contacts import FORM, FORMS, KIND, OPEN, meet
from game.boxes.alhambra.rules.sites import CENTRE as CENTRE
from game.boxes.alhambra.rules.sites import MAY_EMPTY, MAY_FILL, Sites, fitting, ring, unknown
from game.boxes.alhambra.rules.tiles import CAMPS, FOUNTAIN, SIDES, TILES

Cell: TypeAlias = int  # (y + 128) * 256 + x + 128, seen from the fountain; y grows to the south
Board: TypeAlias = tuple[tuple[Cell, int], ...]  # cells with their tiles, sorted, the fountain among them

STEPS = (-256, 1, 256, -1)  # by side
START: Board = ((CENTRE, FOUNTAIN),)

_NOTHING = len(TILES)
_OPENINGS = (*(sum(1 << 2 * side for side in SIDES if KIND[tile][side] == OPEN) for tile in TILES), 0)  # as in rings
_WALKS = tuple(tuple(STEPS[side] for side in SIDES if KIND[tile][side] == OPEN) for tile in TILES)


def _corners(links: int) -> tuple[tuple[int, int], ...] | None:
    """Returns the corners around which one walks between the neighbours to which a tile opens, None if not all so.

    Takes these neighbours as bits of a ring. Each corner is the step to it and the sides that have to be open there.
    """
    sides = [side for side in SIDES if links >> 2 * side & 1]
    turns = [(side, (side + 1) % 4) for side in sides if (side + 1) % 4 in sides]
    if len(turns) < len(sides) - 1:
        return None
    return tuple((STEPS[one] + STEPS[next], 1 << 2 * (one ^ 2) | 1 << 2 * (next ^ 2)) for one, next in turns)


_CORNERS = tuple(_corners(ring) for ring in range(256))
_DEAD_END = tuple(ring.bit_count() < 2 for ring in range(256))  # nobody walks across a tile with one open neighbour


def cell(x: int, y: int) -> Cell:
    """Returns the cell so many steps east and south of the fountain (-128 to 127 each)."""
    return (y + 128) * 256 + x + 128


def xy(cell: Cell) -> tuple[int, int]:
    """Returns how many steps east and south of the fountain a cell is."""
    return cell % 256 - 128, cell // 256 - 128


def at(board: Board) -> Mapping[Cell, int]:
    """Returns the tiles by cell, to be read only."""
    return sites_of(board).tiles


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
    return tuple([cell for cell, _ in homes(board, (tile,))])


def removable(board: Board) -> tuple[Cell, ...]:
    """Returns the cells, sorted, whose tile may be taken away: what is left obeys every rule."""
    sites = sites_of(board)
    tiles, surroundings = sites.tiles, sites.surroundings
    loose = [
        (cell, around & _OPENINGS[tile])
        for cell, tile in board
        if MAY_EMPTY[around := surroundings[cell] & 255] and cell != CENTRE
    ]
    return tuple([cell for cell, links in loose if _DEAD_END[links] or _walked_without(tiles, cell, links)])


def swappable(board: Board, tile: int) -> tuple[Cell, ...]:
    """Returns the cells, sorted, whose tile may be exchanged for another: only the final position is judged."""
    return tuple([cell for cell, _ in exchanges(board, (tile,))])


def homes(board: Board, tiles: Iterable[int]) -> list[tuple[Cell, int]]:
    """Returns the empty cells, sorted, where any of some tiles may be placed, with the forms that may come there."""
    wanted = _forms(tiles)
    return sorted([home for home in sites_of(board).free.items() if home[1] & wanted])


def exchanges(board: Board, tiles: Iterable[int]) -> list[tuple[Cell, int]]:
    """Returns the cells, sorted, whose tile may be exchanged for any of some, with the forms that may come there."""
    wanted, surroundings = _forms(tiles), sites_of(board).surroundings
    return [(cell, forms) for cell, _ in board if (forms := FORMS[surroundings[cell] >> 8]) & wanted and cell != CENTRE]


def _forms(tiles: Iterable[int]) -> int:
    forms = 0
    for tile in tiles:
        forms |= FORM[tile]
    return forms


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

    _known: Sites | tuple[Sites, Cell, int | None]

    def after(self, before: Board, cell: Cell, tile: int | None) -> "_Known":
        """Notes that it differs from another Alhambra in the tile of one cell; returns itself."""
        self._known = sites_of(before), cell, tile
        return self

    @property
    def sites(self) -> Sites:
        """What is known of its cells."""
        if not isinstance(self._known, Sites):
            self._known = Sites.changed(*self._known)
        return self._known

    def __reduce__(self) -> tuple[type, tuple[Board]]:
        return tuple, (tuple(self),)


def sites_of(board: Board) -> Sites:
    """Returns what is known of the cells of an Alhambra."""
    return board.sites if isinstance(board, _Known) else _unknown(board)


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


def _walked_without(tiles: Mapping[Cell, int], gone: Cell, links: int) -> bool:
    """Tells whether without a tile every building and bazaar can still be reached from the fountain (section 4.3).

    Takes the neighbours to which the tile opens as bits of a ring. The others can be reached if one can still walk from
    one of these to the next: mostly around the corner between them, otherwise a longer way or not at all.
    """
    corners = _CORNERS[links]
    if corners is not None:
        shut = [step for step, doors in corners if _OPENINGS[tiles.get(gone + step, _NOTHING)] & doors != doors]
        if not shut:
            return True
    wanted = {gone + STEPS[side] for side in SIDES if links >> 2 * side & 1}
    start = max(wanted) if gone > CENTRE else min(wanted)  # leads away from the fountain: the shorter walk
    seen, reached = {gone, start}, [start]
    for cell in reached:  # grows while it is walked
        for step in _WALKS[tiles[cell]]:
            beside = cell + step
            if beside in tiles and beside not in seen:
                seen.add(beside)
                reached.append(beside)
    return wanted <= seen
