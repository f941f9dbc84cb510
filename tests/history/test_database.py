"""The database survives damage, older and newer versions, and programs that write at the same time."""

import sqlite3
import stat
import subprocess
import sys
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import pytest

from game.history import database, schema, wall
from game.history.adding import Looked
from game.history.database import BusyHistory, DamagedHistory, NewerHistory
from game.history.history import History
from game.history.salvage import salvaged
from game.saves.trouble import StoreError
from tests.breadth import wide
from tests.history.games import ANNA, made_up


def filled(path: Path, games: int = 3) -> None:
    history = History.open(path)
    for number in range(games):
        history.add(replace(made_up(number, 50 + number, 40), evening="e" * 16))
    history.close()


def test_the_file_is_its_owners_alone(history: History, path: Path) -> None:
    history.add(made_up(1, 2, 3))
    found = {file.name: stat.S_IMODE(file.stat().st_mode) for file in path.parent.iterdir()}
    assert found == dict.fromkeys(("games.db", "games.db-wal", "games.db-shm"), 0o600)
    assert stat.S_IMODE(path.parent.stat().st_mode) == 0o700


# ---------------------------------------------------------------------- damage
@pytest.mark.parametrize("damage", [b"no database at all" * 100, b"SQLite format 3\0" + b"\xff" * 4000])
def test_what_is_no_database_is_told(path: Path, damage: bytes) -> None:
    path.parent.mkdir()
    path.write_bytes(damage)
    with pytest.raises(DamagedHistory):
        History.open(path)


