"""What the market deals in, as figures show it: buildings, money cards, spaces."""

from collections.abc import Callable

from game.boxes.alhambra_family.table.frame import PLATE
from game.paint import pieces
from game.paint.box import Box
from game.paint.canvas import Canvas
from game.paint.palette import INK

CARD = 1.47
"""The height of a money card for its width, without its shadow."""
SPACE = 1.3
"""The height of a space of the market for its width."""


def tile(canvas: Canvas, kind: str, price: int | None, box: Box) -> None:
    """Draws a building in a square box, its price on a badge that overhangs the corner."""
    badge = box.w * 0.36
    out = pieces.overhang(canvas, box.w, badge) if price is not None else 0
    canvas.shadow(canvas.rect(Box(box.x, box.y, box.w, box.w)), 7, 120, 3, 5, 6)
    canvas.stamp(pieces.building_tile(canvas, kind, price, box.w, badge), box.x - out, box.y - out)


def money(canvas: Canvas, currency: str, value: int, x: float, y: float, w: float) -> None:
    """Draws a money card, `w` units wide."""
    canvas.stamp(pieces.money_card(canvas, currency, value, w), x, y)


def space(canvas: Canvas, currency: str, box: Box, draw_tile: Callable[[Canvas, Box], None]) -> None:
    """Draws a space of the market, `SPACE` times as high as wide: its colour, what lies on it, its coin as a seal."""
    canvas.box(Box(box.x, box.y, box.w, box.h - box.w * 0.12), PLATE[currency], INK, 12, 2)
    inner = box.w * 0.84
    draw_tile(canvas, Box(box.x + (box.w - inner) / 2, box.y + (box.w - inner) / 2, inner, inner))
    canvas.put(f"coin_{currency}", box.cx, box.bottom - box.w * 0.2, box.w * 0.42, centre=True)
