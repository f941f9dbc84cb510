"""Writes a finished game into the tables; whoever calls has begun a transaction."""

import sqlite3
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import permutations
from pathlib import Path
from typing import Any, Self

from game.core.text import called
from game.history import awards, cells
from game.history.cells import text
from game.history.finished import FinishedGame, SeatResult

TOTAL = "total"
"""The kind under which whole totals are counted."""
Namesakes = Mapping[str, str]
"""Whose a seat without a person is: ids of people by the name (as `called` returns it) that they are also known by."""
_SEATS = "SELECT game, box, seats, ended, player, total, place, lines, kinds, achievements, person FROM seats"


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


@dataclass(frozen=True, slots=True)
class _Counted:
    """A seat of a person in a game that counts."""

    game: int
    box: str
    seats: int
    ended: str
    person: str
    result: SeatResult


def insert(made: sqlite3.Connection, game: FinishedGame, namesakes: Namesakes) -> int:
    """Adds a game that is not there yet and counts it for its people; returns its number."""
    was_dealt = made.execute("SELECT 1 FROM games WHERE deal = ? LIMIT 1", (game.deal,)).fetchone() is not None
    again = was_dealt or game.is_handicapped
    people = sum(seat.player.is_human for seat in game.seats)
    number = made.execute(
        "INSERT INTO games VALUES (NULL, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
        (
            game.digest, game.deal, again, game.box, game.rules_version, text(game.options), len(game.seats),
            people, game.ended, game.reason, game.seconds, game.entries,
        ),
    ).lastrowid  # fmt: skip
    assert number is not None
    _sit(made, number, game)
    counted = []
    for seat, result in enumerate(game.seats):
        name = called(result.player.name) if result.player.is_human else ""
        person = result.player.person or namesakes.get(name)
        made.execute(
            "INSERT INTO seats VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
            (
                number, seat, person, name, text(result.player.to_plain()), result.total, result.place,
                text(result.lines), text(result.kinds), game.box, len(game.seats), game.ended, again,
                text(result.achievements),
            ),
        )  # fmt: skip
        if person and not again:
            counted.append(_Counted(number, game.box, len(game.seats), game.ended, person, result))
    _count(made, counted)
    return number


def _sit(made: sqlite3.Connection, number: int, game: FinishedGame) -> None:
    """Notes who began in a game, and the evening that it was part of."""
    made.execute("INSERT INTO sittings VALUES (?, ?, ?)", (number, game.first, game.evening))


def note(made: sqlite3.Connection, file: Looked, game: int | None) -> None:
    """Notes that a replay was looked at and which game it holds, None for none."""
    made.execute(
        "INSERT INTO files VALUES (?, ?, ?, ?)"
        " ON CONFLICT (name) DO UPDATE SET size = excluded.size, changed = excluded.changed, game = excluded.game",
        (file.name, file.size, file.changed, game),
    )


def adopt(made: sqlite3.Connection, person: str, name: str) -> int:
    """Makes all seats of a name that are nobody's a person's; returns how many there were."""
    count = made.execute(
        "UPDATE seats SET person = ? WHERE person IS NULL AND called = ? AND called != ''", (person, called(name))
    ).rowcount
    _recount(made, person)
    return count


def disown(made: sqlite3.Connection, person: str, name: str) -> int:
    """Makes a person's seats of a name nobody's where the replay does not say whose they are; returns how many."""
    mine = made.execute(
        "SELECT game, seat, player FROM seats WHERE person = ? AND called = ?", (person, called(name))
    ).fetchall()
    found = [(game, seat) for game, seat, player in mine if not cells.player(player).person]
    made.executemany("UPDATE seats SET person = NULL WHERE game = ? AND seat = ?", found)
    _recount(made, person)
    return len(found)


