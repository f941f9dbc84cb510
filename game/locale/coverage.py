"""How much of a language is done, counted as a translator would: a copied English text is no translation."""

import re
from collections.abc import Collection
from dataclasses import asdict, dataclass
from typing import Final

from game.locale.book import Book, LocaleEntry
from game.locale.texts import MARK, TAG

LETTERS: Final = re.compile(r"[^\W\d_]{4,}")


@dataclass(slots=True)
class Coverage:
    """How many entries there are, and how many of them are translated, the same as in English, missing, or stale.

    Stale is a translation whose English text has changed since. The four add up to `entries`.
    """

    entries: int = 0
    translated: int = 0
    same: int = 0
    missing: int = 0
    stale: int = 0

    @property
    def share(self) -> float:
        """How much is translated, of 1, rounded down: to a thousandth below a tenth, so that an evening's work shows.

        Only what is complete is 1, and only what is not begun is 0.
        """
        if not self.translated:
            return 0.0 if self.entries else 1.0
        steps = 1000 if 10 * self.translated < self.entries else 100
        return max(1, steps * self.translated // self.entries) / steps

    def add(self, state: str) -> None:
        """Counts one entry more."""
        self.entries += 1
        setattr(self, state, getattr(self, state) + 1)

    def plain(self) -> dict[str, int]:
        """Returns the numbers by name."""
        return asdict(self)


def coverage(book: Book, reference: Book, kept: Collection[str], stale: Collection[str]) -> dict[str, Coverage]:
    """Returns by domain how much of a language is done.

    Takes its book, the English one, the English texts that stay the same in it and the keys of stale translations.
    """
    counted: dict[str, Coverage] = {}
    for key, english in reference.entries.items():
        if english.text:
            own = book.entries.get(key)
            counted.setdefault(key.partition(".")[0], Coverage()).add(state(own, english, kept, stale))
    return counted


def total(counted: dict[str, Coverage]) -> Coverage:
    """Returns all domains together."""
    found = Coverage()
    for each in counted.values():
        for name, number in each.plain().items():
            setattr(found, name, getattr(found, name) + number)
    return found


def is_same(entry: LocaleEntry, english: LocaleEntry, kept: Collection[str]) -> bool:
    """Tells whether a text is the English one although it has words that a translator would translate."""
    words = MARK.sub("", TAG.sub("", english.text))
    return entry.forms == english.forms and LETTERS.search(words) is not None and english.text not in kept


def state(own: LocaleEntry | None, english: LocaleEntry, kept: Collection[str], stale: Collection[str]) -> str:
    """Returns what an entry counts as: "translated", "same", "missing" or "stale"; takes the English one, too."""
    if own is None or not own.text:
        return "missing"
    if own.key in stale:
        return "stale"
    return "same" if own is not english and is_same(own, english, kept) else "translated"
