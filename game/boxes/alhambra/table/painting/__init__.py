"""Everything on the table below the items, and what its painters draw with."""

from typing import TypeAlias

from game.boxes.alhambra.rules.moves import Task
from game.boxes.alhambra.rules.view import View
from game.boxes.alhambra.table.plan import Plan
from game.boxes.alhambra_family.table import frame as family
from game.boxes.alhambra_family.table.pieces import FamilyPiece
from game.paint.box import Box
from game.paint.canvas import Canvas
from game.tabletop import frame
from game.tabletop.items import Item, Selection

FRAME = "frame_teal"
"""The frame of the panels of the first rank."""

Frame: TypeAlias = frame.Frame[View, Plan]
Picture: TypeAlias = family.Picture[View, Plan]
Thing: TypeAlias = FamilyPiece[View, Plan]
"""A piece of this table."""


def steps_back(selection: Selection, item: Item) -> bool:
    """Tells whether something else that may be touched is pointed at, so that this item must not compete with it."""
    return item != selection.hover and item not in selection.touched and selection.hover in selection.open


def market_rests(view: View) -> bool:
    """Tells whether the viewer decides about what the market has nothing to do with: a place, or a falcon."""
    return view.seat == view.acting and view.task in (Task.PLACE, Task.FLY, Task.PAY)


def put_at_rest(canvas: Canvas, box: Box, radius: float) -> None:
    """Darkens what has nothing to do with the decision of this moment."""
    if not canvas.is_high_contrast:
        canvas.box(box, "#1A0A1296", None, radius)
