"""The session's log: every entry with the state that it led to and what was said on the way."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

from game.core.rules import AnyRules, Beat, Seat, visible_events
from game.saves.record import Entry


@dataclass(slots=True)
class Turn:
    """One entry of the log and what it led to; the setup is the turn without an entry.

    `number` names the history that ends here: it rises with every entry and is never given twice in a session, not
    even after an undo. `mover`, `events` and `pauses` are as in `core.rules.step`.
    """

    number: int
    mover: Seat | None
    entry: Entry | None
    state: Any
    events: tuple[object, ...]
    move: Any = None
    taught: bool | None = None
    pauses: tuple[tuple[int, Any], ...] = ()
    _beats: dict[Seat | None, Beat] = field(default_factory=dict)

    def beat(self, rules: AnyRules, viewer: Seat | None) -> Beat:
        """Returns this turn as one viewer learned it; worked out at the first question and kept."""
        if viewer not in self._beats:
            earlier = tuple(self._moments(rules, viewer))
            view = rules.view(self.state, viewer)
            self._beats[viewer] = Beat(self.number, self.mover, visible_events(self.events, viewer), view, earlier)
        return self._beats[viewer]

    def _moments(self, rules: AnyRules, viewer: Seat | None) -> Iterator[Beat]:
        """Yields the moments at which the rules paused on the way."""
        told = 0
        for count, state in self.pauses:
            events = visible_events(self.events[told:count], viewer)
            yield Beat(self.number, self.mover, events, rules.view(state, viewer))
            told = count
