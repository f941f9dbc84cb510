"""What discs a computer player believes that the others have set."""

from collections import Counter

from game.ai.brain import guide
from game.ai.dice import Dice
from game.boxes.maharaja.brain import BRAIN
from game.boxes.maharaja.brain.guessing import LikelyDiscs
from game.boxes.maharaja.brain.laid import Laid
from game.boxes.maharaja.rules import RULES, actions
from game.boxes.maharaja.rules.board import VILLAGES
from game.boxes.maharaja.rules.moves import Plan, Travel
from game.boxes.maharaja.rules.public import Disc
from game.boxes.maharaja.rules.purse import put
from game.boxes.maharaja.rules.state import State
from game.core.rules import Seat
from tests.boxes.maharaja.positions import legal, planning, play, turn

GUESS = LikelyDiscs(Laid(BRAIN.evaluators["learned"], disc_beam=0, turn_beam=0))
GOLD_TWICE = (actions.GOLD, actions.GOLD)


def half_planned(disc: Disc = GOLD_TWICE) -> State:
    """Returns a game for three in which seats 0 and 1 have set a disc, seat 1 that one, and seat 2 must."""
    state = planning(3, (1, 2, 3))
    state, _ = play(state, Plan(*GOLD_TWICE), seat=0)
    state, _ = play(state, Plan(*disc), seat=1)
    return state


def guessed(state: State, seat: int, number: int) -> State:
    return GUESS(state.copy(), Seat(seat), Dice(number))


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
    world = RULES.imagine(RULES.view(state, Seat(2)), Dice(1))
    assert guess(world, Seat(2), Dice(1)).discs != RULES.imagine(RULES.view(state, Seat(2)), Dice(1)).discs


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
    set_discs = Counter(mixed(state, Seat(2), Dice(number)) for number in range(40))
    assert len(set_discs) > 1 and set_discs.most_common(1)[0][0] == policy(state, Seat(2))
    acting = turn("house", "gold", seats=2)
    assert mixed(acting, Seat(0), Dice(1)) == policy(acting, Seat(0))
