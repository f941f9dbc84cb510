"""Counting the market (section 3.4), with the source's example of three tied columns."""

from game.boxes.ys.rules.events import BestBidder, ColumnsCounted, ColumnsRanked, QuoteMoved, RowWon
from game.boxes.ys.rules.moves import ChooseColour, MoveQuote, NextColumn
from game.boxes.ys.rules.tasks import COLOUR, COLUMN, QUOTE
from tests.boxes.ys.positions import BLUE, GREEN, RED, WHITE, YELLOW, after, counting, events, go_on, legal, play

KEK, NARANCS, LILA, SARGA = range(4)
EXAMPLE = {
    "row 1 blue": [(KEK, 3)],
    "row 1 green": [(NARANCS, 4)],
    "row 1 red": [(KEK, 1)],
    "row 2 blue": [(LILA, 0)],
    "row 2 red": [(SARGA, 3)],
    "row 3 blue": [(LILA, 1)],
    "row 3 red": [(LILA, 0)],
}
FRONT = ((1, 0, 4), (4, 1, 0), (4, 2, 3), (3, 2, 1))


def test_the_example_of_the_source() -> None:
    """Blue, green and red are tied at 4; blue and red have three brokers each, green one; purple's front decides."""
    state = counting(4, EXAMPLE, front=FRONT, order=(2, 1, 4, 3), stalls=(WHITE, YELLOW, RED))
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
