"""The scorings of a beat, step by step, and before the last one who gets the tiles that were left on the squares.

Walls, camps, bazaars and falcons are shown on the Alhambras themselves, with what scores drawn on them.
"""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Generic, TypeAlias, TypeVar

from game.boxes.alhambra.rules import events as ev
from game.boxes.alhambra.rules.falcons import Flock, flocks
from game.boxes.alhambra.rules.scoring import Bazaar, Edge, Ray, bazaar_scores, camp_rays, wall_run
from game.boxes.alhambra.rules.tiles import PRICE
from game.boxes.alhambra.rules.view import View
from game.boxes.alhambra.table.ground import fitted
from game.boxes.alhambra.table.painting import FRAME
from game.boxes.alhambra.table.painting.drawing import SIDE, Drawn, paint_tile
from game.boxes.alhambra.table.phrases import feather_sprite, tile_name
from game.boxes.alhambra_family.rules.events import LeftoverAwarded, ScoringDone, TypeScored
from game.boxes.alhambra_family.table.distribution import Distribution
from game.boxes.alhambra_family.table.frame import EARNED
from game.boxes.alhambra_family.table.phrases import Players
from game.boxes.alhambra_family.table.scoring import ScoringSteps, Station
from game.boxes.alhambra_family.table.type_station import TypeStation
from game.core.rules import Beat
from game.locale.words import Term
from game.paint import lettering
from game.paint.box import Box
from game.paint.canvas import Canvas
from game.paint.palette import BAND, BRASS_DARK, CHOSEN, INK, MUTED
from game.paint.panels import panel
from game.tabletop.table import ScoringSequence

ModuleScored: TypeAlias = ev.WallsScored | ev.CampsScored | ev.BazaarsScored | ev.FalconsScored
MarkT = TypeVar("MarkT")
_IN_A_ROW, _LEAST_FIELD = 3, 230.0
_FOOT = 38.0
"""The height of the line below an Alhambra that tells how its points come about."""


def scoring_sequences(players: Players, beat: Beat) -> list[ScoringSequence]:
    """Returns what is shown after a beat, in the order of its events; nothing is placed after a scoring within it."""
    found: list[ScoringSequence] = []
    stations: list[Station] = []
    awarded: list[LeftoverAwarded] = []
    for event in (*beat.events, None):
        if awarded and not isinstance(event, LeftoverAwarded):
            found.append(Distribution(players, awarded, FRAME, paint_tile, tile_name, PRICE))
            awarded = []
        match event:
            case ev.WallsScored() | TypeScored() | ev.CampsScored() | ev.BazaarsScored() | ev.FalconsScored():
                stations.append(station(players, event, beat.view))
            case LeftoverAwarded():
                awarded.append(event)
            case ScoringDone():
                found.append(ScoringSteps(players, stations, event))
                stations = []
    return found


def station(players: Players, event: TypeScored | ModuleScored, view: View) -> Station:
    """Returns the picture of one step of a scoring; takes the view after it."""
    match event:
        case TypeScored():
            return TypeStation(players, event, FRAME)
        case ev.WallsScored():
            return Walls(players, event, view)
        case ev.CampsScored():
            return Camps(players, event, view)
        case ev.BazaarsScored():
            return Bazaars(players, event, view)
        case ev.FalconsScored():
            return Falcons(players, event, view)


