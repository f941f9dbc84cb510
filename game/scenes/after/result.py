"""The result: the winner's entrance, then places, points by kind, the best deeds, and what to do next."""

from collections.abc import Sequence
from functools import partial
from typing import Literal

import pygame

from game.challenges.deals import dealt, shown
from game.core.rules import Seat
from game.core.text import called
from game.engine.debounce import Debounce
from game.history.keeper import HistoryQuery
from game.paint import lettering, pieces
from game.paint.box import Box
from game.paint.palette import MUTED
from game.paint.panels import ground, panel, sheet
from game.saves.evening import read_evening
from game.saves.people import Person
from game.saves.reviews import game_key
from game.scenes.after.chart import paint_chart
from game.scenes.after.deeds import paint_deeds, read_result
from game.scenes.after.honours import BADGE, Brought, challenge_of, honours_badge, paint_honours, what_it_brought
from game.scenes.after.outcome import Outcome
from game.scenes.after.points import paint_table, written
from game.scenes.after.remarks import Claim, paint_remarks, remarks_height
from game.scenes.after.winner import banner, confetti, hero, paint_works, told
from game.scenes.lobby.rematch import once_more
from game.scenes.shell.dialog import Answer, DialogScene
from game.scenes.shell.scene import Scene
from game.scenes.shell.services import Services
from game.scenes.table.board import Board
from game.session.session import Session
from game.tabletop.items import Selection
from game.widgets import editing
from game.widgets.controls import button, segment_widths, segments
from game.widgets.node import Node, Role
from game.widgets.ui import Ui

Page = Literal["kinds", "moments", "honours", "deeds", "chart"]
_WOODEN = "frame_teal", "#1E1008", "walnut"
_DRESSES = {"felt_plum": ("frame_plum", "#32102C", "plum")}
"""By the ground of a box's table: the frame of the places, the light behind the winner and the second button."""
_WIDE, _HIGH = 1500.0, 900.0
"""Units from which table and deeds stand side by side."""
_ENTRANCE, _STAY = 1.1, 3.4
"""Seconds in which the winner comes in, and after which the points come by themselves."""
_DEBOUNCE = 0.35


