"""Walls, camps, bazaars and falcons in the walk through a scoring: every Alhambra, with what scores drawn on it."""

from game.boxes.alhambra.rules.bazaars import Bazaar
from game.boxes.alhambra.rules.board import Board
from game.boxes.alhambra.rules.camps import Ray
from game.boxes.alhambra.rules.events import BazaarsScored, CampsScored, FalconsScored, WallsScored
from game.boxes.alhambra.rules.tiles import FEATHER, FEATHERS
from game.boxes.alhambra.rules.view import View
from game.boxes.alhambra.table.ground import fitted
from game.boxes.alhambra.table.painting.drawn import Drawn
from game.boxes.alhambra.table.painting.frame import FRAME
from game.boxes.alhambra.table.sequences import Flock, Mark, Step
from game.boxes.alhambra_family.table.frame import EARNED, fitting
from game.boxes.alhambra_family.table.phrases import Players
from game.paint import lettering
from game.paint.box import Box
from game.paint.canvas import Canvas
from game.paint.palette import BAND, BRASS_DARK, CHOSEN, INK, MUTED
from game.paint.panels import panel

_NAMES = {WallsScored: "walls", CampsScored: "camps", BazaarsScored: "bazaars", FalconsScored: "falcons"}
_RULES = {"walls": "wall_rule", "camps": "camp_rule", "bazaars": "bazaar_rule", "falcons": "falcon_rule"}
_RING = tuple(f"wall_run_{part}" for part in ("n", "e", "s", "w", "ne", "es", "sw", "nw"))
_SPRITES = {
    "walls": ("tile_fountain", *_RING),
    "camps": ("camp_ne",),
    "bazaars": ("bazaar_0",),
    "falcons": ("falcon_black",),
}


class BoardStation:
    """Shows one thing that is scored on the Alhambras themselves.

    Takes the company, the step, the Alhambras that are scored, the view and how many parties have points.
    """

    def __init__(self, players: Players, step: Step, boards: tuple[Board, ...], view: View, parties: int) -> None:
        self._players = players
        self._step = step
        self._boards = boards
        self._view = view
        self._kind = _NAMES[type(step.event)]
        self.sprites = _SPRITES[self._kind]
        self.name = players.say(f"walk.{self._kind}")
        self.points = (*step.event.points, *(0 for _ in range(parties - len(step.event.points))))

    def draw(self, canvas: Canvas, box: Box, part: float, *, is_complete: bool) -> None:
        """Draws every Alhambra; what scores is drawn bit by bit while `part` grows to 1."""
        panel(canvas, box, FRAME, 32)
        y = box.y + 66
        lettering.text(canvas, self.name, box.cx, y, 44, INK, "heavy", "c", room=box.w - 100)
        rule = self._players.say(f"walk.{_RULES[self._kind]}")
        top = lettering.paragraph(canvas, rule, box.x + 60, y + 30, box.w - 120, 25, MUTED, "text", "c") + 10
        ground = Box(box.x + 48, top, box.w - 96, box.bottom - 46 - top)
        for seat, field in enumerate(_fields(len(self._boards), ground)):
            self._field(canvas, seat, field, part, is_complete=is_complete)

    def _field(self, canvas: Canvas, seat: int, box: Box, part: float, *, is_complete: bool) -> None:
        points = self._step.event.points[seat]
        is_lit = is_complete and points > 0
        canvas.box(box, CHOSEN if is_lit else BAND, BRASS_DARK if is_lit else None, 12, 3)
        self._players.token(canvas, seat, box.x + 30, box.y + 30, 42)
        shown = f"+{points}" if points else "0"
        used = lettering.width(canvas, shown, 38, "heavy")
        name, room = self._players.name(seat), box.w - 78 - used - 24
        name = fitting(canvas, (name, name.split()[0]), 28, "bold", room)
        lettering.text(canvas, name, box.x + 60, box.y + 29, 28, INK, "bold", room=room)
        if is_complete:
            tone = EARNED if points else MUTED
            lettering.text(canvas, shown, box.right - 14, box.y + 29, 38, tone, "heavy", "r")
        low = 6.0 if self._kind == "walls" else 38.0
        if is_complete and self._kind == "falcons":
            _flocks(canvas, self._step.marks[seat], Box(box.x + 10, box.bottom - 42, box.w - 20, 38))
        elif is_complete:
            text = _sum(self._step.marks[seat])
            lettering.text(canvas, text, box.cx, box.bottom - 21, 26, EARNED, "bold", "c", room=box.w - 20)
        ground = Box(box.x + 14, box.y + 58, box.w - 28, box.h - 64 - low)
        drawn = Drawn(canvas, fitted(self._boards[seat], ground, 0.1), self._boards[seat])
        drawn.tiles()
        for corner, falcon in self._view.perched[seat]:
            drawn.bird(corner, FEATHERS[FEATHER[falcon]], is_lit=self._kind == "falcons" and part > 0.3)
        marks = self._step.marks[seat]
        for mark in marks[: round(len(marks) * min(1.0, part * 1.4))]:
            drawn.mark(mark)


def _sum(marks: tuple[Mark, ...]) -> str:
    """How the points come about, in one line; a wall needs none."""
    terms = []
    for mark in marks:
        match mark:
            case Ray() if mark.cells:
                terms.append(str(len(mark.cells)))
            case Bazaar() if mark.neighbours:
                terms.append(f"{len(mark.neighbours)} × {len(mark.colours)}")
    return " + ".join(terms)


def _flocks(canvas: Canvas, marks: tuple[Mark, ...], box: Box) -> None:
    """Draws the falcons by their feathers, side by side, each kind with its points."""
    flocks = [mark for mark in marks if isinstance(mark, Flock)]
    size = min(36.0, (box.w - 60.0 * len(flocks)) / max(1, sum(len(flock.corners) for flock in flocks)))
    x = box.cx - sum(len(flock.corners) * size + 60 for flock in flocks) / 2 + 10
    for flock in flocks:
        for _ in flock.corners:
            canvas.put(f"falcon_{FEATHERS[flock.feather]}", x, box.cy - size / 2, size)
            x += size
        lettering.text(canvas, f"+{flock.points}", x + 4, box.cy, 26, EARNED, "bold")
        x += 60


def _fields(number: int, box: Box) -> list[Box]:
    """Boxes side by side, in two rows where there are more than three."""
    columns = number if number <= 3 else -(-number // 2)
    rows = -(-number // columns)
    wide, high = (box.w + 14) / columns, (box.h + 14) / rows
    return [Box(box.x + i % columns * wide, box.y + i // columns * high, wide - 14, high - 14) for i in range(number)]
