"""Tiles beside an Alhambra, in a strip: the reserve and what was bought."""

from game.boxes.alhambra.table.plan import THING, Plot
from game.paint.box import Box

_EDGE, _GAP = 8.0, 8.0


def strip_spot(plot: Plot, box: Box, place: int, number: int) -> Box:
    """Returns where one of some tiles lies in a strip of a large Alhambra; many reach over each other.

    They lie towards its right end; in one that stands upright, one below the other.
    """
    size = min(THING, box.h - 4, box.w - 4)
    room = box.h if plot.is_upright else box.w
    step = min(size + _GAP, (room - 2 * _EDGE - size) / max(1, number - 1))
    used = size + (number - 1) * step
    if plot.is_upright:
        return Box(box.cx - size / 2, box.cy - used / 2 + place * step, size, size)
    return Box(box.right - _EDGE - used + place * step, box.cy - size / 2, size, size)


def label_room(plot: Plot, box: Box, number: int) -> float:
    """Returns how much room so many tiles leave for a word before them."""
    if not number:
        return box.w
    return 0.0 if plot.is_upright else strip_spot(plot, box, 0, number).x - box.x
