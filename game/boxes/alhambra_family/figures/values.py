"""Pictures of what is scored: types of building, what they pay, and ties."""

from dataclasses import dataclass
from functools import partial

from game.boxes.alhambra_family.figures.market import tile
from game.boxes.alhambra_family.rules.components import PRICE, TYPE, TYPES
from game.boxes.alhambra_family.rules.majorities import LETTERS, Award, awards, prizes
from game.paint import lettering, pieces
from game.paint.box import Box
from game.paint.canvas import Canvas
from game.paint.palette import BAND, BRASS, BRASS_LIGHT, CREAM, GOOD, INK, MUTED
from game.tabletop.figure import NAME, SMALL, Cell, Figure, cells
from game.widgets.ui import Translate


def prices(kind: str) -> list[int]:
    """Returns the prices of all buildings of a type, cheapest first."""
    return sorted(price for price, number in zip(PRICE, TYPE, strict=True) if TYPES[number] == kind)


def types(domain: str) -> Figure:
    """Returns the figure of all types; takes the domain of the rulebook."""
    return cells(partial(_types, domain), 1.0, 150, lambda w: 6 if w > 900 else 3)


def _types(domain: str, words: Translate) -> list[Cell]:
    return [_type(domain, words, kind, worth) for worth, kind in enumerate(TYPES, start=1)]


def _type(domain: str, words: Translate, kind: str, worth: int) -> Cell:
    def draw(canvas: Canvas, box: Box) -> None:
        tile(canvas, kind, None, box)

    listed = prices(kind)
    return Cell(
        draw,
        (
            (words(f"palaces.buildings.{kind}", count=len(listed)), "bold"),
            (words(f"{domain}.figures.prices", low=listed[0], high=listed[-1]), "text"),
            (words("palaces.majorities.value", value=worth), "text"),
        ),
    )


# ---------------------------------------------------------------------- what types pay
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
        height = lettering.paragraph_height(canvas, name, grid.names, NAME, "semi")
        lettering.paragraph(canvas, name, row.x + 60, row.cy - height / 2, grid.names, NAME, INK, "semi")
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
    width = max(h, lettering.width(canvas, letter, size, "heavy") + 16)
    canvas.box(Box(x - width / 2, y - h / 2, width, h), "#0D3F4A", BRASS_LIGHT, h / 2, 2)
    lettering.text(canvas, letter, x, y - 1, size, CREAM, "heavy", "c")


# ---------------------------------------------------------------------- ties
TIE = (3, 3, 2, 2)
"""How many gardens the four players of the example have in the last scoring."""
_PARTY, _POOL = 54.0, 42.0
_TIED = TYPES.index("garden")
_TOKENS = ("crimson", "cobalt", "saffron", "jade")


def tied() -> tuple[Award, ...]:
    """Returns who gets what in the example of a tie."""
    return awards(TIE, prizes("C", _TIED))


def tie(domain: str) -> Figure:
    """Returns the figure; takes the domain of the rulebook, which names the players."""
    return Figure(lambda canvas, words, w: len(TIE) * _PARTY + len(tied()) * (_POOL + 12) - 12, partial(_tie, domain))


def _tie(domain: str, canvas: Canvas, words: Translate, box: Box) -> None:
    """The four players of the example with their gardens and shares; below those who tie, what they share."""
    y = box.y
    for award in tied():
        height = len(award.parties) * _PARTY + _POOL
        canvas.box(Box(box.x, y, box.w, height), BAND, None, 12)
        for i, party in enumerate(award.parties):
            name = words(f"{domain}.tie.n{party + 1}")
            _party(canvas, name, party, award, Box(box.x, y + i * _PARTY, box.w, _PARTY))
        paid = [*award.prizes, *[0] * (len(award.parties) - len(award.prizes))]
        told = f"{' + '.join(map(str, paid))} = {sum(paid)}"
        under = y + height - _POOL
        canvas.line(box.x + 68, under + 2, box.right - 16, under + 2, BRASS, 2)
        lettering.text(canvas, told, box.right - 16, under + _POOL / 2 + 1, 25, INK, "semi", "r")
        y += height + 12


def _party(canvas: Canvas, name: str, party: int, award: Award, box: Box) -> None:
    pieces.token(canvas, _TOKENS[party], box.x + 36, box.cy + 2, 44)
    tile = min(44.0, box.w * 0.085)
    left = box.x + box.w * 0.48
    lettering.text(canvas, name, box.x + 70, box.cy, 26, INK, "bold", room=left - box.x - 78)
    for i in range(award.count):
        canvas.put(f"tile_{TYPES[_TIED]}", left + (i + 0.5) * (tile + 5), box.cy + 1, tile, centre=True)
    lettering.text(canvas, f"+{award.share}", box.right - 16, box.cy, 36, GOOD, "heavy", "r")
