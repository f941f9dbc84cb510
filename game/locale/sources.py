"""From which English text each translation was made, so that one whose English text has changed since is noticed.

Beside the files of a language `sources.json` holds, for every entry, the digests of both texts as they were when the
translation was last written. `check-locales` keeps it; nobody writes it by hand.
"""

import json
import logging
from collections.abc import Collection
from hashlib import blake2b
from pathlib import Path
from typing import Final, NamedTuple

from game.locale.book import Book, LocaleEntry
from game.locale.files import put

NAME: Final = "sources.json"
ALL: Final = "all"

_log = logging.getLogger(__name__)


class Pair(NamedTuple):
    """The digests of an English text and of its translation."""

    source: str
    own: str


def stale(book: Book, reference: Book) -> frozenset[str]:
    """Returns the keys of the translations whose English text has changed since they were written."""
    return frozenset(
        key
        for folder, entries in _by_folder(book).items()
        for key, pair in _read(folder).items()
        if (own := entries.get(key)) and (english := reference.entries.get(key)) and _is_stale(pair, own, english)
    )


def keep(book: Book, reference: Book, confirmed: Collection[str] = ()) -> None:
    """Notes for each translation that is new or was changed from which English text it was made.

    Takes the book of a language, the English one, and the keys (or beginnings of keys; "all") of translations that are
    right although they did not change with the English text. A folder that cannot be written to is left as it is.
    """
    for folder, entries in _by_folder(book).items():
        known = _read(folder)
        pairs = {
            key: known[key] if key in known and known[key].own == pair.own and not is_among(key, confirmed) else pair
            for key, own in sorted(entries.items())
            if (english := reference.entries.get(key)) and (pair := _pair(own, english))
        }
        if pairs != known:
            _write(folder, pairs)


def _by_folder(book: Book) -> dict[Path, dict[str, LocaleEntry]]:
    found: dict[Path, dict[str, LocaleEntry]] = {}
    for key, entry in book.entries.items():
        if entry.text:
            found.setdefault(entry.file.parent, {})[key] = entry
    return found


def _pair(own: LocaleEntry, english: LocaleEntry) -> Pair:
    return Pair(_digest(english), _digest(own))


def _digest(entry: LocaleEntry) -> str:
    return blake2b(
        "\n".join(f"{form}:{text}" for form, text in entry.forms.items()).encode(), digest_size=4
    ).hexdigest()


def _is_stale(pair: Pair, own: LocaleEntry, english: LocaleEntry) -> bool:
    now = _pair(own, english)
    return pair.own == now.own and pair.source != now.source


def is_among(key: str, confirmed: Collection[str]) -> bool:
    """Tells whether a key is one of those confirmed, or begins like one."""
    return any(key == each or key.startswith(f"{each}.") or each == ALL for each in confirmed)


def _read(folder: Path) -> dict[str, Pair]:
    try:
        found = json.loads((folder / NAME).read_text("utf-8"))
        return {key: Pair(*str(pair).split()) for key, pair in found.items()}
    except (OSError, ValueError, TypeError, AttributeError):
        return {}  # it begins anew: what is there counts as right


def _write(folder: Path, pairs: dict[str, Pair]) -> None:
    plain = {key: " ".join(pair) for key, pair in pairs.items()}
    try:
        put(folder / NAME, json.dumps(plain, indent=0) + "\n")
    except OSError as error:
        _log.warning("%s: %s", folder / NAME, error)
