"""What the menu, the seats and the wall of the house ask of the history.

Everything counts games of a person alone; a deal that was played again counts for nothing here.
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import TypeVar

from game.history import cells
from game.history.adding import TOTAL
from game.history.history import History

K = TypeVar("K", str, int)
LINE = 40
"""So many games a line of points shows at most."""
COUNTS = "person IS NOT NULL AND again = 0"
"""What is asked of the seats that count for somebody."""


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
class HouseRecord:
    """The most points of a kind that anybody got: who, how many, in which game, and under which name there."""

    person: str
    points: int
    game: int
    name: str = ""


@dataclass(frozen=True, slots=True)
class Score:
    """What a person scored in a game: points by kind and for `adding.TOTAL`."""

    person: str
    game: int
    points: Mapping[str, int]


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

    @property
    def games(self) -> int:
        """Returns how often they met."""
        return self.ahead + self.behind + self.level


@dataclass(frozen=True, slots=True)
class Streak:
    """How many games in a row were won last, and most."""

    now: int
    longest: int


@dataclass(frozen=True, slots=True)
class KindTable:
    """A person's points of a kind in a box with a number of seats, and the record of the house."""

    seats: int
    own: Best
    record: HouseRecord


@dataclass(frozen=True, slots=True)
class Won:
    """An achievement that a person won: in how many games, and the first of them with when, total and seats."""

    games: int
    game: int
    ended: str
    total: int
    seats: int


@dataclass(frozen=True, slots=True)
class PersonPage:
    """What the wall shows of a person: everybody's games, the person's boxes, and more about one of them.

    `tables` are the totals by number of seats, with `tallies` of how these games ended. `seats` is the number of seats
    that more is told about: the line of points, and the points by kind. `won` are the achievements of the box by key.
    """

    people: Mapping[str, Tally]
    boxes: Mapping[str, Tally]
    bests: Mapping[str, int]
    box: str = ""
    line: Sequence[Point] = ()
    tables: Sequence[KindTable] = ()
    tallies: Mapping[int, Tally] = field(default_factory=dict)
    seats: int = 0
    kinds: Mapping[str, KindTable] = field(default_factory=dict)
    streak: Streak = Streak(0, 0)
    meetings: Mapping[str, Meeting] = field(default_factory=dict)
    levels: Mapping[str, Meeting] = field(default_factory=dict)
    won: Mapping[str, Won] = field(default_factory=dict)


def page(history: History, person: str, box: str = "", seats: int = 0) -> PersonPage:
    """Returns a page of the wall.

    Takes the box and the number of seats to tell more about, "" and 0 for those that were played most.
    """
    found = boxes(history, person)
    shown = box if box in found else max(found, key=lambda name: found[name].games, default="")
    if not shown:
        return PersonPage(tallies(history), {}, {})
    best = history.rows(f"SELECT box, max(total) FROM seats WHERE {COUNTS} AND person = ? GROUP BY box", person)
    played = by_seats(history, person, shown)
    usual = seats if seats in played else max(played, key=lambda number: played[number].games)
    own = totals(history, person, shown)
    return PersonPage(
        tallies(history),
        found,
        dict(best),
        shown,
        points(history, person, shown, usual, most=LINE),
        [KindTable(number, own[number], record(history, shown, number)) for number in played],
        played,
        usual,
        _kinds(history, person, shown, usual),
        streak(history, person, shown),
        meetings(history, person, shown),
        levels(history, person, shown),
        achieved(history, person, shown),
    )


def _kinds(history: History, person: str, box: str, seats: int) -> dict[str, KindTable]:
    all_scores = scores(history, box, seats)
    held = _named(history, records_of(all_scores))
    own = bests_of(score for score in all_scores if score.person == person)
    return {kind: KindTable(seats, best, held[kind]) for kind, best in own.items() if kind != TOTAL}


def tallies(history: History, box: str = "", seats: int = 0) -> dict[str, Tally]:
    """Returns how everybody fares by person; in one box and with one number of seats if these are named."""
    found = history.rows(
        "SELECT person, place, count(*), max(ended) FROM seats"
        f" WHERE {COUNTS} AND (?1 = '' OR box = ?1) AND (?2 = 0 OR seats = ?2) GROUP BY person, place",
        box,
        seats,
    )
    return _tallies(found)


