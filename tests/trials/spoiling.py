"""Spoils histories in every way that disks and curious people do, and opens them: `python -m tests.trials.spoiling N…`.

Each number is a home of its own, opened in a process of its own by the history's keeper; every fourth one is walked
through in the window. Prints a JSON line a home: what was done, what became of its games, what went wrong.
"""

import json
import os
import random
import shutil
import signal
import sqlite3
import sys
import tempfile
import traceback
from collections.abc import Callable, Sequence
from contextlib import closing, redirect_stderr, redirect_stdout, suppress
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any

from game.core.resources import shipped
from game.history import replays
from game.history.history import History
from game.history.keeper import Keeper
from game.locale.words import Words
from game.saves.parsing import parse
from game.saves.paths import Paths
from game.saves.people import People
from game.session.session import Session
from game.tabletop.tallying import points_by_kind
from tests.trials import damaging
from tests.trials.visiting import use_tools

GOLDEN = Path(__file__).parents[1] / "golden"
BOXES = ("alhambra_cards", "maharaja", "ys", "alhambra")
PATIENCE = 60
"""Seconds after which a visit counts as hanging."""
IN_WINDOW = 4
"""One home of so many is walked through in the window."""
Dice = random.Random
Spoil = Callable[[Path, Dice], object]
Games = dict[str, str]
NONSENSE = (
    "''", "'x'", "x'00ff80'", "CAST(x'c3' AS TEXT)", "9223372036854775807", "-1", "-9223372036854775808", "1e300",
    "'9'", "1e999", "0.5", "'❤️'", "'0001-01-01T00:00:00+14:00'",
    "'[' || replace(hex(zeroblob(50000)), '0', '[')", "'{\"total\": 1e999}'", "'[1, [2]]'", "'null'", "'atlantis'",
    "'0000-13-45T99:00'", "'9999-12-31T23:59:59.999+00:00'", "'ffffffffffffffff'", "printf('%100000s', 'W')", "NULL",
)  # fmt: skip


def instead(deed: Callable[[Path], object], path: Path) -> None:
    """Has something else in the place of a file."""
    path.unlink()
    deed(path)


ODDITIES: tuple[Callable[[Path], object], ...] = (
    lambda path: path.write_bytes(b"SQLite format 3\0"),
    partial(instead, Path.mkdir),
    partial(instead, os.mkfifo),
    partial(instead, lambda path: path.symlink_to("nowhere")),
    lambda path: os.truncate(path, 100_000_000),
    *(
        partial(lambda end, deed, path: deed(path.with_name(path.name + end)), end, deed)
        for end in ("-wal", "-shm", "-journal")
        for deed in (Path.mkdir, os.mkfifo, lambda path: path.write_bytes(b"\xd9\xd5\x05\xf9\x20\xa1\x63\xd7" * 999))
    ),
    *(
        partial(lambda statement, path: said(path, statement), statement)
        for statement in (
            "PRAGMA user_version = -5", "PRAGMA user_version = 2147483647", "PRAGMA user_version = 0",
            "PRAGMA user_version = 4", "DROP TABLE seats", "DROP TABLE files", "DROP INDEX seats_of_people",
            "DELETE FROM games WHERE id = 2", "DELETE FROM seats WHERE game = 2 AND seat = 0", "DELETE FROM seats",
            "CREATE TRIGGER t AFTER INSERT ON games BEGIN DELETE FROM seats; END",
            "CREATE VIEW places AS WITH RECURSIVE n(x) AS (SELECT 1 UNION ALL SELECT x FROM n) SELECT x FROM n",
            "ALTER TABLE games RENAME TO played; CREATE VIEW games AS WITH RECURSIVE n(id) AS (SELECT 1 UNION ALL"
            " SELECT id + 1 FROM n) SELECT id FROM n",
            "ALTER TABLE seats DROP COLUMN kinds", "ALTER TABLE games ADD COLUMN more", "PRAGMA application_id = 7",
            "INSERT INTO games SELECT 9223372036854775807, 'x', deal, again, box, rules, options, seats, people, ended,"
            " reason, seconds, entries, first, evening, checksum FROM games WHERE id = 1",
            "INSERT INTO seats SELECT game, 9, person, called, player, total, place, lines, kinds, box, seats, ended,"
            " again, achievements, checksum FROM seats WHERE seat = 0",
        )
    ),
)  # fmt: skip


# ---------------------------------------------------------------------- damage
def said(path: Path, *statements: str) -> None:
    """Has statements carried out by SQLite."""
    with closing(sqlite3.connect(path, isolation_level=None)) as made:
        for statement in statements:
            made.executescript(statement)


