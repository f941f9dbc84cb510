"""Writes files so that nothing is ever half there, and reads back usual files of a usual size alone."""

import errno
import json
import os
import re
import stat
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from itertools import count
from pathlib import Path
from time import sleep
from typing import Any, BinaryIO

from game.core.resources import is_ours
from game.saves.trouble import StoreError

LARGEST = 8 << 20
"""Bytes of the largest file that is read: a hundred times a long game."""
Stamp = tuple[int, int, int]
"""When a file was written (nanoseconds), how large it is, and when anything about it was changed."""
_FULL = {errno.ENOSPC, errno.EDQUOT, errno.EFBIG}
_CLOSED = {errno.EROFS, errno.EACCES, errno.EPERM}
_PATIENCE = (0.01, 0.02, 0.04, 0.06, 0.1)
"""Seconds to wait before asking again for a file that another program has open on Windows."""
_SPARE = re.compile(r".*?\.(?:kupola|json|bak|txt|db)(?:\.(\d+))?\.tmp")
"""What we call a file that is being written; others' temporary files are none of ours."""
_CALM = getattr(os, "O_NONBLOCK", 0)
"""How files are opened for reading: a pipe that took a file's place since it was looked at must not be waited for."""


class UnusualFile(OSError):
    """Says that what lies in a file's place is none that could be read: a folder, a pipe, a device, far too large."""


class HeldFile(OSError):
    """Says that another program has a file open, so that Windows lets nothing take its place."""


class _Taken(Exception):
    """Says that another program gave a file the name that was free a moment ago."""


# ---------------------------------------------------------------------- writing
def replace_file(path: Path, data: bytes, *, durable: bool = True) -> None:
    """Puts a file in place whole or not at all, for the player's account alone; folders are made when missing.

    With `durable` it has reached the disk on return and survives a power cut; without, it is ten times faster and
    survives the end of this process. Raises StoreError; then the old file is still there.
    """
    _put(path, data, move_over, durable=durable)


def add_file(folder: Path, stem: str, suffix: str, data: bytes) -> Path:
    """Puts a new file beside those that a folder holds, `stem suffix` or numbered; returns it, raises StoreError.

    What another program adds in the same moment keeps its place, too.
    """
    for path in numbered(folder, stem, suffix):
        if not is_taken(path):
            with suppress(_Taken):
                _put(path, data, _link)
                return path
    raise AssertionError


def _put(path: Path, data: bytes, place: Callable[[Path, Path], object], *, durable: bool = True) -> None:
    spare = path.with_name(f"{path.name}.{os.getpid()}.tmp")
    try:
        make_private(path.parent)
        with open(spare, "wb", opener=_private) as file:
            file.write(data)
            if durable:
                file.flush()
                os.fsync(file.fileno())
        place(spare, path)
    except _Taken:
        spare.unlink(missing_ok=True)
        raise
    except OSError as error:
        with suppress(OSError):
            spare.unlink(missing_ok=True)
        raise refusal(error, path) from error


def _link(spare: Path, path: Path) -> None:
    """Gives a file its name unless another has it; not every disk knows links."""
    try:
        path.hardlink_to(spare)
    except FileExistsError as error:
        raise _Taken from error
    except OSError:
        move_over(spare, path)
    else:
        spare.unlink()


def move_over(old: Path, new: Path) -> Path:
    """Gives a file another path, over the one that lies there; returns that path.

    On Windows nothing can take the place of a file that another program has open, be it for a moment as whoever looks
    for viruses or copies files into a cloud does: it is asked for again before HeldFile is raised.
    """
    for seconds in _PATIENCE:
        try:
            return old.replace(new)
        except PermissionError:
            if sys.platform != "win32":
                raise
            sleep(seconds)
    raise HeldFile(errno.EACCES, "in use", str(new))


def _private(path: str, flags: int) -> int:
    return os.open(path, flags, 0o600)


def make_private(folder: Path) -> None:
    """Makes a folder that only the player's account can look into, and tightens one that an older version made."""
    if folder.is_dir():
        if _is_too_open(folder):
            with suppress(OSError):  # not every disk knows permissions
                folder.chmod(0o700)
        return
    for missing in reversed([folder, *(parent for parent in folder.parents if not parent.is_dir())]):
        missing.mkdir(mode=0o700, exist_ok=True)


def _is_too_open(folder: Path) -> bool:
    found = folder.stat()
    is_own = os.name == "posix" and found.st_uid == os.getuid() and folder != Path("~").expanduser()
    return is_own and not found.st_mode & stat.S_ISVTX and bool(stat.S_IMODE(found.st_mode) & 0o077)


