"""The little grammar of a text: `%{name}`, `%{name|filter}`, `%%`, and nouns with their forms."""

import re
import unicodedata
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import NamedTuple

from game.locale.cldr import Speech

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


MARK = re.compile(r"%%|%\{(?P<inside>[^{}]*)\}|%\{")
NAME = re.compile(r"[a-z][a-z0-9_]*")
TAG = re.compile(r"\[[a-z][a-z0-9_:]*\]")  # an icon within the text; the painter draws it
FORM = re.compile(r"\s*\|\s*([a-z][a-z0-9_]*):\s*")

ARTICLE = "az"  # filter: the Hungarian article before the value
CAPITAL = "cap"  # filter: the value begins the sentence
FRACTION = "fraction"  # form of a counted text: for numbers that are not whole ("0,7 punktu")


@dataclass(frozen=True, slots=True)
class Term:
    """A noun of the game, by the key of its entry: a text may ask for its forms (`%{building|acc}`).

    With a `count` it is a counted noun, of an entry with plural forms: "9 denars".
    """

    key: str
    count: int | None = None


class Placeholder(NamedTuple):
    """A placeholder: the value's name and the filters it goes through."""

    name: str
    filters: tuple[str, ...]


class Noun(NamedTuple):
    """A noun entry ("torony | acc: tornyot") taken apart: how it stands alone, and its other forms by name."""

    base: str
    forms: Mapping[str, str]


class BrokenTextError(ValueError):
    """Says that a text cannot be filled in: a placeholder is misspelt, or has no value."""


@lru_cache(maxsize=4096)
def parts(text: str) -> tuple[str | Placeholder, ...]:
    """Returns the text's literal pieces and placeholders in order; raises BrokenTextError for one that cannot be read.

    A single % that begins no placeholder stands for itself.
    """
    found: list[str | Placeholder] = []
    end = 0
    for mark in MARK.finditer(text):
        found.append(text[end : mark.start()])
        found.append("%" if mark.group() == "%%" else _place(mark))
        end = mark.end()
    found.append(text[end:])
    return tuple(part for part in found if part)


def _place(mark: re.Match[str]) -> Placeholder:
    names = [name.strip() for name in (mark["inside"] or "").split("|")]
    if not all(NAME.fullmatch(name) for name in names):
        raise BrokenTextError(mark.group())
    return Placeholder(names[0], tuple(names[1:]))


@lru_cache(maxsize=1024)
def noun(entry: str) -> Noun:
    """Returns a noun entry taken apart; a text without forms is its own base form."""
    base, *rest = FORM.split(entry)
    return Noun(base.strip(), dict(zip(rest[::2], (form.strip() for form in rest[1::2]), strict=True)))


def fill(text: str, values: Mapping[str, object], speech: Speech, entry: Callable[[Term], str]) -> str:
    """Returns the text with its placeholders filled in.

    Takes the values by name (texts, numbers, terms, or sequences of them), how the language counts and joins, and the
    look-up of noun entries. Raises BrokenTextError when a placeholder has no value.
    """
    if "%" not in text:
        return text
    return "".join(part if isinstance(part, str) else _show(part, values, speech, entry) for part in parts(text))


def _show(place: Placeholder, values: Mapping[str, object], speech: Speech, entry: Callable[[Term], str]) -> str:
    if place.name not in values:
        raise BrokenTextError(f"%{{{place.name}}}")
    value = values[place.name]
    shown = _plain(value, place.filters, speech, entry)
    if ARTICLE in place.filters:
        own = noun(entry(value)).forms.get(ARTICLE) if isinstance(value, Term) else None
        shown = f"{own or article(shown)} {shown}"
    return shown[:1].upper() + shown[1:] if CAPITAL in place.filters else shown


def _plain(value: object, filters: tuple[str, ...], speech: Speech, entry: Callable[[Term], str]) -> str:
    match value:
        case str():
            return value
        case int() | float():
            return speech.number(value)
        case Term():
            found = noun(entry(value))
            form = next((found.forms[name] for name in filters if name in found.forms and name != ARTICLE), found.base)
            return fill(form, {} if value.count is None else {"count": value.count}, speech, entry)
        case Sequence():
            return speech.join([_plain(item, filters, speech, entry) for item in value])
        case _:
            return str(value)
