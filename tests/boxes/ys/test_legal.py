"""What can be done: steps and moves, free places, and moves that are drawn without a list."""

from typing import get_args, get_type_hints

import pytest

from game.boxes.ys.rules import RULES, codes, components, steps, turn, view
from game.boxes.ys.rules.moves import Look, Move, Place, Play, Refill
from game.boxes.ys.rules.state import State
from game.core import chance, rules
from game.session.dice import Dice
from tests.ai.positions import positions
from tests.boxes.ys.positions import holding, placing

KINDS = set(get_args(steps.Step))


def test_every_kind_of_step_is_saved_and_taken_by_what_takes_its_kind() -> None:
    assert set(turn.TAKERS) == KINDS == {kind for name, kind in codes.CODES.items() if name.startswith("(")}
    for kind, taker in turn.TAKERS.items():
        taken = get_type_hints(taker)["step"]
        assert kind in get_args(taken) if taken == steps.Waiting else taken is kind


def test_every_kind_of_move_is_made_by_what_makes_its_kind() -> None:
    assert {get_type_hints(deed)["move"] for deed in turn.DEEDS.values()} == set(get_args(Move))
    assert all(get_type_hints(deed)["move"] is kind for kind, deed in turn.DEEDS.items())


def plain(public: view.Public, closed: int) -> list[int]:
    taken = {broker.place for broker in public.brokers}
    areas = [place for quarter in public.quarters if quarter != closed for place in components.areas_of(quarter)]
    squares = [components.square(row, column) for row in public.rows for column in range(4)]
    return areas + [place for place in squares if place not in taken]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_free_places_are_those_of_a_plain_search(seats: int) -> None:
    """Two games are asked about in turn: what was kept of one is never told of the other."""
    games = [[state for state, _ in positions("ys", seats, seed=seed, every=3)] for seed in (1, 2)]
    for state in (state for pair in zip(*games, strict=False) for state in pair):
        for closed in (-1, 0, 2, -1):
            assert list(view.free_places(state.public, closed)) == plain(state.public, closed)


def drawn_as_listed(state: State, seat: rules.Seat) -> None:
    """Draws a move by every luck there is."""
    listed = RULES.legal(state, seat)
    assert [RULES.sample(state, seat, chance.Script([number])) for number in range(len(listed))] == list(listed)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_move_is_drawn_by_the_luck_that_would_pick_it(seats: int) -> None:
    for state, seat in positions("ys", seats, seed=3, every=5, options={"favour": seats > 2}):
        drawn_as_listed(state, seat)


def test_brokers_of_the_front_and_looks_are_drawn_too() -> None:
    state, seat, kinds = holding(placing(4), 0, "conjurer", "spy"), rules.Seat(0), set[type]()
    for roll in range(30):
        if state.public.task not in (steps.ASK, steps.PLACE, steps.REFILL):
            break
        seat = min(RULES.to_act(state))
        moves = RULES.legal(state, seat)
        drawn_as_listed(state, seat)
        kinds |= {type(move) for move in moves}
        plays = [move for move in moves if isinstance(move, Play) or (isinstance(move, Place) and move.from_front)]
        RULES.apply(state, seat, (plays or moves)[-1], Dice(roll), rules.no_listener)
    assert {Look, Place, Play, Refill} <= kinds


def test_a_draw_asks_for_luck_once() -> None:
    state = placing(4)
    luck = chance.Recorder(Dice(5))
    RULES.sample(state, rules.Seat(state.public.acting), luck)
    assert len(luck.picks) == 1
