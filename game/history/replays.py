"""Reads finished games from replays: those that just ended, those of older versions, those of another folder."""

import shutil
from collections.abc import Callable, Iterator
from contextlib import suppress
from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path

from game.history.adding import Looked, Namesakes
from game.history.database import DamagedHistory, set_aside
from game.history.finished import FinishedGame, Kinds, finished_game
from game.history.history import History
from game.saves.autosave import SUFFIX, read
from game.saves.files import add_file, read_file, refusal, stamps
from game.saves.paths import Paths
from game.saves.trouble import DamagedSave, Notice, StoreError, Trouble
from game.session.session import Session

Count = Callable[[Session], Kinds]
"""Finds everybody's points by kind in a finished game."""


def read_game(path: Path, count: Count) -> FinishedGame:
    """Returns the game of a replay; raises SaveError where it holds none that is over and whole, or StoreError."""
    record = read(path)
    session, _ = Session.resume(record)
    if not session.is_over or record.lost or record.is_torn:
        raise DamagedSave("ui.saves.error_damaged")
    if not record.label.written:
        record = replace(record, label=replace(record.label, written=_changed(path)))
    return finished_game(session, record, count(session))


def _changed(path: Path) -> str:
    try:
        return datetime.fromtimestamp(path.stat().st_mtime, UTC).isoformat(timespec="milliseconds")
    except OSError as error:
        raise refusal(error, path, is_reading=True) from error


def unknown(history: History, folder: Path) -> list[Path]:
    """Returns the replays of a folder that a history does not know as they are now, the oldest first."""
    found = dict[Looked, Path]()
    for path in stamps(folder, SUFFIX):
        with suppress(OSError):
            found[Looked.at(path)] = path
    return sorted((found[file] for file in history.unknown(found)), key=lambda path: path.name)


def look(history: History, path: Path, count: Count) -> bool:
    """Adds the game of a replay; returns whether it is new. Raises what the history raises.

    A damaged one is not looked at again before it changes; one that a newer program wrote is.
    """
    try:
        file = Looked.at(path)
        game = read_game(path, count)
    except DamagedSave:
        history.pass_over(file)
        return False
    except (Trouble, OSError):
        return False
    return history.add(game, file)


# ---------------------------------------------------------------------- opening
def opened(paths: Paths, namesakes: Namesakes) -> tuple[History, Notice | None]:
    """Returns the history of a home and what to tell about it, if anything.

    A damaged one is set aside, and what can still be read of it is in the new one; `found` has the rest. Raises
    NewerHistory, and StoreError when the disk refuses.
    """
    try:
        return _checked(paths, namesakes), None
    except DamagedHistory as damage:
        return mended(paths, namesakes), damage.notice


def mended(paths: Paths, namesakes: Namesakes) -> History:
    """Sets the history of a home aside and returns a new one with what can still be read of it; `found` has the rest.

    Nobody may have it open. Raises what `opened` raises.
    """
    set_aside(paths.history)
    history = _checked(paths, namesakes)
    for game in _beside(history):
        history.add(game)
    return history


def _checked(paths: Paths, namesakes: Namesakes) -> History:
    history = History.open(paths.history, namesakes)
    try:
        history.check()
        history.unknown(())
    except Trouble:
        history.close()
        raise
    return history


def found(history: History, paths: Paths) -> list[Path]:
    """Returns what is to be looked at: replays that a history does not know, for an empty one also in the trash."""
    is_empty = not history.rows("SELECT 1 FROM files LIMIT 1")
    return [*unknown(history, paths.replays), *(unknown(history, paths.trash) if is_empty else ())]


# ---------------------------------------------------------------------- another folder, and all anew
def brought(history: History, folder: Path, paths: Paths, count: Count) -> Iterator[tuple[Path, bool | None]]:
    """Copies the finished games of a folder to the replays and adds them.

    Where the folder is the home of another program, its replays are taken, too. Yields each file and whether its game
    was new, None where it holds none that is over. What the history knows is not copied. Raises StoreError when there
    is no such folder, or the disk refuses.
    """
    if not folder.is_dir():
        raise StoreError("history.error_no_folder", folder=str(folder))
    for path in sorted((*stamps(folder, SUFFIX), *stamps(Paths(folder).replays, SUFFIX))):
        try:
            game = read_game(path, count)
            data = read_file(path)
        except (Trouble, OSError):
            yield path, None
            continue
        if is_new := not history.rows("SELECT 1 FROM games WHERE digest = ?", game.digest):
            copy = add_file(paths.replays, path.stem, SUFFIX, data)
            with suppress(OSError):  # when it ended may be told by nothing else
                shutil.copystat(path, copy)
                copy.chmod(0o600)
            history.add(game, Looked.at(copy))
        yield path, is_new


def rebuild(history: History, paths: Paths, count: Count) -> int:
    """Makes all of a history anew; returns how many games it holds then.

    What a replay says goes before what the database said: points by kind may be counted better by now. Games whose
    replays are gone stay as they were.
    """
    found = {game.digest: game for game in (*_beside(history), *history.readable())}
    for folder in (paths.trash, paths.replays):
        for path in stamps(folder, SUFFIX):
            with suppress(Trouble, OSError):
                game = read_game(path, count)
                found[game.digest] = game
    history.renew(found.values())
    return len(found)


def _beside(history: History) -> Iterator[FinishedGame]:
    """Yields the games of databases that lie beside a history: damaged ones, and copies of older versions."""
    for path in sorted(stamps(history.path.parent, ".bad", ".bak")):
        if not path.name.startswith(history.path.stem):
            continue
        with suppress(Trouble):
            other = History.salvage(path)
            try:
                yield from other.readable()
            finally:
                other.close()
