"""Both Alhambra games at a table: random games to look at, tables to look with, and hands that carry."""

from collections import Counter
from collections.abc import Hashable, Iterator, Sequence
from dataclasses import replace
from functools import cache
from typing import Any

from game.boxes.alhambra.rules.tasks import Task
from game.core.beat import Beat
from game.core.rules import Seat
from game.paint.box import Box
from game.tabletop.items import Item
from game.tabletop.picker import Picker
from game.tabletop.selection import Selection
from game.tabletop.table import Drop
from tests.boxes.alhambra import speaking
from tests.boxes.alhambra_cards import tables as card_tables
from tests.boxes.alhambra_family.games import Game
from tests.boxes.looking import AREA, selection_of, touch_only

FOLDED = Box(0, 88, 1031, 492)
"""A window in which panels are folded."""
_SEEDS = {2: 1}
"""Which random games are looked at, 2 if none is named: always the same, so that each is played once."""


@cache
def table(game: Game, seats: int, language: str = "en") -> Any:
    return speaking.table(seats, language) if game.is_tiles else card_tables.table(seats, language)


@cache
def met(game: Game, seats: int) -> tuple[tuple[Any, Beat], ...]:
    """Returns a whole random game, with all modules: each position with what an onlooker learned."""
    if game.is_tiles:
        return speaking.game(seats, _SEEDS.get(seats, 2))
    return tuple(card_tables.played(seats, _SEEDS.get(seats, 2)))


def decisions(game: Game, seats: int, number: int = 10) -> list[tuple[Any, Seat]]:
    """Returns so many positions in which somebody decides; in the tile game as many of the rarer decisions."""
    found = [(state, min(acting)) for state, _ in met(game, seats) if (acting := game.rules.to_act(state))]
    chosen = found[:: max(1, len(found) // number)]
    if game.is_tiles:
        rare = [pair for pair in found if pair[0].task not in (Task.ACT, Task.PLACE)]
        chosen += rare[:: max(1, len(rare) // number)]
    return chosen


def picked(game: Game, state: Any, *items: Item) -> Selection:
    """Returns the mood after whoever decides touched these items."""
    (seat,) = game.rules.to_act(state)
    shown, view = table(game, state.seats), game.rules.view(state, seat)
    picker = Picker(shown, view, game.rules.legal(state, seat))
    for item in items:
        touch_only(picker, item)
    return selection_of(picker, seat, tuple(shown.layout(view, AREA, Selection())))


class Hand:
    """Carries things at a table in one position, as the scene does: by the same touches."""

    def __init__(self, game: Game, state: Any, area: Box = AREA) -> None:
        (self.seat,) = game.rules.to_act(state)
        self.shown, self.area, self.view = table(game, state.seats), area, game.rules.view(state, self.seat)
        self.picker = Picker(self.shown, self.view, game.rules.legal(state, self.seat))
        self.waiting = [game.item(tile) for tile in (state.waiting if game.is_tiles else state.pending)]

    @property
    def selection(self) -> Selection:
        lying = tuple(self.shown.layout(self.view, self.area, Selection(touched=self.picker.touched)))
        return replace(selection_of(self.picker, self.seat, lying), other=self.picker.other(lying))

    def lift(self, item: Item) -> bool:
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
        """Returns where an item lies."""
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
        for item in dict.fromkeys((*parts, *hand.waiting)):
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
