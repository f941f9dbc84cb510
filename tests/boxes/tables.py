"""The tables of all boxes: positions of random games to look at, and hands that touch and carry there."""

from collections import Counter
from collections.abc import Hashable, Iterator, Sequence
from dataclasses import replace
from functools import cache
from typing import Any

from game.core.rules import Seat
from game.paint.box import Box
from game.tabletop import loading
from game.tabletop.items import Item, Selection
from game.tabletop.picker import Picker
from game.tabletop.table import Drop
from game.tabletop.table import Table as Shown
from tests.boxes.looking import AREA, cast, selection_of, touch_only, words
from tests.contract.tables import MODULES, Moment, Table, random_game

BOXES = ("alhambra", "alhambra_cards", "maharaja", "ys")
FEW = tuple(Table(box, 2, ()) for box in BOXES)
MANY = tuple(
    Table(box, seats, tuple((name, True) for name in MODULES.get(box, ())))
    for box, seats in zip(BOXES, (3, 6, 5, 4), strict=True)
)
"""All boxes at their smallest tables, and at large ones with all modules."""


@cache
def made(setting: Table, language: str = "en") -> Shown:
    found: Shown = loading.table(setting.box)(words(language), cast(setting.seats), setting.complete)
    return found


def least(setting: Table) -> Box:
    """Returns the least room that a table gets."""
    w, h = made(setting).minimum
    return Box(0, 88, w, h - 88)


@cache
def decisions(setting: Table, most: int = 12) -> tuple[Moment, ...]:
    """Returns so many positions of a game, or a few more, of each mix of kinds of moves one before others have two."""
    found: dict[frozenset[type], list[Moment]] = {}
    for moment in random_game(setting)[0]:
        found.setdefault(frozenset(map(type, setting.rules.legal(moment.state, moment.seat))), []).append(moment)
    each = max(1, most // len(found))
    chosen = [moment for alike in found.values() for moment in alike[:: -(-len(alike) // each)]]
    return tuple(chosen[:: max(1, len(chosen) // most)])


def picked(setting: Table, state: Any, seat: Seat, items: Sequence[Item] = (), area: Box = AREA) -> Selection:
    """Returns the mood of a seat that touched these items."""
    shown, view = made(setting), setting.rules.view(state, seat)
    picker = Picker(shown, view, setting.rules.legal(state, seat))
    for item in items:
        touch_only(picker, item)
    return selection_of(picker, seat, tuple(shown.layout(view, area, Selection(touched=picker.touched))))


class Hand:
    """Carries things at a table in one position, as the scene does: by the same touches."""

    def __init__(self, shown: Any, rules: Any, state: Any, seat: Seat, area: Box = AREA) -> None:
        self.shown, self.seat, self.area, self.view = shown, seat, area, rules.view(state, seat)
        self.picker = Picker(shown, self.view, rules.legal(state, seat))
        self.loose = self.liftable()

    @property
    def selection(self) -> Selection:
        lying = tuple(self.shown.layout(self.view, self.area, Selection(touched=self.picker.touched)))
        return replace(selection_of(self.picker, self.seat, lying), other=self.picker.other(lying))

    def liftable(self) -> list[Item]:
        selection = self.selection
        lying = self.shown.layout(self.view, self.area, selection)
        return [item for item in lying if self.shown.lifts(self.view, selection, item) is not None]

    def ways(self) -> Iterator[tuple[Item, Drop]]:
        """Yields every way to carry one thing, done; what is chosen is then what it leads to."""
        before = self.picker.choice
        for item in self.liftable():
            self.picker.restore(before)
            assert self.lift(item), item
            held = self.picker.choice
            for drop in self.drops(item):
                self.picker.restore(held)
                self.drop(drop)
                yield item, drop
            self.picker.restore(before)

    def lift(self, item: Item) -> bool:
        """Picks an item up: what comes with it is touched."""
        lifted = self.shown.lifts(self.view, self.selection, item)
        if lifted is None:
            return False
        return all(other in self.picker.touched or self.picker.touch(other) for other in lifted)

    def drops(self, item: Item) -> Sequence[Drop]:
        found: Sequence[Drop] = self.shown.drops(self.view, self.area, self.selection, item)
        return found

    def drop(self, drop: Drop) -> None:
        for item in drop.items:
            assert self.picker.touch(item), (drop, self.picker.touched)

    def place(self, item: Item) -> Box:
        found: Box = self.shown.layout(self.view, self.area, self.selection)[item].box
        return found

    def key(self, item: Item) -> Hashable:
        found: Hashable = self.shown.equivalence_key(self.view, item)
        return found

    def chosen(self) -> Counter[Hashable]:
        return Counter(map(self.key, self.picker.touched))


def reached(hand: Hand, move: Any) -> bool:
    """Tells whether a chain of lifts and drops makes a move, without making another one on the way."""
    parts = hand.shown.clicks(hand.view, move)
    wanted = Counter(map(hand.key, parts))
    seen = set[frozenset[tuple[Hashable, int]]]()

    def carried() -> Iterator[bool]:
        start = hand.picker.choice
        for item in dict.fromkeys((*parts, *hand.picker.touched, *hand.loose)):
            hand.picker.restore(start)
            if not hand.lift(item):
                continue
            held = hand.picker.choice
            for drop in hand.drops(item):
                hand.picker.restore(held)
                hand.drop(drop)
                chosen = hand.chosen()
                if hand.picker.move == move:
                    yield True
                is_made = hand.picker.move is not None and drop.is_last
                if chosen <= wanted and not is_made and frozenset(chosen.items()) not in seen:
                    seen.add(frozenset(chosen.items()))
                    yield any(carried())

    return any(carried())
