"""Something that a game may bring to whoever plays it well: found in what happened, once the game is over."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import groupby
from typing import Any, TypeVar

from game.core.rules import Beat, Options, Result, Seat

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Game:
    """A finished game as an onlooker could follow it: beat by beat, how it ended, and with which options."""

    beats: Sequence[Beat]
    result: Result
    options: Options

    @property
    def seats(self) -> int:
        """Returns how many took part."""
        return len(self.result.totals)

    def happened(self) -> Iterator[Any]:
        """Yields all events in the order in which they happened."""
        return (event for beat in self.beats for event in beat.events)

    def events(self, kind: type[T]) -> Iterator[T]:
        """Yields the events of a kind in the order in which they happened."""
        return (event for event in self.happened() if isinstance(event, kind))

    @property
    def view(self) -> Any:
        """Returns what everybody knows at the end."""
        return self.beats[-1].view

    def lead(self, seat: Seat) -> int:
        """Returns how far a seat's total is above the best other one."""
        totals = self.result.totals
        return totals[seat] - max(total for other, total in enumerate(totals) if other != seat)

    def has_won(self, seat: Seat) -> bool:
        """Tells whether a seat won, a shared victory included."""
        return self.result.places[seat] == 1


def in_a_row(luck: Iterable[bool], count: int) -> bool:
    """Tells whether something came so many times in succession; takes whether it did, time by time."""
    return any(came and len(list(times)) >= count for came, times in groupby(luck))


def by_a_point(game: Game, seat: Seat) -> bool:
    """Tells whether a seat won by a single point."""
    return game.lead(seat) == 1


@dataclass(frozen=True, slots=True)
class Achievement:
    """Something to achieve in a box: its key, what its emblem shows (sprites over one another), and whether it is won.

    Its name is `achievements.<key>.name`, what it takes `.text`; boxes may share one. `is_won` takes a finished game
    and a seat.
    """

    key: str
    sprites: tuple[str, ...]
    is_won: Callable[[Game, Seat], bool]
