"""What painters draw with, and what several of them draw: buttons, brokers, sums, cards."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from typing import TypeAlias

from game.boxes.ys.rules.characters import MARKED
from game.boxes.ys.rules.view import Public, View
from game.boxes.ys.table import board_geometry as ground
from game.boxes.ys.table.evaluation import Evaluation
from game.boxes.ys.table.geometry import Plan
from game.boxes.ys.table.standings import Sum
from game.paint import lettering
from game.paint.box import Box
from game.paint.canvas import Canvas
from game.paint.palette import BRASS_LIGHT, INK, LIGHT, PLAYER
from game.tabletop import frame
from game.tabletop.highlight import faded
from game.widgets.node import Node, Role

SLATE, SLATE_EDGE = "#10242B", "#8A6E36"
"""The ground of labels on the sea and of chips, and their edge."""
PAPER = "#FBF4E2"

Frame: TypeAlias = frame.Frame[View, Plan]
"""What an item is drawn with."""


@dataclass(frozen=True, slots=True)
class Picture(frame.BoardFrame[View, Plan]):
    """What everything below the items is drawn with: also how everybody stands."""

    evaluation: Evaluation

    @property
    def public(self) -> Public:
        """Returns what everybody sees."""
        return self.view.public


_LEAST_TARGET = 46.0
LENS_KEY = "lens:"
"""How the names of buttons begin that bring a quarter near, which whoever reads the table has no use for."""


def round_button(
    picture: Picture, name: str, box: Box, icon: str, told: str, act: Callable[[], None] | None, fill: str = SLATE
) -> None:
    """Draws a round button; without something to do it is not there."""
    if act is None:
        return
    canvas, node = picture.canvas, f"table:{name}"
    is_lit = picture.ui.hover == node
    canvas.disc(box.cx, box.cy, box.w / 2, fill, BRASS_LIGHT, 3 if is_lit else 2.5)
    canvas.put(f"icon_{icon}_{'brass' if is_lit else 'light'}", box.cx, box.cy, box.w * 0.58, centre=True)
    side = max(_LEAST_TARGET, box.w)
    rect = canvas.rect(box.centred(side, side))
    is_lens = name.startswith(LENS_KEY)  # no stop on the way from place to place
    made = Node(node, Role.BUTTON, told, rect, "lenses" if is_lens else "table", act=act, hint=told)
    made.is_left_out = picture.ui.reading.is_on and is_lens
    picture.ui.add(made)
    picture.ui.ring(node, box, box.w / 2)


def unfolding(picture: Picture, key: str) -> Callable[[], None] | None:
    """Returns what calls up a panel, or folds it again; None where nobody can."""
    unfold = picture.selection.unfold
    return None if unfold is None else partial(unfold, key)


# ---------------------------------------------------------------------- brokers
_ON_FACE, _ON_SLIP = (0.56, 0.65), (0.4, 0.81)
"""Sizes of a number on a broker's face, and on a slip beside it, for its width: the usual one and the largest."""
_LEAST, _ON_CARD = 13.0, 0.95
_CHIP, _SUM, _WITH_TOKEN = 32.0, 28.0, 72.0
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
        lettering.text(canvas, str(value), x, y - 0.5, _numeral(canvas, box.w, _ON_FACE), INK, "heavy", "c")
    elif known is not None:
        _tag(canvas, box, known)
    if is_marked:
        _mark(canvas, box)


def _numeral(canvas: Canvas, wide: float, sizes: tuple[float, float]) -> float:
    """Returns the size of a number on a broker so wide: as numbers must be where there is room, else as usual."""
    usual, most = (wide * size for size in sizes)
    wanted = lettering.figure(canvas, usual)
    return wanted if wanted <= most else usual


def _tag(canvas: Canvas, box: Box, value: int) -> None:
    """The value of a face-down broker that only the viewer knows, on a slip at its upper corner."""
    size = max(_numeral(canvas, box.w, _ON_SLIP) * 1.15, (_LEAST + 3) / canvas.k)
    x, y = box.right - size * 0.42, box.y + size * 0.4
    canvas.box(Box(x - size / 2, y - size / 2, size, size), PAPER, INK, 4, 1.5)
    lettering.text(canvas, str(value), x, y, size / 1.15, INK, "heavy", "c")


def _mark(canvas: Canvas, box: Box) -> None:
    """The Soldier beside a broker: it counts 5."""
    size = _numeral(canvas, box.w, _ON_SLIP) * 1.25
    x, y = box.x + size * 0.24, box.bottom - size * 0.5
    canvas.put("soldier_mark", x, y, size * 1.1, centre=True)
    lettering.text(canvas, str(MARKED), x, y, size / 1.25, INK, "heavy", "c")


def sum_size(canvas: Canvas, found: Sum) -> tuple[float, float]:
    """Returns how wide and high the chip with a sum is."""
    return max(_CHIP, lettering.width(canvas, found.told, _SUM, "bold") + 10), _CHIP


def paint_sum(frame: Frame, found: Sum, party: int, box: Box, times: float = 1) -> None:
    """Draws a chip with a party's sum, its letters so many `times` as large as usual."""
    edge = PLAYER.get(frame.players.colour(party), BRASS_LIGHT)
    frame.canvas.box(box, SLATE, edge, 7 * times, 2.5 * times)
    lettering.text(frame.canvas, found.told, box.cx, box.cy - 0.5, _SUM * times, LIGHT, "bold", "c")


def paint_totals(frame: Frame, boxes: Sequence[Box], sums: Mapping[int, Sum], times: float = 1) -> None:
    """Draws the sums of several parties with their tokens, each in its box, in letters `times` as large as usual."""
    canvas = frame.canvas
    for (party, found), box in zip(sums.items(), boxes, strict=False):
        height, size = box.h, _SUM * times
        canvas.box(box, f"{SLATE}E8", BRASS_LIGHT, height / 2, 1.5)
        left, right = box.x + 10, box.right - 6
        if box.w >= _WITH_TOKEN * times:
            frame.players.token(canvas, party, box.x + height / 2, box.cy, height - 6)
            left = box.x + height - 1
        told = lettering.fitting(canvas, (found.told, found.short), size, "bold", right - left)
        lettering.text(canvas, told, left, box.cy - 0.5, size, LIGHT, "bold", room=right - left)


# ---------------------------------------------------------------------- order cards
def paint_order(canvas: Canvas, number: int, box: Box, alpha: int = 255) -> None:
    """Draws an order card with its number on the sail; on a small card, which is read from afar, over all of it."""
    size = max(box.w * 0.42, min(lettering.figure(canvas, 0), box.w * _ON_CARD))
    canvas.put(f"order_{number}", box.x, box.y, box.w, alpha=alpha)
    lettering.text(canvas, str(number), box.x + box.w * 0.49, box.y + box.w * 0.52, size, INK, "heavy", "c")
