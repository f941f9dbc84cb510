"""Everything on the table below the items, and what its painters draw with."""

from typing import TypeAlias

from game.boxes.alhambra.rules.view import View
from game.boxes.alhambra.table.plan import Plan
from game.boxes.alhambra_family.table import frame as family
from game.boxes.alhambra_family.table.pieces import FamilyPiece
from game.tabletop import frame
from game.tabletop.items import Item
from game.tabletop.selection import Selection

FRAME = "frame_teal"
"""The frame of the panels of the first rank."""

Frame: TypeAlias = frame.Frame[View, Plan]
Picture: TypeAlias = family.Picture[View, Plan]
Thing: TypeAlias = FamilyPiece[View, Plan]
"""A piece of this table."""


def steps_back(selection: Selection, item: Item) -> bool:
    """Tells whether something else that may be touched is pointed at, so that this item must not compete with it."""
    return item != selection.hover and item not in selection.touched and selection.hover in selection.open
