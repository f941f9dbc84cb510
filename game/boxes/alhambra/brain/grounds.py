"""What one Alhambra is worth and how it can grow; every answer is remembered, for plans share their Alhambras."""

from dataclasses import dataclass
from functools import cached_property, lru_cache

from game.boxes.alhambra.rules.bazaars import bazaar_points
from game.boxes.alhambra.rules.board import STEPS, Board, Cell, at, cells_for, placed
from game.boxes.alhambra.rules.camps import camp_points
from game.boxes.alhambra.rules.tiles import BAZAARS, CAMPS, SIDES, WALLS
from game.boxes.alhambra.rules.walls import wall
from game.boxes.alhambra_family.brain.projection import Counts
from game.boxes.alhambra_family.rules.buildings import BUILDINGS, counts_by_kind

GROUNDS_NAMES = ("tiles", "wall", "outer", "cells", "fits_in", "camps", "bazaars", "room")

_AROUND = (-257, -256, -255, -1, 1, 255, 256, 257)


def _equivalence_key(building: int) -> list[int]:
    return [tile for tile in (*BUILDINGS, *BAZAARS) if WALLS[tile] == WALLS[building]]


_TYPICAL = tuple(
    (
        building,
        sum(tile in BUILDINGS for tile in _equivalence_key(building)),
        sum(1 << tile for tile in _equivalence_key(building)),
    )
    for building in BUILDINGS
    if _equivalence_key(building)[0] == building
)
"""One building for each way to be walled, how many go where it can, and these and bazaars that do as bits."""

_OUTER, _CELLS, _FITS, _ROOM = 0.15, 0.15, 2.0, 0.3


@dataclass(frozen=True)
class Grounds:
    """An Alhambra as a planner sees it.

    `counts` are its buildings by type and `tiles` all its tiles but the fountain. `wall`, `camps` and `bazaars` are
    points of one scoring. `outer` counts the outer walls that are no part of the longest run, `room` the empty cells
    around bazaars. `homeless` are the buildings and bazaars that have no cell to go to, as bits; `fits` is the share
    of buildings (0 to 1) that have one, `cells` how many they have in the mean.
    """

    counts: Counts
    tiles: int
    wall: int
    outer: int
    cells: float
    fits: float
    camps: int
    bazaars: int
    room: int
    homeless: int

    @cached_property
    def numbers(self) -> tuple[float, ...]:
        """What a position says of it, in the order of `GROUNDS_NAMES`."""
        return self.tiles, self.wall, self.outer, self.cells, self.fits, self.camps, self.bazaars, self.room

    @cached_property
    def site(self) -> float:
        """Roughly what one scoring makes of it, majorities aside, with something for what can still be built on."""
        growth = _OUTER * self.outer + _CELLS * self.cells + _FITS * self.fits + _ROOM * self.room
        return self.wall + self.camps + self.bazaars + growth


@lru_cache(1 << 11)
def grounds(board: Board) -> Grounds:
    """Returns what an Alhambra is worth."""
    tiles = at(board)
    run = wall(board)
    homes = [(len(cells_for(board, building)), equivalence_key, bits) for building, equivalence_key, bits in _TYPICAL]
    markets = [cell for cell, tile in board if tile in BAZAARS]
    return Grounds(
        counts=counts_by_kind(tuple([tile for tile in tiles.values() if tile in BUILDINGS])),
        tiles=len(board) - 1,
        wall=run,
        outer=_outer(board) - run,
        cells=sum(cells * equivalence_key for cells, equivalence_key, _ in homes) / len(BUILDINGS),
        fits=sum(equivalence_key for cells, equivalence_key, _ in homes if cells) / len(BUILDINGS),
        camps=camp_points(board) if any(tile in CAMPS for _, tile in board) else 0,
        bazaars=bazaar_points(board) if markets else 0,
        room=sum(cell + step not in tiles for cell in markets for step in _AROUND),
        homeless=sum(bits for cells, _, bits in homes if not cells),
    )


def _outer(board: Board) -> int:
    """Returns the number of outer walls; a bastion hides none."""
    tiles = at(board)
    return sum(
        tiles.get(cell + STEPS[side], CAMPS[0]) in CAMPS
        for cell, tile in board
        if WALLS[tile]
        for side in SIDES
        if WALLS[tile] >> side & 1
    )


@lru_cache(1 << 15)
def has_home(board: Board, tile: int) -> bool:
    """Tells whether a tile has a legal cell."""
    return bool(cells_for(board, tile))


@lru_cache(1 << 11)
def best_cells(board: Board, tile: int) -> tuple[tuple[float, Cell], ...]:
    """Returns the cells where a tile may be placed, best first, each with what the site gains by it."""
    before = grounds(board).site
    gains = [(grounds(placed(board, cell, tile)).site - before, cell) for cell in cells_for(board, tile)]
    return tuple(sorted(gains, key=lambda found: (-found[0], found[1])))
