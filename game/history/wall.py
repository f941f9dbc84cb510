"""What the menu, the seats and the wall of the house ask of the history.

Everything counts games of a person alone; a deal that was played again counts for nothing here.
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import TypeVar

from game.history import cells
from game.history.adding import TOTAL
from game.history.history import History

K = TypeVar("K", str, int)
LINE = 40
"""So many games a line of points shows at most."""


@dataclass(frozen=True, slots=True)
class Tally:
    """How a person fares: games, how many of them ended on which place (from the first on), and when the last was."""

    games: int
    places: tuple[int, ...]
    last: str

    @property
    def wins(self) -> int:
        """Returns how many were won, shared victories included."""
        return self.places[0]


@dataclass(frozen=True, slots=True)
class Best:
    """A person's points of one kind: in how many games, their mean, the most, and in which game that was."""

    games: int
    mean: float
    best: int
    game: int


@dataclass(frozen=True, slots=True)
class Record:
    """The most points of a kind that anybody got: who, how many, in which game, and under which name there."""

    person: str
    points: int
    game: int
    name: str = ""


@dataclass(frozen=True, slots=True)
class Point:
    """One game in a line of games: when it ended, the total, the place."""

    ended: str
    total: int
    place: int


@dataclass(frozen=True, slots=True)
class Meeting:
    """How often a person was ahead of another one, behind, or level."""

    ahead: int
    behind: int
    level: int


@dataclass(frozen=True, slots=True)
class Streak:
    """How many games in a row were won last, and most."""

    now: int
    longest: int


@dataclass(frozen=True, slots=True)
class Table:
    """A person's points of a kind in a box with a number of seats, and the record of the house."""

    seats: int
    own: Best
    record: Record


@dataclass(frozen=True, slots=True)
class Won:
    """An achievement that a person won: in how many games, and the first of them with when, total and seats."""

    games: int
    game: int
    ended: str
    total: int
    seats: int


@dataclass(frozen=True, slots=True)
class Page:
    """What the wall shows of a person: everybody's games, the person's boxes, and more about one of them.

    `tables` are the totals by number of seats, with `tallies` of how these games ended. `seats` is the number of seats
    that more is told about: the line of points, and the points by kind. `won` are the achievements of the box by key.
    """

    people: Mapping[str, Tally]
    boxes: Mapping[str, Tally]
    bests: Mapping[str, int]
    box: str = ""
    line: Sequence[Point] = ()
    tables: Sequence[Table] = ()
    tallies: Mapping[int, Tally] = field(default_factory=dict)
    seats: int = 0
    kinds: Mapping[str, Table] = field(default_factory=dict)
    streak: Streak = Streak(0, 0)
    meetings: Mapping[str, Meeting] = field(default_factory=dict)
    won: Mapping[str, Won] = field(default_factory=dict)


def page(history: History, person: str, box: str = "", seats: int = 0) -> Page:
    """Returns a page of the wall.

    Takes the box and the number of seats to tell more about, "" and 0 for those that were played most.
    """
    found = boxes(history, person)
    shown = box if box in found else max(found, key=lambda name: found[name].games, default="")
    if not shown:
        return Page(tallies(history), {}, {})
    best = history.rows("SELECT box, max(best) FROM bests WHERE person = ? AND kind = ? GROUP BY box", person, TOTAL)
    played = by_seats(history, person, shown)
    rows = {number: _tables(history, person, shown, number) for number in played}
    usual = seats if seats in played else max(played, key=lambda number: played[number].games)
    return Page(
        tallies(history),
        found,
        dict(best),
        shown,
        points(history, person, shown, usual, most=LINE),
        [by_kind[TOTAL] for by_kind in rows.values()],
        played,
        usual,
        {kind: table for kind, table in rows[usual].items() if kind != TOTAL},
        streak(history, person, shown),
        meetings(history, person, shown),
        achieved(history, person, shown),
    )


def _tables(history: History, person: str, box: str, seats: int) -> dict[str, Table]:
    held = records(history, box, seats)
    return {kind: Table(seats, own, held[kind]) for kind, own in bests(history, person, box, seats).items()}


