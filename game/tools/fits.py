"""The part of `check-locales` that draws every screen in the smallest window and finds texts that are cut."""

from collections.abc import Iterator, Sequence
from itertools import combinations
from pathlib import Path

import pygame

from game.locale.book import ERROR, Finding, finding, load
from game.locale.languages import REFERENCE
from game.locale.words import Words
from game.paint.canvas import TextMark
from game.tools.pictures import HOUSE, ROOMS, pictures, posed
from game.widgets.ui import Ui
from game.window import SMALLEST

OVER = ("pointed", "tab", "focused", "carried", "near", "moving")
"""Moments in which something lies over others on purpose: a tip, a piece in the hand or on its way, a board."""
_SLACK = 2
"""Pixels by which texts may touch: letters are lower than the line that holds them."""


class KeyListener(Words):
    """Remembers which key each text came from."""

    def __init__(self, language: str, folders: Sequence[Path]) -> None:
        super().__init__(language, folders)
        self.keys: dict[str, str] = {}

    def __call__(self, key: str, /, **values: object) -> str:
        told = super().__call__(key, **values)
        self.keys[told] = key
        return told

    def key_of(self, line: str) -> str:
        """Returns the key of a text that is, or holds, a line as it should have been drawn, or ""."""
        return self.keys.get(line) or next((key for told, key in self.keys.items() if line in told), "")


def cut_texts(language: str, folders: Sequence[Path], rooms: Sequence[str] = ROOMS) -> list[Finding]:
    """Returns a finding for every text of a language that has no room on some screen of the smallest window.

    Takes the language, the folders of languages, the shipped first, and whose pictures are drawn. Boxes of which the
    language has no text yet are left out, and so are texts that still show in English.
    """
    found: dict[str, Finding] = {}
    reference, book = load(REFERENCE, folders), load(language, folders)
    written = {key: entry for key, entry in book.entries.items() if entry.text}
    begun = {HOUSE, *(key.partition(".")[0] for key in written)}
    for room in filter(begun.__contains__, rooms):
        for screen, key, shown in cut_on_screens(language, folders, room):
            if entry := written.get(key):
                size = f"{SMALLEST[0]}×{SMALLEST[1]}"
                told = finding(ERROR, entry, reference.entries.get(key), "cut", screen=screen, size=size, shown=shown)
                found.setdefault(key, told)
    return list(found.values())


def cut_on_screens(language: str, folders: Sequence[Path], room: str) -> Iterator[tuple[str, str, str]]:
    """Draws every moment and yields screen, key and what is left of each text that is cut or leaves its plate."""
    with posed(SMALLEST, language) as made:
        made.services.language.folders = tuple(folders)
        listener = KeyListener(language, folders)
        made.services.language.speak(listener)
        ui = made.services.ui
        for screen in pictures(made, room, is_brief=False):
            ui.canvas.audit = []
            made.draw()
            for mark in faulty(screen, ui):
                yield f"{room}/{screen}", listener.key_of(mark.line), mark.text


def faulty(screen: str, ui: Ui) -> Iterator[TextMark]:
    """Yields texts of the frame that was drawn last, a moment of `pictures`, that are cut, get lost or are covered."""
    marks = (ui.canvas.audit or [])[ui.canvas.veiled :]
    yield from (mark for mark in marks if mark.is_cut)
    if screen.rpartition("/")[2].startswith(OVER):
        return
    window, seen = ui.surface.get_rect(), [mark for mark in marks if mark.rect.colliderect(mark.clip)]
    yield from (mark for mark in seen if is_lost(mark, window))
    yield from (one for one, other in combinations(seen, 2) if letters(one).colliderect(letters(other)))


def is_lost(mark: TextMark, window: pygame.Rect) -> bool:
    """Tells whether a text leaves the window, or the sides of the area that it is scrolled in."""
    ink = mark.rect.inflate(-2 * _SLACK, -mark.rect.h * 0.3)
    is_beside = ink.left < mark.clip.left or ink.right > mark.clip.right
    return is_beside or (mark.clip.contains(window) and not window.contains(ink))


def letters(mark: TextMark) -> pygame.Rect:
    """Returns where the letters of a text are, without the empty rim of their line, as far as they are in sight."""
    return mark.rect.inflate(-2 * _SLACK, -mark.rect.h * 0.3).clip(mark.clip)
