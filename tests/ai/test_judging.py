"""What a decision was worth: nothing where there was none, slips that hold twice, figures of fresh worlds."""

from dataclasses import replace
from itertools import islice
from typing import Any

import pytest

from game.ai.brain import Plan
from game.ai.judging import Judgement, expect, judge
from game.ai.levels import Rollouts, level
from game.ai.linear import lead
from game.ai.weighing import Weighed
from game.boxes.ys.brain import BRAIN, WATCHING
from game.core import box as shelf
from game.core.chance import Chance
from game.core.rules import Seat
from game.session.dice import Dice
from tests.ai.positions import positions
from tests.contract.seals import permuted
from tests.golden.kept import kept

BOXES = ("alhambra", "alhambra_cards", "maharaja", "ys")
boxes = pytest.mark.parametrize("box", BOXES)
KEY = "normal"


def judgements(box: str, few: int = 5) -> list[tuple[Any, Judgement]]:
    """Returns positions of a game played at random, each with a judgement of the last legal move there."""
    rules = shelf.rules(box)
    open_ = ((state, seat) for state, seat in positions(box, 2, 3, every=17) if len(rules.legal(state, seat)) > 1)
    found = []
    for state, seat in islice(open_, few):
        played = rules.legal(state, seat)[-1]
        judged = judge(box, KEY, rules.view(state, seat), seat, "seed", played)
        assert judged is not None and judged.played[0] == played and judged.best[0] in rules.legal(state, seat)
        found.append((state, judged))
    return found


@boxes
def test_a_slip_is_larger_than_its_interval_and_costs_what_the_plans_differ_by(box: str) -> None:
    for state, judged in judgements(box):
        assert judged.interval >= 0 and judged.error > 0
        assert len(judged.effects) == len(shelf.rules(box).result(state).totals)
        if judged.best == judged.played:
            assert judged.slip == 0 and judged.worth_best == judged.worth_played and not any(judged.effects)
            assert judged.find == 0 or judged.find > judged.interval
        else:
            assert judged.slip > judged.interval and judged.find == 0 and judged.instead == judged.played


@boxes
def test_the_same_decision_is_judged_alike(box: str) -> None:
    state, judged = judgements(box, 1)[0]
    seat = min(shelf.rules(box).to_act(state))
    again = judge(box, KEY, shelf.rules(box).view(state, seat), Seat(seat), "seed", judged.played[0])
    assert judged == again


def test_what_was_better_only_where_it_was_found_is_no_slip(monkeypatch: pytest.MonkeyPatch) -> None:
    small = 0
    for state, seat in islice(positions("alhambra_cards", 2, 3, every=9), 8):
        moves = shelf.rules("alhambra_cards").legal(state, seat)
        lucky, played = Weighed((moves[0],), (99.0, 99.0)), Weighed((moves[-1],), (0.0, 0.0))
        monkeypatch.setattr("game.ai.judging.weigh", lambda *_, found=(lucky, played): list(found))
        judged = judge("alhambra_cards", KEY, shelf.rules("alhambra_cards").view(state, seat), seat, 1, moves[-1])
        assert judged is not None and (judged.slip == 0 or judged.slip > judged.interval)
        small += 0 < judged.worth_instead - judged.worth_played <= judged.interval
    assert small, "positions where the lucky plan is a little better"


def test_players_at_random_slip_and_the_best_move_is_never_a_slip() -> None:
    rules = shelf.rules("alhambra_cards")
    found = [(state, judged) for state, judged in judgements("alhambra_cards", 12) if judged.slip]
    assert found
    for state, judged in found:
        seat = min(rules.to_act(state))
        again = judge("alhambra_cards", KEY, rules.view(state, seat), Seat(seat), "seed", judged.best[0])
        assert again is not None and again.slip == 0


@boxes
def test_where_there_is_one_move_nothing_was_decided(box: str) -> None:
    rules = shelf.rules(box)
    forced = ((state, seat) for state, seat in positions(box, 2, 3) if len(rules.legal(state, seat)) == 1)
    for state, seat in islice(forced, 2):
        assert judge(box, KEY, rules.view(state, seat), seat, 1, rules.legal(state, seat)[0]) is None


@boxes
def test_what_the_seat_cannot_know_changes_no_judgement(box: str) -> None:
    rules, luck = shelf.rules(box), Dice(2)
    for state, seat in islice(positions(box, 2, 6, every=71), 2):
        view, played = rules.forget(rules.view(state, seat)), rules.legal(state, seat)[0]
        other = rules.forget(rules.view(permuted(box, state, seat, luck), seat))
        assert judge(box, KEY, view, seat, 5, played) == judge(box, KEY, other, seat, 5, played)


def test_at_the_end_the_lead_to_be_expected_is_the_real_one() -> None:
    for box in ("alhambra", "alhambra_cards", "ys"):
        rules = shelf.rules(box)
        for state, seat in positions(box, 2, 3):
            last, mover = state, seat
        while rules.to_act(last):
            rules.apply(last, mover, rules.legal(last, mover)[0], Dice(1), lambda event: None)
            mover = min(rules.to_act(last), default=mover)
        totals = rules.result(last).totals
        assert expect(box, KEY, rules.view(last, Seat(0)), Seat(0), 1) == lead(totals, Seat(0))


def test_plans_are_played_on_with_replies_that_are_drawn_where_hints_do_so(monkeypatch: pytest.MonkeyPatch) -> None:
    """An order card of Ys was a slip of 8 points, give or take 3: all worlds hung by the same reply."""
    replied = list[Seat]()

    def mixed(world: Any, seat: Seat, chance: Chance) -> Plan:
        replied.append(seat)
        return BRAIN.mixed(world, seat, chance)

    monkeypatch.setattr("game.boxes.ys.brain.WATCHING", replace(WATCHING, mixed=mixed))
    game = kept("ys", "two")
    seat, move = game.played()[game.number - 12]
    judged = judge("ys", KEY, game.beats(seat)[game.number - 12].view, seat, 1, move, to_end=True)
    assert judged is not None and judged.is_over and replied


def test_a_level_that_plays_on_judges_by_where_that_leads(monkeypatch: pytest.MonkeyPatch) -> None:
    """What its rollouts take for best is measured against what was played, in fresh worlds, and by all seats."""
    box, slips = "alhambra_cards", 0
    rules = shelf.rules(box)
    monkeypatch.setattr("game.ai.judging.level", lambda key: replace(level(key), rollouts=Rollouts(3, 8, 1)))
    for state, seat in islice(positions(box, 2, 3, every=9), 1, 9):
        view, played = rules.view(state, seat), rules.legal(state, seat)[-1]
        judged = judge(box, "hard", view, seat, "seed", played)
        assert judged is not None and judged == judge(box, "hard", view, seat, "seed", played)
        assert judged.played[0] == played and judged.best[0] in rules.legal(state, seat)
        assert judged.slip == 0 or judged.slip > judged.interval
        slips += judged.slip > 0
    assert slips
