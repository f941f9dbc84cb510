"""Where falcons may sit in an Alhambra and what they score (section 8.4).

A corner, the meeting point of four tiles, is named by the cell to its north-west.
"""

from collections.abc import Iterable
from functools import lru_cache

from game.boxes.alhambra.rules.board import Board, Cell, at
from game.boxes.alhambra.rules.tiles import CAMPS, PAIR, TYPE

POINTS = (0, 2, 6, 12, 20, 30)  # by the number of falcons with the same feathers


def touches(corner: Cell) -> tuple[Cell, Cell, Cell, Cell]:
    """Returns the four cells around a corner: north-west, north-east, south-west, south-east."""
    return corner, corner + 1, corner + 256, corner + 257


def corners(cell: Cell) -> tuple[Cell, Cell, Cell, Cell]:
    """Returns the four corners of a cell: north-west, north-east, south-west, south-east."""
    return cell - 257, cell - 256, cell - 1, cell


def perches(board: Board, falcon: int) -> tuple[Cell, ...]:
    """Returns the corners, sorted, where a falcon (0 to 14) may be placed if no other sits there (section 8.4).

    All four tiles are buildings, bazaars or the fountain, not camps (our ruling), and show both colours of the falcon.
    """
    pair = sum(1 << kind for kind in PAIR[falcon])
    return tuple([corner for corner, kinds in _corners(board) if kinds & pair == pair])


def falcon_points(feathers: Iterable[int]) -> int:
    """Returns the points for a player's falcons, given how many (0 to 5) there are of each feather."""
    return sum(POINTS[count] for count in feathers)


@lru_cache(1 << 10)
def _corners(board: Board) -> tuple[tuple[Cell, int], ...]:
    """Returns the corners where falcons may sit at all, with the types around each as bits."""
    tiles = at(board)
    found = []
    for corner, _ in board:
        around = [tiles.get(cell) for cell in touches(corner)]
        if all(tile is not None and tile not in CAMPS for tile in around):
            kinds = {TYPE[tile] for tile in around if tile is not None}
            found.append((corner, sum(1 << kind for kind in kinds if kind is not None)))
    return tuple(found)
