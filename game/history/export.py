"""Gives the history out: as plain data for JSON, and as a table for spreadsheets."""

import csv
from collections.abc import Iterable, Sequence
from typing import Any, TextIO

from game.core.text import moment
from game.history import wall
from game.history.cells import text
from game.history.evenings import cup, evenings
from game.history.finished import FinishedGame, SeatResult
from game.history.history import History
from game.saves.people import Person

_COLUMNS = (
    "game", "ended", "box", "options", "seats", "reason", "seconds", "entries", "seat", "person", "name", "colour",
    "kind", "level", "personality", "total", "place", "lines", "kinds", "achievements", "first", "evening", "start",
    "second_thoughts",
)  # fmt: skip
_FORMULA = tuple("=+-@\t\r\n＝＋－＠")
_UTF_8 = "\ufeff"


def exported(history: History, people: Iterable[Person]) -> dict[str, Any]:
    """Returns everybody with how they fare, every game, and every evening with its cup, as plain data."""
    tallies = wall.tallies(history)
    return {
        "people": [_person(person, tallies.get(person.id)) for person in people],
        "games": [_game(game) for game in history.games()],
        "evenings": [_evening(number, games) for number, games in evenings(history).items()],
    }


def _evening(number: str, games: Sequence[FinishedGame]) -> dict[str, Any]:
    return {
        "id": number,
        "games": [game.digest for game in games],
        "cup": [
            {
                "person": row.player.person,
                "name": row.player.name,
                "place": row.place,
                "points": float(row.total),
                "by_game": [None if points is None else float(points) for points in row.points],
                "wins": row.wins,
            }
            for row in cup(games)
        ],
    }


def _person(person: Person, tally: wall.Tally | None) -> dict[str, Any]:
    plain = person.to_plain()
    return plain | {
        "games": tally.games if tally else 0,
        "wins": tally.wins if tally else 0,
        "places": list(tally.places) if tally else [],
        "last": tally.last if tally else "",
    }


def _game(game: FinishedGame) -> dict[str, Any]:
    return {
        "digest": game.digest,
        "deal": game.deal,
        "ended": game.ended,
        "box": game.box,
        "rules": game.rules_version,
        "options": dict(game.options),
        "reason": game.reason,
        "seconds": game.seconds,
        "entries": game.entries,
        "first": game.first,
        "evening": game.evening,
        "seats": [_seat(seat) for seat in game.seats],
    }


def _seat(seat: SeatResult) -> dict[str, Any]:
    person = {"person": seat.person} if seat.person else {}
    points = {"lines": dict(seat.lines), "kinds": dict(seat.kinds), "achievements": list(seat.achievements)}
    return {**seat.player.to_plain(), **person, "total": seat.total, "place": seat.place, **points}


def write_table(history: History, file: TextIO, separator: str = ",") -> None:
    """Writes a line for every seat of every game, a line of headings first.

    Takes what stands between columns. A mark in front tells spreadsheets that the letters are UTF-8, and moments (UTC)
    are written as they all read them. Every text is quoted: where a spreadsheet takes something else for what stands
    between columns, no part of a name becomes a cell of its own.
    """
    file.write(_UTF_8)
    table = csv.writer(file, delimiter=separator, lineterminator="\r\n", quoting=csv.QUOTE_NONNUMERIC)
    table.writerow(_COLUMNS)
    for game in history.games():
        for number, seat in enumerate(game.seats):
            player = seat.player
            row: tuple[str | int, ...] = (
                game.digest, _moment(game.ended), game.box, text(game.options), len(game.seats), game.reason,
                game.seconds, game.entries, number, seat.person, player.name, player.colour, player.kind, player.level,
                player.personality, seat.total, seat.place, text(seat.lines), text(seat.kinds),
                " ".join(seat.achievements),
                "" if game.first is None else game.first, game.evening, player.start,
                int(player.second_thoughts),
            )  # fmt: skip
            table.writerow([_harmless(cell) if isinstance(cell, str) else cell for cell in row])


def _moment(ended: str) -> str:
    """Returns a moment as spreadsheets know it, without parts of seconds; what is none stays as it is."""
    found = moment(ended)
    return f"{found:%Y-%m-%d %H:%M:%S}" if found else ended


def _harmless(cell: str) -> str:
    """Returns a text that no spreadsheet takes for a formula: names come from files of others, too."""
    return f"'{cell}" if cell.startswith(_FORMULA) else cell
