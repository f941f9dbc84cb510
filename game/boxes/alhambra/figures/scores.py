"""Pictures of what scores, and of what is allowed and forbidden: walls, camps, bazaars, falcons; placing, holes."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial
from typing import Protocol, TypeVar

from game.boxes.alhambra.figures import examples
from game.boxes.alhambra.rules.board import Board, cell
from game.boxes.alhambra.rules.scoring import bazaar_scores, camp_rays, wall_run
from game.boxes.alhambra.table.ground import Land
from game.boxes.alhambra.table.painting.drawing import Drawn
from game.boxes.alhambra.table.pieces.falcons import paint_falcon
from game.paint import lettering, pieces
from game.paint.box import Box
from game.paint.canvas import Canvas
from game.paint.palette import BAD, CREAM, GLOW, GOOD
from game.tabletop import figure
from game.tabletop.figure import Figure, stacked
from game.widgets.ui import Translate

# ---------------------------------------------------------------------- what scores
_ARROW = 92.0
_DARK = "#0D3F4A"
_BESIDE = ((0, -1), (1, 0), (0, 1), (-1, 0))


def _number(canvas: Canvas, value: int, x: float, y: float) -> None:
    canvas.disc(x, y, 20, _DARK, CREAM, 2)
    lettering.text(canvas, str(value), x, y - 1, 26, CREAM, "heavy", "c")


def _board(board: Board, border: float, most: float, mark: Callable[[Drawn], None], told: str = "") -> Figure:
    """An Alhambra with what scores drawn on it, and what that comes to below it."""

    def paint(canvas: Canvas, land: Land) -> None:
        drawn = Drawn(canvas, land, board)
        drawn.tiles()
        mark(drawn)

    return examples.scene(examples.Plan(examples.span(board), border), most, paint, told)


def wall() -> Figure:
    """Returns an Alhambra whose longest wall is lit and counted."""
    return _board(examples.WALL, 0.3, 470, _wall)


def _wall(drawn: Drawn) -> None:
    for edge in wall_run(examples.WALL):
        drawn.edge(edge)
    for number, (place, side) in enumerate(wall_run(examples.WALL), start=1):
        box, (dx, dy) = drawn.land.box(place), _BESIDE[side]
        _number(drawn.canvas, number, box.cx + dx * box.w * 0.6, box.cy + dy * box.w * 0.6)


def rays() -> Figure:
    """Returns camps with the lines of their arrows, and the sum of their points."""
    counts = [len(ray.cells) for ray in camp_rays(examples.CAMP_ROW)]
    return _board(examples.CAMP_ROW, 0.05, 560, _rays, f"{' + '.join(map(str, counts))} = {sum(counts)}")


def _rays(drawn: Drawn) -> None:
    for ray in camp_rays(examples.CAMP_ROW):
        drawn.ray(ray)
    for ray in camp_rays(examples.CAMP_ROW):
        box = drawn.land.box(ray.camp_cell)
        _number(drawn.canvas, len(ray.cells), box.cx, box.cy)


def bazaar() -> Figure:
    """Returns a bazaar with lines to the neighbours that match, and the product that it scores."""
    (found,) = bazaar_scores(examples.BAZAAR_BOARD)
    told = f"{len(found.neighbours)} × {len(found.colours)} = {found.points}"
    return _board(examples.BAZAAR_BOARD, 0.05, 290, lambda drawn: drawn.bazaar(found), told)


# ---------------------------------------------------------------------- falcons
def falcon() -> Figure:
    """Returns a falcon of the supply and, right of an arrow, the same one on its perch."""
    plan = examples.Plan(examples.span(examples.FALCON_BOARD), 0.05)

    def width(w: float) -> float:
        return min(270.0, w * 0.45)

    def draw(canvas: Canvas, words: Translate, box: Box) -> None:
        size = width(box.w)
        disc = size * 0.62
        x = box.cx - (disc + _ARROW + size) / 2
        paint_falcon(canvas, examples.FALCON, Box(x, box.cy - disc / 2, disc, disc))
        canvas.put("icon_arrow_ink", x + disc + _ARROW / 2, box.cy, 48, centre=True)
        drawn = Drawn(canvas, plan.land(canvas, Box(x + disc + _ARROW, box.y, size, size)), examples.FALCON_BOARD)
        drawn.tiles()
        drawn.bird(examples.PERCH, examples.FALCON, is_lit=True)

    return Figure(lambda canvas, words, w: width(w), draw)


# ---------------------------------------------------------------------- what is allowed and what is forbidden
_FILL = 0.95
_PAIR = examples.Plan((cell(0, 0), cell(1, 0)), 0.05)


class _Case(Protocol):
    """An example that the rules allow or not."""

    @property
    def is_allowed(self) -> bool: ...


_AnyCase = TypeVar("_AnyCase", bound=_Case)
_Paint = Callable[[Canvas, Land, _AnyCase], None]


def placements(domain: str) -> Figure:
    """Returns four ways to place a tile; takes the domain of the rulebook."""
    plan = examples.Plan(examples.span(*(placing.after for placing in examples.PLACINGS)), 0.1)
    make = partial(_judged, domain, examples.PLACINGS, plan, _placing)
    return figure.cells(make, plan.shape, 300, lambda w: 4 if w > 900 else 2, _FILL)


def hole(domain: str) -> Figure:
    """Returns a ring of tiles, first open at a side, then at a corner only; takes the domain of the rulebook."""
    plan = examples.Plan(examples.span(*(placing.after for placing in examples.HOLES)), 0.2)
    return figure.cells(partial(_judged, domain, examples.HOLES, plan, _ring), plan.shape, 270, lambda w: 2, _FILL)


def camp_contacts(domain: str) -> Figure:
    """Returns what camps may touch and, below it, what they may not; takes the domain of the rulebook."""
    rows = [[contact for contact in examples.CONTACTS if contact.is_allowed is wanted] for wanted in (True, False)]
    most = max(map(len, rows))
    makes = [partial(_judged, domain, row, _PAIR, _contact) for row in rows]
    allowed, forbidden = (figure.cells(make, _PAIR.shape, 190, lambda w: most, _FILL) for make in makes)
    return stacked(allowed, forbidden, 18)


# ---------------------------------------------------------------------- verdicts
def _judged(
    domain: str, shown: Sequence[_AnyCase], plan: examples.Plan, paint: _Paint[_AnyCase], words: Translate
) -> list[figure.Cell]:
    """The cells of a figure: each case with its verdict."""
    verdicts = {True: words(f"{domain}.figures.allowed"), False: words(f"{domain}.figures.forbidden")}
    return [figure.Cell(partial(_framed, plan, paint, case), ((verdicts[case.is_allowed], "bold"),)) for case in shown]


def _framed(plan: examples.Plan, paint: _Paint[_AnyCase], case: _AnyCase, canvas: Canvas, box: Box) -> None:
    paint(canvas, plan.land(canvas, box), case)


def _badge(canvas: Canvas, case: _Case, x: float, y: float, width: float) -> None:
    (pieces.check if case.is_allowed else pieces.cross)(canvas, x, y, width)


# ---------------------------------------------------------------------- cases
def _placing(canvas: Canvas, land: Land, placing: examples.Placing) -> None:
    """An Alhambra with the tile in question, which is lit and marked."""
    land = _centred(land, placing)
    _lit(canvas, land, placing)
    box = land.box(placing.cell)
    width = max(30.0, box.w * 0.34)
    _badge(canvas, placing, box.right - width * 0.3, box.bottom - width * 0.3, width)


def _centred(land: Land, placing: examples.Placing) -> Land:
    """Moves an Alhambra that is narrower than the others of its figure into the middle."""
    free = examples.columns(examples.span(*(other.after for other in examples.PLACINGS))) - examples.columns(
        examples.span(placing.after)
    )
    return replace(land, x=land.x + free * land.size / 2)


def _lit(canvas: Canvas, land: Land, placing: examples.Placing) -> None:
    box, tone = land.box(placing.cell), GOOD if placing.is_allowed else BAD
    Drawn(canvas, land, placing.before).tiles()
    canvas.glow(box, GLOW, 9, 220, 2, 6)
    Drawn(canvas, land, ((placing.cell, placing.tile),)).tiles()
    canvas.outline(box, tone, 6, 4)


def _ring(canvas: Canvas, land: Land, placing: examples.Placing) -> None:
    """A ring with the empty space in it: its way out, or the mark that there is none."""
    box = land.box(examples.HOLE)
    canvas.box(box, "#0F6B4F2A" if placing.is_allowed else "#B3261E2A")
    _lit(canvas, land, placing)
    if placing.is_allowed:
        end = land.box(examples.MOUTH)
        canvas.polyline([(box.cx, box.cy), (end.right - 6, end.cy)], GOOD, 6, 14)
        canvas.put("icon_arrow_ink", end.right + 4, end.cy, 40, centre=True)
    _badge(canvas, placing, box.cx, box.cy, max(34.0, box.w * 0.42))


def _contact(canvas: Canvas, land: Land, contact: examples.Contact) -> None:
    """Two tiles side by side, the mark below where they meet."""
    left, right = _PAIR.frame
    Drawn(canvas, land, ((left, contact.left), (right, contact.right))).tiles()
    at = land.box(left)
    _badge(canvas, contact, at.right, at.bottom - 4, 32)
