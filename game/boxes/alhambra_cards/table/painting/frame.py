"""What the painters of the table draw with: the shared frame, knowing this box's view and panels."""

from typing import TypeAlias

from game.boxes.alhambra_cards.rules.view import View
from game.boxes.alhambra_cards.table.geometry import Plan
from game.boxes.alhambra_family.table import frame as family
from game.tabletop import frame

Frame: TypeAlias = frame.Frame[View, Plan]
Picture: TypeAlias = family.Picture[View, Plan]
