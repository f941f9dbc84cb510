"""The history of finished games: what is added, found again and made anew."""

import sqlite3
from collections.abc import Iterable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any, Self

from game.core.rules import Seat
from game.core.text import called
from game.history import adding, cells, database
from game.history.adding import Looked, Namesakes
from game.history.finished import FinishedGame

_GAME = "SELECT digest, deal, box, rules, options, ended, reason, seconds, entries FROM games WHERE id = ?"
_SITTING = "SELECT first, evening FROM sittings WHERE game = ?"


class History:
    """The history in a database, made by `open` or `salvage`; methods raise what `database.troubles` raises.

    `namesakes` are asked whose a seat without a person is when a game is added.
    """

    def __init__(self, path: Path, made: sqlite3.Connection, namesakes: Namesakes | None = None) -> None:
        self.path = path
        self._made = made
        self._namesakes = dict(namesakes or {})

    @classmethod
    def open(cls, path: Path, namesakes: Namesakes | None = None) -> Self:
        """Returns the history in a file, an empty one when there is no such file; raises what `connect` raises."""
        return cls(path, database.connect(path), namesakes)

    @classmethod
    def salvage(cls, path: Path) -> Self:
        """Returns what can be read of a database that was set aside or copied; nothing can be written to it."""
        with database.troubles(path):
            return cls(path, database.readable(path))

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
            known = made.execute("SELECT id FROM games WHERE digest = ?", (game.digest,)).fetchone()
            if known:
                adding.supplement(made, number := known[0], game)
            else:
                number = adding.insert(made, game, self._namesakes)
            if file:
                adding.note(made, file, number)
        return known is None

    def pass_over(self, file: Looked) -> None:
        """Notes that no game can be read from a file; one that was read from it before stays."""
        with self._deed() as made:
            known = made.execute("SELECT game FROM files WHERE name = ?", (file.name,)).fetchone()
            adding.note(made, file, known[0] if known else None)

    def unknown(self, files: Iterable[Looked]) -> list[Looked]:
        """Returns which files were not looked at, or have changed since."""
        known = set(self.rows("SELECT name, size, changed FROM files"))
        return [file for file in files if (file.name, file.size, file.changed) not in known]

    def renew(self, games: Iterable[FinishedGame]) -> None:
        """Puts games in the place of all that there was, in one transaction, and forgets which files were looked at."""
        with self._deed() as made:
            for table in ("files", "places", "bests", "earned", "meetings", "sittings", "seats", "games"):
                made.execute(f"DELETE FROM {table}")
            for game in sorted(games, key=lambda game: (game.ended, game.digest)):
                adding.insert(made, game, self._namesakes)

    def adopt(self, person: str, name: str) -> int:
        """Makes all seats of a name that are nobody's a person's, now and later; returns how many there were."""
        with self._deed() as made:
            count = adding.adopt(made, person, name)
        self._namesakes[called(name)] = person
        return count

    def disown(self, person: str, name: str) -> int:
        """Makes the seats of a name nobody's again, now and later, where no replay says whose; returns how many."""
        with self._deed() as made:
            count = adding.disown(made, person, name)
        self._namesakes.pop(called(name), None)
        return count

    # ------------------------------------------------------------------ finding again
    def games(self) -> Iterator[FinishedGame]:
        """Yields all games in the order in which they were added; raises DamagedHistory at one that cannot be read."""
        for (number,) in self.rows("SELECT id FROM games ORDER BY id"):
            yield self.game(number)

    def readable(self) -> Iterator[FinishedGame]:
        """Yields all games as `games` does; what cannot be read any more is passed over."""
        last = self.rows("SELECT max(id) FROM games")[0][0] or 0
        for number in range(1, last + 1):
            with suppress(database.DamagedHistory):
                yield self.game(number)

    def game(self, number: int) -> FinishedGame:
        """Returns the game of a number; raises DamagedHistory when there is none, or none can be read."""
        with database.troubles(self.path), cells.reading():
            found = self._made.execute(_GAME, (number,)).fetchone()
            digest, deal, box, rules, options, ended, reason, seconds, entries = found
            seats = adding.seats_of(self._made, number)
            first, evening = self._sitting(number)
            return FinishedGame(
                digest,
                deal,
                box,
                rules,
                cells.mapping(options),
                ended,
                reason,
                seconds,
                entries,
                seats,
                first,
                evening,
            )

    def _sitting(self, number: int) -> tuple[Seat | None, str]:
        """Returns who began in a game and the evening that it was part of; a copy of an older version does not know."""
        with suppress(sqlite3.OperationalError):
            found = self._made.execute(_SITTING, (number,)).fetchone()
            return (None, "") if found is None else (found[0], found[1])
        return None, ""
