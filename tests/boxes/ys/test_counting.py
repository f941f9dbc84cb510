"""Counting quarters and the market (section 3.4), with the source's examples; the neutral player (section 7)."""

from collections.abc import Mapping, Sequence
from typing import Any

import pytest

from game.boxes.ys.rules import events as news
from game.boxes.ys.rules.moves import ChooseColour, MoveQuote, NextColumn, TakeGem
from game.boxes.ys.rules.ranking import ranking
from game.boxes.ys.rules.steps import COLOUR, COLUMN, GEM, QUOTE
from tests.boxes.playing import shows
from tests.boxes.ys.positions import BLUE, GREEN, RED, WHITE, YELLOW, card, counted, counting, events, legal, play

KEK, NARANCS, LILA, SARGA = range(4)
EXAMPLE = {
    "1 port": [(SARGA, 4), (LILA, 3), (KEK, 3)],
    "1 commerce": [(SARGA, 4), (NARANCS, 4), (KEK, 2)],
    "1 palace": [(KEK, 4), (LILA, 3), (NARANCS, 1)],
}
FRONT = ((1, 0, 4), (4, 1, 0), (4, 2, 3), (3, 2, 1))
MARKET = {
    "row 1 blue": [(KEK, 3)], "row 1 green": [(NARANCS, 4)], "row 1 red": [(KEK, 1)], "row 2 blue": [(LILA, 0)],
    "row 2 red": [(SARGA, 3)], "row 3 blue": [(LILA, 1)], "row 3 red": [(LILA, 0)],
}  # fmt: skip
SHIP = [(BLUE, GREEN, RED)]
REDS = (RED, RED, RED)


def rule(told: str, brokers: Mapping[str, Any], *moves: Any, public: Mapping[str, Any], **position: Any) -> Any:
    """Returns a row: the brokers that stand there, the moves that follow, and what is public after them."""
    return pytest.param({"brokers": brokers, **position}, moves, public, id=told)


def test_the_example_of_the_source() -> None:
    """Blue 9, orange 5, purple 6, yellow 8; the commercial tie goes to yellow, whose front is worth 6 against 5."""
    state, told = counted(brokers=EXAMPLE, front=FRONT, order=(2, 1, 4, 3), shown=["banker"], ships=SHIP)
    (quarter,) = events(told, news.QuarterCounted)
    assert quarter.totals == (9, 5, 6, 8) and quarter.ranking == (KEK, SARGA, LILA, NARANCS)
    shows(state, acting=KEK, task=GEM)
    state, told = play(state, TakeGem(BLUE, BLUE), TakeGem(RED, RED))
    shows(state, acting=SARGA)
    state, told = play(state, TakeGem(BLUE, BLUE))
    assert events(told, news.GemTaken)[-1] == news.GemTaken(LILA, 0, GREEN, GREEN)
    assert [area.winner for area in events(told, news.AreaWon)[:3]] == [SARGA, SARGA, KEK]
    shows(state, gems=((1, 0, 0, 1, 0), (0,) * 5, (0, 1, 0, 0, 0), (1, 0, 0, 0, 1)), points={SARGA: 3})
    shows(state, fresh=(1, 0, 0, 0))
    assert state.won[KEK] == (card("banker"),)


