"""Why something cannot be touched: the tooltips of the table (sections 3 and 6)."""

from collections import Counter
from dataclasses import replace

import pytest

from game.boxes.ys.rules import RULES
from game.boxes.ys.rules.cards import START_COUNTING
from game.boxes.ys.rules.gems import COLOURS
from game.boxes.ys.rules.items import (
    COLUMN,
    HAND,
    PLACE,
    QUARTER,
    SHOWN,
    broker_item,
    colour_item,
    front_item,
    gem_item,
    neutral_item,
    order_item,
    owned_item,
    quote_item,
    screen_item,
)
from game.boxes.ys.rules.moves import Place, Play
from game.boxes.ys.rules.selectable import clicks, equivalence_key
from game.boxes.ys.rules.state import State
from game.boxes.ys.rules.steps import AskForCards
from game.core.rules import Seat, step
from game.session.dice import Dice
from tests.boxes.ys.positions import after, at, card, counting, go_on, holding, opening, placing
from tests.contract.tables import Table


def reason(state: State, *items: str, seat: int = 0) -> str | None:
    key = RULES.illegal_reason(RULES.view(state, Seat(seat)), items)
    return None if key is None else key.removeprefix("refuse.")


@pytest.mark.parametrize(
    ("items", "expected"),
    [
        (["screen:4:0"], None),
        (["screen:4:0", "area:0:port"], None),
        (["screen:4:0", "face:down", "square:0:blue"], None),
        (["screen:4:0", "screen:3:0"], "one_action"),
        (["front:seat0:1:0"], "not_now"),
        (["front:seat1:1:0"], "not_yours"),
        (["order:1"], "not_now"),
        (["shown:spy:0"], "in_palace"),
        (["pass"], "not_now"),
        (["quote:blue:up"], "not_now"),
    ],
)
def test_while_a_broker_is_placed(items: list[str], expected: str | None) -> None:
    assert reason(placing(), *items) == expected


def test_whose_turn_it_is_and_when_the_game_is_over() -> None:
    assert reason(placing(), "screen:4:0", seat=1) == "turn"
    state = opening(2)
    state.public.task = "over"
    assert reason(state, "screen:4:0") == "over"


def test_a_taken_square_a_closed_quarter_and_one_out_of_play() -> None:
    state = after(placing(), Place(from_front=False, is_up=True, value=3, place=at("row 1 blue")))
    assert reason(state, "square:0:blue") == "taken"
    state = after(holding(placing(3, three_quarters=True), 0, "queen"), Play(card("queen"), (1,)))
    assert reason(state, "area:3:port") == "not_in_play"
    for place in ("1 port", "1 palace"):
        is_up = place == "1 port"
        state = after(state, Place(from_front=False, is_up=is_up, value=3, place=at(place)))
    assert reason(state, "area:1:port", seat=1) == "closed" and reason(state, "area:0:port", seat=1) is None


def test_characters_at_another_window_of_this_turn_or_after_two() -> None:
    state = holding(placing(), 0, "banker", "bishop")
    assert reason(state, "card:bishop") is None and reason(state, "card:banker") == "other_window"
    state.public.played = (2, 0, 0, 0)
    assert reason(state, "card:banker") == "two_cards"
    assert reason(placing(), "card:king") == "next_turn"


def test_other_peoples_brokers_cannot_be_moved() -> None:
    state = counting(4, {"1 port": [(0, 3)], "2 port": [(1, 3)]})
    state.hands, state.public.hand_sizes = ((card("herald"),), (), (), ()), (1, 0, 0, 0)
    state.public.agenda = (AskForCards(Seat(0), START_COUNTING), *state.public.agenda)
    go_on(state)
    assert reason(state, "card:herald", broker_item(0)) is None
    assert reason(state, broker_item(1)) == "not_yours"


def test_the_queens_own_player_is_told_that_her_quarter_is_closed_to_the_herald() -> None:
    """She keeps brokers as they are, her own player's too (6) [ruling]: not "not now" (finding 5)."""
    state = counting(4, {"1 port": [(0, 3)]}, effects=[("queen", 0)])
    state.public.effects = (replace(state.public.effects[0], number=1),)
    state.hands, state.public.hand_sizes = ((card("herald"),), (), (), ()), (1, 0, 0, 0)
    state.public.agenda = (AskForCards(Seat(0), START_COUNTING), *state.public.agenda)
    go_on(state)
    assert reason(state, "card:herald", broker_item(0), PLACE[at("3 port")]) is None
    assert reason(state, "card:herald", broker_item(0), PLACE[at("2 port")]) == "closed"


EVERYTHING = [
    *PLACE,
    *QUARTER,
    *HAND,
    *SHOWN,
    *COLUMN,
    *(screen_item(value, copy) for value in range(5) for copy in range(3)),
    *(neutral_item(value) for value in range(5)),
    *(front_item(seat, value, 0) for seat in range(3) for value in range(5)),
    *(broker_item(tag) for tag in range(0, 60, 5)),
    *(order_item(number) for number in range(1, 5)),
    *(gem_item(quarter, gem, 0) for quarter in range(4) for gem in range(6)),
    *(owned_item(gem) for gem in range(5)),
    *(colour_item(colour, place) for colour in COLOURS for place in (1, 2)),
    *(quote_item(column, way) for column in COLOURS for way in (1, -1)),
    *("pass", "face:down", "face:up"),
]


def leads_on(state: State, seat: Seat, item: str) -> bool:
    wanted = Counter([equivalence_key(item)])
    return any(
        wanted <= Counter(map(equivalence_key, clicks(state.public, seat, move))) for move in RULES.legal(state, seat)
    )


@pytest.mark.parametrize(("seats", "favour"), [(2, False), (3, True), (4, False)])
def test_a_touch_is_refused_if_and_only_if_it_is_part_of_no_move(seats: int, favour: bool) -> None:
    luck, whim = Dice(7, "luck"), Dice(7, "whim")
    state = RULES.setup(seats, Table("ys", seats, (("favour", favour),)).complete, luck)
    number = 0
    while acting := sorted(RULES.to_act(state)):
        seat = acting[0]
        if not number % 11:
            view = RULES.view(state, seat)
            for item in EVERYTHING:
                assert (RULES.illegal_reason(view, [item]) is None) == leads_on(state, seat, item), item
        moves = RULES.legal(state, seat)
        ways = [tuple(sorted(map(equivalence_key, clicks(state.public, seat, move)))) for move in moves]
        assert len(set(ways)) == len(ways), moves
        state = step(RULES, state, seat, whim.pick(moves), luck).state
        number += 1
