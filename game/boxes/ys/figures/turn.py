"""A turn in four pictures, two of them large: the bids with a tie, and a pair of brokers."""

from collections.abc import Callable, Sequence

from game.boxes.ys.figures import city, market, setting
from game.boxes.ys.figures.city import rewards
from game.boxes.ys.rules.components import PORT, area, square
from game.boxes.ys.table import board_geometry as ground
from game.boxes.ys.table import zones
from game.boxes.ys.table.painting.frame import paint_broker
from game.paint import lettering
from game.paint.box import Box
from game.paint.canvas import Canvas
from game.paint.palette import BAND, BRASS, CHOSEN, CREAM, GOOD, INK, MUTED
from game.tabletop.figure import Figure
from game.widgets.ui import Translate

# ---------------------------------------------------------------------- bids and a tie
_RIM, _GAP, _HEAD = 8.0, 6.0, 48.0
_BROKER, _SUM = 37.0, 42.0
_CARD, _CARD_SHAPE = 50.0, 1.25
Body = Callable[[Canvas, Translate, int, Box], None]
"""Draws what stands below the name of a player."""


def _panels(seats: Sequence[int], in_row: Callable[[float], int], deep: float, body: Body, best: int | None) -> Figure:
    """Returns a panel for each of some seats with name and a body so deep; the best one's is lit."""

    def height(canvas: Canvas, words: Translate, w: float) -> float:
        rows = len(seats) // in_row(w)
        return rows * (_HEAD + deep + _RIM) + (rows - 1) * _GAP

    def draw(canvas: Canvas, words: Translate, box: Box) -> None:
        row = in_row(box.w)
        for seat, at in zip(seats, box.grid(row, len(seats) // row, _GAP), strict=True):
            is_best = seat == best
            canvas.box(at, CHOSEN if is_best else BAND, BRASS if is_best else None, 10)
            inner = at.inset(_RIM, 0)
            setting.person(canvas, words, seat, inner.x, at.y + _RIM / 2 + _HEAD / 2, inner.w)
            body(canvas, words, seat, inner.band(_HEAD, deep))

    return Figure(height, draw)


def _summed(canvas: Canvas, seat: int, values: Sequence[int], x: float, y: float) -> None:
    """Brokers from x on, and their sum."""
    used = setting.brokers(canvas, setting.COLOURS[seat], values, x, y, _BROKER)
    lettering.text(canvas, f"= {sum(values)}", x + used + 4, y - 1, setting.BIG, INK, "heavy")


def bids(seats: Sequence[int] = range(len(setting.BIDS))) -> Figure:
    """Returns the bids of the example, of some seats, with their sums, old order cards and those that are picked."""
    return _panels(seats, lambda w: len(seats) if w >= setting.NARROW else 2, 128, _bid, None)


def _bid(canvas: Canvas, words: Translate, seat: int, box: Box) -> None:
    room = 2 * _BROKER * setting.CLOSE + _SUM
    _summed(canvas, seat, sorted(setting.BIDS[seat], reverse=True), box.cx - room / 2, box.y + 28)
    before, after = box.trimmed(bottom=2).cut_bottom(_CARD * _CARD_SHAPE)[0].line(2, _CARD, 36)
    _order_card(canvas, setting.OLD_ORDER[seat], before, alpha=120)
    canvas.put("icon_arrow_ink", box.cx, before.cy, 26, centre=True)
    _order_card(canvas, setting.NEW_ORDER[seat], after)


def _order_card(canvas: Canvas, number: int, box: Box, alpha: int = 255) -> None:
    canvas.put(f"order_{number}", box.x, box.y, box.w, alpha=alpha)
    lettering.text(canvas, str(number), box.x + box.w * 0.49, box.y + box.w * 0.5, 24, INK, "heavy", "c")


def tie() -> Figure:
    """Returns the tie of the example: the brokers that are equal, and the fronts that decide."""
    return _panels(sorted(broker.party for broker in setting.TIED), lambda w: 2, 98, _tied, setting.TIE_WINNER)


def _tied(canvas: Canvas, words: Translate, seat: int, box: Box) -> None:
    """The tied broker beside the name, the front below; the winner's points."""
    values = [broker.value for broker in setting.TIED if broker.party == seat]
    setting.brokers(
        canvas, setting.COLOURS[seat], values, box.right - _BROKER, box.y - _HEAD / 2 + _RIM / 2 + 2, _BROKER
    )
    told = setting.say(words, "front")
    lettering.text(canvas, told, box.x, box.y + 28, setting.SMALL, MUTED, "semi", room=box.w - 70)
    _summed(canvas, seat, sorted(setting.FRONTS[seat], reverse=True), box.x, box.bottom - 22)
    if seat == setting.TIE_WINNER:
        canvas.put("reward_commerce", box.right - 30, box.y + 28, 58, centre=True)


# ---------------------------------------------------------------------- a pair: one in a port, one on the market
_QUARTER, _VALUE = 1, 3
_PORT: ground.Box = (476, 66, 300, 183)
_MARKET: ground.Box = (4, 134, 272, 166)
_SQUARES = tuple(square(row, column) for row in (1, 2) for column in range(3))
_TAKEN = square(1, 1)
_PAIR_HIGH, _LOW, _PAIR_GAP = 190.0, 130.0, 20.0


def _draw_pair(canvas: Canvas, words: Translate, box: Box) -> None:
    width = box.h * _MARKET[2] / _MARKET[3]
    _in_port(canvas, Box(box.cx - _PAIR_GAP / 2 - width, box.y, width, box.h))
    _in_market(canvas, Box(box.cx + _PAIR_GAP / 2, box.y, width, box.h))


def _in_port(canvas: Canvas, box: Box) -> None:
    setting.paint_part_of_city(canvas, box, _PORT)
    plan = setting.city_plan(box, _PORT)
    with canvas.clipped(canvas.rect(box)):
        rewards(canvas, plan, _QUARTER)
    paint_broker(canvas, setting.COLOURS[setting.ANNA], zones.brokers(plan, area(_QUARTER, PORT), 1)[0], _VALUE)


def _in_market(canvas: Canvas, box: Box) -> None:
    setting.paint_part_of(canvas, "ys_market", ground.MARKET_SIZE[0], _MARKET, box)
    k = box.w / _MARKET[2]
    plan = setting.market_plan(box.x - _MARKET[0] * k, box.y - _MARKET[1] * k, k)
    for place in _SQUARES:
        at = zones.square(plan, place)
        if place != _TAKEN:
            lettering.text(canvas, "+1", at.cx, at.cy, 26, INK, "heavy", "c")
    paint_broker(canvas, setting.COLOURS[setting.ANNA], zones.on_square(plan, _TAKEN), None)
    at = zones.square(plan, _TAKEN)
    canvas.disc(at.right - 6, at.y + 8, 20, GOOD, CREAM, 2)
    lettering.text(canvas, "+1", at.right - 6, at.y + 7, 22, CREAM, "heavy", "c")


def upright() -> Figure:
    """Returns a pair as it is placed, the port above the market."""

    def height(w: float) -> float:
        return min(_LOW, w * _MARKET[3] / _MARKET[2])

    def draw(canvas: Canvas, words: Translate, box: Box) -> None:
        shape = _MARKET[2] / _MARKET[3]
        above, below = box.rows(2, _PAIR_GAP)
        _in_port(canvas, above.centred(above.h * shape, above.h))
        _in_market(canvas, below.centred(below.h * shape, below.h))

    return Figure(lambda canvas, words, w: 2 * height(w) + _PAIR_GAP, draw)


def pair() -> Figure:
    """Returns a pair as it is placed, with the point for the market."""
    _, _, width, height = _MARKET
    return Figure(lambda canvas, words, w: min(_PAIR_HIGH, (w - _PAIR_GAP) / 2 * height / width), _draw_pair)


# ---------------------------------------------------------------------- a turn
_PICTURES = (
    ("bid", bids(range(2))),
    ("place", upright()),
    ("count", city.quarter_alone()),
    ("market", market.moved()),
)
_APART = 26.0
_BROAD, _NARROW = 1200.0, 640.0
"""From these widths on four or two pictures stand side by side."""


def one_turn() -> Figure:
    """Returns the pictures of a turn, each with what it is called: four side by side, two and two, or a pile."""

    def columns(w: float) -> int:
        return 4 if w >= _BROAD else 2 if w >= _NARROW else 1

    def width(w: float) -> float:
        return (w - (columns(w) - 1) * _APART) / columns(w)

    def label(canvas: Canvas, words: Translate, w: float) -> float:
        return max(
            lettering.paragraph_height(canvas, _told(words, step), width(w), setting.NAME, "bold")
            for step, _ in _PICTURES
        )

    def rows(canvas: Canvas, words: Translate, w: float) -> Sequence[float]:
        heights = [picture.height(canvas, words, width(w)) for _, picture in _PICTURES]
        return [max(heights[first : first + columns(w)]) for first in range(0, len(heights), columns(w))]

    def height(canvas: Canvas, words: Translate, w: float) -> float:
        found = rows(canvas, words, w)
        return sum(found) + len(found) * (label(canvas, words, w) + _APART / 2) + (len(found) - 1) * _APART

    def draw(canvas: Canvas, words: Translate, box: Box) -> None:
        y = box.y
        for row, row_height in enumerate(rows(canvas, words, box.w)):
            for column in range(columns(box.w)):
                step, picture = _PICTURES[row * columns(box.w) + column]
                own = picture.height(canvas, words, width(box.w))
                at = Box(box.x + column * (width(box.w) + _APART), y + (row_height - own) / 2, width(box.w), own)
                picture.draw(canvas, words, at)
                lettering.paragraph(
                    canvas, _told(words, step), at.x, y + row_height + _APART / 2, at.w, setting.NAME, INK, "bold", "c"
                )
            y += row_height + label(canvas, words, box.w) + 1.5 * _APART

    return Figure(height, draw)


def _told(words: Translate, step: str) -> str:
    return words(f"{setting.DOMAIN}.one_turn.{step}")
