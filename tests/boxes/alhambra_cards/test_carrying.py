"""Every move can be made by picking things up and letting them go where they belong."""

from collections.abc import Sequence
from dataclasses import replace
from itertools import pairwise

import pytest

from game.boxes.alhambra_cards.rules import RULES
from game.boxes.alhambra_cards.rules.moves import Buy, Give, Keep, Move
from game.boxes.alhambra_cards.rules.state import State
from game.boxes.alhambra_cards.table import CardTable
from game.boxes.alhambra_cards.table.items import GIVE, KEEP
from game.boxes.alhambra_cards.table.items import building as building_item
from game.boxes.alhambra_cards.table.plan import plan
from game.boxes.alhambra_family.rules.money import total
from game.boxes.alhambra_family.rules.taking import TakeMoney
from game.boxes.alhambra_family.table.items import cards_among, money
from game.core.rules import Seat
from game.paint.box import Box
from game.tabletop.items import Item
from game.tabletop.picker import Picker
from game.tabletop.selection import Selection
from game.tabletop.table import Drop
from tests.boxes.alhambra_cards.positions import building, cards, position
from tests.boxes.alhambra_cards.tables import played, table
from tests.boxes.looking import AREA, selection_of

ROOMY, FOLDED = AREA, Box(0, 88, 1031, 492)


class Hand:
    """A hand at the table: what it picks up touches, and letting go touches what the place stands for."""

    def __init__(self, shown: CardTable, state: State, area: Box) -> None:
        (self.seat,) = RULES.to_act(state)
        self.shown, self.area, self.view = shown, area, RULES.view(state, self.seat)
        self.picker = Picker(shown, self.view, RULES.legal(state, self.seat))

    @property
    def selection(self) -> Selection:
        lying = tuple(self.shown.layout(self.view, self.area, Selection(touched=self.picker.touched)))
        return replace(selection_of(self.picker, self.seat, lying), other=self.picker.other(lying))

    def lift(self, item: Item) -> Sequence[Drop]:
        """Picks an item up and returns the places that take it."""
        lifted = self.shown.lifts(self.view, self.selection, item)
        assert lifted is not None, item
        for other in lifted:
            assert other in self.picker.touched or self.picker.touch(other)
        return self.shown.drops(self.view, self.area, self.selection, item)

    def let_go(self, drop: Drop) -> None:
        for item in drop.items:
            assert self.picker.touch(item)

    def take(self, taken: Sequence[int]) -> None:
        """Piles open money on open money, then carries all of it to the hand."""
        zones = plan(self.view, self.area)
        for card, other in pairwise(taken):
            drops = self.lift(money(card))
            drop = next(drop for drop in drops if drop.items == (money(other),))
            assert not drop.is_last, "more may be added"
            self.let_go(drop)
        drops = self.lift(money(taken[-1]))
        self.let_go(next(drop for drop in drops if drop.box == zones.hand))

    def buy(self, move: Buy) -> None:
        """Lays cards aside on the coin of their currency, and carries the last one to the building."""
        number = self.view.yard[move.slot]
        assert number is not None
        for card in move.cards[:-1]:
            drop = next(drop for drop in self.lift(money(card)) if not drop.items and not drop.is_last)
            self.let_go(drop)
        drops = self.lift(money(move.cards[-1]))
        place = self.shown.layout(self.view, self.area, self.selection)[building_item(number)].box
        drop = next(drop for drop in drops if drop.box == place)
        assert set(drop.items) <= {building_item(number)}, "nothing is added to a whole payment"
        assert drop.is_last
        self.let_go(drop)

    def settle(self, answer: Item) -> None:
        for drop in self.lift(building_item(self.view.pending[0])):
            self.picker.clear()
            if drop.items == (answer,):
                self.let_go(drop)
                return

    def make(self, move: Move) -> None:
        match move:
            case TakeMoney(taken):
                self.take(taken)
            case Buy():
                self.buy(move)
            case Keep():
                self.settle(KEEP)
            case Give():
                self.settle(GIVE)


WAYS = [
    (2, False, ROOMY),
    (3, False, FOLDED),
    *(
        pytest.param(*way, marks=pytest.mark.marathon)
        for way in [(2, True, FOLDED), (5, True, ROOMY), (6, False, FOLDED)]
    ),
]


@pytest.mark.parametrize(("seats", "open_hands", "area"), WAYS)
def test_each_legal_move_can_be_carried_out(seats: int, open_hands: bool, area: Box) -> None:
    shown = table(seats, open_hands=open_hands)
    kinds = set()
    for state, _ in [*played(seats, 3, open_hands=open_hands)][:-1:4]:
        legal = RULES.legal(state, min(RULES.to_act(state)))
        for move in legal[:: max(1, len(legal) // 6)]:
            hand = Hand(shown, state, area)
            hand.make(move)
            assert hand.picker.move == move
            kinds.add(type(move))
    assert kinds == ({TakeMoney, Buy, Keep, Give} if seats == 2 else {TakeMoney, Buy})


def paying(price: int, *hand: str) -> Hand:
    state = position([cards(*hand), (), ()], yard=[None, None, building("pavilion", price), None])
    return Hand(table(3), state, ROOMY)


def bought(hand: Hand, place: int) -> tuple[int, Drop]:
    """Picks a card of the hand up, and returns the building with its place."""
    number = next(number for number in hand.view.yard if number is not None)
    drops = hand.lift(money((hand.view.hands[hand.seat] or ())[place]))
    return number, next(drop for drop in drops if building_item(number) in drop.items)


def test_one_card_carried_to_a_building_brings_the_rest_of_the_payment() -> None:
    hand = paying(5, "denar 2", "denar 3", "denar 7")
    number, drop = bought(hand, 0)
    hand.let_go(drop)
    assert isinstance(hand.picker.move, Buy)
    assert total(cards_among(hand.picker.touched)) == 5
    assert building_item(number) in hand.picker.touched
    assert drop.is_last


def test_paying_too_much_for_want_of_change_waits_for_the_button() -> None:
    hand = paying(8, "denar 3", "denar 4", "denar 6")
    _, drop = bought(hand, 2)
    hand.let_go(drop)
    assert isinstance(hand.picker.move, Buy)
    assert not drop.is_last


def test_a_building_is_carried_to_the_hand_with_its_payment() -> None:
    hand = paying(5, "denar 2", "denar 3", "denar 7")
    number = next(number for number in hand.view.yard if number is not None)
    drops = hand.lift(building_item(number))
    zones = plan(hand.view, hand.area)
    assert {drop.box for drop in drops} == {zones.hand, zones.scoreboard.rows[hand.seat]}
    assert all(not drop.items for drop in drops)
    assert isinstance(hand.picker.move, Buy)


def test_what_cannot_be_bought_or_taken_stays_where_it_is() -> None:
    hand = paying(5, "denar 2")
    number = next(number for number in hand.view.yard if number is not None)
    assert hand.shown.lifts(hand.view, hand.selection, building_item(number)) is None
    assert hand.shown.lifts(hand.view, hand.selection, money(cards("denar 2")[0])) is None
    onlooking = Selection(actor=Seat(1), viewer=Seat(0))
    opened = next(card for card in hand.view.display if card is not None)
    assert hand.shown.lifts(hand.view, onlooking, money(opened)) is None
