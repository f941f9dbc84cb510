"""The walks of the counting: each thing told once, when it happened; ties explained as the rules decide them."""

from collections import Counter
from typing import Any

import pytest

from game.boxes.ys.rules.events import (
    BestBidder,
    BlackScored,
    ColumnsCounted,
    ColumnsRanked,
    FrontsOpened,
    GemsScored,
    QuarterCounted,
    RowWon,
    ThroneScored,
    TurnEnded,
)
from game.boxes.ys.rules.moves import NextColumn, TakeGem
from game.boxes.ys.rules.state import State
from game.boxes.ys.table import YsTable
from game.boxes.ys.table.sequences.final_scoring import FinalPicture, FinalSequence, of_final
from game.boxes.ys.table.sequences.market_counting import MarketPicture, MarketSequence, of_market, of_row
from game.boxes.ys.table.sequences.quarter_counting import QuarterPicture, QuarterSequence, of_prize, of_quarter
from game.boxes.ys.table.sequences.shared import moment
from tests.boxes.looking import cast, words
from tests.boxes.ys.pictures import (
    BALINT,
    EMMA,
    KRZYSZTOF,
    LUCJA,
    NEUTRAL,
    Standing,
    Walk,
    beat,
    beats,
    counted,
    market,
    players,
    quarter,
    walks,
)
from tests.boxes.ys.positions import BLUE, GREEN, RED, WHITE, card, counting, fleet, go_on, play
from tests.golden.kept import finished

MOST = {QuarterSequence: 2, MarketSequence: 4, FinalSequence: 6}
"""How many steps there are at most."""


def ranking(seats: int, walk: QuarterSequence) -> list[str]:
    return of_quarter(players(seats), walk, "ranking")


def prize(seats: int, walk: QuarterSequence, kind: int) -> list[str]:
    return of_prize(players(seats), walk, walk.prizes[kind])


# ---------------------------------------------------------------------- what is shown when
EXAMPLE = {
    "1 port": [(BALINT, 4), (LUCJA, 3), (EMMA, 3)],
    "1 commerce": [(BALINT, 4), (KRZYSZTOF, 4), (EMMA, 2)],
    "1 palace": [(EMMA, 4), (LUCJA, 3), (KRZYSZTOF, 1)],
}
FRONT = ((1, 0, 4), (4, 1, 0), (4, 2, 3), (3, 2, 1))


def example() -> State:
    state = counting(4, EXAMPLE, front=FRONT, order=(2, 1, 4, 3))
    state.public.shown = (card("banker"), None, None, None)
    fleet(state, (BLUE, GREEN, RED))
    return state


def test_the_ranking_is_shown_before_the_gems_are_taken_and_the_areas_after_that() -> None:
    """Section 3.4, with the example of the source."""
    state = example()
    found = walks(beat(state, go_on(state)))
    assert [walk.steps for walk in found] == [("ranking",)]
    assert quarter(found).card == card("banker") and not quarter(found).prizes
    state, told = play(state, TakeGem(BLUE, BLUE))
    assert walks(beat(state, told)) == []
    state, told = play(state, TakeGem(RED, RED), TakeGem(BLUE, BLUE))
    first, *_ = walks(beat(state, told))
    assert first.steps == ("areas",)
    assert [prize.won.winner for prize in quarter([first]).prizes] == [BALINT, BALINT, EMMA]


def test_brokers_that_have_gone_home_are_still_shown() -> None:
    state = example()
    go_on(state)
    state, told = play(state, TakeGem(BLUE, BLUE), TakeGem(RED, RED), TakeGem(BLUE, BLUE))
    walk = quarter(walks(beat(state, told)))
    assert not state.public.brokers and [broker.value for broker in walk.brokers(1, BALINT)] == [4]


@pytest.mark.parametrize("name", ["two", "two-hard", "three-favour-express", "four", "four-favour"])
def test_everything_that_is_counted_is_shown_once(name: str) -> None:
    """Areas of a quarter where nobody is are not shown one by one."""
    kinds = (RowWon, ColumnsCounted, ColumnsRanked, BestBidder, GemsScored, BlackScored, ThroneScored)
    happened, shown, empty = Counter[str](), Counter[str](), 0
    for told in beats(name):
        happened.update(type(event).__name__ for event in told.events)
        for walk in walks(told):
            shown.update(type(event).__name__ for event in _events(walk))
            empty += walk.steps == ("empty",)
    for kind in (QuarterCounted, *kinds):
        assert shown[kind.__name__] == happened[kind.__name__], kind
    assert shown["AreaWon"] == happened["AreaWon"] - 3 * empty


