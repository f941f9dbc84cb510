"""Scoring: what walls, camps and bazaars of an Alhambra score, majorities, modules; the result of the game (5, 8)."""

from collections.abc import Callable, Mapping
from functools import lru_cache
from typing import TypeAlias

from game.boxes.alhambra.rules import events as ev
from game.boxes.alhambra.rules.board import STEPS, Board, Cell, at
from game.boxes.alhambra.rules.falcons import perched_points
from game.boxes.alhambra.rules.setup import deal_to_third
from game.boxes.alhambra.rules.sites import RING
from game.boxes.alhambra.rules.state import State
from game.boxes.alhambra.rules.tiles import BASTIONS, CAMPS, COLOURS, SIDES, TYPE, WALLS
from game.boxes.alhambra_family.rules import components
from game.boxes.alhambra_family.rules import scoring as palaces
from game.boxes.alhambra_family.rules.components import BUILDINGS, Cards
from game.boxes.alhambra_family.rules.events import ScoringDone
from game.boxes.alhambra_family.rules.majorities import with_points
from game.core.chance import Chance
from game.core.rules import PAUSE, Emit, Key, Result
from game.core.values import value

# ---------------------------------------------------------------------- walls (section 5)
Edge: TypeAlias = tuple[Cell, int]  # a cell and one of its sides

_AROUND = tuple((side, STEPS[side], (side + 1) % 4, STEPS[(side + 1) % 4], (side - 1) % 4) for side in SIDES)
_WALLED = tuple(tuple(_AROUND[side] for side in SIDES if walls >> side & 1) for walls in WALLS)
"""By tile its walls: the side and the step there, the side to the right of that and the step there, the side left."""


def wall(board: Board) -> int:
    """Returns the points for the wall: how many edges its longest run has (section 5)."""
    return wall_lengths(board)[0]


@lru_cache(1 << 10)
def wall_lengths(board: Board) -> tuple[int, int]:
    """Returns how many edges the longest run of outer wall has, and how many all outer walls have."""
    walls = _outer_walls(board)
    return max(map(len, _runs(walls)), default=0), len(walls)


