"""Scoring: the majorities of each building type, and the result of the game."""

from game.boxes.alhambra_cards.rules.state import State
from game.core.rules import Emit, Key, Result, ScoreLine, places
from game.palaces.buildings import TYPES, count
from game.palaces.events import ScoringDone, TypeScored
from game.palaces.majorities import LETTERS, awards, prizes

END_REASON = "end.buildings"
_LINES = tuple(Key(f"score.{letter.lower()}") for letter in LETTERS)


def score(state: State, letter: str, emit: Emit) -> None:
    """Scores all six types, pavilions first, and gives every party its points."""
    gains = [0] * len(state.buildings)
    for kind in range(len(TYPES)):
        points = _score_type(state, letter, kind, emit)
        gains = [gained + more for gained, more in zip(gains, points, strict=True)]
    place = LETTERS.index(letter)
    for party, gain in enumerate(gains):
        before = state.points[party]
        state.points[party] = (*before[:place], gain, *before[place + 1 :])  # type: ignore[assignment]
    emit(ScoringDone(letter, tuple(gains), tuple(sum(points) for points in state.points)))


def _score_type(state: State, letter: str, kind: int, emit: Emit) -> tuple[int, ...]:
    """Returns what each party gets for one type."""
    counts = tuple(count(buildings, kind) for buildings in state.buildings)
    given = awards(counts, prizes(letter, kind))
    shares = {party: award.share for award in given for party in award.parties}
    points = tuple(shares.get(party, 0) for party in range(len(counts)))
    emit(TypeScored(letter, kind, counts, given, points))
    return points


def result(state: State) -> Result:
    """Returns points by scoring and places of the seats; the imaginary third player is not compared."""
    points = state.points[: state.seats]
    totals = tuple(sum(seat) for seat in points)
    lines = tuple(tuple(ScoreLine(key, part) for key, part in zip(_LINES, seat, strict=True)) for seat in points)
    return Result(lines, totals, places(totals), Key(END_REASON))
