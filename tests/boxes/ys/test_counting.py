"""Counting the quarters (section 3.4), with the source's example of quarter 1."""

import pytest

from game.boxes.ys.rules.board import CITY, areas_of
from game.boxes.ys.rules.counting import reveal
from game.boxes.ys.rules.events import AreaWon, GemTaken, PointsGiven, QuarterCounted
from game.boxes.ys.rules.moves import ChooseColour, TakeGem
from game.boxes.ys.rules.quarter import counted
from game.boxes.ys.rules.ranking import ranking, totals
from game.boxes.ys.rules.tasks import GEM
from game.core.rules import no_listener
from tests.ai.positions import positions
from tests.boxes.ys.positions import (
    BLACK,
    BLUE,
    GREEN,
    RED,
    WHITE,
    YELLOW,
    after,
    card,
    counting,
    events,
    fleet,
    go_on,
    legal,
    play,
)

KEK, NARANCS, LILA, SARGA = range(4)
EXAMPLE = {
    "1 port": [(SARGA, 4), (LILA, 3), (KEK, 3)],
    "1 commerce": [(SARGA, 4), (NARANCS, 4), (KEK, 2)],
    "1 palace": [(KEK, 4), (LILA, 3), (NARANCS, 1)],
}
FRONT = ((1, 0, 4), (4, 1, 0), (4, 2, 3), (3, 2, 1))


def test_the_example_of_the_source() -> None:
    """Blue 9, orange 5, purple 6, yellow 8; the commercial tie goes to yellow, whose front is worth 6 against 5."""
    state = counting(4, EXAMPLE, front=FRONT, order=(2, 1, 4, 3))
    state.public.shown = (card("banker"), None, None, None)
    fleet(state, (BLUE, GREEN, RED))
    told = go_on(state)
    (counted,) = events(told, QuarterCounted)
    assert counted.totals == (9, 5, 6, 8) and counted.ranking == (KEK, SARGA, LILA, NARANCS)
    assert state.public.acting == KEK and state.public.task == GEM
    state, told = play(state, TakeGem(BLUE, BLUE), TakeGem(RED, RED))
    assert state.public.acting == SARGA
    state, told = play(state, TakeGem(BLUE, BLUE))
    assert events(told, GemTaken)[-1] == GemTaken(LILA, 0, GREEN, GREEN)
    won = events(told, AreaWon)[:3]
    assert [area.winner for area in won] == [SARGA, SARGA, KEK]
    assert state.public.gems == ((1, 0, 0, 1, 0), (0,) * 5, (0, 1, 0, 0, 0), (1, 0, 0, 0, 1))
    assert state.public.points[SARGA] == 3
    assert state.public.fresh == (1, 0, 0, 0) and state.won[KEK] == (card("banker"),)


def test_fewer_players_leave_the_rest_in_the_bank() -> None:
    state = counting(4, {"1 port": [(0, 1)]})
    fleet(state, (BLUE, GREEN, RED))
    go_on(state)
    state = after(state, TakeGem(BLUE, BLUE), TakeGem(BLUE, BLUE))
    assert sum(map(sum, state.public.gems)) == 3 and len(state.public.cargo[0]) == 2
    assert state.public.gems[0] == (2, 0, 0, 0, 1)


@pytest.mark.parametrize(("seats", "shares"), [(4, (2, 1, 1)), (3, (2, 1, 0))])
def test_first_two_second_one_third_the_last_of_four_gems_with_three_players_none(
    seats: int, shares: tuple[int, ...]
) -> None:
    state = counting(seats, {"1 port": [(0, 4), (1, 3), (2, 2)]})
    fleet(state, (BLUE, GREEN, RED))
    told = go_on(state)
    while state.public.task == GEM:
        state, more = play(state, legal(state, TakeGem)[0])
        told += more
    taken = [event.party for event in events(told, GemTaken)]
    assert tuple(taken.count(party) for party in range(3)) == shares


def test_white_becomes_any_of_the_four_colours_at_once() -> None:
    state = counting(4, {"1 port": [(0, 4)]})
    fleet(state, (BLUE, GREEN, WHITE))
    go_on(state)
    assert [move.colour for move in legal(state, TakeGem) if move.gem == WHITE] == [BLUE, GREEN, YELLOW, RED]
    state = after(state, TakeGem(WHITE, RED))
    assert state.public.gems[0] == (0, 0, 0, 1, 0)


