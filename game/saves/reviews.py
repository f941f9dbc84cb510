"""Keeps what reviews of finished games found, by the game, so that none is made twice."""

from contextlib import suppress
from pathlib import Path
from typing import Any

from game.core.codec import Plain
from game.saves.files import read_json, stamps, write_json
from game.saves.paths import Paths
from game.saves.record import Record
from game.saves.sealing import digest

_SUFFIX = ".review.json"
_MOST = 200
"""So many are kept; they can be made again."""


def game_key(record: Record) -> str:
    """Returns the name of a finished game: the same for the same luck and moves, whatever its file is called."""
    return digest([record.box, dict(record.options), record.opening.digest, [entry.digest for entry in record.entries]])


def read_review(paths: Paths, key: str) -> Any:
    """Returns what was found about a game, None when there is nothing or it is damaged."""
    with suppress(ValueError):
        return read_json(_path(paths, key))
    return None


def keep_review(paths: Paths, key: str, found: Plain) -> None:
    """Keeps what was found about a game; the oldest ones go. Raises StoreError."""
    write_json(_path(paths, key), found)
    kept = stamps(paths.reviews, _SUFFIX)
    for old in sorted(kept, key=lambda path: kept[path], reverse=True)[_MOST:]:
        with suppress(OSError):
            old.unlink()


def _path(paths: Paths, key: str) -> Path:
    return paths.reviews / f"{key}{_SUFFIX}"
