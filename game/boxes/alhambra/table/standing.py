"""How the majorities of a view stand, and what a tile more or less would change."""

from dataclasses import dataclass
from functools import lru_cache
from typing import TypeAlias

from game.boxes.alhambra.rules import moves as mv
from game.boxes.alhambra.rules.board import Board, Cell, at, placed, removed
from game.boxes.alhambra.rules.falcons import corners
from game.boxes.alhambra.rules.moves import Stage
from game.boxes.alhambra.rules.scoring import bazaar_points, bazaar_scores, camp_points, camp_rays, wall
from game.boxes.alhambra.rules.tiles import BAZAARS, CAMPS, TYPE
from game.boxes.alhambra.rules.view import View
from game.boxes.alhambra_family.rules.majorities import LETTERS
from game.boxes.alhambra_family.table.scoreboard import Scores
from game.boxes.alhambra_family.table.standings import Majorities, count_majorities, next_letter


def scoring_ahead(view: View) -> str:
    """Returns which scoring comes next ("A", "B" or "C"); one whose card has come up is still due."""
    if view.is_over or view.stage == Stage.END:
        return LETTERS[-1]
    return view.due[0] if view.due else next_letter(view.piles)


def majorities(view: View) -> Majorities:
    """Returns how the majorities of a view stand for the next scoring (after the game: for the last)."""
    return count_majorities(view.owned, scoring_ahead(view))


def changed(view: View, party: int, arriving: int | None, leaving: int | None = None) -> Majorities:
    """Returns how the majorities would stand with a tile more and another less for a party."""
    parties = list(view.owned)
    kept = [tile for tile in parties[party] if tile != leaving]
    parties[party] = (*kept, *(() if arriving is None or TYPE[arriving] is None else (arriving,)))
    return count_majorities(tuple(parties), scoring_ahead(view))


def scoreboard(view: View) -> Scores:
    """Returns what the majority table shows of a view, with the walls."""
    points = (*view.points, view.third.points) if view.third else view.points
    waiting = frozenset(kind for tile in view.waiting if (kind := TYPE[tile]) is not None)
    acting = None if view.is_over else view.acting
    return Scores(majorities(view), tuple(map(sum, points)), acting, waiting, tuple(map(wall, view.boards)))


# ---------------------------------------------------------------------- what a move would change
Change = tuple[int, int]
"""A number before and after."""


Mover: TypeAlias = mv.Place | mv.Reserve | mv.Give | mv.Build | mv.Store | mv.Swap
"""A move that moves a tile."""


@dataclass(frozen=True, slots=True)
class Projection:
    """What a move would change: numbers before and after, for the acting seat unless another party is named.

    `types` are the counts of the types that change, by party and type; `majorities` the points of the next scoring for
    them. `worth` is what the arriving camp or bazaar would score itself (None for others); `leaving` are the falcons
    that would go back to the supply.
    """

    wall: Change
    types: tuple[tuple[int, int, Change], ...]
    majorities: Change
    camps: Change
    bazaars: Change
    worth: int | None
    leaving: tuple[int, ...]


def prospect(view: View, move: Mover) -> Projection:
    """Returns what a move of the acting seat would change."""
    before = view.boards[view.acting]
    arriving = move.tile if isinstance(move, mv.Place | mv.Build | mv.Swap) else None
    cell = move.cell if isinstance(move, mv.Place | mv.Build | mv.Store | mv.Swap) else None
    leaving = at(before)[cell] if cell is not None and isinstance(move, mv.Store | mv.Swap) else None
    after = _after(before, arriving, cell, leaving)
    party = len(view.boards) if isinstance(move, mv.Give) else int(view.acting)
    counted = move.tile if isinstance(move, mv.Give) else arriving
    now, then = majorities(view), changed(view, party, counted, leaving)
    mine = [sum(points[view.acting] for points in each.points) for each in (now, then)]
    rows = tuple(
        (party, kind, (now.counts[kind][party], then.counts[kind][party]))
        for kind in range(len(now.counts))
        if now.counts[kind][party] != then.counts[kind][party]
    )
    gone = corners(cell) if leaving is not None and cell is not None else ()
    return Projection(
        wall=(wall(before), wall(after)),
        types=rows,
        majorities=(mine[0], mine[1]),
        camps=(camp_points(before), camp_points(after)),
        bazaars=(bazaar_points(before), bazaar_points(after)),
        worth=None if arriving is None or cell is None else _worth(after, arriving, cell),
        leaving=tuple(falcon for corner, falcon in view.perched[view.acting] if corner in gone),
    )


@lru_cache(maxsize=256)
def _after(before: Board, arriving: int | None, cell: Cell | None, leaving: int | None) -> Board:
    if cell is None:
        return before
    rest = before if leaving is None else removed(before, cell)
    return rest if arriving is None else placed(rest, cell, arriving)


def _worth(after: Board, tile: int, cell: Cell) -> int | None:
    """Returns what a camp scores in each scoring, or a bazaar in the last, in a cell of an Alhambra."""
    if tile in CAMPS:
        return sum(len(ray.cells) for ray in camp_rays(after) if ray.camp_cell == cell)
    if tile in BAZAARS:
        return next(bazaar.points for bazaar in bazaar_scores(after) if bazaar.cell == cell)
    return None
