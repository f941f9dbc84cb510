"""The figure of a payment: money cards, an arrow to what is bought, and the sum."""

from collections.abc import Callable, Sequence

from game.boxes.alhambra_family.figures.market import CARD, SPACE, money
from game.paint import lettering, pieces
from game.paint.box import Box
from game.paint.canvas import Canvas
from game.paint.palette import BAD, GOOD
from game.tabletop.figure import Figure
from game.widgets.ui import Translate

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
        tall = space * SPACE
        step = card * 1.04
        x = box.cx - (space + _ARROW + step * len(values)) / 2
        for i, value in enumerate(values):
            money(canvas, currency, value, x + i * step, box.y + (tall - card * CARD) / 2, card)
        x += step * len(values)
        canvas.put("icon_arrow_ink", x + _ARROW / 2 - 4, box.y + tall / 2, 48, centre=True)
        draw_space(canvas, Box(x + _ARROW, box.y, space, tall))
        _sum_line(canvas, currency, price, values, box.cx, box.bottom - _SUM / 2)

    return Figure(lambda canvas, words, w: sizes(w)[0] * SPACE + 10 + _SUM, draw)


def _sum_line(canvas: Canvas, currency: str, price: int, values: Sequence[int], x: float, y: float) -> None:
    """The sum below a payment: with a tick if it is exact, else with the money that is lost."""
    lost = sum(values) - price
    told = f"{sum(values)} − {price} = {lost}" if lost else f"{' + '.join(map(str, values))} = {price}"
    wide = lettering.width(canvas, told, 34, "heavy")
    lettering.text(canvas, told, x - 24, y, 34, BAD if lost else GOOD, "heavy", "c")
    if lost:
        canvas.put(f"coin_{currency}", x + wide / 2 + 6, y, 44, centre=True)
    else:
        pieces.check(canvas, x + wide / 2 + 6, y + 1, 36)
