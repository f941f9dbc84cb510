"""The table of the cup of an evening, over the wall."""

from collections.abc import Sequence

import pygame

from game.history.finished import FinishedGame
from game.paint import lettering
from game.paint.box import Box
from game.paint.panels import veil
from game.scenes.after.winner import confetti
from game.scenes.evening.cup_table import draw_table, draw_winner, table_height
from game.scenes.shell.scene import Scene
from game.scenes.shell.services import Services
from game.scenes.wall.lists import rows_now
from game.widgets.controls import button
from game.widgets.ui import Ui

_WIDEST, _HEAD, _FOOT = 1240.0, 150.0, 96.0
_DUSK = "#1E1008F0"


class PastCupScene(Scene):
    """Shows the table of the cup of an evening over the wall."""

    is_overlay = True
    minimum = (900, 540)

    def __init__(self, services: Services, games: Sequence[FinishedGame]) -> None:
        super().__init__(services)
        self.games, self._rows = games, rows_now(games, services.people.get)

    def entered(self) -> None:
        """Puts the focus on the way back."""
        self.services.ui.focus_first("back")

    def draw(self, ui: Ui) -> None:
        """Draws the table over the dimmed wall."""
        canvas, label = ui.canvas, ui.words("common.word.back")
        veil(canvas)
        w = min(_WIDEST, canvas.w - 40)
        head = min(_HEAD, canvas.h * 0.2)
        h = min(table_height(self._rows, is_new=False), canvas.h - head - _FOOT - 30)
        above = Box((canvas.w - w) / 2, max(10.0, (canvas.h - h - head - _FOOT) / 2), w, head)
        canvas.box(above, _DUSK, None, 16)
        confetti(canvas)
        draw_winner(ui, above.trimmed(bottom=12), self.services, self.games, self._rows)
        at = Box(above.x, above.bottom, w, h)
        draw_table(ui, at, self.services, self.games, self._rows)
        wide = max(284.0, lettering.width(canvas, label, 30, "display") + 150)
        with ui.area("next"):
            below = Box(at.right - wide, at.bottom + 16, wide, 68)
            button(ui, "back", below, label, self.back, colour="teal", size=30, key=pygame.K_RETURN)
