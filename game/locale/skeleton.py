"""The files of a new language: every key, with the English text above it, waiting for its translation."""

import json
import re
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import Final, TypeAlias

from game.locale.book import PLAIN, LocaleEntry, entries
from game.locale.cldr import Speech
from game.locale.files import Document, put, read, text_files
from game.locale.languages import OWN_NAME, REFERENCE

ORDER: Final = ("zero", "one", "two", "few", "many", "other")
Texts: TypeAlias = Mapping[str, Mapping[str, str]]  # by key and plural form
KEY_LINE: Final = re.compile(r"(?P<indent> *)(?P<name>[a-z0-9_]+):")


def write_skeleton(language: str, shipped: Path, target: Path) -> None:
    """Writes the files of a new language into a folder that is made for it; raises OSError.

    Takes the language's code, the shipped folder of languages, whose English files are followed line by line, and the
    new folder. The language's own name is filled in where CLDR has it, so that the menu offers it at once.
    """
    target.mkdir(parents=True)
    fill_skeleton(language, shipped, target, {OWN_NAME: {PLAIN: Speech(language).own_name}})


def fill_skeleton(language: str, shipped: Path, target: Path, texts: Texts) -> None:
    """Writes the same files with the texts that there are already, by key and plural form; raises OSError."""
    speech = Speech(language)
    for file in text_files(shipped / REFERENCE):
        lines = "\n".join(_lines(file, speech, texts))
        put(target / file.name, f"{lines}\n")


def _lines(file: Path, speech: Speech, filled: Texts) -> Iterator[str]:
    document = read(file)
    texts = {entry.line: entry for entry in entries(file.stem, document)}
    branches = {*document.lines.values()} - _forms(document, [*texts.values()])
    for number, line in enumerate(file.read_text("utf-8").splitlines(), start=1):
        if number in texts:
            yield from _entry(line, texts[number], speech, filled.get(texts[number].key, {}))
        elif line == f"{document.root}:":
            yield f"{speech.language}:"
        elif number in branches or line.lstrip().startswith("#"):
            yield line


def _forms(document: Document, texts: Iterable[LocaleEntry]) -> set[int]:
    """Returns the lines of plural forms: the first line of their entry speaks for them."""
    plurals = [(text.key.partition(".")[2], text.forms) for text in texts if text.is_plural]
    return {document.lines[f"{key}.{form}"] for key, forms in plurals for form in forms}


def _entry(line: str, entry: LocaleEntry, speech: Speech, own: Mapping[str, str]) -> Iterator[str]:
    """Yields the English text as a comment, and the key with its text or plural forms, empty where there are none."""
    found = KEY_LINE.match(line)
    assert found is not None
    indent, name = found["indent"], found["name"]
    for form, text in entry.forms.items():
        yield f"{indent}# {REFERENCE}{form and f' {form}'}: {quoted(text)}"
    if not entry.is_plural:
        yield f"{indent}{name}: {quoted(own.get(PLAIN, ''))}"
        return
    yield f"{indent}{name}:"
    forms = [form for form in ORDER if form in speech.categories or form in own]
    yield from (f"{indent}  {form}: {quoted(own.get(form, ''))}" for form in forms)


def quoted(text: str) -> str:
    """Returns a text as it stands in a file, in quotes."""
    return json.dumps(text, ensure_ascii=False)
