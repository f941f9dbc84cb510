"""A finished or interrupted game played again: slider, steps, speed, and "play on from here"; recaps use it too."""

from collections.abc import Sequence
from dataclasses import replace
from functools import partial

import pygame

from game.core.rules import Beat, Seat
from game.paint import lettering
from game.paint.box import Box
from game.paint.palette import BRASS, LIGHT
from game.review.moments import ReviewMoment
from game.scenes.after.replay_marks import Marks
from game.scenes.saves.saved_game import progress
from game.scenes.shell.dialog import play_on
from game.scenes.shell.scene import Scene
from game.scenes.shell.services import Services
from game.scenes.table.board import Board
from game.scenes.table.nameplate import draw_actor, strip
from game.scenes.table.reading import read_board
from game.scenes.table.reading_regions import Layer
from game.session.session import Session
from game.tabletop.items import Selection
from game.tabletop.table import Table
from game.widgets.controls import add_slider, button, segments, switch
from game.widgets.node import Node, Role
from game.widgets.ui import Ui

_SPEEDS = {"slow": 2.4, "normal": 1.2, "fast": 0.45}
_FOOT = 84
_WIDE, _ICON = 1500.0, 92.0
"""Below so many units buttons of the head have no words, and are so wide."""
_STAND, _LARGE_STAND = 24.0, 30.0
"""The size in which it is told how far the game is, also where letters are large: there rather in fewer words."""


