"""Runs deeds in a process that kills itself at its n-th operation on files, and tells what it had done until then."""

import builtins
import os
import signal
import sys
import traceback
from collections.abc import Callable
from pathlib import Path
from typing import Any

from game.saves import files

Say = Callable[[str], None]
Deeds = Callable[[Path, Say], None]
"""Takes the folder of the player's files and what is called with a word as soon as something was done."""

_OPERATIONS = {"open", "os.rename", "os.remove", "os.mkdir", "os.chmod", "os.link", "fcntl.flock"}
_PARTS = 3


class _Slow:
    """A file that is written in parts, each an operation by itself."""

    def __init__(self, file: Any, count: Callable[[], None]) -> None:
        self._file, self._count = file, count

    def __enter__(self) -> "_Slow":
        return self

    def __exit__(self, *_: object) -> None:
        self._file.close()

    def write(self, data: bytes) -> None:
        size = len(data) // _PARTS + 1
        for start in range(0, len(data), size):
            self._file.write(data[start : start + size])
            self._file.flush()
            self._count()

    def __getattr__(self, name: str) -> Any:
        return getattr(self._file, name)


def killed_at(number: int, home: Path, deeds: Deeds) -> tuple[list[str], bool]:
    """Does the deeds in a process of its own that is killed right before its n-th operation on files.

    Returns what it said until then, and whether it was killed (it was not when the deeds have fewer operations).
    """
    sys.stdout.flush()
    ear, mouth = os.pipe()
    child = os.fork()
    if child == 0:
        os.close(ear)
        _live(number, home, deeds, mouth)
    os.close(mouth)
    with os.fdopen(ear, "rb") as visible_events:
        words = visible_events.read().decode().split("\n")[:-1]
    _, status = os.waitpid(child, 0)
    assert os.WIFSIGNALED(status) or os.WEXITSTATUS(status) == 0, "\n".join(words)
    return words, os.WIFSIGNALED(status)


def _live(number: int, home: Path, deeds: Deeds, mouth: int) -> None:
    done = 0

    def count() -> None:
        nonlocal done
        done += 1
        if done == number:
            os.kill(os.getpid(), signal.SIGKILL)

    def hook(event: str, details: tuple[Any, ...]) -> None:
        if event in _OPERATIONS and (event == "fcntl.flock" or str(details[0]).startswith(str(home))):
            count()

    def slow(path: Any, mode: str = "r", **how: Any) -> Any:
        file = builtins.open(path, mode, **how)  # noqa: PTH123, SIM115 - it stands in for just this
        return _Slow(file, count) if "w" in mode else file

    vars(files)["open"] = slow
    sys.addaudithook(hook)

    def say(word: str) -> None:
        os.write(mouth, f"{word}\n".encode())

    try:
        deeds(home, say)
    except BaseException:
        os.write(mouth, f"{traceback.format_exc()}\n".encode())
        os._exit(1)
    os._exit(0)


def left_overs(home: Path) -> list[str]:
    """Returns files of a home that belong to no game."""
    games = {path.stem for path in (home / "autosave").glob("*.kupola")}
    beside = [path for path in (home / "autosave").glob("*") if path.name.split(".")[0] not in games]
    return [path.name for path in (*beside, *home.rglob("*.tmp"))]
