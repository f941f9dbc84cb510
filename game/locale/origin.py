"""Where a text on the screen comes from: its key, its English source, the comment for translators, file and line."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

from game.locale.book import LocaleEntry, entries
from game.locale.comments import comments
from game.locale.files import Document, is_there, read
from game.locale.languages import REFERENCE, fallbacks


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
