"""What is known to whom (section 9): others' gold and discs are secret, everything else is public."""

import pytest

from game.boxes.maharaja.rules import RULES
from game.boxes.maharaja.rules.events import DiscSet, Planned, TurnBegun
from game.boxes.maharaja.rules.moves import Plan
from game.boxes.maharaja.rules.state import State
from game.core.rules import Seat, step, visible_events
from game.session.dice import Dice
from tests.boxes.maharaja.positions import END, after, disc, events, planning, play, turn


def secretly(state: State, seat: int, move: Plan) -> tuple[State, tuple[object, ...]]:
    done = step(RULES, state, Seat(seat), move, Dice(0))
    return done.state, done.events


def test_own_gold_is_always_seen_others_never() -> None:
    state = turn(gold=9)
    assert RULES.view(state, Seat(1)).gold == (None, 9, None, None)
    assert RULES.view(state, None).gold == (None,) * 4


def test_all_gold_is_seen_with_open_gold_and_when_the_game_is_over() -> None:
    assert RULES.view(turn(gold=9, open_gold=True), None).gold == (9,) * 4
    state = turn(gold=9, seats=2)
    state.public.is_last = True
    assert RULES.view(after(state, END, END), None).gold != (None, None)


def test_discs_are_set_secretly_by_everybody_at_once() -> None:
    state = planning(3)
    assert RULES.to_act(state) == {0, 1, 2}
    state, news = secretly(state, 1, Plan(*disc("palace", "gold")))
    assert RULES.to_act(state) == {0, 2}
    assert events(visible_events(news, Seat(0)), Planned) and not events(visible_events(news, Seat(0)), DiscSet)
    assert events(visible_events(news, Seat(1)), DiscSet) == [DiscSet(Seat(1), disc("palace", "gold"))]
    assert RULES.view(state, Seat(1)).discs[1] == disc("palace", "gold")
    assert RULES.view(state, Seat(0)).discs == (None,) * 3 and RULES.view(state, None).discs == (None,) * 3


def test_who_has_set_a_disc_is_seen_but_not_in_which_order() -> None:
    """Section 4: all plan at once."""
    state = planning(4)
    for seat in (2, 0, 3):
        state, _ = play(state, Plan(0, 0), seat=seat)
    assert state.public.planned == (0, 2, 3)
    state, _ = play(state, Plan(0, 0), seat=1)
    assert state.public.planned == ()


def test_a_disc_is_revealed_at_its_owners_turn_and_not_before() -> None:
    state = planning(3)
    for seat, action in enumerate(("gold", "quarry", "move")):
        state, news = secretly(state, seat, Plan(*disc(action, action)))
    assert events(visible_events(news, None), TurnBegun) == [TurnBegun(Seat(0), disc("gold", "gold"), 0, 0)]
    for viewer in (None, Seat(0)):
        assert RULES.view(state, viewer).discs == (None,) * 3
    assert RULES.view(state, Seat(2)).discs == (None, None, disc("move", "move"))


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_whoever_has_not_planned_is_believed_to_have_no_disc(seat: int) -> None:
    state, _ = secretly(planning(3), 1, Plan(0, 0))
    for viewer in (None, Seat(seat)):
        world = RULES.imagine(RULES.view(state, viewer), Dice(1))
        assert [each is not None for each in world.discs] == [False, True, False]


def test_plans_and_gold_of_others_are_imagined_in_many_ways() -> None:
    state, _ = secretly(planning(2), 1, Plan(0, 0))
    worlds = [RULES.imagine(RULES.forget(RULES.view(state, Seat(0))), Dice(seed)) for seed in range(30)]
    assert len({world.discs[1] for world in worlds}) > 10 and len({world.gold[1] for world in worlds}) > 10
    assert {world.gold[0] for world in worlds} == {15}


def test_whoever_counts_along_knows_the_gold_of_everybody_but_sees_only_the_own() -> None:
    """Everything that is received and paid is public; the program does not tell what could have been counted."""
    view = RULES.view(turn(gold=9), Seat(1))
    assert view.counted == (9,) * 4 and view.gold == (None, 9, None, None)
    assert RULES.imagine(view, Dice(3)).gold == (9,) * 4
    assert RULES.forget(view).counted is None and RULES.view(turn(gold=9), None).counted is None
