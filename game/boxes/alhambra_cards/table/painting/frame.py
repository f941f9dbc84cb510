"""What the painters of the table draw with: the shared frame, knowing this box's view and panels."""

from dataclasses import dataclass

from game.boxes.alhambra_cards.rules.view import View
from game.boxes.alhambra_cards.table.geometry import Plan
from game.boxes.alhambra_family.table import frame


@dataclass(frozen=True, slots=True)
class Frame(frame.Frame):
    """What an item of this table is drawn with."""

    view: View


@dataclass(frozen=True, slots=True)
class Picture(frame.Picture):
    """What everything below the items of this table is drawn with."""

    view: View
    plan: Plan
