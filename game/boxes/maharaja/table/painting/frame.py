"""What the painters of the table draw with."""

from dataclasses import dataclass
from typing import Protocol

from game.boxes.maharaja.rules.public import NEUTRAL, Public
from game.boxes.maharaja.rules.view import View
from game.boxes.maharaja.table.geometry import Plan
from game.core.rules import Seat
from game.paint.box import Box
from game.paint.canvas import Canvas
from game.tabletop.table import Selection
from game.widgets.node import Node, Role
from game.widgets.ui import Translate, Ui

PAPER, CARD, CARD_EDGE, CHOICE = "#FFFAEA", "#EFDDB2", "#7A5227", "#A32A22"
"""Fills of a card with something to do and of a finished one, the edge of both, and red for what is due."""
HELP, HELP_EDGE = "#E3EAD0", "#3E5E3A"
GAIN, CHANGED = "#0A5540", "#0A4F8F"
DARK, DARK_EDGE = "#2A1810", "#8A6230"


class Players(Protocol):
    """Who sits at the table, and the texts of the box."""

    words: Translate

    def say(self, key: str, **values: object) -> str:
        """Returns a text of the box."""
        ...

    def name(self, party: int | None) -> str:
        """Returns the name of a seat."""
        ...

    def colour(self, party: int) -> str:
        """Returns the player colour of a seat."""
        ...

    def token(self, canvas: Canvas, party: int, x: float, y: float, w: float) -> None:
        """Draws the token of a seat around a point."""
        ...


@dataclass(frozen=True, slots=True)
class Frame:
    """What an item is drawn with: the canvas, the view, what is chosen, the company and the panels."""

    canvas: Canvas
    view: View
    selection: Selection
    players: Players
    plan: Plan

    @property
    def public(self) -> Public:
        """Returns what everybody sees."""
        return self.view.public

    def say(self, key: str, **values: object) -> str:
        """Returns a text of the box."""
        return self.players.say(key, **values)

    def sprite(self, kind: str, owner: int) -> str:
        """Returns the name of a piece in its owner's colour; neutral palaces have none."""
        return f"{kind}_neutral" if owner == NEUTRAL else f"{kind}_{self.players.colour(owner)}"

    def is_near(self, item: str) -> bool:
        """Tells whether an item is pointed at or chosen."""
        return item == self.selection.hover or item in self.selection.touched

    @property
    def is_own_turn(self) -> bool:
        """Tells whether the viewer decides in a turn."""
        return self.view.seat is not None and self.view.seat == self.public.acting


@dataclass(frozen=True, slots=True)
class Picture(Frame):
    """What everything below the items is drawn with: the user interface as well."""

    ui: Ui

    def tell(self, name: str, text: str, box: Box) -> None:
        """Names a part of the picture that cannot be touched, for tips and screen readers."""
        rect = self.canvas.rect(box)
        self.ui.add(Node(f"table:{name}", Role.TEXT, text, rect, "table", hint=text))


def gold_of(frame: Frame, seat: Seat) -> str:
    """Returns a seat's gold as it is known."""
    gold = frame.view.gold[seat]
    return frame.say("table.hidden") if gold is None else str(gold)
