"""What can still be read of a database that may be damaged, or that an older version of the program wrote."""

import json
import sqlite3
from collections.abc import Iterator, Sequence
from contextlib import closing, suppress
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any, TypeVar

from game.ai.levels import LADDER
from game.core.box import about
from game.core.resources import player_colours
from game.core.rules import Seat
from game.core.text import called, clean, moment, short
from game.history import schema
from game.history.database import checksum, troubles
from game.history.finished import FinishedGame, SeatResult
from game.saves.players import PERSON_ID, Player
from game.saves.sealing import digest

T = TypeVar("T", dict[str, Any], list[Any])
MOST_POINTS, _MOST, _LONGEST = 100_000, 10_000_000, 200
_MOST_SEATS = 12
_LEVELS = frozenset(level.key for level in LADDER)
_Cells = dict[str, Any]


@dataclass(frozen=True, slots=True)
class Salvaged:
    """A game that was found: what is left of it (None: too little), and whether that is all.

    `name` is what to call it: its replay, else who played when. `files` are the names of its replays, `marks` what
    tells it from other games: digest, deal and moment, each as far as it can be read.
    """

    game: FinishedGame | None
    is_whole: bool
    name: str
    files: tuple[str, ...]
    marks: tuple[str, ...]


def salvaged(path: Path) -> list[Salvaged]:
    """Returns what can be read of the database in a file that nobody writes; raises what `troubles` raises."""
    with troubles(path), closing(sqlite3.connect(f"{path.as_uri()}?mode=ro", uri=True, isolation_level=None)) as made:
        return list(games(made))


def games(made: sqlite3.Connection) -> Iterator[Salvaged]:
    """Yields all games of which anything is left, in the order in which they were added.

    Tables alone are read: what a view or a trigger would do is nobody's wish.
    """
    made.text_factory = bytes
    try:
        question = "SELECT CAST(name AS TEXT) FROM sqlite_master WHERE type = 'table' AND rootpage > 0"
        tables = {name.decode() for (name,) in _answer(made, question)} & set(schema.KEYS)
        found = {
            number
            for table in tables
            for way in ("", " DESC")
            for (number,) in _answer(made, f"SELECT {schema.KEYS[table]} FROM {table} ORDER BY 1{way}")
            if type(number) is int
        }
        for number in sorted(found):
            yield _salvaged(number, {table: _rows(made, table, number) for table in tables})
    finally:
        made.text_factory = str


def is_plausible(game: FinishedGame) -> bool:
    """Tells whether no number of a game is nonsense: whoever has more points is ahead."""
    numbers = [number for seat in game.seats for group in (seat.lines, seat.kinds) for number in group.values()]
    places = {seat.place for seat in game.seats}
    return (
        0 < len(game.seats) <= _MOST_SEATS
        and all(abs(number) <= MOST_POINTS for number in (*numbers, *(seat.total for seat in game.seats)))
        and places <= set(range(1, len(game.seats) + 1))
        and all(one.place < two.place for one in game.seats for two in game.seats if one.total > two.total)
    )


# ---------------------------------------------------------------------- rows
def _answer(made: sqlite3.Connection, question: str, *values: object) -> list[tuple[Any, ...]]:
    """Returns the rows that come before damage ends the answer."""
    found: list[tuple[Any, ...]] = []
    with suppress(sqlite3.Error):
        found.extend(made.execute(question, values))
    return found


def _rows(made: sqlite3.Connection, table: str, number: int) -> list[_Cells]:
    """Returns what a table holds about a game, by the names of its columns."""
    found: list[_Cells] = []
    with suppress(sqlite3.Error):
        cursor = made.execute(f"SELECT * FROM {table} WHERE {schema.KEYS[table]} = ?", (number,))
        names = [column[0] for column in cursor.description]
        found.extend(dict(zip(names, row, strict=True)) for row in cursor)
    return found


