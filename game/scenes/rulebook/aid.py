"""The player aid: one page of the rulebook that lies over the table while a key is held, or until it is put away."""

import pygame

from game.paint import lettering
from game.paint.box import Box
from game.paint.palette import INK
from game.paint.panels import panel, veil
from game.scenes.rulebook.blocks import Typesetter
from game.scenes.rulebook.columns import arrange
from game.scenes.rulebook.pages import AID, number_of, pages
from game.scenes.shell.scene import Scene
from game.scenes.shell.services import Services
from game.tabletop import loading
from game.widgets.controls import button
from game.widgets.ui import Ui

_PEEK = 0.4
"""Seconds after which a key that goes up was held in order to look; before, it was pressed to let the page lie."""


class AidScene(Scene):
    """Shows the page that sums up a box's rules over whatever is on the screen."""

    minimum = (900, 540)
    is_overlay = True
    is_help = True

    def __init__(self, services: Services, box: str) -> None:
        super().__init__(services)
        self._box = box
        self._page = pages(box)[number_of(box, AID)]
        self._seen = 0.0

    @property
    def needs_ticks(self) -> bool:
        return self._seen <= _PEEK

    def tick(self, seconds: float) -> bool:
        """Counts how long it is seen: drawing it may take a slow computer longer than a press does."""
        self._seen += seconds
        return False

    def key(self, event: pygame.Event) -> bool:
        if event.key == pygame.K_F3:
            self.back()
        return bool(event.key == pygame.K_F3)

    def released(self, key: int) -> None:
        if key == pygame.K_F3 and self._seen > _PEEK:
            self.back()

    def click(self) -> None:
        self.back()

    def draw(self, ui: Ui) -> None:
        """Draws the page on parchment, large enough for all of it where the window allows."""
        canvas, words = ui.canvas, ui.words
        ui.reading.title = words("ui.table.aid")
        veil(canvas, 150)
        box = Box(0, 0, canvas.w, canvas.h).inset(min(110.0, canvas.w * 0.06), 24)
        panel(canvas, box, "frame_plum", 22)
        head, rest = box.grown(-34).cut_top(62, 8)
        typesetter = Typesetter(canvas, words, self._box, loading.figures(self._box))
        close, title = head.cut_right(min(240.0, head.w * 0.3), 12)
        lettering.text(canvas, typesetter.text(self._page.title), title.x, title.cy, 40, INK, "display", room=title.w)
        button(ui, "back", close, words("ui.rules.back"), self.back, size=26, icon="close")
        setting = arrange(typesetter, self._page, rest.w - 24, rest.h - 8)
        with ui.scrolled("page", rest, setting.height + 8) as offset:
            for x, y, piece in setting.placed:
                if y - offset < rest.h and y + piece.height > offset:
                    piece.draw(rest.x + x, rest.y + y - offset)
        for x, y, length in setting.rules:
            canvas.line(rest.x + x, rest.y + y, rest.x + x, rest.y + y + length, "#C8973A", 2)
