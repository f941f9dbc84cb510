"""Fonts by face and size in real pixels: the one door through which letters are measured and drawn."""

import re
from functools import cache, lru_cache
from io import BytesIO
from typing import Any, Literal

import pygame

from game.core.resources import SpoiltFile, shipped

Face = Literal["display", "heavy", "italic", "text", "semi", "bold"]
FILES: dict[Face, str] = {
    "display": "HarbourDisplay-Bold",
    "heavy": "HarbourDisplay-ExtraBold",
    "italic": "HarbourDisplay-MediumItalic",
    "text": "HarbourText-Regular",
    "semi": "HarbourText-SemiBold",
    "bold": "HarbourText-Bold",
}
SMALLEST = 13
"""No text is drawn with fewer real pixels than this (quality.md)."""
_LONGEST = 1000
"""More letters have no room on any line; a foreign file may hold lines of any length."""
_BARRED = re.compile("[\x00-\x1f\x7f-\x9f\ud800-\udfff\ufffe\uffff]")


def drawable(line: str) -> str:
    """Returns a line as it can be drawn: of bearable length, a blank for every sign that is no letter of any font."""
    return _BARRED.sub(" ", line[:_LONGEST])


class _Font(pygame.Font):
    """A font that takes any line, whatever file it came from."""

    def size(self, text: Any) -> tuple[int, int]:
        """Returns how wide and high a line is."""
        return super().size(drawable(text))

    def render(self, text: Any, *how: Any) -> pygame.Surface:
        """Returns a line drawn as `pygame.Font` does."""
        return super().render(drawable(text), *how)


@lru_cache(128)
def font(face: Face, px: int) -> pygame.Font:
    """Returns the font of a face at a size in real pixels; raises SpoiltFile when its file is missing or damaged."""
    try:
        made = _Font(BytesIO(_letters(face)), px)
        made.size("A")  # only now a damaged file is noticed
    except (pygame.error, ValueError) as error:
        raise SpoiltFile(f"{FILES[face]}.ttf") from error
    return made


def open_fonts() -> None:
    """Makes ready what all letters come from; raises SpoiltFile when a file of it is missing or damaged."""
    pygame.font.init()
    for face in FILES:
        font(face, SMALLEST)


@cache
def _letters(face: Face) -> bytes:
    """Returns a face's file, read once: a font that reads from its file keeps it open, and sizes are many."""
    path = shipped("assets") / "fonts" / f"{FILES[face]}.ttf"
    try:
        return path.read_bytes()
    except OSError as error:
        raise SpoiltFile(path.name) from error
