"""In every box each hand is asked the same before a move counts: for the button, just where it cannot be taken back."""

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from math import inf
from pathlib import Path
from typing import Any

import pytest

from game.session.session import Session
from game.tabletop.items import Item
from game.tabletop.table import Drop
from game.tools.hands.carrier import Carrier, CarryWay
from game.tools.hands.eyes import Stuck, differing, parts
from game.tools.hands.hand import Hand
from game.tools.play import HANDS, SCANNINGS
from game.widgets.node import SETTLED
from tests.contract.tables import MODULES
from tests.scenes.driver import FRAME, Driver, Mouse, begun, choose_parts, driving, new_session, play

BOXES = {"alhambra_cards": 0, "alhambra": 0, "maharaja": 23, "ys": 27}
"""The boxes, each with the entry from which on all kinds of its moves come soon."""
EACH = 1
"""How many moves of a kind each hand makes in a game."""
_TIMES = 2
"""How many times as often it is begun: not every beginning leads to a whole move."""
TOUCHING = ("list", "mouse", "touch", "keys", "pad", "switch")
CARRYING = ("drag, carrying", "touch, carrying")


class Hands(Mouse):
    """Makes moves of every kind by each hand, as events of the window, before one is played.

    Takes how many of a kind, and which hands; with `inf` every legal move is chosen, and everything that can be picked
    up is carried to every place that takes it. `wrong` tells the hand and the move where what was asked differs from
    what the session says, `missed` what a hand could not choose; `tried` counts.
    """

    def __init__(self, each: float = EACH, names: Sequence[str] = (*TOUCHING, *CARRYING)) -> None:
        self._each, self._names = each, names
        self._hands: dict[str, Hand] = {name: HANDS.get(_device(name), HANDS["mouse"])() for name in names}
        self._lifted, self._begun = Counter[str](), Counter[tuple[str, type]]()
        self.tried = Counter[tuple[str, type]]()
        self.wrong: list[tuple[str, Any, Sequence[Any]]] = []
        self.missed: list[tuple[str, Any]] = []

    def play(self, driver: Driver, move: Any) -> None:
        """Tries what is possible now, then plays a move."""
        for each in list(driver.picker.moves):
            for name in (name for name in self._names if name in TOUCHING):
                if self._begun[name, type(each)] < self._each:
                    self._begun[name, type(each)] += 1
                    self._try(driver, name, partial(self._touched, driver, name, each))
        carrying = [name for name in self._names if name in CARRYING]
        for item, drops, drop in list(self._drops(driver)) if carrying else ():
            for name in carrying:
                self._try(driver, name, partial(self._carried, driver, name, item, drops, drop))
        driver.table.input.play(move)

    def _drops(self, driver: Driver) -> Iterator[tuple[Item, Sequence[Drop], Drop]]:
        """Yields what can be picked up now, with places that take it, a few of every kind or all."""
        for item, _ in driver.table.board.stage.poses():
            if self._lifted[item.kind] == self._each * _TIMES:
                continue
            driver.table.grab(item, (0, 0), lambda pos: None)
            if carry := driver.table.carrying.carry:
                self._lifted[item.kind] += 1
                kinds = {tuple(part.kind for part in drop.items): drop for drop in carry.drops}
                yield from ((item, carry.drops, drop) for drop in (kinds.values() if self._each < inf else carry.drops))
                carry.cancel()

    def _try(self, driver: Driver, hand: str, act: Callable[[], bool]) -> None:
        """Lets a hand act; what it has made must wait for the button just where it cannot be taken back.

        Whatever was raised waits, too, and what somebody who touches part by part may still add to.
        """
        table, picker = driver.table, driver.picker
        driver.ui.point(None)
        driver.ui.is_stale = True
        played: list[Any] = []
        table.input.play = played.append  # type: ignore[method-assign, assignment]
        is_whole = act()
        move, is_raised = (played or [picker.move])[0], bool(picker.raised) and hand in TOUCHING
        may_go_on = hand in TOUCHING and hand != "list" and not picker.is_final
        if is_whole and move is not None and self.tried[hand, type(move)] < self._each:
            self.tried[hand, type(move)] += 1
            assert table.turn.seat is not None
            asked = table.session.is_final(table.turn.seat, move) or is_raised or may_go_on
            if asked and not played:
                self._use(driver, hand, "submit")
                asked = False
            if asked or played != [move]:
                self.wrong.append((hand, move, played))
        elif not is_whole and hand in TOUCHING:
            self.missed.append((hand, move))
        del table.input.play
        picker.clear()

    def _use(self, driver: Driver, name: str, node: str) -> None:
        """Presses something by a hand; a switch is plugged in as long as it is used."""
        driver.ui.scan.mode = SCANNINGS.get(name, "off")
        driver.run(SETTLED + FRAME)  # no press belongs to one of another hand
        driver.act(self._hands[name].use(driver, node))
        driver.ui.scan.mode = "off"
        driver.turn()

    def _touched(self, driver: Driver, name: str, move: Any) -> bool:
        if name == "list":
            driver.table.input.choose(move)
        else:
            choose_parts(driver, move, partial(self._use, driver, name))
        return not differing(driver.table, parts(driver.table, move))

    def _carried(self, driver: Driver, name: str, item: Item, drops: Sequence[Drop], drop: Drop) -> bool:
        """Carries something to a place; returns whether nothing more may be added there."""
        driver.table.board.hurry()  # what was let go before has glided back
        driver.turn()
        hand = self._hands[name]
        assert isinstance(hand, Carrier)
        try:
            driver.act(hand.carry(driver, CarryWay(item, drop, drops, 0)))
        except Stuck:
            return False
        return drop.is_last


def _device(name: str) -> str:
    return name.split(",")[0]


def begun_with_all(box: str, seed: int, others: int = 2) -> Session:
    """Returns a new game of one person against some that choose at random, with every module."""
    everything = dict.fromkeys(MODULES.get(box, ()), True)
    return new_session("human", *["random"] * others, seed=seed, box=box, **everything)


def tried(driver: Driver, entries: int, hands: Hands) -> Hands:
    """Plays a game so far and returns what the hands have met."""
    play(driver, hands, stop=lambda: driver.table.session.number >= entries)
    return hands


@pytest.mark.parametrize(("box", "first"), BOXES.items())
def test_every_hand_is_asked_alike_before_a_move_counts(tmp_path: Path, box: str, first: int) -> None:
    with driving(tmp_path, begun(begun_with_all(box, 3), first)) as driver:
        hands = tried(driver, first + 12, Hands())
    assert not hands.wrong
    assert {hand for hand, _ in hands.tried} == {*TOUCHING, *CARRYING}
