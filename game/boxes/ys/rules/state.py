"""The true state of a game: what lies open on the table, and what is secret."""

from dataclasses import dataclass

from game.boxes.ys.rules.view import Hand, Public, Values, without
from game.core.values import copier


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


def leave_screen(state: State, seat: int, value: int) -> None:
    """Takes a broker from behind a screen."""
    screens, behind = list(state.screens), list(state.public.behind)
    screens[seat] = without(screens[seat], value)
    behind[seat] -= 1
    state.screens, state.public.behind = tuple(screens), tuple(behind)


def hidden_value(state: State, tag: int) -> int:
    """Returns the value of a hidden broker."""
    return next(value for other, value in state.hidden if other == tag)
