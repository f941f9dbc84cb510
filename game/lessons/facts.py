"""Facts: what lessons say of a position, read from it by plain functions of the box."""

from collections.abc import Callable, Mapping
from importlib import import_module
from typing import Any

from game.core.rules import Seat

Fact = Callable[[Any, Seat], Mapping[str, object]]
"""Reads a position: takes the view of a seat and that seat, returns values by name, for texts and right answers."""


def load(box: str) -> Mapping[str, Fact]:
    """Returns the facts of a box by name (`FACTS` of boxes/<box>/lessons.py)."""
    found: Mapping[str, Fact] = import_module(f"game.boxes.{box}.lessons").FACTS
    return found
