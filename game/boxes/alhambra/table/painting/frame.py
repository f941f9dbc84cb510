"""What the painters of the table draw with: the shared frame, knowing this box's view and panels."""

from dataclasses import dataclass

from game.boxes.alhambra.rules.view import View
from game.boxes.alhambra.table.geometry import Plan
from game.boxes.alhambra_family.table import frame

FRAME = "frame_teal"
"""The frame of the panels of the first rank."""


@dataclass(frozen=True, slots=True)
class Frame(frame.Frame):
    """What an item of this table is drawn with; the panels tell how large it is meant to be."""

    view: View
    plan: Plan


@dataclass(frozen=True, slots=True)
class Picture(frame.Picture):
    """What everything below the items of this table is drawn with."""

    view: View
    plan: Plan
