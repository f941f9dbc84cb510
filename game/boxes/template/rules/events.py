"""What happened, in the past tense."""

from game.core.rules import Seat
from game.core.values import value


@value
class HandDealt:
    """A seat was dealt its cards; only itself learns which."""

    seat: Seat
    cards: tuple[int, ...]


@value
class CardLaid:
    """A seat laid a card face down; only itself learns which."""

    seat: Seat
    card: int


@value
class SeatReady:
    """A seat has decided."""

    seat: Seat


@value
class CardsRevealed:
    """The laid cards were turned up, by seat."""

    cards: tuple[int, ...]


@value
class PrizeTaken:
    """A seat took the prize of the round; None: every card was matched by another."""

    seat: Seat | None
    points: int


@value
class GameEnded:
    """The last cards were laid; `reason` is a locale key of the box."""

    reason: str
