"""The cheap way to play on: legal, and as good a judge of places in the city as the brain itself."""

from itertools import pairwise
from typing import Any

import pytest

from game.boxes.ys.brain import BRAIN, POLICY
from game.boxes.ys.brain.baseline import FROZEN, HAND
from game.boxes.ys.brain.deciding import after, goes_by_lead
from game.boxes.ys.brain.greedy import ranked
from game.boxes.ys.brain.places import worths
from game.boxes.ys.rules import RULES
from game.boxes.ys.rules.board import is_market
from game.boxes.ys.rules.legal import placings
from game.boxes.ys.rules.moves import Place, PlaceNeutral
from game.boxes.ys.rules.tasks import PLACE
from game.core.rules import Seat, no_listener
from game.session.dice import Dice
from tests.ai.positions import positions
from tests.boxes.ys.positions import placing

EVALUATOR = BRAIN.evaluators["learned"]
GAMES: list[tuple[int, dict[str, Any]]] = [
    (2, {}),
    (3, {"express": True}),
    (4, {"all_open": True}),
    (4, {"favour": True}),
]


@pytest.mark.parametrize(("seats", "options"), GAMES, ids=str)
def test_what_it_does_next_is_legal_and_the_world_is_left_alone(seats: int, options: dict[str, Any]) -> None:
    for number, (world, seat) in enumerate(positions("ys", seats, seed=seats, every=4, options=options)):
        before, state = RULES.view(world, seat), world.copy()
        plan = POLICY(world, seat)
        assert RULES.view(world, seat) == before
        for move in plan:
            assert move in RULES.legal(state, seat)
            RULES.apply(state, seat, move, Dice(number), no_listener)


def test_a_pair_is_placed_in_two_quarters_or_squares_one_broker_face_up() -> None:
    world = placing(4)
    first, second = POLICY(world, Seat(world.public.acting))
    assert isinstance(first, Place) and isinstance(second, Place)
    assert first.is_up != second.is_up
    assert first.place != second.place


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_places_of_the_city_differ_as_the_evaluator_says(seats: int) -> None:
    """Nothing but its regions changes with the place of a broker there: not the columns, not what is left."""
    for world, seat in positions("ys", seats, seed=seats, every=9):
        if world.public.task != PLACE:
            continue
        row = placings(world, seat).rows[0]
        city = [row[place] for place in placings(world, seat).places if not is_market(place)]
        found = ranked(EVALUATOR, world, seat, [city])
        for (worth, (move,)), (other_worth, (other,)) in pairwise(found):
            really = EVALUATOR(after(world, seat, move), seat) - EVALUATOR(after(world, seat, other), seat)
            assert worth - other_worth == pytest.approx(really, abs=1e-6)


@pytest.mark.parametrize(("seats", "options"), GAMES, ids=str)
def test_places_compared_by_their_regions_are_worth_what_each_is_by_itself(seats: int, options: dict[str, Any]) -> None:
    """In the city and in the market, for one's own brokers and the neutral player's."""
    for world, seat in positions("ys", seats, seed=9, every=17, options=options):
        moves = [move for move in RULES.legal(world, seat) if isinstance(move, Place | PlaceNeutral)]
        found = worths(EVALUATOR, after, world, seat, moves)
        assert found == pytest.approx([EVALUATOR(after(world, seat, move), seat) for move in moves], abs=1e-6)


def test_only_who_goes_by_the_lead_compares_places_by_their_regions() -> None:
    assert goes_by_lead(HAND)
    assert not goes_by_lead(FROZEN)
