"""Where the majority table goes: its rows by party, its columns by type, in the roomiest style that fits."""

from collections.abc import Sequence
from dataclasses import dataclass

from game.paint.box import Box

PLACES = 3
"""How many places the last scoring pays; the majority table usually keeps room for all of them."""
ROOMY = 60.0
"""Rows of two lines less high than this have smaller letters."""
RIM = 14.0
"""The distance from the table's edge to what stands in it."""
HIGH = 70.0
"""Rows of two lines at least as high as this have larger ones."""


@dataclass(frozen=True, slots=True)
class Pair:
    """How a counted stack and its points stand in a cell: how large both are, and how high in parts of the row."""

    scale: float
    size: float
    stack: float
    points: float


_HIGH, _USUAL, _TIGHT = Pair(1.0, 25, 0.28, 0.76), Pair(0.88, 23, 0.28, 0.76), Pair(0.88, 21, 0.26, 0.74)
_BESIDE = Pair(0.74, 18, 0.5, 0.5)


@dataclass(frozen=True, slots=True)
class RowStyle:
    """How roomy the majority table is: with a title line of its own, rows of one line or two, how many places have a
    line that tells what they pay, and the width of the names (0: the usual one).

    Cells hold a stack with its points, or where rows end in sums (`is_summed`) the stack alone, in large letters.
    """

    title: float
    head: float
    row: float
    most: float
    is_double: bool
    place: float
    places: int = PLACES
    width: float = 0.0
    is_summed: bool = False

    @property
    def name(self) -> float:
        """Returns the width that token, name, points and the size of the hand take."""
        return self.width or (252.0 if self.is_double else 240.0)

    def needs(self, parties: int) -> float:
        """Returns the height of a table for so many parties."""
        return 2 * RIM + self.title + self.head + parties * self.row + self.places * self.place


@dataclass(frozen=True, slots=True)
class ScoreboardGrid:
    """The majority table: its panel, a box for each party's row, the middles of the columns by type."""

    box: Box
    style: RowStyle
    rows: tuple[Box, ...]
    columns: tuple[float, ...]
    step: float

    @property
    def head(self) -> float:
        """Returns the middle height of the row of tiles."""
        return self.box.y + RIM + self.style.title + self.style.head / 2 - 4

    def place(self, number: int) -> float:
        """Returns the middle height of the line that tells what a place (0 to 2) pays."""
        return self.rows[-1].bottom + 4 + (number + 0.5) * self.style.place

    @property
    def pair(self) -> Pair:
        """Returns how a stack and its points stand in a cell, for the height of the rows."""
        height = self.rows[0].h
        if not self.style.is_double:
            return _BESIDE
        return _HIGH if height >= HIGH else _USUAL if height >= ROOMY else _TIGHT

    def cell(self, party: int, kind: int) -> tuple[float, float]:
        """Returns the point where a party's counted stack of a type stands."""
        row = self.rows[party]
        if self.style.is_summed:
            return self.columns[kind], row.cy
        if self.style.is_double:
            return self.columns[kind] + 2, row.y + row.h * self.pair.stack
        return self.columns[kind] - self.step * 0.25, row.cy + 2


def roomiest(styles: Sequence[RowStyle], parties: int, free: float) -> RowStyle:
    """Returns the first of some styles, roomiest first, that fits a height; the last if none does."""
    return next((style for style in styles if style.needs(parties) <= free), styles[-1])


def scoreboard_grid(style: RowStyle, parties: int, column: Box, free: float, kinds: int) -> ScoreboardGrid:
    """Returns the table at the top of a column, its rows as height as `free` and the style allow."""
    row_height = min(style.most, style.row + (free - style.needs(parties)) / parties)
    height = style.needs(parties) + (row_height - style.row) * parties
    box = Box(column.x, column.y, column.w, height)
    inner = box.inset(RIM + 2, RIM).trimmed(top=style.title + style.head)
    rows = inner.pile(parties, row_height - 4, 4)
    cells = inner.trimmed(left=style.name).columns(kinds)
    return ScoreboardGrid(box, style, rows, tuple(cell.cx for cell in cells), cells[0].w)
