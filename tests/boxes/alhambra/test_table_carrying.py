"""Carrying: every legal move of every variant is reached by picking things up and letting go of them alone."""

from collections import Counter
from collections.abc import Hashable, Iterator, Sequence
from dataclasses import replace
from typing import get_args

import pytest

from game.boxes.alhambra.rules import RULES
from game.boxes.alhambra.rules.moves import Buy, EndTurn, Move
from game.boxes.alhambra.rules.state import State
from game.boxes.alhambra.rules.tasks import Task
from game.boxes.alhambra.table import TileTable, items
from game.boxes.alhambra_family.rules.taking import TakeMoney
from game.boxes.alhambra_family.table.items import money
from game.paint.box import Box
from game.tabletop.items import Item
from game.tabletop.picker import Picker
from game.tabletop.selection import Selection
from game.tabletop.table import Drop
from tests.boxes.alhambra.positions import DEAR, building, cards, legal, position
from tests.boxes.alhambra.speaking import TILE, decisions
from tests.boxes.alhambra.test_table_picture import table
from tests.boxes.looking import selection_of

_EACH = 4
"""How many moves of each kind are tried every day."""
ROOMY, FOLDED = Box(0, 88, 1920, 992), Box(0, 88, 1280, 632)


class Hand:
    """Carries things at a table in one position, as the scene does: by the same touches."""

    def __init__(self, shown: TileTable, state: State, area: Box = ROOMY) -> None:
        (self.seat,) = RULES.to_act(state)
        self.shown, self.area, self.view = shown, area, RULES.view(state, self.seat)
        self.picker = Picker(shown, self.view, RULES.legal(state, self.seat))

    @property
    def selection(self) -> Selection:
        lying = self.shown.layout(self.view, self.area, Selection(touched=self.picker.touched))
        return selection_of(self.picker, self.seat, tuple(lying))

    def lift(self, item: Item) -> bool:
        lifted = self.shown.lifts(self.view, replace(self.selection, other=self._others), item)
        if lifted is None:
            return False
        return all(other in self.picker.touched or self.picker.touch(other) for other in lifted)

    @property
    def _others(self) -> frozenset[Item]:
        return self.picker.other(tuple(self.shown.layout(self.view, self.area, Selection())))

    def drops(self, item: Item) -> Sequence[Drop]:
        return self.shown.drops(self.view, self.area, self.selection, item)

    def drop(self, drop: Drop) -> None:
        for item in drop.items:
            assert self.picker.touch(item), (drop, self.picker.touched)

    def key(self, item: Item) -> Hashable:
        return self.shown.equivalence_key(self.view, item)

    def chosen(self) -> Counter[Hashable]:
        return Counter(map(self.key, self.picker.touched))


def reached(hand: Hand, move: Move) -> bool:
    """Tells whether a chain of lifts and drops makes a move, without making another one on the way."""
    wanted = Counter(map(hand.key, hand.shown.clicks(hand.view, move)))
    waiting = map(items.tile, hand.view.waiting)
    lifted = dict.fromkeys((*hand.shown.clicks(hand.view, move), *waiting))
    seen = set[frozenset[tuple[Hashable, int]]]()

    def carried() -> Iterator[bool]:
        start = hand.picker.choice
        for item in lifted:
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


def test_every_kind_of_move_is_made_by_carrying() -> None:
    """All modules take part, and at two the imaginary third player."""
    tried = Counter[type]()
    for seats, area in ((2, FOLDED), (3, ROOMY)):
        for state, _ in decisions(seats, 3):
            for kind, move in {type(move): move for move in legal(state)}.items():
                if tried[kind] < _EACH:
                    assert reached(Hand(table(seats), state, area), move), move
                    tried[kind] += 1
    assert tried.keys() == {*get_args(Move)} - {EndTurn}


def test_that_no_further_falcon_is_bought_is_said_by_carrying() -> None:
    state = position([cards("florin 4"), (), ()], modules=("falcons",))
    state.task = Task.FLY
    assert reached(Hand(table(3), state), EndTurn())


def test_a_tile_carried_home_is_bought_with_the_suggested_payment() -> None:
    state = position([cards("florin 4", "florin 6"), (), ()], squares=(building("tower", 10), *DEAR[1:]))
    hand, tile = Hand(table(3), state), TILE[building("tower", 10)]
    assert hand.lift(tile)
    (home,) = hand.drops(tile)
    hand.drop(home)
    assert isinstance(hand.picker.move, Buy) and set(hand.picker.move.cards) == {*cards("florin 4", "florin 6")}


def test_a_card_carried_to_a_tile_brings_what_completes_the_payment() -> None:
    state = position([cards("florin 4", "florin 6", "florin 9"), (), ()], squares=(building("tower", 10), *DEAR[1:]))
    hand, card = Hand(table(3), state), money(cards("florin 4")[0])
    assert hand.lift(card)
    place = hand.shown.layout(hand.view, ROOMY, Selection())[TILE[building("tower", 10)]].box
    drop = next(drop for drop in hand.drops(card) if drop.box == place)
    hand.drop(drop)
    assert isinstance(hand.picker.move, Buy) and set(hand.picker.move.cards) == {*cards("florin 4", "florin 6")}
    assert drop.is_last, "it is paid to the coin"


def test_open_money_is_taken_to_the_hand_and_joined_on_other_money() -> None:
    hand = Hand(table(3), position([(), (), ()], display=cards("florin 2", "denar 3", "ducat 8", "dirham 9")))
    two, three = (money(card) for card in cards("florin 2", "denar 3"))
    assert hand.lift(two)
    *joined, taken = hand.drops(two)
    assert [drop.is_last for drop in joined] == [False] and taken.is_last
    assert taken.box == hand.shown.plan(hand.view, ROOMY, Selection()).hand
    hand.drop(joined[0])
    assert hand.picker.move == TakeMoney(tuple(sorted((two.at[0], three.at[0]))))


def test_what_fits_nowhere_is_not_picked_up() -> None:
    hand = Hand(table(3), position([(), (), ()]))
    assert not hand.lift(TILE[DEAR[0]])


@pytest.mark.marathon
@pytest.mark.parametrize("seats", range(2, 7))
def test_every_legal_move_of_many_games_is_made_by_carrying(seats: int) -> None:
    for seed in (1, 2):
        for state, _ in decisions(seats, seed):
            for move in legal(state)[::3]:
                assert reached(Hand(table(seats), state), move), move
