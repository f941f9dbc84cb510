"""What there is to translate, in the order in which a new language is of use: a first game, its school, everything."""

import re
from collections.abc import Collection, Iterable
from typing import Final

from game.locale.book import Book
from game.locale.coverage import state
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
