"""A turn up to the counting: set-up (1, 2), arrivals (3.1), bids (3.2), placement (3.3), neutral brokers (7)."""

from collections import Counter

import pytest

from game.boxes.ys.rules import RULES
from game.boxes.ys.rules.components import GIFT, SHIPS, YELLOW_CARDS, is_market
from game.boxes.ys.rules.events import (
    BidChosen,
    BidSet,
    BidsRevealed,
    BrokerPlaced,
    CharacterShown,
    FrontsOpened,
    MarketFilled,
    OrderPicked,
    ShipArrived,
    ValueLearned,
)
from game.boxes.ys.rules.moves import Bid, PickOrder, Place, PlaceNeutral
from game.boxes.ys.rules.state import State
from game.boxes.ys.rules.steps import BID, NEUTRAL, ORDER, PLACE, BeginTurn
from game.boxes.ys.rules.turn_start import stalls_of
from game.core.rules import Seat, step, visible_events
from game.session.dice import Dice
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


def test_11_brokers_with_a_sum_of_22_each() -> None:
    state = opening(4)
    assert all(screen == (0, 0, 1, 1, 1, 2, 3, 3, 3, 4, 4) for screen in state.screens)
    assert sum(state.screens[0]) == 22


def test_express_without_a_3_and_a_1_and_without_ships_with_white() -> None:
    state = opening(3, express=True)
    assert state.screens[0] == (0, 0, 1, 1, 2, 3, 3, 4, 4)
    seen = [ship for ship in state.public.ships if ship]
    assert len(state.public.fleet) + len(seen) + 1 == 20
    assert all(WHITE not in SHIPS[number] for number in state.public.fleet)


def test_24_ships_six_of_each_colour_four_with_a_small_white() -> None:
    assert len(SHIPS) == 24
    assert Counter(ship[0] for ship in SHIPS) == dict.fromkeys((BLUE, GREEN, AMBER, RED), 6)
    assert sum(WHITE in ship[1:] for ship in SHIPS) == 4
    assert all(ship[0] not in ship[1:] and ship[1] != ship[2] for ship in SHIPS)
    smalls = Counter(gem for ship in SHIPS for gem in ship[1:])
    assert len({smalls[colour] for colour in (BLUE, GREEN, AMBER, RED)}) == 1


def test_order_cards_as_many_as_players_at_random() -> None:
    assert all(sorted(opening(3, seed).public.order) == [1, 2, 3] for seed in range(9))
    assert len({opening(4, seed).public.order for seed in range(30)}) > 10


def test_all_quotations_begin_on_step_8() -> None:
    assert opening(4).public.quotes == (8, 8, 8, 8)


@pytest.mark.parametrize(
    ("seats", "options", "quarters"), [(4, {}, 4), (3, {}, 4), (3, {"three_quarters": True}, 3), (2, {}, 3)]
)
def test_a_character_and_a_ship_for_each_quarter_in_play(seats: int, options: dict[str, bool], quarters: int) -> None:
    state = opening(seats, **options)
    assert sum(card is not None for card in state.public.shown) == quarters
    assert sum(ship is not None for ship in state.public.ships) == quarters
    assert len(state.public.deck) == 15 - quarters and state.public.task == BID


def test_one_blue_card_per_quarter_in_the_fourth_turn() -> None:
    state = opening(4)
    state.public.round, state.public.agenda = 3, (BeginTurn(),)
    told = go_on(state)
    assert [event.card for event in events(told, CharacterShown)] == [GIFT] * 4
    assert len(events(told, ShipArrived)) == 4 and len(events(told, MarketFilled)) == 1


def test_yellow_characters_are_one_of_each() -> None:
    assert len(YELLOW_CARDS) == 15


