"""The hand that carries: what can be picked up and put where a move wants it is, everything else is pressed."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any

import pygame

from game.scenes.table.scene import TableScene
from game.tabletop.items import Item
from game.tabletop.table import Drop
from game.tools.hands.eyes import Eyes, Stuck, differing, missing, parts, surplus
from game.tools.hands.hand import PointerHand, Steps, finger, line
from game.widgets.node import Pixel

_STEPS = 4
"""Movements that a hand makes from where it picks something up to where it lets go."""
_TRIES = 120


@dataclass(frozen=True, slots=True)
class CarryWay:
    """An item to pick up, the place to put it, all places beside that one, and how much is missing afterwards."""

    item: Item
    drop: Drop
    drops: Sequence[Drop]
    left: int


def mouse_events(eyes: Eyes, kind: int, pos: Pixel) -> pygame.Event:
    """Returns what a mouse tells that goes down (-1), along (0) or up (1) at a point."""
    if kind == 0:
        return pygame.Event(pygame.MOUSEMOTION, pos=pos, rel=(1, 1), buttons=(1, 0, 0))
    return pygame.Event(pygame.MOUSEBUTTONDOWN if kind < 0 else pygame.MOUSEBUTTONUP, pos=pos, button=1)


def finger_events(eyes: Eyes, kind: int, pos: Pixel) -> pygame.Event:
    """Returns what a touch screen tells of a finger that goes down (-1), along (0) or up (1) at a point."""
    return finger(eyes, (pygame.FINGERMOTION, pygame.FINGERUP, pygame.FINGERDOWN)[kind], pos)


class Carrier:
    """Acts by carrying pieces; buttons and what no hand can carry are pressed.

    Takes what presses, what is told when the hand goes down, along and up, and in how many movements it carries.
    `carried` counts what was carried.
    """

    def __init__(
        self,
        pointer: PointerHand,
        tell: Callable[[Eyes, int, Pixel], pygame.Event] = mouse_events,
        movements: int = _STEPS,
    ) -> None:
        self._pointer, self._tell, self._movements = pointer, tell, movements
        self.carried = self.pressed = 0

    def use(self, eyes: Eyes, name: str) -> Steps:
        """Presses a node."""
        yield from self._pointer.use(eyes, name)

    def play(self, eyes: Eyes, move: Any) -> Steps:
        """Carries the items of a move where it wants them."""
        table = eyes.table
        at, wanted = table.session.number, parts(table, move)
        for _ in range(_TRIES):
            if table.session.number != at:
                return
            wrong = differing(table, wanted)
            if way := self._best(table, wanted) if wrong or not wanted else None:
                self.carried += 1
                yield from self.carry(eyes, way)
            elif not wrong and eyes.ui.find("submit") is None and table.needs_ticks:
                yield ()  # what was let go of lands first
            else:
                self.pressed += bool(wrong)
                yield from self.use(eyes, f"item:{wrong[0]}" if wrong else "submit")
        raise Stuck(eyes.stuck("the move was not played"))

    def _best(self, table: TableScene, wanted: Sequence[Item]) -> CarryWay | None:
        """The way that leaves least to be done, of those that bring a move nearer."""
        still = len(missing(table, wanted))
        best = min(_tried(table, wanted), key=lambda way: way.left, default=None)
        return best if best and best.left < still else None

    def carry(self, eyes: Eyes, way: CarryWay) -> Steps:
        """Picks an item up, takes it along, and lets it go."""
        start, end = eyes.spot(f"item:{way.item}"), _goal(eyes, way)
        yield from self._pointer.approach(eyes, start)
        yield (self._tell(eyes, -1, start),)
        for along in line(start, end, self._movements):
            yield (self._tell(eyes, 0, along),)
        if eyes.ui.carried is None:
            raise Stuck(eyes.stuck(f"{way.item} does not come along"))
        yield (self._tell(eyes, 1, end),)


def _tried(table: TableScene, wanted: Sequence[Item]) -> Iterator[CarryWay]:
    """Tries with the picker itself what carrying would touch; it is as before only when all is tried."""
    picker, board = table.picker, table.board
    if picker is None:
        return
    before = picker.choice
    for item in [item for item, _ in board.stage.poses()]:
        lifted = board.table.lifts(board.view, board.shown(table.state.selection()), item)
        if lifted is None or not all(other in picker.touched or picker.touch(other) for other in lifted):
            picker.restore(before)
            continue
        held = picker.choice
        if not surplus(table, wanted):
            drops = board.table.drops(board.view, board.area, board.shown(table.state.selection()), item)
            for drop in drops:
                if all(picker.touch(other) for other in drop.items) and not surplus(table, wanted):
                    yield CarryWay(item, drop, drops, len(missing(table, wanted)))
                picker.restore(held)
        picker.restore(before)


def _goal(eyes: Eyes, way: CarryWay) -> Pixel:
    """A point where the place is the one that a hand means: the smallest there."""
    box, k = way.drop.box, eyes.ui.canvas.k
    for share in ((0.5, 0.5), *((x / 8, y / 8) for y in range(1, 8) for x in range(1, 8))):
        at = (box.x + box.w * share[0], box.y + box.h * share[1])
        under = [drop for drop in way.drops if drop.box.holds(*at)]
        if min(under, key=lambda drop: drop.box.w * drop.box.h, default=None) is way.drop:
            return (round(at[0] * k), round(at[1] * k))
    raise Stuck(eyes.stuck(f"nothing can be put where {way.drop.items} is"))
