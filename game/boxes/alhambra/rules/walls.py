"""The outer wall of an Alhambra and its longest unbroken run (section 5)."""

from collections.abc import Mapping
from functools import lru_cache
from typing import TypeAlias

from game.boxes.alhambra.rules.board import STEPS, Board, Cell
from game.boxes.alhambra.rules.tiles import CAMPS, SIDES, WALLS

Edge: TypeAlias = tuple[Cell, int]  # a cell and one of its sides

_WALLED = tuple(tuple(side for side in SIDES if walls >> side & 1) for walls in WALLS)


def wall(board: Board) -> int:
    """Returns the points for the wall: how many edges its longest run has (section 5)."""
    return len(wall_run(board))


@lru_cache(1 << 10)
def wall_run(board: Board) -> tuple[Edge, ...]:
    """Returns the edges of the longest unbroken run of outer wall, clockwise, the tiles on the right hand (section 5).

    Camps count as empty cells. Of several longest runs always the same one is chosen: the north-most, then west-most
    beginning, and closed rings last.
    """
    walls = outer_walls(board)
    runs = [_run(walls, edge) for edge in sorted(walls.keys() - walls.values())]
    if sum(map(len, runs)) < len(walls):
        rings = walls.keys() - {edge for run in runs for edge in run}
        runs += [_run(walls, edge) for edge in sorted(rings)]
    return max(runs, key=len, default=())


@lru_cache(1 << 10)
def outer_walls(board: Board) -> Mapping[Edge, Edge]:
    """Returns the edges with an outer wall, each with the border edge after it, clockwise."""
    tiles = {cell: tile for cell, tile in board if tile not in CAMPS}
    return {
        (cell, side): _next(tiles, cell, side)
        for cell, tile in tiles.items()
        for side in _WALLED[tile]
        if cell + STEPS[side] not in tiles
    }


def _next(tiles: Mapping[Cell, int], cell: Cell, side: int) -> Edge:
    """Returns the border edge after one: around the tile's own corner, straight on, or back along a tile in the way.

    Where only a corner touches, the hand stays on the same tile (our ruling, section 5).
    """
    right = (side + 1) % 4
    ahead = cell + STEPS[right]
    if ahead not in tiles:
        return cell, right
    if ahead + STEPS[side] not in tiles:
        return ahead, side
    return ahead + STEPS[side], (side - 1) % 4


def _run(walls: Mapping[Edge, Edge], start: Edge) -> tuple[Edge, ...]:
    """Returns a run of walls from its first edge to its last; a closed ring is walked once around."""
    run = [start]
    edge = walls[start]
    while edge in walls and edge != start:
        run.append(edge)
        edge = walls[edge]
    return tuple(run)