class TestMarketRows:
    def test_with_four_players_white_to_row_1_then_the_large_gem_before_the_small_ones(self) -> None:
        assert stalls_of(4, (BLUE, RED, WHITE)) == (WHITE, BLUE, RED)

    def test_equal_gems_in_column_order(self) -> None:
        """A ruling."""
        assert stalls_of(4, (RED, BLUE, AMBER)) == (RED, BLUE, AMBER)

    def test_with_fewer_only_the_small_ones_to_rows_2_and_3_in_column_order_white_first(self) -> None:
        """A ruling; row 1 is closed."""
        assert stalls_of(3, (BLUE, GREEN, RED)) == (None, GREEN, RED)
        assert stalls_of(3, (BLUE, RED, WHITE)) == (None, WHITE, RED)


def test_everybody_chooses_two_brokers_at_once_and_secretly() -> None:
    state = opening(3)
    assert RULES.to_act(state) == {0, 1, 2}
    done = step(RULES, state, Seat(1), Bid(0, 4), Dice(0))
    assert RULES.to_act(done.state) == {0, 2}
    assert events(visible_events(done.events, Seat(0)), BidSet) and not events(
        visible_events(done.events, Seat(0)), BidChosen
    )
    assert RULES.view(done.state, Seat(0)).bids == (None, None, None)
    assert RULES.view(done.state, Seat(1)).bids == (None, (0, 4), None)


def test_the_example_of_the_source() -> None:
    """Blue bids 1, orange 5, purple 6, yellow 5; orange's old card is lower than yellow's."""
    blue, orange, purple, yellow = range(4)
    state = opening(4)
    state.public.order = (1, 2, 3, 4)
    state, told = bid(state, (1, 0), (4, 1), (4, 2), (3, 2))
    assert events(told, BidsRevealed)[0].picking == (purple, orange, yellow, blue)
    assert state.public.task == ORDER and state.public.acting == purple
    state = picked(state, 4, 1, 3)
    assert state.public.order == (2, 1, 4, 3)
    assert state.public.in_order() == (orange, blue, yellow, purple)


def test_any_card_that_is_left_may_be_picked_and_the_last_one_comes_by_itself() -> None:
    state, _ = bid(opening(2), (4, 4), (0, 0))
    assert legal(state, PickOrder) == [PickOrder(1), PickOrder(2)]
    done = step(RULES, state, Seat(0), PickOrder(2), Dice(0))
    assert events(visible_events(done.events, None), OrderPicked) == [
        OrderPicked(Seat(0), 2, False),
        OrderPicked(Seat(1), 1, True),
    ]


def test_the_pair_stays_in_front_of_the_screen() -> None:
    state, _ = bid(opening(2), (4, 4), (0, 1))
    assert state.public.front == ((4, 4), (0, 1)) and state.public.behind == (9, 9)
    assert 4 not in state.screens[0]


def test_in_player_order_a_pair_each() -> None:
    state, order = placing(3, order=(3, 1, 2)), []
    for _ in range(4):
        order.append(state.public.acting)
        state = after(state, up(3, "1 port"), down(4, "2 port"))
    assert order == [1, 2, 0, 1]


def test_one_face_up_and_one_face_down_in_either_order() -> None:
    state = placing()
    assert {move.is_up for move in legal(state, Place)} == {True, False}
    assert {move.is_up for move in legal(after(state, up(1, "1 port")), Place)} == {False}
    assert {move.is_up for move in legal(after(state, down(1, "1 port")), Place)} == {True}


def test_all_open_leaves_own_brokers_face_up() -> None:
    state = placing(all_open=True)
    assert {move.is_up for move in legal(state, Place)} == {True}
    assert {move.is_up for move in legal(after(state, up(1, "1 port")), Place)} == {True}


def test_areas_hold_any_number_a_market_square_holds_one() -> None:
    state = after(placing(), up(1, "row 1 blue"), down(4, "1 port"))
    places = {move.place for move in legal(state, Place)}
    assert at("row 1 blue") not in places and at("1 port") in places and len(places) == 12 + 11


