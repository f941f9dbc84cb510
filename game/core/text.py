"""The one rule of what may be kept of text that anybody brings: what a reader sees, in one line, cluster by cluster.

A cluster is what a reader takes for one letter: a base with its marks, or an emoji made of several.
"""

import re
import unicodedata
from collections import Counter
from collections.abc import Iterator
from datetime import UTC, datetime
from typing import Final

_NUMBER_SIGNS: Final = frozenset("\u0600\u0601\u0602\u0603\u0604\u0605\u06dd\u0890\u0891\u08e2\U000110bd\U000110cd")
"""The format characters that are seen: Arabic and Kaithi signs that embrace a number."""
_UNSEEN: Final = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0\ufffc")
"""Letters, marks and symbols by their category that nobody sees: fillers, a joiner of marks, a blank of Braille."""
_JOINERS: Final = "\u200c\u200d"
_JOINED: Final = frozenset(("Lo", "Lm", "Mn", "Mc", "So", "Sm", "Sk"))
"""What a joiner may follow: letters of scripts without capitals, their marks, and emoji."""
_SELECTOR: Final = re.compile("[\ufe00-\ufe0f\u180b-\u180d\u180f\U000e0100-\U000e01ef]")
_UNSELECTED: Final = frozenset(("Lu", "Ll", "Lt", "Cf", "Zs"))
"""What has one form alone, so that a variation selector behind it would change nothing."""
_TAGS: Final = re.compile("(\U0001f3f4[\U000e0020-\U000e007e]+\U000e007f)|[\U000e0000-\U000e007f]")
"""Invisible letters that spell a region behind a black flag, as of Scotland; elsewhere they spell nothing."""
_PLAIN: Final = re.compile("[\\s!-~\xa1-\xac\xae-\u02ff\u2010-\u2027\u2030-\u205e\u2190-\u23ff]*")
"""Letters, punctuation and arrows of texts in Latin letters: each is seen, whatever it stands behind."""
_FLAG: Final = re.compile("[\U0001f1e6-\U0001f1ff]")
_ADDED: Final = re.compile("[\U0001f3fb-\U0001f3ff\u1160-\u11ff\u0e33\u0eb3\uff9e\uff9f]")
"""What belongs to the letter before without being a mark: tones of skin, ends of Korean syllables, a few vowels."""


def visible(text: str) -> str:
    """Returns what a reader sees of a text, in one line: a blank for each space, no control, no format characters.

    Joiners, marks and variation selectors are kept behind letters that need them, for scripts and emoji do. The text is
    composed (NFC), so that what looks alike is alike.
    """
    if text.isascii() and text.isprintable():
        return text
    return unicodedata.normalize("NFC", "".join(_kept(text)))


def unseen(text: str) -> str:
    """Returns the letters of a text that nobody sees, each once."""
    if _PLAIN.fullmatch(text):
        return ""
    return "".join(Counter("".join(text.split())) - Counter(_kept(text)))


def _kept(text: str) -> Iterator[str]:
    before, kind_before = " ", "Zs"
    for letter in _TAGS.sub(r"\1", text):
        kind = unicodedata.category(letter)
        if letter.isspace():
            letter, kind = " ", "Zs"
        elif not _is_kept(letter, kind, before, kind_before):
            continue
        yield letter
        before, kind_before = letter, kind


def _is_kept(letter: str, kind: str, before: str, kind_before: str) -> bool:
    """Tells whether a letter is kept behind another one, of which the categories are given as well."""
    if letter in _JOINERS:
        return kind_before in _JOINED
    if _SELECTOR.match(letter):
        return kind_before not in _UNSELECTED and not _SELECTOR.match(before)
    if kind.startswith("M"):
        return before != " " and letter not in _UNSEEN
    is_tag = "\U000e0020" <= letter <= "\U000e007f"  # all that are left spell a flag
    return letter not in _UNSEEN and (letter.isprintable() or letter in _NUMBER_SIGNS or is_tag)


def is_unseen(letter: str) -> bool:
    """Tells whether a letter has no look of its own: a font need not have it."""
    return letter in _UNSEEN or bool(_SELECTOR.match(letter)) or _is_format(letter)


def _is_format(letter: str) -> bool:
    return unicodedata.category(letter) == "Cf" and letter not in _NUMBER_SIGNS


def clean(text: str, longest: int | None = None) -> str:
    """Returns a text as it may be kept: what is seen of it, cut to so many letters between clusters."""
    return cut(visible(text), longest).rstrip(_JOINERS)


def called(name: str) -> str:
    """Returns what makes names alike: they are told apart by what is seen, not by capitals nor by spaces around."""
    seen = "".join(each for each in visible(name) if each not in _JOINERS and not _SELECTOR.match(each))
    return unicodedata.normalize("NFC", seen.casefold()).strip()


def cut(text: str, longest: int | None) -> str:
    """Returns as many clusters of a text as have room in so many letters; of one that has none, what has."""
    if longest is None or len(text) <= longest:
        return text
    at = max((stop for stop in stops(text[: longest + 1]) if stop <= longest), default=0)
    return text[: at or longest]


def stops(text: str) -> list[int]:
    """Returns where clusters begin and end: the places in a text where a caret may stand."""
    found = [0]
    for each in clusters(text):
        found.append(found[-1] + len(each))
    return found


def clusters(text: str) -> Iterator[str]:
    """Yields what a reader takes for one letter each."""
    start = 0
    for i in range(1, len(text)):
        if not _continues(text[start:i], text[i]):
            yield text[start:i]
            start = i
    if text:
        yield text[start:]


def _continues(cluster: str, letter: str) -> bool:
    if " " <= letter < "\x7f":
        return False
    kind = unicodedata.category(letter)
    if kind.startswith("M") or _is_format(letter) or _ADDED.match(letter):
        return True
    if _FLAG.match(letter):
        return bool(_FLAG.fullmatch(cluster))
    return kind.startswith("S") and cluster.endswith("\u200d")


def short(text: str, longest: int = 40) -> str:
    """Returns a text as it may be quoted in a sentence: at most so many letters, cut with an ellipsis."""
    return text if len(text) <= longest else cut(text, longest - 1) + "…"


def signed(change: int) -> str:
    """Returns a change with its sign, minus as a proper minus sign."""
    return f"{'−' if change < 0 else '+'}{abs(change)}"


def moment(told: str) -> datetime | None:
    """Returns a day or a moment (ISO 8601; UTC without a zone) in UTC, None for none or one at the edge of time."""
    try:
        found = datetime.fromisoformat(told)
        return found.astimezone(UTC) if found.tzinfo else found.replace(tzinfo=UTC)
    except (ValueError, OverflowError):
        return None


def local(told: str) -> datetime | None:
    """Returns a day or a moment as clocks here show it, None as `moment` and where the system cannot reckon with it."""
    try:
        found = datetime.fromisoformat(told)
        return found.astimezone().replace(tzinfo=None) if found.tzinfo else found
    except (ValueError, OverflowError, OSError):
        return None


LANGUAGE_CODE: Final = re.compile(r"[a-z]{2,3}([_-][A-Za-z0-9]{2,8})*")
"""The code of a language, with a script or region where it needs one: `hu`, `pl_PL`, `es_419`, `zh-Hant-TW`."""
