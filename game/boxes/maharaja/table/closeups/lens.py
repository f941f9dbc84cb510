"""The lens: the city that is pointed at or focused, twice as large, where its drawing is small or crowded."""

from functools import partial

from game.boxes.maharaja.rules.view import TURN
from game.boxes.maharaja.table import courtyard, items, zones
from game.boxes.maharaja.table.closeups.city import FIELD, lies_in, paint_ground, paint_pieces, plan_in
from game.boxes.maharaja.table.geometry import Plan
from game.boxes.maharaja.table.painting.frame import Picture
from game.paint.box import Box
from game.paint.palette import BRASS_LIGHT, INK
from game.tabletop.frame import Frame

_TIMES = 2.0
_SITE, _LEAST = 54.0, 30.0
"""The width of a site in map units, and the pixels from which on it needs no lens."""


def paint_lens(picture: Picture) -> None:
    """Draws the lens over everything else for what needs it; while somebody travels, roads to a city stay in sight."""
    public, item = picture.view.public, picture.selection.hover
    is_goal = item is not None and public.task == TURN and item.kind == items.CITY
    city = None if item is None or is_goal or item == items.MAHARAJA else lies_in(public, item)
    if city is not None and picture.selection.zoom.is_usual and _is_needed(picture, city):
        picture.ui.later(partial(_draw, picture, city))


def _is_needed(picture: Picture, city: int) -> bool:
    is_small = picture.canvas.px(_SITE * picture.plan.k) < _LEAST
    return is_small or courtyard.is_crowded(picture.view.public, city)


def _box(plan: Plan, city: int) -> Box:
    """Returns where the lens goes: beside the city, inside the map."""
    k = plan.k * _TIMES
    w, h = FIELD[2] * k, FIELD[3] * k
    block, board = zones.city(plan, city), plan.board
    left = block.right + 16
    if left + w > board.right:
        left = block.x - 16 - w
    return Box(left, min(max(board.y + 8, block.y - 20), board.bottom - h - 8), w, h)


def _draw(picture: Picture, city: int) -> None:
    canvas, box = picture.canvas, _box(picture.plan, city)
    rect = canvas.rect(box)
    canvas.shadow(rect, 14, 170, 4, 8, 12)
    frame = Frame(canvas, picture.view, picture.selection, picture.players, plan_in(picture.plan, city, box))
    paint_ground(frame, city, box)
    with canvas.clipped(rect):
        paint_pieces(frame, city)
    canvas.outline(box, INK, 6, 6)
    canvas.outline(box.grown(-1), BRASS_LIGHT, 6, 3)
