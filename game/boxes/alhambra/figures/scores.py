"""Pictures of what scores: walls, camps, bazaars; and where a falcon may sit."""

from collections.abc import Callable

from game.boxes.alhambra.figures.examples import BAZAAR_BOARD, CAMP_ROW, FALCON, FALCON_BOARD, PERCH, WALL
from game.boxes.alhambra.figures.plan import Plan, scene, span
from game.boxes.alhambra.rules.bazaars import bazaar_scores
from game.boxes.alhambra.rules.board import Board
from game.boxes.alhambra.rules.camps import camp_rays
from game.boxes.alhambra.rules.walls import wall_run
from game.boxes.alhambra.table.drawn import Drawn
from game.boxes.alhambra.table.falcons import paint_falcon
from game.boxes.alhambra.table.ground import Land
from game.paint import lettering
from game.paint.box import Box
from game.paint.canvas import Canvas
from game.paint.palette import CREAM
from game.tabletop.figure import Figure
from game.widgets.ui import Translate

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

    return scene(Plan(span(board), border), most, paint, told)


def wall() -> Figure:
    """Returns an Alhambra whose longest wall is lit and counted."""
    return _board(WALL, 0.3, 470, _wall)


def _wall(drawn: Drawn) -> None:
    for edge in wall_run(WALL):
        drawn.edge(edge)
    for number, (place, side) in enumerate(wall_run(WALL), start=1):
        box, (dx, dy) = drawn.land.box(place), _BESIDE[side]
        _number(drawn.canvas, number, box.cx + dx * box.w * 0.6, box.cy + dy * box.w * 0.6)


def rays() -> Figure:
    """Returns camps with the lines of their arrows, and the sum of their points."""
    counts = [len(ray.cells) for ray in camp_rays(CAMP_ROW)]
    return _board(CAMP_ROW, 0.05, 560, _rays, f"{' + '.join(map(str, counts))} = {sum(counts)}")


def _rays(drawn: Drawn) -> None:
    for ray in camp_rays(CAMP_ROW):
        drawn.ray(ray)
    for ray in camp_rays(CAMP_ROW):
        box = drawn.land.box(ray.camp_cell)
        _number(drawn.canvas, len(ray.cells), box.cx, box.cy)


def bazaar() -> Figure:
    """Returns a bazaar with lines to the neighbours that match, and the product that it scores."""
    (found,) = bazaar_scores(BAZAAR_BOARD)
    told = f"{len(found.neighbours)} × {len(found.colours)} = {found.points}"
    return _board(BAZAAR_BOARD, 0.05, 290, lambda drawn: drawn.bazaar(found), told)


# ---------------------------------------------------------------------- falcons
def falcon() -> Figure:
    """Returns a falcon of the supply and, right of an arrow, the same one on its perch."""
    plan = Plan(span(FALCON_BOARD), 0.05)

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
        drawn.bird(PERCH, FALCON, is_lit=True)

    return Figure(lambda canvas, words, w: wide(w), draw)
