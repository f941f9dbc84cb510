"""The sentences of a log, each a way back to its moment."""

from collections.abc import Callable, Sequence
from functools import partial

from game.core.rules import Seat
from game.paint import lettering, pieces
from game.paint.box import Box
from game.paint.palette import BAND, BRASS_DARK, CHOSEN, INK, MUTED
from game.paint.paragraphs import spoken
from game.saves.players import Player
from game.tabletop.table import LogLine
from game.widgets.node import Node, Role
from game.widgets.reading import Region
from game.widgets.ui import Translate, Ui

_LEAST, _LETTERS, _TOKEN = 46.0, 24.0, 54.0


class LogLines:
    """Draws the sentences of everybody or of one seat, or those of scorings alone (`are_scorings`).

    Takes texts, who plays, the sentences with the numbers of their entries, what leads to an entry, and the entry that
    is looked at (`at`; None: the newest), which is in view first.
    """

    def __init__(
        self,
        words: Translate,
        players: Sequence[Player],
        lines: Sequence[tuple[int, LogLine]],
        look: Callable[[int], None],
        at: int | None,
    ) -> None:
        self._words, self._players, self._lines, self._look = words, players, lines, look
        self.at = at
        self._is_new = True
        self.has_scorings = any(line.is_in_sequence for _, line in lines)
        self.are_scorings = False

    def listed(self, line: LogLine, chosen: Seat | None) -> bool:
        """Tells whether a sentence is among those that are picked out; takes the seat (None: all)."""
        return chosen in (None, line.seat) and (line.is_in_sequence or not self.are_scorings)

    @property
    def title(self) -> str:
        """Returns what stands on its tab."""
        return self._words("ui.table.log")

    @property
    def sought(self) -> str:
        """Returns the node of the first sentence about the entry that is looked at, "" if there is none."""
        return next((_node(i) for i, (number, _) in enumerate(self._lines) if number == self.at), "")

    def seek(self) -> None:
        """Brings the entry that is looked at into view again."""
        self._is_new = True

    def draw(self, ui: Ui, box: Box, chosen: Seat | None) -> None:
        """Draws the sentences of a seat (None: all) into a box."""
        shown = [(i, *each) for i, each in enumerate(self._lines) if self.listed(each[1], chosen)]
        if not shown:
            lettering.paragraph(ui.canvas, ui.words("ui.table.log_empty"), box.x + 8, box.y + 8, box.w - 16, 26, MUTED)
            return
        room = box.w - _TOKEN - 44
        texts = [line.text for _, _, line in shown]
        heights = [max(_LEAST, lettering.paragraph_height(ui.canvas, text, room, _LETTERS) + 14) for text in texts]
        if self._is_new:
            self._is_new = False
            before = [height for (_, number, _), height in zip(shown, heights, strict=True) if number < (self.at or 0)]
            ui.scroll_to("log", sum(heights) if self.at is None else max(0.0, sum(before) - box.h / 3))
        nodes = []
        with ui.scrolled("log", box, sum(heights)) as offset:
            at = Box(box.x, box.y - offset, box.w - 24, 0)
            for (i, number, line), height in zip(shown, heights, strict=True):
                row = Box(at.x, at.y, at.w, height - 4)
                nodes.append(self._node(ui, i, number, line, row))
                if box.y - height < row.y < box.bottom:
                    self._draw_line(ui, nodes[-1], line, row)
                at = at.moved(0, height)
        if ui.reading.is_wanted:
            self._read(ui, nodes)

    def _node(self, ui: Ui, i: int, number: int, line: LogLine, row: Box) -> Node:
        told, act = spoken(line.aloud or line.text), partial(self._look, number)
        node = Node(_node(i), Role.BUTTON, told, ui.canvas.rect(row), act=act, is_on=number == self.at)
        if ui.is_asking or ui.explained == node.id:  # else a tip would lie over the sentences that are read
            node.hint = ui.words("ui.log.leads")
        ui.add(node)
        return node

    def _draw_line(self, ui: Ui, node: Node, line: LogLine, row: Box) -> None:
        canvas = ui.canvas
        if node.is_on or ui.hover == node.id:
            canvas.box(row, CHOSEN if node.is_on else BAND, BRASS_DARK if node.is_on else None, 10, 2)
        if line.seat is not None:
            middle = row.y + 7 + lettering.line_height(canvas, _LETTERS) / 2
            pieces.token(canvas, self._players[line.seat].colour, row.x + 28, middle, 36)
        lettering.paragraph(canvas, line.text, row.x + _TOKEN, row.y + 6, row.w - _TOKEN - 20, _LETTERS, INK)
        ui.ring(node.id, row, 10)

    def _read(self, ui: Ui, nodes: Sequence[Node]) -> None:
        """Lets the sentences be read as a region, the newest first."""
        title = self.title
        head = ui.reading.text("heading:log", title, Role.HEADING)
        rows = tuple((node.id,) for node in reversed(nodes))
        summary = " ".join((title, *(node.name for node in reversed(nodes))))
        ui.reading.lay(ui.nodes, Region("log", head.id, rows, summary), (head,), (head, *nodes))


def _node(index: int) -> str:
    return f"line:{index}"