def _events(walk: Walk) -> list[object]:
    if isinstance(walk, QuarterSequence):
        areas = [prize.won for prize in walk.prizes] if "areas" in walk.steps else []
        return [event for event in (walk.counted, *areas) if event is not None]
    if isinstance(walk, MarketSequence):
        return [event for event in (*walk.rows, walk.columns, walk.moves, walk.best) if event is not None]
    return [*walk.steps]


@pytest.mark.parametrize("name", ["two", "three", "four"])
def test_a_turn_takes_about_twelve_steps_a_quarter_two_and_the_market_four_in_one_walk(name: str) -> None:
    """The gems of a ship are picked between; a white gem of the market that somebody changes adds a step."""
    shown, steps = YsTable(words("en"), cast(4), {}), Counter[int]()
    for told in beats(name):
        found = walks(told)
        assert all(len(walk.steps) <= MOST[type(walk)] for walk in found)
        steps.update(walk.now.turn for walk in found if not isinstance(walk, FinalSequence) for _ in walk.steps)
        assert len(shown.scoring_sequences(told)) <= 1 + any(isinstance(walk, FinalSequence) for walk in found)
    assert max(steps.values()) <= 13


def test_an_empty_quarter_is_one_step() -> None:
    found = counted(4, {"2 port": [(EMMA, 1)]})
    assert quarter(found).steps == ("empty",)
    assert of_quarter(players(4), quarter(found), "empty") == ["Nobody is here."]


def test_the_sums_in_front_are_told_even_when_the_turn_is_over() -> None:
    """The walk that follows explains ties by them, although all brokers are home again."""
    compared = 0
    for name in ("two", "two-hard", "three", "four"):
        fronts: tuple[int, ...] = ()
        for told in beats(name):
            if any(isinstance(event, TurnEnded) for event in told.events) and fronts:
                assert moment(told).fronts == fronts
                compared, fronts = compared + 1, ()
            elif fronts or any(isinstance(event, FrontsOpened) for event in told.events):
                fronts = moment(told).fronts
    assert compared == 16


def test_a_walk_names_the_turn_that_was_counted() -> None:
    for told in beats("two"):
        now, ended = moment(told), [event for event in told.events if isinstance(event, TurnEnded)]
        assert not ended or (now.turn == ended[0].round and set(now.ships) == {None})


# ---------------------------------------------------------------------- ties of players (3, 6, 7)
ORDER = (2, 1, 3, 4)
IN_FRONT = "In front of the screens: Łucja 9 and Emma 5. Łucja is ahead."
ALL_THREE = "In front of the screens: Łucja 9, Krzysztof 5 and Emma 5. Łucja is ahead."
EQUAL_IN_FRONT = "In front they are equal too: order card 1 puts Krzysztof ahead."
INTRIGUED = "The Intriguer puts Emma ahead."


@pytest.mark.parametrize(
    ("seats", "tied", "values", "told"),
    [
        (4, (EMMA, LUCJA), {"front": FRONT}, ["Tie of Łucja and Emma at 4.", IN_FRONT]),
        (4, (EMMA, KRZYSZTOF), {"front": FRONT, "order": ORDER}, [EQUAL_IN_FRONT]),
        (4, (EMMA, KRZYSZTOF, LUCJA), {"front": FRONT, "order": ORDER}, [ALL_THREE, EQUAL_IN_FRONT]),
        (4, (EMMA, LUCJA), {"front": FRONT, "effects": [("intriguer", EMMA)]}, [INTRIGUED]),
        (2, (EMMA, NEUTRAL), {"effects": [("intriguer", EMMA)]}, [INTRIGUED]),
        (2, (EMMA, NEUTRAL), {"front": ((4, 4), (0,))}, ["The neutral player wins every tie."]),
    ],
    ids=["front", "order card", "three", "Intriguer", "Intriguer and neutral", "neutral"],
)
def test_a_tie_is_explained_by_what_decides_it(
    seats: int, tied: tuple[int, ...], values: dict[str, Any], told: list[str]
) -> None:
    found = ranking(seats, quarter(counted(seats, {"1 port": [(party, 4) for party in tied]}, **values)))
    assert [line for line in found if line in told] == told and found[-1] == told[-1]


def test_different_totals_need_no_explanation_but_gems_that_nobody_takes_are_told() -> None:
    assert len(ranking(4, quarter(counted(4, {"1 port": [(EMMA, 4), (LUCJA, 3), (BALINT, 2)]})))) == 2
    told = ranking(4, quarter(counted(4, {"1 port": [(EMMA, 4)]})))
    assert told[2:] == ["What nobody takes goes back to the bank."]


# ---------------------------------------------------------------------- gems and areas
def test_the_neutral_player_takes_its_gems_at_once() -> None:
    """Section 7: those of highest value; the ranking shows them already, and the last one, which needs no choice."""
    state = counting(2, {"1 port": [(NEUTRAL, 4)], "1 palace": [(EMMA, 1)]})
    fleet(state, (BLUE, GREEN, WHITE))
    walk = quarter(walks(beat(state, go_on(state))))
    assert [taken.party for taken in walk.taken] == [NEUTRAL, NEUTRAL, EMMA]
    assert "The neutral player takes the gems of highest value." in ranking(2, walk)


