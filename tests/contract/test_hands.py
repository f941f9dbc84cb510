"""In every box each hand is asked the same before a move counts: for the button, just where it cannot be taken back."""

from collections import Counter
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from game.session.session import Session
from game.tabletop.items import Item
from game.tools.hands.eyes import parts
from tests.contract.tables import MODULES
from tests.scenes.driver import Driver, Mouse, driving, new_session, play

BOXES = ("alhambra_cards", "alhambra", "maharaja", "ys")
EACH = 2
"""How many moves of a kind each hand makes in a game."""
_TIMES = 2
"""How many times as often it is begun: not every beginning leads to a whole move."""


class Hands(Mouse):
    """Tries moves of every kind by touches, by carrying and by naming them whole before one is played.

    `wrong` tells the hand and the move where what was asked differs from what the session says; `tried` counts.
    """

    def __init__(self, each: int = EACH) -> None:
        self._each = each
        self._lifted, self._begun = Counter[str](), Counter[tuple[str, type]]()
        self.tried = Counter[tuple[str, type]]()
        self.wrong: list[tuple[str, Any, bool]] = []

    def play(self, driver: Driver, move: Any) -> None:
        """Tries what is possible now, then plays a move."""
        for each in driver.picker.moves:
            for hand, touch in (("touched", _touched), ("named", _named)):
                if self._begun[hand, type(each)] < self._each * _TIMES:
                    self._begun[hand, type(each)] += 1
                    self._try(driver, hand, partial(touch, driver, each))
        for item, index in list(self._drops(driver)):
            self._try(driver, "carried", partial(_carried, driver, item, index))
        driver.table.input.play(move)

    def _drops(self, driver: Driver) -> Iterator[tuple[Item, int]]:
        """Yields what can be picked up now, with the numbers of places that take it, a few of every kind."""
        for item, _ in driver.table.board.stage.poses():
            if self._lifted[item.kind] == self._each * _TIMES:
                continue
            driver.table.grab(item, (0, 0), lambda pos: None)
            if carry := driver.table.carrying.carry:
                self._lifted[item.kind] += 1
                kinds = {tuple(part.kind for part in drop.items): index for index, drop in enumerate(carry.drops)}
                yield from ((item, index) for index in kinds.values())
                carry.cancel()

    def _try(self, driver: Driver, hand: str, act: Callable[[], bool]) -> None:
        """Lets a hand act; what it has made must wait for the button just where it cannot be taken back."""
        table, picker = driver.table, driver.picker
        played: list[Any] = []
        table.input.play = played.append  # type: ignore[method-assign, assignment]
        is_whole = act()
        del table.input.play
        move, is_raised = (played or [picker.move])[0], bool(picker.raised) and hand == "touched"
        picker.clear()
        if move is None or not is_whole or self.tried[hand, type(move)] >= self._each:
            return
        self.tried[hand, type(move)] += 1
        assert table.turn.seat is not None
        if bool(played) == (table.session.is_final(table.turn.seat, move) or is_raised):
            self.wrong.append((hand, move, bool(played)))


def _touched(driver: Driver, move: Any) -> bool:
    for item in parts(driver.table, move):
        if item not in driver.picker.touched:
            driver.table.touch(item)
    return bool(driver.picker.move == move)


def _named(driver: Driver, move: Any) -> bool:
    driver.table.input.choose(move)
    return True


def _carried(driver: Driver, item: Item, index: int) -> bool:
    """Carries something to a place; returns whether nothing more may be added there."""
    driver.table.board.hurry()  # what was let go before has glided back
    driver.table.grab(item, (0, 0), lambda pos: None)
    carry = driver.table.carrying.carry
    assert carry is not None
    drop = carry.drops[index]
    carry.drop(driver.ui.canvas.rect(drop.box).center)
    return drop.is_last


def begun_with_all(box: str, seed: int) -> Session:
    """Returns a new game of one person against two that choose at random, with every module."""
    return new_session("human", "random", "random", seed=seed, box=box, **dict.fromkeys(MODULES.get(box, ()), True))


def tried(driver: Driver, entries: int, each: int = EACH) -> Hands:
    """Plays a game so far and returns what the hands have met."""
    hands = Hands(each)
    play(driver, hands, stop=lambda: driver.table.session.number >= entries)
    return hands


@pytest.mark.parametrize("box", BOXES)
def test_touches_drags_and_lists_ask_alike_before_a_move_counts(tmp_path: Path, box: str) -> None:
    with driving(tmp_path, begun_with_all(box, 3)) as driver:
        hands = tried(driver, entries=12)
    assert not hands.wrong
    assert {hand for hand, _ in hands.tried} == {"touched", "named", "carried"}
