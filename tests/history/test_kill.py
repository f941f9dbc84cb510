"""A program killed at any moment of a game's end loses at most the last line: the game and its evening come back."""

import os
import shutil
import signal
import sqlite3
from functools import cache, partial
from itertools import count
from pathlib import Path
from typing import Any

import pytest

from game.engine.autosaver import Autosaver
from game.history import database, replays, schema
from game.history.evenings import games_of
from game.history.history import History
from game.saves.evening import Evening, read_evening, write_evening
from game.saves.paths import Paths
from game.saves.store import Store
from game.session.session import Session
from tests.breadth import wide
from tests.history.games import ANNA, BELA, person
from tests.history.test_database import filled, older
from tests.session.games import new_game, play
from tests.trials.killing import Deeds, Say, killed_at, left_overs

pytestmark = pytest.mark.skipif(not hasattr(os, "fork"), reason="processes are forked")
EVENING = Evening("e" * 16, (person("Anna", ANNA), person("Béla", BELA, "cobalt")), ("pebbles",) * 3)
_NEVER, _INSTRUCTIONS = 1 << 30, 4
_LAST, _SEED = 3, 7
_STRIDES = (7, 19)
"""Of the moments at which a program can be killed, on files and in the database, every so many-th is tried daily."""


def nothing(session: Session) -> tuple[()]:
    return ()


@cache
def _whole() -> Session:
    return play(new_game(*EVENING.players, seed=_SEED), 400, _SEED)


def last_lines() -> Session:
    """Returns a game of an evening that has so many entries before it."""
    whole = _whole()
    session = whole.branch(whole.numbers[-1 - _LAST])
    session.evening = EVENING.id
    return session


def end_of_a_game(instruction: int = _NEVER) -> Deeds:
    """Plays the last entries; takes at which instruction of the database (in fours) the process kills itself."""

    def deeds(home: Path, say: Say) -> None:
        paths, done = Paths(home), 0

        def tick() -> int:
            nonlocal done
            done += 1
            if done == instruction:
                os.kill(os.getpid(), signal.SIGKILL)
            return 0

        write_evening(paths.evening, EVENING)
        say("begun")
        connection = database.connect(paths.history)
        history = History(paths.history, connection)
        connection.set_progress_handler(tick, _INSTRUCTIONS)
        autosaver = Autosaver(Store(paths), partial(_look, history))
        session = last_lines()
        autosaver.begin(session)
        while True:
            assert autosaver.keep(session) is None
            say(f"kept {session.number}")
            if session.is_over:
                break
            play(session, 1, _SEED)
        say("added")
        autosaver.finish(session)
        write_evening(paths.evening, EVENING)
        history.close()
        autosaver.close()
        Store(paths).unfinished()

    return deeds


def _look(history: History, path: Path) -> None:
    replays.look(history, path, nothing)


def check(home: Path, words: list[str]) -> None:
    """Starts again as the next program does, and looks for what was told to be kept."""
    paths = Paths(home)
    told = [int(word.split()[1]) for word in words if word.startswith("kept")]
    store = Store(paths)
    found = [*store.unfinished(), *store.replays()]
    assert left_overs(home) == []
    assert len(found) == 1 if told else len(found) <= 1, "a ghost, or nothing at all"
    for saved in found:
        session, notice = Session.resume(store.read(saved.path))
        assert notice is None and session.evening == EVENING.id
        assert session.number >= max(told, default=0) and session.is_over == bool(store.replays())
    evening, notice = read_evening(paths.evening)
    assert notice is None and (evening == EVENING or not words)
    history, left = replays.opened(paths, {}, nothing)
    assert left is None
    for path in replays.found(history, paths):
        replays.look(history, path, nothing)
    assert (
        len(games_of(history, EVENING.id)) == len(store.replays()) == history.rows("SELECT count(*) FROM games")[0][0]
    )
    assert history.rows("SELECT count(*) FROM seats WHERE person IS NOT NULL") == [(2 * len(store.replays()),)]
    if "added" in words:
        assert len(store.replays()) == 1
    history.close()


@pytest.mark.timeout(1800)
def test_killed_at_many_moments_of_its_end_a_game_is_lost_by_a_line_at_most(tmp_path: Path) -> None:
    _whole()
    strides = wide(_STRIDES, [1, 1])
    for inside, stride in enumerate(strides):
        number, kills = 1, 0
        while True:
            place = tmp_path / f"{inside}{number}"
            deeds = end_of_a_game(number if inside else _NEVER)
            words, is_killed = killed_at(_NEVER if inside else number, place, deeds)
            check(place, words)
            if not is_killed:
                break
            kills += 1
            number += stride
        print(f"\nkilled {kills} times {'in the database' if inside else 'on files'}, every {stride}. moment")
        assert kills >= 4


# ---------------------------------------------------------------------- an older version
def migration(instruction: int = _NEVER) -> Deeds:
    """Opens a database of the first version; takes at which instruction (in fours) the process kills itself."""

    def deeds(home: Path, say: Say) -> None:
        connect, ticks = sqlite3.connect, count(1)

        def tick() -> int:
            if next(ticks) == instruction:
                os.kill(os.getpid(), signal.SIGKILL)
            return 0

        def watched(*given: Any, **more: Any) -> sqlite3.Connection:
            made: sqlite3.Connection = connect(*given, **more)
            made.set_progress_handler(tick, _INSTRUCTIONS)
            return made

        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(sqlite3, "connect", watched)
            History.open(Paths(home).history).close()
        say("migrated")

    return deeds


@pytest.mark.timeout(1800)
@pytest.mark.parametrize("stride", wide([90], [1]))
def test_killed_while_an_older_version_is_migrated_it_keeps_every_game(tmp_path: Path, stride: int) -> None:
    model = tmp_path / "model"
    filled(Paths(model).history)
    older(Paths(model).history, 1)
    for inside in (False, True):
        number, kills = 1, 0
        while True:
            home = tmp_path / f"{inside}{number}"
            shutil.copytree(model, home)
            path = Paths(home).history
            deeds = migration(number if inside else _NEVER)
            _, is_killed = killed_at(_NEVER if inside else number, home, deeds)
            history = History.open(path)
            history.check()
            assert history.rows("SELECT count(*) FROM games") == [(3,)]
            assert history.rows("PRAGMA user_version") == [(schema.VERSION,)]
            history.close()
            copy = sqlite3.connect(path.with_suffix(".1.bak"))
            assert copy.execute("SELECT count(*) FROM games").fetchone() == (3,)
            copy.close()
            kills += is_killed
            if not is_killed:
                break
            number += stride if inside else -(-stride // 10)
        assert kills