def tallies(history: History, box: str = "", seats: int = 0) -> dict[str, Tally]:
    """Returns how everybody fares by person; in one box and with one number of seats if these are named."""
    found = history.rows(
        "SELECT person, place, sum(games), max(last) FROM places"
        " WHERE (?1 = '' OR box = ?1) AND (?2 = 0 OR seats = ?2) GROUP BY person, place",
        box,
        seats,
    )
    return _tallies(found)


def boxes(history: History, person: str) -> dict[str, Tally]:
    """Returns how a person fares by box."""
    return _tallies(
        history.rows(
            "SELECT box, place, sum(games), max(last) FROM places WHERE person = ? GROUP BY box, place", person
        )
    )


def _tallies(rows: Iterable[tuple[K, int, int, str]]) -> dict[K, Tally]:
    found: dict[K, dict[int, tuple[int, str]]] = {}
    for name, place, games, last in rows:
        found.setdefault(name, {})[place] = games, last
    return {name: _tally(places) for name, places in found.items()}


def _tally(places: Mapping[int, tuple[int, str]]) -> Tally:
    counts = tuple(places[place][0] if place in places else 0 for place in range(1, max(places) + 1))
    return Tally(sum(counts), counts, max(last for _, last in places.values()))


def points(history: History, person: str, box: str, seats: int = 0, most: int = 100) -> list[Point]:
    """Returns a person's last games of a box, at most so many, the oldest of them first."""
    found = history.rows(
        "SELECT ended, total, place FROM seats WHERE person = ? AND again = 0 AND box = ?"
        f"{' AND seats = ?' if seats else ''} ORDER BY ended DESC LIMIT ?",
        *(person, box, *([seats] if seats else []), most),
    )
    return [Point(*row) for row in reversed(found)]


def streak(history: History, person: str, box: str) -> Streak:
    """Returns a person's games of a box won in a row."""
    found = history.rows(
        "SELECT place FROM seats WHERE person = ? AND again = 0 AND box = ? ORDER BY ended", person, box
    )
    now = longest = 0
    for (place,) in found:
        now = now + 1 if place == 1 else 0
        longest = max(longest, now)
    return Streak(now, longest)


def bests(history: History, person: str, box: str, seats: int) -> dict[str, Best]:
    """Returns a person's points of a box with a number of seats, by kind and for `adding.TOTAL`."""
    found = history.rows(
        "SELECT kind, games, sum, best, game FROM bests WHERE person = ? AND box = ? AND seats = ?", person, box, seats
    )
    return {kind: Best(games, total / games, best, game) for kind, games, total, best, game in found}


def records(history: History, box: str, seats: int) -> dict[str, Record]:
    """Returns the records of the house in a box with a number of seats, by kind and for `adding.TOTAL`.

    Of equal ones the earlier game holds the record.
    """
    found = history.rows(
        "SELECT kind, b.person, best, b.game, player"
        " FROM bests b JOIN seats s ON s.game = b.game AND s.person = b.person"
        " WHERE b.box = ? AND b.seats = ? ORDER BY best, b.game DESC",
        *(box, seats),
    )
    last = {kind: held for kind, *held in found}
    return {kind: Record(who, best, game, cells.player(own).name) for kind, (who, best, game, own) in last.items()}


def meetings(history: History, person: str, box: str = "") -> dict[str, Meeting]:
    """Returns how a person fares against each other one, in one box or in all."""
    found = history.rows(
        "SELECT other, sum(ahead), sum(behind), sum(level) FROM meetings"
        " WHERE person = ?1 AND (?2 = '' OR box = ?2) GROUP BY other",
        person,
        box,
    )
    return {other: Meeting(ahead, behind, level) for other, ahead, behind, level in found}


def by_seats(history: History, person: str, box: str) -> dict[int, Tally]:
    """Returns how a person fares in a box by number of seats."""
    return _tallies(
        history.rows(
            "SELECT seats, place, games, last FROM places WHERE person = ? AND box = ? ORDER BY seats", person, box
        )
    )


def achieved(history: History, person: str, box: str) -> dict[str, Won]:
    """Returns what a person achieved in a box."""
    found = history.rows(
        "SELECT key, games, game, earned.ended, total, seats FROM earned JOIN seats USING (game, person)"
        " WHERE person = ? AND earned.box = ?",
        person,
        box,
    )
    return {key: Won(*first) for key, *first in found}
