"""What a plan of the tile game does to the seat's own Alhambra, and what that is worth."""

from collections.abc import Iterable, Iterator

from game.ai.brain import Plan
from game.ai.reasons import Reason
from game.boxes.alhambra.brain.grounds import grounds
from game.boxes.alhambra.rules.bazaars import bazaar_points
from game.boxes.alhambra.rules.board import Board, exchanged, placed, removed
from game.boxes.alhambra.rules.camps import camp_points
from game.boxes.alhambra.rules.falcons import corners
from game.boxes.alhambra.rules.moves import Build, Place, Store, Swap
from game.boxes.alhambra.rules.view import View
from game.boxes.alhambra.rules.walls import wall
from game.boxes.alhambra_family.rules.buildings import BUILDINGS
from game.core.rules import Key, Seat

_BUILDING_BITS = sum(1 << tile for tile in BUILDINGS)
_ROOM, _FALCON = 0.15, 4.0
"""What a building more that would find a space is worth, and a falcon that stays, in points: set by hand."""
_SMALL_ROOM = 3
"""So many buildings more or less are not worth a word."""


def laid(board: Board, plan: Iterable[object]) -> Board:
    """Returns an Alhambra after everything that a plan brings there or takes out."""
    for move in plan:
        match move:
            case Place(tile, cell) | Build(tile, cell):
                board = placed(board, cell, tile)
            case Store(cell):
                board = removed(board, cell)
            case Swap(tile, cell):
                board = exchanged(board, cell, tile)
    return board


def grown(view: View, seat: Seat, plan: Plan, scorings: int) -> Iterator[Reason]:
    """Yields what becomes longer or scores more: wall, camps, bazaars; takes how many scorings are to come."""
    before = view.boards[seat]
    after = laid(before, plan)
    if after is before:
        return
    for key, points, times in (
        ("wall", wall, scorings),
        ("camps", camp_points, scorings),
        ("bazaars", bazaar_points, 1),
    ):
        was, now = points(before), points(after)
        if now > was:
            yield Reason(Key(f"reasons.{key}"), {"before": was, "after": now}, float((now - was) * times))


def roomier(view: View, seat: Seat, plan: Plan, instead: Plan) -> Iterator[Reason]:
    """Yields that more buildings find a space after one plan than after another, where both build."""
    board = view.boards[seat]
    one, other = laid(board, plan), laid(board, instead)
    if board in (one, other):
        return
    more, less = _fitting(one), _fitting(other)
    if more - less >= _SMALL_ROOM:
        yield Reason(Key("reasons.room"), {"more": more, "less": less}, _ROOM * (more - less))


def _fitting(board: Board) -> int:
    """Returns how many of all buildings would find a space."""
    return len(BUILDINGS) - (grounds(board).homeless & _BUILDING_BITS).bit_count()


def harmed(view: View, seat: Seat, instead: Plan, scorings: int) -> Iterator[Reason]:
    """Yields what another plan spoils: a wall that becomes shorter, falcons that fly off."""
    before = view.boards[seat]
    was, now = wall(before), wall(laid(before, instead))
    if now < was:
        values = {"before": was, "after": now}
        yield Reason(Key("reasons.shortens"), values, float((was - now) * scorings), is_against=True)
    moved = [corner for move in instead if isinstance(move, Store | Swap) for corner in corners(move.cell)]
    leaving = tuple(falcon for corner, falcon in view.perched[seat] if corner in moved)
    if leaving:
        yield Reason(Key("reasons.flies_off"), {"falcons": leaving}, _FALCON * len(leaving), is_against=True)
