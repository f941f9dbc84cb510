"""Checks of each text beside its English one: placeholders, icon tags, spaces, signs, and habits of the language."""

import re
from collections.abc import Collection, Iterator, Mapping
from difflib import get_close_matches
from operator import itemgetter
from typing import Final

from game.locale.book import ERROR, PLAIN, WARNING, Book, Finding, LocaleEntry, finding
from game.locale.coverage import is_same
from game.locale.files import UNMARKED
from game.locale.texts import ARTICLE, CAPITAL, MARK, TAG, BrokenTextError, Noun, Placeholder, noun, parts

COUNT: Final = "count"
SPELT_OUT: Final = frozenset({"zero", "one", "two"})  # "a card" needs no number
SUFFIX: Final = re.compile(r"%\{[^{}]*\}([^\W\d_]+)")
ESCAPED: Final = re.compile(r"%%\{[^{}]*\}")  # shows a placeholder as it is written
PAST: Final = re.compile(
    r"%\{player[a-z0-9_]*\} (?:nie )?(?:się )?(\w+(?:[aeiyąęó]ł|[aeiyęó]ła|[aeiyę]ło|[aeiy]łu?[am]))\b"
)
PRESENT: Final = ("działa", "woła", "doła")  # Polish verbs in the present tense that look like the past
QUOTES: Final = {"de": "„…“ ’", "en": "“…” ’", "hu": "„…” ’", "pl": "„…” ’"}


def check_texts(book: Book, reference: Book, kept: Collection[str]) -> Iterator[Finding]:
    """Yields what is wrong with the texts of a language.

    Takes its book, the English one and the English texts that are the same in this language (by the glossary).
    """
    for entry in book.entries.values():
        english = reference.entries.get(entry.key)
        if english is None or not entry.text or entry.is_plural != english.is_plural:
            continue
        for form, text in filter(itemgetter(1), entry.forms.items()):
            own = entry._replace(forms={PLAIN: text})
            yield from _placeholders(own, form, english)
            yield from _tags(own, english)
            yield from _suffixes(own, english)
            yield from _signs(own, english, book.speech.language)
            yield from HABITS.get(book.speech.language.partition("_")[0], _no_habits)(own, english)
        if book is not reference and is_same(entry, english, kept):
            yield finding(WARNING, entry, english, "identical")


def places(text: str) -> list[Placeholder]:
    """Returns the placeholders of a text; of a broken one, those that can be read."""
    found = (mark.group() for mark in MARK.finditer(text))
    return [part for mark in found for part in _readable(mark) if isinstance(part, Placeholder)]


def _readable(text: str) -> tuple[str | Placeholder, ...]:
    try:
        return parts(text)
    except BrokenTextError:
        return ()


def all_forms(text: str) -> list[str]:
    """Returns the forms of a noun entry that stand in sentences; of another text, the text alone."""
    taken = noun(text)
    return [taken.base, *(form for name, form in taken.forms.items() if name not in (ARTICLE, "g"))]


def _placeholders(entry: LocaleEntry, form: str, english: LocaleEntry) -> Iterator[Finding]:
    braces = {"{", "}"}
    if braces & {*entry.text} and braces & {*MARK.sub("", UNMARKED.sub("", ESCAPED.sub("", entry.text)))}:
        yield finding(ERROR, entry, english, "brace")
    for mark in MARK.finditer(entry.text):
        if mark.group() != "%%" and not _readable(mark.group()):
            yield finding(ERROR, entry, english, "placeholder_broken", placeholder=mark.group())
    known = {place.name for text in english.forms.values() for place in places(text)}
    for text in all_forms(entry.text):
        names = {place.name for place in places(text)}
        needed = known - {COUNT} if form in SPELT_OUT else known
        yield from _names(entry, english, names - known, needed - names, known)


def _names(
    entry: LocaleEntry, english: LocaleEntry, unknown: set[str], missing: set[str], known: set[str]
) -> Iterator[Finding]:
    for name in sorted(unknown):
        near = get_close_matches(name, missing or known, n=1, cutoff=0.5)
        if near:
            missing = missing - {near[0]}
            yield finding(ERROR, entry, english, "placeholder_misspelt", name=f"%{{{name}}}", near=f"%{{{near[0]}}}")
        else:
            told = "placeholder_unknown" if known else "placeholder_none"
            yield finding(ERROR, entry, english, told, name=f"%{{{name}}}", known=_shown(known))
    for name in sorted(missing):
        yield finding(ERROR, entry, english, "placeholder_missing", name=f"%{{{name}}}")


def _shown(names: Collection[str]) -> str:
    return " ".join(f"%{{{name}}}" for name in sorted(names))


def _tags(entry: LocaleEntry, english: LocaleEntry) -> Iterator[Finding]:
    tags = set(TAG.findall(entry.text))
    wanted = [set(TAG.findall(text)) for text in english.forms.values()]
    if tags not in wanted:
        needed = " ".join(sorted(set().union(*wanted))) or "–"
        yield finding(ERROR, entry, english, "tags", found=" ".join(sorted(tags)) or "–", wanted=needed)


