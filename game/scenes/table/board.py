"""A table on the screen: one viewer's view of a session, its items on the stage, its log and action panel."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from functools import partial
from typing import Any

import pygame

from game.core.rules import Beat, Seat
from game.paint.box import Box
from game.saves.players import Player
from game.scenes.people.portraits import Sitters
from game.scenes.shell.services import Services
from game.scenes.table.board_layers import BoardLayers, Hands, Teller, node_of
from game.scenes.table.log_panel import LogPanel
from game.scenes.table.narrating import Story, narrated
from game.scenes.table.zooming import Zooming
from game.session.session import Session
from game.stage.stage import Act, Cue, Pose, Stage
from game.tabletop.items import Item, Selection
from game.tabletop.passages import Passage
from game.tabletop.players import table_of
from game.tabletop.table import LogLine, Panels, ScoringSequence, Table
from game.widgets.kept import unseen
from game.widgets.reading import Saying
from game.widgets.ui import Ui

BAR = 88
"""The height of the bar above every table, in units."""
_REMEMBERED_LINES = 48


class Board:
    """Shows a session as one viewer sees it.

    Takes the services and the session. `viewer` is whose eyes see the board (None: an onlooker's); `see` changes it.
    `actor` is whose turn it was when the last movement had landed (None: at the end, or where several decide at once).
    `front` is whose part of the table was asked to lie large (None: as usual), `unfolded` the panel that was called up.
    `scoring_sequences` are those that are due, made in the language in which they are looked at. `teller` tells
    large what happens (None: nothing does, as in a replay). `players` are those who sit there as it is shown.
    `open_log` opens the log of what is shown; `is_changed` tells whether it may look otherwise since the last tick.
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
        self.former: Any = self.view
        self.players = session.players
        self.sitters = Sitters(session.box, session.players, services.people.get)
        self.number = session.number
        self.actor: Seat | None = None
        self.front: Seat | None = None
        self.unfolded = ""
        self.is_changed = True
        self.zooming = Zooming(services)
        self.foot = 0
        self.teller: Teller | None = None
        self._pace = services.settings.pace
        self._left: dict[Item, Pose] = {}
        self._zoom = self.zooming.shown
        self._told: list[Beat] = []
        self._story: Story | None = None
        self._passages: tuple[Any, Sequence[Passage]] | None = None
        self._stages: list[tuple[Beat, float]] = []
        self._scored: Beat | None = None
        self._layers = BoardLayers(self)
        self._shown = Selection()
        self._laid: tuple[tuple[Table, Any, Box, Selection], Mapping[Item, Pose]] | None = None
        self.open_log: Callable[[], None] = self._open_log
        self._log_panel = LogPanel(session.players, lambda: self.open_log())
        self.area = Box(0, BAR, 1728, 992)
        self._words = services.words
        self.table = table_of(services.words, session)

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

    def _narrated(self, beat: Beat) -> list[LogLine]:
        return narrated(self._words, self.table, self.session, beat)

    def _latest_lines(self, beats: Sequence[Beat]) -> list[LogLine]:
        lines: list[LogLine] = []
        for beat in reversed(beats):
            lines[:0] = self._narrated(beat)
            if len(lines) >= _REMEMBERED_LINES:
                break
        return lines[-_REMEMBERED_LINES:]

    def seat(self, players: Sequence[Player]) -> None:
        """Lets somebody else sit at the table: whoever took a seat over, or had one at another time."""
        if tuple(players) != self.players:
            self.players = tuple(players)
            self.sitters = Sitters(self.session.box, self.players, self.services.people.get)
            self._lay()

    def _lay(self) -> None:
        """Makes the table anew, and what it told."""
        self.table = table_of(self._words, self.session, self.players)
        self.lines, self._story, self._passages = self._latest_lines(self._told), None, None

    @property
    def story(self) -> Story:
        """Returns the log as it is read aloud."""
        if self._story is None or not self._story.tells(self._told):
            self._story = Story(self._narrated, self._told, self._story)
        return self._story

    @property
    def passages(self) -> Sequence[Passage]:
        """Returns what can be read of the table, part by part."""
        if self._passages is None or self._passages[0] is not self.view:
            self._passages = (self.view, self.table.passages(self.view))
        return self._passages[1]

    def _poses(self, selection: Selection) -> Mapping[Item, Pose]:
        """Where everything lies; a frame asks several times, and most frames for what the last one asked for."""
        of = (self.table, self.view, self.area, self.shown(selection))
        if self._laid is None or any(now is not before for now, before in zip(of, self._laid[0], strict=True)):
            self._laid = (of, self.table.layout(*of[1:]))
        return self._laid[1]

    def shown(self, selection: Selection) -> Selection:
        """Returns a selection together with how the table was asked to lie: the last one again where it is alike."""
        made = replace(
            selection, front=self.front, bring=self._bring, zoom=self.zooming.shown,
            unfolded=self.unfolded, unfold=self.unfold, approach=self.zooming.go,
        )  # fmt: skip
        if made != self._shown:
            self._shown = made
        return self._shown

    def _bring(self, front: Seat | None) -> None:
        self.front = front
        self.services.ui.is_stale = True

    def unfold(self, name: str) -> None:
        """Calls a folded panel up, or folds it again."""
        self.unfolded = "" if name == self.unfolded else name
        self.services.ui.is_stale = True

    def back(self) -> bool:
        """Folds what was called up or lies large, or shows the whole board again; returns whether there was any."""
        if self.unfolded:
            self.unfold("")
            return True
        if self.front is not None:
            self._bring(None)
            return True
        return self.zooming.back()

    def play(self, beat: Beat, hold: float = 0) -> None:
        """Shows what an entry brought, stage by stage, each after its scoring sequences.

        `hold` is how many seconds the result stays.
        """
        self._stages.extend((stage, hold) for stage in beat.stages)
        self._next_stage()

    def tick(self, seconds: float) -> bool:
        """Lets what was to be shown go on: movements, sequences, the next stage; returns whether there was any."""
        self._keep_pace()
        was_still = self.stage.is_still
        is_zoomed, is_playing = self.zooming.tick(seconds), self.stage.tick(seconds)
        self.is_changed = is_zoomed or not (was_still and self.stage.is_still)
        if is_zoomed or is_playing:
            return True
        if self.scoring_sequences:
            is_heard = self.services.ui.reading.is_wanted
            before = Saying(self.story.before_sequence, id(self.session), is_former=True) if is_heard else None
            sequence = self.scoring_sequences.pop(0)
            self.services.navigation.open(self.services.routes.scoring_sequence, sequence, self.table.ground, before)
            return True
        return self._next_stage()

    def _keep_pace(self) -> None:
        """Follows the tempo, also while something moves or is told."""
        settings = self.services.settings
        if settings.pace != self._pace and self._pace:
            self.stage.retime(settings.pace / self._pace)
        self._pace = settings.pace
        self.stage.pace = 0 if settings.now.reduced_motion else self._pace

    @property
    def is_behind(self) -> bool:
        """Tells whether scoring sequences or further stages of the last entry are still to come."""
        return bool(self.scoring_sequences or self._stages)

    def hurry(self) -> None:
        """Brings all movement to its end at once, up to a scoring sequence, which remains to be gone through."""
        self.stage.hurry()
        while not self.scoring_sequences and self._next_stage():
            self.stage.hurry()

    def _next_stage(self) -> bool:
        """Goes on with the next stage: what is scored in it is gone through before the table shows what it brought."""
        if not self._stages:
            return False
        beat, hold = self._stages[0]
        if self._scored is not beat and (found := self.table.scoring_sequences(beat)):
            self._scored = beat
            self.scoring_sequences.extend(partial(self._sequence, beat, i) for i, _ in enumerate(found))
        else:
            del self._stages[0]
            self._move(beat, hold)
        return True

    def _move(self, beat: Beat, hold: float) -> None:
        """Moves the items from what was to what a stage brought."""
        shown = self.shown(Selection())
        before, after = self._poses(shown), self.table.layout(beat.view, self.area, shown)
        gone = [item for item in before if item not in after]
        cues = self.table.cues(beat)
        self.stage.play(
            Act(
                after,
                cues,
                self._entrances(beat.view, [item for item in after if item not in before]),
                self.table.exits(beat.view, self.area, shown, gone, beat.events),
                hold,
                self.teller.rest(beat) if self.teller else 0,
                partial(self._show, beat, cues),
                partial(self._landed, beat),
            )
        )

    def _entrances(self, view: Any, items: Sequence[Item]) -> Mapping[Item, Pose]:
        """Where new items come from: out of the hand, where one stands for what a hand has just let go."""
        rests, left = self._poses(Selection()), self._left
        self._left = {}
        found = dict(self.table.entrances(view, self.area, self.shown(Selection()), items))
        for item, pose in found.items():
            near = (held for gone, held in left.items() if gone in rests and rests[gone].box.holds(*_middle(pose)))
            found[item] = next(near, pose)
        return found

    def leave(self, item: Item, pose: Pose) -> None:
        """Leaves an item where a hand let go of it, until the next movement takes it from there."""
        self.stage.put(item, pose)
        self._left[item] = pose

    def glide_back(self) -> None:
        """Slides what a hand let go of to where it belongs."""
        self._left = {}
        self.stage.play(Act(self._poses(Selection())))

    def _show(self, beat: Beat, cues: Sequence[Cue[Item]]) -> None:
        self.former, self.view, self.number = self.view, beat.view, beat.number
        self._told.append(beat)
        lines = self._narrated(beat)
        self.lines = [*self.lines, *lines][-_REMEMBERED_LINES:]
        self._log_panel.show_newest()
        self.recent = _changed(cues)
        if self.teller:
            self.teller.begins(beat, self.former)

    def _landed(self, beat: Beat) -> None:
        self.actor = self.table.actor(beat.view)
        if self.teller:
            self.teller.lands(beat, self._told[:-1])

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
        self.former = self.view
        self._stand(self.session.beats(self.viewer))
        self.stage.play(Act(self._poses(Selection())))

    @property
    def panels(self) -> Panels:
        """Returns where the log and the action panel are."""
        return self.table.panels(self.view, self.area)

    def item(self, node: str) -> Item | None:
        """Returns the item that a node of the screen stands for, None for any other node."""
        if not node.startswith("item:"):
            return None
        return next((item for item, _ in self.stage.poses() if node_of(item) == node), None)

    # ------------------------------------------------------------------ drawing
    def draw(self, ui: Ui, selection: Selection, hands: Hands | None, *, is_covered: bool = False) -> None:
        """Draws ground, panels, items and log; `hands` are told what is done with an item (None: nothing can be).

        `is_covered` tells that something will be drawn over it, so that the whole picture is drawn as it moves.
        """
        self.follow(ui, selection)
        selection = self.shown(selection)
        self._layers.paint(ui, selection, hands)
        self.zooming.is_alone = not (self.stage.is_playing or self.unfolded or is_covered)
        self.zooming.keep(ui, self.view, self.table.zoom_buttons)
        self._layers.name(ui, selection, hands)
        self.zooming.draw(ui, self.table.zoom_buttons)
        self._log_panel.draw(ui, self.panels.log, self.lines)

    def draw_ahead(self, ui: Ui, selection: Selection, hands: Hands | None) -> bool:
        """Draws a part of the next picture out of sight; returns whether one was due."""
        self.follow(ui, selection)
        return self._layers.paint_ahead(ui, self.shown(selection), hands)

    def tell_ahead(self, ui: Ui) -> None:
        """Makes ready what is told of a deed, before it is seen."""
        with unseen(ui):
            self._log_panel.draw(ui, self.panels.log, self.lines)
            if self.teller:
                self.teller.tell(ui, waits_for_step=False)

    def put_away(self) -> None:
        """Lets go of the pictures that it kept, each as large as the window: it may be long until it goes itself."""
        self._layers.forget()
        self.zooming.forget()

    def picture_of(self, item: Item, pose: Pose, times: float, turn: float, selection: Selection) -> pygame.Surface:
        """Returns a premultiplied picture of an item by itself, so many times larger and turned."""
        canvas = self.services.ui.canvas
        rect = canvas.rect(pose.box)
        pad = max(rect.size) // 4
        alone = Pose(Box(pad / canvas.k, pad / canvas.k, pose.box.w, pose.box.h), pose.z)
        made = pygame.Surface((rect.w + 2 * pad, rect.h + 2 * pad), pygame.SRCALPHA)
        with canvas.on(made):
            self.table.paint_item(canvas, self.view, self.area, item, alone, self.shown(selection))
        return pygame.transform.rotozoom(made, turn, times)

    def follow(self, ui: Ui, selection: Selection) -> bool:
        """Keeps up with a new window size, another language and chosen items; returns whether other items lie there."""
        area = Box(0, BAR, ui.canvas.w, ui.canvas.h - BAR - self.foot)
        self.zooming.board = self.table.board(self.view, area, self.shown(selection))
        is_moved = self._zoom != self.zooming.shown and self.stage.is_playing
        self._zoom = self.zooming.shown
        if self._follow_language() or area != self.area or is_moved:
            self.stage.hurry()
            self.area = area
            self.stage.show(self._poses(selection))
        return not self.stage.is_playing and self.stage.settle(self._poses(selection))

    def _follow_language(self) -> bool:
        """Makes the table anew where another language is spoken; returns whether it is."""
        if self._words is self.services.words:
            return False
        self._words = self.services.words
        self._lay()
        return True

    def _open_log(self) -> None:
        numbers = [number for number in self.session.numbers if number <= self.number]
        self.services.navigation.open(self.services.routes.log, self.session, self.viewer, numbers)


def _middle(pose: Pose) -> tuple[float, float]:
    return (pose.box.cx, pose.box.cy)


def _changed(cues: Sequence[Cue[Item]]) -> frozenset[Item]:
    return frozenset(item for cue in cues for item in cue.items)
