"""Pictures of small Alhambras: what may be placed, what scores, where a falcon may sit."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, replace
from functools import partial

from game.boxes.alhambra.figures.examples import (
    BAZAAR_BOARD,
    CAMP_ROW,
    CONTACTS,
    FALCON,
    FALCON_BOARD,
    HOLE,
    HOLES,
    MOUTH,
    PERCH,
    PLACINGS,
    WALL,
    Contact,
    Placing,
)
from game.boxes.alhambra.rules.bazaars import bazaar_scores
from game.boxes.alhambra.rules.board import Board, Cell, cell
from game.boxes.alhambra.rules.camps import camp_rays
from game.boxes.alhambra.rules.tiles import FEATHER, FEATHERS
from game.boxes.alhambra.rules.walls import wall_run
from game.boxes.alhambra.table.ground import Land, fitted
from game.boxes.alhambra.table.painting.drawn import Drawn, paint_falcon
from game.courtyard.figures import cells
from game.paint import lettering, pieces
from game.paint.canvas import Box, Canvas
from game.paint.palette import BAD, CREAM, GLOW, GOOD
from game.widgets.figure import Figure
from game.widgets.ui import Translate

_SUM, _ARROW = 46.0, 92.0
_FILL = 0.95
_DARK = "#0D3F4A"
_BESIDE = ((0, -1), (1, 0), (0, 1), (-1, 0))
Painter = Callable[[Canvas, Land], None]


@dataclass(frozen=True, slots=True)
class Plan:
    """A picture of cells in a frame: the cells that it spans, the border around them in parts of a cell."""

    frame: tuple[Cell, ...]
    border: float

    @property
    def shape(self) -> float:
        """Returns the height for the width."""
        return (_rows(self.frame) + 2 * self.border) / (_columns(self.frame) + 2 * self.border)

    def land(self, canvas: Canvas, box: Box) -> Land:
        """Returns where the cells are in a box, in whole pixels, so that neighbours leave no gap."""
        free = fitted(tuple((each, 0) for each in self.frame), box, self.border)
        px = max(4, canvas.px(free.size) // 2 * 2)
        return Land(canvas.px(free.x) / canvas.k, canvas.px(free.y) / canvas.k, px / canvas.k)


def _columns(frame: tuple[Cell, ...]) -> int:
    return len({each % 256 for each in frame})


def _rows(frame: tuple[Cell, ...]) -> int:
    return len({each // 256 for each in frame})


def _span(*boards: Board) -> tuple[Cell, ...]:
    return tuple(sorted({each for board in boards for each, _ in board}))


def scene(plan: Plan, most: float, paint: Painter, told: str = "") -> Figure:
    """Returns a single picture, at most so many units wide, with a sum below it if one is told."""

    def height(canvas: Canvas, words: Translate, w: float) -> float:
        return min(w, most) * plan.shape + (_SUM if told else 0)

    def draw(canvas: Canvas, words: Translate, box: Box) -> None:
        wide = min(box.w, most)
        paint(canvas, plan.land(canvas, Box(box.cx - wide / 2, box.y, wide, wide * plan.shape)))
        if told:
            lettering.text(canvas, told, box.cx, box.bottom - _SUM / 2 + 4, 34, GOOD, "heavy", "c", room=box.w)

    return Figure(height, draw)


def stacked(above: Figure, below: Figure, gap: float) -> Figure:
    """Returns two figures as one."""

    def height(canvas: Canvas, words: Translate, w: float) -> float:
        return above.height(canvas, words, w) + gap + below.height(canvas, words, w)

    def draw(canvas: Canvas, words: Translate, box: Box) -> None:
        high = above.height(canvas, words, box.w)
        above.draw(canvas, words, Box(box.x, box.y, box.w, high))
        below.draw(canvas, words, Box(box.x, box.y + high + gap, box.w, box.h - high - gap))

    return Figure(height, draw)


# ---------------------------------------------------------------------- verdicts
def _verdict(words: Translate, domain: str, *, is_allowed: bool) -> str:
    return words(f"{domain}.figures.allowed") if is_allowed else words(f"{domain}.figures.forbidden")


def _badge(canvas: Canvas, x: float, y: float, wide: float, *, is_allowed: bool) -> None:
    (pieces.check if is_allowed else cells.cross)(canvas, x, y, wide)


def placements(domain: str) -> Figure:
    """Returns four ways to place a tile; takes the domain of the rulebook."""
    plan = Plan(_span(*(placing.after for placing in PLACINGS)), 0.1)
    return cells.cells(
        partial(_placings, domain, PLACINGS, plan, _placing), plan.shape, 300, lambda w: 4 if w > 900 else 2, _FILL
    )


def hole(domain: str) -> Figure:
    """Returns a ring of tiles, first open at a side, then at a corner only; takes the domain of the rulebook."""
    plan = Plan(_span(*(placing.after for placing in HOLES)), 0.2)
    return cells.cells(partial(_placings, domain, HOLES, plan, _ring), plan.shape, 270, lambda w: 2, _FILL)


def _placings(
    domain: str,
    shown: Sequence[Placing],
    plan: Plan,
    paint: Callable[[Canvas, Land, Placing], None],
    words: Translate,
) -> list[cells.Cell]:
    return [
        cells.Cell(
            lambda canvas, box, placing=placing: paint(canvas, plan.land(canvas, box), placing),  # type: ignore[misc]
            ((_verdict(words, domain, is_allowed=placing.reason is None), "bold"),),
        )
        for placing in shown
    ]


def _placing(canvas: Canvas, land: Land, placing: Placing) -> None:
    """An Alhambra with the tile in question, which is lit and marked."""
    is_allowed = placing.reason is None
    land = _centred(land, placing)
    _lit(canvas, land, placing)
    box = land.box(placing.cell)
    wide = max(30.0, box.w * 0.34)
    _badge(canvas, box.right - wide * 0.3, box.bottom - wide * 0.3, wide, is_allowed=is_allowed)


def _centred(land: Land, placing: Placing) -> Land:
    """Moves an Alhambra that is narrower than the others of its figure into the middle."""
    free = _columns(_span(*(other.after for other in PLACINGS))) - _columns(_span(placing.after))
    return replace(land, x=land.x + free * land.size / 2)


def _lit(canvas: Canvas, land: Land, placing: Placing) -> None:
    box, tone = land.box(placing.cell), BAD if placing.reason else GOOD
    Drawn(canvas, land, placing.before).tiles()
    canvas.glow(box.x, box.y, box.w, box.h, GLOW, 9, 220, 2, 6)
    Drawn(canvas, land, ((placing.cell, placing.tile),)).tiles()
    canvas.outline(box.x, box.y, box.w, box.h, tone, 6, 4)


def _ring(canvas: Canvas, land: Land, placing: Placing) -> None:
    """A ring with the empty space in it: its way out, or the mark that there is none."""
    is_allowed = placing.reason is None
    box = land.box(HOLE)
    canvas.box(box.x, box.y, box.w, box.h, "#0F6B4F2A" if is_allowed else "#B3261E2A")
    _lit(canvas, land, placing)
    if is_allowed:
        end = land.box(MOUTH)
        canvas.polyline([(box.cx, box.cy), (end.right - 6, end.cy)], GOOD, 6, 14)
        canvas.put("icon_arrow_ink", end.right + 4, end.cy, 40, centre=True)
    _badge(canvas, box.cx, box.cy, max(34.0, box.w * 0.42), is_allowed=is_allowed)


def camp_contacts(domain: str) -> Figure:
    """Returns what camps may touch and, below it, what they may not; takes the domain of the rulebook."""
    rows = [[contact for contact in CONTACTS if contact.is_allowed is wanted] for wanted in (True, False)]
    allowed, forbidden = (
        cells.cells(partial(_contacts, domain, row), _PAIR.shape, 190, lambda w: max(map(len, rows)), _FILL)
        for row in rows
    )
    return stacked(allowed, forbidden, 18)


_PAIR = Plan((cell(0, 0), cell(1, 0)), 0.05)


def _contacts(domain: str, shown: Iterable[Contact], words: Translate) -> list[cells.Cell]:
    return [
        cells.Cell(
            lambda canvas, box, contact=contact: _contact(canvas, _PAIR.land(canvas, box), contact),  # type: ignore[misc]
            ((_verdict(words, domain, is_allowed=contact.is_allowed), "bold"),),
        )
        for contact in shown
    ]


def _contact(canvas: Canvas, land: Land, contact: Contact) -> None:
    """Two tiles side by side, the mark below where they meet."""
    left, right = _PAIR.frame
    Drawn(canvas, land, ((left, contact.left), (right, contact.right))).tiles()
    at = land.box(left)
    _badge(canvas, at.right, at.bottom - 4, 32, is_allowed=contact.is_allowed)


# ---------------------------------------------------------------------- scoring
def _number(canvas: Canvas, value: int, x: float, y: float) -> None:
    canvas.disc(x, y, 20, _DARK, CREAM, 2)
    lettering.text(canvas, str(value), x, y - 1, 26, CREAM, "heavy", "c")


def wall() -> Figure:
    """Returns an Alhambra whose longest wall is lit and counted."""
    return scene(Plan(_span(WALL), 0.3), 470, _wall)


def _wall(canvas: Canvas, land: Land) -> None:
    drawn = Drawn(canvas, land, WALL)
    drawn.tiles()
    for edge in wall_run(WALL):
        drawn.mark(edge)
    for number, (place, side) in enumerate(wall_run(WALL), start=1):
        box, (dx, dy) = land.box(place), _BESIDE[side]
        _number(canvas, number, box.cx + dx * box.w * 0.6, box.cy + dy * box.w * 0.6)


def rays() -> Figure:
    """Returns camps with the lines of their arrows, and the sum of their points."""
    counts = [len(ray.cells) for ray in camp_rays(CAMP_ROW)]
    return scene(Plan(_span(CAMP_ROW), 0.05), 560, _rays, f"{' + '.join(map(str, counts))} = {sum(counts)}")


def _rays(canvas: Canvas, land: Land) -> None:
    drawn = Drawn(canvas, land, CAMP_ROW)
    drawn.tiles()
    for ray in camp_rays(CAMP_ROW):
        drawn.mark(ray)
    for ray in camp_rays(CAMP_ROW):
        box = land.box(ray.camp_cell)
        _number(canvas, len(ray.cells), box.cx, box.cy)


def bazaar() -> Figure:
    """Returns a bazaar with lines to the neighbours that match, and the product that it scores."""
    (found,) = bazaar_scores(BAZAAR_BOARD)
    told = f"{len(found.neighbours)} × {len(found.colours)} = {found.points}"
    return scene(Plan(_span(BAZAAR_BOARD), 0.05), 290, _bazaar, told)


def _bazaar(canvas: Canvas, land: Land) -> None:
    drawn = Drawn(canvas, land, BAZAAR_BOARD)
    drawn.tiles()
    for found in bazaar_scores(BAZAAR_BOARD):
        drawn.mark(found)


# ---------------------------------------------------------------------- falcons
def falcon() -> Figure:
    """Returns a falcon of the supply and, right of an arrow, the same one on its perch."""
    plan = Plan(_span(FALCON_BOARD), 0.05)

    def wide(w: float) -> float:
        return min(270.0, w * 0.45)

    def draw(canvas: Canvas, words: Translate, box: Box) -> None:
        size = wide(box.w)
        disc = size * 0.62
        x = box.cx - (disc + _ARROW + size) / 2
        paint_falcon(canvas, FALCON, Box(x, box.cy - disc / 2, disc, disc))
        canvas.put("icon_arrow_ink", x + disc + _ARROW / 2, box.cy, 48, centre=True)
        drawn = Drawn(canvas, plan.land(canvas, Box(x + disc + _ARROW, box.y, size, size)), FALCON_BOARD)
        drawn.tiles()
        drawn.bird(PERCH, FEATHERS[FEATHER[FALCON]], is_lit=True)

    return Figure(lambda canvas, words, w: wide(w), draw)
