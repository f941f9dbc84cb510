"""What the painters of a table draw with."""

from dataclasses import dataclass
from typing import Generic, TypeVar

from game.paint.box import Box
from game.paint.canvas import Canvas
from game.tabletop.items import Item
from game.tabletop.players import Players
from game.tabletop.selection import Selection
from game.widgets.node import Node, Role
from game.widgets.ui import Ui

ViewT = TypeVar("ViewT", covariant=True)
PlanT = TypeVar("PlanT", covariant=True)


@dataclass(frozen=True, slots=True)
class Frame(Generic[ViewT, PlanT]):
    """What an item is drawn with: the canvas, the view, what is chosen, who sits there, and where everything goes.

    `plan` is the box's own record of its panels and zones for that view and window.
    """

    canvas: Canvas
    view: ViewT
    selection: Selection
    players: Players
    plan: PlanT

    def say(self, key: str, **values: object) -> str:
        """Returns a text of the box."""
        return self.players.say(key, **values)

    def is_near(self, item: Item) -> bool:
        """Tells whether an item is pointed at or chosen."""
        return item == self.selection.hover or item in self.selection.touched


@dataclass(frozen=True, slots=True)
class BoardFrame(Frame[ViewT, PlanT]):
    """What everything below the items is drawn with: the user interface as well."""

    ui: Ui

    def tell(self, name: str, text: str, box: Box, hint: str = "") -> None:
        """Names a part of the picture that cannot be touched, for tips and screen readers; `hint` explains it."""
        rect = self.canvas.rect(box)
        self.ui.add(Node(f"table:{name}", Role.TEXT, text, rect, "table", hint=hint or text))