class BoardStation(ABC, Generic[MarkT]):
    """Shows one thing that is scored on the Alhambras themselves; takes who sits there, what was scored and the view.

    `sprites` are laid over one another, `key` is where the texts begin, `foot` the height of the line of sums.
    """

    sprites: tuple[str, ...]
    key: str
    foot = _FOOT

    def __init__(self, players: Players, event: ModuleScored, view: View) -> None:
        self._players = players
        self._view = view
        self._gains = event.points
        self.name = players.say(f"walk.{self.key}s")
        self.points = (*event.points, *((0,) if view.has_third else ()))

    def told(self) -> list[str]:
        """Returns what counts, and how many points everybody gets."""
        points = ((seat, Term("common.count.points", gain)) for seat, gain in enumerate(self._gains))
        return [self._players.say(f"walk.{self.key}_rule"), self._players.each(points)]

    @abstractmethod
    def marks(self, seat: int) -> Sequence[MarkT]:
        """Returns what scores in a seat's Alhambra."""

    @abstractmethod
    def _paint_mark(self, drawn: Drawn, mark: MarkT) -> None: ...

    def _paint_sum(self, canvas: Canvas, marks: Sequence[MarkT], box: Box) -> None:
        """How the points come about, in one line."""
        text = " + ".join(term for mark in marks if (term := self._term(mark)))
        lettering.text(canvas, text, box.cx, box.bottom - 21, 28, EARNED, "bold", "c", room=box.w - 20)

    def _term(self, mark: MarkT) -> str:
        return ""

    def height(self, canvas: Canvas, width: float) -> float:
        rule_height = lettering.paragraph_height(canvas, self._players.say(f"walk.{self.key}_rule"), width - 120, 25)
        return 152 + rule_height + (1 if len(self._gains) <= _IN_A_ROW else 2) * _LEAST_FIELD

    def draw(self, canvas: Canvas, box: Box, part: float, *, is_complete: bool) -> None:
        """Draws every Alhambra; what scores is drawn bit by bit while `part` grows to 1."""
        panel(canvas, box, FRAME, 32)
        y = box.y + 66
        lettering.text(canvas, self.name, box.cx, y, 44, INK, "heavy", "c", room=box.w - 100)
        rule = self._players.say(f"walk.{self.key}_rule")
        top = lettering.paragraph(canvas, rule, box.x + 60, y + 30, box.w - 120, 25, MUTED, "text", "c") + 10
        ground = box.trimmed(48, top - box.y, 48, 46)
        for seat, field in enumerate(_fields(len(self._gains), ground)):
            self._field(canvas, seat, field, part, is_complete=is_complete)

    def _field(self, canvas: Canvas, seat: int, box: Box, part: float, *, is_complete: bool) -> None:
        points, marks, board = self._gains[seat], self.marks(seat), self._view.boards[seat]
        is_lit = is_complete and points > 0
        canvas.box(box, CHOSEN if is_lit else BAND, BRASS_DARK if is_lit else None, 12, 3)
        self._head(canvas, seat, box, is_complete=is_complete)
        if is_complete:
            self._paint_sum(canvas, marks, box)
        drawn = Drawn(canvas, fitted(board, box.trimmed(14, 58, 14, 6 + self.foot), 0.1), board)
        drawn.tiles()
        for corner, falcon in self._view.perched[seat]:
            drawn.bird(corner, falcon, is_lit=isinstance(self, Falcons) and part > 0.3)
        for mark in marks[: round(len(marks) * min(1.0, part * 1.4))]:
            self._paint_mark(drawn, mark)

    def _head(self, canvas: Canvas, seat: int, box: Box, *, is_complete: bool) -> None:
        points = self._gains[seat]
        self._players.token(canvas, seat, box.x + 30, box.y + 30, 42)
        shown = f"+{points}" if points else "0"
        name, room = self._players.name(seat), box.w - 78 - lettering.width(canvas, shown, 38, "heavy") - 24
        name = lettering.fitting(canvas, (name, name.split()[0]), 28, "bold", room)
        lettering.text(canvas, name, box.x + 60, box.y + 29, 28, INK, "bold", room=room)
        if is_complete:
            tone = EARNED if points else MUTED
            lettering.text(canvas, shown, box.right - 14, box.y + 29, 38, tone, "heavy", "r")


class Walls(BoardStation[Edge]):
    """The longest outer walls, edge by edge; their lengths are the points."""

    sprites = ("tile_fountain", *(f"wall_run_{part}" for part in (*SIDE, "ne", "es", "sw", "nw")))
    key = "wall"
    foot = 6.0

    def marks(self, seat: int) -> Sequence[Edge]:
        return wall_run(self._view.boards[seat])

    def _paint_mark(self, drawn: Drawn, mark: Edge) -> None:
        drawn.edge(mark)


class Camps(BoardStation[Ray]):
    """The lines that the arrows of camps point at."""

    sprites = ("camp_ne",)
    key = "camp"

    def marks(self, seat: int) -> Sequence[Ray]:
        return camp_rays(self._view.boards[seat])

    def _paint_mark(self, drawn: Drawn, mark: Ray) -> None:
        drawn.ray(mark)

    def _term(self, mark: Ray) -> str:
        return str(len(mark.cells)) if mark.cells else ""


class Bazaars(BoardStation[Bazaar]):
    """The bazaars with their neighbours."""

    sprites = ("bazaar_0",)
    key = "bazaar"

    def marks(self, seat: int) -> Sequence[Bazaar]:
        return bazaar_scores(self._view.boards[seat])

    def _paint_mark(self, drawn: Drawn, mark: Bazaar) -> None:
        drawn.bazaar(mark)

    def _term(self, mark: Bazaar) -> str:
        return f"{len(mark.neighbours)} × {len(mark.colours)}" if mark.neighbours else ""


class Falcons(BoardStation[Flock]):
    """The falcons by their feathers, each kind with its points."""

    sprites = ("falcon_black",)
    key = "falcon"

    def marks(self, seat: int) -> Sequence[Flock]:
        return flocks(self._view.perched[seat])

    def _paint_mark(self, drawn: Drawn, mark: Flock) -> None:
        """They are lit where they perch."""

    def _paint_sum(self, canvas: Canvas, marks: Sequence[Flock], box: Box) -> None:
        box = Box(box.x + 10, box.bottom - 42, box.w - 20, 38)
        size = min(36.0, (box.w - 60.0 * len(marks)) / max(1, sum(flock.number for flock in marks)))
        x = box.cx - sum(flock.number * size + 60 for flock in marks) / 2 + 10
        for flock in marks:
            for _ in range(flock.number):
                canvas.put(feather_sprite(flock.feather), x, box.cy - size / 2, size)
                x += size
            lettering.text(canvas, f"+{flock.points}", x + 4, box.cy, lettering.FIGURE, EARNED, "bold")
            x += 60


def _fields(number: int, box: Box) -> tuple[Box, ...]:
    """Boxes side by side, in two rows where there are more than three."""
    columns = number if number <= _IN_A_ROW else -(-number // 2)
    return box.grid(columns, -(-number // columns), 14)[:number]
