"""What a box's reasons must be held against: `tests/boxes/<box>/reason_facts.py` has one function for each key."""

from collections.abc import Callable, Mapping
from dataclasses import replace
from importlib import import_module
from importlib.util import find_spec
from typing import Any

import pytest

from game.ai import reasons
from game.ai.brain import Plan
from game.ai.reasons import Reason
from game.boxes import NAMES
from game.core.rules import Seat

Fact = Callable[[Any, Seat, Reason, Plan, Plan | None], bool]
"""Tells whether a reason is true: takes the view of a seat, the seat, the reason, the plan it speaks for and the other.

It looks at the position itself and asks nothing of the code that gave the reason.
"""
Facts = Mapping[str, Fact]
"""By the reason's key."""


def explained() -> list[str]:
    """Returns the names of the boxes that give reasons: facts, differences that were seen, or both."""
    brains = {name: import_module(f"game.boxes.{name}.brain") for name in NAMES}
    return [name for name, brain in brains.items() if hasattr(brain, "EXPLAINING") or hasattr(brain, "WATCHING")]


def facts(box: str) -> Facts:
    """Returns the facts of a box; none of one that tells only what was seen."""
    if find_spec(f"tests.boxes.{box}.reason_facts") is None:
        return {}
    found: Facts = import_module(f"tests.boxes.{box}.reason_facts").FACTS
    return found


def explaining(monkeypatch: pytest.MonkeyPatch, box: str, **says: Any) -> None:
    """Lets a box say something else of plans than it does (see `game.ai.reasons.Explaining`)."""
    monkeypatch.setattr(f"game.boxes.{box}.brain.EXPLAINING", replace(reasons.load(box), **says))
