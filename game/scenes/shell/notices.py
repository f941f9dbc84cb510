"""Notices: sentences at the top of the window, above everything, for a while or until they are closed."""

from dataclasses import dataclass
from functools import partial

import pygame

from game.paint import lettering
from game.paint.box import Box
from game.paint.palette import BRASS, CREAM
from game.saves.trouble import Trouble
from game.scenes.shell.language import Language
from game.widgets.node import Node, Role
from game.widgets.ui import Ui

_SECONDS, _BRIEF = 6.0, 2.5
_LETTERS, _EDGE, _ICON, _SIGN = 27, 28.0, 44.0, 44.0
_TOP, _WIDEST = 96.0, 1200.0
"""How far from the upper edge a notice is, below the heads of scenes, and how wide it is at most."""


@dataclass(slots=True)
class ShownNotice:
    """A sentence shown over whatever scene is on top, for a while; one that `is_private` goes with its owner's hand."""

    text: str
    seconds: float = _SECONDS
    is_private: bool = False


class Notices:
    """Shows one notice after the other.

    `waiting` are those to be seen, the shown one first; where they `are_unhurried`, each stays until it is closed.
    """

    def __init__(self, ui: Ui, language: Language) -> None:
        self._ui, self._language = ui, language
        self.waiting: list[ShownNotice] = []
        self._answer: ShownNotice | None = None
        self.are_unhurried = False

    def tell(self, key: str, **values: object) -> None:
        """Shows a sentence for a while, whatever scene is on top."""
        self.say(self._language.words(key, **values))

    def tell_trouble(self, trouble: Trouble) -> None:
        """Shows why a file could not be read or written."""
        self.tell(trouble.notice.key, **trouble.notice.values)

    def say(self, sentence: str, *, is_private: bool = False) -> None:
        """Shows a sentence that is already in the player's language; one that waits to be seen is not said again."""
        if all(notice.text != sentence for notice in self.waiting):
            self.waiting.append(ShownNotice(sentence, is_private=is_private))
        self._ui.is_stale = True

    def answer(self, key: str) -> None:
        """Shows briefly what a press has brought: at once, and in place of what the one before it had brought."""
        self.waiting[:] = [notice for notice in self.waiting if notice is not self._answer]
        self._answer = ShownNotice(self._language.words(key), _BRIEF)
        self.waiting.insert(0, self._answer)
        self._ui.is_stale = True

    def take_back(self) -> None:
        """Takes back what was said to one person alone."""
        self.waiting[:] = [notice for notice in self.waiting if not notice.is_private]

    def age(self, seconds: float) -> None:
        """Lets time pass for the notice that is shown, unless whoever plays wishes to close it."""
        if not self.waiting or self.are_unhurried:
            return
        self.waiting[0].seconds -= seconds
        if self.waiting[0].seconds <= 0:
            self._close()

    def closes(self, event: pygame.Event) -> bool:
        """Takes an event and returns whether it closed a notice that waits for that."""
        is_closed = event.type == pygame.KEYDOWN and event.key == pygame.K_ESCAPE and self._await_closing
        if is_closed:
            self._close()
        return is_closed

    @property
    def _await_closing(self) -> bool:
        return self.are_unhurried and bool(self.waiting)

    def _close(self) -> None:
        del self.waiting[:1]
        self._ui.renew()

    def draw(self) -> None:
        """Shows the first notice, if there is any."""
        if self.waiting:
            told = self.waiting[0].text
            self._ui.reading.say("notice", told)
            self._ui.later(partial(self._draw, told))

    def _draw(self, told: str) -> None:
        canvas, sign = self._ui.canvas, _SIGN if self._await_closing else 0.0
        most = min(_WIDEST, canvas.w - 96) - 2 * _EDGE - _ICON - sign
        width = min(most, lettering.width(canvas, told, _LETTERS, "semi") + 4)
        height = lettering.paragraph_height(canvas, told, width, _LETTERS, "semi")
        w, h = width + 2 * _EDGE + _ICON + sign, max(height + 28, sign + 18)
        box = Box((canvas.w - w) / 2, min(_TOP, canvas.h * 0.12), w, h)
        clear = self._ui.clear[0] if self._ui.clear else None
        if clear and canvas.rect(box).colliderect(clear):
            below = clear.bottom / canvas.k + 8
            box = box.at(box.x, below if below + h < canvas.h else max(6.0, clear.top / canvas.k - 8 - h))
        radius = min(h / 2, 32.0)
        canvas.shadow(canvas.rect(box), 16, 190, 3, 8, radius)
        canvas.box(box, "#1C0F1AF4", BRASS, radius, 2)
        canvas.hide_letters(box)
        canvas.put("icon_info_brass", box.x + _EDGE + 12, box.cy, 32, centre=True)
        left = box.x + _EDGE + _ICON
        lettering.paragraph(canvas, told, left, box.cy - height / 2, width + 2, _LETTERS, CREAM, "semi", "c")
        if sign:
            self._add(box, told)

    def _add(self, box: Box, told: str) -> None:
        """Makes the notice something to close, by a press on it or by Esc."""
        ui = self._ui
        ui.canvas.put("icon_close_light", box.right - _EDGE - 4, box.cy, 28, centre=True)
        hint = ui.words("senses.notice_close")
        ui.add(Node("notice", Role.BUTTON, told, ui.canvas.rect(box), "notice", act=self._close, hint=hint))
        ui.ring("notice", box)
