"""The history of finished games: what is added, found again and made anew."""

import json
import sqlite3
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Self

from game.history import database
from game.history.finished import FinishedGame, Points, SeatResult
from game.saves.players import Player
from game.saves.trouble import DamagedSave

TOTAL = "total"
"""The kind under which whole totals are counted."""
Namesakes = Mapping[str, str]
"""Whose a seat without a person is: ids of people by the name (as `called` returns it) that they are also known by."""


@dataclass(frozen=True, slots=True)
class Looked:
    """A replay that was looked at: the name of its file, its size in bytes and when it was changed (nanoseconds)."""

    name: str
    size: int
    changed: int

    @classmethod
    def at(cls, path: Path) -> Self:
        """Returns what a file is like now; raises OSError."""
        found = path.stat()
        return cls(path.name, found.st_size, found.st_mtime_ns)


class History:
    """The database in a file, opened by `connect`; methods raise what `database.troubles` raises.

    `namesakes` are asked when a game is added.
    """

    def __init__(self, path: Path, namesakes: Namesakes | None = None) -> None:
        self.path = path
        self._namesakes = dict(namesakes or {})
        self._made = database.connect(path)

    def close(self) -> None:
        """Closes the file."""
        with suppress(sqlite3.Error):
            self._made.close()

    def check(self) -> None:
        """Reads all of it; raises DamagedHistory when it is not what was written."""
        database.check(self.path, self._made)

    def rows(self, question: str, *values: object) -> list[Any]:
        """Returns the rows that answer a question in SQL."""
        with database.troubles(self.path):
            return self._made.execute(question, values).fetchall()

    @contextmanager
    def _deed(self) -> Iterator[sqlite3.Connection]:
        with database.troubles(self.path), database.transaction(self._made):
            yield self._made

    # ------------------------------------------------------------------ adding
    def add(self, game: FinishedGame, file: Looked | None = None) -> bool:
        """Adds a game and notes the file that it came from, in one transaction; returns whether it is new."""
        with self._deed() as made:
            is_new = not made.execute("SELECT 1 FROM games WHERE digest = ?", (game.digest,)).fetchone()
            if is_new:
                self._insert(made, game)
            if file:
                number = made.execute("SELECT id FROM games WHERE digest = ?", (game.digest,)).fetchone()[0]
                _note(made, file, number)
        return is_new

    def pass_over(self, file: Looked) -> None:
        """Notes that no game can be read from a file."""
        with self._deed() as made:
            _note(made, file, None)

    def unknown(self, files: Iterable[Looked]) -> list[Looked]:
        """Returns which files were not looked at, or have changed since."""
        known = set(self.rows("SELECT name, size, changed FROM files"))
        return [file for file in files if (file.name, file.size, file.changed) not in known]

    def renew(self, games: Iterable[FinishedGame]) -> None:
        """Puts games in the place of all that there was, in one transaction, and forgets which files were looked at."""
        with self._deed() as made:
            for table in ("files", "bests", "seats", "games"):
                made.execute(f"DELETE FROM {table}")
            for game in sorted(games, key=lambda game: (game.ended, game.digest)):
                self._insert(made, game)

    def adopt(self, person: str, name: str) -> int:
        """Makes all seats of a name that are nobody's a person's; returns how many there were."""
        with self._deed() as made:
            count = made.execute(
                "UPDATE seats SET person = ? WHERE person IS NULL AND called = ? AND called != ''",
                (person, called(name)),
            ).rowcount
            made.execute("DELETE FROM bests WHERE person = ?", (person,))
            for row in made.execute(f"{_SEATS} WHERE person = ? AND again = 0 ORDER BY ended", (person,)).fetchall():
                _count(made, row[0], row[1], row[2], person, _seat(row[3:]))
        self._namesakes[called(name)] = person
        return count

    def _insert(self, made: sqlite3.Connection, game: FinishedGame) -> None:
        again = made.execute("SELECT 1 FROM games WHERE deal = ? LIMIT 1", (game.deal,)).fetchone() is not None
        people = sum(seat.player.is_human for seat in game.seats)
        number = made.execute(
            "INSERT INTO games (digest, deal, again, box, rules, options, seats, people, ended, reason, seconds, entries)"
            " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
            (
                game.digest, game.deal, again, game.box, game.rules_version, _text(game.options), len(game.seats),
                people, game.ended, game.reason, game.seconds, game.entries,
            ),
        ).lastrowid  # fmt: skip
        assert number is not None
        for seat, result in enumerate(game.seats):
            name = called(result.player.name) if result.player.is_human else ""
            person = result.player.person or self._namesakes.get(name)
            made.execute(
                "INSERT INTO seats VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
                (
                    number, seat, person, name, _text(result.player.to_plain()), result.total, result.place,
                    _text(result.lines), _text(result.kinds), game.box, len(game.seats), game.ended, again,
                ),
            )  # fmt: skip
            if person and not again:
                _count(made, number, game.box, len(game.seats), person, result)

    # ------------------------------------------------------------------ finding again
    def games(self) -> Iterator[FinishedGame]:
        """Yields all games, the oldest first; what cannot be read any more is passed over."""
        for (number,) in self.rows("SELECT id FROM games ORDER BY ended, id"):
            with suppress(DamagedSave, database.DamagedHistory):
                yield self.game(number)

    def game(self, number: int) -> FinishedGame:
        """Returns the game of a number; raises DamagedSave when what stands there is none."""
        found = self.rows(
            "SELECT digest, deal, box, rules, options, ended, reason, seconds, entries FROM games WHERE id = ?", number
        )
        seats = self.rows(f"{_SEATS} WHERE game = ? ORDER BY seat", number)
        try:
            (digest, deal, box, rules, options, ended, reason, seconds, entries) = found[0]
            return FinishedGame(
                digest, deal, box, rules, json.loads(options), ended, reason, seconds, entries,
                tuple(_seat(row[3:]) for row in seats),
            )  # fmt: skip
        except (IndexError, TypeError, ValueError) as error:
            raise DamagedSave("history.notice_damaged") from error


