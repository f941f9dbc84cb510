"""The light around whatever lies on a table: what was chosen, what may be touched, what a hint means, what is new."""

from typing import Protocol

from game.paint.box import Box
from game.paint.canvas import Canvas
from game.paint.palette import GLOW
from game.tabletop.items import Item, Selection

_FADES = 16
_CHOSEN, _HINTED, _RECENT = "#FFE27A", "#6FE3FF", "#F2D48A"


class Lit(Protocol):
    """What an item is drawn with: the canvas, and what the scene knows of touches."""

    @property
    def canvas(self) -> Canvas: ...
    @property
    def selection(self) -> Selection: ...


def strength(selection: Selection, item: Item) -> int:
    """Returns how brightly an item glows (0 to 255): full when chosen, less when it may be touched.

    When one of several items that may be touched is pointed at, the others step back; so do all that could be added to
    a choice that is whole already.
    """
    if item in selection.touched:
        return 235
    if item not in selection.open:
        return 0
    if item == selection.hover:
        return 200
    return 45 if selection.hover in selection.open or selection.move is not None else 100


def faded(alpha: int) -> int:
    """Returns an opacity in coarse steps, so that a flight makes few pictures."""
    return min(255, round(alpha / 255 * _FADES) * 256 // _FADES)


def glow(frame: Lit, item: Item, box: Box, radius: float) -> None:
    """Draws the glow of an item that is chosen or may be touched."""
    alpha = strength(frame.selection, item)
    if alpha:
        grow = 3 if alpha > 150 else 1
        frame.canvas.glow(box, GLOW, 9, alpha, grow, radius)


def outline(frame: Lit, item: Item, box: Box, radius: float) -> None:
    """Draws a frame around an item that is chosen, hinted at or was moved lately."""
    canvas, selection = frame.canvas, frame.selection
    if item in selection.touched:
        canvas.outline(box, _CHOSEN, radius, 5)
    elif item in selection.recent:
        canvas.outline(box, _RECENT, radius, 3)
    if item in selection.hinted:
        canvas.outline(box.grown(3), _HINTED, radius + 2, 4)


def dim(frame: Lit, item: Item, box: Box, radius: float) -> None:
    """Darkens what does not fit while something is chosen."""
    selection = frame.selection
    if frame.canvas.is_high_contrast:
        return  # edges say what can be used, and letters stay clear
    if selection.touched and item not in selection.touched and item not in selection.open:
        frame.canvas.box(box, "#1A0A1258", None, radius)