def sweep(folder: Path) -> None:
    """Removes what was left half written in a folder by a program that does not run any more."""
    for spare in stamps(folder, ".tmp"):
        found = _SPARE.fullmatch(spare.name)
        if found and not _is_running(found[1]):
            with suppress(OSError):
                spare.unlink()


def _is_running(process: str | None) -> bool:
    """Tells whether a process runs; Windows is not asked, for there nobody can remove a file that is being written."""
    if process is None or os.name != "posix":
        return False
    try:
        os.kill(int(process), 0)
    except (ProcessLookupError, OverflowError):
        return False
    except PermissionError:
        return True
    return True


def refusal(error: OSError, path: Path, *, is_reading: bool = False) -> StoreError:
    """Returns what to tell the player about an error of the disk at that path."""
    folder = str(path.parent)
    if isinstance(error, UnusualFile):
        return StoreError("ui.saves.error_no_save")
    if isinstance(error, HeldFile):
        return StoreError("ui.saves.error_held", folder=folder)
    if is_reading:
        return StoreError("ui.saves.error_reading", folder=folder)
    if error.errno in _FULL:
        return StoreError("ui.saves.error_disk_full", folder=folder)
    if error.errno in _CLOSED:
        return StoreError("ui.saves.error_read_only", folder=folder)
    return StoreError("ui.saves.error_disk", folder=folder)


def free_path(folder: Path, stem: str, suffix: str) -> Path:
    """Returns a path in the folder that no file has yet: `stem suffix`, else with a number from 2 on."""
    return next(path for path in numbered(folder, stem, suffix) if not is_taken(path))


def numbered(folder: Path, stem: str, suffix: str) -> Iterator[Path]:
    """Returns `stem suffix` in a folder, then the same with numbers from 2 on."""
    yield folder / f"{stem}{suffix}"
    yield from (folder / f"{stem} ({number}){suffix}" for number in count(2))


def is_taken(path: Path) -> bool:
    """Tells whether a file has that path."""
    try:
        return path.exists()
    except OSError:  # a folder that cannot be looked into cannot be written to either: writing will tell
        return False


# ---------------------------------------------------------------------- reading
def stamps(folder: Path, *endings: str) -> dict[Path, Stamp]:
    """Returns the files of a folder that are ours by their endings; nothing when it cannot be looked into.

    Folders, pipes and links that lead to none are not looked at. What each file's stamp says is new once it is written.
    """
    found = dict[Path, Stamp]()
    with suppress(OSError), os.scandir(folder) as entries:
        for entry in entries:
            with suppress(OSError):
                if is_ours(entry.name, *endings) and entry.is_file():
                    seen = entry.stat()
                    found[folder / entry.name] = (seen.st_mtime_ns, seen.st_size, seen.st_ctime_ns)
    return found


@contextmanager
def opened(path: Path) -> Iterator[BinaryIO]:
    """Opens a usual file of a usual size for reading; raises OSError, UnusualFile for anything else in its place."""
    _check(path.stat())
    with open(path, "rb", opener=lambda name, flags: os.open(name, flags | _CALM)) as file:
        _check(os.fstat(file.fileno()))
        yield file


def _check(found: os.stat_result) -> None:
    if not stat.S_ISREG(found.st_mode) or found.st_size > LARGEST:
        raise UnusualFile


def read_file(path: Path) -> bytes:
    """Returns what a file holds; raises OSError as `opened`."""
    with opened(path) as file:
        return file.read(LARGEST)


def read_json(path: Path) -> Any:
    """Returns the value of a JSON file, None when there is no such file; raises ValueError when it is damaged."""
    try:
        return json.loads(read_file(path))
    except (FileNotFoundError, NotADirectoryError):
        return None
    except (OSError, RecursionError) as error:
        raise ValueError(path.name) from error


def read_version(path: Path, version: int) -> dict[str, Any] | None:
    """Returns the mapping of a JSON file of a version of ours, None when there is no such file.

    Raises ValueError when the file is damaged or of another version.
    """
    plain = read_json(path)
    if plain is not None and not (isinstance(plain, dict) and plain.get("version") == version):
        raise ValueError(path.name)
    return plain


def write_json(path: Path, value: Any) -> None:
    """Puts a JSON file in place; raises StoreError."""
    replace_file(path, (json.dumps(value, ensure_ascii=False, indent=2) + "\n").encode(errors="replace"))


def set_aside(path: Path) -> None:
    """Keeps a damaged file beside as `.bad`, so that a new one can be written and nothing is lost."""
    with suppress(OSError):
        move_over(path, path.with_name(path.name + ".bad"))