def cell(path: Path, dice: Dice, changed: Callable[[str, sqlite3.Connection, str], str]) -> None:
    """Puts something else into a cell: takes what makes an SQL expression of column, connection and table."""
    with closing(sqlite3.connect(path, isolation_level=None)) as made:
        for _ in range(100):
            table = dice.choice(("games", "seats", "seats", "files"))
            column = dice.choice([row[1] for row in made.execute(f"PRAGMA table_info({table})")])
            keys = {"games": "id", "seats": "game, seat", "files": "name"}[table]
            row = dice.choice(made.execute(f"SELECT {keys} FROM {table}").fetchall())
            where = " AND ".join(f"{key} = ?" for key in keys.split(", "))
            with suppress(sqlite3.Error):  # such as NULL where the table wants none
                made.execute(f"UPDATE {table} SET {column} = {changed(column, made, table)} WHERE {where}", row)
                return


def bit(path: Path, dice: Dice) -> None:
    """Another bit in a cell."""

    def changed(column: str, made: sqlite3.Connection, table: str) -> str:
        (kind,) = made.execute(f"SELECT typeof({column}) FROM {table} LIMIT 1").fetchone()
        if kind == "integer":
            at = 1 << dice.randrange(63)
            return f"({column} | {at}) - ({column} & {at})"
        at, mask = dice.randrange(1, 40), 1 << dice.randrange(8)
        made.create_function("flipped", 1, lambda text: flipped(text.encode(), at, mask))
        return f"CAST(flipped({column}) AS TEXT)"

    cell(path, dice, changed)


def flipped(data: bytes, at: int, mask: int) -> bytes:
    changed = bytearray(data or b"0")
    changed[at % len(changed)] ^= mask
    return bytes(changed)


def swapped(path: Path, dice: Dice) -> None:
    """A cell of another row."""
    cell(path, dice, lambda column, made, table: f"(SELECT {column} FROM {table} ORDER BY random() LIMIT 1)")


def nonsense(path: Path, dice: Dice) -> None:
    """What nobody would put there on purpose."""
    cell(path, dice, lambda column, made, table: dice.choice(NONSENSE))


