"""What the painters of the table draw with."""

from collections.abc import Sequence
from dataclasses import dataclass

from game.boxes.alhambra_cards.rules.view import View
from game.boxes.alhambra_cards.table.geometry import Plan
from game.courtyard.phrases import Company
from game.paint import lettering
from game.paint.canvas import Box, Canvas
from game.paint.fonts import SMALLEST, Face
from game.paint.palette import BUILDING, INK, MONEY
from game.palaces.buildings import TYPES
from game.widgets.node import Node, Role
from game.widgets.table import Mood
from game.widgets.ui import Ui

WHITE = "#FFFFFF"
PLATE = {**MONEY, "denar": "#2E69AB", "ducat": "#AE4A12"}
"""Currency colours that white (florin: ink) letters stand out from."""
_CHIP = {**BUILDING, "pavilion": "#77ADEA", "seraglio": "#B93D28"}
EARNED = "#0A5540"
"""The colour of points to come, dark enough on a lit row."""
ON_PLATE = {"denar": WHITE, "dirham": WHITE, "ducat": WHITE, "florin": INK}
ON_TYPE = {"pavilion": INK, "seraglio": WHITE, "arcades": WHITE, "palace": INK, "garden": INK, "tower": WHITE}


@dataclass(frozen=True, slots=True)
class Frame:
    """What an item is drawn with: the canvas, the view, what is chosen and the company."""

    canvas: Canvas
    view: View
    mood: Mood
    company: Company

    def say(self, key: str, **values: object) -> str:
        """Returns a text of the box."""
        return self.company.words(f"alhambra_cards.{key}", **values)


@dataclass(frozen=True, slots=True)
class Picture(Frame):
    """What everything below the items is drawn with: the panels and the user interface as well."""

    plan: Plan
    ui: Ui

    def tell(self, name: str, text: str, box: Box) -> None:
        """Names a part of the picture that cannot be touched, for tips and screen readers."""
        rect = self.canvas.rect(box.x, box.y, box.w, box.h)
        self.ui.add(Node(f"table:{name}", Role.TEXT, text, rect, "table", hint=text))


def fitting(canvas: Canvas, texts: Sequence[str], size: float, face: Face, room: float) -> str:
    """Returns the first of several wordings, long to short, that fits a room in units; the last if none does."""
    smallest = min(size, SMALLEST / canvas.k)
    return next((text for text in texts if lettering.width(canvas, text, smallest, face) <= room), texts[-1])


def type_colour(kind: int) -> str:
    """Returns the colour of a building type (0 to 5), light or dark enough for its number."""
    return _CHIP[TYPES[kind]]
