"""Keeps two running programs from writing the same game."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import TYPE_CHECKING, Any

from game.saves.files import is_taken, make_private, read_json, set_aside, write_json
from game.saves.trouble import InUse

if TYPE_CHECKING:  # a twentieth of the program's start: loaded where a file is locked first
    from filelock import FileLock

SUFFIX = ".lock"
WAIT_SECONDS = 5.0


class GameLock:
    """A running program's claim on one game: a lock of the operating system, gone with the process however it ends.

    The small file that carries it stays beside the game; removing it while somebody waits would let two in.
    """

    def __init__(self, path: Path) -> None:
        """Takes the game's file."""
        self._path = path.with_suffix(SUFFIX)
        self._lock = _lock(path, 0)

    def take(self) -> bool:
        """Claims the game; returns whether no other program has it.

        A disk that cannot lock keeps nobody from playing: writing tells what is wrong with it.
        """
        from filelock import Timeout

        try:
            make_private(self._path.parent)
            self._lock.acquire()
        except Timeout:
            return False
        except (OSError, NotImplementedError):
            return True
        return True

    def release(self) -> None:
        """Gives the game up."""
        with suppress(OSError):
            self._lock.release()

    def end(self) -> None:
        """Gives up a game that is no longer there, and removes the file of the lock."""
        with suppress(OSError):
            self._path.unlink(missing_ok=True)
        self.release()


def is_claimed(path: Path) -> bool:
    """Tells whether a running program, this one included, has a game open."""
    if not is_taken(path.with_suffix(SUFFIX)):
        return False
    claim = GameLock(path)
    is_free = claim.take()
    claim.release()
    return not is_free


@contextmanager
def waited(path: Path) -> Iterator[None]:
    """Keeps other running programs from a file while it is read and changed, once those that have it are done.

    Raises InUse when that takes too long. A disk that cannot lock keeps nobody from writing.
    """
    from filelock import Timeout

    lock = _lock(path, WAIT_SECONDS)
    try:
        make_private(path.parent)
        lock.acquire()
    except Timeout as error:
        raise InUse("people.error_busy") from error
    except (OSError, NotImplementedError):
        pass
    try:
        yield
    finally:
        with suppress(OSError):
            lock.release()


def _lock(path: Path, seconds: float) -> "FileLock":
    """Returns what locks the small file beside another, and waits for so long."""
    from filelock import FileLock

    # Not "soft": a lock that is a file alone would outlive a program that was killed.
    lock = path.with_suffix(SUFFIX)
    return FileLock(lock, timeout=seconds, mode=0o600, thread_local=False, fallback_to_soft=False)


def change_json(path: Path, changed: Callable[[dict[str, Any]], dict[str, Any]]) -> None:
    """Puts a mapping in place, made of the one that lies there now; a damaged one is set aside. Raises StoreError."""
    with waited(path):
        try:
            plain = read_json(path)
        except ValueError:
            set_aside(path)
            plain = None
        write_json(path, changed(plain if isinstance(plain, dict) else {}))
