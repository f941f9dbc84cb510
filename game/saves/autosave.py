"""Keeps a game in progress safe on the disk."""

from collections.abc import Callable, Collection
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from dataclasses import replace
from pathlib import Path

from game.saves.claims import GameLock
from game.saves.files import Stamp, move_over, read_file, refusal, replace_file, stamps
from game.saves.parsing import parse
from game.saves.record import Label, Record
from game.saves.trouble import DamagedSave, Notice, SaveError, StoreError

SUFFIX = ".kupola"
BACKUPS = (".1.bak", ".2.bak", ".3.bak")
"""Endings of the older moments of a game, the newest first."""


class Autosave:
    """Writes one game after every entry.

    The game's file is replaced at once, without waiting for the disk (the main loop must not stall): it survives the
    end of the process at any moment. A thread writes the backups behind it, each waited for, so that a power cut
    leaves a recent one. When entries come faster than the disk, the newest is backed up. `claim` is what keeps other
    running programs from writing the same game.
    """

    def __init__(self, path: Path, claim: GameLock | None = None) -> None:
        self.path = path
        self.claim = claim or GameLock(path)
        self._newest = b""
        self._backed_up = b""
        self._writer = ThreadPoolExecutor(max_workers=1, thread_name_prefix="autosave")

    def keep(self, record: Record, picture: bytes = b"") -> None:
        """Writes the game with a JPEG of its public view.

        Raises StoreError when the disk refuses; the game goes on, and the next entry tries again.
        """
        self._newest = replace(record, label=Label.now(picture=picture)).to_bytes()
        self._with_room(lambda: replace_file(self.path, self._newest, durable=False), backup(self.path, 1))
        with suppress(RuntimeError):  # no thread can be started: the game's own file is written all the same
            self._writer.submit(self._back_up)

    def _with_room(self, write: Callable[[], None], but: Path) -> None:
        """Writes; where the disk is full, in the room that older moments of the game have. Raises StoreError."""
        try:
            write()
        except StoreError as error:
            if not error.is_full:
                raise
            with suppress(OSError):
                discard(self.path, (self.path, but))
            write()

    def _back_up(self) -> None:
        data = self._newest
        if data is self._backed_up:
            return
        with suppress(OSError, StoreError):  # a refusing disk is told by `keep`, which meets it too
            for number in range(len(BACKUPS) - 1, 0, -1):
                older = backup(self.path, number)
                if older.exists():
                    move_over(older, backup(self.path, number + 1))
            replace_file(backup(self.path, 1), data)
            self._backed_up = data

    def settle(self) -> None:
        """Waits until everything that was kept has been backed up."""
        self._writer.submit(self._back_up).result()

    def close(self) -> None:
        """Waits for the backups, ends the thread and lets other programs have the game; the files stay."""
        self._writer.shutdown()
        self.claim.release()

    def finish(self, record: Record, target: Path, picture: bytes = b"") -> None:
        """Makes the finished game one file at a target: at each moment it lies in one place, whole; raises StoreError.

        It is the game's own file that moves; where that cannot be written, the target still may.
        """
        data = replace(record, label=Label.now(picture=picture)).to_bytes()
        self._writer.shutdown()
        self._with_room(lambda: self._end(data, target), self.path)
        self.claim.end()

    def _end(self, data: bytes, target: Path) -> None:
        try:
            replace_file(self.path, data)
            move_finished(self.path, target)
        except StoreError:
            replace_file(target, data)
            with suppress(OSError):
                discard(self.path)


def backup(path: Path, number: int) -> Path:
    """Returns where a game's backup lies, 1 being the newest."""
    return path.with_suffix(BACKUPS[number - 1])


def files(path: Path) -> list[Path]:
    """Returns all places where a game in progress may lie, newest first."""
    return [path, *map(path.with_suffix, BACKUPS)]


def games_in(folder: Path) -> dict[Path, Stamp]:
    """Returns the files of a folder's games with their stamps, also of those of which only a backup is left."""
    found = stamps(folder, SUFFIX)
    known = {path.stem for path in found}
    for place, stamp in sorted(stamps(folder, *BACKUPS).items()):
        stem = place.name[: -len(BACKUPS[0])]
        if stem not in known:
            found.setdefault(folder / f"{stem}{SUFFIX}", stamp)
    return found


def move_finished(path: Path, target: Path) -> None:
    """Moves a finished game out of the games in progress, its older moments first; raises StoreError."""
    try:
        discard(path, (path,))
        target.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        move_over(path, target)
    except OSError as error:
        raise refusal(error, target) from error


def discard(path: Path, but: Collection[Path] = ()) -> None:
    """Removes a game in progress, its own file last, so that an older moment never stands alone; raises OSError."""
    for place in reversed(files(path)):
        if place not in but:
            place.unlink(missing_ok=True)


def recover(path: Path) -> Record:
    """Returns a game in progress from its file, or when that is damaged the fullest of what its backups hold.

    Raises SaveError when none can be read, StoreError when there is no file at all.
    """
    found, trouble = list[Record](), list[SaveError | StoreError]()
    for place in files(path):
        try:
            record = read(place)
        except (SaveError, StoreError) as error:
            trouble.append(error)
            continue
        if place == path and _is_whole(record):
            return record
        found.append(record if place == path else replace(record, mended=(*record.mended, _BACKUP)))
    if not found:
        raise next((error for error in trouble if isinstance(error, SaveError)), trouble[0])
    return max(found, key=lambda record: (record.opening.played + len(record.entries), _is_whole(record)))


def read(path: Path) -> Record:
    """Returns the game in a file; raises SaveError when it is damaged or newer, StoreError when it cannot be opened."""
    try:
        return parse(read_file(path))
    except FileNotFoundError as error:
        raise DamagedSave("ui.saves.error_gone") from error
    except OSError as error:
        raise refusal(error, path, is_reading=True) from error


_BACKUP = Notice("ui.saves.notice_backup")


def _is_whole(record: Record) -> bool:
    return not record.lost and not record.is_torn and all(told == _BACKUP for told in record.mended)
