"""What a character is: one object, made in the file of each."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from enum import Enum, auto

from game.boxes.ys.rules.cards import Card, Window
from game.boxes.ys.rules.public import Public
from game.boxes.ys.rules.state import State
from game.core.rules import Seat

Targets = tuple[int, ...]
"""What a card is aimed at, as a move names it: tags, places, quarters, gems or columns."""


class Until(Enum):
    """The moment at which the work of a character is over."""

    PLACED = auto()
    """All brokers are placed."""
    COUNTED = auto()
    """The quarter that it is about is counted."""
    TURN = auto()
    """The turn ends."""


def _nothing(public: Public, seat: Seat) -> Iterable[Targets]:
    return ((),)


def _no_act(state: State, seat: Seat, targets: Targets) -> int:
    return 0


def _zero(targets: Targets) -> int:
    return 0


@dataclass(frozen=True, slots=True)
class Character:
    """A character that is played from the hand at a window.

    `aims` returns what a seat may aim it at, sorted; by default it has one way to be played, at nothing. `act` is what
    it does at once, and returns the points that its player gets for it in the market. The first `brokers` of its
    targets are tags of brokers. One that works on does so `until` a moment, with a `number` of its own (looks left,
    the closed quarter); others are discarded as soon as they are played.
    """

    card: Card
    window: Window
    aims: Callable[[Public, Seat], Iterable[Targets]] = _nothing
    act: Callable[[State, Seat, Targets], int] = _no_act
    brokers: int = 0
    until: Until | None = None
    number: Callable[[Targets], int] = _zero
