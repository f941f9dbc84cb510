"""Why a falcon cannot perch where it was touched, or not be paid like that (8.4)."""

from game.boxes.alhambra.rules.board import Cell, at
from game.boxes.alhambra.rules.falcons import perches, touches
from game.boxes.alhambra.rules.tiles import CAMPS, PAIR, TYPE
from game.boxes.alhambra.rules.touch import Touch
from game.boxes.alhambra.rules.view import View


def paying(touched: Touch) -> str | None:
    """Returns why the chosen falcon is not paid with what was touched: any one card of the hand pays it."""
    if touched.kinds - {"hand"}:
        return "falcon_unpaid"
    return "falcon_one_card" if len(touched.hand) > 1 else None


def flying(view: View, touched: Touch) -> str | None:
    """Returns why no falcon can perch there."""
    if not view.hands[view.acting]:
        return "falcon_money"
    if len(touched.falcons) > 1 or len(touched.corners) > 1:
        return "falcon_one_by_one"
    if touched.corners:
        return _at(view, touched.corners[0], touched.falcons)
    if any(_free(view, falcon) for falcon in touched.falcons or view.falcons):
        return None
    return "falcon_nowhere"


def missing(view: View, falcon: int, corner: Cell) -> tuple[int, ...]:
    """Returns the types of a falcon's colours that no tile at a corner of the acting seat's Alhambra shows."""
    tiles = at(view.boards[view.acting])
    shown = {TYPE[tiles[cell]] for cell in touches(corner) if cell in tiles}
    return tuple(kind for kind in PAIR[falcon] if kind not in shown)


def _at(view: View, corner: Cell, falcons: tuple[int, ...]) -> str | None:
    tiles = at(view.boards[view.acting])
    around = [tiles.get(cell) for cell in touches(corner)]
    if None in around:
        return "corner_open"
    if any(tile in CAMPS for tile in around):
        return "corner_camp"
    if any(corner == taken for taken, _ in view.perched[view.acting]):
        return "corner_taken"
    if not falcons:
        fits = any(not missing(view, falcon, corner) for falcon in view.falcons)
        return None if fits else "corner_no_falcon"
    return (None, "corner_colour", "corner_colours")[len(missing(view, falcons[0], corner))]


def _free(view: View, falcon: int) -> bool:
    taken = {corner for corner, _ in view.perched[view.acting]}
    return any(corner not in taken for corner in perches(view.boards[view.acting], falcon))
