"""Figures: pictures in a rulebook, drawn with the program's own pieces, and the cells that they are made of."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from game.paint import lettering, sprites
from game.paint.box import Box
from game.paint.canvas import Canvas
from game.paint.fonts import Face
from game.paint.palette import INK, MUTED
from game.widgets.ui import Translate

_COVER = 300.0


@dataclass(frozen=True, slots=True)
class Figure:
    """A picture or table of the rulebook; `boxes/<name>/figures.py` holds them by name as FIGURES.

    `height` takes canvas, texts and a width in units (at least 300) and returns how high the picture will be; `draw`
    takes canvas, texts and the box of that width and height.
    """

    height: Callable[[Canvas, Translate, float], float]
    draw: Callable[[Canvas, Translate, Box], None]


def cover(box: str) -> Figure:
    """Returns the cover of a box."""
    name = f"cover_{box}"

    def draw(canvas: Canvas, words: Translate, at: Box) -> None:
        canvas.put(name, at.cx, at.cy, _COVER, centre=True)

    return Figure(lambda canvas, words, w: _COVER * sprites.aspect(name), draw)


def stacked(above: Figure, below: Figure, gap: float) -> Figure:
    """Returns two figures as one, with a gap in units between them."""

    def height(canvas: Canvas, words: Translate, w: float) -> float:
        return above.height(canvas, words, w) + gap + below.height(canvas, words, w)

    def draw(canvas: Canvas, words: Translate, box: Box) -> None:
        high = above.height(canvas, words, box.w)
        above.draw(canvas, words, Box(box.x, box.y, box.w, high))
        below.draw(canvas, words, Box(box.x, box.y + high + gap, box.w, box.h - high - gap))

    return Figure(height, draw)


SMALL, NAME = 22.0, 25.0
"""Sizes of letters: of further lines below a picture, and of the first one."""
_SIZES = (NAME, SMALL, SMALL)
_GAP, _ROW_GAP, _BESIDE = 10.0, 18.0, 8.0


@dataclass(frozen=True, slots=True)
class Cell:
    """One of several pictures side by side: what draws it, and lines of text below it."""

    draw: Callable[[Canvas, Box], None]
    lines: tuple[tuple[str, Face], ...]


@dataclass(frozen=True, slots=True)
class _Sizes:
    """How cells are set: so many in a row, the room of each cell, the width of a picture, the height of all."""

    row: int
    rooms: Sequence[float]
    width: float
    height: float


def cells(
    make: Callable[[Translate], Sequence[Cell]],
    shape: float,
    most: float,
    per_row: Callable[[float], int],
    fill: float = 0.82,
) -> Figure:
    """Returns a figure of cells whose pictures are `shape` times as high as wide.

    They are at most `most` units wide and take at most the part `fill` of their room.
    A last row that is not full stands in the middle.
    """

    def sizes(canvas: Canvas, found: Sequence[Cell], w: float) -> _Sizes:
        row = per_row(w)
        rooms = _rooms([_widest(canvas, cell) for cell in found], row, w)
        width = min(most, w / row * fill)
        told = max(sum(_line_heights(canvas, cell, room)) for cell, room in zip(found, rooms, strict=True))
        return _Sizes(row, rooms, width, width * shape + _GAP + told)

    def height(canvas: Canvas, words: Translate, w: float) -> float:
        found = make(words)
        set_in = sizes(canvas, found, w)
        rows = -(-len(found) // set_in.row)
        return rows * set_in.height + (rows - 1) * _ROW_GAP

    def draw(canvas: Canvas, words: Translate, box: Box) -> None:
        found = make(words)
        set_in = sizes(canvas, found, box.w)
        for first in range(0, len(found), set_in.row):
            rooms = set_in.rooms[first : first + set_in.row]
            x, y = box.cx - sum(rooms) / 2, box.y + first // set_in.row * (set_in.height + _ROW_GAP)
            for cell, room in zip(found[first:], rooms, strict=False):
                _draw_cell(canvas, cell, Box(x, y, room, set_in.height), set_in.width, shape)
                x += room

    return Figure(height, draw)


def _rooms(widest: Sequence[float], row: int, w: float) -> list[float]:
    """Returns the room of each cell: as much for all, unless a word would not go in; then some more for long ones."""
    step = w / row
    if max(widest, default=0) <= step:
        return [step] * len(widest)
    rows = [widest[i : i + row] for i in range(0, len(widest), row)]
    return [own + (step * len(each) - sum(each)) / len(each) for each in rows for own in each]


def _widest(canvas: Canvas, cell: Cell) -> float:
    """Returns the room that the longest word below a picture takes."""
    pairs = zip(cell.lines, _SIZES, strict=False)
    words = ((word, size, face) for (line, face), size in pairs for word in line.split())
    return _BESIDE + max((lettering.width(canvas, *each) for each in words), default=0)


def _draw_cell(canvas: Canvas, cell: Cell, at: Box, width: float, shape: float) -> None:
    cell.draw(canvas, Box(at.cx - width / 2, at.y, width, width * shape))
    y = at.y + width * shape + _GAP
    for (line, face), size in zip(cell.lines, _SIZES, strict=False):
        tone = INK if size == NAME else MUTED
        y = lettering.paragraph(canvas, line, at.x + _BESIDE / 2, y, at.w - _BESIDE, size, tone, face, "c")


def _line_heights(canvas: Canvas, cell: Cell, room: float) -> list[float]:
    pairs = zip(cell.lines, _SIZES, strict=False)
    return [lettering.paragraph_height(canvas, line, room - _BESIDE, size, face) for (line, face), size in pairs]
