"""What the painters of the table draw with: the shared frame, knowing this box's view and panels."""

from typing import TypeAlias

from game.boxes.alhambra.rules.view import View
from game.boxes.alhambra.table.geometry import Plan
from game.boxes.alhambra_family.table import frame as family
from game.tabletop import frame

FRAME = "frame_teal"
"""The frame of the panels of the first rank."""

Frame: TypeAlias = frame.Frame[View, Plan]
Picture: TypeAlias = family.Picture[View, Plan]
