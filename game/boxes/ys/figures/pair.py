"""The picture of a pair of brokers: one face up in a port, one face down on a square of the market."""

from game.boxes.ys.figures import setting
from game.boxes.ys.figures.city import rewards
from game.boxes.ys.figures.examples import ANNA
from game.boxes.ys.figures.setting import COLOURS
from game.boxes.ys.rules.components import PORT, area, square
from game.boxes.ys.table import board_geometry as ground
from game.boxes.ys.table import zones
from game.boxes.ys.table.painting.frame import paint_broker
from game.paint import lettering
from game.paint.box import Box
from game.paint.canvas import Canvas
from game.paint.palette import CREAM, GOOD, INK
from game.tabletop.figure import Figure
from game.widgets.ui import Translate

_QUARTER, _VALUE = 1, 3
_PORT: ground.Box = (476, 66, 300, 183)
_MARKET: ground.Box = (4, 134, 272, 166)
_SQUARES = tuple(square(row, column) for row in (1, 2) for column in range(3))
_TAKEN = square(1, 1)
_HIGH, _LOW, _GAP = 190.0, 130.0, 20.0


def _height(w: float) -> float:
    return min(_HIGH, (w - _GAP) / 2 * _MARKET[3] / _MARKET[2])


def _draw(canvas: Canvas, words: Translate, box: Box) -> None:
    wide = box.h * _MARKET[2] / _MARKET[3]
    _in_port(canvas, Box(box.cx - _GAP / 2 - wide, box.y, wide, box.h))
    _in_market(canvas, Box(box.cx + _GAP / 2, box.y, wide, box.h))


def _in_port(canvas: Canvas, box: Box) -> None:
    setting.paint_part_of_city(canvas, box, _PORT)
    plan = setting.city_plan(box, _PORT)
    with canvas.clipped(canvas.rect(box)):
        rewards(canvas, plan, _QUARTER)
    paint_broker(canvas, COLOURS[ANNA], zones.brokers(plan, area(_QUARTER, PORT), 1)[0], _VALUE)


def _in_market(canvas: Canvas, box: Box) -> None:
    setting.paint_part_of(canvas, "ys_market", ground.MARKET_SIZE, _MARKET, box)
    k = box.w / _MARKET[2]
    plan = setting.market_plan(box.x - _MARKET[0] * k, box.y - _MARKET[1] * k, k)
    for place in _SQUARES:
        at = zones.square(plan, place)
        if place != _TAKEN:
            lettering.text(canvas, "+1", at.cx, at.cy, 26, INK, "heavy", "c")
    paint_broker(canvas, COLOURS[ANNA], zones.on_square(plan, _TAKEN), None)
    at = zones.square(plan, _TAKEN)
    canvas.disc(at.right - 6, at.y + 8, 20, GOOD, CREAM, 2)
    lettering.text(canvas, "+1", at.right - 6, at.y + 7, 22, CREAM, "heavy", "c")


def upright() -> Figure:
    """Returns a pair as it is placed, the port above the market."""

    def high(w: float) -> float:
        return min(_LOW, w * _MARKET[3] / _MARKET[2])

    def draw(canvas: Canvas, words: Translate, box: Box) -> None:
        shape = _MARKET[2] / _MARKET[3]
        above, below = box.rows(2, _GAP)
        _in_port(canvas, above.centred(above.h * shape, above.h))
        _in_market(canvas, below.centred(below.h * shape, below.h))

    return Figure(lambda canvas, words, w: 2 * high(w) + _GAP, draw)


def pair() -> Figure:
    """Returns a pair as it is placed, with the point for the market."""
    return Figure(lambda canvas, words, w: _height(w), _draw)
