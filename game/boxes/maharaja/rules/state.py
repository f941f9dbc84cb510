"""The true state of a game: what lies open on the table, and what is secret."""

from dataclasses import dataclass

from game.boxes.maharaja.rules.public import Disc, Public
from game.core.values import copier


@dataclass(slots=True)
class State:
    """A game of Maharaja: what is public, the gold of each seat, and the discs of those still to reveal theirs."""

    public: Public
    gold: tuple[int, ...]
    discs: tuple[Disc | None, ...]

    def copy(self) -> "State":
        """Returns an independent copy."""
        return _copy(self)


_copy = copier(State)
