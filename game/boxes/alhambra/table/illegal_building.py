"""Why a tile cannot be placed, brought in, taken out or exchanged (3, 4, 8.2, 9)."""

from game.boxes.alhambra.rules.board import (
    STEPS,
    Board,
    Cell,
    at,
    cells_for,
    removable,
    swappable,
    why_not,
    why_not_removed,
    why_not_swapped,
)
from game.boxes.alhambra.rules.contacts import GREEN, KIND, meet
from game.boxes.alhambra.rules.tasks import Stage
from game.boxes.alhambra.rules.tiles import CAMPS, SIDES, TYPE
from game.boxes.alhambra.rules.view import View
from game.boxes.alhambra.table.touch import Touch

_KEYS = {"walls": "no_match", "on_foot": "not_on_foot", "apart": "falls_apart"}
_NEAREST = ("no_match", "camp_bastion", "camp_green", "camp_camp", "camp_open", "not_on_foot", "hole", "no_join")


def placing(view: View, touched: Touch) -> str | None:
    """Returns why the waiting tiles cannot go where was touched; several untouched ones are judged together."""
    targets = len(touched.cells) + len(touched.kinds & {"reserve", "dirk"})
    if len(touched.waiting) > 1 or targets > 1:
        return "one_by_one"
    if "dirk" in touched.kinds:
        return "not_here" if view.third is None else "not_given" if view.stage == Stage.END else None
    if not touched.cells:
        return None
    board = view.boards[view.acting]
    return _nearest([_placed(board, tile, touched.cells[0]) for tile in touched.waiting or view.waiting])


def redesigning(view: View, touched: Touch) -> str | None:
    """Returns why these tiles and places of one's own make no redesign (3)."""
    if max(len(touched.built), len(touched.stored), len(touched.cells)) > 1:
        return "one_tile_moved"
    if touched.cells:
        return _bringing_in(view, touched)
    if "reserve" in touched.kinds:
        return _taking_out(view, touched)
    board = view.boards[view.acting]
    if touched.built and touched.stored:
        return _swapped(board, touched.stored[0], touched.built[0])
    if touched.built:
        return _moving(board, view.reserves[view.acting], touched.built[0])
    tile = touched.stored[0]
    return None if cells_for(board, tile) or swappable(board, tile) else "fits_nowhere"


def _bringing_in(view: View, touched: Touch) -> str | None:
    if touched.built or "reserve" in touched.kinds:
        return "one_tile_moved"
    board, reserve = view.boards[view.acting], touched.stored or view.reserves[view.acting]
    if touched.cells[0] in at(board):
        return "taken"
    return _nearest([_placed(board, tile, touched.cells[0]) for tile in reserve]) if reserve else "empty_reserve"


def _taking_out(view: View, touched: Touch) -> str | None:
    board = view.boards[view.acting]
    if touched.stored:
        return "in_reserve"
    if touched.built:
        return _removed(board, touched.built[0])
    return None if removable(board) else "nothing_to_store"


def _moving(board: Board, reserve: tuple[int, ...], cell: Cell) -> str | None:
    """Returns why a tile of the Alhambra can neither be taken out nor be exchanged for one of the reserve."""
    reason = _removed(board, cell)
    return None if reason and any(why_not_swapped(board, tile, cell) is None for tile in reserve) else reason


def _nearest(reasons: list[str | None]) -> str | None:
    """Returns the reason that is nearest to being legal, None if one of several is."""
    return None if None in reasons else next((reason for reason in _NEAREST if reason in reasons), reasons[0])


def _placed(board: Board, tile: int, cell: Cell) -> str | None:
    return _told(board, tile, cell, why_not(board, tile, cell))


def _swapped(board: Board, tile: int, cell: Cell) -> str | None:
    return _told(board, tile, cell, why_not_swapped(board, tile, cell))


def _removed(board: Board, cell: Cell) -> str | None:
    reason = why_not_removed(board, cell)
    return "cut_off" if reason == "on_foot" else _KEYS.get(reason or "", reason)


def _told(board: Board, tile: int, cell: Cell, reason: str | None) -> str | None:
    return _contact(board, tile, cell) if reason == "camp" else _KEYS.get(reason or "", reason)


def _contact(board: Board, tile: int, cell: Cell) -> str:
    """Returns what is wrong where a camp meets its neighbours: the first clash, north, east, south, west."""
    tiles = at(board)
    beside = [(side, tiles[cell + STEPS[side]]) for side in SIDES if cell + STEPS[side] in tiles]
    side, other = next((side, other) for side, other in beside if not meet(tile, side, other))
    if tile in CAMPS and other in CAMPS:
        return "camp_camp"
    building = other if tile in CAMPS else tile
    if TYPE[building] is None:
        return "camp_open"
    return "camp_green" if GREEN in (KIND[tile][side], KIND[other][side ^ 2]) else "camp_bastion"
