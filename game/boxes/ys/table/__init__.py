"""The table of Ys: what lies where, what a touch means, and what is told."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

from game.boxes.ys.rules import selectable
from game.boxes.ys.rules.moves import Move
from game.boxes.ys.rules.tasks import BID, FAVOUR, OPEN
from game.boxes.ys.rules.view import View
from game.boxes.ys.table import history, layout, selecting
from game.boxes.ys.table.advice import Advice
from game.boxes.ys.table.evaluation import Evaluation
from game.boxes.ys.table.geometry import minimum, plan
from game.boxes.ys.table.names import Names
from game.boxes.ys.table.narrator import Narrator
from game.boxes.ys.table.painting import paint
from game.boxes.ys.table.painting.frame import Frame, Picture
from game.boxes.ys.table.painting.items import paint_item
from game.boxes.ys.table.painting.sequences import scoring_sequences
from game.boxes.ys.table.phrases import YsPlayers
from game.core.beat import Beat
from game.core.rules import Seat
from game.paint.box import Box
from game.paint.canvas import Canvas
from game.stage.stage import Pose
from game.tabletop.spoken import Refusals, SpokenTable
from game.tabletop.table import Appearance, AutoPass, History, Panels, ScoringSequence, Selection
from game.widgets.ui import Translate, Ui


class YsTable(SpokenTable):
    """Shows Ys; each method does what `game.tabletop.table.Table` says."""

    minimum = (1540.0, 960.0)
    ground = "felt_teal"
    music = "music_ys"
    tally = "ui.result"

    def __init__(self, words: Translate, cast: Sequence[Appearance], options: Mapping[str, Any]) -> None:
        self._players = YsPlayers(words, cast, "ys")
        self._evaluation = Evaluation(self._players)
        names = Names(self._players, self._evaluation)
        super().__init__(names, Advice(self._players, self._evaluation), Narrator(self._players))
        self._refusals = Refusals(lambda view, item: names.illegal_reason(view, (), item))
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
        paint(Picture(ui.canvas, view, selection, self._players, plan(view, area), self._evaluation, ui))

    def paint_item(self, canvas: Canvas, view: View, area: Box, item: str, pose: Pose, selection: Selection) -> None:
        """Draws one item with its light."""
        frame = Frame(canvas, view, selection, self._players, plan(view, area), self._evaluation)
        paint_item(frame, item, pose)

    def entrances(self, view: View, area: Box, items: Sequence[str]) -> dict[str, Pose]:
        """Returns where new items come from, see `layout.py`."""
        return layout.entrances(view, plan(view, area), items)

    def exits(self, view: View, area: Box, items: Sequence[str]) -> dict[str, Pose]:
        """Returns where items go, see `layout.py`."""
        return layout.exits(view, plan(view, area), items)

    # ------------------------------------------------------------------ touches
    def clicks(self, view: View, move: Move) -> tuple[str, ...]:
        """Returns the items to touch for a move."""
        return selecting.clicks(view, move)

    def suggest(self, view: View, item: str, moves: Sequence[Move]) -> None:
        """Returns nothing: where brokers go and characters aim, only the person knows."""

    def equivalence_key(self, view: View, item: str) -> str:
        """Returns the same key for equal brokers of a screen or front, and for equal gems."""
        return selectable.equivalence_key(item)

    def illegal_reason(self, view: View, selection: Selection, item: str) -> str:
        """Returns why an item cannot be touched now."""
        return self._refusals(view, selection, item)

    def auto_pass(self, view: View, seat: Seat) -> AutoPass | None:
        """Returns how a window for characters may be waived."""
        return selecting.auto_pass(view, seat)

    def shortcuts(self, view: View, moves: Sequence[Move]) -> dict[str, tuple[str, ...]]:
        """Returns the choices by key, see `touching.shortcuts`."""
        return selecting.shortcuts(view, moves)

    # ------------------------------------------------------------------ words
    def scoring_sequences(self, beat: Beat) -> list[ScoringSequence]:
        """Returns the walks of the counting and of the final scoring."""
        return scoring_sequences(self._players, beat)

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
        return history.points(view)

    def history(self, beats: Sequence[Beat]) -> History:
        """Returns the points after each turn."""
        return history.history(self._players, beats)


TABLE = YsTable
