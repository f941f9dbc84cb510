"""Scoring the Maharaja's city and the end (sections 6 and 7), where a rule has its bounds."""

import pytest

from game.boxes.maharaja.rules import RULES
from game.boxes.maharaja.rules.events import CityScored
from game.boxes.maharaja.rules.moves import Plan
from game.boxes.maharaja.rules.rounds import lower, progress
from game.boxes.maharaja.rules.tasks import PLAN
from game.core.rules import Key, Progress, Seat, step
from game.session.dice import Dice
from tests.boxes.maharaja.positions import END, LAHORE, after, opening, planning, play, stand, turn


def test_everybody_looks_at_the_scored_city_before_the_next_round_begins() -> None:
    """Section 6: after all turns."""
    state = after(turn(seats=2), END)
    stand(state, "lahore", [1])
    done = step(RULES, state, Seat(1), END, Dice(0))
    ((told, then),) = done.pauses
    assert isinstance(done.events[told - 1], CityScored)
    assert then.public.city == LAHORE and then.public.round == 1 and done.state.public.round == 2


def test_the_seventh_chit_is_still_given() -> None:
    """Section 8, Yogi: there are seven."""
    state = planning(2, (7, 1), yogi=True)
    state.public.chits = (2, 4)
    for seat in (0, 1):
        state, _ = play(state, Plan(0, 0), seat=seat)
    assert after(state, END).public.chits == (3, 4)


def test_who_has_set_a_disc_is_seen_but_not_in_which_order() -> None:
    """Section 4: all plan at once."""
    state = planning(4)
    for seat in (2, 0, 3):
        state, _ = play(state, Plan(0, 0), seat=seat)
    assert state.public.planned == (0, 2, 3)
    state, _ = play(state, Plan(0, 0), seat=1)
    assert state.public.planned == ()


def test_after_the_last_turn_of_a_round_no_turn_is_under_way() -> None:
    """Sections 4 and 6."""
    state = after(turn(seats=2), END, END)
    assert state.public.progress is None and state.public.task == PLAN


def test_the_round_that_is_the_last_by_its_number_is_the_last() -> None:
    """Section 7: the tenth, wherever the governors are."""
    state = turn(seats=2)
    state.public.round, state.public.is_last = 10, False
    assert after(state, END, END).public.is_over


def test_what_a_lowered_governor_passes_goes_up_an_empty_box_does_not() -> None:
    """Section 5: he goes down two boxes, whatever lies there."""
    public = planning(2).public
    public.track = (None, None, None, None, 1, 2, 3, 4, 5, 6, 0, *(None,) * 6)
    assert lower(public, 2) == (1,)
    assert list(public.track[3:6]) == [2, None, 1]


class TestProgress:
    """Sections 7 and 8: ten rounds, or eight in the short game."""

    def test_before_the_first_round_the_table_is_set(self) -> None:
        assert progress(opening().public) == Progress(Key("progress.opening"))

    def test_after_the_end_there_is_none(self) -> None:
        state = turn(seats=2)
        state.public.is_last = True
        assert progress(after(state, END, END).public) is None

    @pytest.mark.parametrize(
        ("number", "is_last", "short", "key"),
        [
            (1, False, False, "round"),
            (9, False, False, "round"),
            (10, False, False, "last_round"),
            (4, True, False, "last_round"),
            (7, False, True, "short_round"),
            (8, False, True, "last_round"),
        ],
    )
    def test_the_last_round_is_named(self, number: int, is_last: bool, short: bool, key: str) -> None:
        public = planning(2, short=short).public
        public.round, public.is_last = number, is_last
        assert progress(public) == Progress(Key(f"progress.{key}"), number)
