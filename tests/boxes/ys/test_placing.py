"""A turn up to the counting: set-up (1, 2), arrivals (3.1), bids (3.2), placement (3.3), neutral brokers (7).

Where and how brokers may be placed is asked by `tests/perft/test_ys.py`.
"""

from collections import Counter

import pytest

from game.boxes.ys.rules import RULES, components, moves, steps, turn_start
from game.boxes.ys.rules import events as news
from game.boxes.ys.rules.state import State
from game.core.rules import Seat, step, visible_events
from game.session.dice import Dice
from tests.boxes.playing import shows
from tests.boxes.ys.positions import (
    BLUE,
    GREEN,
    RED,
    WHITE,
    Options,
    after,
    at,
    bid,
    down,
    events,
    go_on,
    legal,
    opening,
    picked,
    placing,
    play,
    up,
)
from tests.boxes.ys.positions import YELLOW as AMBER


# ---------------------------------------------------------------------- set-up and arrivals
def test_11_brokers_with_a_sum_of_22_each_order_cards_at_random_and_quotations_on_step_8() -> None:
    assert all(screen == (0, 0, 1, 1, 1, 2, 3, 3, 3, 4, 4) for screen in opening(4).screens)
    assert opening(4).public.quotes == (8, 8, 8, 8)
    orders = [opening(4, seed).public.order for seed in range(30)]
    assert {tuple(sorted(order)) for order in orders} == {(1, 2, 3, 4)} and len(set(orders)) > 10


def test_express_without_a_3_and_a_1_and_without_ships_with_white() -> None:
    state = opening(3, express=True)
    assert state.screens[0] == (0, 0, 1, 1, 2, 3, 3, 4, 4)
    seen = [ship for ship in state.public.ships if ship]
    assert len(state.public.fleet) + len(seen) + 1 == 20
    assert all(WHITE not in components.SHIPS[number] for number in state.public.fleet)


def test_24_ships_six_of_each_colour_four_with_a_small_white_and_15_characters() -> None:
    assert len(components.SHIPS) == 24 and len(components.YELLOW_CARDS) == 15
    assert Counter(ship[0] for ship in components.SHIPS) == dict.fromkeys((BLUE, GREEN, AMBER, RED), 6)
    assert sum(WHITE in ship[1:] for ship in components.SHIPS) == 4
    assert all(ship[0] not in ship[1:] and ship[1] != ship[2] for ship in components.SHIPS)
    smalls = Counter(gem for ship in components.SHIPS for gem in ship[1:])
    assert len({smalls[colour] for colour in (BLUE, GREEN, AMBER, RED)}) == 1


@pytest.mark.parametrize(
    ("seats", "options", "quarters"), [(4, {}, 4), (3, {}, 4), (3, {"three_quarters": True}, 3), (2, {}, 3)]
)
def test_a_character_and_a_ship_for_each_quarter_in_play(seats: int, options: dict[str, bool], quarters: int) -> None:
    state = opening(seats, **options)
    assert sum(card is not None for card in state.public.shown) == quarters
    assert sum(ship is not None for ship in state.public.ships) == quarters
    assert len(state.public.deck) == 15 - quarters and state.public.task == steps.BID


def test_one_blue_card_per_quarter_in_the_fourth_turn() -> None:
    state = opening(4)
    state.public.round, state.public.agenda = 3, (steps.BeginTurn(),)
    told = go_on(state)
    assert [event.card for event in events(told, news.CharacterShown)] == [components.GIFT] * 4
    assert len(events(told, news.ShipArrived)) == 4 and len(events(told, news.MarketFilled)) == 1


@pytest.mark.parametrize(
    ("seats", "ship", "stalls"),
    [
        (4, (BLUE, RED, WHITE), (WHITE, BLUE, RED)),
        (4, (RED, BLUE, AMBER), (RED, BLUE, AMBER)),
        (3, (BLUE, GREEN, RED), (None, GREEN, RED)),
        (3, (BLUE, RED, WHITE), (None, WHITE, RED)),
    ],
)
def test_white_to_the_first_row_then_the_large_gem_before_the_small_ones(
    seats: int, ship: tuple[int, int, int], stalls: tuple[int | None, ...]
) -> None:
    """Rulings: equal gems in column order; with fewer than four players only the small ones, row 1 is closed."""
    assert turn_start.stalls_of(seats, ship) == stalls


# ---------------------------------------------------------------------- bids
def test_everybody_chooses_two_brokers_at_once_and_secretly() -> None:
    state = opening(3)
    assert RULES.to_act(state) == {0, 1, 2}
    done = step(RULES, state, Seat(1), moves.Bid(0, 4), Dice(0))
    assert RULES.to_act(done.state) == {0, 2}
    heard = visible_events(done.events, Seat(0))
    assert events(heard, news.BidSet) and not events(heard, news.BidChosen)
    assert [RULES.view(done.state, Seat(seat)).bids[1] for seat in (0, 1)] == [None, (0, 4)]


