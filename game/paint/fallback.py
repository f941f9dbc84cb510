"""Fonts for letters that a face does not have: those beside a language's files, then those of the system."""

import logging
from collections.abc import Iterator, Sequence
from contextlib import suppress
from functools import cache, lru_cache
from io import BytesIO
from pathlib import Path
from typing import Any, NamedTuple
from unicodedata import name

import pygame

from game.core.text import clusters, is_unseen
from game.locale.bidi import visual_runs
from game.locale.glyphs import FontError, characters

SYSTEM_FONTS = (
    "notosans,notosanscjkjp,notosanscjk,notosanshebrew,notosansarabic,notosansdevanagari,notosansthai,dejavusans",
    "yugothic,meiryo,msgothic,malgungothic,microsoftyahei,simsun,segoeui,tahoma,nirmalaui,leelawadeeui",
    "hiraginosans,pingfangsc,applesdgothicneo,arialunicodems,arial,wenquanyimicrohei,ipagothic,freesans",
)
"""Names under which systems have fonts for scripts beyond Latin, Greek and Cyrillic."""
_SCRIPTS = {
    "HEBREW": "Hebr", "ARABIC": "Arab", "DEVANAGARI": "Deva", "BENGALI": "Beng", "TAMIL": "Taml", "THAI": "Thai",
}  # fmt: skip
"""Scripts whose letters change with their neighbours, by the first word of their letters' names."""

_LOG = logging.getLogger(__name__)


class FontRun(NamedTuple):
    """Letters that one font draws."""

    font: pygame.Font
    text: str

    @property
    def width(self) -> int:
        """How wide they are; what cannot be measured is drawn as nothing."""
        try:
            return self.font.size(self.text)[0]
        except pygame.error:
            return 0

    def drawn(self, *how: Any) -> pygame.Surface:
        """Returns them drawn as `pygame.Font` does; nothing where they are without width, as a mark alone may be."""
        try:
            return self.font.render(self.text, *how)
        except pygame.error:
            return pygame.Surface((0, self.font.get_height()), pygame.SRCALPHA)


def runs(line: str, fonts: Sequence[tuple[Path, int]], *, is_from_right: bool) -> Iterator[FontRun]:
    """Yields the runs of a line from left to right.

    Takes the fonts with their sizes in the order in which they are asked, the face's own first, and whether the line
    as a whole is read from the right. What none has is drawn by the system in the last size, or left to the first.
    """
    sizes = dict(fonts)
    files, others = [*sizes], fonts[-1][1]
    for text, turned in visual_runs(line, is_from_right=is_from_right):
        parts = [*_by_font(text, files)]
        for file, part in reversed(parts) if turned else parts:
            yield FontRun(_opened(file, sizes.get(file, others), _script(part), is_from_right=turned), part)


def is_covered(text: str, files: Sequence[Path]) -> bool:
    """Tells whether every letter of a text is in one of some fonts or in one of the system's."""
    return all(_first(letter, files) is not None for letter in text if not is_unseen(letter))


def _by_font(text: str, files: Sequence[Path]) -> Iterator[tuple[Path, str]]:
    """Yields stretches of a text with the font of each; spaces and signs stay with the letters before them.

    A letter of several signs is never divided, for its marks have their places by the letter's own font.
    """
    found = ""
    current = files[0]
    for cluster in clusters(text):
        if found and not cluster[0].isalpha() and _has(current, cluster):
            found += cluster
            continue
        file = _first(cluster, files) or _first(cluster[0], files) or files[0]
        if file != current and found:
            yield current, found
            found = ""
        found += cluster
        current = file
    yield current, found


def _first(cluster: str, files: Sequence[Path]) -> Path | None:
    found = _having(cluster, files)
    # looking for the fonts of a system takes time: only for a letter that needs them
    return _having(cluster, system_files()) if found is None and not cluster.isascii() else found


def _having(cluster: str, files: Sequence[Path]) -> Path | None:
    return next((file for file in files if _has(file, cluster)), None)


def _has(file: Path, cluster: str) -> bool:
    return all(ord(letter) in covered(file) for letter in cluster if not is_unseen(letter))


@cache
def covered(file: Path) -> frozenset[int]:
    """Returns the code points that a font has; a damaged one has none."""
    try:
        found = characters(file)
        _opened(file, 13, "", is_from_right=False).size("A")  # only now other damage is noticed
    except (FontError, OSError, pygame.error, ValueError):
        _LOG.warning("%s is no font", file)
        return frozenset()
    return found


@cache
def system_files() -> tuple[Path, ...]:
    """Returns the fonts of the system that may have what others lack."""
    names = ",".join(SYSTEM_FONTS).split(",")
    return tuple(Path(file) for file in dict.fromkeys(map(pygame.font.match_font, names)) if file)


def _script(text: str) -> str:
    words = (name(letter, "").partition(" ")[0] for letter in text if letter.isalpha())
    return next((_SCRIPTS[word] for word in words if word in _SCRIPTS), "")


@lru_cache(256)
def _opened(file: Path, px: int, script: str, *, is_from_right: bool) -> pygame.Font:
    made = pygame.Font(BytesIO(_content(file)), px)
    with suppress(pygame.error):  # an SDL_ttf that was built without HarfBuzz shapes nothing
        if is_from_right:
            made.set_direction(pygame.DIRECTION_RTL)
        if script:
            made.set_script(script)
    return made


@cache
def _content(file: Path) -> bytes:
    """Returns a font's file, read once: a font that reads from its file keeps it open, and sizes are many."""
    return file.read_bytes()
