"""What happened, in the past tense."""

from dataclasses import dataclass

from game.core.rules import Seat


@dataclass(frozen=True, slots=True)
class HandDealt:
    """A seat was dealt its cards; only itself learns which."""

    seat: Seat
    cards: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class CardLaid:
    """A seat laid a card face down; only itself learns which."""

    seat: Seat
    card: int


@dataclass(frozen=True, slots=True)
class SeatReady:
    """A seat has decided."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class CardsRevealed:
    """The laid cards were turned up, by seat."""

    cards: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class PrizeTaken:
    """A seat took the prize of the round; None: every card was matched by another."""

    seat: Seat | None
    points: int


@dataclass(frozen=True, slots=True)
class GameEnded:
    """The last cards were laid; `reason` is a locale key of the box."""

    reason: str
