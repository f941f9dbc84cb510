"""How evaluators learn: the same command writes the same file, and what is known already is not lost to a few games."""

import json
from pathlib import Path

import pytest

from game.ai import linear
from game.ai.dice import SeededDice
from game.boxes.alhambra_cards.brain.features import NAMES
from game.core import box as shelf
from game.tools.duel import interval
from game.tools.school import PupilGames, lesson, trial
from game.tools.train import Evidence, fit, run, solve

HAND = linear.load("alhambra_cards").hand


def evidence(weights: tuple[float, ...], positions: int = 40) -> Evidence:
    """Returns what positions say whose leads follow from these weights."""
    dice, found = SeededDice(3), Evidence(len(weights))
    for _ in range(positions):
        features = [1.0, *(dice.pick(range(-5, 6)) for _ in weights[1:])]
        found.add(features, sum(weight * feature for weight, feature in zip(weights, features, strict=True)))
    return found


# ---------------------------------------------------------------------- weights
def test_equations_are_solved_and_weights_that_explain_everything_found() -> None:
    assert solve([[4.0, 2.0], [2.0, 3.0]], [14.0, 13.0]) == [2.0, 3.0]
    assert evidence((4.0, -1.0, 0.5)).weights(0.0, (0.0, 0.0, 0.0)) == pytest.approx((4.0, -1.0, 0.5))


def test_the_ridge_pulls_towards_what_was_known_and_a_feature_never_seen_keeps_its_weight() -> None:
    near, far = (evidence((0.0, 1.0)).weights(ridge, (0.0, 3.0))[1] for ridge in (1.0, 1e6))
    assert [near, far] == pytest.approx([1.0, 3.0], abs=0.1)
    found = Evidence(2)
    for lead in (1.0, 2.0, 3.0):
        found.add((1.0, 0.0), lead)
    assert found.weights(0.0, (0.0, 7.0)) == pytest.approx((2.0, 7.0))


def test_larger_tables_are_pulled_towards_the_smaller_ones() -> None:
    told = {"2:0": evidence((0.0, 1.0)), "3:0": evidence((0.0, 9.0), positions=3)}
    weights = fit(told, 1e6, {"2:0": (0.0, 1.0), "3:0": (0.0, 5.0), "3:1": (0.0, 5.0)})
    assert weights["3:0"][1] == pytest.approx(1.0, abs=0.1)
    assert weights["3:1"] == (0.0, 5.0)


# ---------------------------------------------------------------------- school
def test_options_are_varied_in_every_second_game() -> None:
    about, school = shelf.about("alhambra"), PupilGames("alhambra", 1.0, 1, ("camps", "falcons"))
    plain = about.complete({})
    assert all(school.options(deal, SeededDice(deal)) == plain for deal in range(0, 20, 2))
    drawn = [dict(school.options(deal, SeededDice(deal))) for deal in range(1, 40, 2)]
    assert {(options["camps"], options["falcons"]) for options in drawn} == {(a, b) for a in (0, 1) for b in (0, 1)}
    assert all(options | {"camps": False, "falcons": False} == dict(plain) for options in drawn)


@pytest.mark.parametrize("by_policy", [False, True])
def test_a_lesson_tells_of_every_seat_and_phase(by_policy: bool) -> None:
    """A cheap policy teaches what seats left behind and what they found."""
    samples = lesson(PupilGames("alhambra_cards", 3.0, 1, by_policy=by_policy), HAND, (0, 3, 5))
    assert {group for group, _, _ in samples} == {"3:0", "3:1", "3:2"}
    assert {len(features) for _, features, _ in samples} == {len(HAND["3:0"])}
    assert not by_policy or {features[NAMES.index("acts_again")] for _, features, _ in samples} == {0.0, 1.0}


def test_a_policy_is_tried_against_itself(tmp_path: Path) -> None:
    start, out = tmp_path / "start", tmp_path / "out"
    start.write_text(json.dumps(HAND), "utf-8")
    line = f"alhambra_cards {out} --policy --start {start} --seats 2 --generations 1 --games 2 --trials 1 --jobs 1"
    assert run(line.split()) == 0
    assert set(json.loads(out.read_text("utf-8"))) == set(HAND)


def test_equal_weights_lead_by_nothing_and_who_wants_to_be_behind_is() -> None:
    worse = {group: [-weight for weight in row] for group, row in HAND.items()}
    assert trial(PupilGames("alhambra_cards", 0.0, 2, by_policy=True), HAND, HAND, (0, 2, 1)) == 0.0
    assert trial(PupilGames("alhambra_cards", 0.0, 2), worse, HAND, (0, 2, 1)) < -20.0


def test_the_interval_of_a_mean_lead() -> None:
    assert interval([1.0, 3.0]) == pytest.approx((2.0, 1.96))
