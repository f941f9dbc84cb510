"""The figure of the six types of building, with their number, prices and worth."""

from functools import partial

from game.boxes.alhambra_family.figures.market import tile
from game.boxes.alhambra_family.rules.buildings import PRICE, TYPE, TYPES
from game.paint.box import Box
from game.paint.canvas import Canvas
from game.tabletop.cells import Cell, cells
from game.tabletop.figure import Figure
from game.widgets.ui import Translate


def prices(kind: str) -> list[int]:
    """Returns the prices of all buildings of a type, cheapest first."""
    return sorted(price for price, number in zip(PRICE, TYPE, strict=True) if TYPES[number] == kind)


def types(domain: str) -> Figure:
    """Returns the figure of all types; takes the domain of the rulebook."""
    return cells(partial(_types, domain), 1.0, 150, lambda w: 6 if w > 900 else 3)


def _types(domain: str, words: Translate) -> list[Cell]:
    return [_type(domain, words, kind, worth) for worth, kind in enumerate(TYPES, start=1)]


def _type(domain: str, words: Translate, kind: str, worth: int) -> Cell:
    def draw(canvas: Canvas, box: Box) -> None:
        tile(canvas, kind, None, box)

    listed = prices(kind)
    return Cell(
        draw,
        (
            (words(f"palaces.buildings.{kind}", count=len(listed)), "bold"),
            (words(f"{domain}.figures.prices", low=listed[0], high=listed[-1]), "text"),
            (words("palaces.majorities.value", value=worth), "text"),
        ),
    )
