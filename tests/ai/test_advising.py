"""Advice of a level that plays on: the coach never criticises a hint, and a review looks no closer than it must."""

from collections.abc import Sequence
from dataclasses import replace
from itertools import islice
from typing import Any

import pytest

from game.ai import judging, levels, rollouts, watching, weighing
from game.ai.advice import advise, critiques
from game.core import box as shelf
from game.core.rules import Seat
from tests.ai.positions import positions
from tests.boxes.facts import explaining

pytestmark = pytest.mark.usefixtures("few_worlds")
BOX = "alhambra_cards"
AHEAD = levels.Level("ahead", "learned", 4, 4, 2, 12, rollouts=levels.Rollouts(3, 16, 2))


class Enough(Exception):
    """Ends a thought."""


def decisions(seed: int = 6, few: int = 6) -> list[tuple[Any, Seat]]:
    rules = shelf.rules(BOX)
    free = ((state, seat) for state, seat in positions(BOX, 2, seed, every=7) if len(rules.legal(state, seat)) > 2)
    return [(rules.view(state, seat), seat) for state, seat in islice(free, few)]


def test_the_adviser_is_a_level_of_its_own_that_nobody_plays_against() -> None:
    """What it answers stays what it is when the levels are spaced anew: puzzles and pictures were made with it."""
    assert levels.adviser() in levels.LADDER and levels.adviser().key not in levels.OFFERED
    assert levels.adviser().rollouts == levels.Rollouts(width=3, worlds=48, turns=3)


def test_a_hint_wins_most_often_or_weighs_most_and_the_coach_never_finds_fault_with_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """But for takings that are as good, of which the dearest is advised, and for what costs nothing and comes first."""
    monkeypatch.setattr(watching.Trials, "takes_most", False)
    explaining(monkeypatch, BOX, is_free=lambda *_: False)
    others = 0
    for view, seat in decisions():
        advice, weighed = advise(BOX, AHEAD, view, seat, 3), weighing.weigh(BOX, AHEAD, view, seat, 3)
        assert advice == advise(BOX, AHEAD, view, seat, 3)
        assert advice.plan in (weighing.preferred(BOX, AHEAD, view, seat, 3, weighed).plan, weighed[0].plan)
        dear = critiques(BOX, AHEAD, view, seat, 3)
        assert advice.move not in dear
        assert all(critique.lost > 0 for critique in dear.values())
        others += advice.move != weighed[0].move
    assert others, "positions where another move wins more often than the one that weighs most"


def test_a_level_that_does_not_play_on_prefers_what_weighs_most() -> None:
    view, seat = decisions()[0]
    weighed = weighing.weigh(BOX, levels.level("normal"), view, seat, 3)
    assert weighing.preferred(BOX, levels.level("normal"), view, seat, 3, weighed) is weighed[0]


def test_a_review_plays_nothing_on_where_the_move_that_was_made_weighs_most(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("game.ai.judging.level", lambda key: replace(AHEAD, worlds=8))
    played_on = list[Any]()
    best = rollouts.PlayingOn.best

    def noted(self: rollouts.PlayingOn, drafts: Any) -> Any:
        played_on.append(drafts)
        return best(self, drafts)

    monkeypatch.setattr(rollouts.PlayingOn, "best", noted)
    for view, seat in decisions(few=3):
        first, *_, last = weighing.weigh(BOX, replace(AHEAD, worlds=8), view, seat, 3)
        judged = judging.judge(BOX, "ahead", view, seat, 3, first.move)
        assert judged is not None and judged.slip == 0 and not played_on
        assert judging.judge(BOX, "ahead", view, seat, 3, last.move) is not None and played_on
        played_on.clear()


def test_before_plans_are_played_on_it_is_told_once_what_looks_good() -> None:
    for view, seat in decisions():
        told = list[Sequence[Any]]()

        def listen(share: float, at_first: Sequence[Any] = ()) -> None:
            told.append(at_first)  # noqa: B023

        advice = advise(BOX, AHEAD, view, seat, 3, watch=listen)
        first, *later = told
        assert not any(later)
        assert 2 <= len(first) <= 4 and advice.move in first


@pytest.mark.parametrize("ask", [advise, critiques])
def test_what_nobody_waits_for_any_more_ends_on_the_way(ask: Any) -> None:
    def enough(share: float, at_first: Sequence[Any] = ()) -> None:
        raise Enough

    view, seat = decisions()[0]
    with pytest.raises(Enough):
        ask(BOX, AHEAD, view, seat, 3, watch=enough)