@pytest.mark.parametrize(
    ("position", "moves", "public"),
    [
        rule("a port pays a black gem, a commercial area 3 points",
             {"2 port": [(1, 0)], "2 commerce": [(2, 0)]}, public={"gems": {1: (0, 0, 0, 0, 1)}, "points": {2: 3}}),
        rule("fewer players leave the rest of the gems in the bank",
             {"1 port": [(0, 1)]}, TakeGem(BLUE, BLUE), TakeGem(BLUE, BLUE), ships=SHIP,
             public={"gems": ((2, 0, 0, 0, 1), (0,) * 5, (0,) * 5, (0,) * 5), "cargo": {0: (GREEN, RED)}}),
        rule("a white gem becomes any of the four colours at once", {"1 port": [(0, 4)]}, TakeGem(WHITE, RED),
             ships=[(BLUE, GREEN, WHITE)], public={"gems": {0: (0, 0, 0, 1, 0)}}),
        rule("a character that nobody wins is discarded",
             {"1 port": [(1, 0)]}, shown=["spy"], public={"discard": (card("spy"),)}),
        rule("a blue card gives a gem of any colour",
             {"1 palace": [(2, 1)]}, ChooseColour(YELLOW), shown=["blue"], public={"gems": {2: (0, 0, 1, 0, 0)}}),
        rule("a 0 alone wins", {"3 commerce": [(1, 0)]}, public={"points": (0, 3, 0, 0)}),
        rule("0 against 0 is an ordinary tie [ruling]", {"3 commerce": [(1, 0), (2, 0)]},
             front=((), (1,), (4,), ()), public={"points": (0, 0, 3, 0)}),
        rule("the Merchant makes every commercial area pay 5 to whoever wins it",
             {"1 commerce": [(0, 1)], "2 commerce": [(1, 1)]},
             effects=[("merchant", 3)], public={"points": (5, 5, 0, 0)}),
        rule("the neutral player takes the two dearest gems as first (7)",
             {"1 port": [(2, 4)]}, seats=2, given={"quotes": (5, 9, 8, 10)}, ships=SHIP,
             public={"gems": {2: (0, 1, 0, 1, 1)}}),
        rule("and the remaining one as second (7)",
             {"1 port": [(0, 4), (2, 1)]}, TakeGem(GREEN, GREEN), TakeGem(BLUE, BLUE),
             seats=2, given={"quotes": (5, 9, 8, 10)}, ships=[(BLUE, GREEN, YELLOW)],
             public={"gems": {2: (0, 0, 1, 0, 0)}}),
        rule("its white gem becomes the dearest colour (7)",
             {"1 port": [(2, 4)]}, seats=2, given={"quotes": (8, 8, 9, 8)}, ships=[(BLUE, GREEN, WHITE)],
             public={"gems": {2: (1, 0, 1, 0, 1)}}),
        rule("also one that it wins in the market (7)",
             {"row 2 blue": [(2, 4)]}, seats=2, stalls=(None, WHITE, BLUE), given={"quotes": (8, 7, 6, 10)},
             public={"gems": {2: (0, 0, 0, 1, 0)}}),
        rule("it gets the points of Prince and King, and the dearest gem for any other card (7)",
             {f"{quarter} palace": [(2, 1)] for quarter in (1, 2, 3)}, seats=2, shown=["king", "spy", "blue"],
             public={"points": {2: 5}, "gems": {2: (2, 0, 0, 0, 0)},
                     "discard": tuple(map(card, ("spy", "king", "blue")))}),
        rule("a row without brokers goes to the bank", {}, stalls=(BLUE, GREEN, RED), public={"gems": ((0,) * 5,) * 4}),
        rule("a column with only a 0 beats an empty one, and two empty ones are tied, too [ruling]",
             {"row 1 red": [(0, 0)], "row 2 green": [(1, 2)]}, front=((0,), (4,), (1,), (1,)), stalls=REDS,
             public={"ranked": (GREEN, RED), "acting": 1}),
        rule("in an empty market the highest front orders all columns, the lower order card among equals",
             {}, front=((0,), (4,), (1,), (4,)), order=(1, 3, 4, 2), stalls=REDS, public={"ranked": (), "acting": 3}),
        rule("the Intriguer decides tied columns only where the numbers of brokers are equal, too",
             {"row 1 red": [(0, 2)], "row 2 green": [(1, 1)], "row 3 green": [(1, 1)]},
             front=((0,), (4,), (1,), (1,)), stalls=REDS, effects=[("intriguer", 2)],
             public={"ranked": (GREEN, RED), "acting": 2}),
        rule("brokers of the market and of the front go home",
             {"row 1 blue": [(0, 4)]}, NextColumn(1), NextColumn(2), MoveQuote(BLUE, 1), front=((1,), (), (), ()),
             public={"behind": {0: 2}, "front": ((), (), (), ()), "brokers": ()}),
    ],
)  # fmt: skip
def test_what_the_counting_brings(position: dict[str, Any], moves: Sequence[Any], public: Mapping[str, Any]) -> None:
    state, _ = counted(*moves, **position)
    shows(state, **public)


def test_a_palace_gives_its_character_to_whoever_wins_it() -> None:
    state, _ = counted(brokers={"2 palace": [(3, 0)]}, shown=["king", "spy"])
    assert state.won == ((), (), (), (card("spy"),))


@pytest.mark.parametrize(("name", "points"), [("prince", 4), ("king", 5)])
def test_prince_and_king_pay_at_once_and_do_not_count_as_played(name: str, points: int) -> None:
    state, told = counted(brokers={"1 palace": [(2, 1)]}, shown=[name], given={"played": (0, 0, 2, 0)})
    assert events(told, news.PointsGiven) == [news.PointsGiven(2, card(name), points)]
    shows(state, points={2: points}, discard=(card(name),))


@pytest.mark.parametrize(("seats", "shares"), [(4, [2, 1, 1]), (3, [2, 1, 0])])
def test_first_two_second_one_third_the_last_of_four_gems_with_three_players_none(
    seats: int, shares: list[int]
) -> None:
    state, told = counted(seats=seats, brokers={"1 port": [(0, 4), (1, 3), (2, 2)]}, ships=SHIP)
    while state.public.task == GEM:
        state, more = play(state, legal(state, TakeGem)[0])
        told += more
    taken = [event.party for event in events(told, news.GemTaken)]
    assert [taken.count(party) for party in range(3)] == shares


