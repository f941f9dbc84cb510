"""The panel on a table that holds the latest sentences of the log; a touch opens all of it."""

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from itertools import takewhile

from game.paint import lettering, pieces
from game.paint.box import Box
from game.paint.palette import LIGHT, SOFT
from game.paint.panels import tray
from game.saves.players import Player
from game.tabletop.folding import tab_button
from game.tabletop.table import LogLine
from game.widgets.node import Node, Role
from game.widgets.ui import Ui

_SIZE, _RECENT = 24.0, 12
"""The usual size of a sentence, and among how many of the last ones a deed is looked for."""
_LEAST = 60.0
"""The height in units below which a panel has no room for a sentence."""


class LogPanel:
    """Shows the latest sentences, the newest at the bottom; the wheel brings older ones into sight.

    The newest deed is the brightest and is always among them, what followed from it only as far as there is room.
    Takes who plays, and what opens the whole log. A newest deed that is too long for the panel even when small is left
    to the whole log. A panel that is too low for any sentence is a tab that opens the log.
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
        for line, size, is_main in _shown(ui, lines, room, y - box.y):
            step = lettering.line_height(canvas, size)
            y -= lettering.paragraph_height(canvas, line.text, room, size, "semi")
            if line.seat is not None:
                pieces.token(canvas, self._players[line.seat].colour, box.x + 28, y + step / 2, 32)
            tone = LIGHT if is_main else SOFT
            lettering.paragraph(canvas, line.text, box.x + 54, y, room, size, tone, "semi" if is_main else "text")

    def _scroll(self, count: int, steps: int) -> None:
        self._hidden = max(0, min(count - 1, self._hidden - steps))


def _shown(ui: Ui, lines: Sequence[LogLine], room: float, free: float) -> Iterator[tuple[LogLine, float, bool]]:
    """Yields what is shown, from the bottom up, with its size and whether it is what matters most.

    That is the newest deed, else the last sentence. What followed from it stands below as far as there is room, and
    above it other deeds.
    """
    fitting = [line for line in lines if _size(ui, line.text, room, free)]
    deeds = [i for i, line in enumerate(fitting) if line.seat is not None and i >= len(fitting) - _RECENT]
    if not fitting:
        return
    main = deeds[-1] if deeds else len(fitting) - 1
    size = _size(ui, fitting[main].text, room, free)

    def takes(line: LogLine, size: float = _SIZE) -> bool:
        nonlocal free
        free -= lettering.paragraph_height(ui.canvas, line.text, room, size, "semi")
        return free >= 0

    takes(fitting[main], size)
    below = list(takewhile(takes, reversed(fitting[main + 1 :])))
    yield from ((line, _SIZE, False) for line in below)
    yield fitting[main], size, True
    above = (line for line in reversed(fitting[:main]) if line.seat is not None or not deeds)
    yield from ((line, _SIZE, False) for line in takewhile(takes, above))


def _size(ui: Ui, text: str, room: float, free: float) -> float:
    """The size of the newest sentence: smaller where it is long and the log low; 0 where none is small enough."""
    sizes = (_SIZE, 22.0, 20.0, 18.0)
    return next((s for s in sizes if lettering.paragraph_height(ui.canvas, text, room, s, "semi") <= free), 0.0)
