"""Sets the blocks of a rulebook in type: each becomes pieces with a height that draw themselves at a place."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass

from game.paint import lettering, sprites
from game.paint.box import Box
from game.paint.canvas import Canvas
from game.paint.fonts import Face
from game.paint.palette import BRASS_DARK, CREAM, FIELD, INK, MUTED, TEAL
from game.scenes.rulebook.pages import CREDITS, BlockKind, Page, PageBlock
from game.tabletop.figure import Figure
from game.widgets.ui import Translate

BODY, CAPTION = 25.0, 23.0
_HEADING, _TERM, _CLOSING = 33.0, 26.0, 27.0
_LETTERS = "abcdefghijklmnopqrstuvwxyz"
_LONGEST_LINE = 66
"""So many letters of average width make lines of at most 80 characters, blanks and narrow letters included."""
_INDENT, _MARK, _RIM = 44.0, 19.0, 18.0
_PICTURE = 1.3
"""How large the picture before an entry is for the size of its letters."""
_WIDEST_FIGURE = 660.0
_GAP = 18.0
_GAPS = {
    BlockKind.LIST: 10.0,
    BlockKind.STEPS: 12.0,
    BlockKind.TERMS: 13.0,
    BlockKind.FIGURE: 24.0,
    BlockKind.TABLE: 24.0,
}
Drawing = Callable[[float, float], None]


@dataclass(frozen=True, slots=True)
class ColumnPiece:
    """Something that no column break divides: its height, the space above it, and what draws it at x and y.

    `is_headed` tells that it begins with a heading.
    """

    height: float
    gap: float
    draw: Drawing
    is_wide: bool = False
    is_headed: bool = False

    def on_top_of(self, other: "ColumnPiece") -> "ColumnPiece":
        """Returns one piece of two, as a heading and what it stands above."""

        def draw(x: float, y: float) -> None:
            self.draw(x, y)
            other.draw(x, y + self.height + other.gap)

        return ColumnPiece(self.height + other.gap + other.height, self.gap, draw, other.is_wide, is_headed=True)


@dataclass(frozen=True, slots=True)
class Typesetter:
    """Sets the pages of one box's rulebook on a canvas, in the language of `words`.

    Letters are `scale` times as large; `is_brief` sets lists that have pictures in little room, for a summary.
    """

    canvas: Canvas
    words: Translate
    box: str
    figures: Mapping[str, Figure]
    scale: float = 1.0
    is_brief: bool = False

    def line_limit(self, size: float = BODY, face: Face = "text") -> float:
        """Returns how wide lines may be, in units, so that the eye finds the next one."""
        return lettering.width(self.canvas, _LETTERS, size, face) / len(_LETTERS) * _LONGEST_LINE

    def text(self, key: str) -> str:
        """Returns a text of the rulebook by its key in it."""
        return self.words(f"rulebook_{self.box}.{key}")

    def pieces(self, page: Page, narrow: float, width: float) -> list[ColumnPiece]:
        """Returns the pieces of a page for columns `narrow` units wide; wide blocks get `width` units."""
        made: list[ColumnPiece] = []
        above: ColumnPiece | None = None
        for block in page.blocks:
            for piece in self._set(block, width if block.is_wide else narrow):
                whole = above.on_top_of(piece) if above else piece
                above = whole if block.kind is BlockKind.HEADING else None
                if above is None:
                    made.append(whole)
        if page.title == CREDITS:
            made.append(self._paragraph(self.words("common.translators"), narrow, BODY))
        return made

    def _set(self, block: PageBlock, w: float) -> Iterator[ColumnPiece]:
        match block.kind:
            case BlockKind.HEADING:
                yield self._paragraph(self.text(block.names[0]), w, _HEADING, "display", gap=_GAP * 1.5)
            case BlockKind.TEXT if block.is_wide:
                yield self._closing(self.text(block.names[0]), w)
            case BlockKind.TEXT:
                yield self._paragraph(self.text(block.names[0]), w, BODY)
            case BlockKind.EXAMPLE | BlockKind.NOTE:
                yield self._boxed(block.kind, self.text(block.names[0]), w)
            case BlockKind.FIGURE | BlockKind.TABLE:
                yield self._figure(block, w)
            case _:
                for i, name in enumerate(block.names):
                    text = self.text(name)
                    is_brief = self.is_brief and block.icons
                    yield self._brief(block.icons[i], text, w) if is_brief else self._item(block.kind, i, text, w)

    def _paragraph(self, text: str, w: float, size: float, face: Face = "text", *, gap: float = _GAP) -> ColumnPiece:
        canvas, size = self.canvas, size * self.scale
        height = lettering.paragraph_height(canvas, text, w, size, face)
        return ColumnPiece(
            height, gap, lambda x, y: _ignore(lettering.paragraph(canvas, text, x, y, w, size, INK, face))
        )

    def _closing(self, text: str, w: float) -> ColumnPiece:
        """A sentence across the columns, in their middle."""
        canvas = self.canvas
        room = _balanced(canvas, text, min(w, self.line_limit(_CLOSING, "display")), _CLOSING, "display")
        height = lettering.paragraph_height(canvas, text, room, _CLOSING, "display")

        def draw(x: float, y: float) -> None:
            left = x + (w - room) / 2
            lettering.paragraph(canvas, text, left, y, room, _CLOSING, INK, "display", "c")

        return ColumnPiece(height, _GAP * 1.4, draw, is_wide=True)

    # ------------------------------------------------------------------ lists
    def _item(self, kind: BlockKind, index: int, text: str, w: float) -> ColumnPiece:
        """One entry of a list: with a star, a number, or its term in bold above it."""
        canvas = self.canvas
        term, colon, meaning = text.partition(": ")
        if kind is BlockKind.TERMS and colon:
            body = self._paragraph(meaning[:1].upper() + meaning[1:], w - _INDENT, BODY)
            head = self._paragraph(term, w - _INDENT, _TERM, "bold", gap=0)
            body = head.on_top_of(ColumnPiece(body.height, 0, body.draw))
        else:
            body = self._paragraph(text, w - _INDENT, BODY)
        middle = lettering.line_height(canvas, BODY) / 2

        def draw(x: float, y: float) -> None:
            if kind is BlockKind.STEPS:
                _numeral(canvas, str(index + 1), x + _MARK, y + middle)
            else:
                canvas.star(x + _MARK, y + middle, 10, BRASS_DARK)
                canvas.star(x + _MARK, y + middle, 7, "#E0B45A")
            body.draw(x + _INDENT, y)

        return ColumnPiece(body.height, _GAPS[kind] if index else _GAP, draw)

    def _brief(self, icon: str, text: str, w: float) -> ColumnPiece:
        """One entry of a summary: a picture, and the meaning behind its term in bold."""
        canvas, size, indent = self.canvas, BODY * self.scale, _INDENT * self.scale
        term, meaning = text.split(": ", 1) if ": " in text else ("", text)
        lead = lettering.width(canvas, term, size, "bold") + size / 2 if term else 0.0
        told = lettering.indented(canvas, meaning[:1].upper() + meaning[1:], lead, w - indent, size)
        middle, width = lettering.line_height(canvas, size) / 2, size * _PICTURE * min(1.0, 1 / sprites.aspect(icon))

        def draw(x: float, y: float) -> None:
            canvas.put(icon, x + indent / 2, y + middle, width, centre=True)
            lettering.text(canvas, term, x + indent, y + middle, size, INK, "bold", room=w - indent)
            lettering.paragraph(canvas, told, x + indent, y, w - indent, size)

        return ColumnPiece(lettering.paragraph_height(canvas, told, w - indent, size), _GAPS[BlockKind.LIST], draw)

    # ------------------------------------------------------------------ boxes
    def _boxed(self, kind: BlockKind, text: str, w: float) -> ColumnPiece:
        """An example or a note: a sheet of its own with a coloured edge, an icon and a title."""
        canvas, is_note = self.canvas, kind is BlockKind.NOTE
        colour, icon = ("#6B2A5C", "info") if is_note else (TEAL, "search")
        title = self.words("ui.rules.note" if is_note else "ui.rules.example")
        line = lettering.line_height(canvas, BODY, "display")
        body = self._paragraph(text, w - 2 * _RIM - 10, BODY)
        height = 14 + line + 4 + body.height + 16

        def draw(x: float, y: float) -> None:
            canvas.box(Box(x, y, w, height), FIELD, BRASS_DARK, 10, 2)
            canvas.box(Box(x, y, 12, height), colour, None, 6)
            canvas.put(f"icon_{icon}_ink", x + _RIM + 24, y + 14 + line / 2, 28, centre=True)
            room = w - 2 * _RIM - 46
            lettering.text(canvas, title, x + _RIM + 46, y + 14 + line / 2, BODY, INK, "display", room=room)
            body.draw(x + _RIM + 10, y + 18 + line)

        return ColumnPiece(height, _GAP + 4, draw)

    def _figure(self, block: PageBlock, w: float) -> ColumnPiece:
        """A figure on a light sheet with its caption below, in the middle of the column."""
        canvas, figure = self.canvas, self.figures[block.names[0]]
        outer = w if block.is_wide else min(w, _WIDEST_FIGURE)
        inner = outer - 2 * _RIM
        height = figure.height(canvas, self.words, inner)
        caption = self.text(block.caption) if block.caption else ""
        room = _balanced(canvas, caption, min(inner, self.line_limit(CAPTION, "italic")), CAPTION, "italic")
        told = lettering.paragraph_height(canvas, caption, room, CAPTION, "italic") + 20 if caption else 0
        total = height + 2 * _RIM + told

        def draw(x: float, y: float) -> None:
            left = x + (w - outer) / 2
            canvas.box(Box(left, y, outer, total), "#FFF9EAB0", BRASS_DARK, 12, 2)
            figure.draw(canvas, self.words, Box(left + _RIM, y + _RIM, inner, height))
            if caption:
                under = y + _RIM + height + 10
                canvas.line(left + outer * 0.3, under, left + outer * 0.7, under, "#C8973A", 2)
                at = (left + (outer - room) / 2, under + 10)
                lettering.paragraph(canvas, caption, *at, room, CAPTION, MUTED, "italic", "c")

        return ColumnPiece(total, _GAPS[block.kind], draw, block.is_wide)


def _numeral(canvas: Canvas, numeral: str, x: float, y: float) -> None:
    size = 22.0
    canvas.disc(x, y, max(17, lettering.pixels(canvas, size) * 0.78 / canvas.k), TEAL, BRASS_DARK, 2)
    lettering.text(canvas, numeral, x, y - 1, size, CREAM, "heavy", "c")


def _balanced(canvas: Canvas, text: str, w: float, size: float, face: Face) -> float:
    """Returns how narrow centred text may be set without taking more lines, so that no word is left alone."""
    high = lettering.paragraph_height(canvas, text, w, size, face)
    low, fits = w / 2, w
    for _ in range(6):
        middle = (low + fits) / 2
        if lettering.paragraph_height(canvas, text, middle, size, face) > high:
            low = middle
        else:
            fits = middle
    return fits


def _ignore(_: float) -> None:
    """A piece knows its height before it is drawn."""