@pytest.mark.parametrize(
    ("seats", "values", "reached", "ranked"),
    [
        (4, {"front": ((1,), (4,), (1,), (0,)), "order": (4, 3, 2, 1)}, (5, 5, 5, None), (1, 2, 0)),
        (4, {"front": ((1,), (4,), (1,), (0,)), "effects": [("intriguer", 3)]}, (5, 5, 6, 5), (2, 3, 1, 0)),
        (2, {"front": ((4,), (1,))}, (5, 5, 5), (2, 0, 1)),
        (2, {"front": ((4,), (1,)), "effects": [("intriguer", 1)]}, (5, 5, 5), (1, 2, 0)),
    ],
    ids=[
        "the higher sum in front, then the lower order card",
        "the Intriguer first within any tied group",
        "the neutral player wins every tie",
        "but that against the Intriguer",
    ],
)
def test_ties(seats: int, values: dict[str, Any], reached: tuple[int | None, ...], ranked: tuple[int, ...]) -> None:
    assert ranking(counting(seats, **values).public, reached) == ranked


# ---------------------------------------------------------------------- the market
def test_the_example_of_three_tied_columns() -> None:
    """Blue, green and red are tied at 4; blue and red have three brokers each, green one; purple's front decides."""
    state, told = counted(brokers=MARKET, front=FRONT, order=(2, 1, 4, 3), stalls=(WHITE, YELLOW, RED))
    assert events(told, news.RowWon)[0].totals == (4, 4, None, None) and events(told, news.RowWon)[0].winner == NARANCS
    shows(state, task=COLOUR, acting=NARANCS)
    state, told = play(state, ChooseColour(GREEN))
    assert [row.winner for row in events(told, news.RowWon)] == [SARGA, LILA]
    assert events(told, news.ColumnsCounted) == [news.ColumnsCounted((4, 4, 0, 4), (3, 1, 0, 3))]
    shows(state, task=COLUMN, acting=LILA)
    assert legal(state, NextColumn) == [NextColumn(BLUE), NextColumn(RED)]
    state, told = play(state, NextColumn(BLUE))
    assert events(told, news.ColumnsRanked)[0].ranking == (BLUE, RED, GREEN, YELLOW)
    assert events(told, news.BestBidder)[0].winner == NARANCS
    shows(state, task=QUOTE, quotes=(10, 7, 6, 9))
    state, told = play(state, MoveQuote(GREEN, 1))
    assert events(told, news.QuoteMoved) == [news.QuoteMoved(NARANCS, GREEN, 1)]
    shows(state, quotes=(10, 8, 6, 9))


def test_an_empty_market_has_no_best_bidder_and_no_winner_of_a_row() -> None:
    state, told = counted(front=((0,), (4,), (1,), (4,)), order=(1, 3, 4, 2), stalls=REDS)
    assert [row.winner for row in events(told, news.RowWon)] == [None] * 3
    state, told = play(state, NextColumn(RED), NextColumn(BLUE), NextColumn(GREEN))
    assert events(told, news.ColumnsRanked)[0].ranking == (RED, BLUE, GREEN, YELLOW)
    assert events(told, news.BestBidder)[0].winner is None and not events(told, news.QuoteMoved)


def test_of_tied_columns_any_may_be_named_next() -> None:
    brokers = {"row 1 red": [(0, 0)], "row 2 green": [(1, 2)]}
    state, _ = counted(brokers=brokers, front=((0,), (4,), (1,), (1,)), stalls=REDS)
    assert legal(state, NextColumn) == [NextColumn(BLUE), NextColumn(YELLOW)]


def test_a_gem_may_become_each_colour_once() -> None:
    state, _ = counted(brokers={"1 port": [(0, 4)]}, ships=[(BLUE, GREEN, WHITE)])
    assert [move.colour for move in legal(state, TakeGem) if move.gem == WHITE] == [BLUE, GREEN, YELLOW, RED]
    state, _ = counted(brokers={"1 palace": [(2, 1)]}, shown=["blue"])
    assert [move.colour for move in legal(state, ChooseColour)] == [BLUE, GREEN, YELLOW, RED]
    shows(state, acting=2)


def test_quotations_stay_on_the_track() -> None:
    """A ruling: they are clamped, and the best bidder may not move one without effect."""
    brokers = {"row 1 blue": [(0, 4)], "row 1 green": [(0, 3)], "row 1 yellow": [(0, 2)], "row 1 red": [(0, 1)]}
    state, _ = counted(brokers=brokers, given={"quotes": (14, 8, 1, 1)})
    shows(state, quotes=(15, 9, 1, 1))
    steps = {(move.column, move.step) for move in legal(state, MoveQuote)}
    assert (BLUE, 1) not in steps and (RED, -1) not in steps and (BLUE, -1) in steps and len(steps) == 5


def test_the_neutral_player_raises_the_colour_that_it_owns_most_of() -> None:
    state, told = counted(
        seats=2,
        brokers={"row 2 blue": [(2, 4)], "row 2 green": [(0, 3)]},
        stalls=(None, BLUE, GREEN),
        given={"gems": ((0,) * 5, (0,) * 5, (0, 2, 0, 2, 5))},
    )
    while state.public.task == COLUMN:
        state, more = play(state, legal(state, NextColumn)[0])
        told += more
    assert events(told, news.QuoteMoved) == [news.QuoteMoved(2, GREEN, 1)]
