"""Checks of the files as such: how they are written, and whether their keys are those of the English ones."""

import re
import unicodedata
from collections.abc import Iterator, Sequence
from difflib import get_close_matches
from pathlib import Path
from typing import Final

from game.locale.book import ERROR, WARNING, Book, Finding, LocaleEntry, entries, finding
from game.locale.cldr import CATEGORIES
from game.locale.coverage import in_order
from game.locale.files import LARGEST, SUFFIX, Document, content_of

ALIKE: Final = 0.8  # from here on a key is taken for a misspelt one
KEY: Final = re.compile(r"[a-z][a-z0-9_]*")


def check_files(book: Book, reference: Book) -> Iterator[Finding]:
    """Yields what is wrong with how the files of a language are written and which keys they hold."""
    for domain, document in book.documents:
        yield from _told(document)
        yield from _raw(document)
        yield from _names(domain, document)
        for entry in entries(domain, document):
            yield from _entry(entry, book, reference)
    for place in {document.file.parent: None for _, document in book.documents}:
        yield from _misnamed(place, [domain for domain, _ in reference.documents])
    if book is not reference:
        yield from _missing(book, reference)


def _misnamed(place: Path, domains: Sequence[str]) -> Iterator[Finding]:
    """Yields the files of a folder that seem to hold texts, and whose name is that of no English one."""
    for file in sorted(place.glob("[!.]*")):
        if file.suffix.lower() in (".yml", ".yaml") and (file.stem not in domains or file.suffix.lower() != SUFFIX):
            near = get_close_matches(file.stem.lower(), domains, n=1, cutoff=ALIKE)
            told = "misnamed_near" if near else "misnamed"
            yield Finding(ERROR, file, 0, "", "", "", f"audit.{told}", {"near": f"{near[0]}{SUFFIX}"} if near else {})


def _told(document: Document) -> Iterator[Finding]:
    for problem in document.problems:
        yield Finding(ERROR, document.file, problem.line, "", "", "", problem.what, problem.values)


def _raw(document: Document) -> Iterator[Finding]:
    """Yields faults of the bytes that YAML itself does not mind."""
    try:
        content = content_of(document.file)
        text = (content or b"").decode("utf-8")
    except (OSError, UnicodeDecodeError):
        return  # told by the reader already
    if len(text) > LARGEST:
        return
    if text.startswith("\ufeff"):
        yield Finding(ERROR, document.file, 1, "", "", "", "audit.bom")
    if "\r" in text:
        first = text[: text.index("\r")].count("\n") + 1
        yield Finding(WARNING, document.file, first, "", "", "", "audit.line_ends")
    for number, line in enumerate(text.split("\n"), start=1):
        if "\t" in line:
            yield Finding(ERROR, document.file, number, "", "", "", "audit.tab")
        if not unicodedata.is_normalized("NFC", line):
            instead = unicodedata.normalize("NFC", line).strip()
            yield Finding(ERROR, document.file, number, "", "", line.strip(), "audit.not_nfc", {"instead": instead})


def _names(domain: str, document: Document) -> Iterator[Finding]:
    siblings: dict[str, set[str]] = {}
    for key in document.lines:
        above, _, name = key.rpartition(".")
        siblings.setdefault(above, set()).add(name)
    for key, line in document.lines.items():
        above, _, name = key.rpartition(".")
        if not KEY.fullmatch(name):
            yield Finding(ERROR, document.file, line, f"{domain}.{key}", "", "", "audit.key_name", {"name": name})
        if name in CATEGORIES and not siblings[above] <= CATEGORIES:
            yield Finding(ERROR, document.file, line, f"{domain}.{key}", "", "", "audit.category_key", {"name": name})
    for key in sorted(document.bare):
        yield Finding(WARNING, document.file, document.lines[key], f"{domain}.{key}", "", "", "audit.bare")


def _entry(entry: LocaleEntry, book: Book, reference: Book) -> Iterator[Finding]:
    english = reference.entries.get(entry.key)
    if not entry.text:
        return
    if english is None:
        yield _misplaced(entry, reference)
        return
    if english.is_plural and not entry.is_plural:
        yield finding(ERROR, entry, english, "plural_wanted", categories=_listed(book.speech.categories))
    elif entry.is_plural and not english.is_plural:
        yield finding(ERROR, entry, english, "text_wanted")
    elif entry.is_plural:
        yield from _categories(entry, english, book)


def _misplaced(entry: LocaleEntry, reference: Book) -> Finding:
    if entry.key in reference.branches:
        return finding(ERROR, entry, None, "branch_wanted")
    above = entry.key
    while "." in above:
        above = above.rpartition(".")[0]
        if above in reference.entries:
            return finding(ERROR, entry, reference.entries[above], "text_wanted")
    near = get_close_matches(entry.key, reference.entries, n=1, cutoff=ALIKE)
    if near:
        return finding(ERROR, entry, reference.entries[near[0]], "unknown_key_near", near=near[0])
    return finding(ERROR, entry, None, "unknown_key")


def _categories(entry: LocaleEntry, english: LocaleEntry, book: Book) -> Iterator[Finding]:
    wanted = book.speech.categories
    if missing := wanted - {category for category, text in entry.forms.items() if text}:
        yield finding(ERROR, entry, english, "plural_missing", missing=_listed(missing), categories=_listed(wanted))
    if extra := entry.forms.keys() - book.speech.known_categories:
        yield finding(ERROR, entry, english, "plural_extra", extra=_listed(extra), categories=_listed(wanted))


def _listed(categories: "set[str] | frozenset[str]") -> str:
    return ", ".join(sorted(categories, key=["zero", "one", "two", "few", "many", "other"].index))


def _missing(book: Book, reference: Book) -> Iterator[Finding]:
    """Yields the English entries without a translation, and one finding for all files that are not begun."""
    present = dict(book.documents)
    home = next((document.file.parent for document in present.values()), Path(book.speech.language))
    begun = {key.partition(".")[0] for key, entry in book.entries.items() if entry.text}
    begun |= {domain for domain, document in book.documents if not document.tree}  # what is wrong is told already
    if untouched := [domain for domain in in_order(dict(reference.documents)) if domain not in begun]:
        names = ", ".join(f"{domain}{SUFFIX}" for domain in untouched)
        yield Finding(WARNING, home, 0, "", "", "", "audit.missing_files", {"names": names})
    for key, english in reference.entries.items():
        domain = key.partition(".")[0]
        entry = book.entries.get(key)
        document = present.get(domain)
        if english.text and document and document.tree and domain in begun and not (entry and entry.text):
            file, line = (entry.file, entry.line) if entry else (document.file, 0)
            yield Finding(WARNING, file, line, key, english.text, "", "audit.missing")
