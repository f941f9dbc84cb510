"""What the result shows of a finished game: who won, tables of points, the course of the game, the best deeds."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from itertools import pairwise

from game.core.rules import Result, ScoreLine, Seat
from game.saves.players import Player
from game.scenes.after.remarks import remarks
from game.scenes.people.portraits import Sitters
from game.session.handicap import LINE, is_handicapped
from game.session.session import Session
from game.tabletop.ended import Breakdown, Deed, Party, PointKind, Share, Works, whole
from game.tabletop.table import PointHistory, Table
from game.widgets.ui import Translate

_SHADES = ("#8A5A2C", "#C9A24A", "#4E6E5A", "#7A4B6E", "#B4552F", "#3F6FA8", "#8A7A3A", "#2E8288", "#A8763E", "#5B4A8A")
"""Colours of the moments of a game in a bar, in turn."""


@dataclass(frozen=True, slots=True)
class PointsRow:
    """Somebody's line in a table of points: the player (None: nobody's), the place ("" for none), a share a column."""

    seat: Seat | None
    place: str
    name: str
    shares: tuple[Share, ...]
    total: int


@dataclass(frozen=True, slots=True)
class Sheet:
    """A table of points: its columns, of which the first `counted` add up to the totals, the rows, and a note."""

    columns: tuple[PointKind, ...]
    counted: int
    rows: tuple[PointsRow, ...]
    note: str = ""

    @property
    def most(self) -> int:
        """Returns the highest total, 1 at least."""
        return max(1, *(row.total for row in self.rows))

    def leads(self, column: int) -> int:
        """Returns the most points of a seat in a column; what nobody has and what decides between equals leads none."""
        seats = [row.shares[column].points for row in self.rows if row.seat is not None]
        return max(seats) if column < self.counted and max(seats) > 0 else -1


class Outcome:
    """How a session ended, as the language of its table tells it; takes session, table, who sits there, texts."""

    def __init__(self, session: Session, table: Table, sitters: Sitters, words: Translate) -> None:
        self.sitters = sitters
        self.players: tuple[Player, ...] = session.credited
        self.result: Result = session.result()
        self.table = table
        self.box, self._words = session.box, words
        beats = session.beats(None)
        self._view = beats[-1].view
        self.ranking = sorted(range(len(self.players)), key=lambda seat: (self.result.places[seat], seat))
        self.best = [Seat(seat) for seat in self.ranking if self.result.places[seat] == 1]
        self.history: PointHistory = self._lifted(table.history(beats))
        self.deeds: Sequence[Deed] = table.deeds(beats)
        self.kinds = self._kinds(table.breakdown(beats))
        self.moments = self._moments()
        self.remarks = remarks(words, self.players)

    def works(self, seat: Seat) -> Works | None:
        """Returns the picture of what a seat built or won."""
        return self.table.works(self._view, seat)

    def decided(self) -> str:
        """Returns the key of what put the first ahead of the second with an equal total, "" if nothing had to."""
        (first, second), breaks = self.ranking[:2], self.result.breaks
        if not breaks or self.result.totals[first] != self.result.totals[second]:
            return ""
        pairs = zip(breaks[first], breaks[second], strict=True)
        name = next((one.key.rpartition(".")[2] for one, other in pairs if one.points != other.points), "")
        return name and f"result.by_{name}"

    # ------------------------------------------------------------------ what was begun with
    def _lifted(self, history: PointHistory) -> PointHistory:
        """The course of the points with what players began with."""
        starts = [player.start for player in self.players]
        totals = tuple(tuple(map(sum, zip(moment, starts, strict=True))) for moment in history.totals)
        return PointHistory(history.labels, totals)

    @property
    def _start(self) -> PointKind:
        name = self._words("evening.handicap.kind")
        return PointKind(LINE, name, name, ("icon_scales_ink",), "#C9A24A", self._words("evening.handicap.no_record"))

    def _with_start(self, found: Breakdown) -> Breakdown:
        """Points by kind with those that players began with, as one kind more."""
        if not is_handicapped(self.players):
            return found
        parties = tuple(
            replace(party, shares=(*party.shares, Share(0 if party.seat is None else self.players[party.seat].start)))
            for party in found.parties
        )
        return Breakdown((*found.kinds, self._start), parties, found.note or self._words("evening.handicap.no_record"))

    # ------------------------------------------------------------------ tables
    def _kinds(self, found: Breakdown) -> Sheet:
        """The points by kind; where a box does not tell kinds, by the lines of the result."""
        found = self._with_start(found) if found.kinds else self._lines()
        rest = PointKind("rest", self._words("ui.ending.rest"), self._words("ui.ending.rest_label"), (), "#9A8A6A")
        found = whole(found, self.result, rest)
        breaks = self.result.breaks
        more = tuple(map(self._tiebreak, breaks[0])) if breaks else ()
        rows = tuple(
            PointsRow(party.seat, self._place(party.seat), party.name, self._shares(found, party), party.total)
            for party in self._placed(found.parties)
        )
        return Sheet((*found.kinds, *more), len(found.kinds), rows, found.note)

    def _lines(self) -> Breakdown:
        lines = self.result.lines
        kinds = tuple(self._kind(line, i) for i, line in enumerate(lines[0]))
        parties = tuple(
            Party(Seat(seat), player.name, tuple(Share(line.points) for line in lines[seat]))
            for seat, player in enumerate(self.players)
        )
        return Breakdown(kinds, parties)

    def _kind(self, line: ScoreLine, index: int) -> PointKind:
        if line.key == LINE:
            return self._start
        name = self._words(f"{self.box}.{line.key}")
        return PointKind(line.key, name, name, (), _SHADES[index % len(_SHADES)])

    def _tiebreak(self, line: ScoreLine) -> PointKind:
        kind = self._kind(line, 0)
        return replace(kind, told=self._words("ui.ending.tiebreak", kind=kind.name))

    def _shares(self, found: Breakdown, party: Party) -> tuple[Share, ...]:
        breaks = self.result.breaks
        more = breaks[party.seat] if breaks and party.seat is not None else ()
        shares = [*party.shares, *(Share(line.points) for line in more)]
        kinds = [kind.name for kind in found.kinds] + [self._words(f"{self.box}.{line.key}") for line in more]
        return tuple(
            Share(share.points, share.told or self._told(party.name, kind, share.points))
            for kind, share in zip(kinds, shares, strict=True)
        )

    def _told(self, player: str, kind: str, points: int) -> str:
        return self._words("ui.ending.share", player=player, kind=kind, points=points)

    def _placed(self, parties: Sequence[Party]) -> list[Party]:
        """The parties by place, after them those without one."""
        return sorted(parties, key=lambda party: (party.seat is None, self.ranking.index(party.seat or 0)))

    def _place(self, seat: Seat | None) -> str:
        return "" if seat is None else self._words("ui.result.place", place=self.result.places[seat])

    def _moments(self) -> Sheet:
        """The points from moment to moment of the game."""
        labels, totals = self.history.labels[1:], self.history.totals
        columns = tuple(PointKind(label, label, label, (), _SHADES[i % len(_SHADES)]) for i, label in enumerate(labels))
        more = (self._start,) if is_handicapped(self.players) else ()
        rows = []
        for seat in self.ranking:
            gains = [after[seat] - before[seat] for before, after in pairwise(totals)]
            name = self.players[seat].name
            shares = [Share(gain, self._told(name, label, gain)) for gain, label in zip(gains, labels, strict=True)]
            start = self.players[seat].start
            shares += [Share(start, self._told(name, kind.name, start)) for kind in more]
            rows.append(PointsRow(Seat(seat), self._place(Seat(seat)), name, tuple(shares), totals[-1][seat]))
        return Sheet((*columns, *more), len(columns) + len(more), tuple(rows))
