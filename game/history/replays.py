"""Reads finished games from replays: those that just ended, those of older versions, those of another folder."""

import shutil
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path

from game.history.adding import Looked, Namesakes
from game.history.database import DamagedHistory, doubting, set_aside
from game.history.finished import FinishedGame, Kinds, finished_game
from game.history.history import History
from game.history.salvage import Salvaged, is_plausible, salvaged
from game.saves.autosave import SUFFIX, read
from game.saves.files import add_file, read_file, refusal, replace_file, stamps
from game.saves.parsing import claimed
from game.saves.paths import Paths
from game.saves.trouble import DamagedSave, Notice, SaveError, StoreError, Trouble
from game.session.session import Session

_NAMED = 5
"""So many damaged games are told by name."""
Left = Sequence[Salvaged]
"""Games of a damaged history that no replay has brought back so far."""
Count = Callable[[Session], Kinds]
"""Finds everybody's points by kind in a finished game."""


class GoesOn(DamagedSave):
    """Says that a save holds a game that is not over yet."""


def read_game(path: Path, count: Count) -> FinishedGame:
    """Returns the game of a replay; raises SaveError where it holds none that is over and whole, or StoreError."""
    with doubting():
        return _read_game(path, count)


def _read_game(path: Path, count: Count) -> FinishedGame:
    record = read(path)
    session, _ = Session.resume(record)
    if not session.is_over and not record.lost:
        raise GoesOn("history.error_goes_on")
    if record.lost or record.is_torn:
        raise DamagedSave("ui.saves.error_damaged")
    if not record.label.written:
        record = replace(record, label=replace(record.label, written=_changed(path)))
    game = finished_game(session, record, count(session))
    if not is_plausible(game):
        raise DamagedSave("ui.saves.error_damaged")
    return game


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
    except (DamagedSave, DamagedHistory):
        history.pass_over(file)
        return False
    except (Trouble, OSError):
        return False
    return history.add(game, file)


def claim(history: History, paths: Paths, digest: str, name: str, person: str, count: Count) -> None:
    """Makes a game that was played under a name alone a person's, in the history and in the replays that hold it.

    Raises what the history raises, and StoreError when a replay cannot be written: then the history alone knows.
    """
    for (game,) in history.rows("SELECT id FROM games WHERE digest = ?", digest):
        history.adopt_game(person, name, game)
        files = history.rows("SELECT name FROM files WHERE game = ?", game)
        for path in (paths.replays / file for (file,) in files):
            with suppress(SaveError, FileNotFoundError):
                replace_file(path, claimed(read_file(path), name, person))
                look(history, path, count)


# ---------------------------------------------------------------------- opening
def opened(paths: Paths, namesakes: Namesakes, count: Count) -> tuple[History, Left | None]:
    """Returns the history of a home, None if it was whole, else what `mended` returns.

    A damaged one is set aside, and what can still be read of it is in the new one; `found` has the rest. Raises
    NewerHistory, and StoreError when the disk refuses.
    """
    try:
        return _checked(paths, namesakes), None
    except DamagedHistory:
        return mended(paths, namesakes, count)


def mended(paths: Paths, namesakes: Namesakes, count: Count) -> tuple[History, Left]:
    """Sets the history of a home aside; returns a new one with what can still be read of it, and what is not whole.

    Games that were damaged are read from their replays; where none is found, what is left of the games is kept. Nobody
    may have it open. Raises what `opened` raises.
    """
    aside = set_aside(paths.history)
    history = _checked(paths, namesakes)
    all_there = _salvaged(aside)
    damaged = [each for each in all_there if not each.is_whole]
    found = {each.game.digest: each.game for each in all_there if each.game and each.is_whole}
    found.update({game.digest: game for each in damaged if (game := _from_replay(each, paths, count))})
    for game in _beside(history):
        found.setdefault(game.digest, game)
    left = [each for each in damaged if not any(_is_same(each, game) for game in found.values())]
    found.update({each.game.digest: each.game for each in left if each.game})
    history.renew(found.values())
    return history, left


