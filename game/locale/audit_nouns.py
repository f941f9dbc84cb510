"""Checks that every noun has the forms which the texts around it ask for."""

from collections.abc import Iterator, Mapping

from game.locale.audit_text import places
from game.locale.book import ERROR, Book, Finding, LocaleEntry, finding
from game.locale.texts import ARTICLE, CAPITAL, Noun, noun


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
