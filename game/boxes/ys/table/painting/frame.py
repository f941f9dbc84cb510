"""What the painters of the table draw with."""

from collections.abc import Iterable
from dataclasses import dataclass

from game.boxes.ys.rules.public import Public
from game.boxes.ys.rules.view import View
from game.boxes.ys.table.evaluation import Evaluation
from game.boxes.ys.table.geometry import Plan
from game.boxes.ys.table.win_odds import WinOdds
from game.paint.box import Box
from game.paint.canvas import Canvas
from game.tabletop.players import Players
from game.tabletop.table import Selection
from game.widgets.node import Node, Role
from game.widgets.ui import Ui

SLATE, SLATE_EDGE, STONE = "#10242B", "#8A6E36", "#C9C6BA"
"""The ground of labels on the sea and of chips, their edge, and the light stone of plates."""
PAPER = "#FBF4E2"


@dataclass(frozen=True, slots=True)
class Frame:
    """What an item is drawn with: the canvas, the view and what it promises, what is chosen, company and panels."""

    canvas: Canvas
    view: View
    selection: Selection
    players: Players
    plan: Plan
    evaluation: Evaluation

    @property
    def public(self) -> Public:
        """Returns what everybody sees."""
        return self.view.public

    def say(self, key: str, **values: object) -> str:
        """Returns a text of the box."""
        return self.players.say(key, **values)

    def outlook(self, places: Iterable[int]) -> WinOdds | None:
        """Returns how the viewer stands in some places together."""
        return self.evaluation.outlooks.at(self.view, places)

    def is_near(self, item: str) -> bool:
        """Tells whether an item is pointed at or chosen."""
        return item == self.selection.hover or item in self.selection.touched


@dataclass(frozen=True, slots=True)
class Picture(Frame):
    """What everything below the items is drawn with: the user interface as well."""

    ui: Ui

    def tell(self, name: str, text: str, box: Box) -> None:
        """Names a part of the picture that cannot be touched, for tips and screen readers."""
        rect = self.canvas.rect(box)
        self.ui.add(Node(f"table:{name}", Role.TEXT, text, rect, "table", hint=text))
