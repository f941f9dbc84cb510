"""Where a person was on the screen, to come back to."""

from collections.abc import Mapping
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class ScreenPlace:
    """Where a person was on the screen: the focused node, whether keys led to it, and how far each area was scrolled.

    Offsets are in units.
    """

    focus: str | None
    offsets: Mapping[str, float]
    is_led: bool = False