def page(path: Path, dice: Dice) -> None:
    """A page of the file is empty, noise, or another one."""
    data, size = path.read_bytes(), 4096
    at, other = (size * dice.randrange(len(data) // size) for _ in range(2))
    new = dice.choice((bytes(size), dice.randbytes(size), data[other : other + size]))
    path.write_bytes(data[:at] + new + data[at + size :])


def raw(damage: damaging.Damage, path: Path, dice: Dice) -> None:
    """Damage of the file's bytes."""
    path.write_bytes(damage(path.read_bytes(), dice))


def odd(path: Path, dice: Dice) -> None:
    """Something else than a usual database."""
    dice.choice(ODDITIES)(path)


SPOILS: tuple[Spoil, ...] = (
    bit, bit, swapped, nonsense, page, odd, *(partial(raw, each) for each in (damaging.flip, damaging.cut)),
)  # fmt: skip


# ---------------------------------------------------------------------- a home
def furnished(home: Path, boxes: Sequence[str] = BOXES) -> tuple[Games, Games]:
    """Makes a home with finished games; returns those with a replay, and those whose replay was deleted."""
    paths, words = Paths(home), Words("en", (shipped("locales"),))
    people = People(paths)
    who = [people.create(name, colour, "girl_plaits").id for name, colour in (("Zsófia", "jade"), ("Łucja", "ivory"))]
    paths.replays.mkdir(parents=True)
    with closing(History.open(paths.history, people.namesakes())) as history:
        for box in boxes:
            finished = [path for path in (GOLDEN / box).glob("*.kupola") if parse(path.read_bytes()).is_over]
            for number, path in enumerate(sorted(finished, key=lambda path: path.stat().st_size)[:2]):
                record = parse(path.read_bytes())
                players = [
                    replace(player, name=f"Guest {seat}", kind="human", level="", personality="", person=person)
                    for seat, (player, person) in enumerate(zip(record.players, who, strict=False))
                ]
                copy = paths.replays / f"{box} {number}.kupola"
                made = replace(record, players=(*players, *record.players[len(players) :]), evening="e" * 16)
                copy.write_bytes(made.to_bytes())
                assert replays.look(history, copy, partial(points_by_kind, words))
        games = {game.digest: repr(game) for game in history.games()}
        gone = [number for number in (2, 4, 7) if number <= len(games)]
        deleted = {history.game(number).digest for number in gone}
        for number in gone:
            (paths.replays / history.rows("SELECT name FROM files WHERE game = ?", number)[0][0]).unlink()
    return (
        {digest: game for digest, game in games.items() if digest not in deleted},
        {digest: game for digest, game in games.items() if digest in deleted},
    )


def fate(found: Games, told: Sequence[str], kept: Games, deleted: Games) -> str:
    """Returns what became of the games of a home: "equal", "mended", "told", "left alone", or what must not be."""
    if "history.notice_newer" in told:
        return "left alone"
    if kept.items() - found.items():
        return "WRONG: a game that has a replay"
    if not deleted.items() - found.items() and len(found) == len(kept) + len(deleted):
        return "mended" if told else "equal"
    if "history.notice_part" in told or "history.notice_lost" in told:
        return "told by name"
    return "told" if told else "SILENT"


# ---------------------------------------------------------------------- visits
def opened(home: Path) -> tuple[Games, list[str]]:
    """Lets the keeper open a history; returns its games and what was told."""
    paths, words = Paths(home), Words("en", (shipped("locales"),))
    keeper = Keeper(paths, partial(points_by_kind, words), People(paths).namesakes)
    keeper.begin()
    keeper.settle()
    found = keeper.ask(lambda history: {game.digest: repr(game) for game in history.games()}).result()
    keeper.close()
    return found or {}, [notice.key for notice in keeper.notices]


def walked(home: Path) -> tuple[Games, list[str]]:
    """Walks through all that shows the history in the window; returns its games and what was told."""
    from tests.scenes.driver import Driver

    driver = Driver(home)
    services = driver.services
    told: list[str] = []

    def turns() -> None:
        told.extend(notice.key for notice in services.history.notices)
        for _ in range(3):
            services.history.ask(lambda history: None).result()
            driver.turn()
            told.extend(notice.key for notice in services.history.notices)

    services.history.begin()
    services.history.settle()
    for route in (services.routes.menu, services.routes.challenges, services.routes.lobby, services.routes.wall):
        services.navigation.start(route)
        turns()
    for tab in ("boxes", "games", "evenings", "people"):
        driver.scene.turn(tab)
        turns()
        for leaf in ("boxes", "line", "tables", "laurels", "best", "records", "regulars"):
            driver.scene.leaf(leaf)
            turns()
    for person in services.people.all():
        driver.scene.show(person)
        turns()
    game = sorted(services.paths.replays.iterdir())[0]
    services.history.look(game)
    services.navigation.start(services.routes.result, Session.resume(parse(game.read_bytes()))[0])
    turns()
    found = services.history.ask(lambda history: {game.digest: repr(game) for game in history.games()}).result()
    driver.close()
    return found or {}, told


def spoilt(model: Path, folder: Path, number: int) -> Path:
    """Returns a copy of a home that is spoilt in one way."""
    home = folder / "home"
    shutil.copytree(model, home)
    SPOILS[number % len(SPOILS)](Paths(home).history, Dice(number))
    return home


def asked(home: Path) -> None:
    """Asks the tools about a home; what they raise flies out."""
    with Path(os.devnull).open("w") as nowhere, redirect_stdout(nowhere), redirect_stderr(nowhere):
        use_tools(home)


def visit(model: Path, number: int, kept: Games, deleted: Games) -> dict[str, Any]:
    """Spoils a copy of a home and opens it in a process of its own; returns what came of it."""
    near, far = os.pipe()
    if not (child := os.fork()):
        os.close(near)
        signal.alarm(PATIENCE)
        is_in_sequence = number // len(SPOILS) % IN_WINDOW == 0
        with tempfile.TemporaryDirectory() as folder, tempfile.TemporaryDirectory() as other:
            try:
                told = fate(*(walked if is_in_sequence else opened)(spoilt(model, Path(folder), number)), kept, deleted)
                if is_in_sequence:
                    asked(spoilt(model, Path(other), number))
            except Exception:
                told = f"RAISED: {traceback.format_exc(limit=-4)}"
        os.write(far, told.encode())
        os._exit(0)
    os.close(far)
    with os.fdopen(near, "rb") as answer:
        told = answer.read().decode()
    os.waitpid(child, 0)
    spoil = SPOILS[number % len(SPOILS)]
    how = spoil.args[0] if isinstance(spoil, partial) else spoil
    return {"number": number, "how": how.__name__, "fate": told or "HANGS"}


if __name__ == "__main__":
    os.environ["SDL_VIDEODRIVER"] = os.environ["SDL_AUDIODRIVER"] = "dummy"
    with tempfile.TemporaryDirectory() as place:
        home = Path(place) / "model"
        games = furnished(home)
        whole = Path(place) / "whole"
        shutil.copytree(home, whole)
        assert fate(*walked(whole), *games) == "equal"  # what it loads and draws, all share
        for each in map(int, sys.argv[1:]):
            print(json.dumps(visit(home, each, *games)), flush=True)
