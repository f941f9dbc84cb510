"""The true state of a game of the template."""

from dataclasses import dataclass

from game.core.values import copier

Cards = tuple[int, ...]
"""Cards (0 to 23), sorted."""


@dataclass(slots=True)
class State:
    """A game: hidden `hands`, the card that each seat has `laid` face down in this round, and what is open.

    `played` are the cards of all rounds before, in each of them by seat.
    """

    rising: bool
    round: int
    hands: list[Cards]
    laid: list[int | None]
    played: tuple[int, ...]
    points: list[int]

    def copy(self) -> "State":
        """Returns an independent copy."""
        return _copy(self)


_copy = copier(State)
