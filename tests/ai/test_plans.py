"""How a computer player thinks, shown on a tiny game made for it."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from types import SimpleNamespace
from typing import Any

import pytest

from game.ai import bots
from game.ai.levels import Level
from game.core.rules import Seat


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


@pytest.fixture
def picks(monkeypatch: pytest.MonkeyPatch) -> Callable[..., list[str]]:
    """Returns what a level picks, by seeds, of a walk that a brain judges."""

    def picks(brain: WalkBrain, rules: WalkRules | None = None, seeds: int = 1, **how: Any) -> list[str]:
        level, rules = Level("walker", evaluator="walk", **how), rules or WalkRules()
        known = SimpleNamespace(load=lambda box: brain, followed=lambda box, how: brain.evaluators[how.evaluator])
        monkeypatch.setattr(bots, "shelf", SimpleNamespace(rules=lambda box: rules))
        monkeypatch.setattr(bots, "brains", known)
        return [str(bots.think("walk", level, "", Seat(0), seed)) for seed in range(seeds)]

    return picks


IN_ANOTHER_WORLD = {"aaa": 9, "a": -20, "s": 2}


@pytest.mark.parametrize(
    ("worths", "moody", "how", "pick"),
    [
        ({"a": 1, "b": 5, "aaa": 9}, False, {"depth": 1, "width": 3}, "b"),
        ({"b": 5, "s": 5, "aaa": 9}, False, {"depth": 3, "beam": 3, "width": 3}, "a"),
        ({"b": 5, "bs": 4, "s": 3, "aaa": 9}, False, {"depth": 3, "beam": 1, "width": 9}, "b"),
        (IN_ANOTHER_WORLD, False, {"depth": 3, "beam": 9, "width": 40, "worlds": 1}, "a"),
        (IN_ANOTHER_WORLD, True, {"depth": 3, "beam": 9, "width": 40, "worlds": 2}, "stop"),
    ],
    ids=[
        "who is short-sighted takes what looks best now",
        "who plans the turn sees the better end",
        "only the most promising beginnings are followed up",
        "a plan counts to its end",
        "one that every second world forbids counts as far as it goes",
    ],
)
def test_what_is_planned(
    picks: Callable[..., list[str]], worths: Mapping[str, float], moody: bool, how: dict[str, int], pick: str
) -> None:
    assert picks(WalkBrain(worths), WalkRules(moody), **how) == [pick]


def test_heat_lets_the_second_best_through_now_and_then(picks: Callable[..., list[str]]) -> None:
    found = picks(WalkBrain({"a": 3.0, "b": 2.0, "s": -90.0}), seeds=300, temperature=1.0, width=3)
    assert 180 < found.count("a") < 260
    assert found.count("stop") == 0


def test_a_player_that_overlooks_everything_still_moves(picks: Callable[..., list[str]]) -> None:
    assert {*picks(WalkBrain({"a": 1}), blunder_rate=100, width=3)} <= {"a", "b", "stop"}


def test_a_brain_that_lays_its_own_plans_is_followed(picks: Callable[..., list[str]]) -> None:
    """Its plans are complete: no position is judged and no other world imagined."""
    rules, brain = WalkRules(), FarSightedBrain({"a": 1.0, "b": 2.0, "bb": -9.0})
    assert picks(brain, rules, depth=8, width=3, worlds=8) == picks(brain, rules, width=1) == ["b"]
    assert rules.imagined == 2


def test_plans_may_be_overlooked_too_as_seldom_as_the_level_says(picks: Callable[..., list[str]]) -> None:
    found = picks(FarSightedBrain({"a": 1.0, "b": 2.0}), seeds=200, width=3, blunder_rate=20)
    assert {*found} == {"a", "b", "stop"}
    assert 140 < found.count("b") < 180