def boxes(history: History, person: str) -> dict[str, Tally]:
    """Returns how a person fares by box."""
    return _tallies(
        history.rows(
            f"SELECT box, place, count(*), max(ended) FROM seats WHERE {COUNTS} AND person = ? GROUP BY box, place",
            person,
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
        f"SELECT ended, total, place FROM seats WHERE {COUNTS} AND person = ? AND box = ?"
        f"{' AND seats = ?' if seats else ''} ORDER BY ended DESC LIMIT ?",
        *(person, box, *([seats] if seats else []), most),
    )
    return [Point(*row) for row in reversed(found)]


def streak(history: History, person: str, box: str) -> Streak:
    """Returns a person's games of a box won in a row."""
    found = history.rows(
        f"SELECT place FROM seats WHERE {COUNTS} AND person = ? AND box = ? ORDER BY ended", person, box
    )
    now = longest = 0
    for (place,) in found:
        now = now + 1 if place == 1 else 0
        longest = max(longest, now)
    return Streak(now, longest)


def scores(history: History, box: str, seats: int, before: int | None = None) -> list[Score]:
    """Returns what everybody scored in a box with a number of seats, the earliest games first.

    `before` is the number of a game: only those that were added before it are asked for.
    """
    found = history.rows(
        f"SELECT person, game, total, kinds FROM seats WHERE {COUNTS} AND box = ? AND seats = ?"
        f"{' AND game < ?' if before else ''} ORDER BY game",
        *(box, seats, *([before] if before else [])),
    )
    return [Score(who, game, {TOTAL: total, **cells.points(kinds)}) for who, game, total, kinds in found]


def totals(history: History, person: str, box: str) -> dict[int, Best]:
    """Returns a person's totals in a box by number of seats."""
    found: dict[int, list[tuple[int, int]]] = {}
    for seats, total, game in history.rows(
        f"SELECT seats, total, game FROM seats WHERE {COUNTS} AND person = ? AND box = ?", person, box
    ):
        found.setdefault(seats, []).append((total, -game))
    return {seats: _best(numbers) for seats, numbers in found.items()}


def bests_of(scores: Iterable[Score]) -> dict[str, Best]:
    """Returns somebody's points by kind; of equal ones those of the earlier game are the best."""
    found: dict[str, list[tuple[int, int]]] = {}
    for score in scores:
        for kind, number in score.points.items():
            found.setdefault(kind, []).append((number, -score.game))
    return {kind: _best(numbers) for kind, numbers in found.items()}


def _best(numbers: Sequence[tuple[int, int]]) -> Best:
    best, game = max(numbers)
    return Best(len(numbers), sum(number for number, _ in numbers) / len(numbers), best, -game)


def record(history: History, box: str, seats: int) -> HouseRecord:
    """Returns the record in a box with a number of seats that was played; of equal totals the earlier holds it."""
    ((person, total, game, player),) = history.rows(
        f"SELECT person, total, game, player FROM seats WHERE {COUNTS} AND box = ? AND seats = ?"
        " ORDER BY total DESC, game LIMIT 1",
        *(box, seats),
    )
    return HouseRecord(person, total, game, cells.player(player).name)


def records(history: History, box: str, seats: int) -> dict[str, HouseRecord]:
    """Returns the records of the house in a box with a number of seats, by kind and for `adding.TOTAL`.

    Of equal ones the earlier game holds the record.
    """
    return _named(history, records_of(scores(history, box, seats)))


def records_of(scores: Iterable[Score]) -> dict[str, HouseRecord]:
    """Returns the most points of each kind, the earliest of equal ones, without the names that were played under."""
    found: dict[str, HouseRecord] = {}
    for score in scores:
        for kind, number in score.points.items():
            if kind not in found or number > found[kind].points:
                found[kind] = HouseRecord(score.person, number, score.game)
    return found


def _named(history: History, records: Mapping[str, HouseRecord]) -> dict[str, HouseRecord]:
    return {kind: replace(record, name=_name(history, record.game, record.person)) for kind, record in records.items()}


def _name(history: History, game: int, person: str) -> str:
    rows = history.rows("SELECT player FROM seats WHERE game = ? AND person = ?", game, person)
    return cells.player(rows[0][0]).name


def meetings(history: History, person: str, box: str = "") -> dict[str, Meeting]:
    """Returns how a person fares against each other one, in one box or in all."""
    return _met(history, "other.person", "other.person != own.person", person, box)


def levels(history: History, person: str, box: str = "") -> dict[str, Meeting]:
    """Returns how a person fares against computer players of each level, in one box or in all."""
    is_computer = "json_extract(other.player, '$.kind') = 'computer'"
    return _met(history, "json_extract(other.player, '$.level')", is_computer, person, box)


def _met(history: History, whom: str, is_met: str, person: str, box: str) -> dict[str, Meeting]:
    """Takes what others are told apart by, and who of them counts."""
    found = history.rows(
        f"SELECT {whom}, sum(own.place < other.place), sum(own.place > other.place), sum(own.place = other.place)"
        f" FROM seats own JOIN seats other ON other.game = own.game AND {is_met}"
        " WHERE own.person = ?1 AND own.again = 0 AND (?2 = '' OR own.box = ?2) GROUP BY 1",
        person,
        box,
    )
    return {other: Meeting(ahead, behind, level) for other, ahead, behind, level in found}


def by_seats(history: History, person: str, box: str) -> dict[int, Tally]:
    """Returns how a person fares in a box by number of seats."""
    return _tallies(
        history.rows(
            "SELECT seats, place, count(*), max(ended) FROM seats"
            f" WHERE {COUNTS} AND person = ? AND box = ? GROUP BY seats, place ORDER BY seats",
            *(person, box),
        )
    )


def achieved(history: History, person: str, box: str) -> dict[str, Won]:
    """Returns what a person achieved in a box."""
    found = history.rows(
        f"SELECT game, ended, total, seats, achievements FROM seats WHERE {COUNTS} AND person = ? AND box = ?"
        " AND achievements != '[]' ORDER BY ended, game",
        person,
        box,
    )
    won: dict[str, Won] = {}
    for *game, keys in found:
        for key in cells.keys(keys):
            won[key] = replace(won[key], games=won[key].games + 1) if key in won else Won(1, *game)
    return won
