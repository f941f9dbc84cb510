"""Pictures of players side by side: the bids of the example with the order cards, and a tie with the fronts."""

from collections.abc import Callable, Sequence

from game.boxes.ys.figures import setting
from game.boxes.ys.figures.examples import BIDS, FRONTS, NEW_ORDER, OLD_ORDER, TIE_WINNER, TIED
from game.boxes.ys.figures.setting import BIG, CLOSE, COLOURS, NARROW, SMALL
from game.paint import lettering
from game.paint.box import Box
from game.paint.canvas import Canvas
from game.paint.palette import BAND, BRASS, CHOSEN, INK, MUTED
from game.tabletop.figure import Figure
from game.widgets.ui import Translate

_RIM, _GAP, _HEAD = 8.0, 6.0, 48.0
_BROKER, _SUM = 37.0, 42.0
_CARD, _CARD_SHAPE = 50.0, 1.25
Body = Callable[[Canvas, Translate, int, Box], None]
"""Draws what stands below the name of a player."""


def _panels(seats: Sequence[int], in_row: Callable[[float], int], high: float, body: Body, best: int | None) -> Figure:
    """Returns a panel for each of some seats with name and a body so high; the best one's is lit."""

    def height(canvas: Canvas, words: Translate, w: float) -> float:
        rows = len(seats) // in_row(w)
        return rows * (_HEAD + high + _RIM) + (rows - 1) * _GAP

    def draw(canvas: Canvas, words: Translate, box: Box) -> None:
        row = in_row(box.w)
        for seat, at in zip(seats, box.grid(row, len(seats) // row, _GAP), strict=True):
            is_best = seat == best
            canvas.box(at, CHOSEN if is_best else BAND, BRASS if is_best else None, 10)
            inner = at.inset(_RIM, 0)
            setting.person(canvas, words, seat, inner.x, at.y + _RIM / 2 + _HEAD / 2, inner.w)
            body(canvas, words, seat, inner.band(_HEAD, high))

    return Figure(height, draw)


def _summed(canvas: Canvas, seat: int, values: Sequence[int], x: float, y: float) -> None:
    """Brokers from x on, and their sum."""
    used = setting.brokers(canvas, COLOURS[seat], values, x, y, _BROKER)
    lettering.text(canvas, f"= {sum(values)}", x + used + 4, y - 1, BIG, INK, "heavy")


def bids(seats: Sequence[int] = range(len(BIDS))) -> Figure:
    """Returns the bids of the example, of some seats, with their sums, old order cards and those that are picked."""
    return _panels(seats, lambda w: len(seats) if w >= NARROW else 2, 128, _bid, None)


def _bid(canvas: Canvas, words: Translate, seat: int, box: Box) -> None:
    room = 2 * _BROKER * CLOSE + _SUM
    _summed(canvas, seat, sorted(BIDS[seat], reverse=True), box.cx - room / 2, box.y + 28)
    before, after = box.trimmed(bottom=2).cut_bottom(_CARD * _CARD_SHAPE)[0].line(2, _CARD, 36)
    _order_card(canvas, OLD_ORDER[seat], before, alpha=120)
    canvas.put("icon_arrow_ink", box.cx, before.cy, 26, centre=True)
    _order_card(canvas, NEW_ORDER[seat], after)


def _order_card(canvas: Canvas, number: int, box: Box, alpha: int = 255) -> None:
    canvas.put(f"order_{number}", box.x, box.y, box.w, alpha=alpha)
    lettering.text(canvas, str(number), box.x + box.w * 0.49, box.y + box.w * 0.5, 24, INK, "heavy", "c")


def tie() -> Figure:
    """Returns the tie of the example: the brokers that are equal, and the fronts that decide."""
    return _panels(sorted(broker.party for broker in TIED), lambda w: 2, 98, _tied, TIE_WINNER)


def _tied(canvas: Canvas, words: Translate, seat: int, box: Box) -> None:
    """The tied broker beside the name, the front below; the winner's points."""
    values = [broker.value for broker in TIED if broker.party == seat]
    setting.brokers(canvas, COLOURS[seat], values, box.right - _BROKER, box.y - _HEAD / 2 + _RIM / 2 + 2, _BROKER)
    told = setting.say(words, "front")
    lettering.text(canvas, told, box.x, box.y + 28, SMALL, MUTED, "semi", room=box.w - 70)
    _summed(canvas, seat, sorted(FRONTS[seat], reverse=True), box.x, box.bottom - 22)
    if seat == TIE_WINNER:
        canvas.put("reward_commerce", box.right - 30, box.y + 28, 58, centre=True)
