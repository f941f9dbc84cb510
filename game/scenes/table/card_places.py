"""Where a card that speaks of a table finds room: over nothing that it speaks of, over as little else as can be."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from itertools import product
from math import ceil, inf
from operator import itemgetter

import pygame

from game.paint.box import Box
from game.paint.canvas import Canvas
from game.scenes.table.board import Board
from game.tabletop.items import Selection
from game.widgets.ui import Ui

_STEP, _SIDE = 36.0, 5
"""How far a place is from the next one at most, in units, and how many of them a block has at each side."""
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
    rects = [canvas.rect(box) for box, _ in weights]

    def covered(rect: pygame.Rect) -> float:
        parts = ((rect.clip(rects[i]), weights[i][1]) for i in rect.collidelistall(rects))
        return sum(part.w * part.h * weight for part, weight in parts) / square

    best, least = None, inf
    for size in times:
        if least <= _SMALLER * (1 - size):
            continue
        lowest = (least, -inf, 0)
        blocks = ((block.least + covered(block.core(canvas)), block) for block in _blocks(rooms(size), near))
        for bound, block in sorted(blocks, key=itemgetter(0)):
            if bound > lowest[0]:
                break  # all others cost more
            for cost, number, box in block.tries():
                if (now := (cost + covered(canvas.rect(box)), cost, number)) < lowest:
                    best, lowest = CardPlace(box, block.room.times, block.room.face), now
        least = lowest[0]
    assert best is not None
    return best


@dataclass(frozen=True, slots=True)
class _Block:
    """Neighbouring places of a room: left and upper edges, each with its rank and how far away a card is there.

    `smaller` is what it costs that the room is not the usual one.
    """

    room: Room
    lefts: Sequence[tuple[int, float, float]]
    tops: Sequence[tuple[int, float, float]]
    smaller: float

    @property
    def least(self) -> float:
        """Returns what any of them costs at least before anything is covered."""
        return _FAR * (min(away for *_, away in self.lefts) + min(away for *_, away in self.tops)) + self.smaller

    def core(self, canvas: Canvas) -> pygame.Rect:
        """Returns the pixels that a card covers in each of them."""
        (_, x0, _), (_, x1, _), (_, y0, _), (_, y1, _) = self.lefts[0], self.lefts[-1], self.tops[0], self.tops[-1]
        return canvas.rect(self._at(x0, y0)).clip(canvas.rect(self._at(x1, y1)))

    def tries(self) -> Iterator[tuple[float, int, Box]]:
        """Yields the places, with what each costs before anything is covered, and how many are more wanted."""
        for column, x, aside in self.lefts:
            for row, y, away in self.tops:
                yield _FAR * (aside + away) + self.smaller, column + row, self._at(x, y)

    def _at(self, x: float, y: float) -> Box:
        return Box(x, y, self.room.w, self.room.h)


def _blocks(rooms: Iterator[Room], near: Box) -> Iterator[_Block]:
    """Yields thousands of places in blocks, so that most need not be looked at one by one."""
    first = 0
    for room in rooms:
        lefts, tops = room.lefts, room.tops
        across = [(first + i * len(tops), x, abs(x + room.w / 2 - near.cx)) for i, x in enumerate(lefts)]
        down = [(i, y, abs(y + room.h / 2 - near.cy)) for i, y in enumerate(tops)]
        smaller = _SMALLER * (1 - room.times) + _FACELESS * (1 - room.face)
        for i, j in product(range(0, len(lefts), _SIDE), range(0, len(tops), _SIDE)):
            yield _Block(room, across[i : i + _SIDE], down[j : j + _SIDE], smaller)
        first += len(lefts) * len(tops)


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
