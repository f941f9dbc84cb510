"""Walls, camps, bazaars and falcons in the walk through a scoring: every Alhambra, with what scores drawn on it."""

from dataclasses import dataclass

from game.boxes.alhambra.rules.bazaars import Bazaar
from game.boxes.alhambra.rules.board import Board, Cell
from game.boxes.alhambra.rules.camps import Ray
from game.boxes.alhambra.rules.events import BazaarsScored, CampsScored, FalconsScored, WallsScored
from game.boxes.alhambra.rules.tiles import FEATHERS
from game.boxes.alhambra.rules.view import View
from game.boxes.alhambra.table.ground import Land, fitted
from game.boxes.alhambra.table.painting.frame import FRAME
from game.boxes.alhambra.table.painting.tiles import SIDE, pixels, tile_picture
from game.boxes.alhambra.table.walks import Flock, Mark, Step
from game.courtyard.frame import EARNED, fitting
from game.courtyard.phrases import Company
from game.paint import lettering
from game.paint.canvas import Box, Canvas
from game.paint.palette import BAND, BRASS_DARK, CHOSEN, CREAM, GLOW, INK, MUTED
from game.paint.panels import panel

_NAMES = {WallsScored: "walls", CampsScored: "camps", BazaarsScored: "bazaars", FalconsScored: "falcons"}
_RULES = {"walls": "wall_rule", "camps": "camp_rule", "bazaars": "bazaar_rule", "falcons": "falcon_rule"}
_SPRITES = {"walls": "wall_run_n", "camps": "camp_ne", "bazaars": "bazaar_0", "falcons": "falcon_black"}
_RAY, _RAY_EDGE = "#FFC21F", "#2B1A10"


