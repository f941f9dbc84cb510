"""The panel on a table that holds the latest sentences of the log; a touch opens all of it."""

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from itertools import dropwhile, takewhile

from game.paint import lettering, pieces
from game.paint.box import Box
from game.paint.fonts import Face
from game.paint.palette import LIGHT, SOFT
from game.paint.panels import tray
from game.saves.players import Player
from game.tabletop.folding import tab_button
from game.tabletop.table import LogLine
from game.widgets.node import Node, Role
from game.widgets.ui import Ui

_BODY, _ASIDE = 24.0, 22.0
_DEED: Face = "semi"
_OTHER: Face = "text"
_LEAST = 60.0
"""The height in units below which a panel has no room for a sentence."""


class LogPanel:
    """Shows the latest sentences, the newest at the bottom, the newest deed brightest; the wheel brings older ones.

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
        if ui.is_asking or ui.explained == node.id:  # else a tip would lie over the lines that are read
            node.hint = ui.words("ui.table.log_hint")
        node.wheel = partial(self._scroll, len(lines))
        ui.add(node)
        ui.ring("log", box, 14)

    def _draw_lines(self, ui: Ui, box: Box, lines: Sequence[LogLine]) -> None:
        room, y = box.w - 72, box.bottom - 4
        for line, size in _shown(ui, lines, room, y - box.y):
            y -= lettering.paragraph_height(ui.canvas, line.text, room, size, "semi")
            if y < box.y:
                break
            self._draw_line(ui, line, Box(box.x, y, room, 0), size, is_deed=line is _deed(lines))

    def _draw_line(self, ui: Ui, line: LogLine, at: Box, size: float, *, is_deed: bool) -> None:
        step = lettering.line_height(ui.canvas, size)
        if line.seat is not None:
            pieces.token(ui.canvas, self._players[line.seat].colour, at.x + 28, at.y + step / 2, 32)
        tone, face = (LIGHT, _DEED) if is_deed else (SOFT, _OTHER)
        lettering.paragraph(ui.canvas, line.text, at.x + 54, at.y, at.w, size, tone, face)

    def _scroll(self, count: int, steps: int) -> None:
        self._hidden = max(0, min(count - 1, self._hidden - steps))


def _deed(lines: Sequence[LogLine]) -> LogLine | None:
    """The newest sentence that is more than an aside."""
    return next((line for line in reversed(lines) if not line.is_aside), None)


def _shown(ui: Ui, lines: Sequence[LogLine], room: float, free: float) -> Iterator[tuple[LogLine, float]]:
    """Yields sentences with the size of their letters, the newest first.

    Asides after the newest deed are left out where the deed would find no room above them, and a deed that is too long
    even when small is left to the whole log.
    """
    asides = list(takewhile(lambda line: line.is_aside, reversed(lines)))
    heights = (lettering.paragraph_height(ui.canvas, line.text, room, _ASIDE, "semi") for line in asides)
    left = free - sum(heights)
    rest = lines[: len(lines) - len(asides)]
    if rest and _size(ui, rest[-1].text, room, left):
        yield from ((line, _ASIDE) for line in asides)
        free = left
    for i, line in enumerate(dropwhile(lambda line: not _size(ui, line.text, room, free), reversed(rest or lines))):
        yield line, _BODY if i else _size(ui, line.text, room, free)


def _size(ui: Ui, text: str, room: float, free: float) -> float:
    """The size of the newest sentence: smaller where it is long and the log low; 0 where none is small enough."""
    sizes = (_BODY, 22.0, 20.0, 18.0)
    return next((s for s in sizes if lettering.paragraph_height(ui.canvas, text, room, s, "semi") <= free), 0.0)
