"""Where a card that speaks of a table finds room: over nothing that it speaks of, over as little else as can be."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from heapq import heapify, heappop, heappush
from math import ceil, inf
from typing import NamedTuple

import pygame

from game.paint.box import Box
from game.paint.canvas import Canvas
from game.scenes.table.action_panel import cut
from game.scenes.table.board import Board
from game.tabletop.items import Selection
from game.widgets.ui import Ui

_STEP = 36.0
"""How far a place is from the next one at most, in units."""
_ON_LIT, _ON_PANEL, _ON_MAP, _ON_OPEN, _ON_PIECE = 1000.0, 300.0, 60.0, 10.0, 2.0
"""What a square unit costs: of what is lit and of the button, of the panel around that, which says what would be done,
of a lit map, of what can be chosen, of a piece."""
_FAR, _SMALLER = 20.0, 600_000.0
"""What a unit farther away costs, in square units of a piece, and smaller letters (for each times their size)."""
_FACELESS = 200_000.0
"""What a smaller face costs, likewise."""
_SMALL, _LARGE = 0.03, 0.3
"""Which share of the table a piece takes at most: anything larger is a place. What is lit and as large as the second,
such as a whole map, must be covered somewhere: rather that than the button."""


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
    ui: Ui, rooms: Callable[[float], Iterator[Room]], times: Sequence[float], weights: Sequence[Weight], near: Box
) -> CardPlace:
    """Returns where a card goes: over as little as can be of what has weight, near a box.

    `rooms` yields where it could lie with letters so many `times` as large as usual, most wanted first; with the last
    of them it finds one. Where there is no room for a card it is smaller, as far as it can still be read.
    """
    canvas, square = ui.canvas, ui.canvas.k**2
    rects = [canvas.rect(box) for box, _ in weights]

    def covered(rect: pygame.Rect) -> float:
        parts = [(rect.clip(rects[i]), weights[i][1]) for i in rect.collidelistall(rects)]
        return sum([part.w * part.h * weight for part, weight in parts]) / square

    def bound(block: _Block) -> _Bound:
        least = block.least
        return least + covered(block.core), least if block.is_place else -inf, block.number, block

    best, least = None, inf
    for size in times:
        if least <= _SMALLER * (1 - size):
            continue
        if found := _cheapest(_blocks(canvas, rooms(size), near), bound, least):
            least, *_, best = found
    assert best is not None
    box = Box(best.lefts[0].at, best.tops[0].at, best.room.w, best.room.h)
    return CardPlace(box, best.room.times, best.room.face)


class _Edge(NamedTuple):
    """Where a card could begin, left or above: how many such are more wanted, how far away it is, and its pixels."""

    rank: int
    at: float
    away: float
    start: int
    end: int


class _Block(NamedTuple):
    """Neighbouring places of a room; `smaller` is what it costs that the room is not the usual one."""

    room: Room
    lefts: Sequence[_Edge]
    tops: Sequence[_Edge]
    smaller: float

    @property
    def is_place(self) -> bool:
        """Tells whether there is but one of them."""
        return len(self.lefts) == len(self.tops) == 1

    @property
    def number(self) -> int:
        """Returns how many places are more wanted than the first of them."""
        return self.lefts[0].rank + self.tops[0].rank

    @property
    def least(self) -> float:
        """Returns what any of them costs at least before anything is covered."""
        return _FAR * (min([left.away for left in self.lefts]) + min([top.away for top in self.tops])) + self.smaller

    @property
    def core(self) -> pygame.Rect:
        """Returns the pixels that a card covers in each of them."""
        (x, right), (y, bottom) = _common(self.lefts), _common(self.tops)
        return pygame.Rect(x, y, max(0, right - x), max(0, bottom - y))

    def halves(self) -> Iterator["_Block"]:
        """Yields those on one side of its middle, and those on the other."""
        room, lefts, tops, smaller = self
        if (across := len(lefts)) >= (down := len(tops)):
            yield _Block(room, lefts[: across // 2], tops, smaller)
            yield _Block(room, lefts[across // 2 :], tops, smaller)
        else:
            yield _Block(room, lefts, tops[: down // 2], smaller)
            yield _Block(room, lefts, tops[down // 2 :], smaller)


_Bound = tuple[float, float, int, _Block]
"""A block, and before it what its places cost at least; for a place alone what it costs before anything is covered."""


def _common(edges: Sequence[_Edge]) -> tuple[int, int]:
    return max(edges[0].start, edges[-1].start), min(edges[0].end, edges[-1].end)


def _blocks(canvas: Canvas, rooms: Iterator[Room], near: Box) -> Iterator[_Block]:
    """Yields the thousands of places, those of a room in one block."""
    first, k = 0, canvas.k
    for room in rooms:
        (w, h), lefts, tops = (room.w, room.h), room.lefts, room.tops
        across = [
            _Edge(first + i * len(tops), x, abs(x + w / 2 - near.cx), round(x * k), round((x + w) * k))
            for i, x in enumerate(lefts)
        ]
        down = [_Edge(i, y, abs(y + h / 2 - near.cy), round(y * k), round((y + h) * k)) for i, y in enumerate(tops)]
        yield _Block(room, across, down, _SMALLER * (1 - room.times) + _FACELESS * (1 - room.face))
        first += len(lefts) * len(tops)


def _cheapest(blocks: Iterator[_Block], bound: Callable[[_Block], _Bound], most: float) -> _Bound | None:
    """Returns the place that costs least, the most wanted of such; None: each costs `most` or more.

    A block is taken apart only while nothing that is known costs less than its places could.
    """
    left = [bound(block) for block in blocks]
    heapify(left)
    while left and left[0][0] < most:
        found = heappop(left)
        if found[-1].is_place:
            return found
        for half in found[-1].halves():
            heappush(left, bound(half))
    return None


def of_lit(lit: Sequence[Box], area: Box | None = None) -> list[Weight]:
    """Returns the weights of what is lit, which must not be covered; takes the area on which some may be large."""
    large = inf if area is None else _LARGE * area.w * area.h
    return [(box.grown(10), _ON_LIT if box.w * box.h < large else _ON_MAP) for box in lit]


def of_table(board: Board, selection: Selection) -> Iterator[Weight]:
    """Yields what had better not be covered of a table that is in play, and what it costs."""
    most = board.area.w * board.area.h * _SMALL
    can = selection.open | selection.other | frozenset(selection.touched)
    yield board.panels.action, _ON_PANEL
    yield cut(board.panels.action, has_button=True)[1], _ON_LIT
    for item, pose in board.stage.poses():
        if pose.alpha and pose.box.w * pose.box.h <= most:
            yield pose.box, _ON_OPEN if item in can else _ON_PIECE
