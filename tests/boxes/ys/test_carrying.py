"""Carrying: whatever may be done can be done by picking things up and letting them go where they belong."""

from collections import Counter
from collections.abc import Sequence
from typing import Any

import pytest

from game.boxes.ys.rules import RULES
from game.boxes.ys.rules.board import area
from game.boxes.ys.rules.moves import Bid, Favour, Move, MoveQuote, NextColumn, PickOrder, Place, Play, TakeGem
from game.boxes.ys.rules.state import State
from game.boxes.ys.rules.steps import AwaitQuote, EndTurn
from game.boxes.ys.table import YsTable
from game.boxes.ys.table import board_geometry as ground
from game.boxes.ys.table.items import place_item, quote_item, screen_item
from game.core.rules import Seat
from game.paint.box import Box
from game.tabletop.items import Item
from game.tabletop.picker import Picker
from game.tabletop.selection import Selection
from game.tabletop.table import Drop
from tests.boxes.looking import parts_of, selection_of
from tests.boxes.ys.pictures import AREAS_OF_WINDOWS, GAMES, decisions, spot, table
from tests.boxes.ys.positions import counting, go_on, holding, opening, placing

USUAL = AREAS_OF_WINDOWS[0]


class Hand:
    """A hand over a table as the scene moves it: what it picks up is touched, then what it lets go on."""

    def __init__(self, shown: YsTable, state: State, seat: Seat, window: Box) -> None:
        self.shown, self.view, self.seat, self.window = shown, RULES.view(state, seat), seat, window
        self.picker = Picker(shown, self.view, RULES.legal(state, seat))

    def selection(self) -> Selection:
        lying = self.shown.layout(self.view, self.window, Selection(touched=self.picker.touched))
        return selection_of(self.picker, self.seat, tuple(lying))

    def lift(self, item: Item) -> Sequence[Drop] | None:
        """Picks an item up and returns where it may go; None: it stays where it is."""
        selection = self.selection()
        if item not in self.shown.layout(self.view, self.window, selection):
            return None
        lifted = self.shown.lifts(self.view, selection, item)
        if lifted is None:
            return None
        for other in lifted:
            assert other in self.picker.touched or self.picker.touch(other)
        return self.shown.drops(self.view, self.window, self.selection(), item)

    def carry(self, move: Move) -> None:
        """Makes a move by carrying alone, the items of its clicks one after the other."""
        key = self.shown.equivalence_key
        left = list(self.shown.clicks(self.view, move))
        while self.picker.move != move:
            before = self.picker.choice
            for item in [item for item in (*left, *self.picker.touched) if item]:
                drops = self.lift(item)
                rest = [part for part in left if part != item]
                aims = [drop for drop in drops or () if drop.items and key(self.view, drop.items[0]) in {
                    key(self.view, part) for part in rest}]  # fmt: skip
                homes = [drop for drop in drops or () if not drop.items]
                if aims or homes:
                    break
                self.picker.restore(before)
            else:
                raise AssertionError(f"{move}: nothing to carry with {self.picker.touched}, {left} left")
            left = rest
            if aims:
                drop = next((drop for drop in aims if drop.items[0] in rest), aims[0])
                if drop.items[0] not in self.picker.touched:
                    assert self.picker.touch(drop.items[0])
                left = [part for part in left if part != drop.items[0]]
        assert drops


def test_every_kind_of_move_can_be_made_by_carrying_alone(
    game: tuple[int, dict[str, Any]] = GAMES[3], window: Box = USUAL, most: int = 2
) -> None:
    (seats, options), tried = game, Counter[type]()
    for state, seat in (*decisions(seats, **options), *decisions(seats, 2, **options)):
        for kind, move in {type(move): move for move in RULES.legal(state, seat)}.items():
            if tried[kind] < most:
                Hand(table(seats), state, seat, window).carry(move)
                tried[kind] += 1
    assert {Bid, Favour, MoveQuote, NextColumn, PickOrder, Place, Play, TakeGem} <= tried.keys()


def test_a_quotation_is_carried_to_its_track() -> None:
    state = counting(3, {"row 2 blue": [(0, 4)]})
    state.public.agenda = (AwaitQuote(Seat(0)), EndTurn())
    go_on(state)
    hand = Hand(table(3), state, Seat(0), USUAL)
    drops = hand.lift(quote_item(1, 1))
    assert drops
    assert parts_of(table(3), hand.view, USUAL)["values"] in [drop.box for drop in drops]


@pytest.mark.parametrize("name", ["queen", "bishop", "conjurer"])
def test_a_character_is_carried_to_what_it_is_aimed_at_or_to_its_player(name: str) -> None:
    state = holding(placing(4), 0, name)
    moves = [move for move in RULES.legal(state, Seat(0)) if isinstance(move, Play)]
    for move in moves:
        Hand(table(4), state, Seat(0), USUAL).carry(move)
    assert moves


def test_a_broker_is_let_go_anywhere_on_the_ground_of_an_area() -> None:
    state, shown = placing(4), table(4)
    hand = Hand(shown, state, Seat(0), USUAL)
    drops = hand.lift(screen_item(4, 0))
    assert drops
    for quarter in range(4):
        for kind, (inner, outer) in ground.RINGS.items():
            for turn in (-25, 0, 25):
                point = ground.around_centre((inner + outer) / 2, ground.QUARTER_ANGLE[quarter] + turn)
                x, y = spot(shown, hand.view, hand.window, point)
                here = {drop.items for drop in drops if drop.box.holds(x, y)}
                assert here == {(place_item(area(quarter, kind)),)}


def test_two_brokers_are_bid_one_after_the_other() -> None:
    hand = Hand(table(3), opening(3), Seat(0), USUAL)
    for value in (4, 3):
        drops = hand.lift(screen_item(value, 0))
        assert drops and drops[0].items == ()
    assert hand.picker.move == Bid(3, 4)
