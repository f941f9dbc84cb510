"""Where a card that speaks of a table finds room: over nothing that it speaks of, over as little else as can be."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from math import ceil

from game.paint.box import Box
from game.scenes.table.board import Board
from game.tabletop.selection import Selection
from game.widgets.ui import Ui

_STEP = 36.0
_ON_LIT, _ON_BUTTON, _ON_OPEN, _ON_PIECE = 1000.0, 60.0, 10.0, 2.0
"""What it costs to lie on a square unit of what is lit, of the action panel, of what can be chosen, of a piece."""
_FAR, _SMALLER = 20.0, 600_000.0
"""What a unit farther away costs, in square units of a piece, and smaller letters (for each times their size)."""
_FACELESS = 200_000.0
"""What a smaller face costs, likewise."""
_SMALL = 0.03
"""Which share of the table a piece takes at most; anything larger is a place."""


Weight = tuple[Box, float]
"""A box, and what it costs to cover a square unit of it."""


@dataclass(frozen=True, slots=True)
class CardPlace:
    """Where a card lies, and how large its letters are there, and the face on it, compared with what is usual."""

    box: Box
    times: float
    face: float = 1.0


def best_place(
    ui: Ui,
    places: Callable[[float], Iterator[CardPlace]],
    times: Sequence[float],
    weights: Sequence[Weight],
    near: Box,
) -> CardPlace:
    """Returns where a card goes: over as little as can be of what has weight, near a box.

    `places` yields where it could lie with letters so many `times` as large as usual, most wanted first; with the last
    of them it finds a place. Where there is no room for a card it is smaller, as far as it can still be read.
    """
    canvas = ui.canvas
    rects = [canvas.rect(box) for box, _ in weights]

    def cost(place: CardPlace) -> float:
        rect = canvas.rect(place.box)
        hidden = ((rect.clip(rects[i]), weights[i][1]) for i in rect.collidelistall(rects))
        covered = sum(part.w * part.h * weight for part, weight in hidden) / canvas.k**2
        away = abs(place.box.cx - near.cx) + abs(place.box.cy - near.cy)
        return covered + _FAR * away + _SMALLER * (1 - place.times) + _FACELESS * (1 - place.face)

    best: CardPlace | None = None
    for size in times:
        if best is None or cost(best) > _SMALLER * (1 - size):
            others = places(size) if best is None else (best, *places(size))
            best = min(others, key=cost, default=None)
    assert best is not None
    return best


def grid(window: Box, w: float, h: float, times: float, face: float = 1.0) -> Iterator[CardPlace]:
    """Yields where a card of a size could lie in a window, from its upper right corner to the opposite one."""
    columns, rows = ceil((window.w - w) / _STEP), ceil((window.h - h) / _STEP)
    for i in range(columns + 1):
        x = window.right - w - (window.w - w) * i / max(1, columns)
        for j in range(rows + 1):
            yield CardPlace(Box(x, window.y + (window.h - h) * j / max(1, rows), w, h), times, face)


def of_lit(lit: Sequence[Box]) -> list[Weight]:
    """Returns the weights of what is lit, which must not be covered."""
    return [(box.grown(10), _ON_LIT) for box in lit]


def of_table(board: Board, selection: Selection) -> Iterator[Weight]:
    """Yields what had better not be covered of a table that is in play, and what it costs."""
    most = board.area.w * board.area.h * _SMALL
    can = selection.open | selection.other | frozenset(selection.touched)
    yield board.panels.action, _ON_BUTTON
    for item, pose in board.stage.poses():
        if pose.alpha and pose.box.w * pose.box.h <= most:
            yield pose.box, _ON_OPEN if item in can else _ON_PIECE
