"""The player's games on the disk: named saves, games in progress and replays."""

import json
import re
import unicodedata
from collections.abc import Iterable
from dataclasses import dataclass, replace
from datetime import UTC, datetime
from pathlib import Path

from game.core.resources import shipped
from game.saves import autosave
from game.saves.autosave import SUFFIX, Autosave
from game.saves.files import free_path, refusal, replace_file
from game.saves.places import Places
from game.saves.reading import parse_header
from game.saves.record import Label, Record
from game.saves.trouble import DamagedSave, Notice, SaveError, StoreError

_LONGEST_NAME = 60
_LONGEST_HEADER = 1 << 24
_RESERVED = re.compile(r"(con|prn|aux|nul|com\d|lpt\d)", re.IGNORECASE)


@dataclass(frozen=True, slots=True)
class Saved:
    """One game in a list: its file and its header (label, players, box; no entries), or why that cannot be read."""

    path: Path
    head: Record | None
    trouble: Notice | None = None

    @property
    def written(self) -> str:
        """When it was written (ISO 8601, UTC), empty when unknown."""
        return self.head.label.written if self.head else ""


class Store:
    """Lists, reads and writes the games of one player; methods raise StoreError when the disk refuses."""

    def __init__(self, places: Places) -> None:
        self._places = places

    def save(self, record: Record, name: str, picture: bytes = b"", over: Path | None = None) -> Path:
        """Writes a named save.

        Takes the name as typed, a JPEG of the public view, and the file to write over, if any. Returns its file.
        """
        path = over or free_path(self._places.saves, file_name(name), SUFFIX)
        return _write(path, record, name, picture)

    def begin_autosave(self, box: str) -> Autosave:
        """Returns the autosave of a game that begins or was loaded from a named save."""
        stem = f"{datetime.now(UTC):%Y-%m-%d %H%M%S} {box}"
        return Autosave(free_path(self._places.autosave, stem, SUFFIX))

    def finish(self, kept: Autosave, record: Record, picture: bytes = b"") -> Path:
        """Keeps a finished game as a replay and removes its autosave; returns the replay's file."""
        path = _write(free_path(self._places.replays, kept.path.stem, SUFFIX), record, "", picture)
        kept.discard()
        return path

    def saves(self) -> list[Saved]:
        """Returns the named saves, newest first."""
        return _listed(self._places.saves.glob(f"*{SUFFIX}"))

    def replays(self) -> list[Saved]:
        """Returns the finished games, newest first."""
        return _listed(self._places.replays.glob(f"*{SUFFIX}"))

    def examples(self) -> list[Saved]:
        """Returns the example games that ship with the program, by box and name; they cannot be renamed or deleted."""
        return [_glance(path) for path in sorted(shipped("positions").glob(f"*/*{SUFFIX}"))]

    def unfinished(self) -> list[Saved]:
        """Returns the games in progress, newest first; also those of which only a backup is left."""
        folder = self._places.autosave
        stems = {path.name.removesuffix(SUFFIX) for path in folder.glob(f"*{SUFFIX}")}
        stems |= {path.name[: -len(".1.bak")] for path in folder.glob("*.[123].bak")}
        games = _listed(folder / f"{stem}{SUFFIX}" for stem in stems)
        return [game for game in games if game.head is None or not game.head.is_over]

    def latest(self) -> Saved | None:
        """Returns the game that "Continue" offers: the newest one in progress that can be read, if any."""
        return next((game for game in self.unfinished() if game.head), None)

    def read(self, path: Path) -> Record:
        """Returns a game; one in progress comes from its backups when its file is damaged. Raises SaveError."""
        return autosave.recover(path) if path.parent == self._places.autosave else autosave.read(path)

    def rename(self, path: Path, name: str) -> Path:
        """Gives a save another name and a file called after it; returns that file."""
        try:
            first, _, rest = path.read_bytes().partition(b"\n")
            parse_header(first)
            head = json.dumps(json.loads(first) | {"name": name}, separators=(",", ":"), ensure_ascii=False)
            replace_file(path, head.encode(errors="replace") + b"\n" + rest)
            return path.replace(free_path(path.parent, file_name(name), SUFFIX))
        except OSError as error:
            raise refusal(error, path) from error

    def delete(self, path: Path) -> Path:
        """Moves a game with its backups to the trash; returns where it lies there."""
        return _move(path, free_path(self._places.trash, path.stem, path.suffix))

    def restore(self, trashed: Path, path: Path) -> Path:
        """Brings a game back from the trash to where it was, or beside what took its place; returns its file."""
        return _move(trashed, free_path(path.parent, path.stem, path.suffix))


def file_name(name: str) -> str:
    """Returns a name as every file system takes it: letters, digits, spaces, hyphens, at most 60 characters."""
    kept = "".join(
        letter if letter.isalnum() or letter in " -_" else "_" for letter in unicodedata.normalize("NFC", name)
    )
    short = kept.strip()[:_LONGEST_NAME].strip()
    return f"_{short}" if not short or _RESERVED.fullmatch(short) else short


def _move(path: Path, target: Path) -> Path:
    try:
        target.parent.mkdir(parents=True, exist_ok=True)
        moved = [
            old.replace(new)
            for old, new in zip(autosave.files(path), autosave.files(target), strict=True)
            if old.exists()
        ]
    except OSError as error:
        raise refusal(error, path) from error
    if not moved:
        raise StoreError("ui.saves.error_gone")
    return target


def _write(path: Path, record: Record, name: str, picture: bytes) -> Path:
    replace_file(path, replace(record, label=Label.now(name, picture)).to_bytes())
    return path


def _listed(paths: Iterable[Path]) -> list[Saved]:
    return sorted((_glance(path) for path in paths), key=lambda saved: (saved.written, saved.path.name), reverse=True)


def _glance(path: Path) -> Saved:
    """Reads a header; a game in progress whose own file is gone or damaged shows that of its newest backup."""
    trouble = None
    for place in autosave.files(path):
        try:
            with place.open("rb") as file:
                return Saved(path, parse_header(file.readline(_LONGEST_HEADER)))
        except SaveError as error:
            trouble = trouble or error.notice
        except FileNotFoundError:
            continue
        except OSError as error:
            trouble = trouble or refusal(error, place).notice
    return Saved(path, None, trouble or DamagedSave("ui.saves.error_gone").notice)
