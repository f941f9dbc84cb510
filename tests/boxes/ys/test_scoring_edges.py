"""Counting and the final scoring (sections 3, 4 and 7), where a rule has its bounds."""

from game.boxes.ys.rules import RULES
from game.boxes.ys.rules.events import TurnEnded
from game.boxes.ys.rules.final import final_gems
from game.boxes.ys.rules.moves import MoveQuote, NextColumn
from game.boxes.ys.rules.public import Broker
from game.boxes.ys.rules.ranking import strength
from game.boxes.ys.rules.steps import EndTurn
from game.core.rules import Seat, step
from game.session.dice import Dice
from tests.boxes.ys.positions import BLUE, after, counting, go_on, opening


def test_the_points_of_a_gem_by_the_rank_of_its_colour_and_the_place_of_the_player() -> None:
    """Section 4: each colour pays less than the dearer one before it."""
    public = opening(4).public
    public.gems = ((4, 4, 4, 4, 0), (3, 3, 3, 3, 0), (2, 2, 2, 2, 0), (1, 1, 1, 1, 0))
    public.quotes = (9, 8, 7, 6)
    assert [scored.points for scored in final_gems(public)] == [
        (24, 18, 12, 6),
        (20, 15, 10, 5),
        (16, 12, 8, 4),
        (12, 9, 6, 3),
    ]


def test_everybody_looks_at_the_counted_market_before_the_brokers_go_home() -> None:
    """Section 3.4."""
    state = counting(4, {"row 1 blue": [(0, 4)]}, front=((1,), (), (), ()), stalls=(BLUE, BLUE, BLUE))
    go_on(state)
    state = after(state, NextColumn(1), NextColumn(2))
    done = step(RULES, state, Seat(0), MoveQuote(BLUE, 1), Dice(0))
    told, then = done.pauses[0]
    assert isinstance(done.events[told], TurnEnded)
    assert len(then.public.brokers) == 1 and then.public.front[0] == (1,) and not done.state.public.brokers


def test_a_marked_broker_counts_5_whatever_it_is() -> None:
    """Section 6, Soldier."""
    assert [strength(Broker(0, 0, Seat(0), 0, value, marked=True)) for value in (0, 4, None)] == [5, 5, 5]


def test_before_the_end_all_points_are_from_the_game_itself() -> None:
    """Section 4: gems, black gems and the throne room are scored at the end only."""
    state = opening(3, favour=True)
    state.public.points, state.public.gems = (7, 0, 0), ((3, 0, 0, 0, 4), (0,) * 5, (0,) * 5)
    lines = RULES.result(state).lines[0]
    assert [(line.key, line.points) for line in lines] == [
        ("score.play", 7),
        ("score.blue", 0),
        ("score.green", 0),
        ("score.yellow", 0),
        ("score.red", 0),
        ("score.black", 0),
        ("score.throne", 0),
    ]


def test_the_throne_room_is_told_apart_in_the_result() -> None:
    """Section 7: 12 points for the highest sum."""
    state = opening(3, favour=True)
    state.public.throne, state.hidden = ((1,), (2,), (3,)), ((1, 4), (2, 2), (3, 0))
    state.public.round, state.public.agenda = 4, (EndTurn(),)
    go_on(state)
    throne = [line.points for seat in RULES.result(state).lines for line in seat if line.key == "score.throne"]
    assert throne == [12, 7, 3]


def test_the_neutral_player_has_no_place_in_the_result() -> None:
    """Section 7."""
    assert len(RULES.result(opening(2)).totals) == 2
