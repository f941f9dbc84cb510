"""How much is asked: a part of what there is every day, all of it before a release (`pytest --marathon`)."""

from collections.abc import Iterable
from typing import TypeVar

Case = TypeVar("Case")
is_whole = False
"""Whether all is asked; the command line says so before any test is read."""


def wide(daily: Iterable[Case], whole: Iterable[Case]) -> list[Case]:
    """Returns what is asked every day, or before a release."""
    return [*(whole if is_whole else daily)]
