"""Where a card that speaks of a table finds room: over nothing that it speaks of, over as little else as can be."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from itertools import count
from math import ceil, inf

from game.paint.box import Box
from game.scenes.table.board import Board
from game.tabletop.items import Selection
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


@dataclass(frozen=True, slots=True)
class Room:
    """Where a card of a size could lie: anywhere in a window, most wanted in its upper right corner."""

    window: Box
    w: float
    h: float
    times: float
    face: float = 1.0

    @property
    def lefts(self) -> list[float]:
        """Returns where its left edge could be, from the right."""
        free = self.window.w - self.w
        steps = ceil(free / _STEP)
        return [self.window.right - self.w - free * i / max(1, steps) for i in range(steps + 1)]

    @property
    def tops(self) -> list[float]:
        """Returns where its upper edge could be, from the top."""
        free = self.window.h - self.h
        steps = ceil(free / _STEP)
        return [self.window.y + free * i / max(1, steps) for i in range(steps + 1)]


def best_place(
    ui: Ui,
    rooms: Callable[[float], Iterator[Room]],
    times: Sequence[float],
    weights: Sequence[Weight],
    near: Box,
) -> CardPlace:
    """Returns where a card goes: over as little as can be of what has weight, near a box.

    `rooms` yields where it could lie with letters so many `times` as large as usual, most wanted first; with the last
    of them it finds one. Where there is no room for a card it is smaller, as far as it can still be read.
    """
    canvas, square = ui.canvas, ui.canvas.k**2
    heaviest = sorted(weights, key=lambda weighed: -weighed[1])
    rects = [canvas.rect(box) for box, _ in heaviest]
    best, least = None, inf
    for size in times:
        if least <= _SMALLER * (1 - size):
            continue
        for cost, _, x, y, room in sorted(_tries(rooms(size), near)):
            if cost >= least:
                break  # the others cost more even if they cover nothing
            box = Box(x, y, room.w, room.h)
            rect, hidden, whole = canvas.rect(box), 0.0, cost
            for i in rect.collidelistall(rects):
                part = rect.clip(rects[i])
                hidden += part.w * part.h * heaviest[i][1]
                if (whole := cost + hidden / square) >= least:
                    break  # what else it covers only costs more
            else:
                best, least = CardPlace(box, room.times, room.face), whole
    assert best is not None
    return best


def _tries(rooms: Iterator[Room], near: Box) -> Iterator[tuple[float, int, float, float, Room]]:
    """Yields thousands of places, each with what it costs before anything is covered, and how many are more wanted."""
    number = count()
    for room in rooms:
        smaller = _SMALLER * (1 - room.times) + _FACELESS * (1 - room.face)
        down = [(y, abs(y + room.h / 2 - near.cy)) for y in room.tops]
        for x in room.lefts:
            aside = abs(x + room.w / 2 - near.cx)
            for y, away in down:
                yield _FAR * (aside + away) + smaller, next(number), x, y, room


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
