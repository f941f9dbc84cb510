"""Scoring: walls, majorities, modules; and the result of the game (5, 8)."""

from collections.abc import Callable

from game.boxes.alhambra.rules.bazaars import bazaar_points
from game.boxes.alhambra.rules.board import Board
from game.boxes.alhambra.rules.camps import camp_points
from game.boxes.alhambra.rules.draws import deal_to_third
from game.boxes.alhambra.rules.events import BazaarsScored, CampsScored, FalconsScored, WallsScored
from game.boxes.alhambra.rules.falcons import perched_points
from game.boxes.alhambra.rules.state import State
from game.boxes.alhambra.rules.walls import wall
from game.boxes.alhambra_family.rules import components
from game.boxes.alhambra_family.rules import scoring as palaces
from game.boxes.alhambra_family.rules.components import BUILDINGS, Cards
from game.boxes.alhambra_family.rules.events import ScoringDone
from game.boxes.alhambra_family.rules.majorities import with_points
from game.core.chance import Chance
from game.core.rules import PAUSE, Emit, Key, Result

END_REASON = "end.tiles"
_LINES = tuple(Key(f"score.n{number}") for number in (1, 2, 3))
_LAST = "C"


def score(state: State, letter: str, emit: Emit) -> None:
    """Scores walls, then the types, pavilions first, then the modules, and gives every party its points (5)."""
    walls = tuple(wall(board) for board in state.boards)
    emit(WallsScored(letter, walls))
    gains = palaces.score_types(letter, parties(state), emit)
    gains = tuple(map(sum, zip(gains, _padded(walls, gains), strict=True)))
    for points in _modules(state, letter, emit):
        gains = tuple(map(sum, zip(gains, _padded(points, gains), strict=True)))
    state.points = [with_points(before, letter, gain) for before, gain in zip(state.points, gains, strict=True)]
    emit(ScoringDone(letter, gains, tuple(sum(points) for points in state.points)))


def _padded(points: tuple[int, ...], gains: tuple[int, ...]) -> tuple[int, ...]:
    """The imaginary third player scores nothing but majorities (9)."""
    return points + (0,) * (len(gains) - len(points))


def parties(state: State) -> list[Cards]:
    """Returns the buildings that count in the majorities, by party: the reserve does not (5)."""
    found = [tuple([tile for tile in board.tiles.values() if tile in BUILDINGS]) for board in state.boards]
    return [*found, tuple([tile for tile in state.third if tile in BUILDINGS])] if state.has_third else found


def _modules(state: State, letter: str, emit: Emit) -> list[tuple[int, ...]]:
    """Scores camps, bazaars (in the last scoring) and falcons, as far as they are played."""
    found = []
    if state.modules.camps:
        found.append(_each(state, camp_points))
        emit(CampsScored(letter, found[-1]))
    if state.modules.bazaars and letter == _LAST:
        found.append(_each(state, bazaar_points))
        emit(BazaarsScored(letter, found[-1]))
    if state.modules.falcons:
        found.append(tuple(perched_points(perched) for perched in state.perched))
        emit(FalconsScored(letter, found[-1]))
    return found


def _each(state: State, points: Callable[[Board], int]) -> tuple[int, ...]:
    return tuple(points(board) for board in state.boards)


def score_due(state: State, chance: Chance, emit: Emit) -> None:
    """Scores the rounds whose cards were turned up; then the third player takes his tiles (3, 9)."""
    due, state.due = state.due, ()
    for letter in due:
        score(state, letter, emit)
        emit(PAUSE)
        if state.has_third:
            deal_to_third(state, components.AFTER_A if letter == "A" else len(state.bag) // 3, chance, emit)


def result(state: State) -> Result:
    """Returns points by scoring and places of the seats; the imaginary third player is not compared (9)."""
    return palaces.result(state.points[: state.seats], _LINES, END_REASON)
