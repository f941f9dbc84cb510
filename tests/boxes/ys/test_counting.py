"""Counting quarters and the market (section 3.4), with the source's examples; the neutral player (section 7)."""

import pytest

from game.boxes.ys.rules.board import CITY, areas_of
from game.boxes.ys.rules.counting import reveal
from game.boxes.ys.rules.events import (
    AreaWon,
    BestBidder,
    ColumnsCounted,
    ColumnsRanked,
    GemTaken,
    PointsGiven,
    QuarterCounted,
    QuoteMoved,
    RowWon,
)
from game.boxes.ys.rules.moves import ChooseColour, MoveQuote, NextColumn, TakeGem
from game.boxes.ys.rules.quarter import counted
from game.boxes.ys.rules.ranking import ranking, totals
from game.boxes.ys.rules.tasks import COLOUR, COLUMN, GEM, QUOTE
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


MARKET = {
    "row 1 blue": [(KEK, 3)],
    "row 1 green": [(NARANCS, 4)],
    "row 1 red": [(KEK, 1)],
    "row 2 blue": [(LILA, 0)],
    "row 2 red": [(SARGA, 3)],
    "row 3 blue": [(LILA, 1)],
    "row 3 red": [(LILA, 0)],
}


def test_the_example_of_three_tied_columns() -> None:
    """Blue, green and red are tied at 4; blue and red have three brokers each, green one; purple's front decides."""
    state = counting(4, MARKET, front=FRONT, order=(2, 1, 4, 3), stalls=(WHITE, YELLOW, RED))
    told = go_on(state)
    assert events(told, RowWon)[0].totals == (4, 4, None, None) and events(told, RowWon)[0].winner == NARANCS
    assert state.public.task == COLOUR and state.public.acting == NARANCS
    state, told = play(state, ChooseColour(GREEN))
    assert [row.winner for row in events(told, RowWon)] == [SARGA, LILA]
    assert events(told, ColumnsCounted) == [ColumnsCounted((4, 4, 0, 4), (3, 1, 0, 3))]
    assert state.public.task == COLUMN and state.public.acting == LILA
    assert legal(state, NextColumn) == [NextColumn(BLUE), NextColumn(RED)]
    state, told = play(state, NextColumn(BLUE))
    assert events(told, ColumnsRanked)[0].ranking == (BLUE, RED, GREEN, YELLOW)
    assert state.public.quotes == (10, 7, 6, 9)
    assert events(told, BestBidder)[0].winner == NARANCS and state.public.task == QUOTE
    state, told = play(state, MoveQuote(GREEN, 1))
    assert events(told, QuoteMoved) == [QuoteMoved(NARANCS, GREEN, 1)] and state.public.quotes == (10, 8, 6, 9)


def test_a_row_without_brokers_goes_to_the_bank() -> None:
    state = counting(4, stalls=(BLUE, GREEN, RED))
    told = go_on(state)
    assert [row.winner for row in events(told, RowWon)] == [None] * 3


def test_a_column_with_only_a_0_beats_an_empty_one_and_two_empty_ones_are_tied_too() -> None:
    """The tie of empty columns is a ruling."""
    state = counting(
        4, {"row 1 red": [(0, 0)], "row 2 green": [(1, 2)]}, front=((0,), (4,), (1,), (1,)), stalls=(RED, RED, RED)
    )
    go_on(state)
    assert state.public.ranked == (GREEN, RED) and state.public.acting == 1
    assert legal(state, NextColumn) == [NextColumn(BLUE), NextColumn(YELLOW)]


def test_an_empty_market_leaves_the_order_of_all_columns_to_the_highest_front_and_skips_the_best_bidder() -> None:
    state = counting(4, front=((0,), (4,), (1,), (4,)), order=(1, 3, 4, 2), stalls=(RED, RED, RED))
    go_on(state)
    assert state.public.acting == 3
    state, told = play(state, NextColumn(RED), NextColumn(BLUE), NextColumn(GREEN))
    assert events(told, ColumnsRanked)[0].ranking == (RED, BLUE, GREEN, YELLOW)
    assert events(told, BestBidder)[0].winner is None and not events(told, QuoteMoved)


def test_the_intriguer_decides_tied_columns_only_where_the_numbers_of_brokers_are_equal_too() -> None:
    state = counting(
        4,
        {"row 1 red": [(0, 2)], "row 2 green": [(1, 1)], "row 3 green": [(1, 1)]},
        front=((0,), (4,), (1,), (1,)),
        stalls=(RED, RED, RED),
        effects=[("intriguer", 2)],
    )
    go_on(state)
    assert state.public.ranked == (GREEN, RED) and state.public.acting == 2


def test_quotations_stay_on_the_track() -> None:
    """A ruling: they are clamped, and the best bidder may not move one without effect."""
    brokers = {"row 1 blue": [(0, 4)], "row 1 green": [(0, 3)], "row 1 yellow": [(0, 2)], "row 1 red": [(0, 1)]}
    state = counting(4, brokers, stalls=(BLUE, BLUE, BLUE))
    state.public.quotes = (14, 8, 1, 1)
    go_on(state)
    assert state.public.quotes == (15, 9, 1, 1)
    steps = {(move.column, move.step) for move in legal(state, MoveQuote)}
    assert (BLUE, 1) not in steps and (RED, -1) not in steps and (BLUE, -1) in steps and len(steps) == 5


def test_the_neutral_player_raises_the_colour_that_it_owns_most_of() -> None:
    state = counting(2, {"row 2 blue": [(2, 4)], "row 2 green": [(0, 3)]}, stalls=(None, BLUE, GREEN))
    state.public.gems = ((0,) * 5, (0,) * 5, (0, 2, 0, 2, 5))
    told = go_on(state)
    while state.public.task == COLUMN:
        state, more = play(state, legal(state, NextColumn)[0])
        told += more
    assert events(told, QuoteMoved) == [QuoteMoved(2, GREEN, 1)]


def test_market_and_front_brokers_go_home() -> None:
    state = counting(4, {"row 1 blue": [(0, 4)]}, front=((1,), (), (), ()), stalls=(BLUE, BLUE, BLUE))
    go_on(state)
    state = after(state, *[NextColumn(column) for column in (1, 2)], MoveQuote(BLUE, 1))
    assert state.screens[0] == (1, 4) and state.public.front == ((), (), (), ())