def _areas(seats: int, standing: Standing, **values: Any) -> QuarterSequence:
    """Returns the areas of the first quarter when the gems are gone: there are none on its ship."""
    return quarter(counted(seats, standing, **values))


def test_a_lone_zero_wins() -> None:
    walk = _areas(4, {"1 port": [(EMMA, 0)], "1 commerce": [(LUCJA, 2), (EMMA, 0)]})
    assert prize(4, walk, 0)[-1] == "Emma stands alone: even a 0 wins."
    assert prize(4, walk, 1)[-1] == "Łucja wins."


def test_the_merchant_is_named_where_he_pays() -> None:
    walk = _areas(4, {"1 commerce": [(EMMA, 2)]}, effects=[("merchant", LUCJA)])
    assert prize(4, walk, 1)[:2] == [
        "The highest total in the commercial area: 5 points.",
        "The Merchant is at work: 5 points instead of 3.",
    ]
    assert prize(4, walk, 0)[-1] == "Nobody is here."
    assert quarter(counted(4, {"1 port": [(EMMA, 2)]}, effects=[("merchant", LUCJA)])).reward == 5


@pytest.mark.parametrize(
    ("seats", "party", "name", "points", "has_gem", "gift"),
    [
        (4, EMMA, "king", 5, False, "Emma gets 5 points for the King"),
        (2, NEUTRAL, "spy", 0, True, "The neutral player discards the Spy and gets a blue gem"),
    ],
)
def test_what_a_character_brings_at_once_is_told_with_the_palace_and_not_after_the_next_quarter(
    seats: int, party: int, name: str, points: int, has_gem: bool, gift: str
) -> None:
    """Section 6: Prince and King; section 7: the neutral player takes a gem for any other."""
    state = counting(seats, {"1 palace": [(party, 2)]}, shown=[name])
    told = beat(state, go_on(state))
    walk = quarter(walks(told))
    assert (walk.prizes[2].points, walk.prizes[2].gem is not None) == (points, has_gem)
    picture = QuarterPicture(players(seats), walk)
    assert picture.told(picture.steps - 1)[-1] == gift
    lines = {line.text: line.is_in_sequence for line in YsTable(words("en"), cast(seats), {}).narrate(told)}
    assert lines[gift], "what the walk has told is not said again"


def test_a_quarter_says_what_is_counted_before_the_totals() -> None:
    picture = QuarterPicture(players(4), quarter(counted(4, {"1 port": [(EMMA, 2), (LUCJA, 3)]})))
    assert picture.told(0)[1] == "Łucja: 3; Emma: 2"


# ---------------------------------------------------------------------- the market
def test_a_row_tells_its_gem_and_its_winner_the_highest_total_first() -> None:
    walk = market(counted(4, {"row 2 blue": [(EMMA, 1)], "row 2 red": [(LUCJA, 3)]}, stalls=(RED, GREEN, BLUE)))
    assert "Łucja: 3; Emma: 1" in MarketPicture(players(4), walk).told(walk.steps.index("rows"))
    assert of_row(players(4), walk, walk.rows[1]) == [
        "Row 2: the player with the highest total takes a green gem.",
        "Łucja wins.",
    ]


def test_only_rows_counted_so_far_are_shown_while_a_white_gem_is_changed() -> None:
    walk = market(counted(4, {"row 1 blue": [(EMMA, 3)], "row 2 red": [(LUCJA, 1)]}, stalls=(WHITE, GREEN, BLUE)))
    assert [row.row for row in walk.rows] == [0] and walk.steps == ("rows",)


def test_more_brokers_put_a_column_first() -> None:
    """Section 3: then nobody has to decide."""
    standing = {"row 1 red": [(EMMA, 2)], "row 2 red": [(LUCJA, 1)], "row 1 blue": [(KRZYSZTOF, 3)]}
    walk = market(counted(4, {**standing, "row 2 green": [(EMMA, 1)]}))
    assert of_market(players(4), walk, "columns")[1:3] == [
        "Tie at 3: red and blue.",
        "The column with more brokers comes first: red 2 and blue 1.",
    ]
    told = MarketPicture(players(4), walk).told(walk.steps.index("columns"))
    assert told[1:5] == ["Red: 3", "Blue: 3", "Green: 1", "Yellow: 0"], "sums are heard before what ties them"
    assert told[5] == "Tie at 3: red and blue."


