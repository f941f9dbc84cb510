"""Where a text on the screen comes from: its key, its English source, the comment for translators, file and line."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

from game.locale.book import LocaleEntry, entries
from game.locale.cldr import CATEGORIES
from game.locale.files import Document, is_there, read
from game.locale.languages import REFERENCE, fallbacks


def comments(document: Document, text: str) -> dict[str, tuple[str, ...]]:
    """Returns what the comments of a file say of each of its keys (dotted, below the root), the most general first.

    Takes the document and the text it was read from. A comment stands above its key and speaks for what is below the
    key, too. Above a text it also speaks for the texts that follow, up to the next comment; above the first of several
    groups, for those of them that have none of their own; above the language code, for the whole file.
    """
    lines = text.splitlines()
    own = {key: _above(lines, line) for key, line in document.lines.items()}
    root = next((number for number, line in enumerate(lines, start=1) if line.startswith(f"{document.root}:")), 1)
    whole = _above(lines, root)
    groups = _groups(document.lines)
    last: dict[str, str] = {}
    first: dict[str, str] = {}
    heard: dict[str, tuple[str, ...]] = {}
    for key in document.lines:
        above = key.rpartition(".")[0]
        if above not in first:
            first[above] = own[key] if key in groups else ""
        said = own[key] or (first[above] if key in groups else last.get(above, ""))
        if key not in groups:
            last[above] = said
        heard[key] = (*(heard[above] if above else filter(None, [whole])), *filter(None, [said]))
    return heard


def _groups(keys: Iterable[str]) -> set[str]:
    """Returns the keys below which there are keys of texts, and not only the forms of a plural."""
    return {above for key in keys for above, _, name in [key.rpartition(".")] if name not in CATEGORIES}


def _above(lines: Sequence[str], line: int) -> str:
    """Returns the comment that stands right above a line, counted from 1."""
    block: list[str] = []
    while line > 1 and lines[line - 2].lstrip().startswith("#"):
        line -= 1
        block.insert(0, lines[line - 1].lstrip(" #").strip())
    return " ".join(block)


@dataclass(frozen=True, slots=True)
class Origin:
    """Everything that a translator asks about one text; `place` is the line of the file where it is to be written."""

    key: str
    english: str
    own: str
    comment: str
    place: str

    @property
    def told(self) -> str:
        """Returns all of it, line by line."""
        return "\n".join(part for part in (self.key, self.english, self.own, self.comment, self.place) if part)


def origin(key: str, language: str, folders: Sequence[Path]) -> Origin | None:
    """Returns where the text of a key is found for a language, the shipped folder being the first; None if nowhere."""
    found = [*_found(key, language, folders)]
    written = next((each for each in found if each[1].text), None)
    english = next(_found(key, REFERENCE, folders[:1]), None)
    if written is None:
        return None
    nearest = found[0][1]  # perhaps an empty text that waits for its translation
    source = english or written
    said = comments(source[0], source[0].file.read_text("utf-8")).get(key.partition(".")[2], ())
    own = "" if written[1].forms == source[1].forms else _shown(written[1])
    return Origin(key, _shown(source[1]), own, " ".join(said), f"{nearest.file}:{nearest.line}")


def _found(key: str, language: str, folders: Sequence[Path]) -> Iterator[tuple[Document, LocaleEntry]]:
    domain = key.partition(".")[0]
    for code in fallbacks(language):
        for folder in reversed(folders):
            if is_there(file := folder / code / f"{domain}.yml"):
                document = read(file)
                yield from ((document, entry) for entry in entries(domain, document) if entry.key == key)


def _shown(entry: LocaleEntry) -> str:
    return " / ".join(text for text in entry.forms.values() if text)
