"""The history of finished games: what is added, found again and made anew."""

import sqlite3
from collections.abc import Iterable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any, Self

from game.core.text import called
from game.history import adding, cells, database, salvage, schema
from game.history.adding import Looked, Namesakes
from game.history.database import DamagedHistory
from game.history.finished import FinishedGame

_GAME = (
    "SELECT digest, deal, box, rules, options, ended, reason, seconds, entries, first, evening FROM games WHERE id = ?"
)


class History:
    """The history in a database, made by `open`; methods raise what `database.troubles` raises.

    `namesakes` are asked whose a seat without a person is when a game is added.
    """

    def __init__(self, path: Path, made: sqlite3.Connection, namesakes: Namesakes | None = None) -> None:
        self.path = path
        self._made = made
        self._namesakes = dict(namesakes or {})

    @classmethod
    def open(cls, path: Path, namesakes: Namesakes | None = None) -> Self:
        """Returns the history in a file, an empty one when there is no such file.

        What a database of an older version holds is written anew. Raises what `connect` raises.
        """
        history = cls(path, database.connect(path), namesakes)
        try:
            history._take_over()
        except BaseException:
            history.close()
            raise
        return history

    def _take_over(self) -> None:
        """Puts the games of an older version into the tables of the present one; all replays are looked at again."""
        if self.rows("PRAGMA user_version") == [(schema.VERSION,)]:
            return
        with self._deed() as made:
            if database.version(made) == schema.VERSION:  # another program may just have done so
                return
            found = list(salvage.games(made))
            if not all(each.is_whole for each in found):
                raise DamagedHistory("history.notice_damaged")
            database.clear(made)
            database.lay_out(made)
            self._fill(made, [each.game for each in found if each.game])

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
            number, is_new = adding.add(made, game, self._namesakes)
            if file:
                adding.note(made, file, number)
        return is_new

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
            for table in ("files", "seats", "games"):
                made.execute(f"DELETE FROM {table}")
            self._fill(made, games)

    def _fill(self, made: sqlite3.Connection, games: Iterable[FinishedGame]) -> None:
        for game in sorted(games, key=lambda game: (game.ended, game.digest)):
            adding.add(made, game, self._namesakes)

    def adopt(self, person: str, name: str) -> int:
        """Makes all seats of a name that are nobody's a person's, now and later; returns how many there were."""
        self._namesakes[called(name)] = person
        with self._deed() as made:
            return adding.adopt(made, person, name)

    def adopt_game(self, person: str, name: str, game: int) -> None:
        """Makes the seats of a name that are nobody's a person's, in one game alone."""
        with self._deed() as made:
            adding.adopt(made, person, name, game)

    def disown(self, person: str, name: str) -> int:
        """Makes the seats of a name nobody's again, now and later, where no replay says whose; returns how many."""
        self._namesakes.pop(called(name), None)
        with self._deed() as made:
            return adding.disown(made, person, name)

    # ------------------------------------------------------------------ finding again
    def games(self) -> Iterator[FinishedGame]:
        """Yields all games in the order in which they were added; raises DamagedHistory at one that cannot be read."""
        for (number,) in self.rows("SELECT id FROM games ORDER BY id"):
            yield self.game(number)

    def game(self, number: int) -> FinishedGame:
        """Returns the game of a number; raises DamagedHistory when there is none, or none can be read."""
        with database.troubles(self.path):
            found = self._made.execute(_GAME, (number,)).fetchone()
            digest, deal, box, rules, options, ended, reason, seconds, entries, first, evening = found
            seats, chosen = adding.seats_of(self._made, number), cells.mapping(options)
            return FinishedGame(
                digest, deal, box, rules, chosen, ended, reason, seconds, entries, seats, first, evening
            )