def _suffixes(entry: LocaleEntry, english: LocaleEntry) -> Iterator[Finding]:
    """Yields letters that are glued to a placeholder, unless English glues them, too (as in %{hours}h)."""
    glued = [mark for text in english.forms.values() for mark in SUFFIX.findall(text)]
    for found in SUFFIX.finditer(entry.text):
        if found[1] not in glued:
            yield finding(WARNING, entry, english, "suffix", found=found.group())


def _signs(entry: LocaleEntry, english: LocaleEntry, language: str) -> Iterator[Finding]:
    text = entry.text
    tidy = re.sub(r"(?<=\S) {2,}(?=\S)", " ", text).removesuffix("\n").strip(" ")
    tidy = tidy if language.startswith("fr") else re.sub(r"(?<=\w) +(?=[,.;:!?](?:\s|$))", "", tidy)
    if tidy != text.removesuffix("\n"):
        yield finding(WARNING, entry, english, "spaces", instead=tidy)
    if "..." in text:
        yield finding(WARNING, entry, english, "ellipsis", instead=text.replace("...", "…"))
    if '"' in text or "'" in text:
        quotes = QUOTES.get(language.partition("_")[0], "“…” ’")
        yield finding(WARNING, entry, english, "straight_quotes", instead=quotes)


def _no_habits(entry: LocaleEntry, english: LocaleEntry) -> Iterator[Finding]:
    return iter(())


def _hungarian(entry: LocaleEntry, english: LocaleEntry) -> Iterator[Finding]:
    if found := re.search(r"%\{[^}]*\}-\w+", entry.text):
        yield finding(WARNING, entry, english, "suffix", found=found.group())
    if found := re.search(r"\baz?\(z\)|\ba/az\b", entry.text, re.IGNORECASE):
        yield finding(WARNING, entry, english, "hu_az", found=found.group())
    if found := re.search(r"\b[Aa]z? %\{([a-z0-9_]+)((?:\|[a-z]+)*)\}", entry.text):
        capital = "|cap" if found.group()[0] == "A" else ""
        instead = f"%{{{found[1]}{found[2]}|{ARTICLE}{capital}}}"
        yield finding(WARNING, entry, english, "hu_article", found=found.group(), instead=instead)
    own = noun(entry.text).forms.get(ARTICLE)
    if own not in (None, "a", "az"):
        yield finding(ERROR, entry, english, "hu_own_article", found=str(own))


def _polish(entry: LocaleEntry, english: LocaleEntry) -> Iterator[Finding]:
    if found := re.search(r"\w*\((?:a|ą|e|y|em|am|eś|aś)\)", entry.text):
        yield finding(WARNING, entry, english, "pl_gender", found=found.group())
    if (found := PAST.search(entry.text)) and not found[1].endswith(PRESENT):
        yield finding(WARNING, entry, english, "pl_past", found=found[1])


HABITS: Final = {"hu": _hungarian, "pl": _polish}


def check_nouns(book: Book, reference: Book, fillers: Mapping[str, str]) -> Iterator[Finding]:
    """Yields filters that no noun answers.

    Takes the book of a language, the English one, and which noun entries may fill a placeholder: the beginnings of
    their keys, separated by spaces, by the placeholder's name.
    """
    asked: dict[tuple[str, str], LocaleEntry] = {}
    for entry in book.entries.values():
        for text in entry.forms.values():
            for place in places(text):
                for case in set(place.filters) - {ARTICLE, CAPITAL}:
                    asked.setdefault((place.name, case), entry)
    for (name, case), entry in asked.items():
        nouns = _fillers(book, fillers.get(name, ""))
        english = reference.entries.get(entry.key)
        if not nouns:
            yield finding(ERROR, entry, english, "filter_without_nouns", name=name, case=case)
        known = {form for own in nouns for text in own.forms.values() for form in noun(text).forms}
        if known and case not in known:  # misspelt once, not missing everywhere
            filter_, forms = f"%{{{name}|{case}}}", ", ".join(sorted(known))
            yield finding(ERROR, entry, english, "form_unknown", filter=filter_, forms=forms)
            continue
        for own in nouns:
            lacking = [form for form in own.forms.values() if form and case not in noun(form).forms]
            if lacking:
                yield _formless(own, reference, noun(lacking[0]), name, case, entry)


def _fillers(book: Book, beginnings: str) -> list[LocaleEntry]:
    wanted = tuple(f"{beginning}." for beginning in beginnings.split())
    return [entry for key, entry in book.entries.items() if f"{key}.".startswith(wanted)]


def _formless(own: LocaleEntry, reference: Book, taken: Noun, name: str, case: str, asking: LocaleEntry) -> Finding:
    english = reference.entries.get(own.key)
    filter_ = f"%{{{name}|{case}}}"
    return finding(
        ERROR, own, english, "form_missing", filter=filter_, asking=asking.key, instead=f"{taken.base} | {case}: …"
    )
