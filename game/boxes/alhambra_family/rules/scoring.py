"""Scoring the majorities of all building types, the same in either box."""

from collections.abc import Sequence

from game.boxes.alhambra_family.rules.buildings import counts_by_kind
from game.boxes.alhambra_family.rules.events import TypeScored
from game.boxes.alhambra_family.rules.majorities import Points, awards, prizes, shares
from game.boxes.alhambra_family.rules.money import Cards
from game.core.rules import Emit, Key, Result, ScoreLine, no_listener, places


def score_types(letter: str, buildings: Sequence[Cards], emit: Emit) -> tuple[int, ...]:
    """Scores all six types, pavilions first; takes the buildings of each party and returns what each gains."""
    counts = [counts_by_kind(held) for held in buildings]
    by_kind = [*enumerate(zip(*counts, strict=True))]
    if emit is not no_listener:
        for kind, held in by_kind:
            emit(_score_type(letter, kind, held))
    return tuple(map(sum, zip(*[shares(letter, kind, held) for kind, held in by_kind], strict=True)))


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
