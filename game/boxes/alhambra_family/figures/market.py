"""Pictures of the market and of payments."""

from collections.abc import Callable, Mapping, Sequence
from functools import partial

from game.boxes.alhambra_family.rules.components import CURRENCIES, YARD_CURRENCY, Cards, worth
from game.boxes.alhambra_family.table.frame import PLATE
from game.boxes.alhambra_family.table.phrases import amount
from game.paint import lettering, pieces
from game.paint.box import Box
from game.paint.canvas import Canvas
from game.paint.fonts import Face
from game.paint.palette import BAD, GOOD, INK
from game.tabletop.figure import Cell, Figure
from game.widgets.ui import Translate

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


def leftovers(
    words: Translate, domain: str, held_by: Mapping[str, Cards], draw: Callable[[int, Canvas, Box], None], face: Face
) -> list[Cell]:
    """Returns what stays on the market in a worked example, where only denars bought, and who gets each of it.

    Takes the domain of the rulebook, everybody's hand, what draws a space with what lies on it, and the words' face.
    """
    found = []
    for slot, currency in enumerate(YARD_CURRENCY):
        held = {name: worth(hand, currency) for name, hand in held_by.items()}
        most = max(held.values())
        best = [name for name, own in held.items() if own == most > 0]
        key = "most" if len(best) == 1 else "tie" if best else "nobody"
        told = words(f"{domain}.figures.{key}", players=best, amount=amount(currency, most) if best else "")
        if CURRENCIES[currency] != "denar":
            found.append(Cell(partial(draw, slot), ((told, face),)))
    return found


# ---------------------------------------------------------------------- payments
_ARROW, _SUM = 92.0, 42.0


def payment(currency: str, price: int, values: Sequence[int], draw_space: Callable[[Canvas, Box], None]) -> Figure:
    """Returns a picture of money cards laid for a building, and what that comes to.

    Takes the currency, the price, the values of the cards, and what draws the space of the market with the building
    on it.
    """

    def sizes(w: float) -> tuple[float, float]:
        return min(124.0, w * 0.24), min(104.0, w * 0.19)

    def draw(canvas: Canvas, words: Translate, box: Box) -> None:
        space, card = sizes(box.w)
        height = space * SPACE
        step = card * 1.04
        x = box.cx - (space + _ARROW + step * len(values)) / 2
        for i, value in enumerate(values):
            money(canvas, currency, value, x + i * step, box.y + (height - card * CARD) / 2, card)
        x += step * len(values)
        canvas.put("icon_arrow_ink", x + _ARROW / 2 - 4, box.y + height / 2, 48, centre=True)
        draw_space(canvas, Box(x + _ARROW, box.y, space, height))
        _sum_line(canvas, currency, price, values, box.cx, box.bottom - _SUM / 2)

    return Figure(lambda canvas, words, w: sizes(w)[0] * SPACE + 10 + _SUM, draw)


def _sum_line(canvas: Canvas, currency: str, price: int, values: Sequence[int], x: float, y: float) -> None:
    """The sum below a payment: with a tick if it is exact, else with the money that is lost."""
    lost = sum(values) - price
    told = f"{sum(values)} − {price} = {lost}" if lost else f"{' + '.join(map(str, values))} = {price}"
    width = lettering.width(canvas, told, 34, "heavy")
    lettering.text(canvas, told, x - 24, y, 34, BAD if lost else GOOD, "heavy", "c")
    if lost:
        canvas.put(f"coin_{currency}", x + width / 2 + 6, y, 44, centre=True)
    else:
        pieces.check(canvas, x + width / 2 + 6, y + 1, 36)
