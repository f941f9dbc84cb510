"""What the painters of a table draw with."""

from dataclasses import dataclass
from functools import partial
from typing import Generic, TypeVar

from game.core.rules import Seat
from game.paint.box import Box
from game.paint.canvas import Canvas
from game.tabletop.items import Item, Selection
from game.tabletop.players import Players
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
        self.ui.add(self._node(name, text, box, hint))

    def tell_seat(self, name: str, text: str, box: Box, seat: int) -> None:
        """Names a part of the picture that is about a player: a click leads to who plays on in that seat, where it can.

        Keys lead there by the name above the table.
        """
        meet = self.selection.meet
        node = self._node(name, text, box, f"{text} · {self.players.words('ui.pause.seats_hint')}" if meet else "")
        node.act = partial(meet, Seat(seat)) if meet else None
        self.ui.add(node)

    def _node(self, name: str, text: str, box: Box, hint: str) -> Node:
        return Node(f"table:{name}", Role.TEXT, text, self.canvas.rect(box), "table", hint=hint or text)
