"""What happened as one viewer learned it, over the table: the log, and the chronicle beside it; all, or a part."""

from collections.abc import Callable, Sequence
from functools import partial

import pygame

from game.core.rules import Seat
from game.paint import lettering, pieces
from game.paint.box import Box
from game.paint.palette import BRASS_DARK, CHOSEN, FIELD, INK, MUTED
from game.paint.panels import panel, veil
from game.scenes.after.chronicle_page import ChroniclePage
from game.scenes.after.log_lines import LogLines
from game.scenes.after.outlook_page import OutlookPage
from game.scenes.shell.scene import Scene
from game.scenes.shell.services import Services
from game.scenes.table.narrating import as_text, log_of
from game.session.seats import has_no_secrets
from game.session.session import Session
from game.tabletop.players import table_of
from game.tabletop.teaching import FIRST_PAGE
from game.widgets import editing
from game.widgets.controls import button, heading, segment_widths, segments, select
from game.widgets.keys import is_command
from game.widgets.node import Node, Role
from game.widgets.ui import Ui

_WIDE, _RIM = 1440.0, 24.0
_HEAD, _FOOT = 84.0, 88.0
_TIGHT = 1.25
"""Where pages would need so many times their room, they are a list: smaller letters cannot be read."""


class LogScene(Scene):
    """Lists what some entries brought, the newest at the bottom, in view at once; each line leads to its moment.

    Takes the numbers of the entries, that of the entry which is looked at (None: the last), and what goes there (None:
    a film of these entries, as far as the viewer learned of them, is opened).
    """

    is_overlay = True

    def __init__(
        self,
        services: Services,
        session: Session,
        viewer: Seat | None,
        numbers: Sequence[int],
        at: int | None = None,
        go: Callable[[int], None] | None = None,
    ) -> None:
        super().__init__(services)
        self._session, self._viewer, self._numbers = session, viewer, numbers
        self._go = go
        self.chosen: Seat | None = None
        lines = log_of(services.words, session, viewer, numbers)
        self._lines = LogLines(services.words, session.players, lines, self.look, at)
        self._pages: dict[str, LogLines | ChroniclePage | OutlookPage] = {"log": self._lines}
        beats = [beat for beat in session.beats(None) if beat.number in set(numbers)]
        table = table_of(services.words, session)
        if told := table.chronicle(beats):
            self._pages["chronicle"] = ChroniclePage(session.players, told, self.look, at)
        self._outlook = OutlookPage(services.words, session, table, beats, self.look, at)
        self._pages["outlook"] = self._outlook
        self.page = "log"

    def entered(self) -> None:
        """Puts the focus on "back", or on the sentence from which somebody looked back."""
        shown = self._pages[self.page]
        shown.seek()
        self.services.ui.focus_first(shown.sought or "back")

    @property
    def needs_ticks(self) -> bool:
        return self.page == "outlook" and self._outlook.is_going

    def tick(self, seconds: float) -> bool:
        return self.needs_ticks and self._outlook.tick()

    @property
    def rules_page(self) -> tuple[str, str]:
        return self._session.box, FIRST_PAGE

    # ------------------------------------------------------------------ what can be done
    def choose(self, seat: Seat | None, *, scorings: bool = False) -> None:
        """Shows what one player did, or (None) everything, or what scorings brought."""
        self.chosen, self._lines.are_scorings = seat, scorings
        self._pages[self.page].seek()
        self.services.ui.is_stale = True

    def turn_to(self, page: str) -> None:
        """Shows another page."""
        self.page = page
        self._pages[page].seek()
        self.services.ui.is_stale = True

    def look(self, number: int) -> None:
        """Leads to the table as it was after an entry."""
        for page in self._pages.values():
            page.at = number
        if self._go:
            self.back()
            self._go(number)
            return
        navigation, routes = self.services.navigation, self.services.routes
        navigation.open(routes.recap, self._session, self._viewer, self._numbers[0], self._numbers[-1], number)

    def copy(self) -> None:
        """Puts what is listed on the clipboard, from where anybody can take it.

        Where people have secrets from each other it is what all of them know.
        """
        session, words = self._session, self.services.words
        is_open = self._viewer is None or session.is_over or has_no_secrets(session.players, session.options)
        page = self._pages[self.page]
        if isinstance(page, ChroniclePage | OutlookPage):
            is_open, text = True, page.text(words, self.chosen)
        else:
            lines = log_of(words, session, self._viewer if is_open else None, self._numbers)
            text = as_text(line for _, line in lines if self._lines.listed(line, self.chosen))
        key = ("copied" if is_open else "copied_open") if editing.copy(text) else "not_copied"
        self.services.notices.answer(f"ui.log.{key}")

    def chord(self, event: pygame.Event) -> None:
        if is_command(event.mod) and event.key == pygame.K_c:
            self.copy()

    # ------------------------------------------------------------------ drawing
    def draw(self, ui: Ui) -> None:
        canvas, words = ui.canvas, ui.words
        veil(canvas)
        box = canvas.area.centred(min(_WIDE, canvas.w - 2 * _RIM), canvas.h - 2 * _RIM)
        panel(canvas, box, "frame_plum")
        ui.reading.title = words("ui.table.log")
        head, rest = box.inset(46, 36).cut_top(_HEAD)
        self._draw_pages(ui, Box(head.x, head.y, self._draw_who(ui, head) - head.x - 24, 56))
        foot, page = rest.cut_bottom(_FOOT)
        with ui.area("log"):
            self._pages[self.page].draw(ui, page, self.chosen)
        self._draw_foot(ui, foot)

    def _draw_pages(self, ui: Ui, at: Box) -> None:
        """Draws at the left of the head which page is shown, as a list where they find no room, or the only title."""
        choices = [(name, page.title) for name, page in self._pages.items()]
        if len(choices) == 1:
            heading(ui, choices[0][1], at.x + 8, at.cy, room=at.w)
            return
        width, hint = sum(segment_widths(ui, choices)), ui.words("ui.log.page_hint")
        if width <= _TIGHT * at.w:
            width = min(at.w, width)
            segments(ui, "page", at.x + width, at.cy, choices, self.page, self.turn_to, width, hint=hint)
        else:
            select(ui, "page", at, choices, self.page, self.turn_to, self._pages[self.page].title, hint=hint)

    def _draw_who(self, ui: Ui, head: Box) -> float:
        """Draws at the right of the head what can be picked out, and returns where that begins."""
        canvas, words, players = ui.canvas, ui.words, self._session.players
        everybody = words("ui.log.everybody")
        width = lettering.width(canvas, everybody, 26, "bold") + 40
        has_scorings = self.page == "log" and self._lines.has_scorings
        left = head.right - width - 64 * (len(players) + has_scorings)
        at = Box(left, head.y, width, 56)
        with ui.area("who"):
            hint = words("ui.log.everybody_hint")
            is_all = self.chosen is None and not self._lines.are_scorings
            self._draw_choice(ui, "who:all", everybody, hint, at, partial(self.choose, None), is_on=is_all)
            lettering.text(canvas, everybody, at.cx, at.cy, 26, INK, "bold", "c", room=width - 16)
            at = Box(at.right + 8, at.y, 56, 56)
            if has_scorings:
                act, label = partial(self.choose, None, scorings=True), words("ui.log.scorings")
                hint = words("ui.log.scorings_hint")
                self._draw_choice(ui, "who:scorings", label, hint, at, act, is_on=self._lines.are_scorings)
                canvas.put("icon_flag_ink", at.cx, at.cy, 34, centre=True)
                at = at.moved(64, 0)
            for i, player in enumerate(players):
                hint, act = words("ui.log.who_hint", player=player.name), partial(self.choose, Seat(i))
                self._draw_choice(ui, f"who:{i}", player.name, hint, at, act, is_on=self.chosen == i)
                pieces.token(canvas, player.colour, at.cx, at.cy, 42)
                at = at.moved(64, 0)
        return left

    def _draw_choice(
        self, ui: Ui, name: str, told: str, hint: str, at: Box, act: Callable[[], None], *, is_on: bool
    ) -> None:
        ui.canvas.box(
            at, CHOSEN if is_on or ui.hover == name else FIELD, INK if is_on else BRASS_DARK, 12, 3 if is_on else 2
        )
        ui.add(Node(name, Role.CHOICE, told, ui.canvas.rect(at), act=act, is_on=is_on, hint=hint))
        ui.ring(name, at, 12)

    def _draw_foot(self, ui: Ui, foot: Box) -> None:
        words = ui.words
        with ui.area("ways"):
            label, back = words("ui.log.copy"), Box(foot.right - 250, foot.y + 20, 250, 66)
            width = lettering.width(ui.canvas, label, 28, "display") + 100
            copy = Box(back.x - width - 16, back.y, width, back.h)
            button(ui, "copy", copy, label, self.copy, size=28, hint=words("ui.log.copy_hint"))
            button(
                ui, "back", back, words("ui.log.back"), self.back,
                colour="teal", size=30, key=pygame.K_RETURN, hint=words("tips.back"),
            )  # fmt: skip
        told = self._outlook.leads if self.page == "outlook" else words("ui.log.leads")
        width = copy.x - foot.x - 30
        height = lettering.paragraph_height(ui.canvas, told, width, 22)
        at = Box(foot.x + 8, back.cy - height / 2, width, height)
        lettering.paragraph(ui.canvas, told, at.x, at.y, width, 22, MUTED)
        ui.add(Node("leads", Role.TEXT, told, ui.canvas.rect(at), hint=told))
