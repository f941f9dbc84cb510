"""The empty files of a new language: every key, with the English text above it, waiting for its translation."""

import json
import re
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Final

from game.locale.book import Entry, entries
from game.locale.cldr import Speech
from game.locale.files import Document, read
from game.locale.languages import OWN_NAME, REFERENCE

ORDER: Final = ("zero", "one", "two", "few", "many", "other")
KEY_LINE: Final = re.compile(r"(?P<indent> *)(?P<name>[a-z0-9_]+):")


def write_skeleton(language: str, shipped: Path, target: Path) -> None:
    """Writes the files of a new language into a folder that is made for it; raises OSError.

    Takes the language's code, the shipped folder of languages, whose English files are followed line by line, and the
    new folder. The language's own name is filled in where CLDR has it, so that the menu offers it at once.
    """
    speech = Speech(language)
    target.mkdir(parents=True)
    for file in sorted((shipped / REFERENCE).glob("*.yml")):
        lines = "\n".join(_lines(file, speech))
        (target / file.name).write_text(f"{lines}\n", "utf-8")


def _lines(file: Path, speech: Speech) -> Iterator[str]:
    document = read(file)
    texts = {entry.line: entry for entry in entries(file.stem, document)}
    branches = {*document.lines.values()} - _forms(document, [*texts.values()])
    for number, line in enumerate(file.read_text("utf-8").splitlines(), start=1):
        if number in texts:
            yield from _entry(line, texts[number], speech)
        elif line == f"{document.root}:":
            yield f"{speech.language}:"
        elif number in branches or line.lstrip().startswith("#"):
            yield line


def _forms(document: Document, texts: Iterable[Entry]) -> set[int]:
    """Returns the lines of plural forms: the first line of their entry speaks for them."""
    plurals = [(text.key.partition(".")[2], text.forms) for text in texts if text.is_plural]
    return {document.lines[f"{key}.{form}"] for key, forms in plurals for form in forms}


def _entry(line: str, entry: Entry, speech: Speech) -> Iterator[str]:
    """Yields the English text as a comment, and the key with an empty text or empty plural forms."""
    found = KEY_LINE.match(line)
    assert found is not None
    indent, name = found["indent"], found["name"]
    for form, text in entry.forms.items():
        yield f"{indent}# {REFERENCE}{form and f' {form}'}: {json.dumps(text, ensure_ascii=False)}"
    if not entry.is_plural:
        yield f'{indent}{name}: "{speech.own_name if entry.key == OWN_NAME else ""}"'
        return
    yield f"{indent}{name}:"
    yield from (f'{indent}  {category}: ""' for category in ORDER if category in speech.categories)
