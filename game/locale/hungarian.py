"""The Hungarian article: "az" before a vowel as it is spoken, else "a"."""

import re
import unicodedata

# what comes before the first sound: quotes, brackets, spaces and whole icon tags like [coin]
SILENT = re.compile(r"(?:\[[a-z][a-z0-9_:]*\]|[^\w+\-−]|_)*")
NUMBER = re.compile(r"\d{1,3}(?:[\u00a0\u202f]\d{3})+|\d+")
VOWELS = "aeiou"
SPELT_WITH_VOWEL = (
    "flmnrsxy"  # a letter that stands alone is spoken by its name: ef, el, em, en, er, es, iksz, ipszilon
)


def article(text: str) -> str:
    """Returns "a" or "az", whichever Hungarian puts before the text.

    Digits starting with 5 (öt…) take "az", and so do those starting with 1 when it is spoken "egy…" or "ezer…", that
    is when there are 1, 4, 7 … of them. Words go by their first sound.
    """
    spoken = text[SILENT.match(text).end() :]  # type: ignore[union-attr]  # it matches the empty text too
    if number := NUMBER.match(spoken):
        return "az" if _is_vowel_number(re.sub(r"\D", "", number.group())) else "a"
    return "az" if _is_vowel_word(spoken) else "a"


def _is_vowel_number(digits: str) -> bool:
    return digits[0] == "5" or (digits[0] == "1" and len(digits) % 3 == 1)


def _is_vowel_word(spoken: str) -> bool:
    letters = unicodedata.normalize("NFD", spoken[:2]).casefold()
    first = letters[:1]
    follower = next((letter for letter in letters[1:] if letter.isalpha()), "")
    if not follower and re.match(r"\w\b", spoken):
        return first in VOWELS or first in SPELT_WITH_VOWEL
    if first == "y":  # Ys and Yvette begin with a vowel, York does not
        return follower not in VOWELS
    return first != "" and first in VOWELS
