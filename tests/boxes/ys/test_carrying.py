"""Carrying in Ys: to tracks, areas and aims; that every kind of move can be made so is asked of all boxes."""

import pytest

from game.boxes.ys.rules import RULES
from game.boxes.ys.rules.components import area
from game.boxes.ys.rules.moves import Bid, Play
from game.boxes.ys.rules.state import State
from game.boxes.ys.rules.steps import AwaitQuote, EndTurn
from game.boxes.ys.table import board_geometry as ground
from game.boxes.ys.table.items import card_item, place_item, quote_item, screen_item
from game.core.rules import Seat
from tests.boxes.looking import parts_of
from tests.boxes.tables import Hand
from tests.boxes.ys.pictures import AREAS_OF_WINDOWS, spot, table
from tests.boxes.ys.positions import card, counting, go_on, holding, opening, placing

USUAL = AREAS_OF_WINDOWS[0]


def hand(state: State) -> Hand:
    return Hand(table(state.public.seats), RULES, state, Seat(0), USUAL)


def test_a_quotation_is_carried_to_its_track() -> None:
    state = counting(3, {"row 2 blue": [(0, 4)]})
    state.public.agenda = (AwaitQuote(Seat(0)), EndTurn())
    go_on(state)
    held, quote = hand(state), quote_item(1, 1)
    assert held.lift(quote)
    assert parts_of(table(3), held.view, USUAL)["values"] in [drop.box for drop in held.drops(quote)]


@pytest.mark.parametrize("name", ["queen", "bishop", "conjurer"])
def test_a_character_is_carried_to_what_it_is_aimed_at_or_to_its_player(name: str) -> None:
    held, item, made = hand(holding(placing(4), 0, name)), card_item(card(name)), set[object]()
    assert held.lift(item)
    start = held.picker.choice
    for drop in held.drops(item):
        held.picker.restore(start)
        held.drop(drop)
        made.add(held.picker.move)
    assert made - {None} == {move for move in held.picker.moves if isinstance(move, Play)}


def test_a_broker_is_let_go_anywhere_on_the_ground_of_an_area() -> None:
    held, broker = hand(placing(4)), screen_item(4, 0)
    assert held.lift(broker)
    drops = held.drops(broker)
    for quarter in range(4):
        for kind, (inner, outer) in ground.RINGS.items():
            for turn in (-25, 0, 25):
                point = ground.around_centre((inner + outer) / 2, ground.QUARTER_ANGLE[quarter] + turn)
                x, y = spot(table(4), held.view, held.area, point)
                here = {drop.items for drop in drops if drop.box.holds(x, y)}
                assert here == {(place_item(area(quarter, kind)),)}


def test_two_brokers_are_bid_one_after_the_other() -> None:
    held = hand(opening(3))
    for value in (4, 3):
        assert held.lift(screen_item(value, 0))
        assert held.drops(screen_item(value, 0))[0].items == ()
    assert held.picker.move == Bid(3, 4)
