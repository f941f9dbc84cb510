"""The part of `check-locales` that draws every screen in the smallest window and finds texts that are cut."""

from collections.abc import Sequence
from pathlib import Path

from game.boxes import NAMES
from game.core import box as shelf
from game.locale.book import ERROR, Finding, finding, load
from game.locale.languages import REFERENCE
from game.locale.words import Words
from game.saves.settings import Settings
from game.tools.demo import program
from game.tools.screenshots import moments
from game.window import SMALLEST


class KeyListener(Words):
    """Remembers which key each text came from."""

    def __init__(self, language: str, folders: Sequence[Path]) -> None:
        super().__init__(language, folders)
        self.keys: dict[str, str] = {}

    def __call__(self, key: str, /, **values: object) -> str:
        """Returns the text of the key and remembers it."""
        told = super().__call__(key, **values)
        self.keys[told] = key
        return told

    def key_of(self, shown: str) -> str:
        """Returns the key of a text that begins as what was drawn of it, or ""."""
        start = shown.rstrip("…")
        return next((key for told, key in self.keys.items() if told.startswith(start)), "")


def cut_texts(language: str, folders: Sequence[Path]) -> list[Finding]:
    """Returns a finding for every text of a language that has no room on some screen of the smallest window."""
    found: dict[str, Finding] = {}
    reference, book = load(REFERENCE, folders), load(language, folders)
    for box in (name for name in NAMES if shelf.about(name).shelf):
        for screen, key, shown in _cut(language, folders, box):
            entry = book.entries.get(key) or reference.entries.get(key)
            if entry is not None:
                size = f"{SMALLEST[0]}×{SMALLEST[1]}"
                told = finding(ERROR, entry, reference.entries.get(key), "cut", screen=screen, size=size, shown=shown)
                found.setdefault(key, told)
    return list(found.values())


def _cut(language: str, folders: Sequence[Path], box: str) -> list[tuple[str, str, str]]:
    """Draws every moment and returns screen, key and what was left of each text that was cut."""
    cut = []
    with program(SMALLEST, Settings(language=language, speed="instant"), headless=True) as made:
        made.services.language.folders = tuple(folders)
        listener = KeyListener(language, folders)
        made.services.language.speak(listener)
        for screen, show in moments(made, box):
            show()
            made.services.ui.canvas.audit = []
            made.draw()
            marks = made.services.ui.canvas.audit or []
            cut += [(screen, listener.key_of(mark.text), mark.text) for mark in marks if mark.is_cut]
    return cut
