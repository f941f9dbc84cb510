"""The order in which a language sorts names: by its own alphabet, other letters by what they are made of."""

import re
import unicodedata
from collections.abc import Iterator
from functools import lru_cache
from typing import Final

_MARKED: Final = re.compile(r"LATIN SMALL LETTER ([A-Z]{1,2})(?: WITH .*)?")
"""The names of letters that Unicode does not take apart: ł, ø, æ."""

SortKey = tuple[tuple[tuple[int, int], ...], tuple[int, ...], str, str]
_Ranks = dict[str, list[tuple[int, int]]]


def letters(alphabet: str) -> list[str]:
    """Returns the single letters of an alphabet in its order, those that sort as one ("a/á") apart."""
    return [letter for letter in re.split(r"[\s/]+", alphabet) if len(letter) == 1]


@lru_cache(2000)
def sort_key(name: str, alphabet: str) -> SortKey:
    """Returns what a name is sorted by, in a language of which `common.alphabet` is given.

    Signs come before digits, digits before letters, the letters of other scripts after the alphabet. Names of the same
    letters are told apart by their accents, then by small letters and capitals.
    """
    ranks = _ranks(alphabet)
    longest = max(map(len, ranks), default=1)
    folded = unicodedata.normalize("NFC", unicodedata.normalize("NFKC", name).casefold())
    found: list[tuple[int, int]] = []
    accents: list[int] = []
    at = 0
    while at < len(folded):
        size = next((n for n in range(longest, 0, -1) if folded[at : at + n] in ranks), 0)
        for place, accent in ranks[folded[at : at + size]] if size else _apart(folded[at], ranks):
            found.append((3, place) if place >= 0 else (_group(chr(accent)), accent))
            accents.append(accent if place >= 0 else 0)
        at += max(1, size)
    return tuple(found), tuple(accents), name.swapcase(), name


@lru_cache(32)
def _ranks(alphabet: str) -> _Ranks:
    """Returns the places of each letter of an alphabet, and of a doubled one of several signs ("ssz": "sz" twice)."""
    ranks: _Ranks = {}
    for place, group in enumerate(alphabet.split()):
        for accent, letter in enumerate(group.split("/")):
            if letter and letter == letter.casefold():  # not ß, which is "ss"
                ranks[letter] = [(place, accent)]
    doubled = {letter[0] + letter: 2 * found for letter, found in ranks.items() if len(letter) > 1}
    return doubled | ranks


def _apart(letter: str, ranks: _Ranks) -> Iterator[tuple[int, int]]:
    """Yields the places of what a letter is made of; what no alphabet names has -1 and its code point."""
    base, *marks = list(unicodedata.normalize("NFD", letter))
    if unicodedata.combining(base):
        return
    named = _MARKED.fullmatch(unicodedata.name(base, ""))
    for part in named[1].casefold() if named else base:
        if part in ranks:
            place, _ = ranks[part][0]
            yield place, ord(marks[0]) if marks else ord(base)
        else:
            yield -1, ord(part)


def _group(letter: str) -> int:
    return 4 if letter.isalpha() else 2 if letter.isdigit() else 1
