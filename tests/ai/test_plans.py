"""How a computer player thinks, shown on a tiny game made for it."""

from collections.abc import Mapping
from dataclasses import dataclass
from types import SimpleNamespace
from typing import Any

import pytest

from game.ai import bots
from game.ai.levels import Level


@dataclass
class Walk:
    """Seat 0 takes up to three steps, "a" or "b"; "stop" ends its turn. Only in a `mild` world may it go on."""

    path: str = ""
    mild: bool = True
    is_passed: bool = False

    def copy(self) -> "Walk":
        return Walk(self.path, self.mild, self.is_passed)


class WalkRules:
    """Worlds alternate between mild and harsh if `moody`."""

    def __init__(self, moody: bool = False) -> None:
        self.moody, self.imagined = moody, 0

    def to_act(self, state: Walk) -> frozenset[int]:
        return frozenset([1] if state.is_passed else [0])

    def legal(self, state: Walk, seat: int) -> list[str]:
        return ["a", "b", "stop"] if state.mild or not state.path else ["stop"]

    def apply(self, state: Walk, seat: int, move: str, chance: Any, emit: Any) -> None:
        if move == "stop" or len(state.path) == 2:
            state.is_passed = True
        state.path += move[0]

    def forget(self, view: str) -> str:
        return view

    def imagine(self, view: str, chance: Any) -> Walk:
        self.imagined += 1
        return Walk(view, mild=not self.moody or self.imagined % 2 == 1)


class WalkBrain:
    def __init__(self, worths: Mapping[str, float]) -> None:
        self.worths = worths
        self.evaluators = {"walk": lambda state, seat: self.worths.get(state.path, 0.0)}

    def prune(self, state: Walk, seat: int, moves: list[str]) -> list[str]:
        return moves


class FarSightedBrain(WalkBrain):
    """Lays its own plans: one for each first step."""

    def plans(self, world: Walk, seat: int, evaluator: Any, beam: int) -> list[tuple[float, tuple[str, ...]]]:
        return [(self.worths.get(step, 0.0), (step, "stop")) for step in ("a", "b", "stop")]


def brains_with(brain: Any) -> SimpleNamespace:
    return SimpleNamespace(load=lambda box: brain, followed=lambda box, how: brain.evaluators[how.evaluator])


def chosen(monkeypatch: pytest.MonkeyPatch, worths: Mapping[str, float], moody: bool = False, **how: Any) -> str:
    found = SimpleNamespace(rules=lambda box: WalkRules(moody))
    monkeypatch.setattr(bots, "brains", brains_with(WalkBrain(worths)))
    monkeypatch.setattr(bots, "shelf", found)
    return str(bots.think("walk", Level("walker", evaluator="walk", **how), "", 0, 1))  # type: ignore[arg-type]


def test_a_short_sighted_player_takes_what_looks_best_now(monkeypatch: pytest.MonkeyPatch) -> None:
    assert chosen(monkeypatch, {"a": 1, "b": 5, "aaa": 9}, depth=1, width=3) == "b"


def test_a_player_that_plans_its_turn_sees_the_better_end(monkeypatch: pytest.MonkeyPatch) -> None:
    assert chosen(monkeypatch, {"b": 5, "s": 5, "aaa": 9}, depth=3, beam=3, width=3) == "a"


def test_only_the_most_promising_beginnings_are_followed_up(monkeypatch: pytest.MonkeyPatch) -> None:
    assert chosen(monkeypatch, {"b": 5, "bs": 4, "s": 3, "aaa": 9}, depth=3, beam=1, width=9) == "b"


def test_a_plan_that_another_world_forbids_counts_as_far_as_it_goes(monkeypatch: pytest.MonkeyPatch) -> None:
    """In every second world the second step is forbidden: there the plan is worth what its first step is worth."""
    worths = {"aaa": 9, "a": -20, "s": 2}
    assert chosen(monkeypatch, worths, depth=3, beam=9, width=40, worlds=1) == "a"
    assert chosen(monkeypatch, worths, moody=True, depth=3, beam=9, width=40, worlds=2) == "stop"


def test_heat_lets_the_second_best_through_now_and_then(monkeypatch: pytest.MonkeyPatch) -> None:
    worths = {"a": 3.0, "b": 2.0, "s": -90.0}
    monkeypatch.setattr(bots, "shelf", SimpleNamespace(rules=lambda box: WalkRules()))
    monkeypatch.setattr(bots, "brains", brains_with(WalkBrain(worths)))
    how = Level("walker", evaluator="walk", temperature=1.0, width=3)
    picks = [bots.think("walk", how, "", 0, seed) for seed in range(300)]  # type: ignore[arg-type]
    assert 180 < picks.count("a") < 260
    assert picks.count("stop") == 0


def test_a_player_that_overlooks_everything_still_moves(monkeypatch: pytest.MonkeyPatch) -> None:
    assert chosen(monkeypatch, {"a": 1}, blunder_rate=100, width=3) in ("a", "b", "stop")


def test_a_brain_that_lays_its_own_plans_is_followed(monkeypatch: pytest.MonkeyPatch) -> None:
    """Its plans are complete: no position is judged and no other world imagined."""
    rules, brain = WalkRules(), FarSightedBrain({"a": 1.0, "b": 2.0, "bb": -9.0})
    monkeypatch.setattr(bots, "shelf", SimpleNamespace(rules=lambda box: rules))
    monkeypatch.setattr(bots, "brains", brains_with(brain))
    for how in (
        Level("planner", evaluator="walk", depth=8, width=3, worlds=8),
        Level("hasty", evaluator="walk", width=1),
    ):
        assert bots.think("walk", how, "", 0, 1) == "b"  # type: ignore[arg-type]
    assert rules.imagined == 2


def test_plans_may_be_overlooked_too_as_seldom_as_the_level_says(monkeypatch: pytest.MonkeyPatch) -> None:
    brain = FarSightedBrain({"a": 1.0, "b": 2.0})
    monkeypatch.setattr(bots, "shelf", SimpleNamespace(rules=lambda box: WalkRules()))
    monkeypatch.setattr(bots, "brains", brains_with(brain))
    how = Level("dreamer", evaluator="walk", width=3, blunder_rate=20)
    picks = [bots.think("walk", how, "", 0, seed) for seed in range(200)]  # type: ignore[arg-type]
    assert set(picks) == {"a", "b", "stop"}
    assert 140 < picks.count("b") < 180
