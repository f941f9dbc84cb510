"""The end of the game (section 4), the king's favour (section 7), and where scoring has its bounds (3, 4, 6, 7)."""

import pytest

from game.boxes.ys.rules import RULES
from game.boxes.ys.rules.events import FavourChosen, FavourSet, FavoursSent, GameEnded, ThroneScored, TurnEnded
from game.boxes.ys.rules.moves import Favour, MoveQuote, NextColumn
from game.boxes.ys.rules.ranking import strength
from game.boxes.ys.rules.scoring import BLACK_POINTS, final_gems, throne_points
from game.boxes.ys.rules.state import State
from game.boxes.ys.rules.steps import FAVOUR, CollectFavours, EndTurn
from game.boxes.ys.rules.view import Broker, Gems
from game.core.rules import Seat, step, visible_events
from game.session.dice import Dice
from tests.boxes.playing import shows
from tests.boxes.ys.positions import BLUE, GREEN, RED, YELLOW, counted, counting, events, go_on, opening, play


def owning(*gems: Gems, quotes: tuple[int, int, int, int] = (10, 8, 8, 9)) -> State:
    """Returns a game in which seats, or the two of them and the neutral player, have these gems."""
    state = opening(2 if len(gems) == 3 else 4)
    state.public.gems, state.public.quotes = gems, quotes
    return state


def blue(number: int) -> Gems:
    return number, 0, 0, 0, 0


def ended(state: State) -> list[object]:
    state.public.round, state.public.agenda = 4, (EndTurn(),)
    return go_on(state)


# ---------------------------------------------------------------------- gems
@pytest.mark.parametrize(
    ("gems", "points"),
    [
        ((6, 5, 5, 3), (24, 12, 12, 6)),
        ((4, 3, 2, 1), (24, 18, 12, 6)),
        ((2, 2, 2, 0), (12, 12, 12, 0)),
        ((0, 0, 0, 0), (0, 0, 0, 0)),
    ],
)
def test_tied_players_take_the_lowest_place_they_share_and_none_gets_nothing(
    gems: tuple[int, ...], points: tuple[int, ...]
) -> None:
    """The first is the example of the source; for three or more a ruling."""
    scored = final_gems(owning(*map(blue, gems)).public)[0]
    assert (scored.colour, scored.points) == (BLUE, points)


@pytest.mark.parametrize(
    ("quotes", "ranked"),
    [((10, 8, 8, 9), [BLUE, RED, GREEN, YELLOW]), ((10, 4, 8, 10), [BLUE, RED, YELLOW, GREEN])],
    ids=["the highest quotation first", "of equal ones the leftmost"],
)
def test_colours_are_ranked_by_quotation(quotes: tuple[int, int, int, int], ranked: list[int]) -> None:
    assert [each.colour for each in final_gems(owning(*map(blue, (1, 0, 0, 0)), quotes=quotes).public)] == ranked


def test_each_colour_pays_less_than_the_dearer_one_before_it() -> None:
    state = owning(*((number,) * 4 + (0,) for number in (4, 3, 2, 1)), quotes=(9, 8, 7, 6))
    paid = [(24, 18, 12, 6), (20, 15, 10, 5), (16, 12, 8, 4), (12, 9, 6, 3)]
    assert [scored.points for scored in final_gems(state.public)] == paid


def test_the_neutral_is_ranked_and_is_paid_like_a_third_for_a_colour_that_it_has_none_of() -> None:
    scored = final_gems(owning(*map(blue, (2, 0, 3))).public)
    assert [each.points for each in scored] == [(18, 0, 24), (0, 0, 10), (0, 0, 8), (0, 0, 6)]


def test_black_gems_and_a_marked_broker_which_counts_5_whatever_it_is() -> None:
    """Section 6, Soldier."""
    assert BLACK_POINTS == (0, 1, 4, 8, 12, 16, 20, 24)
    assert [strength(Broker(0, 0, Seat(0), 0, value, marked=True)) for value in (0, 4, None)] == [5, 5, 5]


# ---------------------------------------------------------------------- the end
def test_after_the_fourth_turn_everything_is_scored_and_nothing_is_left_to_decide() -> None:
    state = owning((1, 0, 0, 0, 9), (0, 0, 0, 0, 2), blue(0), blue(0))
    state.public.points = (1, 2, 3, 4)
    assert events(ended(state), GameEnded)
    shows(state, is_over=True, points=(1 + 24 + 24, 2 + 4, 3, 4))
    assert [line.points for line in RULES.result(state).lines[0]] == [1, 24, 0, 0, 0, 24]
    empty = counting(4, front=((0,), (4,), (1,), (4,)))
    ended(empty)
    assert not RULES.to_act(empty)


