"""The governors' track (sections 4 and 5): both examples of the rules, and its edges."""

import pytest

from game.boxes.maharaja.rules import RULES
from game.boxes.maharaja.rules.moves import LowerGovernor, Plan, TakeGold
from game.boxes.maharaja.rules.rounds import begin_round, lower, lowerable
from game.boxes.maharaja.rules.state import State
from game.boxes.maharaja.rules.view import PLAN, TURN
from game.core.rules import Key, Progress, is_final
from game.session.dice import Dice
from tests.boxes.maharaja.positions import END, after, disc, legal, opening, planning, play, turn

A, B, C, D, E, F, G = range(7)


def begun(rounds: int, track: tuple[int | None, ...] | None = None, **options: bool) -> State:
    """Returns a game in which so many rounds have begun, with the governors as at the start or on this track."""
    state = opening(4, **options)
    state.public.track = track or state.public.track
    for _ in range(rounds):
        begin_round(state, lambda news: None)
    return state


def test_the_examples_one_goes_below_the_second_and_third_and_gaps_mean_nothing() -> None:
    first = begun(1).public
    assert first.city == A and first.track[7] == A
    assert lower(first, D) == (C, B)
    assert first.track[:8] == (None, D, B, C, E, F, G, A)
    second = begun(1, first.track).public
    assert second.city == D and second.track[8] == D
    state = begun(3, first.track)
    assert [city for city in state.public.track if city is not None] == [E, F, G, A, D, B, C]
    assert [state.public.track.index(city) for city in (E, F, C)] == [4, 5, 10]
    lower(state.public, F)
    assert state.public.track[3:6] == (F, None, E)
    begin_round(state, lambda news: None)
    assert state.public.city == F and state.public.track.index(F) == 11
    begin_round(state, lambda news: None)
    assert state.public.city == E


def test_whoever_chooses_the_last_character_is_asked_first_for_then_all_plan() -> None:
    """That seat among the others: it goes on deciding, but nothing can be taken back any more (4)."""
    state = before = opening(3)
    while state.public.task != PLAN:
        before, seat = state, state.public.acting
        move = RULES.legal(state, seat)[0]
        state = after(state, move)
    assert RULES.to_act(state) == {0, 1, 2}
    assert is_final(RULES, RULES.view(before, seat), seat, move, Dice(1, "worlds"))


def test_one_on_the_first_or_second_box_above_the_arrow_cannot_be_chosen_the_one_placed_this_round_can() -> None:
    """[ruling]"""
    assert lowerable(begun(0).public) == [C, D, E, F, G]
    assert lowerable(begun(1).public) == [A, C, D, E, F, G]
    assert after(turn("governors", "gold"), LowerGovernor(A)).public.track[5:8] == (A, F, G)


def test_the_governor_goes_above_the_topmost_one_wherever_that_is() -> None:
    state = begun(1, (None, A, None, B, C, None, D, E, F, G, *(None,) * 7))
    assert state.public.city == A and state.public.track.index(A) == 10


@pytest.mark.parametrize(("last", "short"), [(10, False), (8, True)])
def test_a_governor_on_box_10_or_the_eighth_round_of_the_short_game_makes_the_round_the_last(
    last: int, short: bool
) -> None:
    assert not begun(last - 1, short=short).public.is_last
    state = begun(last, short=short)
    assert state.public.is_last and (state.public.track[16] is None) is short


def height(state: State) -> tuple[int, int]:
    """Returns how high the governors stand together, and the topmost of them."""
    boxes = [box for box, city in enumerate(state.public.track) if city is not None]
    return sum(boxes), boxes[-1]


def test_the_tenth_round_is_the_last_though_no_governor_stands_on_box_10() -> None:
    """[ruling] Two players who plan Governors twice every round would hold the track below box 10 for ever (7)."""
    state = planning(2)
    governors = disc("governors", "governors")
    while not state.public.is_over:
        assert state.public.round <= 10
        for seat in range(2):
            state, _ = play(state, Plan(*governors), seat=seat)
        while state.public.task == TURN:
            state = min(
                (after(state, move) for move in legal(state, LowerGovernor)), key=height, default=after(state, END)
            )
    assert state.public.round == 10 and state.public.track[16] is None
    assert RULES.result(state).reason == "end.tenth_round"


def test_a_governor_on_box_10_that_is_lowered_over_a_gap_does_not_turn_the_game_into_a_short_one() -> None:
    state = turn("governors", "gold", seats=2)
    state.public.round, state.public.is_last = 10, True
    state.public.track = (*(None,) * 9, A, B, C, D, E, F, None, G)
    state = after(state, LowerGovernor(G), TakeGold(), END)
    while not state.public.is_over:
        state = after(state, END)
    assert state.public.track[16] is None
    assert RULES.result(state).reason == "end.tenth_round"


def test_a_game_of_older_rules_beyond_round_10_ends_with_the_round_it_is_in() -> None:
    """Such a save goes on by its snapshot (7)."""
    state = turn(seats=2)
    state.public.round = 12
    assert RULES.progress(RULES.view(state, None)) == Progress(Key("progress.last_round"), 12)
    assert after(state, TakeGold(), TakeGold(), END, END).public.is_over
