"""Where computer players place brokers, and what they believe that rivals have bid."""

from collections import Counter
from typing import Any

import pytest

from game.ai.brain import Draft, Evaluator
from game.ai.dice import Dice
from game.ai.personality import inclined
from game.boxes.ys.brain import BRAIN, GUIDE
from game.boxes.ys.brain.after import after
from game.boxes.ys.brain.bids import MIXED
from game.boxes.ys.brain.contests import NOTHING, hopes
from game.boxes.ys.brain.guessing import guess
from game.boxes.ys.brain.races import Race
from game.boxes.ys.rules import RULES
from game.boxes.ys.rules.components import is_market
from game.boxes.ys.rules.moves import Bid, Place, PlaceNeutral
from game.boxes.ys.rules.state import State
from game.boxes.ys.rules.steps import BID, NEUTRAL, PLACE
from game.core.rules import Seat, no_listener
from tests.ai.positions import positions
from tests.boxes.ys.positions import opening, placing

EVALUATOR = BRAIN.evaluators["learned"]
GAMES: list[tuple[int, dict[str, Any]]] = [
    (2, {}),
    (3, {"express": True}),
    (4, {"all_open": True}),
    (4, {"favour": True}),
]
_WHIM = 0.3
"""How much it may please to bluff."""
_SURPRISE = 0.15
"""How much it may please what one broker that is shown tells about hidden ones."""
_COLUMNS = 0.8
"""How much it may change the prizes of a turn that a column moves a quotation: that is left out."""


@pytest.mark.parametrize(("seats", "options"), GAMES, ids=str)
def test_what_it_plays_on_with_is_legal_and_the_world_is_left_alone(seats: int, options: dict[str, Any]) -> None:
    for number, (world, seat) in enumerate(positions("ys", seats, seed=seats, every=4, options=options)):
        before, state = RULES.view(world, seat), world.copy()
        plan = GUIDE.policy(world, seat)
        assert RULES.view(world, seat) == before
        for move in plan:
            assert move in RULES.legal(state, seat)
            RULES.apply(state, seat, move, Dice(number), no_listener)


@pytest.mark.parametrize(("name", "seats", "options"), [("learned", *game) for game in GAMES] + [("baseline", 2, {})])
def test_plans_for_brokers_are_worth_what_the_evaluator_says(name: str, seats: int, options: dict[str, Any]) -> None:
    """In the city and in the market, for one's own brokers and the neutral player's."""
    evaluator = BRAIN.evaluators[name]
    for world, seat in positions("ys", seats, seed=9, every=13, options=options):
        if world.public.task not in (PLACE, NEUTRAL):
            continue
        for worth, plan in BRAIN.plans(world, seat, evaluator, 4):
            if isinstance(plan[0], Place | PlaceNeutral):
                unsure = _WHIM * (len(plan) > 1) + _COLUMNS * sum(is_market(move.place) for move in plan)
                assert worth == pytest.approx(reached(evaluator, world, seat, plan), abs=unsure + _SURPRISE)


def reached(evaluator: Evaluator, world: State, seat: Seat, plan: tuple[Any, ...]) -> float:
    """Returns what the position is worth after the moves of a plan."""
    for move in plan:
        world = after(world, seat, move)
    return evaluator(world, seat)


@pytest.mark.parametrize("seats", [2, 4])
def test_no_place_for_a_second_broker_is_better_than_the_best_plan(seats: int) -> None:
    """Every place is tried by itself: the slow twin."""
    for world, seat in positions("ys", seats, seed=5, every=37):
        if world.public.task == PLACE and world.public.go:
            best, _ = max(BRAIN.plans(world, seat, EVALUATOR, 4), key=lambda draft: draft[0])
            moves = [move for move in RULES.legal(world, seat) if isinstance(move, Place)]
            assert best >= max(EVALUATOR(after(world, seat, move), seat) for move in moves) - _COLUMNS


def test_the_best_plans_begin_with_different_brokers() -> None:
    world = placing(4)
    plans = [plan for _, plan in BRAIN.plans(world, Seat(world.public.acting), EVALUATOR, 4)]
    assert len({plan[0] for plan in plans[:3]}) == 3
    assert all(first.is_up != other.is_up and first.place != other.place for first, other in plans)