class ReplayScene(Scene):
    """Shows a session from an entry to another as one viewer (None: an onlooker) learned it."""

    is_recap = False

    def __init__(
        self,
        services: Services,
        session: Session,
        viewer: Seat | None = None,
        start: int | None = None,
        end: int | None = None,
    ) -> None:
        super().__init__(services)
        self.session = session
        self.board = Board(services, session)
        width, height = self.board.table.minimum
        self.minimum = (width, height + _FOOT)
        self._viewer = viewer
        self.is_open = False
        self._stops = [n for n in session.numbers if (start is None or n >= start) and (end is None or n <= end)]
        self.board.open_log = self._open_log
        self._at = 0
        self.is_running = not services.settings.now.unhurried
        self._speed = "normal"
        self._waited = 0.0
        self._marks: Marks | None = None
        self._seat()
        self.board.see(viewer, self._stops[0])

    # ------------------------------------------------------------------ time
    @property
    def needs_ticks(self) -> bool:
        """Tells whether the replay runs or something still moves."""
        is_moving = self.board.stage.is_playing or self.board.zooming.is_moving
        return self.is_running or is_moving or self.board.is_behind

    def entered(self) -> None:
        """Puts the focus on the play button; a review that was made meanwhile has left its marks."""
        self.services.ui.focus_first("play")
        self._marks = Marks(self.services.paths, self.session) if self.may_open else None

    def tick(self, seconds: float) -> bool:
        """Goes on by itself while it runs; no scoring opens over a button that is just about to be pressed."""
        self._waited += seconds
        if self.board.scoring_sequences and not self.board.stage.is_playing and self.services.ui.is_aiming:
            return False
        if self.board.tick(seconds):
            return True
        if self.is_running and self._waited >= _SPEEDS[self._speed]:
            self.is_running = self._at + 1 < len(self._stops)
            self.step(1)
            return True
        return False

    def step(self, by: int) -> None:
        """Goes one entry on with movement, or one back at once."""
        if by > 0 and self._at + 1 < len(self._stops):
            self._at += 1
            self.board.hurry()
            self._seat()
            self.board.play(self._beat(self._stops[self._at], self._viewer))
        elif by < 0:
            self.jump(max(0, self._at - 1))
        self._waited = 0.0
        self.services.ui.is_stale = True

    def _beat(self, number: int, viewer: Seat | None) -> Beat:
        beat = self.session.beats(viewer, number)[0]
        return opened(self.board.table, self.session, beat) if self.is_open else beat

    @property
    def may_open(self) -> bool:
        """Tells whether all hands may be laid open: those of a finished game are nobody's secret any more."""
        return self.session.is_over and not self.is_recap

    def lay_open(self, is_open: bool) -> None:
        """Shows everything that was hidden in a finished game, or hides it again."""
        self.is_open = is_open and self.may_open
        self._show()

    def _show(self) -> None:
        """Shows the game as it was after an entry, at once."""
        number = self._stops[self._at]
        self._seat()
        self.board.see(self._viewer, number)
        if self.is_open:
            self.board.show_openly(self._beat(number, None).view)

    def _seat(self) -> None:
        """Lets those sit at the table who had the seats then."""
        self.board.seat(self.session.sat_at(self._stops[self._at]))

    def jump(self, index: int) -> None:
        """Shows the game as it was after one of its entries."""
        self._at = max(0, min(index, len(self._stops) - 1))
        self.is_running = False
        self._show()

    def go(self, number: int) -> None:
        """Shows the game as it was after the entry of that number."""
        self.jump(self._stops.index(number))

    def _open_log(self) -> None:
        navigation, routes = self.services.navigation, self.services.routes
        at = self._stops[self._at]
        navigation.open(routes.log, self.session, self._viewer, self._stops, at, self.go)

    def toggle(self) -> None:
        """Runs or halts; at the end it begins anew."""
        if not self.is_running and self._at + 1 >= len(self._stops):
            self.jump(0)
        self.is_running = not self.is_running
        self._waited = 0.0

    def play_on(self) -> None:
        """Begins a game of its own from here."""
        play_on(self.services, self.session, self._stops[self._at])

    def key(self, event: pygame.Event) -> bool:
        """Space halts, comma and full stop step, Home and End jump."""
        match event.key:
            case pygame.K_SPACE:
                self.toggle()
            case pygame.K_COMMA:
                self.is_running = False
                self.step(-1)
            case pygame.K_PERIOD:
                self.is_running = False
                self.step(1)
            case pygame.K_HOME:
                self.jump(0)
            case pygame.K_END:
                self.jump(len(self._stops) - 1)
            case _:
                return self.board.zooming.key(event)
        self.services.ui.is_stale = True
        return True

    @property
    def rules_page(self) -> tuple[str, str]:
        return self.session.box, self.board.table.page(self.board.view, Selection())

    # ------------------------------------------------------------------ drawing
    def draw(self, ui: Ui) -> None:
        self.board.foot = _FOOT
        acting = self.board.actor
        self.board.draw(ui, Selection(actor=acting, viewer=self._viewer, recent=self.board.recent), None)
        draw_actor(ui, self.board, acting, self._due(acting))
        strip(ui)
        stand = self._head(ui)
        self._controls(ui)
        if ui.reading.is_wanted:
            read_board(ui, Layer(ui), self.board, [line for line in (stand, self._due(acting)) if line])

    def _due(self, acting: Seat | None) -> str:
        """What was waited for then, said as to an onlooker: what was possible is not known any more."""
        if self.board.stage.is_playing or self.board.is_behind:
            return ""
        view = self._beat(self._stops[self._at], None).view
        return self.board.table.preview(view, Selection(actor=acting)).title

    @property
    def _moments(self) -> Sequence[ReviewMoment]:
        return self._marks.moments if self._marks else ()

    def to_next_moment(self) -> None:
        """Goes to the next moment of the review, after the last to the first."""
        place = self._marks.after(self._at) if self._marks else None
        if place is not None:
            self.jump(place)

    def _head(self, ui: Ui) -> str:
        """Draws what the replay is called and how far it is, with ways out of it; returns how far."""
        canvas, words = ui.canvas, ui.words
        is_narrow = canvas.w < _WIDE
        with ui.area("head"):
            at, spoken, hint = Box(24, 12, _ICON if is_narrow else 220, 62), words("ui.replay.back"), words("tips.back")
            label = "" if is_narrow else spoken
            button(ui, "back", at, label, self.back, size=26, icon="left", spoken=spoken, hint=hint)
            left = at.right + 32
            x = canvas.w - 32
            if self.may_open:
                x = self._review_button(ui, self._open_switch(ui, x), is_narrow=is_narrow)
            if not self.is_recap and not self._is_at_end:
                label, hint = words("ui.replay.play_on"), words("tips.replay.play_on")
                w = lettering.width(canvas, label, 26, "display") + 130
                x -= w
                at = Box(x, 12, w, 62)
                button(ui, "play_on", at, label, self.play_on, colour="teal", size=26, icon="right", hint=hint)
        title = words("ui.recap.title" if self.is_recap else "ui.replay.title")
        ui.reading.title = title
        count = words("ui.replay.count", step=self._at, steps=len(self._stops) - 1)
        lettering.text(canvas, title, left, 27, 32, LIGHT, "display", room=x - left - 24)
        stand = progress(words, self.session.box, self.session.progress(self.board.view))
        moment = self._marks.told(self.services.words, self._at) if self._marks else ""
        wordings = [" · ".join(filter(None, each)) for each in ((count, moment or stand), (moment or count,))]
        size, room = _LARGE_STAND if is_narrow else _STAND, x - left - 24
        told = lettering.fitting(canvas, (*wordings, count), size, "text", room, 0.9 * size)
        lettering.text(canvas, told, left, 65, size, LIGHT, room=room)
        return told

    def _open_switch(self, ui: Ui, right: float) -> float:
        """Draws the switch that lays all hands open, with its label, and returns where it begins."""
        label, hint = ui.words("ui.replay.open"), ui.words("ui.replay.open_hint")
        switch(ui, "open", right, 43, self.is_open, self.lay_open, label, hint)
        width = lettering.text(ui.canvas, label, right - 104, 42, 26, LIGHT, "semi", "r")
        return right - 104 - width - 28

    def _review_button(self, ui: Ui, right: float, *, is_narrow: bool) -> float:
        """Draws the button that opens the review of a finished game and returns where it begins."""
        label, hint = ui.words("ui.review.open"), ui.words("ui.review.open_hint")
        w = _ICON if is_narrow else lettering.width(ui.canvas, label, 26, "display") + 120
        act = partial(self.services.navigation.open, self.services.routes.review, self.session)
        shown, box = "" if is_narrow else label, Box(right - w, 12, w, 62)
        button(ui, "review", box, shown, act, size=26, icon="chart", spoken=label, hint=hint)
        return right - w - 20

    @property
    def _is_at_end(self) -> bool:
        return self._stops[self._at] == self.session.numbers[-1] and self.session.is_over

    def _controls(self, ui: Ui) -> None:
        canvas, words = ui.canvas, ui.words
        y = canvas.h - _FOOT
        canvas.fill(Box(0, y, canvas.w, _FOOT), "#1A0A12F0")
        canvas.line(0, y, canvas.w, y, BRASS, 2)
        with ui.area("controls"):
            x = 24.0
            icon = "pause" if self.is_running else "play"
            for name, sign, act in (
                ("earlier", "left", lambda: self._halted(-1)),
                ("play", icon, self.toggle),
                ("later", "right", lambda: self._halted(1)),
            ):
                label = words(f"ui.replay.{name}")
                button(ui, name, Box(x, y + 10, 92, 62), "", act, icon=sign, spoken=label, hint=label)
                x += 104
            if self._moments:
                label, hint = words("ui.review.next_moment"), words("ui.review.next_moment_hint")
                act = self.to_next_moment
                button(ui, "moment", Box(x, y + 10, 92, 62), "", act, icon="star", spoken=label, hint=hint, key=109)
                x += 104
            speeds = [(key, words(f"ui.replay.speed_{key}")) for key in _SPEEDS]
            hint, right = words("tips.replay.speed"), canvas.w - 28
            left = segments(ui, "speed", right, y + 42, speeds, self._speed, self._set_speed, hint=hint)
            self._slider(ui, Box(x + 24, y + 14, left - x - 64, 56))

    def _halted(self, by: int) -> None:
        self.is_running = False
        self.step(by)

    def _set_speed(self, speed: str) -> None:
        self._speed = speed

    def _slider(self, ui: Ui, box: Box) -> None:
        canvas, last = ui.canvas, max(1, len(self._stops) - 1)
        canvas.box(Box(box.x, box.cy - 8, box.w, 16), "#6B4529", "#F2D48A", 8, 2)
        if self._at:
            canvas.box(Box(box.x, box.cy - 8, max(16, box.w * self._at / last), 16), "#C8973A", "#F2D48A", 8, 2)
        knob = box.x + box.w * self._at / last
        canvas.star(knob, box.cy, 25, "#2B1A10")
        canvas.star(knob, box.cy, 21, "#E0B45A")

        shown, hint = f"{self._at}/{last}", ui.words("tips.replay.slider")
        rect = canvas.rect(Box(box.x - 20, box.y, box.w + 40, box.h))
        node = Node("slider", Role.SLIDER, ui.words("ui.replay.slider"), rect, value=shown, hint=hint)
        add_slider(ui, node, box.x, box.w, self._at, (0, last, 1), self.jump)
        ui.ring("slider", box, 20)
        if self._marks:
            self._marks.draw(ui, self.services.words, box, last, self.jump)


class RecapScene(ReplayScene):
    """Shows what happened since a person's last turn, as that person learned it."""

    is_recap = True


def opened(table: Table, session: Session, beat: Beat) -> Beat:
    """Returns an entry of a finished game as it was shown to an onlooker, but with nothing hidden."""
    seats = [session.beats(Seat(seat), beat.number)[0] for seat in range(len(session.players))]
    earlier = tuple(
        replace(stage, view=table.opened([stage.view, *(own.earlier[i].view for own in seats)]))
        for i, stage in enumerate(beat.earlier)
    )
    return replace(beat, view=table.opened([beat.view, *(own.view for own in seats)]), earlier=earlier)
