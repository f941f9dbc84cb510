"""What the menu, the seats and the wall of the house ask of the history.

Everything counts games of a person alone; a deal that was played again counts for nothing here.
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field

from game.history.adding import TOTAL
from game.history.history import History

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
    """The most points of a kind that anybody got: who, how many, and in which game."""

    person: str
    points: int
    game: int


@dataclass(frozen=True, slots=True)
class Feat:
    """A record that a game set: the seat, its points, the record before; of the house, or the person's own."""

    seat: int
    points: int
    before: int
    is_house: bool


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
class Page:
    """What the wall shows of a person: everybody's games, the person's boxes, and more about one of them.

    `usual` is the number of seats with which that box was played most, and `kinds` are the points by kind with it.
    """

    people: Mapping[str, Tally]
    boxes: Mapping[str, Tally]
    bests: Mapping[str, int]
    box: str = ""
    line: Sequence[Point] = ()
    tables: Sequence[Table] = ()
    usual: int = 0
    kinds: Mapping[str, Table] = field(default_factory=dict)
    streak: Streak = Streak(0, 0)
    meetings: Mapping[str, Meeting] = field(default_factory=dict)


def page(history: History, person: str, box: str = "") -> Page:
    """Returns a page of the wall; takes the box to tell more about, "" for the one that was played most."""
    found = boxes(history, person)
    shown = box if box in found else max(found, key=lambda name: found[name].games, default="")
    if not shown:
        return Page(tallies(history), {}, {})
    best = history.rows("SELECT box, max(best) FROM bests WHERE person = ? AND kind = ? GROUP BY box", person, TOTAL)
    line = points(history, person, shown, most=LINE)
    played = tables(history, person, shown)
    rows = {seats: _tables(history, person, shown, seats) for seats in played}
    usual = max(played, key=lambda seats: played[seats])
    totals = [by_kind[TOTAL] for by_kind in rows.values()]
    kinds = {kind: table for kind, table in rows[usual].items() if kind != TOTAL}
    won, met = streak(history, person, shown), meetings(history, person)
    return Page(tallies(history), found, dict(best), shown, line, totals, usual, kinds, won, met)


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


def _tallies(rows: Iterable[tuple[str, int, int, str]]) -> dict[str, Tally]:
    found: dict[str, dict[int, tuple[int, str]]] = {}
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
        "SELECT kind, person, best, game FROM bests WHERE box = ? AND seats = ? ORDER BY best, game DESC", box, seats
    )
    return {kind: Record(person, best, game) for kind, person, best, game in found}


def feats(history: History, digest: str) -> list[Feat]:
    """Returns the records that a game set as it was added, the greatest first: totals above all earlier ones.

    Who plays for the first time sets none, and neither does a deal that was played before.
    """
    found = history.rows("SELECT id, box, seats FROM games WHERE digest = ? AND again = 0", digest)
    if not found:
        return []
    number, box, seats = found[0]
    own = history.rows("SELECT seat, person, total FROM seats WHERE game = ? AND person IS NOT NULL", number)
    before = {person: _best_before(history, person, box, seats, number) for _, person, _ in own}
    others = history.rows("SELECT person, best FROM bests WHERE box = ? AND seats = ? AND kind = ?", box, seats, TOTAL)
    known = [best for person, best in others if person not in before]
    house = max([*known, *(best for best in before.values() if best is not None)], default=None)
    feats = [_feat(seat, total, before[person], house) for seat, person, total in own]
    return sorted((feat for feat in feats if feat), key=lambda feat: (feat.is_house, feat.points), reverse=True)


def _best_before(history: History, person: str, box: str, seats: int, number: int) -> int | None:
    found: int | None = history.rows(
        "SELECT max(total) FROM seats WHERE person = ? AND again = 0 AND box = ? AND seats = ? AND game < ?",
        *(person, box, seats, number),
    )[0][0]
    return found


def _feat(seat: int, points: int, own: int | None, house: int | None) -> Feat | None:
    if house is not None and points > house:
        return Feat(seat, points, house, is_house=True)
    return Feat(seat, points, own, is_house=False) if own is not None and points > own else None


def meetings(history: History, person: str, box: str = "") -> dict[str, Meeting]:
    """Returns how a person fares against each other one, in one box or in all."""
    found = history.rows(
        "SELECT other, sum(ahead), sum(behind), sum(level) FROM meetings"
        " WHERE person = ?1 AND (?2 = '' OR box = ?2) GROUP BY other",
        person,
        box,
    )
    return {other: Meeting(ahead, behind, level) for other, ahead, behind, level in found}


def tables(history: History, person: str, box: str) -> dict[int, int]:
    """Returns how many games of a box a person played by number of seats."""
    return dict(
        history.rows(
            "SELECT seats, sum(games) FROM places WHERE person = ? AND box = ? GROUP BY seats ORDER BY seats",
            person,
            box,
        )
    )
