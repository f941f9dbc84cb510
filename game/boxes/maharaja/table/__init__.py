"""The table of Maharaja: what lies where, what a touch means, and what is told."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

from game.boxes.maharaja.rules import selectable
from game.boxes.maharaja.rules.moves import Move
from game.boxes.maharaja.rules.tasks import OPEN, PLAN
from game.boxes.maharaja.rules.view import View
from game.boxes.maharaja.table import history, layout, selecting
from game.boxes.maharaja.table.advice import Advice
from game.boxes.maharaja.table.choice_panel import ways
from game.boxes.maharaja.table.geometry import minimum, plan
from game.boxes.maharaja.table.names import Names
from game.boxes.maharaja.table.narrator import Narrator
from game.boxes.maharaja.table.painting import paint
from game.boxes.maharaja.table.painting.frame import Frame, Picture
from game.boxes.maharaja.table.painting.items import paint_item
from game.boxes.maharaja.table.painting.sequence import scoring_sequences
from game.core.beat import Beat
from game.core.rules import Seat
from game.paint.box import Box
from game.paint.canvas import Canvas
from game.stage.stage import Pose
from game.tabletop.players import Players
from game.tabletop.spoken import Refusals, SpokenTable
from game.tabletop.table import Appearance, AutoPass, History, Panels, ScoringSequence, Selection
from game.widgets.ui import Translate, Ui


class MaharajaTable(SpokenTable):
    """Shows Maharaja; each method does what `game.tabletop.table.Table` says."""

    minimum = (1540.0, 960.0)
    ground = "felt_crimson"
    music = "music_maharaja"
    tally = "maharaja.result"

    def __init__(self, words: Translate, cast: Sequence[Appearance], options: Mapping[str, Any]) -> None:
        self._players = Players(words, cast, "maharaja")
        self._things = Names(self._players)
        super().__init__(self._things, Advice(self._players), Narrator(self._players))
        self._refusals = Refusals(lambda view, item: self._things.illegal_reason(view, (), item))
        self.minimum = minimum(len(cast))

    # ------------------------------------------------------------------ picture
    def layout(self, view: View, area: Box, selection: Selection) -> dict[str, Pose]:
        """Returns the pose of every item, see `layout.py`."""
        return layout.poses(view, plan(view, area), selection)

    def panels(self, view: View, area: Box) -> Panels:
        """Returns where the log and the action panel go."""
        found = plan(view, area)
        return Panels(found.log, found.action)

    def paint(self, ui: Ui, view: View, area: Box, selection: Selection) -> None:
        """Draws everything below the items."""
        paint(Picture(ui.canvas, view, selection, self._players, plan(view, area), ui))

    def paint_item(self, canvas: Canvas, view: View, area: Box, item: str, pose: Pose, selection: Selection) -> None:
        """Draws one item with its light."""
        paint_item(Frame(canvas, view, selection, self._players, plan(view, area)), item, pose)

    def entrances(self, view: View, area: Box, items: Sequence[str]) -> dict[str, Pose]:
        """Returns where new items come from: their owner's panel, or the bank."""
        return layout.entrances(view, plan(view, area), items)

    def exits(self, view: View, area: Box, items: Sequence[str]) -> dict[str, Pose]:
        """Returns where items go: to their owner's panel, or the bank."""
        return layout.exits(view, plan(view, area), items)

    # ------------------------------------------------------------------ touches
    def clicks(self, view: View, move: Move) -> tuple[str, ...]:
        """Returns the items to touch for a move."""
        return selecting.clicks(view, move)

    def suggest(self, view: View, item: str, moves: Sequence[Move]) -> None:
        """Returns nothing: a first touch makes a move, or only the person knows."""

    def equivalence_key(self, view: View, item: str) -> str:
        """Returns the same key for the two places of an action on the disc."""
        return selectable.equivalence_key(item)

    def describe(self, view: View, item: str, selection: Selection | None = None) -> str:
        """Returns what an item is."""
        if item.startswith("route:"):
            rank = int(item.removeprefix("route:"))
            found = ways(view, selection or Selection())
            return self._things.route(rank, found[rank]) if rank < len(found) else ""
        return super().describe(view, item, selection)

    def illegal_reason(self, view: View, selection: Selection, item: str) -> str:
        """Returns why an item cannot be touched now."""
        return self._refusals(view, selection, item)

    def auto_pass(self, view: View, seat: Seat) -> AutoPass | None:
        """Returns None: every decision of this game is asked for."""
        return None

    def shortcuts(self, view: View, moves: Sequence[Move]) -> dict[str, tuple[str, ...]]:
        """Returns the choices by key, see `touching.shortcuts`."""
        return selecting.shortcuts(view, moves)

    # ------------------------------------------------------------------ words
    def scoring_sequences(self, beat: Beat) -> list[ScoringSequence]:
        """Returns the walk through the scoring of the Maharaja's city."""
        return scoring_sequences(self._players, beat)

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
        return history.points(view)

    def history(self, beats: Sequence[Beat]) -> History:
        """Returns the palaces after each round."""
        return history.history(self._players, beats)


TABLE = MaharajaTable
