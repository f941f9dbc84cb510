"""A table on the screen: one viewer's view of a session, its items on the stage, its log and action panel."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from functools import partial
from typing import Any

from game.core.beat import Beat
from game.core.rules import Seat
from game.paint.box import Box
from game.paint.panels import ground
from game.scenes.log_panel import LogPanel
from game.scenes.services import Services
from game.session.session import Session
from game.stage.stage import Act, Cue, Pose, Stage
from game.tabletop import loading
from game.tabletop.items import Item
from game.tabletop.table import Appearance, LogLine, Panels, ScoringSequence, Selection, Table
from game.widgets.node import Node, Role
from game.widgets.ui import Ui

BAR = 88
"""The height of the bar above every table, in units."""
_REMEMBERED_LINES = 48


class Board:
    """Shows a session as one viewer sees it.

    Takes the services and the session. `viewer` is whose eyes see the board (None: an onlooker's); `see` changes it.
    `actor` is whose turn it was when the last movement had landed (None: at the end, or where several decide at once).
    `front` is whose part of the table was asked to lie large (None: as usual).
    `scoring_sequences` are those that are due, made in the language in which they are looked at.
    """

    def __init__(self, services: Services, session: Session) -> None:
        self.services = services
        self.session = session
        self.viewer: Seat | None = None
        self.stage: Stage[Item] = Stage(services.sound.play)
        self.scoring_sequences: list[Callable[[], ScoringSequence]] = []
        self.lines: list[LogLine] = []
        self.recent: frozenset[Item] = frozenset()
        self.view: Any = session.view(None)
        self._former: Any = self.view
        self.number = session.number
        self.actor: Seat | None = None
        self.front: Seat | None = None
        self.foot = 0
        self._told: list[Beat] = []
        self._stages: list[tuple[Beat, float]] = []
        self._log_panel = LogPanel(session.players, self._open_log)
        self._area = Box(0, BAR, 1728, 992)
        self._words = services.words
        self.table = self._make_table()

    def _make_table(self) -> Table:
        cast = [Appearance(p.name, p.colour, p.is_human) for p in self.session.players]
        made: Table = loading.table(self.session.box)(self.services.words, cast, self.session.options)
        return made

    # ------------------------------------------------------------------ what is seen
    def see(self, viewer: Seat | None, number: int | None = None) -> None:
        """Shows everything as that viewer learned it, up to an entry (None: the newest), without movement."""
        self.viewer = viewer
        beats = self.session.beats(viewer)
        if number is not None:
            beats = [beat for beat in beats if beat.number <= number]
        self._stand(beats)
        self._stages.clear()
        self.scoring_sequences.clear()
        self.stage.show(self._poses(Selection()))
        self.services.ui.is_stale = True

    def _stand(self, beats: Sequence[Beat]) -> None:
        """Takes what the last of some beats led to, as if they had been played one by one."""
        last = beats[-1]
        self.view, self.number = last.view, last.number
        self.actor = self.table.actor(last.view)
        self._told = list(beats)
        self.lines = self._latest_lines(beats)
        self.recent = frozenset() if last.seat is None else _changed(self.table.cues(last))

    def _latest_lines(self, beats: Sequence[Beat]) -> list[LogLine]:
        lines: list[LogLine] = []
        for beat in reversed(beats):
            lines[:0] = self.table.narrate(beat)
            if len(lines) >= _REMEMBERED_LINES:
                break
        return lines[-_REMEMBERED_LINES:]

    def _poses(self, selection: Selection) -> Mapping[Item, Pose]:
        return self.table.layout(self.view, self._area, replace(selection, front=self.front))

    def _bring(self, front: Seat | None) -> None:
        self.front = front
        self.services.ui.is_stale = True

    def play(self, beat: Beat, hold: float = 0) -> None:
        """Shows what an entry brought, stage by stage, each with its scoring sequences before the next is set out.

        `hold` is how many seconds the result stays.
        """
        self._stages.extend((stage, hold) for stage in beat.stages)
        self._next_stage()

    def tick(self, seconds: float) -> bool:
        """Lets what was to be shown go on: movements, sequences, the next stage; returns whether there was any."""
        if self.stage.tick(seconds):
            return True
        if self.scoring_sequences:
            self.services.open(self.services.routes.scoring_sequence, self.scoring_sequences.pop(0), self.table.ground)
            return True
        return self._next_stage()

    @property
    def is_behind(self) -> bool:
        """Tells whether scoring sequences or further stages of the last entry are still to come."""
        return bool(self.scoring_sequences or self._stages)

    def hurry(self) -> None:
        """Brings all movement to its end at once; the scoring sequences remain to be gone through."""
        self.stage.hurry()
        while self._next_stage():
            self.stage.hurry()

    def _next_stage(self) -> bool:
        if not self._stages:
            return False
        self._move(*self._stages.pop(0))
        return True

    def _move(self, beat: Beat, hold: float) -> None:
        """Moves the items from what was to what a stage brought."""
        before = self._poses(Selection())
        after = self.table.layout(beat.view, self._area, Selection(front=self.front))
        cues = self.table.cues(beat)
        self.stage.pace = 0 if self.services.settings.reduced_motion else self.services.pace
        self.stage.play(
            Act(
                after,
                cues,
                self.table.entrances(beat.view, self._area, [item for item in after if item not in before]),
                self.table.exits(beat.view, self._area, [item for item in before if item not in after]),
                hold,
                partial(self._show, beat, cues),
                partial(self._landed, beat),
            )
        )

    def _show(self, beat: Beat, cues: Sequence[Cue[Item]]) -> None:
        self._former, self.view, self.number = self.view, beat.view, beat.number
        self._told.append(beat)
        self.lines = [*self.lines, *self.table.narrate(beat)][-_REMEMBERED_LINES:]
        self._log_panel.show_newest()
        self.recent = _changed(cues)

    def _landed(self, beat: Beat) -> None:
        self.actor = self.table.actor(beat.view)
        self.scoring_sequences.extend(
            partial(self._sequence, beat, i) for i, _ in enumerate(self.table.scoring_sequences(beat))
        )

    def _sequence(self, beat: Beat, index: int) -> ScoringSequence:
        self._follow_language()
        return self.table.scoring_sequences(beat)[index]

    def show_openly(self, view: Any) -> None:
        """Shows the view from which somebody decides before everybody's eyes."""
        self.view = view
        self.stage.show(self._poses(Selection()))

    def undone(self) -> None:
        """Slides back to the newest entry after an undo, or forward after a redo."""
        self.hurry()
        self._former = self.view
        self._stand(self.session.beats(self.viewer))
        self.stage.pace = 0 if self.services.settings.reduced_motion else self.services.pace
        self.stage.play(Act(self._poses(Selection())))

    @property
    def panels(self) -> Panels:
        """Returns where the log and the action panel are."""
        return self.table.panels(self.view, self._area)

    def item(self, node: str) -> Item | None:
        """Returns the item that a node of the screen stands for, None for any other node."""
        return next((item for item, _ in self.stage.poses() if node_of(item) == node), None)

    # ------------------------------------------------------------------ drawing
    def draw(self, ui: Ui, selection: Selection, touch: Callable[[Item], None] | None) -> None:
        """Draws ground, panels, items and log; `touch` is told which item was touched (None: nothing can be)."""
        self.follow(ui, selection)
        selection = replace(selection, front=self.front, bring=self._bring)
        ground(ui.canvas, self.table.ground, 170)
        self.table.paint(ui, self.view, self._area, selection)
        leaving = self.stage.leaving()
        for item, pose in self.stage.poses():
            view = self._former if item in leaving else self.view
            self.table.paint_item(ui.canvas, view, self._area, item, pose, selection)
        with ui.area("table"):
            self._add_items(ui, selection, touch)
        self._log_panel.draw(ui, self.panels.log, self.lines)

    def follow(self, ui: Ui, selection: Selection) -> bool:
        """Keeps up with a new window size, another language and chosen items; returns whether other items lie there."""
        area = Box(0, BAR, ui.canvas.w, ui.canvas.h - BAR - self.foot)
        if self._follow_language() or area != self._area:
            self.stage.hurry()
            self._area = area
            self.stage.show(self._poses(selection))
        before = {item for item, _ in self.stage.poses()}
        self.stage.settle(self._poses(selection))
        return before != {item for item, _ in self.stage.poses()}

    def _follow_language(self) -> bool:
        """Makes the table anew where another language is spoken; returns whether it is."""
        if self._words is self.services.words:
            return False
        self._words = self.services.words
        self.table = self._make_table()
        self.lines = self._latest_lines(self._told)
        return True

    def _add_items(self, ui: Ui, selection: Selection, touch: Callable[[Item], None] | None) -> None:
        leaving = self.stage.leaving()
        for item, pose in self.stage.poses():
            if item in leaving:
                continue
            rect = ui.canvas.rect(pose.box)
            is_open = touch is not None and (item in selection.open or item in selection.touched)
            why = self.table.illegal_reason(self.view, selection, item) if touch and not is_open else ""
            is_open = is_open or (item in selection.other and touch is not None and not why)
            told = self.table.describe(self.view, item, selection)
            node = Node(
                f"item:{item}", Role.ITEM, told, rect, is_enabled=is_open, why=why, is_on=item in selection.touched
            )
            if touch is not None and (is_open or why):
                node.act = partial(touch, item)
            else:
                node.role = Role.TEXT
                node.hint = told
            ui.add(node)
            ui.ring(node.id, pose.box, 8)

    def _open_log(self) -> None:
        self.services.open(self.services.routes.log, self.session, self.viewer, self.number)


def node_of(item: Item) -> str:
    """Returns the id of the node of an item."""
    return f"item:{item}"


def _changed(cues: Sequence[Cue[Item]]) -> frozenset[Item]:
    return frozenset(item for cue in cues for item in cue.items)
