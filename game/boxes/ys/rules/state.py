"""The true state of a game: what lies open on the table, and what is secret."""

from dataclasses import dataclass

from game.boxes.ys.rules.cards import Card
from game.boxes.ys.rules.public import Public
from game.core.values import copier

Values = tuple[int, ...]
"""Values of brokers, sorted."""
Hand = tuple[Card, ...]
"""Characters, sorted."""


@dataclass(slots=True)
class State:
    """A game of Ys: what is public, and the secrets.

    `screens` are the brokers behind the screens, `neutrals` the neutral ones there; `bids` and `favours` what was
    chosen secretly. `hidden` are the values of face-down brokers and of the throne room by tag, `known` who was shown
    one (seat and tag: the Spy), `seen` who saw one before it lay face down. `hands` are the characters of each seat,
    `won` those of this turn, usable from the next.
    """

    public: Public
    screens: tuple[Values, ...]
    neutrals: tuple[Values, ...]
    bids: tuple[Values | None, ...]
    favours: tuple[int | None, ...]
    hidden: tuple[tuple[int, int], ...]
    known: tuple[tuple[int, int], ...]
    seen: tuple[tuple[int, int], ...]
    hands: tuple[Hand, ...]
    won: tuple[Hand, ...]

    def copy(self) -> "State":
        """Returns an independent copy."""
        return _copy(self)


_copy = copier(State)
