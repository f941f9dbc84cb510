"""Writes files so that nothing is ever half there, and reads the small ones back."""

import errno
import json
import os
from contextlib import suppress
from pathlib import Path
from typing import Any

from game.saves.trouble import StoreError

_FULL = {errno.ENOSPC, errno.EDQUOT, errno.EFBIG}
_CLOSED = {errno.EROFS, errno.EACCES, errno.EPERM}


def replace_file(path: Path, data: bytes, *, durable: bool = True) -> None:
    """Puts a file in place whole or not at all; folders are made when missing.

    With `durable` it has reached the disk on return and survives a power cut; without, it is ten times faster and
    survives the end of this process. Raises StoreError; then the old file is still there.
    """
    spare = path.with_name(path.name + ".tmp")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        with spare.open("wb") as file:
            file.write(data)
            if durable:
                file.flush()
                os.fsync(file.fileno())
        spare.replace(path)
    except OSError as error:
        with suppress(OSError):
            spare.unlink(missing_ok=True)
        raise refusal(error, path) from error


def refusal(error: OSError, path: Path) -> StoreError:
    """Returns what to tell the player about an error of the disk at that path."""
    folder = str(path.parent)
    if error.errno in _FULL:
        return StoreError("ui.saves.error_disk_full", folder=folder)
    if error.errno in _CLOSED:
        return StoreError("ui.saves.error_read_only", folder=folder)
    return StoreError("ui.saves.error_disk", folder=folder)


def free_path(folder: Path, stem: str, suffix: str) -> Path:
    """Returns a path in the folder that no file has yet: `stem suffix`, else with a number from 2 on."""
    path, number = folder / f"{stem}{suffix}", 2
    with suppress(OSError):  # a folder that cannot be looked into cannot be written to either: writing will tell
        while path.exists():
            path, number = folder / f"{stem} ({number}){suffix}", number + 1
    return path


def read_json(path: Path) -> Any:
    """Returns the value of a JSON file, None when there is no such file; raises ValueError when it is damaged."""
    try:
        return json.loads(path.read_bytes())
    except (FileNotFoundError, NotADirectoryError):
        return None
    except (OSError, RecursionError) as error:
        raise ValueError(path.name) from error


def write_json(path: Path, value: Any) -> None:
    """Puts a JSON file in place; raises StoreError."""
    replace_file(path, (json.dumps(value, ensure_ascii=False, indent=2) + "\n").encode(errors="replace"))


def set_aside(path: Path) -> None:
    """Keeps a damaged file beside as `.bad`, so that a new one can be written and nothing is lost."""
    with suppress(OSError):
        path.replace(path.with_name(path.name + ".bad"))