def test_damage_in_the_middle_is_found_by_the_check(path: Path) -> None:
    filled(path, 200)
    data = bytearray(path.read_bytes())
    data[len(data) // 2 : len(data) // 2 + 3000] = b"\x5a" * 3000
    path.write_bytes(data)
    with pytest.raises(DamagedHistory), closing(History.open(path)) as history:
        history.check()


def test_missing_tables_are_damage(path: Path) -> None:
    filled(path)
    made = sqlite3.connect(path)
    made.execute("DROP TABLE seats")
    made.close()
    with pytest.raises(DamagedHistory), closing(History.open(path)) as history:
        history.add(made_up(9, 1, 2))


@pytest.mark.parametrize("column", ["person", "called", "player", "total", "place", "kinds", "box", "ended", "again"])
@pytest.mark.parametrize("damage", ["CAST(x'80' || {} AS TEXT)", "{} || 'x'", "9223372036854775807", "x'00ff'"])
def test_damage_in_a_single_cell_is_found_by_the_check(path: Path, column: str, damage: str) -> None:
    filled(path)
    made = sqlite3.connect(path)
    made.execute(f"UPDATE seats SET {column} = {damage.format(column)} WHERE game = 2 AND seat = 0")
    made.commit()
    made.close()
    with pytest.raises(DamagedHistory), closing(History.open(path)) as history:
        history.check()


@pytest.mark.parametrize(
    "oddity",
    [
        "UPDATE seats SET total = total + 1 WHERE game = 2 AND seat = 1",
        "UPDATE seats SET total = 91 - total WHERE game = 2",
        "DELETE FROM seats WHERE game = 2 AND seat = 1",
        "DELETE FROM games WHERE id = 2",
        "CREATE VIEW places AS SELECT * FROM games",
        "CREATE TRIGGER lost AFTER INSERT ON games BEGIN DELETE FROM games WHERE id = new.id; END",
        "DROP INDEX seats_of_people",
        "PRAGMA user_version = -1",
    ],
)
def test_what_nobody_wrote_is_found_by_the_check(path: Path, oddity: str) -> None:
    filled(path)
    made = sqlite3.connect(path, isolation_level=None)
    made.execute(oddity)
    made.close()
    with pytest.raises(DamagedHistory), closing(History.open(path)) as history:
        history.check()


def test_a_damaged_file_set_aside_stays_whole_and_the_way_is_free(path: Path) -> None:
    for number in (1, 2):
        filled(path, number)
        data = path.read_bytes()
        aside = database.set_aside(path)
        assert aside.read_bytes() == data
    assert sorted(file.name for file in path.parent.iterdir()) == ["games (2).bad", "games.bad"]


def test_what_can_be_read_of_a_damaged_database_is_read(path: Path) -> None:
    filled(path)
    made = sqlite3.connect(path)
    made.execute("UPDATE seats SET player = '{' WHERE game = 2 AND seat = 0")
    made.execute("UPDATE seats SET total = 9223372036854775807 WHERE game = 3 AND seat = 0")
    made.commit()
    made.close()
    whole, part, lost = salvaged(path)
    assert whole.is_whole and whole.game == replace(made_up(0, 50, 40), evening="e" * 16)
    assert not part.is_whole and part.game and part.game.seats[0].player.name == "p0"
    assert part.game.seats[1] == made_up(1, 51, 40).seats[1]
    assert (lost.is_whole, lost.game, lost.name) == (False, None, "p0, p1 2026-01-03 20:00")


def test_a_disk_that_refuses_is_told_as_such(path: Path) -> None:
    path.parent.write_text("a file where the folder should be")
    with pytest.raises(StoreError):
        History.open(path)


# ---------------------------------------------------------------------- versions
def older(path: Path, version: int) -> None:
    """Makes a database look as an older version of the tables had it."""
    made = sqlite3.connect(path, isolation_level=None)
    for since, statement in (
        (5, "CREATE TABLE sittings AS SELECT id AS game, first, evening FROM games"),
        (5, "DROP INDEX games_of_evenings"),
        *((5, f"ALTER TABLE games DROP COLUMN {column}") for column in ("first", "evening", "checksum")),
        *((5, f"ALTER TABLE {table} DROP COLUMN checksum") for table in ("seats", "files")),
        (5, "CREATE TABLE places (person TEXT, games INTEGER)"),
        (4, "UPDATE seats SET lines = '{}'"),
        (3, "DROP TABLE sittings"),
        (2, "ALTER TABLE seats DROP COLUMN achievements"),
        (2, "DROP INDEX seats_by_total"),
    ):
        if version < since:
            made.execute(statement)
    made.execute(f"PRAGMA user_version = {version}")
    made.close()


@pytest.mark.parametrize("version", range(1, schema.VERSION))
def test_an_older_version_is_copied_and_its_games_are_taken_over(path: Path, version: int) -> None:
    filled(path)
    older(path, version)
    history = History.open(path)
    history.check()
    assert [[seat.total for seat in game.seats] for game in history.games()] == [[50, 40], [51, 40], [52, 40]]
    assert {game.evening for game in history.games()} == {"" if version < 3 else "e" * 16}
    history.close()
    copy = sqlite3.connect(path.with_suffix(f".{version}.bak"))
    assert copy.execute("SELECT count(*) FROM games").fetchone() == (3,)
    assert copy.execute("PRAGMA user_version").fetchone() == (version,)
    copy.close()
    assert [each.is_whole for each in salvaged(path.with_suffix(f".{version}.bak"))] == [True] * 3


def test_taking_over_that_fails_leaves_all_as_it_was(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    filled(path)
    older(path, 1)
    with monkeypatch.context() as broken:
        broken.setattr(schema, "TABLES", (*schema.TABLES, "ALTER TABLE nothing ADD COLUMN place"))
        with pytest.raises(DamagedHistory):
            History.open(path)
    history = History.open(path)
    assert history.rows("SELECT count(*) FROM games") == [(3,)]
    history.close()


def test_replays_are_looked_at_again_for_what_the_first_version_did_not_know(path: Path) -> None:
    history, looked = History.open(path), Looked("a.kupola", 10, 20)
    history.add(made_up(0, 80, 40), looked)
    history.close()
    older(path, 1)
    history = History.open(path)
    assert history.rows("SELECT achievements FROM seats WHERE game = 1 AND seat = 0") == [("[]",)]
    assert history.unknown([looked]) == [looked]
    assert not history.add(made_up(0, 80, 40), looked)
    assert wall.achieved(history, ANNA, "ys")["night_hoard"].games == 1
    assert [seat.lines for seat in history.game(1).seats] == [{"score.play": 80}, {"score.play": 40}]
    assert history.unknown([looked]) == []
    history.close()


def test_a_newer_version_is_left_alone(path: Path) -> None:
    filled(path)
    made = sqlite3.connect(path)
    made.execute(f"PRAGMA user_version = {schema.VERSION + 1}")
    made.close()
    data = path.read_bytes()
    with pytest.raises(NewerHistory):
        History.open(path)
    assert path.read_bytes() == data


# ---------------------------------------------------------------------- several programs
WRITER = """
import sys
from pathlib import Path
from game.history.history import History
from game.history.salvage import salvaged
from tests.history.games import ANNA, made_up

history = History.open(Path(sys.argv[1]))
for number in range(int(sys.argv[2]), int(sys.argv[3])):
    history.add(made_up(number, 40, 30))
    print(number, flush=True)
"""


def writer(path: Path, first: int, last: int) -> "subprocess.Popen[str]":
    command = [sys.executable, "-c", WRITER, str(path), str(first), str(last)]
    return subprocess.Popen(command, cwd=Path(__file__).parents[2], stdout=subprocess.PIPE, text=True)


def test_programs_that_begin_and_write_at_the_same_time_add_each_game_once(path: Path) -> None:
    programs = [writer(path, first, first + 40) for first in (0, 20)]
    assert [program.communicate()[0].split()[-1:] for program in programs] == [["39"], ["59"]]
    history = History.open(path)
    assert history.rows("SELECT count(*) FROM games") == [(60,)]
    assert history.rows("SELECT count(*) FROM seats") == [(120,)]
    history.check()
    history.close()


@pytest.mark.parametrize("told", wide([4], range(1, 40, 3)))
def test_killed_in_the_middle_of_an_addition_it_holds_what_was_added_before(path: Path, told: int) -> None:
    program = writer(path, 0, 10_000)
    assert program.stdout
    lines = [program.stdout.readline() for _ in range(told)]
    program.kill()
    lines += [line for line in program.communicate()[0].splitlines(keepends=True) if line.endswith("\n")]
    history = History.open(path)
    history.check()
    games = [int(game.digest, 16) for game in history.games()]
    assert games == list(range(len(games))) and len(games) in (int(lines[-1]) + 1, int(lines[-1]) + 2)
    assert history.rows("SELECT count(*) FROM seats") == [(2 * len(games),)]
    history.close()


def test_waiting_for_another_program_ends(path: Path, history: History, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(database, "WAIT_SECONDS", 0)
    other = History.open(path)
    with closing(sqlite3.connect(path, isolation_level=None)) as writing:
        writing.execute("BEGIN IMMEDIATE")
        with pytest.raises(BusyHistory):
            other.add(made_up(1, 2, 3))
    other.close()
