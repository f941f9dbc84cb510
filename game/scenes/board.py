"""A table on the screen: one viewer's view of a session, its items on the stage, its log and action panel."""

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from itertools import dropwhile
from typing import Any

from game.core.beat import Beat
from game.core.rules import Seat
from game.paint import lettering, pieces
from game.paint.box import Box
from game.paint.palette import LIGHT, SOFT
from game.paint.panels import ground, sheet, tray
from game.scenes.preview import draw_preview
from game.scenes.services import Services
from game.session.session import Session
from game.stage.stage import Act, Cue, Pose, Stage
from game.tabletop import loading
from game.tabletop.items import AnyItem
from game.tabletop.table import Appearance, LogLine, Panels, Preview, ScoringSequence, Selection, Table
from game.widgets.controls import button
from game.widgets.node import Node, Role
from game.widgets.ui import Ui

BAR = 88
"""The height of the bar above every table, in units."""
_REMEMBERED_LINES = 48
_ROOMY = 246.0
"""An action panel that is less high has a lower button, so that more can be said above it."""


class Board:
    """Shows a session as one viewer sees it.

    Takes the house and the session. `viewer` is whose eyes see the board (None: an onlooker's); `see` changes it.
    `actor` is whose turn it was when the last movement had landed (None: at the end, or where several decide at once).
    `interludes` are the walks that are due, made in the language in which they are looked at.
    """

    def __init__(self, services: Services, session: Session) -> None:
        self.services = services
        self.session = session
        self.viewer: Seat | None = None
        self.stage: Stage[AnyItem] = Stage(services.sound.play)
        self.scoring_sequences: list[Callable[[], ScoringSequence]] = []
        self.lines: list[LogLine] = []
        self.recent: frozenset[AnyItem] = frozenset()
        self.view: Any = session.view(None)
        self._former: Any = self.view
        self.number = session.number
        self.actor: Seat | None = None
        self.foot = 0
        self._told: list[Beat] = []
        self._stages: list[tuple[Beat, float]] = []
        self._older = 0
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

    def _poses(self, selection: Selection) -> Mapping[AnyItem, Pose]:
        return self.table.layout(self.view, self._area, selection)

    def play(self, beat: Beat, hold: float = 0) -> None:
        """Shows what an entry brought, stage by stage, each with its walks before the next is set out.

        `hold` is how many seconds the result stays.
        """
        self._stages.extend((stage, hold) for stage in beat.stages)
        self._next_stage()

    def tick(self, seconds: float) -> bool:
        """Lets what was to be shown go on: movements, walks, the next stage; returns whether there was anything."""
        if self.stage.tick(seconds):
            return True
        if self.scoring_sequences:
            self.services.open(self.services.routes.scoring_sequence, self.scoring_sequences.pop(0), self.table.ground)
            return True
        return self._next_stage()

    @property
    def is_behind(self) -> bool:
        """Tells whether walks or further stages of the last entry are still to come."""
        return bool(self.scoring_sequences or self._stages)

    def hurry(self) -> None:
        """Brings all movement to its end at once; the walks remain to be walked."""
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
        after = self.table.layout(beat.view, self._area, Selection())
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

    def _show(self, beat: Beat, cues: Sequence[Cue[AnyItem]]) -> None:
        self._former, self.view, self.number = self.view, beat.view, beat.number
        self._told.append(beat)
        self.lines = [*self.lines, *self.table.narrate(beat)][-_REMEMBERED_LINES:]
        self._older = 0
        self.recent = _changed(cues)

    def _landed(self, beat: Beat) -> None:
        self.actor = self.table.actor(beat.view)
        self.scoring_sequences.extend(
            partial(self._walk, beat, i) for i, _ in enumerate(self.table.scoring_sequences(beat))
        )

    def _walk(self, beat: Beat, index: int) -> ScoringSequence:
        self._speak()
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
    def places(self) -> Panels:
        """Returns where the log and the action panel are."""
        return self.table.panels(self.view, self._area)

    def item(self, node: str) -> AnyItem:
        """Returns the item that a node of the screen stands for, None for any other node."""
        return next((item for item, _ in self.stage.poses() if node_of(item) == node), None)

    # ------------------------------------------------------------------ drawing
    def draw(self, ui: Ui, selection: Selection, touch: Callable[[AnyItem], None] | None) -> None:
        """Draws ground, panels, items and log; `touch` is told which item was touched (None: nothing can be)."""
        self.follow(ui, selection)
        ground(ui.canvas, self.table.ground, 170)
        self.table.paint(ui, self.view, self._area, selection)
        leaving = self.stage.leaving()
        for item, pose in self.stage.poses():
            view = self._former if item in leaving else self.view
            self.table.paint_item(ui.canvas, view, self._area, item, pose, selection)
        with ui.area("table"):
            self._add_items(ui, selection, touch)
        self._draw_log(ui)

    def follow(self, ui: Ui, selection: Selection) -> bool:
        """Keeps up with a new window size, another language and chosen items; returns whether other items lie there."""
        area = Box(0, BAR, ui.canvas.w, ui.canvas.h - BAR - self.foot)
        if self._speak() or area != self._area:
            self.stage.hurry()
            self._area = area
            self.stage.show(self._poses(selection))
        before = {item for item, _ in self.stage.poses()}
        self.stage.settle(self._poses(selection))
        return before != {item for item, _ in self.stage.poses()}

    def _speak(self) -> bool:
        """Makes the table anew where another language is spoken; returns whether it is."""
        if self._words is self.services.words:
            return False
        self._words = self.services.words
        self.table = self._make_table()
        self.lines = self._latest_lines(self._told)
        return True

    def _add_items(self, ui: Ui, selection: Selection, touch: Callable[[AnyItem], None] | None) -> None:
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

    def _draw_log(self, ui: Ui) -> None:
        """The latest sentences, the newest at the bottom and brightest; a touch opens the whole log.

        The wheel brings older ones into sight. A newest one that is too long for the panel even when small is left to
        the whole log.
        """
        box = self.places.log
        canvas = ui.canvas
        tray(canvas, box)
        room, y = box.w - 72, box.bottom - 4
        free = y - box.y
        told = self.lines[: len(self.lines) - self._older]
        shown = dropwhile(lambda line: not _log_size(ui, line.text, room, free), reversed(told))
        for i, line in enumerate(shown):
            size = 24.0 if i else _log_size(ui, line.text, room, free)
            y -= lettering.paragraph_height(canvas, line.text, room, size, "semi")
            if y < box.y:
                break
            step = lettering.line_height(canvas, size)
            if line.seat is not None:
                pieces.token(canvas, self.session.players[line.seat].colour, box.x + 28, y + step / 2, 32)
            tone = SOFT if i else LIGHT
            lettering.paragraph(canvas, line.text, box.x + 54, y, room, size, tone, "text" if i else "semi")
        rect = canvas.rect(box)
        opened = partial(self.services.open, self.services.routes.log, self.session, self.viewer, self.number)
        node = Node("log", Role.BUTTON, self.services.words("ui.table.log"), rect, "log", act=opened)
        node.wheel = self._scroll_log
        ui.add(node)
        ui.ring("log", box, 14)

    def _scroll_log(self, steps: int) -> None:
        self._older = max(0, min(len(self.lines) - 1, self._older - steps))

    def draw_action(
        self,
        ui: Ui,
        preview: Preview,
        submit: Callable[[], None] | None,
        waive: Callable[[], None] | None = None,
        choose: Callable[[Any], None] | None = None,
    ) -> None:
        """Draws the action panel: what the chosen items would do and the button that does it.

        `waive` is what "never ask again" does, where that can be said, `choose` what a line does that stands for a
        move.
        """
        canvas, box = ui.canvas, self.places.action
        sheet(canvas, box, 14)
        tall = (66.0 if box.h >= _ROOMY else 54.0) if preview.label or waive else 0.0
        text_box = Box(box.x + 22, box.y + 12, box.w - 44, box.h - tall - (36 if tall else 24))
        at = Box(box.x + 20, box.bottom - tall - 18, box.w - 40, tall)
        with ui.area("action"):
            draw_preview(ui, preview, text_box, choose)
            if waive:
                at = self._draw_waive(ui, at, waive, is_alone=not preview.label)
            if preview.label:
                button(
                    ui, "submit", at, preview.label, submit or _nothing, colour="teal", size=36, icon="check",
                    key=13, cap="" if waive else self.services.words("ui.keys.enter"), is_enabled=submit is not None,
                )  # fmt: skip

    def _draw_waive(self, ui: Ui, box: Box, waive: Callable[[], None], *, is_alone: bool) -> Box:
        """Draws "never ask again" at the right end of the buttons' row and returns what is left of that row.

        Where it finds no room beside another button, it is left out: it was there before anything was chosen.
        """
        label, hint = ui.words("ui.questions.never"), ui.words("ui.questions.never_hint")
        wide = 90 + lettering.width(ui.canvas, label, 28, "display")
        if wide > (box.w if is_alone else box.w * 0.62):
            if not is_alone:
                return box
            wide = box.w
        at = Box(box.right - wide, box.y, wide, box.h)
        button(ui, "never", at, label, waive, size=28, hint=hint)
        return Box(box.x, box.y, box.w - wide - 12, box.h)


def _log_size(ui: Ui, text: str, room: float, free: float) -> float:
    """The size of the newest sentence: smaller where it is long and the log low; 0 where none is small enough."""
    sizes = (24.0, 22.0, 20.0, 18.0)
    return next((s for s in sizes if lettering.paragraph_height(ui.canvas, text, room, s, "semi") <= free), 0.0)


def node_of(item: AnyItem) -> str:
    """Returns the id of the node of an item."""
    return f"item:{item}"


def _changed(cues: Sequence[Cue[AnyItem]]) -> frozenset[AnyItem]:
    return frozenset(item for cue in cues for item in cue.items)


def _nothing() -> None:
    """Is what a disabled button would do."""
