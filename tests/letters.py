"""Letters that anybody can bring: some of each of Unicode's categories, and sequences that programs stumble over."""

import sys
import unicodedata
from array import array
from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from functools import cache, partial

FAMILY = "\U0001f468\u200d\U0001f469\u200d\U0001f467\u200d\U0001f466"
SCOTLAND = "\U0001f3f4\U000e0067\U000e0062\U000e0073\U000e0063\U000e0074\U000e007f"
PASTED = f"Zoe \u2764\ufe0f 1\ufe0f\u20e3 \u2b50\ufe0f {FAMILY} e\u0331\u030a"
"""What hands paste: letters that emoji pickers and old keyboards write."""
UNSEEN = (
    *"\u200b\u200c\u200d\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2060\u2066\u2069\u061c\ufeff\xad\ufffc\ufe0f\u034f",
    *"\u3164\u115f\x00\x07\x1b\x7f\x9b\ud800\udfff\ufdd0\ufffe\U0001ffff\U0010ffff\ue000\U000f0000\u0378\U000e0001",
)
"""What nobody sees: format characters, fillers, controls, halves of pairs, and what is no letter at all."""
SEQUENCES = (
    PASTED, FAMILY, SCOTLAND, "", " ", "\u0301", "\u20e3", "\ufe0f" * 3, "\u200d\u200d", "\ud83d", "\udc00\ud800",
    "\x00a\x00", "\u202eabc", "\u2066x\u2069", "\U0001f1ed", "\U0001f1ed\U0001f1fa" * 3, "\U0001f44b\U0001f3fd",
    "\U0001f3fd", "\U0001f3f3\ufe0f\u200d\U0001f308", "#\ufe0f\u20e3", "Z\u0338\u0321\u031b\u0340\u0363\u0489" * 4,
    "e" + "\u0301" * 500, "a\u200d" * 40, "נ\u05b0\u200f1\u200e", "نیم\u200cفاصله \u2764\ufe0f 3", "क\u094d\u200dष",
    "葛\U000e0100", "\u1112\u1161\u11ab",
    "\u2028\u2029\u0085\x0b", "%{name} {0} %s [coin_denar] <b>", "⟦x⟧", "x" * 100_000, "\u200b" * 100_000,
    "\u0301" * 9_000,
)  # fmt: skip
"""Letters in a row: emoji of several, marks alone or by hundreds, both directions, and lines without end."""


@cache
def _all() -> Mapping[str, Sequence[int]]:
    found: defaultdict[str, array[int]] = defaultdict(partial(array, "L"))
    for letter in range(sys.maxunicode + 1):
        found[unicodedata.category(chr(letter))].append(letter)
    return found


@cache
def by_category(most: int) -> dict[str, str]:
    """The first `most` letters of each category and as many that are spread over all of it."""
    found = _all()
    return {
        name: "".join(map(chr, (*each[:most], *each[:: max(1, len(each) // most)]))) for name, each in found.items()
    }


def odd_texts(most: int = 3) -> Iterator[str]:
    """Texts with letters of every category, alone, behind a letter and between others, and all sequences."""
    yield from (text for letter in UNSEEN for text in (letter, f"Zoe {letter}", f"Z{letter}oe"))
    for letters in by_category(most).values():
        yield letters
        yield from (text for letter in letters for text in (letter, f"Zoe {letter}", f"א{letter}9"))
    yield from SEQUENCES
