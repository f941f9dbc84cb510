"""What is known to whom (section 9): others' gold and discs are secret, everything else is public.

That nobody sees what is hidden is asked of all boxes, by `tests/contract`.
"""

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


def test_own_gold_is_seen_and_all_with_open_gold_and_when_the_game_is_over() -> None:
    assert RULES.view(turn(gold=9), Seat(1)).gold == (None, 9, None, None)
    assert RULES.view(turn(gold=9, open_gold=True), None).gold == (9,) * 4
    state = turn(gold=9, seats=2)
    state.public.is_last = True
    assert None not in RULES.view(after(state, END, END), None).gold


def test_whoever_counts_along_knows_the_gold_of_everybody_but_sees_only_the_own() -> None:
    """Everything that is received and paid is public; the program does not tell what could have been counted."""
    view = RULES.view(turn(gold=9), Seat(1))
    assert view.counted == (9,) * 4 and RULES.imagine(view, Dice(3)).gold == (9,) * 4
    assert RULES.forget(view).counted is None and RULES.view(turn(gold=9), None).counted is None


def test_discs_are_set_secretly_by_everybody_at_once_and_revealed_at_their_owners_turns() -> None:
    state, set_by = planning(3), []
    for seat, action in ((1, "quarry"), (2, "move"), (0, "gold")):
        set_by.append(RULES.to_act(state))
        state, news = secretly(state, seat, Plan(*disc(action, action)))
        for viewer in (0, 1, 2):
            heard = visible_events(news, Seat(viewer))
            assert events(heard, Planned)
            assert events(heard, DiscSet) == [DiscSet(Seat(seat), disc(action, action))] * (viewer == seat)
    assert set_by == [{0, 1, 2}, {0, 2}, {0}]
    assert events(visible_events(news, None), TurnBegun) == [TurnBegun(Seat(0), disc("gold", "gold"), 0, 0)]
    assert RULES.view(state, Seat(0)).discs == (None,) * 3, "taken back as the turn begins"
    assert RULES.view(state, Seat(2)).discs == (None, None, disc("move", "move"))


def test_who_has_set_a_disc_is_seen_but_not_in_which_order() -> None:
    """Section 4: all plan at once."""
    state = planning(4)
    for seat in (2, 0, 3):
        state, _ = play(state, Plan(0, 0), seat=seat)
    assert state.public.planned == (0, 2, 3)
    state, _ = play(state, Plan(0, 0), seat=1)
    assert state.public.planned == ()


@pytest.mark.parametrize("viewer", [None, *map(Seat, range(3))])
def test_whoever_has_not_planned_is_believed_to_have_no_disc(viewer: Seat | None) -> None:
    state, _ = secretly(planning(3), 1, Plan(0, 0))
    world = RULES.imagine(RULES.view(state, viewer), Dice(1))
    assert [each is not None for each in world.discs] == [False, True, False]


def test_plans_and_gold_of_others_are_imagined_in_many_ways() -> None:
    state, _ = secretly(planning(2), 1, Plan(0, 0))
    worlds = [RULES.imagine(RULES.forget(RULES.view(state, Seat(0))), Dice(seed)) for seed in range(30)]
    assert len({world.discs[1] for world in worlds}) > 10 and len({world.gold[1] for world in worlds}) > 10
    assert {world.gold[0] for world in worlds} == {15}
