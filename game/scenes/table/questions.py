"""What each person wishes to be asked: a switch for each question and person, over the pause."""

from functools import partial

import pygame

from game.core import box as shelf
from game.core.rules import Seat
from game.paint import lettering, pieces
from game.paint.box import Box
from game.paint.palette import BAND, INK, MUTED
from game.paint.panels import panel, veil
from game.scenes.shell.scene import Scene
from game.scenes.shell.services import Services
from game.session.seats import people
from game.session.session import Session
from game.widgets.controls import button, heading, switch
from game.widgets.ui import Ui

_EDGE, _HEAD, _FOOT, _ROW, _APART = 56.0, 112.0, 136.0, 62.0, 22.0
_WIDEST = 980.0


class QuestionsScene(Scene):
    """Shows and changes what the people of a game wish to be asked; each change is kept at once."""

    is_overlay = True
    minimum = (760, 560)

    def __init__(self, services: Services, session: Session) -> None:
        super().__init__(services)
        self._session = session
        self._keys = questions(session)
        self._people = people(session.players)

    def entered(self) -> None:
        self.services.ui.focus_first(_name(self._keys[0], self._people[0]))

    def _change(self, question: str, seat: Seat, is_asked: bool) -> None:
        self._session.set_asked(seat, question, is_asked=is_asked)
        if trouble := self.services.autosaver.keep(self._session):
            self.services.notices.tell(trouble.key, **trouble.values)

    # ------------------------------------------------------------------ drawing
    def draw(self, ui: Ui) -> None:
        """Draws the panel over the dimmed pause; what does not fit scrolls inside."""
        canvas, words = ui.canvas, ui.words
        veil(canvas)
        w = min(_WIDEST, canvas.w - 48)
        room = w - 2 * _EDGE
        content = self._height(ui, room)
        h = min(_HEAD + content + _FOOT, canvas.h - 40)
        box = Box((canvas.w - w) / 2, (canvas.h - h) / 2, w, h)
        panel(canvas, box, "frame_plum")
        heading(ui, words("ui.questions.title"), box.x + _EDGE, box.y + 68, 40, room)
        inner = Box(box.x + _EDGE, box.y + _HEAD, room, h - _HEAD - _FOOT)
        with ui.area("questions"), ui.scrolled("questions", inner, content) as offset:
            self._groups(ui, Box(inner.x, inner.y - offset, inner.w - 18, content))
        label = words("common.word.back")
        width = max(240.0, 110 + lettering.width(canvas, label, 30, "display"))
        at = Box(box.right - _EDGE - width, box.bottom - 118, width, 68)
        with ui.area("foot"):
            button(
                ui, "back", at, label, self.back, colour="teal", size=30, key=pygame.K_RETURN, hint=words("tips.back")
            )

    def _height(self, ui: Ui, room: float) -> float:
        told = lettering.paragraph_height(ui.canvas, ui.words("ui.questions.text"), room - 18, 25)
        asked = [
            lettering.paragraph_height(ui.canvas, self._asked(ui, key), room - 18, 28, "bold") for key in self._keys
        ]
        return told + sum(asked) + len(asked) * (_APART + 8 + _ROW * len(self._people)) + 8

    def _asked(self, ui: Ui, question: str) -> str:
        return ui.words(f"{self._session.box}.questions.{question}")

    def _groups(self, ui: Ui, box: Box) -> None:
        """Each question with a row for every person."""
        y = lettering.paragraph(ui.canvas, ui.words("ui.questions.text"), box.x, box.y, box.w, 25, MUTED)
        for key in self._keys:
            asked = self._asked(ui, key)
            y = lettering.paragraph(ui.canvas, asked, box.x, y + _APART, box.w, 28, INK, "bold") + 8
            for i, seat in enumerate(self._people):
                row = Box(box.x, y, box.w, _ROW)
                if i % 2 == 0:
                    ui.canvas.box(row, BAND, None, 10)
                self._row(ui, row, key, seat, asked)
                y += _ROW

    def _row(self, ui: Ui, at: Box, question: str, seat: Seat, asked: str) -> None:
        player = self._session.players[seat]
        pieces.token(ui.canvas, player.colour, at.x + 38, at.cy, 46)
        lettering.text(ui.canvas, player.name, at.x + 76, at.cy - 1, 28, INK, "semi", room=at.w - 76 - 120)
        change, told = partial(self._change, question, seat), f"{player.name}: {asked}"
        name, is_asked, hint = _name(question, seat), question not in player.unasked, ui.words("tips.questions")
        switch(ui, name, at.right - 14, at.cy, is_asked, change, told, hint)


def questions(session: Session) -> tuple[str, ...]:
    """Returns the keys of the questions that people may be asked in a game; none when no person plays."""
    has_people = any(player.is_human for player in session.players)
    return shelf.about(session.box).asked(session.options) if has_people else ()


def _name(question: str, seat: Seat) -> str:
    return f"asked:{question}:{seat}"
