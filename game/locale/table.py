"""The texts of a language as one table: for translators who write in a spreadsheet, and for other tools.

A row is one text, or one plural form of it. What was exported and is imported again is the same, to the letter.
"""

import codecs
import csv
import io
import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import zip_longest
from pathlib import Path
from typing import Final, NamedTuple

import yaml

from game.locale.book import PLAIN, Book, LocaleEntry, entries, load
from game.locale.files import content_of, domain_file, put
from game.locale.languages import REFERENCE
from game.locale.origin import comments
from game.locale.skeleton import ORDER, Texts, fill_skeleton, quoted

LIMITS: Final = re.compile(r"at most \d[^.]*", re.IGNORECASE)
FORMS: Final = (PLAIN, *ORDER)
CSV: Final = ".csv"
_WORKBOOKS: Final = (".xlsx", ".ods", ".xls")
_LARGEST: Final = 16 << 20  # bytes; ten times the table of all texts
_CODE_PAGES: Final = {
    **dict.fromkeys(("cs", "hr", "hu", "pl", "ro", "sk", "sl"), "cp1250"),
    **dict.fromkeys(("be", "bg", "mk", "ru", "sr", "uk"), "cp1251"),
    "el": "cp1253",
    "et": "cp1257",
    "lt": "cp1257",
    "lv": "cp1257",
    "tr": "cp1254",
}
"""In which letters a spreadsheet on Windows saves CSV where it is not told otherwise; else in cp1252."""


class TextRow(NamedTuple):
    """One row of the table; `form` is the plural category or empty, `limit` how many characters there is room for."""

    key: str
    form: str
    english: str
    translation: str
    explanation: str
    limit: str


class Unknown(ValueError):
    """Says that a table has not the columns that it needs."""


class Unreadable(ValueError):
    """Says that workbooks cannot be read, for lack of the extra `spreadsheets`."""


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


def rows(language: str, folders: Sequence[Path]) -> Iterator[TextRow]:
    """Yields the table of a language, in the order of the English files; what is missing is empty."""
    reference, book = load(REFERENCE, folders), load(language, folders)
    said = explained(folders[0])
    for key, english in reference.entries.items():
        own = book.entries.get(key)
        for form in _forms(english, own, book):
            told = english.forms.get(form) or english.text
            yield TextRow(key, form, told, own.forms.get(form, "") if own else "", *said.get(key, ("", "")))


def _forms(english: LocaleEntry, own: LocaleEntry | None, book: Book) -> list[str]:
    if not english.is_plural:
        return [PLAIN]
    return [form for form in FORMS if form in {*book.speech.categories, *(own.forms if own else ())} - {PLAIN}]


def write_table(table: Iterable[TextRow], file: Path) -> None:
    """Writes a table as CSV in UTF-8, with a mark that spreadsheets know it by; raises OSError."""
    made = io.StringIO(newline="")
    writer = csv.writer(made)
    writer.writerow(TextRow._fields)
    writer.writerows(table)
    put(file, "\ufeff" + made.getvalue())


def read_table(file: Path, language: str) -> tuple[Texts, str]:
    """Returns the translations in a table that are not empty, and in which letters it was written ("" for UTF-8).

    Takes CSV as spreadsheets save it (with commas, semicolons or tabs; UTF-8, UTF-16 or the code page that Windows has
    for the language), or a workbook. Raises OSError, Unreadable, or Unknown for another table.
    """
    content = content_of(file, _LARGEST)
    if content is None or len(content) > _LARGEST:
        raise Unknown(str(file))
    try:
        if file.suffix.lower() in _WORKBOOKS:
            table, letters = _workbook(file), ""
        else:
            text, letters = _decoded(content, language)
            head = text.partition("\n")[0]
            table = [*csv.reader(io.StringIO(text, newline=""), delimiter=max(",;\t", key=head.count))]
        return _texts(table), letters
    except (KeyError, ValueError, IndexError, csv.Error) as error:
        raise error if isinstance(error, Unreadable) else Unknown(str(file)) from error


def _texts(table: Sequence[Sequence[str]]) -> Texts:
    if not {"key", "form", "translation"} <= {*table[0]}:
        raise KeyError
    found: dict[str, dict[str, str]] = {}
    for cells in table[1:]:
        row = dict(zip_longest(table[0], cells, fillvalue=""))
        if row["translation"] and row["key"]:
            found.setdefault(row["key"], {})[row["form"]] = row["translation"]
    return found


def _decoded(content: bytes, language: str) -> tuple[str, str]:
    if content.startswith((codecs.BOM_UTF16_LE, codecs.BOM_UTF16_BE)):
        return content.decode("utf-16"), "UTF-16"
    try:
        return content.decode("utf-8-sig"), ""
    except UnicodeDecodeError:
        letters = _CODE_PAGES.get(language.partition("_")[0], "cp1252")
        return content.decode(letters), letters


def _workbook(file: Path) -> list[list[str]]:
    try:
        from python_calamine import CalamineError, CalamineWorkbook
    except ImportError as error:
        raise Unreadable from error
    try:
        cells = CalamineWorkbook.from_path(file).get_sheet_by_index(0).to_python()
    except CalamineError as error:
        raise ValueError(str(error)) from error
    return [[f"{cell:g}" if isinstance(cell, float) else str(cell) for cell in row] for row in cells]


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