def _undecided(**values: Any) -> State:
    return counting(4, {"row 1 red": [(EMMA, 2)], "row 1 blue": [(LUCJA, 2)], "row 2 green": [(EMMA, 1)]}, **values)


@pytest.mark.parametrize(
    ("values", "told"),
    [
        ({"front": FRONT}, "Still tied: Łucja decides, with 9 in front."),
        ({"front": ((4, 2), (1,), (6,), (2,))}, "Still tied, equal in front: Emma decides by order card 1."),
        ({"front": FRONT, "effects": [("intriguer", EMMA)]}, "Still tied: Emma decides by the Intriguer."),
    ],
)
def test_who_decides_tied_columns_is_told(values: dict[str, Any], told: str) -> None:
    state = _undecided(**values)
    walk = market(walks(beat(state, go_on(state))))
    assert walk.steps == ("rows", "columns") and of_market(players(4), walk, "columns")[-1] == told


def test_the_chosen_order_is_told_with_the_quotations() -> None:
    state = _undecided(front=FRONT)
    go_on(state)
    state, told = play(state, NextColumn(RED))
    walk = market(walks(beat(state, told)))
    assert walk.steps == ("quotations", "best")
    assert of_market(players(4), walk, "quotations")[0] == "Łucja chooses this order: red and blue."


def test_a_marker_at_the_end_of_its_track_is_told() -> None:
    standing = {f"row {3 - i} {name}": [(EMMA, 4 - i)] for i, name in enumerate(("red", "blue", "green"))}
    state = counting(4, standing)
    state.public.quotes = (8, 8, 1, 15)
    walk = market(walks(beat(state, go_on(state))))
    assert [line.split()[0] for line in of_market(players(4), walk, "quotations")[1:]] == ["Red", "Yellow"]


def test_the_neutral_player_as_best_bidder_raises_a_colour() -> None:
    state = counting(2, {"row 2 blue": [(NEUTRAL, 3)], "row 3 green": [(EMMA, 1)]})
    go_on_told = go_on(state)
    if state.public.task == "column":
        state, go_on_told = play(state, NextColumn(2))
    walk = market(walks(beat(state, go_on_told)))
    told = of_market(players(2), walk, "best")
    assert told[1] == "The neutral player raises the colour it owns most of."
    assert walk.raised is not None and told[2].startswith(("Blue: +1", "Green: +1", "Yellow: +1", "Red: +1"))


# ---------------------------------------------------------------------- the end (4, 7)
def _final(name: str) -> FinalSequence:
    return next(walk for told in beats(name) for walk in walks(told) if isinstance(walk, FinalSequence))


@pytest.mark.parametrize("name", ["two", "three-favour-express", "four"])
def test_the_points_of_the_end_add_up(name: str) -> None:
    walk = _final(name)
    played = beats(name)[-1].view.public.points
    lines = finished(f"ys/{name}").result().lines
    for seat, points in enumerate(lines):
        assert walk.before(seat) == next(line.points for line in points if line.key == "score.play")
        assert walk.before(seat) + sum(step.points[seat] for step in walk.steps) == played[seat]


def test_the_colours_come_by_value_then_black_gems_then_the_throne_room() -> None:
    walk = _final("four-favour")
    assert [type(step) for step in walk.steps] == [GemsScored] * 4 + [BlackScored, ThroneScored]
    assert [step.rank for step in walk.steps if isinstance(step, GemsScored)] == [0, 1, 2, 3]


def test_ties_for_gems_and_in_the_throne_room_are_told_with_what_each_gets() -> None:
    walk, who = _final("four-favour"), players(4)
    now = walk.now
    gems = GemsScored(0, BLUE, (3, 3, 1, 0), (18, 18, 12, 0))
    throne = ThroneScored(((4,), (4,), (1,), (1,)), (9, 9, 1, 1))
    told = of_final(who, FinalSequence(now, (gems, throne)), gems)
    assert "Tie of Emma and Krzysztof: all take the lowest place they share, 18 each." in told
    assert told[-1] == "None of this colour: no points."
    shared = of_final(who, FinalSequence(now, (gems, throne)), throne)
    assert shared[1:] == [
        "Tie of Emma and Krzysztof: they share the points of their places, 9 each.",
        "Tie of Łucja and Bálint: they share the points of their places, 1 each.",
    ]


def test_gems_are_told_with_what_they_bring_and_the_neutral_player_is_last() -> None:
    walk = _final("two")
    told = FinalPicture(players(2), FinalSequence(walk.now, (GemsScored(0, BLUE, (3, 1, 0), (24, 18, 0)), *walk.steps)))
    assert told.told(0)[-1] == (
        "Emma: 3 blue gems, 24 points; Krzysztof: 1 blue gem, 18 points; The neutral player: 0 points"
    )
    assert of_final(players(2), walk, walk.steps[-1])[-1] == "The neutral player cannot win."
