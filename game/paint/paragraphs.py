"""Where the lines of a paragraph end, and what stands in each: words, and icons like [coin_denar] between them."""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import NamedTuple

import pygame

from game.locale.typesetting import HOLD, Typesetting, divided
from game.paint.fonts import Face, font

_TOKENS = re.compile(r"([ \t]+)|\[([a-z][a-z0-9_]*)\]|([^ \t\[]+|\[)")  # no-break spaces hold words together
_DOT = f"{HOLD}·"
"""What stands between two things beside each other; it clings to the first one."""
_ICON = 1.25
"""How wide an icon is in a line, against the size of its letters."""
_LONGEST = 10_000
"""More letters of a paragraph no window shows; a foreign file may hold texts of any length."""
_ROUNDED = 2
"""By so many pixels a word and the space before it are at most wider among others than by themselves."""
_SHORT = 10
"""A word of fewer letters looks lost when it alone is the last line."""


def spoken(paragraph: str) -> str:
    """Returns a paragraph as it is read aloud: its icons left out, for words say the same beside them."""
    if "[" not in paragraph:
        return paragraph.strip()
    return re.sub(r"(\[[a-z][a-z0-9_]*\]\s*)+", "", paragraph).strip()


@dataclass(frozen=True, slots=True)
class LinePiece:
    """Words or an icon of a line: how far they are from its left end and how wide, in pixels."""

    x: int
    width: int
    words: str
    icon: str


class Line(NamedTuple):
    """One line of a paragraph, and how wide it is in pixels."""

    pieces: tuple[LinePiece, ...]
    width: int


class _Part(NamedTuple):
    """A word, or the name of an icon, as it stands in a paragraph."""

    shown: str
    is_icon: bool
    width: int


class _Unit(NamedTuple):
    """What no end of a line divides, and whether a space goes before it."""

    is_apart: bool
    parts: tuple[_Part, ...]

    @property
    def width(self) -> int:
        return sum(part.width for part in self.parts)

    @property
    def letters(self) -> int:
        return sum(len(part.shown) for part in self.parts)


@lru_cache(1000)
def broken(paragraph: str, px: int, face: Face, room: int, typesetting: Typesetting) -> tuple[Line, ...]:
    """Returns the lines of a paragraph in a room of some pixels.

    It does not end with one short word alone where the line above can spare another.
    """
    breaker = _Breaker(font(face, px, typesetting), px, room)
    return tuple(line for part in paragraph[:_LONGEST].split("\n") for line in breaker.lines(typesetting.tied(part)))


