"""The player's games on the disk: named saves, games in progress and replays."""

import os
import re
from collections.abc import Iterable
from contextlib import suppress
from dataclasses import dataclass, replace
from datetime import UTC, datetime, timedelta
from itertools import chain
from pathlib import Path

from game.core.text import clean, clusters, cut, moment, visible
from game.saves import autosave
from game.saves.autosave import SUFFIX, Autosave
from game.saves.claims import GameLock, is_claimed
from game.saves.files import (
    Stamp,
    add_file,
    free_path,
    is_taken,
    make_private,
    move_over,
    numbered,
    opened,
    read_file,
    refusal,
    replace_file,
    stamps,
)
from game.saves.parsing import parse_header, renamed, with_standing
from game.saves.paths import Paths
from game.saves.record import LONGEST, Label, Record, Standing
from game.saves.tidying import LONGEST_HEADER, is_finished, tidy
from game.saves.trouble import DamagedSave, InUse, Notice, SaveError, StoreError

_LONGEST_NAME = 50
"""Letters of a file's name: of four bytes each they have room in every folder, with what is written behind them."""
_MOST_IN_PROGRESS = 300
_CLOCKS_APART = timedelta(minutes=10)
"""How far the clocks of two computers may differ."""
_RESERVED = re.compile(r"(con|prn|aux|nul|com\d|lpt\d)", re.IGNORECASE)


@dataclass(frozen=True, slots=True)
class Saved:
    """One game in a list: its file and its header (label, players, box; no entries), or why that cannot be read.

    A game that was not looked into yet has neither. `stamp` is that of its file.
    """

    path: Path
    head: Record | None = None
    trouble: Notice | None = None
    stamp: Stamp = (0, 0, 0)

    @property
    def is_read(self) -> bool:
        """Tells whether the file was looked into."""
        return self.head is not None or self.trouble is not None

    @property
    def found(self) -> tuple[Path, Stamp]:
        """What it was found as: another file under its name is another game."""
        return self.path, self.stamp

    @property
    def written(self) -> str:
        """When it was written (ISO 8601, UTC), empty when unknown."""
        return self.head.label.written if self.head else ""


class Store:
    """Lists, reads and writes the games of one player; methods raise StoreError when the disk refuses."""

    def __init__(self, paths: Paths) -> None:
        self._paths = paths
        self._seen = dict[Path, Saved]()

    def save(self, record: Record, name: str, picture: bytes = b"", over: Path | None = None) -> Path:
        """Writes a named save.

        Takes the name as typed, a JPEG of the public view, and the file to write over, if any. Returns its file.
        """
        data = replace(record, label=Label.now(name, picture)).to_bytes()
        if over is None:
            return add_file(self._paths.saves, file_name(name), SUFFIX, data)
        replace_file(over, data)
        return over

    def begin_autosave(self, box: str) -> Autosave:
        """Returns the autosave of a game that begins or was loaded from a named save."""
        stem = f"{datetime.now(UTC):%Y-%m-%d %H%M%S} {box}"
        for path in numbered(self._paths.autosave, stem, SUFFIX):
            is_free = not is_taken(path) and not is_taken(self._paths.replays / path.name)
            if is_free and (claim := GameLock(path)).take():
                return Autosave(path, claim)
        raise AssertionError

    def go_on(self, path: Path) -> Autosave:
        """Returns the autosave of a game in progress that is gone on with; raises InUse when it is open elsewhere."""
        claim = GameLock(path)
        if not claim.take():
            raise InUse("ui.saves.error_in_use")
        return Autosave(path, claim)

    def finish(self, kept: Autosave, record: Record, picture: bytes = b"") -> Path:
        """Turns a game in progress that is over into a replay; returns the replay's file."""
        path = free_path(self._paths.replays, kept.path.stem, SUFFIX)
        kept.finish(record, path, picture)
        return path

    def saves(self) -> list[Saved]:
        """Returns the named saves, newest first."""
        return newest_first(map(self.glance, _found(stamps(self._paths.saves, SUFFIX))))

    def replays(self) -> list[Saved]:
        """Returns the finished games, newest first."""
        return newest_first(map(self.glance, self.listed("replays")))

    def unfinished(self) -> list[Saved]:
        """Returns the games in progress, the newest first, also those that only have a backup.

        Only those whose files were written last are looked into: a folder may hold thousands that came from elsewhere.
        """
        tidy(self._paths, ((saved.path, saved.head) for saved in self._glances()))
        return newest_first(saved for saved in self._glances() if not is_left_over(saved))

    def latest(self) -> Saved | None:
        """Returns the newest game in progress that can be read, else one that cannot, if there is any."""
        return next(iter(self.unfinished()), None)

    def listed(self, kind: str) -> list[Saved]:
        """Returns the games of a list ("load" or "replays") not looked into yet, those written last first."""
        tidy(self._paths, ((saved.path, saved.head) for saved in self._glances()))
        if kind == "replays":
            return _found(stamps(self._paths.replays, SUFFIX))
        return _found({**autosave.games_in(self._paths.autosave), **stamps(self._paths.saves, SUFFIX)})

    def boxes_named(self) -> set[str]:
        """Returns the words in the names of all games: among them its box, unless a hand has named it otherwise."""
        paths = self._paths
        files = (autosave.games_in(paths.autosave), stamps(paths.saves, SUFFIX), stamps(paths.replays, SUFFIX))
        return {word for path in chain(*files) for word in path.stem.split()}

    def glance(self, saved: Saved) -> Saved:
        """Reads the header of a game in a list, anew only when its file has changed since."""
        known = self._seen.get(saved.path)
        if known is None or known.stamp != saved.stamp:
            known = self._seen[saved.path] = replace(_glance(saved.path), stamp=saved.stamp)
        return known

    def _glances(self) -> Iterable[Saved]:
        return map(self.glance, _found(autosave.games_in(self._paths.autosave))[:_MOST_IN_PROGRESS])

    def read(self, path: Path) -> Record:
        """Returns a game; one in progress comes from its backups when its file is damaged. Raises SaveError."""
        return autosave.recover(path) if self.is_in_progress(path) else autosave.read(path)

    def check_free(self, path: Path) -> None:
        """Raises InUse for a game in progress that a running program has open."""
        if self.is_in_progress(path) and is_claimed(path):
            raise InUse("ui.saves.error_in_use")

    def is_in_progress(self, path: Path) -> bool:
        """Tells whether a file is that of a game that was never saved by hand."""
        return path.parent == self._paths.autosave

    def known(self, path: Path) -> Path:
        """Returns a file by the path that lists know it under, whichever way somebody came to it: a link, `..`."""
        with suppress(OSError, RuntimeError):  # a link that leads to itself
            path = path.resolve()
            for folder in (self._paths.autosave, self._paths.saves, self._paths.replays):
                if folder.resolve() == path.parent:
                    return folder / path.name
        return path

    def rename(self, path: Path, name: str) -> Path:
        """Gives a save another name and a file called after it; returns that file."""
        try:
            replace_file(path, renamed(read_file(path), clean(name, LONGEST)))
            return move_over(path, free_path(path.parent, file_name(name), SUFFIX))
        except OSError as error:
            raise refusal(error, path) from error

    def keep_standing(self, path: Path, standing: Standing) -> None:
        """Notes in the header of a replay how the game ended, for lists; raises SaveError when that cannot be read."""
        try:
            replace_file(path, with_standing(read_file(path), standing))
        except OSError as error:
            raise refusal(error, path) from error

    def delete(self, path: Path) -> Path:
        """Moves a game with its backups to the trash; returns where it lies there.

        Its files tell from then on when that was: what was deleted lately stays in the trash.
        """
        self.check_free(path)
        for place in autosave.files(path):
            with suppress(OSError):
                os.utime(place)
        target = free_path(self._paths.trash, path.stem, path.suffix)
        return _move(reversed(autosave.files(path)), reversed(autosave.files(target)), target)

    def restore(self, trashed: Path, path: Path) -> Path:
        """Brings a game back from the trash to where it was, or beside what took its place; returns its file."""
        target = free_path(path.parent, path.stem, path.suffix)
        return _move(autosave.files(trashed), autosave.files(target), target)


