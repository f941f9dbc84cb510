"""The cup of an evening: the table after each game, and the way to the next one."""

from collections.abc import Sequence
from dataclasses import replace

import pygame

from game.boxes import NAMES
from game.core import box as shelf
from game.history.evenings import CupRow, cup, games_of
from game.history.finished import FinishedGame
from game.history.keeper import HistoryQuery
from game.history.sittings import identity
from game.paint import lettering
from game.paint.box import Box
from game.paint.palette import LIGHT
from game.paint.panels import ground
from game.saves.evening import Evening, end_evening, write_evening
from game.saves.players import Player
from game.saves.presets import SetUp
from game.saves.store import Saved
from game.saves.trouble import StoreError, Trouble
from game.scenes.after.winner import confetti
from game.scenes.evening.boxes import Programme, draw_head, draw_programme, programme_height
from game.scenes.evening.cup_table import draw_table, draw_winner, table_height
from game.scenes.lobby.rematch import turned
from game.scenes.saves.saved_game import box_title, opened
from game.scenes.shell.dialog import Answer, DialogScene
from game.scenes.shell.scene import Scene
from game.scenes.shell.services import Services
from game.session.seats import last_of
from game.widgets.controls import button
from game.widgets.sheets import way_back
from game.widgets.ui import Ui

_HEAD, _FOOT, _RIM, _GAP = 96.0, 104.0, 32.0, 20.0
_BANNER, _LOW_BANNER = 220.0, 184.0
"""How high the head is where it says who has won the cup."""
_WIDE, _HIGH = 1500.0, 780.0
_END = 340.0


