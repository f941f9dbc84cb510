"""Why something cannot be touched: the tooltips of the table (sections 3 and 6)."""

from dataclasses import replace

import pytest

from game.boxes.ys.rules import RULES
from game.boxes.ys.rules.moves import Place, Play
from game.boxes.ys.rules.state import State
from game.boxes.ys.rules.steps import Task
from game.boxes.ys.table import items
from game.core.rules import Seat
from game.tabletop.items import Item
from game.tabletop.selection import Selection
from tests.boxes.looking import words
from tests.boxes.ys.pictures import table
from tests.boxes.ys.positions import after, at, before_counting, card, counting, holding, opening, placing, up


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
    state = after(placing(), up(3, "row 1 blue"))
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
