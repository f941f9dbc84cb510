"""The governors' track (sections 4 and 5): both examples of the rules, and its edges."""

import pytest

from game.boxes.maharaja.rules import RULES
from game.boxes.maharaja.rules.moves import LowerGovernor, Plan, TakeGold
from game.boxes.maharaja.rules.rounds import begin_round, lower, lowerable
from game.boxes.maharaja.rules.state import State
from game.boxes.maharaja.rules.tasks import PLAN, TURN
from game.core.finality import is_final
from game.core.rules import Key, Progress
from game.session.dice import Dice
from tests.boxes.maharaja.positions import END, after, disc, legal, opening, planning, play, turn

A, B, C, D, E, F, G = range(7)


def begun(rounds: int, track: tuple[int | None, ...] | None = None) -> State:
    state = opening(4)
    if track:
        state.public.track = track
    for _ in range(rounds):
        begin_round(state, lambda news: None)
    return state


def test_example_a_the_fourth_governor_goes_below_the_second_and_third() -> None:
    public = begun(1).public
    assert public.city == A and public.track[7] == A
    assert lower(public, D) == (C, B)
    assert public.track[:8] == (None, D, B, C, E, F, G, A)
    again = opening(4)
    again.public.track = public.track
    begin_round(again, lambda news: None)
    assert again.public.city == D and again.public.track[8] == D


def test_example_b_moves_count_boxes_and_gaps_mean_nothing() -> None:
    public = begun(1).public
    lower(public, D)
    state = opening(4)
    state.public.track = public.track
    for _ in range(3):
        begin_round(state, lambda news: None)
    track = state.public.track
    assert [city for city in track if city is not None] == [E, F, G, A, D, B, C]
    assert track.index(E) == 4 and track.index(F) == 5 and track.index(C) == 10
    lower(state.public, F)
    assert state.public.track.index(F) == 3 and state.public.track.index(E) == 5 and state.public.track[4] is None
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


def test_one_on_the_first_or_second_box_above_the_arrow_cannot_be_chosen() -> None:
    """[ruling]"""
    assert lowerable(begun(0).public) == [C, D, E, F, G]
    assert lowerable(begun(1).public) == [A, C, D, E, F, G]


def test_the_one_placed_this_round_may_be_lowered() -> None:
    state = turn("governors", "gold")
    assert LowerGovernor(A) in legal(state, LowerGovernor)
    assert after(state, LowerGovernor(A)).public.track[5:8] == (A, F, G)


@pytest.mark.parametrize("twice", [False, True])
def test_the_action_may_be_set_twice(twice: bool) -> None:
    state = after(turn("governors", "governors" if twice else "gold"), LowerGovernor(G))
    assert bool(legal(state, LowerGovernor)) is twice


def test_the_governor_goes_above_the_topmost_one_wherever_that_is() -> None:
    track = (None, A, None, B, C, None, D, E, F, G, None, None, None, None, None, None, None)
    state = begun(1, track)
    assert state.public.city == A and state.public.track.index(A) == 10


def test_a_governor_on_box_10_makes_the_round_the_last() -> None:
    assert not begun(9).public.is_last
    last = begun(10).public
    assert last.track[16] is not None and last.is_last


def test_in_the_short_game_the_eighth_round_is_the_last() -> None:
    state = opening(4, short=True)
    for _ in range(7):
        begin_round(state, lambda news: None)
    assert not state.public.is_last
    begin_round(state, lambda news: None)
    assert state.public.is_last


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
