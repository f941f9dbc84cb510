"""Brokers, and the sums of several of them."""

from collections.abc import Mapping, Sequence

from game.boxes.ys.rules.characters import MARKED
from game.boxes.ys.table import board_geometry as ground
from game.boxes.ys.table.frame import PAPER, SLATE, Frame
from game.boxes.ys.table.painting.marks import MARK, paint_mark
from game.boxes.ys.table.standing import Sum
from game.boxes.ys.table.win_odds import WinOdds
from game.paint import lettering
from game.paint.box import Box
from game.paint.canvas import Canvas
from game.paint.lettering import fitting
from game.paint.palette import BRASS_LIGHT, INK, LIGHT, PLAYER
from game.tabletop.highlight import faded

_NUMERAL = 0.5
_LEAST = 13.0
_CHIP, _SUM, _WITH_TOKEN = 28.0, 24.0, 84.0
"""The height of a chip with a sum, and the size of its letters."""


def paint_broker(
    canvas: Canvas,
    colour: str,
    box: Box,
    value: int | None,
    known: int | None = None,
    *,
    is_marked: bool = False,
    alpha: int = 255,
) -> None:
    """Draws a broker: face up with its value, or face down; `known` is what only the viewer sees of that one."""
    side = "down" if value is None else "up"
    canvas.put(f"broker_{colour}_{side}", box.x, box.y, box.w, alpha=faded(alpha))
    if value is not None:
        x, y = box.x + box.w * ground.BROKER_FACE[0] / 96, box.y + box.h * ground.BROKER_FACE[1] / 112
        lettering.text(canvas, str(value), x, y - 0.5, box.w * _NUMERAL, INK, "heavy", "c")
    elif known is not None:
        _tag(canvas, box, known)
    if is_marked:
        _mark(canvas, box)


def _tag(canvas: Canvas, box: Box, value: int) -> None:
    """The value of a face-down broker that only the viewer knows, on a slip at its upper corner."""
    size = max(box.w * 0.46, (_LEAST + 3) / canvas.k)
    x, y = box.right - size * 0.42, box.y + size * 0.4
    canvas.box(Box(x - size / 2, y - size / 2, size, size), PAPER, INK, 4, 1.5)
    lettering.text(canvas, str(value), x, y, size * 0.8, INK, "heavy", "c")


def _mark(canvas: Canvas, box: Box) -> None:
    """The Soldier beside a broker: it counts 5."""
    size = max(box.w * 0.56, 18 / canvas.k)
    x, y = box.x + size * 0.24, box.bottom - size * 0.5
    canvas.put("soldier_mark", x, y, size * 1.1, centre=True)
    lettering.text(canvas, str(MARKED), x, y, size * 0.72, INK, "heavy", "c")


def sum_size(canvas: Canvas, found: Sum) -> tuple[float, float]:
    """Returns how wide and high the chip with a sum is."""
    return max(_CHIP, lettering.width(canvas, found.told, _SUM, "bold") + 10), _CHIP


def paint_sum(frame: Frame, found: Sum, party: int, box: Box, times: float = 1) -> None:
    """Draws a chip with a party's sum, its letters so many `times` as large as usual."""
    edge = PLAYER.get(frame.players.colour(party), BRASS_LIGHT)
    frame.canvas.box(box, SLATE, edge, 7 * times, 2.5 * times)
    lettering.text(frame.canvas, found.told, box.cx, box.cy - 0.5, _SUM * times, LIGHT, "bold", "c")


def paint_totals(
    frame: Frame, boxes: Sequence[Box], sums: Mapping[int, Sum], odds: WinOdds | None = None, times: float = 1
) -> None:
    """Draws the sums of several parties with their tokens, each in its box; `odds` are shown with the viewer's own.

    Letters are so many `times` as large as usual.
    """
    canvas = frame.canvas
    for (party, found), box in zip(sums.items(), boxes, strict=False):
        high, size = box.h, _SUM * times
        canvas.box(box, f"{SLATE}E8", BRASS_LIGHT, high / 2, 1.5)
        is_own = party == frame.view.seat and odds is not None
        left, right = box.x + 10, box.right - 8
        if box.w >= _WITH_TOKEN * times * (1.5 if is_own else 1):
            frame.players.token(canvas, party, box.x + high / 2, box.cy, high - 6)
            left = box.x + high + 1
        if is_own:
            needed = left - box.x + lettering.width(canvas, found.short, size, "bold") + 8
            mark = box.trimmed(right=3).cut_right(min(MARK[0] * times, box.w - 3 - needed))[0]
            paint_mark(frame, odds, mark.centred(mark.w, min(MARK[1] * times, high - 4)), times)
            right = mark.x - 2
        told = fitting(canvas, (found.told, found.short), size, "bold", right - left)
        lettering.text(canvas, told, left, box.cy - 0.5, size, LIGHT, "bold", room=right - left)
