"""What a game that was just added brought: records by total and by kind, and achievements won for the first time."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from game.history import cells, wall
from game.history.adding import TOTAL
from game.history.history import History

_FEW = 3
"""So many games somebody must have played before points of one kind can be a record."""
_MOST = 6
"""So many records are told of one game."""


@dataclass(frozen=True, slots=True)
class Feat:
    """A record that a game set: the seat, its points, the record before; of the house, or the person's own.

    `kind` is the kind of points, `adding.TOTAL` for all of them together.
    """

    seat: int
    points: int
    before: int
    is_house: bool
    kind: str = TOTAL

    @property
    def rank(self) -> tuple[bool, bool, int]:
        """Returns what makes one record greater than another: of the house, of the total, by how much."""
        return self.is_house, self.kind == TOTAL, self.points - self.before


@dataclass(frozen=True, slots=True)
class Award:
    """An achievement that the person of a seat won for the first time."""

    seat: int
    key: str


@dataclass(frozen=True, slots=True)
class Honours:
    """What a game brought: records, the greatest first and not too many, and achievements."""

    feats: tuple[Feat, ...] = ()
    awards: tuple[Award, ...] = ()

    def __bool__(self) -> bool:
        """Tells whether there is anything to celebrate."""
        return bool(self.feats or self.awards)


def honours(history: History, digest: str) -> Honours:
    """Returns what a game brought as it was added.

    A first game has nothing to be compared with, and a deal that was played before brings nothing at all. Kinds of
    points are records only for who has played a few games: in the second one nearly each would be.
    """
    found = history.rows("SELECT id, box, seats FROM games WHERE digest = ? AND again = 0", digest)
    if not found:
        return Honours()
    number, box, seats = found[0]
    own = history.rows(
        "SELECT seat, person, total, kinds FROM seats WHERE game = ? AND person IS NOT NULL ORDER BY seat", number
    )
    feats = sorted(_feats(history, number, box, seats, own), key=lambda feat: feat.rank, reverse=True)
    won = [
        Award(seat, key)
        for seat, person, *_ in own
        for key, first in wall.achieved(history, person, box).items()
        if first.game == number
    ]
    return Honours(tuple(feats[:_MOST]), tuple(won))


def _feats(history: History, number: int, box: str, seats: int, own: Sequence[Any]) -> Iterator[Feat]:
    before = wall.scores(history, box, seats, before=number)
    house = wall.records_of(before)
    scored = {seat: {TOTAL: total, **cells.points(kinds)} for seat, _, total, kinds in own}
    for seat, person, *_ in own:
        bests = wall.bests_of(score for score in before if score.person == person)
        for kind, points in scored[seat].items():
            if kind != TOTAL and (TOTAL not in bests or bests[TOTAL].games < _FEW):
                continue
            most = max(others.get(kind, points) for others in scored.values())
            if kind in house and points == most > house[kind].points:
                yield Feat(seat, points, house[kind].points, is_house=True, kind=kind)
            elif kind in bests and points > bests[kind].best:
                yield Feat(seat, points, bests[kind].best, is_house=False, kind=kind)
