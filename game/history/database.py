"""Opens the database of the history: made, migrated and checked, or set aside when it is damaged."""

import os
import sqlite3
from collections.abc import Iterator, Sequence
from contextlib import closing, contextmanager, suppress
from pathlib import Path
from zlib import crc32

from game.history import schema
from game.saves.files import free_path, make_private, refusal, replace_file
from game.saves.trouble import SaveError, StoreError, Trouble

WAIT_SECONDS = 5.0
"""How long one program waits while another one writes."""
_BESIDE = ("-wal", "-shm", "-journal")
_LONGEST = 4_000_000
"""No cell, and no question, has more bytes."""
_FUTURE = 10_000
"""No program writes so high a version: damage does."""
_CLOSED = {sqlite3.SQLITE_READONLY, sqlite3.SQLITE_PERM, sqlite3.SQLITE_CANTOPEN, sqlite3.SQLITE_AUTH}
_BUSY = {sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED}


class DamagedHistory(SaveError):
    """Says that the database cannot be trusted any more."""


class NewerHistory(SaveError):
    """Says that a newer version of the program wrote the database."""


class BusyHistory(StoreError):
    """Says that another program writes the database for longer than one waits."""


@contextmanager
def doubting() -> Iterator[None]:
    """Takes whatever is raised, and is no Trouble, for damage: what was written can be read."""
    try:
        yield
    except Trouble:
        raise
    except Exception as error:
        raise DamagedHistory("history.notice_damaged") from error


@contextmanager
def troubles(path: Path) -> Iterator[None]:
    """Turns what SQLite says of a database into what a player is told.

    Raises DamagedHistory, BusyHistory or, for a disk that refuses, StoreError.
    """
    try:
        with doubting():
            yield
    except DamagedHistory as damage:
        error = damage.__cause__
        code, folder = getattr(error, "sqlite_errorcode", 0) & 0xFF, str(path.parent)  # the rest only says more
        if code in _BUSY:
            raise BusyHistory("history.error_busy") from error
        if code == sqlite3.SQLITE_FULL:
            raise StoreError("ui.saves.error_disk_full", folder=folder) from error
        if code in _CLOSED:
            raise StoreError("ui.saves.error_read_only", folder=folder) from error
        if code == sqlite3.SQLITE_IOERR:
            raise StoreError("ui.saves.error_disk", folder=folder) from error
        raise


def connect(path: Path) -> sqlite3.Connection:
    """Returns a connection to the database in a file, with the tables of the version that it has.

    A file that is not there is made; one of an older version is copied to `.<version>.bak`. Raises NewerHistory, and
    what `troubles` raises.
    """
    with troubles(path):
        _make(path)
        made = sqlite3.connect(path, timeout=WAIT_SECONDS, isolation_level=None, check_same_thread=False)
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
        for each in (path, *(path.with_name(path.name + end) for end in _BESIDE)):
            if os.path.lexists(each) and not each.is_file():  # a folder, or a pipe that nobody fills
                raise DamagedHistory("history.notice_damaged")
        os.close(os.open(path, os.O_RDWR | os.O_CREAT, 0o600))
    except OSError as error:
        raise refusal(error, path) from error


def _prepare(path: Path, made: sqlite3.Connection) -> None:
    made.setlimit(sqlite3.SQLITE_LIMIT_LENGTH, _LONGEST)
    with suppress(sqlite3.OperationalError):  # a disk that cannot do it, or another program at this very moment
        made.execute("PRAGMA journal_mode = WAL")
    made.execute("PRAGMA synchronous = NORMAL")
    found = version(made)
    if schema.VERSION < found < _FUTURE:
        raise NewerHistory("history.notice_newer")
    if found in range(1, schema.VERSION):
        replace_file(path.with_suffix(f".{found}.bak"), made.serialize())
    elif found != schema.VERSION:
        with transaction(made):
            if version(made) != schema.VERSION:  # another program may just have made them
                lay_out(made)


def version(made: sqlite3.Connection) -> int:
    """Returns the version of the tables in a database, 0 when there are none."""
    found: int = made.execute("PRAGMA user_version").fetchone()[0]
    return found


def lay_out(made: sqlite3.Connection) -> None:
    """Makes the tables of the present version where there are none."""
    for statement in schema.TABLES:
        made.execute(statement)
    made.execute(f"PRAGMA user_version = {schema.VERSION}")


def clear(made: sqlite3.Connection) -> None:
    """Takes all tables away, whichever version they are of."""
    for (name,) in made.execute("SELECT name FROM sqlite_master WHERE type = 'table'").fetchall():
        made.execute(f'DROP TABLE "{name}"')


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


# ---------------------------------------------------------------------- rows and their checksums
def write(made: sqlite3.Connection, table: str, row: Sequence[object]) -> None:
    """Writes a row with its checksum, in the place of one with the same key."""
    marks = ", ".join("?" * (len(row) + 1))
    made.execute(f"INSERT OR REPLACE INTO {table} VALUES ({marks})", (*row, checksum(row)))


def checksum(row: Sequence[object]) -> int:
    """Returns what tells whether a row is what was written: SQLite does not see when one of its cells is spoilt."""
    return crc32(ascii(tuple(row)).encode())


def check(path: Path, made: sqlite3.Connection) -> None:
    """Reads the whole database; raises DamagedHistory when it is not what was written."""
    with troubles(path):
        is_whole = (
            _laid_out(made) == _expected()
            and made.execute("PRAGMA integrity_check(1)").fetchone() == ("ok",)
            and not made.execute("PRAGMA foreign_key_check").fetchone()
            and not made.execute(_SEATS_MISSING).fetchone()
            and all(
                checksum(row) == found
                for table in ("games", "seats", "files")
                for *row, found in made.execute(f"SELECT * FROM {table}")
            )
        )
    if not is_whole:
        raise DamagedHistory("history.notice_damaged")


_SEATS_MISSING = "SELECT 1 FROM games WHERE seats != (SELECT count(*) FROM seats WHERE game = id) LIMIT 1"


def _laid_out(made: sqlite3.Connection) -> list[tuple[str, str, str]]:
    """Returns the tables, indexes, views and triggers of a database, without what SQLite makes for itself."""
    question = "SELECT type, name, sql FROM sqlite_master WHERE name NOT LIKE 'sqlite%' ORDER BY name"
    return made.execute(question).fetchall()


def _expected() -> list[tuple[str, str, str]]:
    with closing(sqlite3.connect(":memory:", isolation_level=None)) as empty:
        lay_out(empty)
        return _laid_out(empty)


def set_aside(path: Path) -> Path:
    """Gives a damaged database another name, with what belongs to it; returns where it lies then. Raises StoreError."""
    aside = free_path(path.parent, path.stem, ".bad")
    try:
        for end in ("", *_BESIDE):
            each = path.with_name(path.name + end)
            mark = end if each.is_file() else end.replace("-", ".")  # SQLite would wait for a pipe as a journal
            with suppress(FileNotFoundError):
                each.replace(aside.with_name(aside.name + mark))
    except OSError as error:
        raise refusal(error, path) from error
    return aside