def test_the_example_of_the_source() -> None:
    """Blue bids 1, orange 5, purple 6, yellow 5; orange's old card is lower than yellow's."""
    blue, orange, purple, yellow = range(4)
    state = opening(4)
    state.public.order = (1, 2, 3, 4)
    state, told = bid(state, (1, 0), (4, 1), (4, 2), (3, 2))
    assert events(told, news.BidsRevealed)[0].picking == (purple, orange, yellow, blue)
    shows(state, task=steps.ORDER, acting=purple, front=((0, 1), (1, 4), (2, 4), (2, 3)), behind=(9,) * 4)
    assert state.screens[purple].count(4) == 1, "the pair stays in front of the screen"
    state = picked(state, 4, 1, 3)
    assert state.public.order == (2, 1, 4, 3)
    assert state.public.in_order() == (orange, blue, yellow, purple)


def test_any_card_that_is_left_may_be_picked_and_the_last_one_comes_by_itself() -> None:
    state, _ = bid(opening(2), (4, 4), (0, 0))
    _, told = play(state, moves.PickOrder(2))
    assert events(told, news.OrderPicked) == [news.OrderPicked(Seat(0), 2, False), news.OrderPicked(Seat(1), 1, True)]


# ---------------------------------------------------------------------- placing
def test_in_player_order_a_pair_each() -> None:
    state, order = placing(3, order=(3, 1, 2)), []
    for _ in range(4):
        order.append(state.public.acting)
        state = after(state, up(3, "1 port"), down(4, "2 port"))
    assert order == [1, 2, 0, 1]


def test_each_market_placement_gives_1_point_at_once() -> None:
    state, told = play(placing(), up(1, "row 1 blue"))
    assert state.public.points == (1, 0, 0, 0) and events(told, news.BrokerPlaced)[0].point == 1
    assert after(placing(), up(1, "1 port")).public.points == (0, 0, 0, 0)


def test_a_face_down_broker_shows_its_value_only_to_its_owner() -> None:
    done = step(RULES, placing(), Seat(0), down(4, "1 port"), Dice(0))
    tag = done.state.public.brokers[0].tag
    assert events(visible_events(done.events, Seat(0)), news.ValueLearned) == [news.ValueLearned(Seat(0), tag, 4)]
    assert not events(visible_events(done.events, Seat(1)), news.ValueLearned)
    assert RULES.view(done.state, Seat(0)).values == ((tag, 4),)
    assert RULES.view(done.state, Seat(1)).values == () == RULES.view(done.state, None).values
    assert done.state.public.brokers[0].value is None


@pytest.mark.parametrize(("seats", "options", "placed"), [(4, {}, 32), (3, {"express": True}, 18), (2, {}, 24)])
def test_four_times_round_in_express_three_then_the_rest_joins_the_front(
    seats: int, options: Options, placed: int
) -> None:
    state, told = placing(seats, **options), list[object]()
    while state.public.task in (steps.PLACE, steps.NEUTRAL):
        state, more = play(state, RULES.legal(state, state.public.acting)[0])
        told += more
    assert len(events(told, news.BrokerPlaced)) == placed
    (opened,) = events(told, news.FrontsOpened)
    assert [len(front) for front in opened.front] == [3] * seats


# ---------------------------------------------------------------------- neutral brokers (7)
def neutral(*, is_hard: bool = False) -> State:
    """Returns a game for two in which a pair has been placed."""
    return after(placing(2, hard_neutral=is_hard), up(1, "1 port"), down(1, "2 port"))


@pytest.mark.parametrize(("is_hard", "values"), [(False, {0, 1, 2, 4}), (True, {0, 1, 3, 4})])
def test_one_after_each_pair_face_down_and_the_neutral_player_gets_the_market_point(
    is_hard: bool, values: set[int]
) -> None:
    """The point is a ruling; the harder set has a 3."""
    state = neutral(is_hard=is_hard)
    assert state.public.task == steps.NEUTRAL and {move.value for move in legal(state, moves.PlaceNeutral)} == values
    state = after(state, moves.PlaceNeutral(4, at("row 2 blue")))
    shows(state, acting=1, points=(0, 0, 1))
    assert state.public.brokers[-1].value is None


def test_from_then_on_nobody_may_look_at_it_not_even_who_placed_it() -> None:
    state = after(neutral(), moves.PlaceNeutral(4, at("1 port")))
    tag = state.public.brokers[-1].tag
    assert not [seat for seat in (0, 1) if tag in dict(RULES.view(state, Seat(seat)).values)]
    assert (tag, 4) in (RULES.view(state, Seat(0)).recalled or ())
    assert RULES.forget(RULES.view(state, Seat(0))).recalled is None
