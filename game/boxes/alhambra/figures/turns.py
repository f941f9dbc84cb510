"""Pictures of a turn: the whole game at a glance, one purchase from choice to refill, taking money, redesigning."""

from collections.abc import Callable, Sequence
from functools import partial

from game.boxes.alhambra.figures.examples import WALL, Plan, building, span
from game.boxes.alhambra.rules.board import START, Board, Cell, cell, exchanged, placed, removed
from game.boxes.alhambra.rules.scoring import wall_run
from game.boxes.alhambra.table.ground import Land
from game.boxes.alhambra.table.painting.drawing import Drawn, paint_tile
from game.boxes.alhambra_family.figures.market import CARD, SPACE, money, space
from game.boxes.alhambra_family.rules.components import CURRENCIES, TYPES, YARD_CURRENCY
from game.boxes.alhambra_family.table.scoreboard import stack
from game.paint import lettering, pieces
from game.paint.box import Box
from game.paint.canvas import Canvas
from game.paint.palette import BAND, GLOW, GOOD, INK
from game.tabletop import figure
from game.tabletop.figure import Figure
from game.widgets.ui import Translate

_SHAPE = 0.86
_TOWERS = (4, 2, 1)
_TOKENS = ("crimson", "cobalt", "saffron")
OPEN = ((0, 6), (2, 5), (3, 1), (1, 3))
"""Currency and value of the open money cards of the example."""
_NEW, _PLACE = building("palace", 9, "W"), cell(1, 1)
_BEFORE, _HOME = (
    placed(placed(START, cell(1, 0), building("tower", 13, "E")), cell(0, 1), tile)
    for tile in (building("garden", 9, "E"), building("palace", 9, "W"))
)
"""Two small Alhambras with a place at `_PLACE`."""
GROUPS = ((0,), (1,), (2, 3))
"""Which of them may be taken together, each group being worth 5 at most or a single card."""


# ---------------------------------------------------------------------- the game at a glance
def glance() -> Figure:
    """Returns the two things that score: a long outer wall and most buildings of a colour."""
    return figure.cells(lambda words: [figure.Cell(_wall, ()), figure.Cell(_most, ())], 0.8, 300, lambda w: 2, 0.92)


def _wall(canvas: Canvas, box: Box) -> None:
    drawn = Drawn(canvas, Plan(span(WALL), 0.3).land(canvas, box), WALL)
    drawn.tiles()
    for edge in wall_run(WALL):
        drawn.edge(edge)


def _most(canvas: Canvas, box: Box) -> None:
    """Three players with their towers; the first row is lit."""
    kind = TYPES.index("tower")
    for token, number, row in zip(_TOKENS, _TOWERS, box.inset(0, box.h * 0.06).rows(len(_TOWERS), 8), strict=True):
        canvas.box(row, BAND, GOOD if number == max(_TOWERS) else None, 12, 4)
        pieces.token(canvas, token, row.x + 38, row.cy, min(52.0, row.h - 10))
        canvas.put(f"tile_{TYPES[kind]}", row.x + row.w * 0.42, row.cy, min(56.0, row.h - 12), centre=True)
        stack(canvas, kind, number, row.x + row.w * 0.68, row.cy, 1.1)
        if number == max(_TOWERS):
            pieces.check(canvas, row.right - 34, row.cy, 36)


# ---------------------------------------------------------------------- one purchase
def one_turn(domain: str, square: int, paid: Sequence[int], market: Sequence[int], next_tile: int) -> Figure:
    """Returns a purchase in four pictures with their captions.

    Takes the domain of the rulebook, the square of the bought tile, the values of the cards, what lies on the market
    and what comes in its place.
    """
    tile, currency = market[square], CURRENCIES[YARD_CURRENCY[square]]
    steps = (
        partial(_offered, currency, tile),
        partial(_paid, currency, paid),
        partial(_placed, tile),
        partial(_offered, currency, next_tile),
    )

    def make(words: Translate) -> list[figure.Cell]:
        told = (words(f"{domain}.one_turn.n{number}") for number, _ in enumerate(steps, start=1))
        return [figure.Cell(step, ((line, "semi"),)) for step, line in zip(steps, told, strict=True)]

    return figure.cells(make, _SHAPE, 250, lambda w: 4 if w > 900 else 2, 0.9)


