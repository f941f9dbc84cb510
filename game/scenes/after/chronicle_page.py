"""What everybody openly planned, bid or bought, side by side, chapter by chapter; each line leads to its moment."""

from collections.abc import Callable, Iterator, Sequence
from functools import partial

from game.core.rules import Seat
from game.paint import lettering, pieces
from game.paint.box import Box
from game.paint.palette import BAND, BRASS_DARK, CHOSEN, INK, MUTED
from game.saves.players import Player
from game.tabletop.ended import Chapter, Chronicle, ChronicleLine
from game.widgets.node import Node, Role
from game.widgets.reading import Region
from game.widgets.ui import Translate, Ui

_HEAD, _TITLE, _ABOVE = 50.0, 170.0, 36.0
_LETTERS, _PAD, _NARROW = 22.0, 8.0, 190.0
"""The letters of a line, the room around it, and the column below which titles stand above their chapters."""


class ChroniclePage:
    """Draws a chronicle; takes who plays, what leads to an entry, and the one that is looked at (None: the last)."""

    def __init__(
        self, players: Sequence[Player], chronicle: Chronicle, look: Callable[[int], None], at: int | None
    ) -> None:
        self._players, self._chronicle, self._look = players, chronicle, look
        self.at = at
        self._is_new = True

    @property
    def title(self) -> str:
        """Returns what stands on its tab."""
        return self._chronicle.title

    @property
    def sought(self) -> str:
        """Returns the node of the first line about the entry that is looked at, "" if there is none."""
        return next((_node(i, seat, k) for i, seat, k, line in self._lines() if line.number == self.at), "")

    def _lines(self) -> Iterator[tuple[int, int, int, ChronicleLine]]:
        for i, chapter in enumerate(self._chronicle.chapters):
            for seat, lines in enumerate(chapter.lines):
                yield from ((i, seat, k, line) for k, line in enumerate(lines))

    def seek(self) -> None:
        """Brings what is looked at into view again."""
        self._is_new = True

    def text(self, words: Translate, chosen: Seat | None) -> str:
        """Returns the lines of a seat (None: of all) as text."""
        lines = [
            self._told(words, chapter, seat, line)
            for chapter in self._chronicle.chapters
            for seat in self._seats(chosen)
            for line in chapter.lines[seat]
        ]
        return "".join(f"{line}\n" for line in lines)

    def _told(self, words: Translate, chapter: Chapter, seat: Seat, line: ChronicleLine) -> str:
        player = self._players[seat].name
        return words("ui.log.chapter", chapter=chapter.title, player=player, line=line.text)

    def _seats(self, chosen: Seat | None) -> list[Seat]:
        return [Seat(seat) for seat in range(len(self._players)) if chosen in (None, seat)]

    # ------------------------------------------------------------------ drawing
    def draw(self, ui: Ui, box: Box, chosen: Seat | None) -> None:
        """Draws the columns of a seat (None: of all) into a box."""
        if not self._chronicle.chapters:
            lettering.paragraph(ui.canvas, ui.words("ui.table.log_empty"), box.x + 8, box.y + 8, box.w - 16, 26, MUTED)
            return
        seats = self._seats(chosen)
        inner = box.trimmed(right=24)
        is_narrow = (inner.w - _TITLE) / len(seats) < _NARROW
        head, body = inner.cut_top(_HEAD)
        left = 0.0 if is_narrow else _TITLE
        for seat, at in zip(seats, head.trimmed(left=left).columns(len(seats), 0), strict=True):
            pieces.token(ui.canvas, self._players[seat].colour, at.x + 26, at.cy - 4, 34)
            lettering.text(ui.canvas, self._players[seat].name, at.x + 50, at.cy - 5, 26, INK, "bold", room=at.w - 58)
        width = (inner.w - left) / len(seats) - 2 * _PAD
        rows = [self._height(ui, chapter, seats, width, is_narrow=is_narrow) for chapter in self._chronicle.chapters]
        if self._is_new:
            self._is_new = False
            here = next((i for i, _, _, line in self._lines() if line.number == self.at), len(rows))
            ui.scroll_to("chronicle", sum(rows[:here]))
        nodes: list[Node] = []
        with ui.scrolled("chronicle", Box(box.x, body.y, box.w, body.h), sum(rows)) as offset:
            at = Box(body.x, body.y - offset, body.w, 0)
            for i, (chapter, height) in enumerate(zip(self._chronicle.chapters, rows, strict=True)):
                row = Box(at.x, at.y, at.w, height)
                nodes += self._chapter(ui, i, chapter, seats, row, is_narrow=is_narrow)
                at = at.moved(0, height)
        if ui.reading.is_wanted:
            self._read(ui, nodes)

    def _height(self, ui: Ui, chapter: Chapter, seats: Sequence[Seat], width: float, *, is_narrow: bool) -> float:
        tallest = max(sum(_tall(ui, line, width) for line in chapter.lines[seat]) for seat in seats)
        title = lettering.paragraph_height(ui.canvas, chapter.title, _TITLE - 2 * _PAD, _LETTERS, "bold")
        return 2 * _PAD + (_ABOVE + tallest if is_narrow else max(tallest, title))

    def _chapter(
        self, ui: Ui, i: int, chapter: Chapter, seats: Sequence[Seat], row: Box, *, is_narrow: bool
    ) -> list[Node]:
        canvas = ui.canvas
        if i % 2 == 0:
            canvas.box(row, BAND, None, 8)
        room = row.w if is_narrow else _TITLE
        lettering.paragraph(canvas, chapter.title, row.x + _PAD, row.y + _PAD, room - 2 * _PAD, _LETTERS, INK, "bold")
        inner = row.trimmed(top=_ABOVE) if is_narrow else row.trimmed(left=_TITLE)
        nodes = []
        for seat, column in zip(seats, inner.columns(len(seats), 0), strict=True):
            at = Box(column.x, column.y + _PAD, column.w, 0)
            for k, line in enumerate(chapter.lines[seat]):
                height = _tall(ui, line, column.w - 2 * _PAD)
                cell = Box(at.x, at.y, at.w, height)
                told, act = self._told(ui.words, chapter, seat, line), partial(self._look, line.number)
                is_on = line.number == self.at
                nodes.append(Node(_node(i, seat, k), Role.BUTTON, told, canvas.rect(cell), act=act, is_on=is_on))
                self._line(ui, nodes[-1], line, cell)
                at = at.moved(0, height)
        return nodes

    def _line(self, ui: Ui, node: Node, line: ChronicleLine, cell: Box) -> None:
        if ui.is_asking or ui.explained == node.id:  # else a tip would lie over the lines that are read
            node.hint = ui.words("ui.log.leads")
        if node.is_on or ui.hover == node.id:
            ui.canvas.box(cell, CHOSEN, BRASS_DARK, 8, 2)
        lettering.paragraph(ui.canvas, line.text, cell.x + _PAD, cell.y + 2, cell.w - 2 * _PAD, _LETTERS, INK)
        ui.add(node)
        ui.ring(node.id, cell, 8)

    def _read(self, ui: Ui, nodes: Sequence[Node]) -> None:
        """Lets the lines be read as a region."""
        title = self._chronicle.title
        head = ui.reading.text("heading:chronicle", title, Role.HEADING)
        summary = " ".join((title, *(node.name for node in nodes)))
        region = Region("chronicle", head.id, tuple((node.id,) for node in nodes), summary)
        ui.reading.lay(ui.nodes, region, (head,), (head, *nodes))


def _node(chapter: int, seat: int, line: int) -> str:
    return f"line:{chapter}:{seat}:{line}"


def _tall(ui: Ui, line: ChronicleLine, width: float) -> float:
    return lettering.paragraph_height(ui.canvas, line.text, width, _LETTERS) + 4
