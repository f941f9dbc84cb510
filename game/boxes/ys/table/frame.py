"""What the painters of the table draw with."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import TypeAlias

from game.boxes.ys.rules.view import Public, View
from game.boxes.ys.table.evaluation import Evaluation
from game.boxes.ys.table.geometry import Plan
from game.boxes.ys.table.win_odds import WinOdds
from game.tabletop import frame

SLATE, SLATE_EDGE = "#10242B", "#8A6E36"
"""The ground of labels on the sea and of chips, and their edge."""
PAPER = "#FBF4E2"

Frame: TypeAlias = frame.Frame[View, Plan]
"""What an item is drawn with."""


@dataclass(frozen=True, slots=True)
class Picture(frame.Picture[View, Plan]):
    """What everything below the items is drawn with: also how everybody stands."""

    evaluation: Evaluation

    @property
    def public(self) -> Public:
        """Returns what everybody sees."""
        return self.view.public

    def win_odds(self, places: Iterable[int]) -> WinOdds | None:
        """Returns how the viewer stands in some places together."""
        return self.evaluation.win_odds(self.view, places)
