"""The pages of a rulebook as pictures on paper: to be printed, or laid beside the table."""

from io import BytesIO

import pygame

from game.paint import lettering
from game.paint.canvas import Canvas
from game.paint.palette import INK
from game.saves.files import replace_file
from game.saves.store import file_name
from game.scenes.rulebook.blocks import Typesetter
from game.scenes.rulebook.columns import arrange
from game.scenes.rulebook.pages import pages
from game.scenes.shell.services import Services
from game.tabletop import loading

_PAPER, _SHEET = "#FFFFFF", (1240, 1754)
"""A sheet is as large as A4 with 150 dots an inch."""
_LARGER, _EDGE, _TITLE, _BELOW, _APART = 1.15, 70.0, 46.0, 30.0, 60.0


class Paper:
    """Sets page after page of a box's rulebook on sheets, which go into the folder of the rules as they are full.

    `left` counts the pages that are still to be set.
    """

    def __init__(self, services: Services, box: str) -> None:
        self._services, self._box = services, box
        self._figures = loading.figures(box)
        self.left = len(pages(box))
        self._sheets = 0
        self._begin(_SHEET[1])

    def _begin(self, height: int) -> None:
        self._canvas, self._y = Canvas(pygame.Surface((_SHEET[0], height)), _LARGER), _EDGE
        self._canvas.typesetting = self._services.ui.canvas.typesetting
        self._canvas.s.fill(_PAPER)

    def set_next(self) -> None:
        """Sets one page more, below the one before where it fits; raises StoreError."""
        self._set(pages(self._box)[-self.left].title, -self.left)
        self.left -= 1
        if not self.left:
            self._keep()

    def _set(self, key: str, number: int) -> None:
        canvas = self._canvas
        typesetter = Typesetter(canvas, self._services.words, self._box, self._figures)
        title, w = typesetter.text(key), canvas.w - 2 * _EDGE
        head = lettering.paragraph_height(canvas, title, w, _TITLE, "display") + _BELOW
        setting = arrange(typesetter, pages(self._box)[number], w, canvas.h - 2 * _EDGE - head)
        needed = canvas.px(_EDGE + head + setting.height + _EDGE)
        if canvas.px(self._y + head + setting.height + _EDGE) > canvas.s.get_height():
            if self._y > _EDGE:
                self._keep()
            self._begin(max(_SHEET[1], needed))
            self._set(key, number)
            return
        lettering.paragraph(canvas, title, _EDGE, self._y, w, _TITLE, INK, "display", "c")
        for x, y, piece in setting.placed:
            piece.draw(_EDGE + x, self._y + head + y)
        self._y += head + setting.height + _APART

    def _keep(self) -> None:
        self._sheets += 1
        png = BytesIO()
        pygame.image.save(self._canvas.s, png, ".png")
        name = file_name(f"{self._services.words(f'{self._box}.title')} {self._sheets:02}")
        replace_file(self._services.paths.rules / f"{name}.png", png.getvalue(), durable=False)
