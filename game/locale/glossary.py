"""What the glossaries say: which English texts a language keeps as they are."""

import csv
import io
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Final

from game.locale.files import content_of
from game.locale.languages import REFERENCE

NAME: Final = "glossary.csv"
NO_LANGUAGES: Final = frozenset({"term", "part of speech", "note", REFERENCE})


def kept_terms(folders: Sequence[Path], language: str) -> frozenset[str]:
    """Returns the English texts that stay the same in a language.

    Takes the folders of languages, in each of which, and in the language's own folder there, a glossary may lie. A
    term is kept that the language's column repeats, and by any language one that all columns repeat: a proper name.
    """
    places = [place for folder in folders for place in (folder / NAME, folder / language / NAME)]
    return frozenset(row[REFERENCE] for place in places for row in _rows(place) if _is_kept(row, language))


def _rows(glossary: Path) -> Iterator[Mapping[str, str]]:
    try:
        rows = io.StringIO((content_of(glossary) or b"").decode("utf-8"), newline="")
        yield from (row for row in csv.DictReader(rows) if row.get(REFERENCE))
    except (OSError, ValueError, csv.Error):
        return  # the glossary helps; without it more is asked


def _is_kept(row: Mapping[str, str], language: str) -> bool:
    others = [text for column, text in row.items() if column and column not in NO_LANGUAGES]
    return row[REFERENCE] in (row.get(language), *(others[:1] if len({*others}) == 1 else ()))
