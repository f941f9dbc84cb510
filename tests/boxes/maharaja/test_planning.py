"""What computer players see, believe of others and plan; what is kept of it changes nothing."""

import random
from collections import Counter
from dataclasses import replace
from itertools import product

import pytest

from game.ai.brain import guide
from game.ai.dice import SeededDice
from game.boxes.maharaja.about import ABOUT
from game.boxes.maharaja.brain import BRAIN, GUIDE
from game.boxes.maharaja.brain.planning import Planner
from game.boxes.maharaja.brain.policy import Laid, LikelyDiscs
from game.boxes.maharaja.rules import RULES, actions
from game.boxes.maharaja.rules.actions import Disc
from game.boxes.maharaja.rules.components import VILLAGES
from game.boxes.maharaja.rules.moves import Plan, Travel
from game.boxes.maharaja.rules.scoring import payouts, score_city
from game.boxes.maharaja.rules.state import State
from game.boxes.maharaja.rules.view import PLAN, SET_DOWN, TURN
from game.core.rules import Seat, no_listener
from game.core.values import put
from tests.ai.positions import positions
from tests.boxes.maharaja.plain_brain import PlainPlanner, plain_features
from tests.boxes.maharaja.positions import legal, planning, play, turn
from tests.breadth import wide

LEARNED = BRAIN.evaluators["learned"]
ADVANCED = {"yogi": True, "auction": True, "homes": True, "several": True}
VARIANTS: list[dict[str, bool]] = [{}, {"short": True}, {"neutral": False}, {**ADVANCED, "several": False}, ADVANCED]
some_variants = pytest.mark.parametrize("options", wide([ADVANCED], [*VARIANTS, {"several": True}]), ids=str)


def start(options: dict[str, bool]) -> State:
    defaults = {option.key: option.default for option in ABOUT.options}
    return RULES.setup(3, defaults | options, SeededDice(5))


def moved(state: State, seat: Seat, dice: random.Random) -> State | None:
    """Returns a position after one of the journeys that a seat could make, None if there is none."""
    journeys = [move for move in RULES.legal(state, seat) if isinstance(move, Travel)]
    if not journeys:
        return None
    after = state.copy()
    RULES.apply(after, seat, dice.choice(journeys), SeededDice(1), no_listener)
    return after