def _offered(currency: str, tile: int, canvas: Canvas, box: Box) -> None:
    width = box.h / SPACE
    at = Box(box.cx - width / 2, box.y, width, box.h)
    space(canvas, currency, at, lambda on, inner: paint_tile(on, tile, inner))


def _paid(currency: str, paid: Sequence[int], canvas: Canvas, box: Box) -> None:
    card = min(box.w / len(paid) - 12, (box.h - 50) / CARD)
    x = box.cx - (card + 12) * len(paid) / 2 + 6
    for i, value in enumerate(paid):
        money(canvas, currency, value, x + i * (card + 12), box.y, card)
    told = f"{' + '.join(map(str, paid))} = {sum(paid)}"
    width = lettering.width(canvas, told, 34, "heavy")
    lettering.text(canvas, told, box.cx - 22, box.bottom - 20, 34, GOOD, "heavy", "c")
    pieces.check(canvas, box.cx + width / 2 + 8, box.bottom - 20, 34)


def _placed(tile: int, canvas: Canvas, box: Box) -> None:
    """A small Alhambra that takes the tile below the fountain's right neighbour."""
    _built(canvas, box, _HOME, placed(_HOME, _PLACE, tile), _PLACE)


def _built(canvas: Canvas, box: Box, before: Board, after: Board, at: Cell) -> None:
    """An Alhambra with one cell lit."""
    land = Plan(span(before, after), 0.12).land(canvas, box)
    Drawn(canvas, land, tuple(each for each in after if each[0] != at)).tiles()
    lit = land.box(at)
    canvas.glow(lit, GLOW, 9, 220, 2, 6)
    Drawn(canvas, land, tuple(each for each in after if each[0] == at)).tiles()
    canvas.outline(lit, GOOD, 6, 4)


# ---------------------------------------------------------------------- taking money
def taking() -> Figure:
    """Returns four open cards and below them, lined, which of them may be taken at once."""

    def card(w: float) -> float:
        return min(112.0, w / len(OPEN) - 20)

    def draw(canvas: Canvas, words: Translate, box: Box) -> None:
        width = card(box.w)
        left = box.cx - (width + 20) * len(OPEN) / 2 + 10
        for i, (currency, value) in enumerate(OPEN):
            money(canvas, CURRENCIES[currency], value, left + i * (width + 20), box.y, width)
        y = box.y + width * CARD + 14
        for group in GROUPS:
            first, last = left + group[0] * (width + 20), left + group[-1] * (width + 20) + width
            canvas.line(first, y, last, y, GOOD, 5)
            told = " + ".join(str(OPEN[i][1]) for i in group)
            lettering.text(canvas, told, (first + last) / 2 - 14, y + 26, 30, GOOD, "heavy", "c")
            across = lettering.width(canvas, told, 30, "heavy")
            pieces.check(canvas, (first + last) / 2 + across / 2 + 8, y + 26, 28)

    return Figure(lambda canvas, words, w: card(w) * CARD + 62, draw)


# ---------------------------------------------------------------------- redesigning
def redesign() -> Figure:
    """Returns the three ways to redesign: a tile comes from the reserve, one goes there, or both on one spot."""
    swapped = exchanged(_BEFORE, cell(1, 0), building("arcades", 9))
    makes: tuple[Callable[[Canvas, Box], None], ...] = (
        partial(_built, before=_BEFORE, after=placed(_BEFORE, _PLACE, _NEW), at=_PLACE),
        partial(_taken_out, before=_BEFORE, at=cell(1, 0)),
        partial(_built, before=_BEFORE, after=swapped, at=cell(1, 0)),
    )
    return figure.cells(lambda words: [figure.Cell(make, ()) for make in makes], 1.0, 190, lambda w: 3, 0.86)


def _taken_out(canvas: Canvas, box: Box, before: Board, at: Cell) -> None:
    """An Alhambra from which a tile was taken: its place stays marked."""
    land: Land = Plan(span(before), 0.12).land(canvas, box)
    Drawn(canvas, land, removed(before, at)).tiles()
    canvas.box(land.box(at), "#00000018", INK, 6, 2)
    pieces.cross(canvas, land.box(at).cx, land.box(at).cy, 40)