class TestAreas:
    def test_port_a_black_gem_commerce_3_points_palace_the_character(self) -> None:
        state = counting(4, {"2 port": [(1, 0)], "2 commerce": [(2, 0)], "2 palace": [(3, 0)]})
        state.public.shown = (None, card("spy"), None, None)
        go_on(state)
        assert state.public.gems[1][BLACK] == 1 and state.public.points[2] == 3
        assert state.won[3] == (card("spy"),)

    def test_a_character_that_nobody_wins_is_discarded(self) -> None:
        state = counting(4, {"2 port": [(1, 0)]})
        state.public.shown = (None, card("spy"), None, None)
        go_on(state)
        assert card("spy") in state.public.discard

    @pytest.mark.parametrize(("name", "points"), [("prince", 4), ("king", 5)])
    def test_prince_and_king_pay_at_once_and_do_not_count_as_played(self, name: str, points: int) -> None:
        state = counting(4, {"1 palace": [(2, 1)]})
        state.public.shown = (card(name), None, None, None)
        state.public.played = (0, 0, 2, 0)
        told = go_on(state)
        assert events(told, PointsGiven) == [PointsGiven(2, card(name), points)]
        assert state.public.points[2] == points and card(name) in state.public.discard

    def test_a_blue_card_gives_a_gem_of_any_colour(self) -> None:
        state = counting(4, {"1 palace": [(2, 1)]})
        state.public.shown = (card("blue"), None, None, None)
        go_on(state)
        assert state.public.acting == 2 and [move.colour for move in legal(state, ChooseColour)] == [0, 1, 2, 3]
        assert after(state, ChooseColour(YELLOW)).public.gems[2][YELLOW] == 1


class TestTakingPart:
    def test_a_0_alone_wins(self) -> None:
        state = counting(4, {"3 commerce": [(1, 0)]})
        go_on(state)
        assert state.public.points[1] == 3

    def test_0_against_0_is_an_ordinary_tie(self) -> None:
        """A ruling."""
        state = counting(4, {"3 commerce": [(1, 0), (2, 0)]}, front=((), (1,), (4,), ()))
        go_on(state)
        assert state.public.points[2] == 3


class TestTies:
    def test_the_higher_sum_in_front_then_the_lower_order_card(self) -> None:
        public = counting(4, front=((1,), (4,), (1,), (0,)), order=(4, 3, 2, 1)).public
        assert ranking(public, (5, 5, 5, None)) == (1, 2, 0)

    def test_the_intriguer_ranks_first_within_any_tied_group(self) -> None:
        public = counting(4, front=((1,), (4,), (1,), (0,)), effects=[("intriguer", 3)]).public
        assert ranking(public, (5, 5, 6, 5)) == (2, 3, 1, 0)

    def test_the_neutral_wins_every_tie_but_against_the_intriguer(self) -> None:
        public = counting(2, front=((4,), (1,))).public
        assert ranking(public, (5, 5, 5)) == (2, 0, 1)
        public = counting(2, front=((4,), (1,)), effects=[("intriguer", 1)]).public
        assert ranking(public, (5, 5, 5)) == (1, 2, 0)


def test_the_merchant_makes_every_commercial_area_pay_5_to_whoever_wins_it() -> None:
    state = counting(4, {"1 commerce": [(0, 1)], "2 commerce": [(1, 1)]}, effects=[("merchant", 3)])
    go_on(state)
    assert state.public.points[:2] == (5, 5)


class TestNeutral:
    """The imaginary third player of a game for two (section 7)."""

    def test_takes_the_two_dearest_gems_as_first_and_the_remaining_one_as_second(self) -> None:
        state = counting(2, {"1 port": [(2, 4)], "2 port": [(0, 4), (2, 1)]})
        state.public.quotes = (5, 9, 8, 10)
        fleet(state, (BLUE, GREEN, RED), (BLUE, GREEN, YELLOW))
        go_on(state)
        assert state.public.gems[2] == (0, 1, 0, 1, 1)
        state = after(state, TakeGem(GREEN, GREEN), TakeGem(BLUE, BLUE))
        assert state.public.gems[2] == (0, 1, 1, 1, 1)

    def test_a_white_one_becomes_the_dearest_colour(self) -> None:
        state = counting(2, {"1 port": [(2, 4)]})
        state.public.quotes = (8, 8, 9, 8)
        fleet(state, (BLUE, GREEN, WHITE))
        go_on(state)
        assert state.public.gems[2] == (1, 0, 1, 0, 1)

    def test_gets_points_of_prince_and_king_and_the_dearest_gem_for_any_other_card(self) -> None:
        state = counting(2, {"1 palace": [(2, 1)], "2 palace": [(2, 1)], "3 palace": [(2, 1)]})
        state.public.shown = (card("king"), card("spy"), card("blue"), None)
        go_on(state)
        assert state.public.points[2] == 5 and state.public.gems[2] == (2, 0, 0, 0, 0)
        assert {card("spy"), card("blue")} <= set(state.public.discard)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_look_at_a_quarter_finds_what_a_plain_search_finds(seats: int) -> None:
    """Two games are looked at in turn, each quarter twice: what was kept of one is never told of the other."""
    games = [[state for state, _ in positions("ys", seats, seed=seed, every=9)] for seed in (1, 2)]
    for state in (state for pair in zip(*games, strict=False) for state in pair):
        reveal(state, range(CITY), no_listener)
        public = state.public
        for quarter in (0, 1, 1, 2, 0):
            found = counted(public, quarter)
            here = tuple(broker for broker in public.brokers if broker.place in areas_of(quarter))
            assert found.here == here
            assert found.elsewhere == tuple(broker for broker in public.brokers if broker not in here)
            assert found.areas == tuple(
                totals(public, [broker for broker in here if broker.place == place]) for place in areas_of(quarter)
            )
            assert found.overall == totals(public, here)
