"""Small changes of the state: one entry of a row, brokers by tag, points and gems."""

from dataclasses import replace
from typing import TypeVar

from game.boxes.ys.rules.board import STEPS
from game.boxes.ys.rules.gems import COLOURS, Gem
from game.boxes.ys.rules.public import Broker, Public
from game.boxes.ys.rules.state import State

T = TypeVar("T")
N = TypeVar("N", bound=int)


def put(row: tuple[T, ...], index: int, value: T) -> tuple[T, ...]:
    """Returns a row with another value at one index."""
    changed = list(row)
    changed[index] = value
    return tuple(changed)


def without(values: tuple[N, ...], value: N) -> tuple[N, ...]:
    """Returns values without one of them, which must be there."""
    rest = list(values)
    rest.remove(value)
    return tuple(rest)


def within(values: tuple[N, ...], value: N) -> tuple[N, ...]:
    """Returns sorted values with one more."""
    return tuple(sorted((*values, value)))


def leave_screen(state: State, seat: int, value: int) -> None:
    """Takes a broker from behind a screen."""
    screens, behind = list(state.screens), list(state.public.behind)
    screens[seat] = without(screens[seat], value)
    behind[seat] -= 1
    state.screens, state.public.behind = tuple(screens), tuple(behind)


def broker_of(public: Public, tag: int) -> Broker:
    """Returns the broker on the board with a tag."""
    for broker in reversed(public.brokers):  # mostly one placed just now
        if broker.tag == tag:
            return broker
    raise LookupError(tag)


def move_broker(public: Public, tag: int, place: int) -> None:
    """Puts a broker of the board to another place."""
    public.brokers = tuple([replace(one, place=place) if one.tag == tag else one for one in public.brokers])


def move_quote(public: Public, column: int, step: int) -> None:
    """Moves a quotation, not beyond the ends of its track **[ruling]**."""
    public.quotes = put(public.quotes, column, min(STEPS, max(1, public.quotes[column] + step)))


def score(public: Public, party: int, points: int) -> None:
    """Gives a party points."""
    public.points = put(public.points, party, public.points[party] + points)


def give_gem(public: Public, party: int, gem: int, number: int = 1) -> None:
    """Gives a party gems of a kind, or takes them with a negative number."""
    row = public.gems[party]
    public.gems = put(public.gems, party, put(row, gem, row[gem] + number))


def hidden_value(state: State, tag: int) -> int:
    """Returns the value of a hidden broker."""
    return next(value for other, value in state.hidden if other == tag)


def dearest(public: Public) -> tuple[Gem, ...]:
    """Returns the colours by quotation, the highest first, equal ones from the left (4)."""
    return tuple(sorted(COLOURS, key=lambda colour: (-public.quotes[colour], colour)))
