"""The table of Maharaja: what lies where, what a touch means, and what is told."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

from game.boxes.maharaja.rules import touches
from game.boxes.maharaja.rules.moves import Move
from game.boxes.maharaja.rules.tasks import OPEN, PLAN
from game.boxes.maharaja.rules.view import View
from game.boxes.maharaja.table import course, layout, touching
from game.boxes.maharaja.table.advice import Advice
from game.boxes.maharaja.table.desk import ways
from game.boxes.maharaja.table.geometry import Plan, minimum, plan
from game.boxes.maharaja.table.names import Names
from game.boxes.maharaja.table.painting import paint
from game.boxes.maharaja.table.painting.frame import Frame, Picture
from game.boxes.maharaja.table.painting.items import paint_item
from game.boxes.maharaja.table.painting.walk import interludes
from game.boxes.maharaja.table.story import Story
from game.core.beat import Beat
from game.core.rules import Seat
from game.paint.canvas import Box, Canvas
from game.stage.stage import Pose
from game.widgets.company import Company
from game.widgets.spoken import Refusals, SpokenTable
from game.widgets.table import CastMember, Course, Interlude, Mood, Places, Waiver
from game.widgets.ui import Translate, Ui


class MaharajaTable(SpokenTable):
    """Shows Maharaja; each method does what `game.widgets.table.Table` says."""

    minimum = (1540.0, 960.0)
    ground = "felt_crimson"
    music = "music_maharaja"
    tally = "maharaja.result"

    def __init__(self, words: Translate, cast: Sequence[CastMember], options: Mapping[str, Any]) -> None:
        self._company = Company(words, cast, "maharaja")
        self._things = Names(self._company)
        super().__init__(self._things, Advice(self._company), Story(self._company))
        self._refusals = Refusals(lambda view, item: self._things.refuse(view, (), item))
        self._area, self._mood = Box(0, 88, 1920, 992), Mood()
        self.minimum = minimum(len(cast))

    # ------------------------------------------------------------------ picture
    def layout(self, view: View, area: Box, mood: Mood) -> dict[str, Pose]:
        """Returns the pose of every item, see `layout.py`."""
        self._area, self._mood = area, mood
        return layout.poses(view, plan(view, area), mood)

    def panels(self, view: View, area: Box) -> Places:
        """Returns where the log and the action panel go."""
        found = plan(view, area)
        return Places(found.log, found.action)

    def paint(self, ui: Ui, view: View, area: Box, mood: Mood) -> None:
        """Draws everything below the items."""
        paint(Picture(ui.canvas, view, mood, self._company, plan(view, area), ui))

    def paint_item(self, canvas: Canvas, view: View, item: str, pose: Pose, mood: Mood) -> None:
        """Draws one item with its light."""
        paint_item(Frame(canvas, view, mood, self._company, self._plan(view)), item, pose)

    def entrances(self, view: View, area: Box, items: Sequence[str]) -> dict[str, Pose]:
        """Returns where new items come from: their owner's panel, or the bank."""
        return layout.entrances(view, plan(view, area), items)

    def exits(self, view: View, area: Box, items: Sequence[str]) -> dict[str, Pose]:
        """Returns where items go: to their owner's panel, or the bank."""
        return layout.exits(view, plan(view, area), items)

    def _plan(self, view: View) -> Plan:
        return plan(view, self._area)

    # ------------------------------------------------------------------ touches
    def parts(self, view: View, move: Move) -> tuple[str, ...]:
        """Returns the items to touch for a move."""
        return touching.parts(view, move)

    def suggest(self, view: View, item: str, moves: Sequence[Move]) -> None:
        """Returns nothing: a first touch makes a move, or only the person knows."""

    def alike(self, view: View, item: str) -> str:
        """Returns the same key for the two places of an action on the disc."""
        return touches.alike(item)

    def describe(self, view: View, item: str) -> str:
        """Returns what an item is."""
        if item.startswith("route:"):
            rank = int(item.removeprefix("route:"))
            found = ways(view, self._mood)
            return self._things.route(rank, found[rank]) if rank < len(found) else ""
        return super().describe(view, item)

    def refuse(self, view: View, mood: Mood, item: str) -> str:
        """Returns why an item cannot be touched now."""
        return self._refusals(view, mood, item)

    def waiver(self, view: View, seat: Seat) -> Waiver | None:
        """Returns None: every decision of this game is asked for."""
        return None

    def shortcuts(self, view: View, moves: Sequence[Move]) -> dict[str, tuple[str, ...]]:
        """Returns the choices by key, see `touching.shortcuts`."""
        return touching.shortcuts(view, moves)

    # ------------------------------------------------------------------ words
    def interludes(self, beat: Beat) -> list[Interlude]:
        """Returns the walk through the scoring of the Maharaja's city."""
        return interludes(self._company, beat)

    # ------------------------------------------------------------------ before everybody's eyes
    def openly(self, view: View) -> View | None:
        """Returns the view for first houses and for characters that cost nothing: gold is no matter there."""
        return replace(view, seat=view.public.acting) if view.public.task in OPEN else None

    # ------------------------------------------------------------------ standing
    def actor(self, view: View) -> Seat | None:
        """Returns who decides; while several plan at once, nobody."""
        public = view.public
        return None if view.is_over or public.task == PLAN else public.acting

    def points(self, view: View) -> tuple[int, ...]:
        """Returns the palaces of every seat."""
        return course.points(view)

    def course(self, beats: Sequence[Beat]) -> Course:
        """Returns the palaces after each round."""
        return course.course(self._company, beats)


TABLE = MaharajaTable
