"""What one Alhambra is worth and how it can grow; every answer is remembered, for plans share their Alhambras."""

from functools import cache, lru_cache

from game.boxes.alhambra.rules.board import Board, Cell, at, cells_for, placed, room
from game.boxes.alhambra.rules.falcons import POINTS, perched_points
from game.boxes.alhambra.rules.scoring import bazaar_points, camp_points, wall_lengths
from game.boxes.alhambra.rules.sites import RING
from game.boxes.alhambra.rules.tiles import BAZAARS, CAMPS, FEATHER, FEATHERS, FORM, WALLS
from game.boxes.alhambra.rules.view import Perched
from game.boxes.alhambra_family.brain.projection import Counts
from game.boxes.alhambra_family.rules.components import BUILDINGS, counts_by_kind
from game.core.values import value

GROUNDS_NAMES = ("tiles", "wall", "outer", "cells", "fits_in", "camps", "bazaars", "room")


def _equivalence_key(building: int) -> list[int]:
    return [tile for tile in (*BUILDINGS, *BAZAARS) if WALLS[tile] == WALLS[building]]


_TYPICAL = tuple(
    (
        FORM[building],
        sum(tile in BUILDINGS for tile in _equivalence_key(building)),
        sum(1 << tile for tile in _equivalence_key(building)),
    )
    for building in BUILDINGS
    if _equivalence_key(building)[0] == building
)
"""For each way to be walled its form, how many buildings have it, and these and bazaars that have it as bits."""

_ALL = sum(bits for _, _, bits in _TYPICAL)

_OUTER, _CELLS, _FITS, _ROOM = 0.15, 0.15, 2.0, 0.3


@value
class Grounds:
    """An Alhambra as a planner sees it.

    `counts` are its buildings by type and `numbers` what a position says of it, in the order of GROUNDS_NAMES: `tiles`
    are all but the fountain; `wall`, `camps` and `bazaars` points of one scoring; `outer` counts the outer walls that
    are no part of the longest run, `room` the empty cells around bazaars; `fits` is the share of buildings (0 to 1)
    that have a cell to go to, `cells` how many they have in the mean. `homeless` are the buildings and bazaars that
    have none, as bits. `site` is roughly what one scoring makes of it, majorities aside, with something for what can
    still be built on.
    """

    counts: Counts
    numbers: tuple[float, ...]
    camps: int
    fits: float
    room: int
    homeless: int
    site: float


@lru_cache(1 << 11)
def grounds(board: Board) -> Grounds:
    """Returns what an Alhambra is worth."""
    buildings = tuple([tile for tile in board.tiles.values() if tile in BUILDINGS])
    cells, fits, homeless = _growth(board)
    run, walls = wall_lengths(board)
    outer = walls - run
    camps, bazaars, free = _modules(board) if len(buildings) < len(board) - 1 else (0, 0, 0)
    growth = _OUTER * outer + _CELLS * cells + _FITS * fits + _ROOM * free
    numbers = (len(board) - 1, run, outer, cells, fits, camps, bazaars, free)
    site = run + camps + bazaars + growth
    return Grounds(counts_by_kind(buildings), numbers, camps, fits, free, homeless, site)


def _growth(board: Board) -> tuple[float, float, int]:
    """Returns how many cells the buildings have to go to in the mean, the share that has any, and those without."""
    cells = anywhere = 0
    for forms, number in room(board).items():
        cells += number * _fitting(forms)[0]
        anywhere |= forms
    fitting, bits = _fitting(anywhere)
    return cells / len(BUILDINGS), fitting / len(BUILDINGS), _ALL & ~bits


@cache
def _fitting(forms: int) -> tuple[int, int]:
    """Returns how many buildings have one of some forms, and these and bazaars that have one as bits."""
    having = [(number, bits) for form, number, bits in _TYPICAL if forms & form]
    return sum([number for number, _ in having]), sum([bits for _, bits in having])


def _modules(board: Board) -> tuple[int, int, int]:
    """Returns the points of camps and bazaars, and the empty cells around bazaars."""
    tiles = at(board)
    markets = [cell for cell, tile in board if tile in BAZAARS]
    free = sum([cell + step not in tiles for cell in markets for step in RING])
    return camp_points(board), bazaar_points(board), free


@lru_cache(1 << 12)
def has_home(board: Board, tile: int) -> bool:
    """Tells whether a tile has a legal cell."""
    return any(forms & FORM[tile] for forms in room(board))


def is_fitting(board: Board, tile: int) -> bool:
    """Tells whether a tile has a legal cell, from what is known of an Alhambra with which one reckons anyway."""
    return has_home(board, tile) if tile in CAMPS else not grounds(board).homeless >> tile & 1


@lru_cache(1 << 11)
def best_cells(board: Board, tile: int) -> tuple[tuple[float, Cell], ...]:
    """Returns the cells where a tile may be placed, best first, each with what the site gains by it."""
    before = grounds(board).site
    gains = [(grounds(placed(board, cell, tile)).site - before, cell) for cell in cells_for(board, tile)]
    return tuple(sorted(gains, key=lambda found: (-found[0], found[1])))


# ---------------------------------------------------------------------- falcons
points_here = lru_cache(1 << 12)(perched_points)


@lru_cache(1 << 12)
def next_points(perched: Perched) -> tuple[int, ...]:
    """Returns by feather how many points more one scoring pays with one falcon more; 0 when all of them sit here."""
    held = [FEATHER[falcon] for _, falcon in perched]
    counts = [held.count(feather) for feather in range(len(FEATHERS))]
    return tuple((*POINTS, POINTS[-1])[count + 1] - POINTS[count] for count in counts)