def supplement(made: sqlite3.Connection, number: int, game: FinishedGame) -> None:
    """Writes what an older version did not look for in a game that is known: achievements, lines, who began."""
    made.execute("INSERT OR IGNORE INTO sittings VALUES (?, ?, ?)", (number, game.first, game.evening))
    lines = [(text(seat.lines), number, i) for i, seat in enumerate(game.seats)]
    made.executemany("UPDATE seats SET lines = ? WHERE game = ? AND seat = ?", lines)
    for seat, before in enumerate(seats_of(made, number)):
        now = game.seats[seat].achievements
        if now == before.achievements:
            continue
        made.execute("UPDATE seats SET achievements = ? WHERE game = ? AND seat = ?", (text(now), number, seat))
        if before.person:
            awards.recount(made, before.person, game.box)


def _recount(made: sqlite3.Connection, person: str) -> None:
    """Counts everything that is known of a person anew."""
    for table in ("places", "bests", "earned"):
        made.execute(f"DELETE FROM {table} WHERE person = ?", (person,))
    made.execute("DELETE FROM meetings WHERE person = ? OR other = ?", (person, person))
    own = f"{_SEATS} WHERE person = ? AND again = 0 ORDER BY ended"
    for row in made.execute(own, (person,)).fetchall():
        others = f"{_SEATS} WHERE game = ? AND person IS NOT NULL AND person != ?"
        mine = _counted(row)
        _count_seat(made, mine)
        for other in map(_counted, made.execute(others, (mine.game, person)).fetchall()):
            _count_meeting(made, mine, other)
            _count_meeting(made, other, mine)


def seats_of(made: sqlite3.Connection, game: int) -> tuple[SeatResult, ...]:
    """Returns how a game ended for its seats; raises DamagedHistory when that cannot be read."""
    rows = made.execute(f"{_SEATS} WHERE game = ? ORDER BY seat", (game,)).fetchall()
    return tuple(_counted(row).result for row in rows)


def _counted(row: Sequence[Any]) -> _Counted:
    game, box, seats, ended, plain, total, place, lines, kinds, achievements, person = row
    with cells.reading():
        whole, rank = int(total), int(place)
    own, won = cells.player(plain), cells.keys(achievements)
    result = SeatResult(own, whole, rank, cells.points(lines), cells.points(kinds), won, person or "")
    return _Counted(game, box, seats, ended, person, result)


def _count(made: sqlite3.Connection, seats: Sequence[_Counted]) -> None:
    for seat in seats:
        _count_seat(made, seat)
    for one, other in permutations(seats, 2):
        _count_meeting(made, one, other)


def _count_seat(made: sqlite3.Connection, seat: _Counted) -> None:
    """Counts a seat's place and points among those of its person; of equal points the earlier stay the best."""
    made.execute(
        "INSERT INTO places VALUES (?, ?, ?, ?, 1, ?) ON CONFLICT (person, box, seats, place) DO UPDATE SET"
        " games = games + 1, last = max(last, excluded.last)",
        (seat.person, seat.box, seat.seats, seat.result.place, seat.ended),
    )
    for key in seat.result.achievements:
        awards.count(made, seat.person, seat.box, key, seat.game, seat.ended)
    points = {TOTAL: seat.result.total, **seat.result.kinds}
    made.executemany(
        "INSERT INTO bests VALUES (?, ?, ?, ?, 1, ?, ?, ?) ON CONFLICT (person, box, seats, kind) DO UPDATE SET"
        " games = games + 1, sum = sum + excluded.sum,"
        " game = CASE WHEN excluded.best > best THEN excluded.game ELSE game END, best = max(best, excluded.best)",
        [(seat.person, seat.box, seat.seats, kind, number, number, seat.game) for kind, number in points.items()],
    )


def _count_meeting(made: sqlite3.Connection, one: _Counted, other: _Counted) -> None:
    """Counts who of two people was ahead of the other."""
    mine, theirs = one.result.place, other.result.place
    made.execute(
        "INSERT INTO meetings VALUES (?, ?, ?, ?, ?, ?) ON CONFLICT (person, other, box) DO UPDATE SET"
        " ahead = ahead + excluded.ahead, behind = behind + excluded.behind, level = level + excluded.level",
        (one.person, other.person, one.box, mine < theirs, mine > theirs, mine == theirs),
    )
