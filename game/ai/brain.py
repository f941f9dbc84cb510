"""What a box tells the computer players about itself: how good a position is and which moves deserve a thought."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Protocol, TypeVar

from game.core.rules import Seat

Judge = Callable[[Any, Seat], float]
"""Says how many points a seat may expect to be ahead of the best other one at the end; exact when the game is over."""

MoveT = TypeVar("MoveT")


class Brain(Protocol):
    """A box's knowledge for computer players; `boxes/<name>/brain.py` holds one as BRAIN.

    `judges` are its ways to value a position, by name: "learned" is the best one, "baseline" a frozen one against
    which progress is measured. A judge gets worlds that a seat could believe in, never the true state.
    """

    judges: Mapping[str, Judge]

    def group(self, state: Any) -> str:
        """Returns the kind of position that this is: each kind has learned weights of its own."""
        ...

    def features(self, state: Any, seat: Seat) -> Sequence[float]:
        """Returns the position as numbers, seen by a seat, always equally many: what weights are learned for."""
        ...

    def sensible(self, state: Any, seat: Seat, moves: Sequence[MoveT]) -> Sequence[MoveT]:
        """Returns the moves worth a thought: at least one, in their order, without those that another one beats."""
        ...
