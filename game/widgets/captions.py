"""Captions: what sounds mean, in words on a strip at the foot of the window, where nothing else is drawn."""

from collections import deque

import pygame

from game.paint import lettering
from game.paint.box import Box
from game.paint.canvas import Canvas
from game.stage.sound import captions
from game.widgets.node import Node, Role
from game.widgets.ui import Ui

_LETTERS, _EDGE, _BETWEEN = 0.62, 0.5, 1.1
"""As parts of its height: the size of letters, and what stays free at its ends and between two captions."""
_KEPT = 8
_GROUND, _NEWEST, _OLDER = "#000000", "#FFFFFF", "#C8C8C8"


class Captions:
    """Keeps the latest captions, the newest in front; none goes by itself, only newer ones push it out.

    Takes the user interface that keeps the strip free while captions are wished.
    """

    def __init__(self, ui: Ui) -> None:
        self._ui = ui
        self._heard: deque[str] = deque(maxlen=_KEPT)

    def hear(self, cue: str) -> None:
        """Takes a sound that was to be heard, whether it was or not."""
        caption = captions().get(cue)
        if caption is None or not self._ui.has_captions:
            return
        if caption in self._heard:
            self._heard.remove(caption)
        self._heard.appendleft(caption)
        self._ui.is_stale = True

    def draw(self) -> None:
        """Draws the strip over whatever reaches into it."""
        ui, canvas = self._ui, self._ui.canvas
        height = canvas.foot / canvas.k
        strip = Box(0, canvas.h, canvas.w, height)
        canvas.fill(strip.grown(1), _GROUND)
        told = [ui.words(f"senses.cues.{caption}") for caption in self._heard]
        with canvas.unheard():
            self._letter(canvas, strip, told)
        rect = pygame.Rect(0, canvas.s.get_height() - canvas.foot, canvas.s.get_width(), canvas.foot)
        name = ". ".join(told) or ui.words("senses.cues.none")
        ui.nodes.append(Node("captions", Role.TEXT, name, rect, "captions", hint=ui.words("senses.captions_text")))

    def _letter(self, canvas: Canvas, strip: Box, told: list[str]) -> None:
        """Writes as many captions as find room; the newest is cut rather than left out."""
        size, x = strip.h * _LETTERS, strip.h * _EDGE
        canvas.put("icon_bell_light", x + size / 2, strip.cy, size, centre=True)
        x += size + strip.h * _EDGE
        for i, line in enumerate(told):
            room = strip.right - strip.h * _EDGE - x
            if i and lettering.width(canvas, line, size, "semi") > room:
                return
            tone = _OLDER if i else _NEWEST
            x += lettering.text(canvas, line, x, strip.cy, size, tone, "semi", room=room) + strip.h * _BETWEEN
