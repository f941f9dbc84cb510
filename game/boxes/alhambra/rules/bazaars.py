"""What the bazaars of an Alhambra score (section 8.3)."""

from functools import lru_cache

from game.boxes.alhambra.rules.board import Board, Cell, at
from game.boxes.alhambra.rules.tiles import COLOURS, TYPE
from game.core.values import value

_AROUND = (-257, -256, -255, -1, 1, 255, 256, 257)


@value
class Bazaar:
    """A bazaar in an Alhambra: its `neighbours` in its colours (cells) times how many `colours` (types) they show."""

    cell: Cell
    tile: int
    neighbours: tuple[Cell, ...]
    colours: tuple[int, ...]
    points: int


@lru_cache(1 << 10)
def bazaar_scores(board: Board) -> tuple[Bazaar, ...]:
    """Returns what every bazaar scores, by cell (section 8.3); walls do not matter."""
    return tuple(_bazaar(board, cell, tile) for cell, tile in board if tile in COLOURS)


def bazaar_points(board: Board) -> int:
    """Returns the points for all bazaars of an Alhambra."""
    return sum(bazaar.points for bazaar in bazaar_scores(board))


def _bazaar(board: Board, cell: Cell, tile: int) -> Bazaar:
    tiles = at(board)
    around = [(cell + step, TYPE[tiles[cell + step]]) for step in _AROUND if cell + step in tiles]
    matching = [(beside, kind) for beside, kind in around if kind is not None and kind in COLOURS[tile]]
    colours = tuple(sorted({kind for _, kind in matching}))
    return Bazaar(cell, tile, tuple(beside for beside, _ in matching), colours, len(matching) * len(colours))
