"""The outer wall of an Alhambra and its longest unbroken run (section 5).

Within this module an edge is one number, 4 * cell + side, as there are many of them.
"""

from collections.abc import Mapping
from functools import lru_cache
from typing import TypeAlias

from game.boxes.alhambra.rules.board import STEPS, Board, Cell, at
from game.boxes.alhambra.rules.tiles import CAMPS, SIDES, WALLS

Edge: TypeAlias = tuple[Cell, int]  # a cell and one of its sides

_AROUND = tuple((side, STEPS[side], (side + 1) % 4, STEPS[(side + 1) % 4], (side - 1) % 4) for side in SIDES)
_WALLED = tuple(tuple(_AROUND[side] for side in SIDES if walls >> side & 1) for walls in WALLS)
"""By tile its walls: the side and the step there, the side to the right of that and the step there, the side left."""


def wall(board: Board) -> int:
    """Returns the points for the wall: how many edges its longest run has (section 5)."""
    return wall_lengths(board)[0]


@lru_cache(1 << 10)
def wall_lengths(board: Board) -> tuple[int, int]:
    """Returns how many edges the longest run of outer wall has, and how many all outer walls have."""
    walls = _outer_walls(board)
    return max(map(len, _runs(walls)), default=0), len(walls)


@lru_cache(1 << 10)
def wall_run(board: Board) -> tuple[Edge, ...]:
    """Returns the edges of the longest unbroken run of outer wall, clockwise, the tiles on the right hand (section 5).

    Camps count as empty cells. Of several longest runs always the same one is chosen: the north-most, then west-most
    beginning, and closed rings last.
    """
    return tuple([(edge // 4, edge % 4) for edge in max(_runs(_outer_walls(board)), key=len, default=())])


def _outer_walls(board: Board) -> Mapping[int, int]:
    """Returns the edges with an outer wall, each with the border edge after it, clockwise.

    That is around the tile's own corner, straight on, or back along a tile in the way. Where only a corner touches, the
    hand stays on the same tile (our ruling, section 5).
    """
    tiles = at(board)
    if any(tile in CAMPS for tile in tiles.values()):
        tiles = {cell: tile for cell, tile in tiles.items() if tile not in CAMPS}
    following = {}
    for cell, tile in tiles.items():
        for side, step, right, beside, left in _WALLED[tile]:
            if cell + step not in tiles:
                ahead = cell + beside
                if ahead not in tiles:
                    following[4 * cell + side] = 4 * cell + right
                elif ahead + step not in tiles:
                    following[4 * cell + side] = 4 * ahead + side
                else:
                    following[4 * cell + side] = 4 * (ahead + step) + left
    return following


def _runs(walls: Mapping[int, int]) -> list[list[int]]:
    """Returns the unbroken runs of wall, by their beginnings; closed rings come last."""
    runs = [_run(walls, edge) for edge in sorted(walls.keys() - walls.values())]
    if sum(map(len, runs)) < len(walls):
        rings = walls.keys() - {edge for run in runs for edge in run}
        runs += [_run(walls, edge) for edge in sorted(rings)]
    return runs


def _run(walls: Mapping[int, int], start: int) -> list[int]:
    """Returns a run of walls from its first edge to its last; a closed ring is walked once around."""
    run = [start]
    edge = walls[start]
    while edge in walls and edge != start:
        run.append(edge)
        edge = walls[edge]
    return run
