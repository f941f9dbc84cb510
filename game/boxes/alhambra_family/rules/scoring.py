"""Scoring the majorities of all building types, the same in either box."""

from collections.abc import Sequence
from functools import lru_cache

from game.boxes.alhambra_family.rules.buildings import counts_by_kind
from game.boxes.alhambra_family.rules.events import TypeScored
from game.boxes.alhambra_family.rules.majorities import Points, awards, prizes, shares
from game.boxes.alhambra_family.rules.money import Cards
from game.core.rules import Emit, Key, Result, ScoreLine, places


def score_types(letter: str, buildings: Sequence[Cards], emit: Emit) -> tuple[int, ...]:
    """Scores all six types, pavilions first; takes the buildings of each party and returns what each gains."""
    counts = [counts_by_kind(held) for held in buildings]
    rows = [_score_type(letter, kind, held) for kind, held in enumerate(zip(*counts, strict=True))]
    for row in rows:
        emit(row)
    return tuple(map(sum, zip(*[row.points for row in rows], strict=True)))


@lru_cache(maxsize=1 << 14)
def _score_type(letter: str, kind: int, counts: tuple[int, ...]) -> TypeScored:
    """Returns what each party gets for one type; takes how many buildings of it each has."""
    return TypeScored(letter, kind, counts, awards(counts, prizes(letter, kind)), shares(letter, kind, counts))


def result(points: Sequence[Points], lines: Sequence[Key], reason: str) -> Result:
    """Returns the result of a game: points by scoring, and places by their sums, shared in a tie.

    Takes the points of the seats (the imaginary third player is not compared), what each scoring is called, and why
    the game ended.
    """
    totals = tuple(map(sum, points))
    told = tuple(tuple(ScoreLine(key, part) for key, part in zip(lines, seat, strict=True)) for seat in points)
    return Result(told, totals, places(totals), Key(reason))
