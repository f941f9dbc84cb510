"""The table of Ys: what lies where, what a touch means, and what is told."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

from game.boxes.ys.rules import touches
from game.boxes.ys.rules.moves import Move
from game.boxes.ys.rules.tasks import BID, FAVOUR, OPEN
from game.boxes.ys.rules.view import View
from game.boxes.ys.table import course, layout, touching
from game.boxes.ys.table.advice import Advice
from game.boxes.ys.table.forecast import Forecast
from game.boxes.ys.table.geometry import minimum, plan
from game.boxes.ys.table.names import Names
from game.boxes.ys.table.painting import paint
from game.boxes.ys.table.painting.frame import Frame, Picture
from game.boxes.ys.table.painting.items import paint_item
from game.boxes.ys.table.painting.walks import interludes
from game.boxes.ys.table.phrases import Harbour
from game.boxes.ys.table.story import Story
from game.core.beat import Beat
from game.core.rules import Seat
from game.paint.canvas import Box, Canvas
from game.stage.stage import Pose
from game.widgets.spoken import Refusals, SpokenTable
from game.widgets.table import CastMember, Course, Interlude, Mood, Places, Waiver
from game.widgets.ui import Translate, Ui


class YsTable(SpokenTable):
    """Shows Ys; each method does what `game.widgets.table.Table` says."""

    minimum = (1540.0, 960.0)
    ground = "felt_teal"
    music = "music_ys"
    tally = "ui.result"

    def __init__(self, words: Translate, cast: Sequence[CastMember], options: Mapping[str, Any]) -> None:
        self._company = Harbour(words, cast, "ys")
        self._forecast = Forecast(self._company)
        names = Names(self._company, self._forecast)
        super().__init__(names, Advice(self._company, self._forecast), Story(self._company))
        self._refusals = Refusals(lambda view, item: names.refuse(view, (), item))
        self._area = Box(0, 88, 1920, 992)
        self.minimum = minimum(len(cast))

    # ------------------------------------------------------------------ picture
    def layout(self, view: View, area: Box, mood: Mood) -> dict[str, Pose]:
        """Returns the pose of every item, see `layout.py`."""
        self._area = area
        return layout.poses(view, plan(view, area), mood)

    def panels(self, view: View, area: Box) -> Places:
        """Returns where the log and the action panel go."""
        found = plan(view, area)
        return Places(found.log, found.action)

    def paint(self, ui: Ui, view: View, area: Box, mood: Mood) -> None:
        """Draws everything below the items."""
        paint(Picture(ui.canvas, view, mood, self._company, plan(view, area), self._forecast, ui))

    def paint_item(self, canvas: Canvas, view: View, item: str, pose: Pose, mood: Mood) -> None:
        """Draws one item with its light."""
        frame = Frame(canvas, view, mood, self._company, plan(view, self._area), self._forecast)
        paint_item(frame, item, pose)

    def entrances(self, view: View, area: Box, items: Sequence[str]) -> dict[str, Pose]:
        """Returns where new items come from, see `layout.py`."""
        return layout.entrances(view, plan(view, area), items)

    def exits(self, view: View, area: Box, items: Sequence[str]) -> dict[str, Pose]:
        """Returns where items go, see `layout.py`."""
        return layout.exits(view, plan(view, area), items)

    # ------------------------------------------------------------------ touches
    def parts(self, view: View, move: Move) -> tuple[str, ...]:
        """Returns the items to touch for a move."""
        return touching.parts(view, move)

    def suggest(self, view: View, item: str, moves: Sequence[Move]) -> None:
        """Returns nothing: where brokers go and characters aim, only the person knows."""

    def alike(self, view: View, item: str) -> str:
        """Returns the same key for equal brokers of a screen or front, and for equal gems."""
        return touches.alike(item)

    def refuse(self, view: View, mood: Mood, item: str) -> str:
        """Returns why an item cannot be touched now."""
        return self._refusals(view, mood, item)

    def waiver(self, view: View, seat: Seat) -> Waiver | None:
        """Returns how a window for characters may be waived."""
        return touching.waiver(view, seat)

    def shortcuts(self, view: View, moves: Sequence[Move]) -> dict[str, tuple[str, ...]]:
        """Returns the choices by key, see `touching.shortcuts`."""
        return touching.shortcuts(view, moves)

    # ------------------------------------------------------------------ words
    def interludes(self, beat: Beat) -> list[Interlude]:
        """Returns the walks of the counting and of the final scoring."""
        return interludes(self._company, beat)

    # ------------------------------------------------------------------ before everybody's eyes
    def openly(self, view: View) -> View | None:
        """Returns the view for order cards and for the choices of the counting, which concern no secret."""
        return replace(view, seat=view.public.acting) if view.public.task in OPEN else None

    # ------------------------------------------------------------------ standing
    def actor(self, view: View) -> Seat | None:
        """Returns who decides; while several choose at once, nobody."""
        public = view.public
        return None if view.is_over or public.task in (BID, FAVOUR) else public.acting

    def points(self, view: View) -> tuple[int, ...]:
        """Returns the points of every seat."""
        return course.points(view)

    def course(self, beats: Sequence[Beat]) -> Course:
        """Returns the points after each turn."""
        return course.course(self._company, beats)


TABLE = YsTable