@pytest.mark.parametrize(
    ("options", "seats", "level", "every"),
    wide(
        [({}, 2, "casual", 11), ({}, 5, "random", 23), (ADVANCED, 3, "random", 23)],
        product([{}, ADVANCED], [2, 3, 5], ["random", "casual"], [17]),
    ),
    ids=str,
)
def test_whatever_it_keeps_the_planner_finds_what_its_slow_twin_does(
    options: dict[str, bool], seats: int, level: str, every: int
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


def test_a_chit_is_planned_as_the_slow_twin_does() -> None:
    """A third action, whose parts may come between those of the disc (8)."""
    state = turn("house", "gold", seats=3, yogi=True)
    state.public.chits = (1, 0, 0)
    assert Planner(Seat(0), LEARNED, 1).turns(state) == PlainPlanner(Seat(0), LEARNED, 1).turns(state)


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


@some_variants
def test_plans_that_are_kept_are_those_that_would_be_laid(options: dict[str, bool]) -> None:
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


@some_variants
def test_whoever_follows_the_policy_plays_whole_games(options: dict[str, bool]) -> None:
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
            RULES.apply(state, seat, move, SeededDice(1), no_listener)
    assert sum(row.count(owner) for row in state.public.sites for owner in range(3)) >= 6
    assert decisions < 400


@pytest.mark.parametrize(("seats", "options"), [(5, {}), (2, {"short": True, "neutral": True}), (3, ADVANCED)], ids=str)
def test_features_are_those_of_their_slow_twin(options: dict[str, bool], seats: int) -> None:
    """To the last bit, for everybody at the table."""
    looked = 0
    for state, _ in positions("maharaja", seats, seed=13, every=3, options=options):
        for seat in map(Seat, range(seats)):
            assert BRAIN.features(state, seat) == plain_features(state, seat)
        looked += 1
    assert looked > 20


@pytest.mark.parametrize("options", [{}, ADVANCED], ids=["basic", "variants"])
def test_payouts_are_those_of_the_scoring_that_is_told(options: dict[str, bool]) -> None:
    looked = set()
    for state, _ in positions("maharaja", 4, seed=3, every=5, options=options):
        for city in range(7):
            looked.add(payouts(state.public, city))
            assert payouts(state.public, city) == score_city(state.public, city).payouts
    assert len(looked) > 20


GUESS = LikelyDiscs(Laid(BRAIN.evaluators["learned"], disc_beam=0, turn_beam=0))
GOLD_TWICE = (actions.GOLD, actions.GOLD)


def half_planned(disc: Disc = GOLD_TWICE) -> State:
    """Returns a game for three in which seats 0 and 1 have set a disc, seat 1 that one, and seat 2 must."""
    state = planning(3, (1, 2, 3))
    state, _ = play(state, Plan(*GOLD_TWICE), seat=0)
    state, _ = play(state, Plan(*disc), seat=1)
    return state


def guessed(state: State, seat: int, number: int) -> State:
    return GUESS(state.copy(), Seat(seat), SeededDice(number))


def test_only_discs_that_were_set_and_are_of_others_are_guessed() -> None:
    state = half_planned()
    found = guessed(state, 2, 1)
    assert found.discs[2] is None and None not in found.discs[:2]
    state.discs = put(state.discs, 2, (actions.PALACE, actions.PALACE))
    assert guessed(state, 2, 1).discs[2] == (actions.PALACE, actions.PALACE)


def test_who_is_still_to_set_a_disc_has_set_a_likely_one() -> None:
    found = guessed(planning(3, (1, 2, 3)), 1, 1)
    assert RULES.to_act(found) == {1}
    assert found.discs[1] is None and None not in (found.discs[0], found.discs[2])


@pytest.mark.parametrize("several", [False, True])
def test_whoever_was_robbed_just_now_has_set_a_likely_disc(several: bool) -> None:
    """A review asks in that moment what others can expect, and failed."""
    state = half_planned()
    state.public.variants = replace(state.public.variants, several=several)
    state.public.characters = put(state.public.characters, 1, ())
    assert all(guessed(state, 2, number).discs[1] for number in range(8))


def test_it_never_looks_at_what_is_hidden() -> None:
    one, other = half_planned(), half_planned((actions.GOVERNORS, actions.CHARACTER))
    for number in range(4):
        assert guessed(one, 2, number).discs[:2] == guessed(other, 2, number).discs[:2]


def test_better_discs_are_more_likely() -> None:
    state = half_planned()
    discs = Counter(guessed(state, 2, number).discs[1] for number in range(60))
    best = Plan(*next(disc for disc, _ in discs.most_common(1) if disc))
    worst = Plan(*min(discs, key=lambda disc: discs[disc]) or GOLD_TWICE)
    drafts = {plan[0]: worth for worth, plan in BRAIN.plans(state, Seat(1), BRAIN.evaluators["learned"], 0)}
    assert discs[(best.first, best.second)] > 60 / len(drafts) and drafts[best] > drafts[worst]


def test_rollouts_imagine_likely_discs() -> None:
    guess = guide("maharaja").guess
    assert guess is not None
    state = half_planned()
    world = RULES.imagine(RULES.view(state, Seat(2)), SeededDice(1))
    assert guess(world, Seat(2), SeededDice(1)).discs != RULES.imagine(RULES.view(state, Seat(2)), SeededDice(1)).discs


def test_a_journey_after_the_planning_changes_nothing_of_what_was_planned() -> None:
    """Else a computer player could travel to and fro for ever: after each journey the other place looked better."""
    state = turn("house", "palace", seats=2, houses={"lahore": (0, 1), **dict.fromkeys(VILLAGES, (0,))})
    before = [guessed(state, 0, number).discs[1] for number in range(40)]
    journeys = legal(state, Travel)
    assert journeys
    for journey in journeys:
        after, _ = play(state, journey)
        assert [guessed(after, 0, number).discs[1] for number in range(40)] == before, journey


def test_a_mixed_policy_sets_likely_discs_and_plays_turns_as_ever() -> None:
    mixed, policy = guide("maharaja").mixed, guide("maharaja").policy
    assert mixed is not None
    state = half_planned()
    set_discs = Counter(mixed(state, Seat(2), SeededDice(number)) for number in range(40))
    assert len(set_discs) > 1 and set_discs.most_common(1)[0][0] == policy(state, Seat(2))
    acting = turn("house", "gold", seats=2)
    assert mixed(acting, Seat(0), SeededDice(1)) == policy(acting, Seat(0))
