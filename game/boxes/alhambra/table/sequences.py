"""The walks that interrupt the table, as data: what they go through, step by step, and where it lies.

A scoring walks through the walls, the six types and the modules that were scored, in the order of the rules; before
the last one comes a walk through the tiles that were left on the squares.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import TypeAlias

from game.boxes.alhambra.rules.bazaars import Bazaar, bazaar_scores
from game.boxes.alhambra.rules.board import Board
from game.boxes.alhambra.rules.camps import Ray, camp_rays
from game.boxes.alhambra.rules.events import BazaarsScored, CampsScored, FalconsScored, WallsScored
from game.boxes.alhambra.rules.falcons import POINTS
from game.boxes.alhambra.rules.tiles import FEATHER, FEATHERS
from game.boxes.alhambra.rules.view import View
from game.boxes.alhambra.rules.walls import Edge, wall_run
from game.boxes.alhambra_family.rules.events import LeftoverAwarded, ScoringDone, TypeScored
from game.core.beat import Beat

Scored: TypeAlias = WallsScored | TypeScored | CampsScored | BazaarsScored | FalconsScored


@dataclass(frozen=True, slots=True)
class Flock:
    """The falcons of a seat with the same feathers (0 to 2): where they perch, and their points together."""

    feather: int
    corners: tuple[int, ...]
    points: int


Mark: TypeAlias = Edge | Ray | Bazaar | Flock
"""What is drawn on an Alhambra while it is scored: an edge of the wall run, an arrow's line, a bazaar, some falcons."""


@dataclass(frozen=True, slots=True)
class Step:
    """One step of a scoring: its event, and by seat what is drawn on each Alhambra (nothing for a type)."""

    event: Scored
    marks: tuple[tuple[Mark, ...], ...]


@dataclass(frozen=True, slots=True)
class Scoring:
    """The walk through a scoring: its steps, what it came to, and the Alhambras that were scored."""

    steps: tuple[Step, ...]
    done: ScoringDone
    boards: tuple[Board, ...]


@dataclass(frozen=True, slots=True)
class LastTiles:
    """The walk through the tiles left on the squares: who gets each, and why."""

    awarded: tuple[LeftoverAwarded, ...]


def walks(beat: Beat) -> list[Scoring | LastTiles]:
    """Returns the walks that follow a beat, in the order of its events; nothing is placed after a scoring within it."""
    view: View = beat.view
    found: list[Scoring | LastTiles] = []
    steps: list[Step] = []
    awarded: list[LeftoverAwarded] = []
    for event in (*beat.events, None):
        if awarded and not isinstance(event, LeftoverAwarded):
            found.append(LastTiles(tuple(awarded)))
            awarded = []
        match event:
            case WallsScored() | TypeScored() | CampsScored() | BazaarsScored() | FalconsScored():
                steps.append(Step(event, _marks(event, view)))
            case LeftoverAwarded():
                awarded.append(event)
            case ScoringDone():
                found.append(Scoring(tuple(steps), event, view.boards))
                steps = []
    return found


def _marks(event: Scored, view: View) -> tuple[tuple[Mark, ...], ...]:
    drawn: Callable[[Board], tuple[Mark, ...]]
    match event:
        case WallsScored():
            drawn = wall_run
        case CampsScored():
            drawn = camp_rays
        case BazaarsScored():
            drawn = bazaar_scores
        case FalconsScored():
            return tuple(flocks(perched) for perched in view.perched)
        case TypeScored():
            return ((),) * view.seats
    return tuple(drawn(board) for board in view.boards)


def flocks(perched: tuple[tuple[int, int], ...]) -> tuple[Flock, ...]:
    """Returns the falcons of an Alhambra by feathers, those that there are (8.4)."""
    by_feather = {
        feather: tuple(corner for corner, falcon in perched if FEATHER[falcon] == feather)
        for feather in range(len(FEATHERS))
    }
    return tuple(Flock(feather, found, POINTS[len(found)]) for feather, found in by_feather.items() if found)
