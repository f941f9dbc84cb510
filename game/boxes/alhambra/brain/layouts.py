"""What a plan of the tile game does to the seat's own Alhambra, and what that is worth."""

from collections.abc import Iterable, Iterator

from game.ai.brain import Plan
from game.ai.reasons import Reason
from game.boxes.alhambra.rules.bazaars import bazaar_points
from game.boxes.alhambra.rules.board import Board, exchanged, placed, removed
from game.boxes.alhambra.rules.camps import camp_points
from game.boxes.alhambra.rules.falcons import corners
from game.boxes.alhambra.rules.moves import Build, Place, Store, Swap
from game.boxes.alhambra.rules.view import View
from game.boxes.alhambra.rules.walls import wall
from game.core.rules import Key, Seat

_FALCON = 4.0
"""What a falcon that stays is worth, in points: set by hand."""


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
