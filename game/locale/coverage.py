"""How much of a language is done, counted as a translator would: a copied English text is no translation."""

import re
from collections.abc import Collection, Iterable
from dataclasses import asdict, dataclass
from typing import Final

from game.locale.book import Book, LocaleEntry
from game.locale.texts import MARK, TAG

STAGES: Final = {
    "game": ("common", "ui", "palaces", "alhambra_cards"),
    "school": ("school", "lessons_alhambra_cards", "rulebook_alhambra_cards", "tips"),
    "everything": (),
}
"""The domains of each stage: a game of the first box, how it is learned, and all others."""
_WORD: Final = re.compile(r"[^\W\d_]+(?:[’'-][^\W\d_]+)*")


def stage_of(domain: str) -> str:
    """Returns the stage to which a domain belongs."""
    return next((stage for stage, domains in STAGES.items() if domain in domains), "everything")


def in_order(domains: Iterable[str]) -> list[str]:
    """Returns domains in the order of their stages, those of a stage as it names them."""
    named = [domain for those in STAGES.values() for domain in those]
    return sorted(domains, key=lambda domain: (named.index(domain) if domain in named else len(named), domain))


def words_done(
    book: Book, reference: Book, kept: Collection[str], stale: Collection[str]
) -> dict[str, tuple[int, int]]:
    """Returns by stage how many English words are translated, and how many there are.

    Takes what `coverage` takes.
    """
    found = dict.fromkeys(STAGES, (0, 0))
    for key, english in reference.entries.items():
        words = len(_WORD.findall(MARK.sub("", TAG.sub("", english.text))))
        stage = stage_of(key.partition(".")[0])
        is_done = state(book.entries.get(key), english, kept, stale) == "translated"
        found[stage] = (found[stage][0] + words * is_done, found[stage][1] + words)
    return found


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