def file_name(name: str) -> str:
    """Returns a name as every file system takes it: letters, digits, spaces, hyphens, at most 50 characters."""
    kept = "".join(each if each[0].isalnum() or each in " -_" else "_" for each in clusters(visible(name)))
    short = cut(kept.strip(), _LONGEST_NAME).strip()
    return f"_{short}" if not short or _RESERVED.fullmatch(short) else short


def _move(old: Iterable[Path], new: Iterable[Path], target: Path) -> Path:
    """Moves the files of a game one by one: whatever ends the program, its own file is on one side or the other.

    It is the last to leave a list and the first to come back, so that no older moment is taken for the game.
    """
    try:
        make_private(target.parent)
        moved = [move_over(here, there) for here, there in zip(old, new, strict=True) if _is_there(here)]
    except OSError as error:
        raise refusal(error, target) from error
    if not moved:
        raise StoreError("ui.saves.error_gone")
    return target


def _is_there(path: Path) -> bool:
    """Tells whether anything has that name, even a link that leads nowhere."""
    return path.is_symlink() or path.exists()


def newest_first(games: Iterable[Saved]) -> list[Saved]:
    """Returns games by the moments that their headers tell, those that cannot be read last.

    Moments that are still to come are told by a clock that was wrong then: they come after those that can be believed.
    The times of files only part what is equal, for whoever copies files changes them.
    """
    latest = datetime.now(UTC) + _CLOCKS_APART

    def age(saved: Saved) -> tuple[bool, bool, float, Stamp, str]:
        told = moment(saved.written)
        is_known = told is not None and told <= latest
        return saved.head is not None, is_known, told.timestamp() if told else 0.0, saved.stamp, saved.path.name

    return sorted(games, key=age, reverse=True)


def is_left_over(saved: Saved) -> bool:
    """Tells whether a game in progress is finished: its file only waits to become a replay."""
    return saved.head is not None and is_finished(saved.head)


def _found(files: dict[Path, Stamp]) -> list[Saved]:
    found = [Saved(path, stamp=stamp) for path, stamp in files.items()]
    return sorted(found, key=lambda saved: (saved.stamp, saved.path.name), reverse=True)


def _glance(path: Path) -> Saved:
    """Reads a header; a game in progress whose own file is gone or damaged shows that of its newest backup."""
    trouble = None
    for place in autosave.files(path):
        try:
            with opened(place) as file:
                return Saved(path, parse_header(file.readline(LONGEST_HEADER)))
        except SaveError as error:
            trouble = trouble or error.notice
        except FileNotFoundError:
            continue
        except OSError as error:
            trouble = trouble or refusal(error, place, is_reading=True).notice
    return Saved(path, None, trouble or DamagedSave("ui.saves.error_gone").notice)
