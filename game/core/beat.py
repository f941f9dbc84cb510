"""A beat: one entry of the log as one viewer learned it."""

from dataclasses import dataclass, replace
from typing import Any, Self

from game.core.rules import Seat


@dataclass(frozen=True, slots=True)
class Beat:
    """One log entry as one viewer learned it: who moved, what was heard, and what the viewer knows afterwards.

    `number` counts entries from 0 (the setup, whose `seat` is None). `view` is the viewer's view after the entry.
    """

    number: int
    seat: Seat | None
    events: tuple[object, ...]
    view: Any

    def then(self, following: Self) -> Self:
        """Returns this entry and the following one as if they had been one, made by this one's mover."""
        return replace(following, seat=self.seat, events=self.events + following.events)
