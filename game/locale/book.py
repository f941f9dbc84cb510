"""All files of one language side by side, entry by entry: what the checks of the audit look at."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final, NamedTuple

from game.locale.cldr import CATEGORIES, Speech
from game.locale.files import Document, Tree, read, text_files

ERROR: Final = "error"
WARNING: Final = "warning"
PLAIN: Final = ""  # the name of the only form of an entry without plural forms


class LocaleEntry(NamedTuple):
    """One entry of a locale file: its place, its full key, and its text (`PLAIN`) or its texts by plural category."""

    file: Path
    line: int
    key: str
    forms: Mapping[str, str]

    @property
    def is_plural(self) -> bool:
        """Tells whether the entry has plural forms."""
        return PLAIN not in self.forms

    @property
    def text(self) -> str:
        """The text, or the most general of the plural forms."""
        return self.forms.get(PLAIN) or self.forms.get("other") or next(iter(self.forms.values()), "")


@dataclass(frozen=True, slots=True)
class Finding:
    """Something a translator should change: where it is, both texts, and what to write instead.

    `severity` is "error" or "warning"; `advice_key` (domain `audit`) with its values says what to do.
    """

    severity: str
    file: Path
    line: int
    key: str
    english: str
    translated: str
    advice_key: str
    values: Mapping[str, str] = field(default_factory=dict)


@dataclass(slots=True)
class Book:
    """The documents of one language in the order of its folders, and its entries by key, the last folder's on top."""

    speech: Speech
    documents: list[tuple[str, Document]]
    entries: dict[str, LocaleEntry]
    branches: dict[str, tuple[Path, int]]  # keys that hold sub-keys, and where


def load(language: str, folders: Sequence[Path]) -> Book:
    """Returns every locale file of the language in the given folders."""
    files = [file for folder in folders for file in text_files(folder / language)]
    book = Book(Speech(language), [(file.stem, read(file)) for file in files], {}, {})
    for domain, document in book.documents:
        for entry in entries(domain, document, book.branches):
            if entry.text or entry.key not in book.entries:
                book.entries[entry.key] = entry
    return book


def entries(
    domain: str, document: Document, branches: dict[str, tuple[Path, int]] | None = None
) -> Iterator[LocaleEntry]:
    """Yields the entries of a document in its order; notes in `branches` the keys that hold sub-keys."""
    yield from _below(document, domain, "", document.tree, {} if branches is None else branches)


def _below(
    document: Document, domain: str, key: str, tree: Tree, branches: dict[str, tuple[Path, int]]
) -> Iterator[LocaleEntry]:
    for name, found in tree.items():
        own = f"{key}.{name}" if key else name
        line = document.lines[own]
        if isinstance(found, str):
            yield LocaleEntry(document.file, line, f"{domain}.{own}", {PLAIN: found})
        elif found and found.keys() <= CATEGORIES:
            forms = {category: text for category, text in found.items() if isinstance(text, str)}
            yield LocaleEntry(document.file, line, f"{domain}.{own}", forms)
        else:
            branches[f"{domain}.{own}"] = (document.file, line)
            yield from _below(document, domain, own, found, branches)


def finding(severity: str, entry: LocaleEntry, reference: LocaleEntry | None, what: str, /, **values: str) -> Finding:
    """Returns a finding about an entry, told beside its English one (None when there is none)."""
    english = reference.text if reference else ""
    translated = "" if reference is entry else entry.text
    return Finding(severity, entry.file, entry.line, entry.key, english, translated, f"audit.{what}", values)
