"""The card for translators: while labels show their keys (F6), where the text under the pointer comes from."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pygame

from game.paint import lettering
from game.paint.box import Box
from game.paint.fonts import Face
from game.paint.palette import INK, MUTED, TEAL
from game.scenes.shell.services import Services
from game.widgets import editing
from game.widgets.ui import Ui

if TYPE_CHECKING:  # translators alone need it
    from game.locale.origin import Origin

KEY = re.compile(r"[a-z][a-z0-9_]*(?:\.[a-z0-9_]+)+")
_WIDE, _EDGE, _SIZE = 880.0, 26.0, 24.0


class KeyCard:
    """Knows what the pointer is on while keys are shown."""

    def __init__(self, services: Services) -> None:
        self._services = services
        self._origin: Origin | None = None
        self._is_listening = False

    def listen(self) -> None:
        """Has the frame that begins note where each text goes."""
        if self._services.language.shows_keys or self._is_listening:
            self._services.ui.canvas.audit = [] if self._services.language.shows_keys else None
        self._is_listening = self._services.language.shows_keys
        if not self._is_listening:
            self.forget()

    def forget(self) -> None:
        """Forgets what the files said, for they may say something else now."""
        self._origin = None

    def draw(self, ui: Ui) -> None:
        """Draws the card of the text under the pointer, if there is one, at the side that the pointer is not on."""
        if not self._services.language.shows_keys:
            return
        x, y = pygame.mouse.get_pos()
        self._find(ui, (x, y))
        if self._origin is not None:
            ui.later(lambda: self._draw(ui, self._origin, is_low=y < ui.surface.get_height() / 2))

    def copy(self) -> bool:
        """Puts what the card says on the clipboard; returns whether there is a card."""
        if not self._services.language.shows_keys or self._origin is None:
            return False
        if editing.copy(self._origin.told):
            self._services.notices.say(self._services.language.texts("ui.language.copied", key=self._origin.key))
        return True

    def _find(self, ui: Ui, at: tuple[int, int]) -> None:
        marks = [mark for mark in ui.canvas.audit or () if mark.rect.inflate(8, 8).collidepoint(at)]
        texts = [*(mark.line for mark in reversed(marks)), ui.pointed.told if ui.pointed else ""]
        found = [key for text in texts for key in KEY.findall(text)]
        if not found:
            self._origin = None
        elif self._origin is None or self._origin.key != found[0]:
            from game.locale.origin import origin

            self._origin = origin(found[0], self._services.language.code, self._services.language.folders)

    def _draw(self, ui: Ui, found: Origin | None, *, is_low: bool) -> None:
        if found is None:
            return
        canvas, hint = ui.canvas, self._services.language.texts("ui.language.copy_hint")
        rows: list[tuple[str, Face, str]] = [
            (found.key, "bold", TEAL), (found.english, "text", INK), (found.own, "semi", INK),
            (found.comment, "text", MUTED), (found.place, "text", MUTED), (hint, "semi", TEAL),
        ]  # fmt: skip
        rows = [(text.replace("[", "[ "), face, tone) for text, face, tone in rows if text]  # tags, not icons
        w = min(_WIDE, canvas.w - 80)
        heights = [lettering.paragraph_height(canvas, text, w, _SIZE, face) for text, face, _ in rows]
        height = sum(heights) + 2 * _EDGE
        box = Box((canvas.w - w) / 2 - _EDGE, canvas.h - height - 24 if is_low else 24, w + 2 * _EDGE, height)
        canvas.shadow(canvas.rect(box), 14, 180, 3, 8)
        canvas.box(box, "#FBF4E2", INK, 12, 3)
        y = box.y + _EDGE
        for (text, face, tone), row_height in zip(rows, heights, strict=True):
            lettering.paragraph(canvas, text, box.x + _EDGE, y, w + 2, _SIZE, tone, face)
            y += row_height