_SEATS = "SELECT game, box, seats, player, total, place, lines, kinds, person FROM seats"


def _seat(row: Sequence[Any]) -> SeatResult:
    plain, total, place, lines, kinds, person = row
    player = Player.from_plain(json.loads(plain) | ({"person": person} if person else {}))
    return SeatResult(player, int(total), int(place), _points(lines), _points(kinds))


def _points(text: str) -> Points:
    return {str(key): int(points) for key, points in json.loads(text).items()}


def called(name: str) -> str:
    """Returns what makes names alike: people are told apart by sound, not by capitals."""
    return name.strip().casefold()


def _text(value: object) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"), sort_keys=True, default=dict)


def _note(made: sqlite3.Connection, file: Looked, game: int | None) -> None:
    made.execute(
        "INSERT INTO files VALUES (?, ?, ?, ?)"
        " ON CONFLICT (name) DO UPDATE SET size = excluded.size, changed = excluded.changed, game = excluded.game",
        (file.name, file.size, file.changed, game),
    )


def _count(made: sqlite3.Connection, game: int, box: str, seats: int, person: str, result: SeatResult) -> None:
    """Counts a seat's points among those of its person; of equal ones the earlier stays the best."""
    points = {TOTAL: result.total, **result.kinds}
    made.executemany(
        "INSERT INTO bests VALUES (?, ?, ?, ?, 1, ?, ?, ?) ON CONFLICT (person, box, seats, kind) DO UPDATE SET"
        " games = games + 1, sum = sum + excluded.sum,"
        " game = CASE WHEN excluded.best > best THEN excluded.game ELSE game END, best = max(best, excluded.best)",
        [(person, box, seats, kind, number, number, game) for kind, number in points.items()],
    )
