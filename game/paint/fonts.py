"""Fonts by face and size in real pixels: the one door through which letters are measured and drawn."""

import re
from functools import cache, lru_cache
from io import BytesIO
from pathlib import Path
from typing import Any, Literal

import pygame

from game.core.resources import SpoiltFile, shipped
from game.locale.typesetting import Typesetting
from game.paint.fallback import FontRun, is_covered, runs

Face = Literal["display", "heavy", "italic", "text", "semi", "bold"]
FILES: dict[Face, str] = {
    "display": "HarbourDisplay-Bold",
    "heavy": "HarbourDisplay-ExtraBold",
    "italic": "HarbourDisplay-MediumItalic",
    "text": "HarbourText-Regular",
    "semi": "HarbourText-SemiBold",
    "bold": "HarbourText-Bold",
}
_TEXT_FACES: dict[Face, Face] = {
    "display": "bold", "heavy": "bold", "italic": "text", "text": "text", "semi": "semi", "bold": "bold",
}  # fmt: skip
"""Which face draws the letters that another one lacks: the display face is Latin alone."""
_LENT = 0.94
"""So large are letters that another face lends: small ones are as high as its own, and a line as long as in Latin."""
SMALLEST = 13
"""No text is drawn with fewer real pixels than this (quality.md)."""
_LONGEST = 1000
"""More letters have no room on any line; a foreign file may hold lines of any length."""
_MANY_LINES = 1000
"""So many lines are known of a font before they are measured anew."""
_COMMON = re.compile("[ -~\xa0-\xac\xae-\u017f\u2010-\u2027]*")
"""Letters and signs that every face has."""
_PLAIN = Typesetting()
_BARRED = re.compile("[\x00-\x1f\x7f-\x9f\ud800-\udfff\ufffe\uffff]")


def drawable(line: str) -> str:
    """Returns a line as it can be drawn: of bearable length, a blank for every sign that is no letter of any font."""
    return _BARRED.sub(" ", line[:_LONGEST])


class Font(pygame.Font):
    """A font that takes any line, whatever file it came from and in whatever script it is written."""

    def __init__(self, content: bytes, fonts: tuple[tuple[Path, int], ...], *, is_from_right: bool) -> None:
        super().__init__(BytesIO(content), fonts[0][1])
        self._fonts, self._is_from_right = fonts, is_from_right
        self._sizes = _sizes(fonts, is_from_right=is_from_right)

    def size(self, text: Any) -> tuple[int, int]:
        """Returns how wide and high a line is; the same ones are asked in every frame, and shaping takes its time."""
        line = text[:_LONGEST]
        size = self._sizes.get(line)
        if size is None:
            if len(self._sizes) >= _MANY_LINES:
                self._sizes.clear()
            size = self._sizes[line] = self._measured(drawable(line))
        return size

    def _measured(self, line: str) -> tuple[int, int]:
        if _COMMON.fullmatch(line):
            return super().size(line)
        return sum(run.width for run in self._runs(line)), self.get_height()

    def render(self, text: Any, *how: Any) -> pygame.Surface:
        """Returns a line drawn as `pygame.Font` does; letters of several fonts stand on one line."""
        line = drawable(text)
        if _COMMON.fullmatch(line):
            return super().render(line, *how)
        runs = self._runs(line)
        parts = [run.drawn(*how) for run in runs]
        beyond = max(0, *(_beyond(run.font, self) for run in runs))
        made = pygame.Surface(
            (sum(part.get_width() for part in parts), self.get_height() + 2 * beyond), pygame.SRCALPHA
        )
        x, base = 0, beyond + self.get_ascent()
        for run, part in zip(runs, parts, strict=True):
            made.blit(part, (x, base - run.font.get_ascent()))
            x += part.get_width()
        return made

    def _runs(self, line: str) -> tuple[FontRun, ...]:
        return _runs(line, self._fonts, is_from_right=self._is_from_right)


def _beyond(other: pygame.Font, own: pygame.Font) -> int:
    """How far letters of another font reach above or below a line."""
    return max(other.get_ascent() - own.get_ascent(), own.get_descent() - other.get_descent())


@lru_cache(1000)
def _runs(line: str, fonts: tuple[tuple[Path, int], ...], *, is_from_right: bool) -> tuple[FontRun, ...]:
    return tuple(runs(line, fonts, is_from_right=is_from_right))


@lru_cache(128)
def font(face: Face, px: int, typesetting: Typesetting = _PLAIN) -> pygame.Font:
    """Returns the font of a face at a size in real pixels; raises SpoiltFile when its file is missing or damaged.

    A language may have its own font for a face, and fonts for what the faces lack.
    """
    files = font_files(face, typesetting)
    try:
        full = {files[0], *(file for file in typesetting.fonts if file.stem == face)}
        lent = px if _TEXT_FACES[face] == face else max(SMALLEST, round(px * _LENT))
        fonts = tuple((file, px if file in full else lent) for file in files)
        made = Font(_letters(files[0]), fonts, is_from_right=typesetting.is_from_right)
        made.size("A")  # only now a damaged file is noticed
    except (pygame.error, ValueError) as error:
        raise SpoiltFile(files[0].name) from error
    return made


@lru_cache(512)
def _sizes(fonts: tuple[tuple[Path, int], ...], *, is_from_right: bool) -> dict[str, tuple[int, int]]:
    """What was measured with a font; it outlives the font itself, which takes far more room."""
    return {}


@cache
def font_files(face: Face, typesetting: Typesetting) -> tuple[Path, ...]:
    """Returns the fonts that draw a face in a language, in the order in which they are asked for a letter.

    A font of the language that is called like the face goes before the others for what the face lacks.
    """
    folder = shipped("assets") / "fonts"
    first, last = (folder / f"{FILES[each]}.ttf" for each in (face, _TEXT_FACES[face]))
    own = [file for file in typesetting.fonts if file.stem == face]
    return tuple(dict.fromkeys((first, *own, last, *typesetting.fonts)))


def is_legible(text: str, typesetting: Typesetting) -> bool:
    """Tells whether there is a font for every letter of a text."""
    return bool(_COMMON.fullmatch(text)) or is_covered(text, font_files("text", typesetting))


def open_fonts() -> None:
    """Makes ready what all letters come from; raises SpoiltFile when a file of it is missing or damaged."""
    pygame.font.init()
    for face in FILES:
        font(face, SMALLEST)


@cache
def _letters(path: Path) -> bytes:
    """Returns a face's file, read once: a font that reads from its file keeps it open, and sizes are many."""
    try:
        return path.read_bytes()
    except OSError as error:
        raise SpoiltFile(path.name) from error
