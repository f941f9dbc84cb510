"""The panel on a table that holds the latest sentences of the log; a touch opens all of it."""

from collections.abc import Callable, Sequence
from functools import partial
from itertools import dropwhile

from game.paint import lettering, pieces
from game.paint.box import Box
from game.paint.palette import LIGHT, SOFT
from game.paint.panels import tray
from game.saves.players import Player
from game.tabletop.folding import tab_button
from game.tabletop.table import LogLine
from game.widgets.node import Node, Role
from game.widgets.ui import Ui

_LEAST = 60.0
"""The height in units below which a panel has no room for a sentence."""


class LogPanel:
    """Shows the latest sentences, the newest at the bottom and brightest; the wheel brings older ones into sight.

    Takes who plays, and what opens the whole log. A newest sentence that is too long for the panel even when small is
    left to the whole log. A panel that is too low for any sentence is a tab that opens the log.
    """

    def __init__(self, players: Sequence[Player], open_log: Callable[[], None]) -> None:
        self._players = players
        self._open_log = open_log
        self._hidden = 0

    def show_newest(self) -> None:
        """Brings the newest sentence into sight again."""
        self._hidden = 0

    def draw(self, ui: Ui, box: Box, lines: Sequence[LogLine]) -> None:
        """Draws the panel and names it."""
        if box.h < _LEAST:
            tab_button(ui, "log", box, "log", ui.words("ui.table.log"), self._open_log, "log")
            return
        tray(ui.canvas, box)
        self._draw_lines(ui, box, lines[: len(lines) - self._hidden])
        node = Node("log", Role.BUTTON, ui.words("ui.table.log"), ui.canvas.rect(box), "log", act=self._open_log)
        node.wheel = partial(self._scroll, len(lines))
        ui.add(node)
        ui.ring("log", box, 14)

    def _draw_lines(self, ui: Ui, box: Box, lines: Sequence[LogLine]) -> None:
        canvas, room, y = ui.canvas, box.w - 72, box.bottom - 4
        free = y - box.y
        shown = dropwhile(lambda line: not _size(ui, line.text, room, free), reversed(lines))
        for i, line in enumerate(shown):
            size = 24.0 if i else _size(ui, line.text, room, free)
            y -= lettering.paragraph_height(canvas, line.text, room, size, "semi")
            if y < box.y:
                break
            step = lettering.line_height(canvas, size)
            if line.seat is not None:
                pieces.token(canvas, self._players[line.seat].colour, box.x + 28, y + step / 2, 32)
            tone = SOFT if i else LIGHT
            lettering.paragraph(canvas, line.text, box.x + 54, y, room, size, tone, "text" if i else "semi")

    def _scroll(self, count: int, steps: int) -> None:
        self._hidden = max(0, min(count - 1, self._hidden - steps))


def _size(ui: Ui, text: str, room: float, free: float) -> float:
    """The size of the newest sentence: smaller where it is long and the log low; 0 where none is small enough."""
    sizes = (24.0, 22.0, 20.0, 18.0)
    return next((s for s in sizes if lettering.paragraph_height(ui.canvas, text, room, s, "semi") <= free), 0.0)
