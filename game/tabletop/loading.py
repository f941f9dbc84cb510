"""How the layers above find what a box puts on the screen, by the name of the box."""

from __future__ import annotations

from collections.abc import Mapping
from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:  # the menu asks where texts are found, and needs no table
    from game.tabletop.figure import Figure
    from game.tabletop.table import MakeTable


def table(name: str) -> MakeTable:
    """Returns what makes the box's table (`TABLE` of boxes/<name>/table)."""
    found: MakeTable = import_module(f"game.boxes.{name}.table").TABLE
    return found


def tally(name: str) -> str:
    """Returns where the texts about what the box counts are found, without making a table."""
    found: str = import_module(f"game.boxes.{name}.table").TABLE.tally
    return found


def figures(name: str) -> Mapping[str, Figure]:
    """Returns the pictures of the box's rulebook by name (`FIGURES` of boxes/<name>/figures)."""
    found: Mapping[str, Figure] = import_module(f"game.boxes.{name}.figures").FIGURES
    return found
