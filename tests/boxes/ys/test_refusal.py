"""Why something cannot be touched: the tooltips of the table (sections 3 and 6)."""

from dataclasses import replace

import pytest

from game.boxes.ys.rules import RULES
from game.boxes.ys.rules.board import END
from game.boxes.ys.rules.cards import NAMES
from game.boxes.ys.rules.gems import COLOURS
from game.boxes.ys.rules.moves import Place, Play
from game.boxes.ys.rules.state import State
from game.boxes.ys.rules.tasks import Task
from game.boxes.ys.table import items
from game.core.rules import Seat, step
from game.session.dice import Dice
from game.tabletop.items import Item
from game.tabletop.selection import Selection
from tests.boxes.looking import words
from tests.boxes.ys.pictures import table
from tests.boxes.ys.positions import after, at, before_counting, card, counting, holding, opening, placing
from tests.contract.tables import Table


def reason(state: State, item: Item, seat: int = 0) -> str:
    """Returns why a seat cannot touch an item, "" where it may."""
    return table(state.public.seats).illegal_reason(RULES.view(state, Seat(seat)), Selection(), item)


def told(key: str, **values: object) -> str:
    return words()(f"ys.refuse.{key}", **values)


@pytest.mark.parametrize(
    ("item", "expected"),
    [
        (items.screen_item(4, 0), None),
        (items.place_item(at("1 port")), None),
        (items.place_item(at("row 1 blue")), None),
        (items.DOWN, None),
        (items.front_item(0, 1, 0), "when_front"),
        (items.front_item(1, 1, 0), "not_yours"),
        (items.order_item(1), "when_order"),
        (items.shown_item(0, card("spy")), "in_palace"),
        (items.PASS, "when_pass"),
        (items.quote_item(0, 1), "when_quote"),
    ],
    ids=str,
)
def test_while_a_broker_is_placed(item: Item, expected: str | None) -> None:
    assert reason(placing(), item) == ("" if expected is None else told(expected))


def test_whose_turn_it_is_and_when_the_game_is_over() -> None:
    assert reason(placing(), items.screen_item(4, 0), seat=1) == told("turn", players=["Emma"])
    state = opening(2)
    state.public.task = Task.OVER
    assert reason(state, items.screen_item(4, 0)) == told("over")


def test_a_taken_square_a_closed_quarter_and_one_out_of_play() -> None:
    state = after(placing(), Place(from_front=False, is_up=True, value=3, place=at("row 1 blue")))
    assert reason(state, items.place_item(at("row 1 blue"))) == told("taken")
    state = after(holding(placing(3, three_quarters=True), 0, "queen"), Play(card("queen"), (1,)))
    assert reason(state, items.place_item(at("4 port"))) == told("not_in_play")
    for place in ("1 port", "1 palace"):
        is_up = place == "1 port"
        state = after(state, Place(from_front=False, is_up=is_up, value=3, place=at(place)))
    assert reason(state, items.place_item(at("2 port")), seat=1) == told("closed")
    assert not reason(state, items.place_item(at("1 port")), seat=1)


def test_characters_at_another_window_of_this_turn_or_after_two() -> None:
    state = holding(placing(), 0, "banker", "bishop")
    assert not reason(state, items.card_item(card("bishop")))
    at_the_end = words()("ys.window.end_counting")
    assert reason(state, items.card_item(card("banker"))) == told("other_window_at", window=at_the_end)
    state.public.played = (2, 0, 0, 0)
    assert reason(state, items.card_item(card("banker"))) == told("two_cards")
    assert reason(placing(), items.card_item(card("king"))) == told("next_turn")


def test_other_peoples_brokers_cannot_be_moved() -> None:
    state = before_counting(counting(4, {"1 port": [(0, 3)], "2 port": [(1, 3)]}), "herald")
    assert not reason(state, items.broker_item(0))
    assert reason(state, items.broker_item(1)) == told("not_yours")


def test_the_queens_own_player_is_told_that_her_quarter_is_closed_to_the_herald() -> None:
    """She keeps brokers as they are, her own player's too (6) [ruling]: not "not now" (finding 5)."""
    state = counting(4, {"1 port": [(0, 3)]}, effects=[("queen", 0)])
    state.public.effects = (replace(state.public.effects[0], number=1),)
    before_counting(state, "herald")
    assert not reason(state, items.place_item(at("3 port")))
    assert reason(state, items.place_item(at("2 port"))) == told("closed")


EVERYTHING = [
    *map(items.place_item, range(END)),
    *map(items.quarter_item, range(4)),
    *map(items.card_item, range(len(NAMES))),
    *(items.shown_item(0, number) for number in range(len(NAMES))),
    *map(items.column_item, COLOURS),
    *map(items.stall_item, range(3)),
    *(items.screen_item(value, copy) for value in range(5) for copy in range(3)),
    *(items.neutral_item(value) for value in range(5)),
    *(items.front_item(seat, value, 0) for seat in range(3) for value in range(5)),
    *(items.broker_item(tag) for tag in range(0, 60, 5)),
    *(items.order_item(number) for number in range(1, 5)),
    *(items.gem_item(quarter, gem, 0) for quarter in range(4) for gem in range(6)),
    *(items.owned_item(gem) for gem in range(5)),
    *(items.colour_item(colour, which) for colour in COLOURS for which in (1, 2)),
    *(items.quote_item(column, way) for column in COLOURS for way in (1, -1)),
    *(items.PASS, items.DOWN),
]


@pytest.mark.parametrize(("seats", "favour"), [(2, False), (3, True), (4, False)])
def test_a_touch_is_refused_if_and_only_if_it_is_part_of_no_move(seats: int, favour: bool) -> None:
    luck, whim = Dice(7, "luck"), Dice(7, "whim")
    state = RULES.setup(seats, Table("ys", seats, (("favour", favour),)).complete, luck)
    number, shown = 0, table(seats)
    while acting := sorted(RULES.to_act(state)):
        seat = acting[0]
        view, moves = RULES.view(state, seat), RULES.legal(state, seat)
        ways = [tuple(sorted(shown.equivalence_key(view, part) for part in shown.clicks(view, move))) for move in moves]
        assert len(set(ways)) == len(ways), moves
        if not number % 11:
            touchable = {key for way in ways for key in way}
            for item in EVERYTHING:
                leads_on = shown.equivalence_key(view, item) in touchable
                assert (shown.illegal_reason(view, Selection(), item) == "") == leads_on, item
        state = step(RULES, state, seat, whim.pick(moves), luck).state
        number += 1
