"""The whole log of a game as one viewer learned it, over the table."""

import pygame

from game.core.rules import Seat
from game.paint import lettering, pieces
from game.paint.box import Box
from game.paint.palette import INK
from game.paint.panels import panel, veil
from game.paint.paragraphs import spoken
from game.scenes.shell.scene import Scene
from game.scenes.shell.services import Services
from game.scenes.table.board import Board
from game.scenes.table.narrating import narrated
from game.session.session import Session
from game.tabletop.table import LogLine
from game.tabletop.teaching import FIRST_PAGE
from game.widgets.controls import button, heading
from game.widgets.ui import Ui

_ROOM_BELOW = 110


class LogScene(Scene):
    """Lists every sentence of the log up to an entry, the newest at the bottom, in view at once."""

    is_overlay = True

    def __init__(self, services: Services, session: Session, viewer: Seat | None, number: int) -> None:
        super().__init__(services)
        self._session = session
        table = Board(services, session).table
        beats = [beat for beat in session.beats(viewer) if beat.number <= number]
        self._lines: list[LogLine] = [line for beat in beats for line in narrated(services.words, table, session, beat)]
        self._is_new = True

    def entered(self) -> None:
        """Puts the focus on "back"."""
        self.services.ui.focus_first("back")

    @property
    def rules_page(self) -> tuple[str, str]:
        """Returns the first page about the game that was played."""
        return self._session.box, FIRST_PAGE

    def draw(self, ui: Ui) -> None:
        """Draws the list over the dimmed table."""
        canvas, words = ui.canvas, ui.words
        veil(canvas)
        w, h = min(1240.0, canvas.w - 48), canvas.h - 80
        box = Box((canvas.w - w) / 2, 40, w, h)
        panel(canvas, box, "frame_plum")
        heading(ui, words("ui.table.log"), box.x + 56, box.y + 72, room=w - 112)
        ui.reading.title = words("ui.table.log")
        if ui.reading.is_wanted:
            lines = [spoken(line.aloud or line.text) for line in reversed(self._lines)]
            ui.reading.read(ui.nodes, "log", ui.reading.title, lines)
        inner = Box(box.x + 52, box.y + 110, w - 104, h - 110 - _ROOM_BELOW - 20)
        self._list(ui, inner)
        at = Box(box.right - 340, box.bottom - _ROOM_BELOW, 284, 68)
        button(
            ui,
            "back",
            at,
            words("ui.log.back"),
            self.back,
            colour="teal",
            size=30,
            key=pygame.K_RETURN,
            hint=words("tips.back"),
        )

    def _list(self, ui: Ui, box: Box) -> None:
        canvas, room = ui.canvas, box.w - 90
        heights = [max(44.0, lettering.paragraph_height(canvas, line.text, room, 24) + 12) for line in self._lines]
        if self._is_new:
            ui.scroll_to("log", sum(heights))
            self._is_new = False
        with ui.scrolled("log", box, sum(heights)) as offset:
            y = box.y - offset
            for line, tall in zip(self._lines, heights, strict=True):
                if box.y - tall < y < box.bottom:
                    if line.seat is not None:
                        pieces.token(canvas, self._session.players[line.seat].colour, box.x + 22, y + 20, 36)
                    lettering.paragraph(canvas, line.text, box.x + 52, y + 4, room, 24, INK)
                y += tall