def test_each_market_placement_gives_1_point_at_once() -> None:
    state, told = play(placing(), up(1, "row 1 blue"))
    assert state.public.points == (1, 0, 0, 0) and events(told, BrokerPlaced)[0].point == 1
    assert after(placing(), up(1, "1 port")).public.points == (0, 0, 0, 0)


@pytest.mark.parametrize(("seats", "squares"), [(4, 12), (3, 8), (2, 8)])
def test_row_1_is_closed_with_fewer_than_four_players(seats: int, squares: int) -> None:
    assert len({move.place for move in legal(placing(seats), Place) if is_market(move.place)}) == squares


@pytest.mark.parametrize(("options", "areas"), [({}, 12), ({"three_quarters": True}, 9)])
def test_three_players_use_four_quarters_or_three(options: Options, areas: int) -> None:
    places = {move.place for move in legal(placing(3, **options), Place)}
    assert len([place for place in places if not is_market(place)]) == areas


def test_a_face_down_broker_shows_its_value_only_to_its_owner() -> None:
    done = step(RULES, placing(), Seat(0), down(4, "1 port"), Dice(0))
    tag = done.state.public.brokers[0].tag
    assert events(visible_events(done.events, Seat(0)), ValueLearned) == [ValueLearned(Seat(0), tag, 4)]
    assert not events(visible_events(done.events, Seat(1)), ValueLearned)
    assert RULES.view(done.state, Seat(0)).values == ((tag, 4),)
    assert RULES.view(done.state, Seat(1)).values == () == RULES.view(done.state, None).values
    assert done.state.public.brokers[0].value is None


def placed_out(state: State) -> tuple[State, list[object]]:
    told: list[object] = []
    while state.public.task in (PLACE, NEUTRAL):
        seat = state.public.acting
        state, more = play(state, RULES.legal(state, seat)[0])
        told += more
    return state, told


@pytest.mark.parametrize(("seats", "options", "placed"), [(4, {}, 32), (3, {"express": True}, 18), (2, {}, 24)])
def test_four_times_round_in_express_three_then_the_rest_joins_the_front(
    seats: int, options: Options, placed: int
) -> None:
    _, told = placed_out(placing(seats, **options))
    assert len(events(told, BrokerPlaced)) == placed
    (opened,) = events(told, FrontsOpened)
    assert [len(front) for front in opened.front] == [3] * seats


class TestNeutralBrokers:
    def go(self) -> State:
        return after(placing(2), up(1, "1 port"), down(1, "2 port"))

    def test_one_after_each_pair_face_down_anywhere_within_the_market_limits(self) -> None:
        state = self.go()
        assert state.public.task == NEUTRAL
        assert {move.value for move in legal(state, PlaceNeutral)} == {0, 1, 2, 4}
        assert len(legal(state, PlaceNeutral)) == 4 * (9 + 8)
        state = after(state, PlaceNeutral(4, at("row 2 blue")))
        assert state.public.acting == 1 and state.public.brokers[-1].value is None

    def test_the_harder_set(self) -> None:
        state = after(placing(2, hard_neutral=True), up(1, "1 port"), down(1, "2 port"))
        assert {move.value for move in legal(state, PlaceNeutral)} == {0, 1, 3, 4}

    def test_the_neutral_player_gets_the_market_point(self) -> None:
        """A ruling."""
        assert after(self.go(), PlaceNeutral(4, at("row 2 blue"))).public.points == (0, 0, 1)

    def test_from_then_on_nobody_may_look_at_it_not_even_who_placed_it(self) -> None:
        state = after(self.go(), PlaceNeutral(4, at("1 port")))
        tag = state.public.brokers[-1].tag
        for seat in (0, 1):
            assert tag not in dict(RULES.view(state, Seat(seat)).values)
        assert (tag, 4) in (RULES.view(state, Seat(0)).recalled or ())
        assert RULES.forget(RULES.view(state, Seat(0))).recalled is None