@pytest.mark.parametrize(
    ("seats", "points", "gems", "places"),
    [
        (3, (10, 10, 10), ((1, 0, 0, 0, 2), (0, 3, 0, 0, 0), (0, 0, 0, 0, 2)), (1, 1, 3)),
        (2, (10, 12, 90), (blue(0),) * 3, (2, 1)),
    ],
    ids=["then most gems of all kinds, then shared [ruling]", "the neutral player has no place and cannot win"],
)
def test_most_points_win(seats: int, points: tuple[int, ...], gems: tuple[Gems, ...], places: tuple[int, ...]) -> None:
    state = opening(seats)
    state.public.points, state.public.gems = points, gems
    assert RULES.result(state).places == places and len(RULES.result(state).totals) == seats


def test_before_the_end_all_points_are_from_the_game_itself() -> None:
    """Section 4: gems, black gems and the throne room are scored at the end only."""
    state = opening(3, favour=True)
    state.public.points, state.public.gems = (7, 0, 0), ((3, 0, 0, 0, 4), blue(0), blue(0))
    lines = [(line.key.removeprefix("score."), line.points) for line in RULES.result(state).lines[0]]
    assert lines == [("play", 7), *((key, 0) for key in ("blue", "green", "yellow", "red", "black", "throne"))]


def test_everybody_looks_at_the_counted_market_before_the_brokers_go_home() -> None:
    """Section 3.4."""
    moves = NextColumn(1), NextColumn(2)
    state, _ = counted(*moves, brokers={"row 1 blue": [(0, 4)]}, front=((1,), (), (), ()))
    done = step(RULES, state, Seat(0), MoveQuote(BLUE, 1), Dice(0))
    told, then = done.pauses[0]
    assert isinstance(done.events[told], TurnEnded)
    assert len(then.public.brokers) == 1 and then.public.front[0] == (1,) and not done.state.public.brokers


# ---------------------------------------------------------------------- the king's favour
def sending(turn: int = 1) -> State:
    state = opening(3, favour=True)
    public = state.public
    public.round, public.agenda = turn, (CollectFavours(), EndTurn())
    public.front, public.behind = ((0, 1, 4), (2, 3, 3), (1, 1, 1)), (8, 8, 8)
    state.screens = ((0,) * 8, (1,) * 8, (2,) * 8)
    go_on(state)
    return state


def test_all_choose_one_of_the_front_secretly_at_once() -> None:
    state = sending()
    assert state.public.task == FAVOUR and RULES.to_act(state) == {0, 1, 2}
    done = step(RULES, state, Seat(0), Favour(4), Dice(0))
    heard = visible_events(done.events, Seat(1))
    assert events(heard, FavourSet) and not events(heard, FavourChosen)
    assert RULES.view(done.state, Seat(1)).favours == (None, None, None)


@pytest.mark.parametrize(("turn", "spare"), [(1, True), (4, False)])
def test_it_goes_to_the_throne_room_for_good_and_a_2_is_taken_but_in_the_last_turn(turn: int, spare: bool) -> None:
    """That in the fourth turn one is still sent, though no 2 is left, is a ruling."""
    state, told = sending(turn), list[object]()
    for seat, value in enumerate((4, 2, 1)):
        state, more = play(state, Favour(value), seat=seat)
        told += more
    assert events(told, FavoursSent) == [FavoursSent(spare=spare)]
    assert [len(tags) for tags in state.public.throne] == [1, 1, 1]
    if spare:
        assert state.screens[0] == (0,) * 9 + (1, 2) and len(state.screens[1]) == 11
    else:
        assert events(told, ThroneScored)[0].points == (12, 7, 3)


@pytest.mark.parametrize(
    ("sums", "points"),
    [((5, 5, 2), (9, 9, 3)), ((1, 2, 3, 4), (0, 3, 7, 12)), ((0, 0, 0), (7, 7, 7)), ((3, 1, 1, 1), (12, 3, 3, 3))],
)
def test_12_7_3_and_0_ties_share_the_points_rounded_down_sum_0_too(
    sums: tuple[int, ...], points: tuple[int, ...]
) -> None:
    assert throne_points(sums) == points


def test_the_throne_room_is_told_apart_in_the_result() -> None:
    state = opening(3, favour=True)
    state.public.throne, state.hidden = ((1,), (2,), (3,)), ((1, 4), (2, 2), (3, 0))
    ended(state)
    throne = [line.points for seat in RULES.result(state).lines for line in seat if line.key == "score.throne"]
    assert throne == [12, 7, 3]