@pytest.mark.parametrize("is_inclined", [True, False])
def test_a_taste_chooses_among_many_plans(is_inclined: bool) -> None:
    """Whether it is told apart from the evaluator, so that worths come cheap, or not."""
    world = placing(3)
    seat = Seat(world.public.acting)

    def shown(liking: float) -> int:
        """Returns the value that somebody shows who likes that, or dislikes it."""

        def taste(state: State, seat: Seat) -> float:
            return liking * sum(broker.value or 0 for broker in state.public.brokers if broker.party == seat)

        def both(state: State, seat: Seat) -> float:
            return EVALUATOR(state, seat) + taste(state, seat)

        evaluator = inclined(RULES, EVALUATOR, taste, seat) if is_inclined else both
        _, plan = max(BRAIN.plans(world, seat, evaluator, 4), key=worth_of)
        return sum(move.value for move in plan if move.is_up)

    assert shown(-1.5) == 0 < shown(1.5)


def worth_of(draft: Draft) -> float:
    """Returns what a plan is worth."""
    return draft[0]


@pytest.mark.parametrize("prizes", [((3.0,), (2.0,), (4.0,)), ((6.0, 2.0, 0.0), (5.0, 3.0, 0.0), (4.0, 1.0, 0.0))])
@pytest.mark.parametrize("party", [0, 1, 2])
def test_a_broker_more_brings_what_the_contest_is_worth_then(prizes: tuple[tuple[float, ...], ...], party: int) -> None:
    row, left, ties, rates = (NOTHING, (1, 3.0, 0.0), (2, 4.5, 1.5)), (4, 6, 2), (0, 1, 2), (1.0, -1.0, 0.0)
    race = Race(row, left, ties, 0.1, prizes, party, rates)

    def worth(standings: tuple[tuple[int, float, float], ...]) -> float:
        found = hopes(standings, left, ties, 0.1, prizes)
        return sum(rate * points for rate, points in zip(rates, found, strict=True))

    for value in range(5):
        number, mean, variance = row[party]
        joined = (*row[:party], (number + 1, mean + value, variance), *row[party + 1 :])
        assert race.gain(value) == pytest.approx(worth(joined) - worth(row), abs=1e-9)


def guessed(state: State, seat: Seat, seed: int) -> State:
    """Returns an imagined world of a seat, the others' bids guessed."""
    dice = Dice(seed)
    return guess(RULES.imagine(RULES.forget(RULES.view(state, seat)), dice), seat, dice)


@pytest.mark.parametrize("seats", [2, 4])
def test_all_others_have_bid_and_the_bidding_ends_with_ones_own(seats: int) -> None:
    for state, seat in positions("ys", seats, seed=6, every=1):
        if state.public.task != BID:
            continue
        world = guessed(state, seat, seed=seat)
        assert RULES.to_act(world) == {seat}
        for rival in range(seats):
            if rival != seat:
                bid = world.bids[rival]
                assert bid is not None
                assert sorted((*world.screens[rival], *bid)) == sorted(
                    (*state.screens[rival], *(state.bids[rival] or ()))
                )
        RULES.apply(world, seat, RULES.legal(world, seat)[0], Dice(1), no_listener)
        assert world.public.task != BID


def test_a_bid_that_is_set_already_is_not_known() -> None:
    """In the first turn all that a rival may hold is known, but not what it has bid."""
    state = opening(2, 4)
    RULES.apply(state, Seat(1), Bid(4, 4), Dice(1), no_listener)
    found = {sum(guessed(state, Seat(0), seed).bids[1] or ()) for seed in range(40)}
    assert len(found) > 4


def test_rivals_of_whom_nothing_is_known_bid_most_what_is_bid_most() -> None:
    state = opening(4, 4)
    found = Counter(sum(guessed(state, Seat(0), seed).bids[1] or ()) for seed in range(60))
    assert found.most_common(1)[0][0] == max(range(9), key=MIXED[4].__getitem__)


def test_where_nobody_bids_nothing_is_guessed() -> None:
    state = placing(3)
    assert guess(state.copy(), Seat(0), Dice(1)) == state