def still_damaged(history: History, left: Left) -> list[Notice]:
    """Returns what to tell about damaged games once all replays were looked at: which are kept in part, which lost.

    One of which nothing at all can be read may be any of those that were found.
    """
    files = {digest for (digest,) in history.rows("SELECT digest FROM games JOIN files ON game = id")}
    part = [each.name for each in left if each.game and each.game.digest not in files]
    gone = [each for each in left if not each.game and any(each.marks)]
    known = list(history.games()) if gone else []
    lost = [each.name for each in gone if not any(_is_same(each, game) for game in known)]
    return [
        Notice(key, {"games": ", ".join(names[:_NAMED]) + (" …" if len(names) > _NAMED else ""), "count": len(names)})
        for key, names in (("history.notice_part", part), ("history.notice_lost", lost))
        if names
    ]


def _from_replay(damaged: Salvaged, paths: Paths, count: Count) -> FinishedGame | None:
    """Returns a damaged game as its replay has it, None where that is gone."""
    for path in (folder / Path(name).name for name in damaged.files for folder in (paths.replays, paths.trash)):
        with suppress(Trouble, OSError, ValueError):
            game = read_game(path, count)
            if _is_same(damaged, game):
                return game
    return None


def _is_same(damaged: Salvaged, whole: FinishedGame) -> bool:
    """Tells whether a whole game is a damaged one, as far as can be said of that."""
    digest, *dealt = damaged.marks
    return digest == whole.digest or dealt == [whole.deal, whole.ended]


def _checked(paths: Paths, namesakes: Namesakes) -> History:
    history = History.open(paths.history, namesakes)
    try:
        history.check()
    except Trouble:
        history.close()
        raise
    return history


def found(history: History, paths: Paths) -> list[Path]:
    """Returns what is to be looked at: replays that a history does not know, for an empty one also in the trash."""
    is_empty = not history.rows("SELECT 1 FROM files LIMIT 1")
    return [*unknown(history, paths.replays), *(unknown(history, paths.trash) if is_empty else ())]


# ---------------------------------------------------------------------- another folder, and all anew
def offered(folder: Path) -> list[Path]:
    """Returns the saves of a folder, and of its replays where it is the home of another program.

    Raises StoreError when there is no such folder.
    """
    if not folder.is_dir():
        raise StoreError("history.error_no_folder", folder=str(folder))
    return sorted((*stamps(folder, SUFFIX), *stamps(Paths(folder).replays, SUFFIX)))


def bring(history: History, path: Path, paths: Paths, count: Count) -> bool:
    """Copies a finished game to the replays and adds it, if the history does not know it; returns whether it was new.

    Raises what `read_game` raises, and StoreError when the disk refuses.
    """
    game = read_game(path, count)
    if history.rows("SELECT 1 FROM games WHERE digest = ?", game.digest):
        return False
    try:
        copy = add_file(paths.replays, path.stem, SUFFIX, read_file(path))
    except OSError as error:
        raise refusal(error, path, is_reading=True) from error
    with suppress(OSError):  # when it ended may be told by nothing else
        shutil.copystat(path, copy)
        copy.chmod(0o600)
    return history.add(game, Looked.at(copy))


def rebuild(history: History, paths: Paths, count: Count) -> int:
    """Makes all of a history anew; returns how many games it holds then.

    What a replay says goes before what the database said: points by kind may be counted better by now. Games whose
    replays are gone stay as they were.
    """
    found = {game.digest: game for game in (*_beside(history), *history.games())}
    for folder in (paths.trash, paths.replays):
        for path in stamps(folder, SUFFIX):
            with suppress(Trouble, OSError):
                game = read_game(path, count)
                found[game.digest] = game
    history.renew(found.values())
    return len(found)


def _beside(history: History) -> Iterator[FinishedGame]:
    """Yields the whole games of databases that lie beside a history: damaged ones, and copies of older versions."""
    for path in sorted(stamps(history.path.parent, ".bad", ".bak")):
        if path.name.startswith(history.path.stem):
            yield from (each.game for each in _salvaged(path) if each.game and each.is_whole)


def _salvaged(path: Path) -> list[Salvaged]:
    """Returns what can be read of a database that lies beside a history, nothing where it is none."""
    with suppress(Trouble):
        return salvaged(path) if path.is_file() else []
    return []
