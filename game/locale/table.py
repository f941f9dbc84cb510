"""The texts of a language as one table: for translators who write in a spreadsheet, and for other tools.

A row is one text, or one plural form of it. What was exported and is imported again is the same, to the letter.
"""

import csv
import io
import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Final, NamedTuple

import yaml

from game.locale.book import PLAIN, Book, Entry, entries, load
from game.locale.comments import comments
from game.locale.files import content_of, domain_file, put
from game.locale.languages import REFERENCE
from game.locale.skeleton import ORDER, Texts, fill_skeleton, quoted

LIMITS: Final = re.compile(r"at most \d[^.]*", re.IGNORECASE)
FORMS: Final = (PLAIN, *ORDER)
_LARGEST: Final = 16 << 20  # bytes; ten times the table of all texts


class Row(NamedTuple):
    """One row of the table; `form` is the plural category or empty, `limit` how many characters there is room for."""

    key: str
    form: str
    english: str
    translation: str
    explanation: str
    limit: str


class Unknown(ValueError):
    """Says that a table has not the columns that it needs."""


def explained(shipped: Path) -> dict[str, tuple[str, str]]:
    """Returns for every English key what is said of it, and how many characters it may have ("" where it is not said).

    Takes the shipped folder of languages. What platforms do not show, comments on plural entries, is in `context.yml`.
    """
    reference = load(REFERENCE, [shipped])
    context: Mapping[str, str] = yaml.load((shipped / "context.yml").read_text("utf-8"), yaml.BaseLoader)
    found: dict[str, tuple[str, str]] = {}
    for domain, document in reference.documents:
        heard = comments(document, document.file.read_text("utf-8"))
        for entry in entries(domain, document):
            parts = heard[entry.key.partition(".")[2]]
            said = (*parts, context.get(entry.key, ""))
            found[entry.key] = " ".join(dict.fromkeys(part for part in said if part)), _limit(said)
    return found


def limits(shipped: Path) -> dict[str, int]:
    """Returns how many characters an English key may have, where that is said."""
    return {key: int(limit) for key, (_, limit) in explained(shipped).items() if limit}


def _limit(said: Sequence[str]) -> str:
    """Returns the one limit that the nearest comment names; of several nobody could say which is meant."""
    for part in reversed(said):
        named = {*re.findall(r"\d+", " ".join(LIMITS.findall(part)))}
        if named and "characters" in part:
            return named.pop() if len(named) == 1 else ""
    return ""


def rows(language: str, folders: Sequence[Path]) -> Iterator[Row]:
    """Yields the table of a language, in the order of the English files; what is missing is empty."""
    reference, book = load(REFERENCE, folders), load(language, folders)
    said = explained(folders[0])
    for key, english in reference.entries.items():
        own = book.entries.get(key)
        for form in _forms(english, own, book):
            told = english.forms.get(form) or english.text
            yield Row(key, form, told, own.forms.get(form, "") if own else "", *said.get(key, ("", "")))


def _forms(english: Entry, own: Entry | None, book: Book) -> list[str]:
    if not english.is_plural:
        return [PLAIN]
    return [form for form in FORMS if form in {*book.speech.categories, *(own.forms if own else ())} - {PLAIN}]


def write_table(table: Iterable[Row], file: Path) -> None:
    """Writes a table as CSV in UTF-8, with a mark that spreadsheets know it by; raises OSError."""
    made = io.StringIO(newline="")
    writer = csv.writer(made)
    writer.writerow(Row._fields)
    writer.writerows(table)
    put(file, "\ufeff" + made.getvalue())


def read_table(file: Path) -> Texts:
    """Returns the translations in a CSV file that are not empty; raises OSError, or Unknown for another table."""
    found: dict[str, dict[str, str]] = {}
    content = content_of(file, _LARGEST)
    if content is None or len(content) > _LARGEST:
        raise Unknown(str(file))
    try:
        for row in csv.DictReader(io.StringIO(content.decode("utf-8-sig"), newline="")):
            if row["translation"] and row["key"] and row["form"] is not None:
                found.setdefault(row["key"], {})[row["form"]] = row["translation"]
    except (KeyError, ValueError, csv.Error) as error:
        raise Unknown(str(file)) from error
    return found


def take(texts: Texts, language: str, folders: Sequence[Path], target: Path, *, is_begun: bool = False) -> list[str]:
    """Writes translations into the files of a language, beside those that it has; raises OSError.

    Takes the texts, the code, the folders of languages, the folder of the files to write, and whether somebody goes on
    writing in them: then they hold every key with its English text, as those of a new language. Returns the keys that
    English does not have, and which therefore nothing was written for.
    """
    reference, book = load(REFERENCE, folders), load(language, folders)
    all_texts = {key: {**entry.forms} for key, entry in book.entries.items() if entry.text}
    for key, forms in texts.items():
        all_texts[key] = {**all_texts.get(key, {}), **forms}
    target.mkdir(parents=True, exist_ok=True)
    unknown = [key for key in texts if key not in reference.entries]
    if is_begun:
        fill_skeleton(language, folders[0], target, all_texts)
        return unknown
    for domain, _ in reference.documents:
        own = {key: all_texts[key] for key in reference.entries if key in all_texts and key.startswith(f"{domain}.")}
        if own:
            lines = [f"{language}:", *_yaml(own)]
            put(domain_file(target, domain), "\n".join(lines) + "\n")
    return unknown


def _yaml(texts: Texts) -> Iterator[str]:
    """Yields the lines of a locale file below its root, each branch opened once."""
    opened: list[str] = []
    for key, forms in texts.items():
        _, *branches, name = key.split(".")
        shared = next((i for i, (a, b) in enumerate(zip(opened, branches, strict=False)) if a != b), None)
        shared = min(len(opened), len(branches)) if shared is None else shared
        yield from (f"{'  ' * (depth + 1)}{branch}:" for depth, branch in enumerate(branches) if depth >= shared)
        opened = branches
        indent = "  " * (len(branches) + 1)
        if PLAIN in forms:
            yield f"{indent}{name}: {quoted(forms[PLAIN])}"
        else:
            yield f"{indent}{name}:"
            yield from (f"{indent}  {form}: {quoted(forms[form])}" for form in ORDER if form in forms)
