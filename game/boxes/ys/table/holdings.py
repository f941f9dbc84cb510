"""What lies before whom: hands, brokers behind screens, order cards, characters at work, the crowds of areas."""

from collections.abc import Iterable, Iterator, Sequence
from typing import TypeVar

from game.boxes.ys.rules.components import AREAS, Card, area
from game.boxes.ys.rules.view import Broker, Public, View

T = TypeVar("T")


def owned(view: View, rows: Sequence[tuple[T, ...] | None]) -> tuple[T, ...]:
    """Returns the viewer's own entry of what every seat has; an onlooker has nothing."""
    return () if view.seat is None else rows[view.seat] or ()


def held(view: View) -> tuple[Card, ...]:
    """Returns the viewer's characters: those that may be played, then those won in this turn."""
    return (*owned(view, view.hands), *owned(view, view.won))


def working(public: Public, party: int) -> tuple[int, ...]:
    """Returns the characters of a party that are at work."""
    return tuple(effect.card for effect in public.effects if effect.seat == party)


def order_of(public: Public, seat: int) -> int:
    """Returns the order card that lies before a seat; 0 while it has none because they are being picked."""
    return public.chosen[seat] if public.cards else public.order[seat]


def crowd(public: Public, place: int) -> list[Broker]:
    """Returns the brokers of an area as they stand: those of a party side by side."""
    return sorted((b for b in public.brokers if b.place == place), key=lambda broker: (broker.party, broker.tag))


def crowds(public: Public) -> Iterator[tuple[int, list[Broker]]]:
    """Yields the areas of all quarters in play with their brokers."""
    for quarter in public.quarters:
        for kind in range(AREAS):
            yield area(quarter, kind), crowd(public, area(quarter, kind))


def copies(values: Iterable[int]) -> Iterator[tuple[int, int]]:
    """Yields values with how many equal ones came before."""
    seen: dict[int, int] = {}
    for value in values:
        yield value, seen.get(value, 0)
        seen[value] = seen.get(value, 0) + 1
