"""A beat: one entry of the log as one viewer learned it."""

from dataclasses import dataclass, replace
from typing import Any, Self

from game.core.rules import Seat


@dataclass(frozen=True, slots=True)
class Beat:
    """One log entry as one viewer learned it: who moved, which events were visible, what the viewer knows afterwards.

    `number` counts entries from 0 (the setup, whose `seat` is None). `view` is the viewer's view after the entry.
    `earlier` are the moments on the way at which the rules paused, each with its own part of the events and its view.
    """

    number: int
    seat: Seat | None
    events: tuple[object, ...]
    view: Any
    earlier: tuple["Beat", ...] = ()

    @property
    def stages(self) -> tuple["Beat", ...]:
        """Returns the entry moment by moment, each with what happened since the one before; mostly it is only one."""
        told = sum(len(stage.events) for stage in self.earlier)
        return (*self.earlier, replace(self, events=self.events[told:], earlier=()))

    def then(self, following: Self) -> Self:
        """Returns this entry and the following one as if they had been one, made by this one's mover."""
        *before, last = self.stages
        seam, *after = [replace(stage, seat=self.seat) for stage in following.stages]
        stages = (*before, replace(seam, events=last.events + seam.events), *after)
        events = self.events + following.events
        return replace(following, seat=self.seat, events=events, earlier=stages[:-1])