class _RowReader:
    """Reads the cells of a row one by one; `is_whole` tells whether all are what was written.

    Where there is a checksum it tells, else whether each cell is what could have been.
    """

    def __init__(self, cells: _Cells) -> None:
        self._cells = cells
        self._is_sealed = "checksum" in cells
        self.is_whole = bool(cells) and (not self._is_sealed or self._is_as_sealed())

    def _is_as_sealed(self) -> bool:
        with suppress(UnicodeDecodeError):
            *row, found = (cell.decode() if isinstance(cell, bytes) else cell for cell in self._cells.values())
            return checksum(row) == found
        return False

    def text(self, column: str) -> str:
        """Returns a text; a column that an older version lacks is empty."""
        cell = self._cells.get(column, b"")
        found = cell.decode(errors="ignore") if isinstance(cell, bytes) else ""
        self.note(is_sound=isinstance(cell, bytes) and found.encode() == cell and len(found) <= _LONGEST)
        return clean(found, _LONGEST)

    def number(self, column: str, most: int, least: int = 0, *, wanted: int = 0) -> int:
        """Returns a number of a range, and what is wanted in its place where the cell holds none."""
        cell = self._cells.get(column, wanted)
        is_sound = type(cell) is int and least <= cell <= most
        self.note(is_sound=is_sound)
        return cell if is_sound else wanted

    def first(self, seats: int) -> Seat | None:
        """Returns who began of so many seats, None where that is not known."""
        is_known = self._cells.get("first") is not None
        found = self.number("first", seats - 1, wanted=-1) if is_known else -1
        return None if found < 0 else Seat(found)

    def plain(self, column: str, wanted: T) -> T:
        """Returns what JSON text means, if that is of the kind that is wanted."""
        cell = self._cells.get(column, json.dumps(wanted).encode())
        with suppress(Exception):
            found = json.loads(cell)
            if type(found) is type(wanted):
                return found
        self.note(is_sound=False)
        return wanted

    def points(self, column: str) -> dict[str, int]:
        """Returns points by key without those that are none."""
        return self._known(self.plain(column, {}), lambda points: type(points) is int and abs(points) <= MOST_POINTS)

    def options(self) -> dict[str, Any]:
        """Returns the options without those that are none."""
        return self._known(self.plain("options", {}), lambda value: isinstance(value, bool | int | str))

    def _known(self, plain: dict[str, Any], is_known: Any) -> dict[str, Any]:
        found = {key: value for key, value in plain.items() if len(key) <= _LONGEST and is_known(value)}
        self.note(is_sound=found == plain)
        return found

    def keys(self, column: str) -> tuple[str, ...]:
        """Returns the keys of a list without what is none."""
        plain: list[Any] = self.plain(column, [])
        found = tuple(key for key in plain if isinstance(key, str) and key.isidentifier())
        self.note(is_sound=list(found) == plain)
        return found

    def person(self) -> str:
        """Returns whose a seat is, "" where that is nobody's."""
        if self._cells.get("person") is None:
            return ""
        found = self.text("person")
        is_sound = PERSON_ID.fullmatch(found) is not None
        self.note(is_sound=is_sound)
        return found if is_sound else ""

    def note(self, *, is_sound: bool) -> None:
        """Notes whether a cell was what it should be."""
        self.is_whole = self.is_whole and (is_sound or self._is_sealed)


# ---------------------------------------------------------------------- games
def _salvaged(number: int, rows: dict[str, list[_Cells]]) -> Salvaged:
    files = tuple(_RowReader(row).text("name") for row in rows.get("files", ()))
    head = _RowReader({**(rows.get("sittings") or [{}])[0], **(rows.get("games") or [{}])[0]})
    seats = [_RowReader(row) for row in rows.get("seats", ())]
    game: FinishedGame | None = None
    with suppress(Exception):  # whatever it is that cannot be read
        game = _game(head, seats)
    is_whole = game is not None and head.is_whole and all(seat.is_whole for seat in seats)
    played = [seat.player.name for seat in game.seats] if game else [seat.text("called") for seat in seats]
    when = head.text("ended")[:16].replace("T", " ")
    name = next(iter(files), "") or f"{', '.join(filter(None, played))} {when}".strip() or f"#{number}"
    marks = tuple(head.text(column) for column in ("digest", "deal", "ended"))
    return Salvaged(game, is_whole, short(name, 80), files, marks)


def _game(head: _RowReader, seats: Sequence[_RowReader]) -> FinishedGame | None:
    """Returns the game of some rows as far as they can be read; None where it would be nonsense."""
    box = next((name for reader in (head, *seats) if _is_box(name := reader.text("box"))), "")
    ended = next((text for reader in (head, *seats) if _is_moment(text := reader.text("ended"))), "")
    results = _results(seats)
    head.note(is_sound=head.text("box") == box and head.text("ended") == ended)
    game = FinishedGame(
        digest=head.text("digest") or digest([box, ended, [seat.player.name for seat in results]]),
        deal=head.text("deal") or head.text("digest"),
        box=box,
        rules_version=head.number("rules", _MOST),
        options=head.options(),
        ended=ended,
        reason=head.text("reason"),
        seconds=head.number("seconds", _MOST),
        entries=head.number("entries", _MOST),
        seats=results,
        first=head.first(len(seats)),
        evening=head.text("evening"),
    )
    wanted = head.number("seats", _MOST_SEATS, 1, wanted=len(results))
    return game if box and wanted == len(results) and is_plausible(game) else None


def _is_box(name: str) -> bool:
    try:
        return bool(name.isidentifier() and about(name))
    except ImportError:
        return False


def _is_moment(text: str) -> bool:
    return not text or moment(text) is not None


def _results(seats: Sequence[_RowReader]) -> tuple[SeatResult, ...]:
    """Returns how a game ended for its seats; a total or a place that cannot be read raises ValueError."""
    found = []
    for number, seat in enumerate(seats):
        player = _player(seat, player_colours()[number])
        seat.number("seat", number, number, wanted=number)
        total = seat.number("total", MOST_POINTS, -MOST_POINTS, wanted=MOST_POINTS + 1)
        place = seat.number("place", len(seats), 1)
        lines, kinds, won = seat.points("lines"), seat.points("kinds"), seat.keys("achievements")
        found.append(SeatResult(player, total, place, lines, kinds, won, seat.person()))
    return tuple(found)


def _player(seat: _RowReader, colour: str) -> Player:
    """Returns who sat there, in another colour where it is none; of somebody who cannot be read the name is left."""
    plain: dict[str, Any] = seat.plain("player", {})
    name = seat.text("called")
    try:
        player = Player.from_plain(plain)
    except ValueError:
        player = Player(name or "?", colour, "human" if name else "computer")
    mended = replace(
        player,
        colour=player.colour if player.colour in player_colours() else colour,
        level=player.level if player.is_human or player.level in _LEVELS else "",
    )
    is_named = called(name) == (called(player.name) if player.is_human else "")
    seat.note(is_sound=is_named and mended.to_plain() | {"name": ""} == plain | {"name": ""})
    return mended
