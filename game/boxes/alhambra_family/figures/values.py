"""The table of points: what each place pays in each type and scoring."""

from dataclasses import dataclass

from game.boxes.alhambra_family.rules.buildings import TYPES
from game.boxes.alhambra_family.rules.majorities import LETTERS, prizes
from game.paint import lettering
from game.paint.box import Box
from game.paint.canvas import Canvas
from game.paint.palette import BAND, BRASS, BRASS_LIGHT, CREAM, INK, MUTED
from game.tabletop.cells import NAME, SMALL
from game.tabletop.figure import Figure
from game.widgets.ui import Translate

PLACES = tuple((letter, place) for letter in LETTERS for place in range(len(prizes(letter, 0))))
"""The columns: the letter of a scoring and a place that it pays, from 0."""
_ROW, _DISC = 45.0, 46.0


def values(heads: tuple[str, ...]) -> Figure:
    """Returns the table; takes the keys of what the box writes on its scoring cards, first to last."""

    def height(canvas: Canvas, words: Translate, w: float) -> float:
        grid = _grid(canvas, words, w)
        return grid.head + len(TYPES) * grid.row

    return Figure(height, lambda canvas, words, box: _values(canvas, words, box, heads))


@dataclass(frozen=True, slots=True)
class _Grid:
    """The measures of the table of points: the room for names, a column's width, the heights of head and row."""

    names: float
    step: float
    head: float
    row: float


def _grid(canvas: Canvas, words: Translate, w: float) -> _Grid:
    step = min(74.0, w * 0.6 / len(PLACES))
    names = w - step * len(PLACES) - 66
    heights = [lettering.paragraph_height(canvas, name, names, NAME, "semi") for name in _type_names(words)]
    places = [lettering.paragraph_height(canvas, place, step - 4, SMALL, "semi") for place in _place_names(words)]
    return _Grid(names, step, _DISC + max(places) + 4, max(_ROW, *heights))


def _type_names(words: Translate) -> list[str]:
    return [words(f"palaces.type_name.{name}") for name in TYPES]


def _place_names(words: Translate) -> list[str]:
    return [words(f"common.ordinal.n{place + 1}") for _, place in PLACES]


def _values(canvas: Canvas, words: Translate, box: Box, heads: tuple[str, ...]) -> None:
    """The points of each place by type: a row for each type, the places of the three scorings in groups."""
    grid = _grid(canvas, words, box.w)
    start = box.right - grid.step * len(PLACES)
    columns = [start + (i + 0.5) * grid.step for i in range(len(PLACES))]
    for kind, name in enumerate(_type_names(words)):
        row = Box(box.x, box.y + grid.head + kind * grid.row, box.w, grid.row)
        if kind % 2 == 0:
            canvas.box(row, BAND, None, 8)
        canvas.put(f"tile_{TYPES[kind]}", row.x + 30, row.cy, 38, centre=True)
        high = lettering.paragraph_height(canvas, name, grid.names, NAME, "semi")
        lettering.paragraph(canvas, name, row.x + 60, row.cy - high / 2, grid.names, NAME, INK, "semi")
        for x, (letter, place) in zip(columns, PLACES, strict=True):
            lettering.text(canvas, str(prizes(letter, kind)[place]), x, row.cy - 2, 28, INK, "display", "c")
    for x, place_name in zip(columns, _place_names(words), strict=True):
        left = x - grid.step / 2 + 2
        lettering.paragraph(canvas, place_name, left, box.y + _DISC, grid.step - 4, SMALL, MUTED, "semi", "c")
    for letter, head in zip(LETTERS, heads, strict=True):
        mine = [x for x, (of, _) in zip(columns, PLACES, strict=True) if of == letter]
        scoring_mark(canvas, words(head), (mine[0] + mine[-1]) / 2, box.y + 22, 42)
        left = mine[0] - grid.step / 2
        canvas.line(left, box.y + 6, left, box.bottom, BRASS, 2)


def scoring_mark(canvas: Canvas, letter: str, x: float, y: float, w: float) -> None:
    """Draws the letter or number of a scoring on its dark disc around a point."""
    size = max(24.0, w * 0.74)
    h = max(w, 34)
    wide = max(h, lettering.width(canvas, letter, size, "heavy") + 16)
    canvas.box(Box(x - wide / 2, y - h / 2, wide, h), "#0D3F4A", BRASS_LIGHT, h / 2, 2)
    lettering.text(canvas, letter, x, y - 1, size, CREAM, "heavy", "c")
