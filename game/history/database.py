"""Opens the database of the history: made, migrated and checked, or set aside when it is damaged."""

import os
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from game.history import schema
from game.saves.files import free_path, make_private, refusal, replace_file
from game.saves.trouble import SaveError, StoreError

_WAIT_SECONDS = 5.0
"""How long one program waits while another one writes."""
_BESIDE = ("-wal", "-shm")
_CLOSED = {sqlite3.SQLITE_READONLY, sqlite3.SQLITE_PERM, sqlite3.SQLITE_CANTOPEN, sqlite3.SQLITE_AUTH}
_BUSY = {sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED}


class DamagedHistory(SaveError):
    """Says that the database cannot be trusted any more."""


class NewerHistory(SaveError):
    """Says that a newer version of the program wrote the database."""


class BusyHistory(StoreError):
    """Says that another program writes the database for longer than one waits."""


@contextmanager
def troubles(path: Path) -> Iterator[None]:
    """Turns what SQLite says of a database into what a player is told.

    Raises DamagedHistory, BusyHistory or, for a disk that refuses, StoreError.
    """
    try:
        yield
    except sqlite3.Error as error:
        if not hasattr(error, "sqlite_errorcode"):  # not the database but whoever asked
            raise
        code, folder = error.sqlite_errorcode & 0xFF, str(path.parent)  # the rest of a code only says more
        if code in _BUSY:
            raise BusyHistory("history.error_busy") from error
        if code == sqlite3.SQLITE_FULL:
            raise StoreError("ui.saves.error_disk_full", folder=folder) from error
        if code in _CLOSED:
            raise StoreError("ui.saves.error_read_only", folder=folder) from error
        if code == sqlite3.SQLITE_IOERR:
            raise StoreError("ui.saves.error_disk", folder=folder) from error
        raise DamagedHistory("history.notice_damaged") from error


def connect(path: Path) -> sqlite3.Connection:
    """Returns a connection to the database in a file, with the tables of the present version.

    A file that is not there is made; one of an older version is copied to `.<version>.bak` and migrated. Raises
    NewerHistory, and what `troubles` raises.
    """
    with troubles(path):
        _make(path)
        made = sqlite3.connect(path, timeout=_WAIT_SECONDS, isolation_level=None, check_same_thread=False)
        try:
            _prepare(path, made)
        except BaseException:
            made.close()
            raise
        return made


def _make(path: Path) -> None:
    """Makes an empty file for the player's account alone; SQLite gives those beside it the same permissions."""
    try:
        make_private(path.parent)
        os.close(os.open(path, os.O_RDWR | os.O_CREAT, 0o600))
    except OSError as error:
        raise refusal(error, path) from error


def _prepare(path: Path, made: sqlite3.Connection) -> None:
    with suppress(sqlite3.OperationalError):  # a disk that cannot do it, or another program at this very moment
        made.execute("PRAGMA journal_mode = WAL")
    made.execute("PRAGMA synchronous = NORMAL")
    if version(made) in range(1, schema.VERSION):
        _back_up(path, made)
    with transaction(made):
        _migrate(made)


def version(made: sqlite3.Connection) -> int:
    """Returns the version of the tables in a database, 0 when there are none."""
    found: int = made.execute("PRAGMA user_version").fetchone()[0]
    return found


def readable(path: Path) -> sqlite3.Connection:
    """Returns a connection that reads a database as it is; one of an older version in a copy that was migrated."""
    made = sqlite3.connect(f"{path.as_uri()}?mode=ro", uri=True, isolation_level=None)
    if version(made) not in range(1, schema.VERSION):
        return made
    copy = sqlite3.connect(":memory:", isolation_level=None)
    made.backup(copy)
    made.close()
    with transaction(copy):
        _migrate(copy)
    return copy


def _back_up(path: Path, made: sqlite3.Connection) -> None:
    """Copies the database as it is; the copy has its name only when it is whole."""
    replace_file(path.with_suffix(f".{version(made)}.bak"), made.serialize())


def _migrate(made: sqlite3.Connection) -> None:
    """Brings the tables up to the present version, inside a transaction: another program may just have done so."""
    found = version(made)
    if found > schema.VERSION:
        raise NewerHistory("history.notice_newer")
    steps = [schema.MIGRATIONS[number] for number in range(found, schema.VERSION)] if found else [schema.TABLES]
    for statement in (each for step in steps for each in step):
        made.execute(statement)
    if found != schema.VERSION:
        made.execute(f"PRAGMA user_version = {schema.VERSION}")


@contextmanager
def transaction(made: sqlite3.Connection) -> Iterator[None]:
    """Makes all that happens inside one deed of the database: it is done wholly or, after any error, not at all."""
    made.execute("BEGIN IMMEDIATE")
    try:
        yield
    except BaseException:
        with suppress(sqlite3.Error):
            made.execute("ROLLBACK")
        raise
    made.execute("COMMIT")


def check(path: Path, made: sqlite3.Connection) -> None:
    """Reads the whole database; raises DamagedHistory when it is not what SQLite wrote."""
    with troubles(path):
        found = made.execute("PRAGMA quick_check(1)").fetchone()[0]
    if found != "ok":
        raise DamagedHistory("history.notice_damaged")


def set_aside(path: Path) -> Path:
    """Gives a damaged database another name, with what belongs to it; returns where it lies then. Raises StoreError."""
    aside = free_path(path.parent, path.stem, ".bad")
    try:
        for beside in _BESIDE:
            with suppress(FileNotFoundError):
                path.with_name(path.name + beside).replace(aside.with_name(aside.name + beside))
        path.replace(aside)
    except OSError as error:
        raise refusal(error, path) from error
    return aside
