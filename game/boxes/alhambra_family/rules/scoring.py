"""Scoring the majorities of all building types, the same in either box."""

from collections.abc import Sequence

from game.boxes.alhambra_family.rules.buildings import TYPES, count
from game.boxes.alhambra_family.rules.events import TypeScored
from game.boxes.alhambra_family.rules.majorities import Points, awards, prizes
from game.boxes.alhambra_family.rules.money import Cards
from game.core.rules import Emit, Key, Result, ScoreLine, places


def score_types(letter: str, buildings: Sequence[Cards], emit: Emit) -> tuple[int, ...]:
    """Scores all six types, pavilions first; takes the buildings of each party and returns what each gains."""
    rows = [_score_type(letter, buildings, kind, emit) for kind in range(len(TYPES))]
    return tuple(map(sum, zip(*rows, strict=True)))


def _score_type(letter: str, buildings: Sequence[Cards], kind: int, emit: Emit) -> tuple[int, ...]:
    """Returns what each party gets for one type."""
    counts = tuple(count(held, kind) for held in buildings)
    given = awards(counts, prizes(letter, kind))
    shares = {party: award.share for award in given for party in award.parties}
    points = tuple(shares.get(party, 0) for party in range(len(counts)))
    emit(TypeScored(letter, kind, counts, given, points))
    return points


def result(points: Sequence[Points], lines: Sequence[Key], reason: str) -> Result:
    """Returns the result of a game: points by scoring, and places by their sums, shared in a tie.

    Takes the points of the seats (the imaginary third player is not compared), what each scoring is called, and why
    the game ended.
    """
    totals = tuple(map(sum, points))
    told = tuple(tuple(ScoreLine(key, part) for key, part in zip(lines, seat, strict=True)) for seat in points)
    return Result(told, totals, places(totals), Key(reason))