class BoardStation:
    """Shows one thing that is scored on the Alhambras themselves.

    Takes the company, the step, the Alhambras that are scored, the view and how many parties have points.
    """

    def __init__(self, company: Company, step: Step, boards: tuple[Board, ...], view: View, parties: int) -> None:
        self._company = company
        self._step = step
        self._boards = boards
        self._view = view
        self._kind = _NAMES[type(step.event)]
        self.sprite = _SPRITES[self._kind]
        self.name = company.say(f"walk.{self._kind}")
        self.points = (*step.event.points, *(0 for _ in range(parties - len(step.event.points))))

    def draw(self, canvas: Canvas, box: Box, part: float, *, is_complete: bool) -> None:
        """Draws every Alhambra; what scores is drawn bit by bit while `part` grows to 1."""
        panel(canvas, box, FRAME, 32)
        y = box.y + 66
        lettering.text(canvas, self.name, box.cx, y, 44, INK, "heavy", "c", room=box.w - 100)
        rule = self._company.say(f"walk.{_RULES[self._kind]}")
        top = lettering.paragraph(canvas, rule, box.x + 60, y + 30, box.w - 120, 25, MUTED, "text", "c") + 10
        for seat, field in enumerate(
            _fields(len(self._boards), Box(box.x + 48, top, box.w - 96, box.bottom - 46 - top))
        ):
            self._field(canvas, seat, field, part, is_complete=is_complete)

    def _field(self, canvas: Canvas, seat: int, box: Box, part: float, *, is_complete: bool) -> None:
        points = self._step.event.points[seat]
        is_lit = is_complete and points > 0
        canvas.box(box.x, box.y, box.w, box.h, CHOSEN if is_lit else BAND, BRASS_DARK if is_lit else None, 12, 3)
        self._company.token(canvas, seat, box.x + 30, box.y + 30, 42)
        shown = f"+{points}" if points else "0"
        used = lettering.width(canvas, shown, 38, "heavy")
        name, room = self._company.name(seat), box.w - 78 - used - 24
        name = fitting(canvas, (name, name.split()[0]), 28, "bold", room)
        lettering.text(canvas, name, box.x + 60, box.y + 29, 28, INK, "bold", room=room)
        if is_complete:
            tone = EARNED if points else MUTED
            lettering.text(canvas, shown, box.right - 14, box.y + 29, 38, tone, "heavy", "r")
        low = self._note(canvas, seat, Box(box.x + 10, box.bottom - 38, box.w - 20, 34)) if is_complete else 38.0
        ground = Box(box.x + 14, box.y + 58, box.w - 28, box.h - 64 - low)
        drawn = _Drawn(canvas, fitted(self._boards[seat], ground, 0.1), self._boards[seat])
        drawn.tiles()
        for corner, falcon in self._view.perched[seat]:
            drawn.bird(corner, FEATHERS[falcon // 5], is_lit=self._kind == "falcons" and part > 0.3)
        marks = self._step.marks[seat]
        for mark in marks[: round(len(marks) * min(1.0, part * 1.4))]:
            drawn.mark(mark)

    def _note(self, canvas: Canvas, seat: int, box: Box) -> float:
        """One line below an Alhambra: how the points come about."""
        text = self._sum(self._step.marks[seat])
        if text:
            lettering.text(canvas, text, box.cx, box.cy, 26, EARNED, "bold", "c", room=box.w)
        return 38.0

    def _sum(self, marks: tuple[Mark, ...]) -> str:
        terms = []
        for mark in marks:
            match mark:
                case Ray():
                    terms.append(str(len(mark.cells)))
                case Bazaar():
                    terms.append(f"{len(mark.neighbours)} × {len(mark.colours)}")
                case Flock():
                    terms.append(str(mark.points))
        return " + ".join(terms)


def _fields(number: int, box: Box) -> list[Box]:
    """Boxes side by side, in two rows where there are more than three."""
    columns = number if number <= 3 else -(-number // 2)
    rows = -(-number // columns)
    wide, high = (box.w + 14) / columns, (box.h + 14) / rows
    return [Box(box.x + i % columns * wide, box.y + i // columns * high, wide - 14, high - 14) for i in range(number)]


@dataclass(frozen=True, slots=True)
class _Drawn:
    """An Alhambra on a canvas, to be drawn on."""

    canvas: Canvas
    land: Land
    board: Board

    def tiles(self) -> None:
        """Draws the tiles."""
        px = pixels(self.canvas, self.land.size)
        for cell, tile in self.board:
            box = self.land.box(cell)
            self.canvas.stamp(tile_picture(self.canvas, tile, px, is_priced=False), box.x, box.y)

    def bird(self, corner: Cell, feather: str, *, is_lit: bool) -> None:
        """Draws a falcon on its perch."""
        x, y = self.land.corner(corner)
        size = self.land.size * 0.5
        if is_lit:
            self.canvas.glow(x - size / 2, y - size / 2, size, size, GLOW, 8, 220, 0, size / 2)
        self.canvas.put(f"falcon_{feather}", x, y, size, centre=True)

    def mark(self, mark: Mark) -> None:
        """Draws what scores."""
        match mark:
            case Ray():
                self._ray(mark)
            case Bazaar():
                self._bazaar(mark)
            case Flock():
                return
            case (cell, side):
                self._edge(cell, side)

    def _edge(self, cell: Cell, side: int) -> None:
        box = self.land.box(cell)
        px = pixels(self.canvas, box.w)
        self.canvas.put(f"wall_run_{SIDE[side]}", box.x, box.y, px / self.canvas.k)

    def _ray(self, ray: Ray) -> None:
        """A line from the bastion to the last tile, with a point on every tile."""
        if not ray.cells:
            return
        start, end = self.land.box(ray.camp_cell), self.land.box(ray.cells[-1])
        dx, dy = ((0, -1), (1, 0), (0, 1), (-1, 0))[ray.side]
        line = [(start.cx + dx * start.w * 0.4, start.cy + dy * start.w * 0.4), (end.cx, end.cy)]
        self.canvas.polyline(line, _RAY_EDGE, max(8.0, start.w * 0.1))
        self.canvas.polyline(line, _RAY, max(4.0, start.w * 0.06))
        for cell in ray.cells:
            box = self.land.box(cell)
            self._point(box.cx, box.cy, box.w)

    def _bazaar(self, bazaar: Bazaar) -> None:
        """Lines from a bazaar to its matching neighbours."""
        home = self.land.box(bazaar.cell)
        for cell in bazaar.neighbours:
            box = self.land.box(cell)
            line = [(home.cx, home.cy), (box.cx, box.cy)]
            self.canvas.polyline(line, _RAY_EDGE, max(7.0, home.w * 0.08))
            self.canvas.polyline(line, _RAY, max(3.5, home.w * 0.05))
            self._point(box.cx, box.cy, box.w)
        self.canvas.outline(home.x, home.y, home.w, home.h, _RAY, 6, max(4.0, home.w * 0.05))

    def _point(self, x: float, y: float, wide: float) -> None:
        radius = max(8.0, wide * 0.1)
        self.canvas.disc(x, y, radius, _RAY, CREAM, 2)
