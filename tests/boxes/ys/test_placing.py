"""Placement (section 3.3), and the neutral brokers of a game for two (section 7)."""

import pytest

from game.boxes.ys.rules import RULES
from game.boxes.ys.rules.board import is_market
from game.boxes.ys.rules.events import BrokerPlaced, FrontsOpened, ValueLearned
from game.boxes.ys.rules.moves import Place, PlaceNeutral
from game.boxes.ys.rules.state import State
from game.boxes.ys.rules.tasks import NEUTRAL, PLACE
from game.core.rules import Seat, step, visible_events
from game.session.dice import Dice
from tests.boxes.ys.positions import Options, after, at, events, legal, placing, play


def up(value: int, place: str) -> Place:
    return Place(from_front=False, is_up=True, value=value, place=at(place))


def down(value: int, place: str) -> Place:
    return Place(from_front=False, is_up=False, value=value, place=at(place))


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