@lru_cache(1 << 10)
def wall_run(board: Board) -> tuple[Edge, ...]:
    """Returns the edges of the longest unbroken run of outer wall, clockwise, the tiles on the right hand (section 5).

    Camps count as empty cells. Of several longest runs always the same one is chosen: the north-most, then west-most
    beginning, and closed rings last.
    """
    return tuple([(edge // 4, edge % 4) for edge in max(_runs(_outer_walls(board)), key=len, default=())])


def _outer_walls(board: Board) -> Mapping[int, int]:
    """Returns the edges with an outer wall, each with the border edge after it, clockwise.

    That is around the tile's own corner, straight on, or back along a tile in the way. Where only a corner touches, the
    hand stays on the same tile (our ruling, section 5).
    """
    tiles = at(board)
    if any(tile in CAMPS for tile in tiles.values()):
        tiles = {cell: tile for cell, tile in tiles.items() if tile not in CAMPS}
    following = {}
    for cell, tile in tiles.items():
        for side, step, right, beside, left in _WALLED[tile]:
            if cell + step not in tiles:
                ahead = cell + beside
                if ahead not in tiles:
                    following[4 * cell + side] = 4 * cell + right
                elif ahead + step not in tiles:
                    following[4 * cell + side] = 4 * ahead + side
                else:
                    following[4 * cell + side] = 4 * (ahead + step) + left
    return following


def _runs(walls: Mapping[int, int]) -> list[list[int]]:
    """Returns the unbroken runs of wall, by their beginnings; closed rings come last."""
    runs = [_run(walls, edge) for edge in sorted(walls.keys() - walls.values())]
    if sum(map(len, runs)) < len(walls):
        rings = walls.keys() - {edge for run in runs for edge in run}
        runs += [_run(walls, edge) for edge in sorted(rings)]
    return runs


def _run(walls: Mapping[int, int], start: int) -> list[int]:
    """Returns a run of walls from its first edge to its last; a closed ring is walked once around."""
    run = [start]
    edge = walls[start]
    while edge in walls and edge != start:
        run.append(edge)
        edge = walls[edge]
    return run


# ---------------------------------------------------------------------- camps (section 8.2)
@value
class Ray:
    """What one arrow of a camp points at: the unbroken line of `cells` from the camp outwards, one point each."""

    camp_cell: Cell
    side: int
    cells: tuple[Cell, ...]


@lru_cache(1 << 10)
def camp_rays(board: Board) -> tuple[Ray, ...]:
    """Returns the line of every arrow, by camp cell and side; empty ones too (section 8.2).

    Inner walls do not interrupt a line; an empty cell or another camp ends it (our ruling).
    """
    return tuple(
        Ray(cell, side, _line(board, cell, STEPS[side]))
        for cell, tile in board
        for side in SIDES
        if BASTIONS[tile] >> side & 1
    )


def camp_points(board: Board) -> int:
    """Returns the points for all camps of an Alhambra."""
    return sum(len(ray.cells) for ray in camp_rays(board))


def _line(board: Board, camp: Cell, step: int) -> tuple[Cell, ...]:
    tiles = at(board)
    line = []
    cell = camp + step
    while cell in tiles and tiles[cell] not in CAMPS:
        line.append(cell)
        cell += step
    return tuple(line)


# ---------------------------------------------------------------------- bazaars (section 8.3)
_NEIGHBOURS = sorted(RING)


@value
class Bazaar:
    """A bazaar in an Alhambra: its `neighbours` in its colours (cells) times how many `colours` (types) they show."""

    cell: Cell
    tile: int
    neighbours: tuple[Cell, ...]
    colours: tuple[int, ...]
    points: int


@lru_cache(1 << 10)
def bazaar_scores(board: Board) -> tuple[Bazaar, ...]:
    """Returns what every bazaar scores, by cell (section 8.3); walls do not matter."""
    return tuple(_bazaar(board, cell, tile) for cell, tile in board if tile in COLOURS)


def bazaar_points(board: Board) -> int:
    """Returns the points for all bazaars of an Alhambra."""
    return sum(bazaar.points for bazaar in bazaar_scores(board))


def _bazaar(board: Board, cell: Cell, tile: int) -> Bazaar:
    tiles = at(board)
    around = [(cell + step, TYPE[tiles[cell + step]]) for step in _NEIGHBOURS if cell + step in tiles]
    matching = [(beside, kind) for beside, kind in around if kind is not None and kind in COLOURS[tile]]
    colours = tuple(sorted({kind for _, kind in matching}))
    return Bazaar(cell, tile, tuple(beside for beside, _ in matching), colours, len(matching) * len(colours))


# ---------------------------------------------------------------------- a round of scoring, and the result
END_REASON = "end.tiles"
_LINES = tuple(Key(f"score.n{number}") for number in (1, 2, 3))
_LAST = "C"


def score(state: State, letter: str, emit: Emit) -> None:
    """Scores walls, then the types, pavilions first, then the modules, and gives every party its points (5)."""
    walls = tuple(wall(board) for board in state.boards)
    emit(ev.WallsScored(letter, walls))
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
        emit(ev.CampsScored(letter, found[-1]))
    if state.modules.bazaars and letter == _LAST:
        found.append(_each(state, bazaar_points))
        emit(ev.BazaarsScored(letter, found[-1]))
    if state.modules.falcons:
        found.append(tuple(perched_points(perched) for perched in state.perched))
        emit(ev.FalconsScored(letter, found[-1]))
    return found


def _each(state: State, points: Callable[[Board], int]) -> tuple[int, ...]:
    return tuple(points(board) for board in state.boards)


def score_due(state: State, chance: Chance, emit: Emit) -> None:
    """Scores the rounds whose cards were turned up; then the third player takes his tiles (3, 9)."""
    due, state.due = state.due, ()
    for letter in due:
        emit(PAUSE)
        score(state, letter, emit)
        emit(PAUSE)
        if state.has_third:
            deal_to_third(state, components.AFTER_A if letter == "A" else len(state.bag) // 3, chance, emit)


def result(state: State) -> Result:
    """Returns points by scoring and places of the seats; the imaginary third player is not compared (9)."""
    return palaces.result(state.points[: state.seats], _LINES, END_REASON)
