"""The search for plans and what may be taken over from one search to the next; how everybody plays on, cheaply."""

import random

import pytest

from game.ai.dice import Dice
from game.boxes.maharaja.about import ABOUT
from game.boxes.maharaja.brain import BRAIN, GUIDE
from game.boxes.maharaja.brain.laid import Laid
from game.boxes.maharaja.brain.planning import Planner
from game.boxes.maharaja.rules import RULES
from game.boxes.maharaja.rules.moves import Travel
from game.boxes.maharaja.rules.state import State
from game.boxes.maharaja.rules.tasks import PLAN, SET_DOWN, TURN
from game.core.rules import Seat, no_listener
from tests.ai.positions import positions
from tests.boxes.maharaja.plain_planner import PlainPlanner

LEARNED = BRAIN.evaluators["learned"]
ADVANCED = {"yogi": True, "auction": True, "homes": True, "several": True}


def start(options: dict[str, bool]) -> State:
    """Returns a new game of three."""
    defaults = {option.key: option.default for option in ABOUT.options}
    return RULES.setup(3, defaults | options, Dice(5))


def moved(state: State, seat: Seat, dice: random.Random) -> State | None:
    """Returns a position after one of the journeys that a seat could make, None if there is none."""
    journeys = [move for move in RULES.legal(state, seat) if isinstance(move, Travel)]
    if not journeys:
        return None
    after = state.copy()
    RULES.apply(after, seat, dice.choice(journeys), Dice(1), no_listener)
    return after


@pytest.mark.parametrize(
    ("options", "seats", "level"), [({}, 2, "casual"), ({}, 5, "random"), (ADVANCED, 3, "random")], ids=str
)
def test_whatever_it_keeps_the_planner_finds_what_its_slow_twin_does(
    options: dict[str, bool], seats: int, level: str, every: int = 23
) -> None:
    """The same drafts in the same order, worth the same to the last bit."""
    looked = 0
    for state, seat in positions("maharaja", seats, seed=7, every=every, options=options, level=level):
        task, beam = state.public.task, looked % 5
        if task == PLAN:
            assert Planner(seat, LEARNED, beam).discs(state) == PlainPlanner(seat, LEARNED, beam).discs(state)
        elif task in (TURN, SET_DOWN):
            assert Planner(seat, LEARNED, beam).turns(state) == PlainPlanner(seat, LEARNED, beam).turns(state)
        looked += task in (PLAN, TURN, SET_DOWN)
    assert looked >= 5


def test_a_second_search_that_knows_the_first_finds_what_one_anew_would() -> None:
    dice, looked = random.Random(4), 0
    for state, seat in positions("maharaja", 4, seed=3, every=9, options={}, level="random"):
        if state.public.task != TURN or (after := moved(state, seat, dice)) is None:
            continue
        knowing = Planner(seat, LEARNED, 2)
        knowing.turns(state)
        assert knowing.turns(after) == Planner(seat, LEARNED, 2).turns(after)
        looked += 1
    assert looked >= 10


def test_plans_that_are_kept_are_those_that_would_be_laid(options: dict[str, bool] = ADVANCED) -> None:
    """Asked again after every position, with whatever discs the others have set and however the game went on."""
    laid, asked = Laid(LEARNED, disc_beam=0, turn_beam=1), list[tuple[State, Seat, object]]()
    for state, seat in positions("maharaja", 4, seed=9, every=11, options=options):
        if state.public.task == PLAN:
            asked.append((state, seat, Planner(seat, LEARNED, 0).discs(state)))
            assert laid.discs(state.copy(), seat) == asked[-1][2]
        elif state.public.task in (TURN, SET_DOWN):
            asked.append((state, seat, Planner(seat, LEARNED, 1).turns(state)))
            assert laid.turns(state.copy(), seat) == asked[-1][2]
    assert len(asked) >= 5
    for state, seat, drafts in asked:
        plans = laid.discs if state.public.task == PLAN else laid.turns
        other = State(state.public.copy(), state.gold, ((8, 8),) * 4)
        assert plans(other, seat) == drafts


def test_whoever_follows_the_policy_plays_whole_games(options: dict[str, bool] = ADVANCED) -> None:
    """Plans begin with a legal move and, as long as nobody else decides, go on with legal ones."""
    follow = GUIDE.policy
    state, decisions = start(options), 0
    while acting := RULES.to_act(state):
        seat = min(acting)
        decisions += 1
        for i, move in enumerate(follow(state, seat)):
            if i and (seat not in RULES.to_act(state) or state.public.task != TURN):
                break
            assert move in RULES.legal(state, seat)
            RULES.apply(state, seat, move, Dice(1), no_listener)
    assert sum(row.count(owner) for row in state.public.sites for owner in range(3)) >= 6
    assert decisions < 400