@lru_cache(1000)
def balanced(paragraph: str, px: int, face: Face, room: int, typesetting: Typesetting) -> tuple[Line, ...]:
    """Returns the lines of a paragraph about as long as each other, no more of them than `broken` has.

    In the middle of a page a last line of one word looks lost.
    """
    lines = broken(paragraph, px, face, room, typesetting)
    if len(lines) == 1:
        return lines
    units = _Breaker(font(face, px, typesetting), px, room).units(typesetting.tied(paragraph[:_LONGEST]))
    least, most = max((room // 2, *(unit.width for unit in units))), room
    while most - least > px // 2:
        middle = (least + most) // 2
        if len(broken(paragraph, px, face, middle, typesetting)) > len(lines):
            least = middle
        else:
            most = middle
    return broken(paragraph, px, face, most, typesetting)


class _Breaker:
    """Breaks texts into lines for one font, size and room."""

    def __init__(self, measure: pygame.Font, px: int, room: int) -> None:
        self._font, self._icon, self._room = measure, round(px * _ICON), room
        self._space = self._font.size(" ")[0]

    def lines(self, text: str) -> Iterator[Line]:
        """Yields the lines of a text; an empty text is one empty line."""
        units = [part for unit in self.units(text) for part in self._fitting(unit)]
        filled = self._filled(units)
        self._keep_company(filled)
        for line in filled[:-1]:
            line[-1] = self._undotted(line[-1])
        return map(self._laid, filled)

    def units(self, text: str) -> Iterator[_Unit]:
        is_apart, parts = False, list[_Part]()
        for blank, icon, word in _TOKENS.findall(text):
            if icon:
                parts.append(_Part(icon, True, self._icon))
            for i, part in enumerate(divided(word) if word else ()):
                if i:
                    yield _Unit(is_apart, tuple(parts))
                    is_apart, parts = False, []
                parts.append(_Part(part, False, self._font.size(part)[0]))
            if blank:
                if parts:
                    yield _Unit(is_apart, tuple(parts))
                is_apart, parts = True, []
        if parts:
            yield _Unit(is_apart, tuple(parts))

    def _fitting(self, unit: _Unit) -> Iterator[_Unit]:
        """Yields a unit as it is, or divided where its spaces hold when it is wider than any line."""
        text = "".join(f"[{part.shown}]" if part.is_icon else part.shown for part in unit.parts)
        if unit.width <= self._room or HOLD not in text:
            yield unit
            return
        first, *rest = self.units(text.replace(HOLD, " "))
        yield first._replace(is_apart=unit.is_apart)
        yield from rest

    def _filled(self, units: Sequence[_Unit]) -> list[list[_Unit]]:
        """Returns the units line by line, each line as full as can be."""
        lines: list[list[_Unit]] = [[]]
        x = 0
        for unit in units:
            gap = self._space if unit.is_apart and lines[-1] else 0
            if lines[-1] and not self._has_room([*lines[-1], unit], x + gap + unit.width):
                lines.append([])
                x, gap = 0, 0
            lines[-1].append(unit)
            x += gap + unit.width
        return lines

    def _undotted(self, unit: _Unit) -> _Unit:
        """Returns a unit without the dot at its end that holds it apart from what stands in the next line."""
        *parts, last = unit.parts
        shown = last.shown.removesuffix(_DOT)
        return (
            unit
            if shown == last.shown
            else unit._replace(parts=(*parts, _Part(shown, False, self._font.size(shown)[0])))
        )

    def _has_room(self, units: Sequence[_Unit], width: int) -> bool:
        """Tells whether units fit that are so wide one by one: only where it is close are they measured in one go."""
        if width > self._room or width + _ROUNDED * len(units) <= self._room:
            return width <= self._room
        return self._drawn(units) <= self._room

    def _drawn(self, units: Sequence[_Unit]) -> int:
        """Returns how wide units are when they are drawn in one go: more than each word by itself, which is rounded."""
        shown = "".join(" " * unit.is_apart + "".join(part.shown for part in unit.parts) for unit in units)
        return 0 if any(part.is_icon for unit in units for part in unit.parts) else self._font.size(shown.strip())[0]

    def _keep_company(self, lines: list[list[_Unit]]) -> None:
        """Gives a short word that is alone in the last line the one before it, unless a colon parts the two words.

        Nor if a shorter one would be alone above them.
        """
        if len(lines) < 2 or len(lines[-1]) > 1 or len(lines[-2]) < 2:
            return
        (last,), (first, *_, spared) = lines[-1], lines[-2]
        is_parted = spared.parts[-1].shown.endswith(":") and last.parts[0].shown[:1].isalpha()
        is_in_vain = len(lines[-2]) == 2 and first.letters < last.letters
        fits = spared.width + self._space + last.width <= self._room
        if fits and last.letters < _SHORT and not is_parted and not is_in_vain:
            lines[-1].insert(0, lines[-2].pop())

    def _laid(self, units: Sequence[_Unit]) -> Line:
        """Returns a line with its pieces in place; neighbouring words are one piece, to be drawn in one go.

        Spaces that held are plain ones again: whoever looks a text up on the screen finds it as it was written.
        """
        pieces: list[LinePiece] = []
        x = 0
        for unit in units:
            gap = self._space if unit.is_apart and pieces else 0
            x += gap
            for part in unit.parts:
                shown = part.shown.replace(HOLD, " ")
                last = pieces[-1] if pieces and not part.is_icon and not pieces[-1].icon else None
                if last:
                    words = last.words + (" " if gap else "") + shown
                    pieces[-1] = LinePiece(last.x, x + part.width - last.x, words, "")
                elif part.is_icon:
                    pieces.append(LinePiece(x, part.width, "", shown))
                else:
                    words = shown.lstrip()  # what is indented begins behind its indent
                    blank = part.width - self._font.size(words)[0] if words != shown else 0
                    pieces.append(LinePiece(x + blank, part.width - blank, words, ""))
                x, gap = x + part.width, 0
        return Line(tuple(pieces), x)