class CupScene(Scene):
    """Shows an evening that goes on; what was played is asked of the history."""

    minimum = (900, 540)

    def __init__(self, services: Services, evening: Evening) -> None:
        super().__init__(services)
        self.evening = evening
        self.waiting: Saved | None = None
        self._played = HistoryQuery[list[FinishedGame]](services.history, list)
        self._is_known = False

    def entered(self) -> None:
        """Asks what was played meanwhile, and whether a game of the evening is not finished."""
        self.services.autosaver.close()
        self.services.settings.welcome("")
        number, saved = self.evening.id, self.services.store.unfinished()
        self.waiting = next((each for each in saved if each.head and each.head.evening == number), None)
        self._played.ask(lambda history: games_of(history, number))
        self.services.ui.focus_first("next")

    @property
    def waits_for_other(self) -> bool:
        return self._played.is_waiting

    def tick(self, seconds: float) -> bool:
        """Takes the answer of the history."""
        if not self._played.tick():
            return False
        self._is_known = True
        if self.is_over and self.games:
            self.services.sound.play("win")
        self.services.ui.focus_first("next")
        return True

    # ------------------------------------------------------------------ what comes
    @property
    def games(self) -> Sequence[FinishedGame]:
        """Returns what was played of the evening, as far as that is known."""
        return self._played.answer

    @property
    def coming(self) -> tuple[str, ...]:
        """Returns the boxes that are still to be played, the one of a game that waits in front."""
        found = tuple(box for box in self.evening.boxes[len(self.games) :] if box in NAMES)
        waiting = self.waiting.head if self.waiting else None
        return (waiting.box, *found[1:]) if waiting else found

    @property
    def is_over(self) -> bool:
        """Tells whether all games of the evening are played."""
        return not self.coming

    def plan(self, boxes: Sequence[str]) -> None:
        """Takes another order of the boxes to come."""
        played = tuple(game.box for game in self.games)
        self.evening = replace(self.evening, boxes=(*played, *boxes))
        try:
            write_evening(self.services.paths.evening, self.evening)
        except StoreError as error:
            self.services.notices.tell_trouble(error)
        self.services.ui.renew()  # another button has come to this place: a double click does not press it too

    def table(self) -> SetUp:
        """Returns the table of the next game: who sat there last with the seats turned, computer players if they fit.

        Whoever went to bed in the middle of a game is not called to the next one, whomever that one counts for. More
        people than seats are left as they are (`trouble` says so).
        """
        box = self.coming[0]
        if not self.games:
            return SetUp(box, _fitting(self.evening.players, box))
        last = self.games[-1]
        players = turned([last_of(seat.player) for seat in last.seats], last.first)
        return SetUp(box, _fitting(players, box), random_order=False)

    def trouble(self) -> str:
        """Returns why the next game cannot be laid, "" when it can."""
        if self.waiting or not self.coming:
            return ""
        box, laid = self.coming[0], self.table()
        is_too_small = len(laid.players) > shelf.about(box).seats[-1]
        words = self.services.words
        return words("evening.cup.too_many", box=box_title(words, box)) if is_too_small else ""

    @property
    def rows(self) -> list[CupRow]:
        """Returns the lines of the table; below them who sat down for the cup and has no game that counts."""
        found, none = cup(self.games), (None,) * len(self.games)
        known = {(row.player.is_human, identity(row.player)) for row in found}
        others = (player for player in self.evening.players if (player.is_human, identity(player)) not in known)
        return [*found, *(CupRow(player, none, 0, 0) for player in others)]

    @property
    def _sitting(self) -> int:
        """How many sit at the table."""
        return len(self.games[-1].seats) if self.games else len(self.evening.players)

    # ------------------------------------------------------------------ deeds
    def go_on(self) -> None:
        """Lays the next game, goes on with the one that waits, or ends the evening after the last one."""
        services = self.services
        if self.waiting:
            self._resume(self.waiting)
        elif self.coming:
            services.navigation.open(services.routes.lobby, laid=self.table(), evening=self.evening.id)
        else:
            self._end()

    def _resume(self, saved: Saved) -> None:
        try:
            session, notice = opened(self.services, saved.path)
        except Trouble as trouble:
            self.services.notices.tell_trouble(trouble)
            return
        for told in notice.all if notice else ():
            self.services.notices.tell(told.key, **told.values)
        self.services.navigation.start(self.services.routes.table, session, saved.path)

    def ask_abandon(self) -> None:
        """Asks whether the game that waits shall be left out."""
        words = self.services.words
        yes = Answer(words("evening.boxes.abandon_yes"), lambda _: self._abandon(), is_loss=True)
        title, text = words("evening.boxes.abandon_title"), words("evening.boxes.abandon_text")
        self.services.navigation.stack.push(DialogScene(self.services, title, text, (yes,)))

    def _abandon(self) -> None:
        """Moves the game that waits to the trash, and leaves its box out."""
        assert self.waiting is not None
        try:
            self.services.store.delete(self.waiting.path)
        except StoreError as error:
            self.services.notices.tell_trouble(error)
            return
        coming = self.coming[1:]
        self.waiting = None
        self.plan(coming)

    def ask_end(self) -> None:
        """Asks whether the evening shall end before all its games are played."""
        words = self.services.words
        yes = Answer(words("evening.cup.end_yes"), lambda _: self._break_off(), is_loss=True)
        title, text = words("evening.cup.end_title"), words("evening.cup.end_text")
        self.services.navigation.stack.push(DialogScene(self.services, title, text, (yes,)))

    def _break_off(self) -> None:
        """Leaves out what is still to come: the cup goes to whoever leads, and everybody sees it."""
        if not self.games:
            self._end()
            return
        self.waiting = None
        self.plan(())
        self.services.sound.play("win")

    def _end(self) -> None:
        try:
            end_evening(self.services.paths.evening, self.evening)
        except StoreError as error:
            self.services.notices.tell_trouble(error)
            return
        self.services.navigation.start(self.services.routes.menu)

    # ------------------------------------------------------------------ drawing
    def draw(self, ui: Ui) -> None:
        """Draws the table and the boxes side by side, or one below the other where there is less room.

        Until the history says what was played nothing can be done but leave: another game would come next.
        """
        canvas, rows = ui.canvas, self.rows
        ground(canvas, "felt_teal", 190)
        if not self._is_known:
            draw_head(ui, ui.words("evening.plan.title"), self.back)
            return
        is_wide, is_over = canvas.w >= _WIDE and canvas.h >= _HIGH, self.is_over and bool(self.games)
        head = (_BANNER if is_wide else _LOW_BANNER) if is_over else _HEAD
        if is_over:
            confetti(canvas)
            self._won(ui, rows, head)
        else:
            draw_head(ui, ui.words("evening.plan.title"), self.back)
        abandon = self.ask_abandon if self.waiting else None
        programme = Programme(self.games, self.coming, self.plan, self._sitting, abandon)
        body = Box(_RIM, head, canvas.w - 2 * _RIM, canvas.h - head - _FOOT)
        if is_wide:
            left, right = body.cut_left(body.w * 0.58, _GAP)
            tall = table_height(rows, is_new=not self.games, is_roomy=True), programme_height(ui, programme, right.w)
            high = min(body.h, max(tall))
            draw_table(ui, left.cut_top(high)[0], self.services, self.games, rows)
            draw_programme(ui, right.cut_top(high)[0], programme)
        else:
            parts = table_height(rows, is_new=not self.games), programme_height(ui, programme, body.w - 20)
            with ui.scrolled("evening", body, sum(parts) + _GAP) as offset:
                at = Box(body.x, body.y - offset, body.w - 20, parts[0])
                draw_table(ui, at, self.services, self.games, rows)
                draw_programme(ui, Box(at.x, at.bottom + _GAP, at.w, parts[1]), programme)
        self._foot(ui, Box(_RIM, canvas.h - _FOOT, canvas.w - 2 * _RIM, _FOOT))

    def _won(self, ui: Ui, rows: Sequence[CupRow], height: float) -> None:
        """Draws the way back and, beside it, who has won the cup."""
        ui.reading.title = ui.words("evening.plan.title")
        at = way_back(ui, self.back)
        room = Box(at.right + 16, 8, ui.canvas.w - at.right - 16 - _RIM, height - 18)
        draw_winner(ui, room.trimmed(right=at.right - 16 if height == _BANNER else 0), self.services, self.games, rows)

    def _foot(self, ui: Ui, box: Box) -> None:
        words, why = ui.words, self.trouble()
        width = min(620.0, box.w * 0.5)
        at = Box(box.right - width, box.y + 10, width, 82)
        with ui.area("next"):
            label, hint, icon = self._next(ui)
            button(
                ui, "next", at, label, self.go_on, colour="teal", size=38, icon=icon, key=pygame.K_RETURN,
                is_enabled=not why, why=why, hint=hint,
            )  # fmt: skip
            if not self.is_over:
                small = Box(box.x, box.y + 18, min(_END, box.w * 0.36), 66)
                button(ui, "end", small, words("evening.cup.end"), self.ask_end, size=26, icon="flag")
        left = box.x + min(_END, box.w * 0.36) + 20
        room = at.x - 20 - left
        if why and room > 0:
            height = lettering.paragraph_height(ui.canvas, why, room, 22)
            lettering.paragraph(ui.canvas, why, left, box.y + 51 - height / 2, room, 22, LIGHT, "text", "c")

    def _next(self, ui: Ui) -> tuple[str, str, str]:
        """What the great button says, its tip and its icon."""
        words = ui.words
        if self.waiting and self.waiting.head:
            title = box_title(words, self.waiting.head.box)
            return words("evening.cup.resume", box=title), words("evening.cup.resume_hint"), "right"
        if self.coming:
            title = box_title(words, self.coming[0])
            return words("evening.cup.next", box=title), words("evening.cup.next_hint"), "right"
        return words("evening.cup.end"), "", "flag"


def _fitting(players: Sequence[Player], box: str) -> tuple[Player, ...]:
    """Returns players without as many of the last computer players as a box has no seats for."""
    kept, most = list(players), shelf.about(box).seats[-1]
    for player in reversed(players):
        if len(kept) > most and not player.is_human:
            kept.remove(player)
    return tuple(kept)
