"""Writes a finished game into the tables; whoever calls has begun a transaction."""

import sqlite3
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Self

from game.core.text import called
from game.history import cells
from game.history.cells import text
from game.history.database import write
from game.history.finished import FinishedGame, SeatResult

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


def add(made: sqlite3.Connection, game: FinishedGame, namesakes: Namesakes) -> tuple[int, bool]:
    """Writes a game, over what is there of it already; returns its number and whether it is new.

    Of games of one deal the first alone counts.
    """
    number, again = made.execute(
        "SELECT id, again FROM games WHERE digest = ? UNION ALL SELECT ifnull(max(id), 0) + 1, NULL FROM games LIMIT 1",
        (game.digest,),
    ).fetchone()
    is_new = again is None
    if is_new:
        was_dealt = made.execute("SELECT 1 FROM games WHERE deal = ? LIMIT 1", (game.deal,)).fetchone() is not None
        again = int(was_dealt or not game.can_count)
    people = sum(seat.player.is_human for seat in game.seats)
    row = (
        number, game.digest, game.deal, again, game.box, game.rules_version, text(game.options), len(game.seats),
        people, game.ended, game.reason, game.seconds, game.entries, game.first, game.evening,
    )  # fmt: skip
    write(made, "games", row)
    for seat, result in enumerate(game.seats):
        name = called(result.player.name) if result.player.is_human else ""
        sat = (
            number, seat, result.player.person or namesakes.get(name) or result.person or None, name,
            text(result.player.to_plain()),
            result.total, result.place, text(result.lines), text(result.kinds), game.box, len(game.seats), game.ended,
            again, text(result.achievements),
        )  # fmt: skip
        write(made, "seats", sat)
    return number, is_new


def note(made: sqlite3.Connection, file: Looked, game: int | None) -> None:
    """Notes that a replay was looked at and which game it holds, None for none."""
    write(made, "files", (file.name, file.size, file.changed, game))


def adopt(made: sqlite3.Connection, person: str, name: str, game: int | None = None) -> int:
    """Makes all seats of a name that are nobody's a person's, or those of one game; returns how many there were."""
    whose = "person IS NULL AND called = ?1 AND called != '' AND (?2 IS NULL OR game = ?2)"
    return _give(made, person, whose, called(name), game)


def disown(made: sqlite3.Connection, person: str, name: str) -> int:
    """Makes a person's seats of a name nobody's where the replay does not say whose they are; returns how many."""
    return _give(made, None, "person = ? AND called = ?", person, called(name))


def _give(made: sqlite3.Connection, person: str | None, whose: str, *values: str | int | None) -> int:
    """Makes seats a person's, or nobody's (None); those whose replay says whose they are stay as they are."""
    rows = made.execute(f"SELECT * FROM seats WHERE {whose}", values).fetchall()
    found = [row for row in rows if not cells.player(row[4]).person]
    for game, seat, _, *rest, _ in found:
        write(made, "seats", (game, seat, person, *rest))
    return len(found)


def seats_of(made: sqlite3.Connection, game: int) -> tuple[SeatResult, ...]:
    """Returns how a game ended for its seats; raises DamagedHistory when that cannot be read."""
    rows = made.execute(
        "SELECT player, total, place, lines, kinds, achievements, person FROM seats WHERE game = ? ORDER BY seat",
        (game,),
    ).fetchall()
    return tuple(
        SeatResult(
            cells.player(player), total, place, cells.points(lines), cells.points(kinds), cells.keys(won), who or ""
        )
        for player, total, place, lines, kinds, won, who in rows
    )
