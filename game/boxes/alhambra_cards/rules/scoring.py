"""Scoring: the majorities of each building type, the end of the game, and its result."""

from game.boxes.alhambra_cards.rules.state import State
from game.boxes.alhambra_family.rules import scoring as family
from game.boxes.alhambra_family.rules.events import GameEnded, MarketRanOut, ScoringDone
from game.boxes.alhambra_family.rules.majorities import LETTERS, with_points
from game.boxes.alhambra_family.rules.scoring import award
from game.core.rules import PAUSE, Emit, Key, Result, no_listener

END_REASON = "end.buildings"
_LINES = tuple(Key(f"score.{letter.lower()}") for letter in LETTERS)


def score(state: State, letter: str, emit: Emit) -> None:
    """Scores all six types, pavilions first, and gives every party its points."""
    gains = family.score_types(letter, state.buildings, emit)
    state.points = [with_points(before, letter, gain) for before, gain in zip(state.points, gains, strict=True)]
    if emit is not no_listener:
        emit(ScoringDone(letter, gains, tuple(sum(points) for points in state.points)))


def result(state: State) -> Result:
    """Returns points by scoring and places of the seats; the imaginary third player is not compared."""
    return family.result(state.points[: state.seats], _LINES, END_REASON)


# ---------------------------------------------------------------------- the end
def end_game(state: State, emit: Emit) -> None:
    """Gives away what is left in the yard, scores C and closes the game; a scoring card never turned is skipped."""
    emit(MarketRanOut())
    emit(PAUSE)
    for seat, building in award(state.yard, state.hands, emit):
        state.buildings[seat] = tuple(sorted((*state.buildings[seat], building)))
    emit(PAUSE)
    score(state, "C", emit)
    state.is_over = True
    emit(GameEnded(END_REASON))