class ResultScene(Scene):
    """Shows how a finished session ended: the winner alone first, unless movement is not wanted, then the points."""

    minimum: tuple[float, float] = (1000, 580)

    def __init__(self, services: Services, session: Session) -> None:
        super().__init__(services)
        self.session = session
        self._words = services.words
        self._outcome = self._told()
        self._ground = self._outcome.table.ground
        self._frame, self._light, self._button = _DRESSES.get(self._ground, _WOODEN)
        self._left: Page = "kinds"
        self._right: Page = "deeds"
        self._page: Page = "kinds"
        self._debounce = Debounce(_DEBOUNCE)
        self._is_new = True
        self._age = 0.0
        evening = read_evening(services.paths.evening)[0] if session.evening else None
        self._is_evening = evening is not None and evening.id == session.evening
        self._is_hero = services.settings.pace > 0 and not services.settings.now.reduced_motion
        self._stays = False
        self._brought = HistoryQuery(services.history, Brought)
        self._brought.ask(what_it_brought(services, session))
        self._challenge = challenge_of(services, session)
        deal = self._challenge[0] if self._challenge else dealt(session)
        self._code = shown(deal.code) if deal else ""

    def _told(self) -> Outcome:
        board = Board(self.services, self.session)
        board.seat(self.session.credited)
        return Outcome(self.session, board.table, board.sitters, self._words)

    @property
    def outcome(self) -> Outcome:
        """Returns how the game ended, in the present language."""
        if self._words is not self.services.words:
            self._words = self.services.words
            self._outcome = self._told()
        return self._outcome

    # ------------------------------------------------------------------ time
    @property
    def needs_ticks(self) -> bool:
        return self._is_hero and not (self._stays and self._part >= 1)

    @property
    def waits_for_other(self) -> bool:
        return self._brought.is_waiting

    @property
    def brought(self) -> Brought:
        """Returns what there is to celebrate, as far as that is known."""
        return self._brought.answer

    @property
    def _part(self) -> float:
        length = _ENTRANCE * (0 if self.services.settings.now.reduced_motion else self.services.settings.pace)
        return min(1.0, self._age / length) if length else 1.0

    def entered(self) -> None:
        """Puts the focus on what comes next; the first time it sounds the fanfare."""
        self.services.ui.focus_first("points_next" if self._is_hero else "again")
        if self._is_new:
            self.services.sound.play("win")
        self._is_new = False

    def tick(self, seconds: float) -> bool:
        """Lets the winner come in and then the points; honours are known a moment after the game is kept."""
        if self._brought.tick():
            if self.brought:
                self._right = "honours"
            return bool(self.brought)
        was = self._part
        self._debounce.tick(seconds)
        self._age += seconds
        if self._is_hero and not self._stays and self._age >= _STAY * self.services.settings.pace:
            self._go_on()
            return True
        return self._is_hero and was < 1

    def show_winner(self) -> None:
        """Shows the winner large for as long as that is wished."""
        self._is_hero = self._stays = True
        self._age = 0.0
        self.services.ui.renew()
        self.services.ui.focus_first("points_next")

    def to_points(self) -> None:
        """Goes on to the points; a press that was meant for the table does not count."""
        if not self._debounce.is_active or self._stays:
            self._show_points()

    def _go_on(self) -> None:
        """Leads on by itself, unless whoever plays wishes to do so."""
        if self.services.settings.now.unhurried:
            self._stays = True
        else:
            self._show_points()

    def _show_points(self) -> None:
        self._is_hero = self._stays = False
        self.services.ui.renew()
        self.services.ui.focus_first("again")
        self.services.ui.is_stale = True

    @property
    def rules_page(self) -> tuple[str, str]:
        return self.session.box, self.outcome.table.page(self.session.view(None), Selection())

    # ------------------------------------------------------------------ what can be done
    def back(self) -> None:
        if self._is_hero:
            self.to_points()
        else:
            self._menu()

    def _menu(self) -> None:
        self.services.navigation.start(self.services.routes.menu)

    def click(self) -> None:
        if self._is_hero:
            self.to_points()

    def key(self, event: pygame.Event) -> bool:
        if self._is_hero and event.key == pygame.K_SPACE:
            self.to_points()
            return True
        return False

    def again(self) -> None:
        """Leads to the cup table or the challenges that the game was part of, else asks how all sit down again."""
        navigation, routes = self.services.navigation, self.services.routes
        if self._is_evening:
            navigation.start(routes.evening)
        elif self._challenge:
            navigation.start(routes.challenges, self._challenge)
        else:
            once_more(self.services, self.session)

    @property
    def _goes_on(self) -> tuple[str, str]:
        """What the large button says, by its key, and its icon."""
        if self._is_evening:
            return "evening.cup.open", "trophy"
        return ("challenges.title", "star") if self._challenge else ("ui.result.again", "again")

    # ------------------------------------------------------------------ a winner without a face
    @property
    def claim(self) -> Claim | None:
        """Returns a winner who is only a name, and what asks whose game it was; None where there is none."""
        namesakes, players = self.services.people.namesakes(), self.outcome.players
        for seat in self.outcome.best:
            player = players[seat]
            if player.is_human and not player.person and called(player.name) not in namesakes:
                return Claim(player, partial(self._ask_whose, seat))
        return None

    def _ask_whose(self, seat: Seat) -> None:
        players = self.outcome.players
        seated, take = [player.person for player in players if player.person], partial(self.take_in, seat)
        self.services.navigation.open(
            self.services.routes.people, seated, [], take, players[seat].name, is_claim=True
        )  # fmt: skip

    def take_in(self, seat: Seat, person: Person) -> None:
        """Makes the game somebody's who played it under a name alone."""
        name = self.outcome.players[seat].name
        self.services.history.claim(game_key(self.session.record()), name, person.id)
        self.session.know(seat, name, person.id)
        self._outcome = self._told()
        self._brought.ask(what_it_brought(self.services, self.session))

    def _tell_code(self) -> None:
        words = self.services.words
        answer = Answer(words("ui.log.copy"), lambda _: self._copy(self._code), "check")
        text = words("ui.ending.code_text", code=self._code)
        self.services.navigation.stack.push(DialogScene(self.services, words("ui.ending.code_title"), text, (answer,)))

    def _copy(self, text: str) -> None:
        self.services.notices.answer(f"ui.log.{'copied' if editing.copy(text) else 'not_copied'}")

    def _replay(self) -> None:
        self.services.navigation.open(self.services.routes.replay, self.session)

    def _review(self) -> None:
        self.services.navigation.open(self.services.routes.review, self.session)

    def _turn_left(self, page: str) -> None:
        self._left = "moments" if page == "moments" else "kinds"

    def _turn_right(self, page: str) -> None:
        self._right = next((each for each in self._right_pages if each == page), "deeds")

    @property
    def _right_pages(self) -> tuple[Page, ...]:
        return ("honours", "deeds", "chart") if self.brought else ("deeds", "chart")

    def celebrate(self) -> None:
        """Shows what there is to celebrate where it has no place of its own."""
        self._page = "honours"

    def _turn_page(self, page: str) -> None:
        self._page = next((each for each in _PAGES if each == page), "kinds")

    # ------------------------------------------------------------------ drawing
    def draw(self, ui: Ui) -> None:
        """Draws the winner alone, or the winner above the points with the buttons below."""
        canvas = ui.canvas
        ground(canvas, self._ground, 190)
        confetti(canvas)
        said = told(ui, self.outcome, self.session.box)
        if ui.reading.is_wanted:
            read_result(ui, self.outcome, said)
        if self._is_hero:
            self._hero(ui, said)
        elif self._has_room:
            self._wide(ui, said)
        else:
            self._narrow(ui, said)

    @property
    def _has_room(self) -> bool:
        canvas = self.services.ui.canvas
        return canvas.w >= _WIDE and canvas.h >= _HIGH

    def _hero(self, ui: Ui, said: tuple[str, str, str]) -> None:
        canvas = ui.canvas
        foot = 84.0 if canvas.h < _HIGH else 120.0
        hero(ui, self.outcome, said, Box(40, 40, canvas.w - 80, canvas.h - foot - 60), self._part)
        label = ui.words("ui.ending.to_points")
        with ui.area("next"):
            at = Box(canvas.w / 2 - 230, canvas.h - foot, 460, min(88.0, foot - 16))
            button(ui, "points_next", at, label, self.to_points, colour="teal", size=36, icon="right", key=13)

    def _wide(self, ui: Ui, said: tuple[str, str, str]) -> None:
        """Table and deeds side by side."""
        canvas = ui.canvas
        y, foot = 262.0, 152.0
        right = max(520.0, min(600.0, canvas.w * 0.32))
        self._top(ui, said, Box(40, 14, canvas.w - 80, y - 24))
        left = Box(40, y, canvas.w - 80 - 20 - right, canvas.h - y - foot)
        self._leaf(ui, left, self._left, self._frame, ("kinds", "moments"), "left")
        self._leaf(ui, Box(left.right + 20, y, right, left.h), self._right, "", self._right_pages, "right")
        self._buttons(ui, Box(40, canvas.h - foot + 28, canvas.w - 80, 92))

    def _narrow(self, ui: Ui, said: tuple[str, str, str]) -> None:
        """One page at a time, where letters are large or the window is small."""
        canvas = ui.canvas
        y, foot = max(96.0, min(180.0, canvas.h * 0.2)), 84.0
        self._top(ui, said, Box(16, 6, canvas.w - 32, y - 10))
        self._leaf(ui, Box(16, y, canvas.w - 32, canvas.h - y - foot), self._page, self._frame, _PAGES, "page")
        self._buttons(ui, Box(16, canvas.h - foot + 10, canvas.w - 32, 64))

    def _top(self, ui: Ui, said: tuple[str, str, str], box: Box) -> None:
        """The winner, and at the right a small picture of what was built, which shows the winner large again.

        Where honours have no panel of their own, a badge at the left leads to them.
        """
        if self.brought and not self._has_room:
            badge, box = box.cut_left(BADGE, 12)
            with ui.area("honours"):
                honours_badge(ui, self.brought, badge.centred(BADGE, min(BADGE, badge.h)), self.celebrate)
        shown = [works for seat in self.outcome.best if (works := self.outcome.works(seat))]
        if shown:
            frame, box = box.cut_right(min(360.0, box.w * 0.26), 24)
            frame = frame.inset(6, 8)
            paint_works(ui.canvas, shown[:2], frame)
            name = " · ".join(works.told for works in shown)
            rect, hint = ui.canvas.rect(frame), f"{name} · {ui.words('ui.ending.show_winner')}"
            node = Node("works", Role.BUTTON, name, rect, act=self.show_winner, hint=hint)
            with ui.area("works"):
                ui.add(node)
            ui.ring("works", frame, 14)
        banner(ui.canvas, self.outcome.sitters, self.outcome.best, said, box, self._light)

    def _leaf(self, ui: Ui, box: Box, page: Page, frame: str, pages: tuple[Page, ...], side: str) -> None:
        """A panel with one of its pages, and below it what leads to the others."""
        is_low = box.h < 560
        unit = 22.0 if is_low else 30.0
        if frame:
            panel(ui.canvas, box, frame, unit)
        else:
            sheet(ui.canvas, box, 14)
        foot = 62.0 if is_low else 74.0
        inner = box.inset(unit + 14, unit + (4 if is_low else 10))
        above = inner.trimmed(bottom=foot)
        outcome = self.outcome
        match page:
            case "deeds":
                paint_deeds(ui, outcome, above)
            case "honours":
                paint_honours(ui, outcome, self.brought, above)
            case "chart":
                paint_chart(ui, outcome, above)
            case "kinds":
                title, height = ui.words("ui.ending.kinds_title"), remarks_height(ui, *self._remarks, written(above))
                paint = partial(paint_remarks, ui, *self._remarks) if height else None
                paint_table(ui, outcome.kinds, outcome.sitters, above, title, height, paint)
            case _:
                paint_table(ui, outcome.moments, outcome.sitters, above, ui.words("ui.ending.moments_title"))
        self._tabs(ui, side, inner, page, pages)

    @property
    def _remarks(self) -> tuple[Sequence[str], Claim | None]:
        return self.outcome.remarks, self.claim

    def _tabs(self, ui: Ui, side: str, inner: Box, page: Page, pages: tuple[Page, ...]) -> None:
        """What leads to the other pages of a panel, and a note where a page has one."""
        turn = {"left": self._turn_left, "right": self._turn_right, "page": self._turn_page}[side]
        choices = [(each, ui.words(f"ui.ending.{each}")) for each in pages]
        width, hint = min(inner.w, sum(segment_widths(ui, choices))), ui.words("tips.result.page")
        segments(ui, side, inner.x + width, inner.bottom - 30, choices, page, turn, inner.w, hint=hint)
        right = inner.right if side == "right" else self._code_button(ui, inner, inner.w - width - 16)
        note = self.outcome.kinds.note if page == "kinds" else ""
        room = right - inner.x - width - 24
        if note and lettering.width(ui.canvas, note, 24) <= room:
            lettering.text(ui.canvas, note, right, inner.bottom - 31, 24, MUTED, "text", "r", room=room)

    def _code_button(self, ui: Ui, inner: Box, room: float) -> float:
        """Draws what tells the code of the table at the right of the tabs and returns where it begins."""
        if not self._code:
            return inner.right
        label = ui.words("ui.ending.code")
        width = lettering.width(ui.canvas, label, 24, "display") + 110
        shown, width = (label, width) if width <= room else ("", 84.0)
        at = Box(inner.right - width - 8, inner.bottom - 58, width, 56)
        hint = ui.words("ui.ending.code_hint")
        button(ui, "code", at, shown, self._tell_code, size=24, icon="people", spoken=label, hint=hint)
        return at.x - 16

    def _buttons(self, ui: Ui, box: Box) -> None:
        words, gap = ui.words, min(28.0, box.w * 0.02)
        w = (box.w - 3 * gap) / 4.2
        with ui.area("next"):
            at = Box(box.x, box.y, 1.2 * w, box.h)
            key, icon = self._goes_on
            button(ui, "again", at, words(key), self.again, colour="teal", size=box.h * 0.48, icon=icon, key=13)
            others = (
                ("replay", "ui.result.replay", self._replay, self._button, "film", "tips.result.replay"),
                ("review", "ui.review.open", self._review, self._button, "chart", "ui.review.open_hint"),
                ("menu", "ui.result.menu", self._menu, "walnut", "home", "tips.result.menu"),
            )
            labels = [words(label) for _, label, *_ in others]
            size, has_icons = pieces.label_size(ui.canvas, w, box.h - 8, labels, max(26.0, box.h * 0.37))
            for (name, _, act, colour, sign, hint), label in zip(others, labels, strict=True):
                at = Box(at.right + gap, box.y + 4, w, box.h - 8)
                shown = sign if has_icons else None
                button(ui, name, at, label, act, colour=colour, size=size, icon=shown, hint=words(hint))


_PAGES: tuple[Page, ...] = ("kinds", "moments", "deeds", "chart")
