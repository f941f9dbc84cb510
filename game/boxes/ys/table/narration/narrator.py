"""What all parts of the log have in common."""

from abc import ABC, abstractmethod
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass

from game.boxes.ys.rules.events import BidChosen, CharacterShown, FavourChosen, Totals, ValueLearned
from game.boxes.ys.rules.view import View
from game.boxes.ys.table.phrases import YsPlayers, added
from game.core.beat import Beat
from game.core.rules import Seat
from game.tabletop.items import Item
from game.tabletop.table import LogLine


@dataclass(frozen=True, slots=True)
class VisibleBeat:
    """A beat as one viewer learned it.

    `view` is what it saw after it, `values` those that only it was told, by tag; `chosen` are the seats whose secret
    choice it was told; `shown` the characters that were turned up, all at once.
    """

    view: View
    values: dict[int, int]
    chosen: frozenset[Seat]
    shown: tuple[CharacterShown, ...]


def visible(beat: Beat) -> VisibleBeat:
    """Returns what a beat's whispers told its viewer."""
    values = {event.tag: event.value for event in beat.events if isinstance(event, ValueLearned)}
    chosen = frozenset(event.seat for event in beat.events if isinstance(event, BidChosen | FavourChosen))
    shown = tuple(event for event in beat.events if isinstance(event, CharacterShown))
    return VisibleBeat(beat.view, values, chosen, shown)


class EventNarrator(ABC):
    """Tells some kinds of events."""

    def __init__(self, players: YsPlayers) -> None:
        self._players = players

    @abstractmethod
    def lines(self, event: object, known: VisibleBeat) -> Iterator[LogLine]:
        """Yields the sentences of an event, none for one that another part tells."""

    def _line(self, party: int | None, key: str, *items: Item, **values: object) -> LogLine:
        """Returns a sentence about a party, whose name it gets as `player`."""
        named = values if party is None else {"player": self._players.name(party), **values}
        seat = None if party is None or party >= len(self._players.cast) else Seat(party)
        return LogLine(seat, self._players.say(f"log.{key}", **named), items)

    def _say(self, key: str, **values: object) -> str:
        return self._players.say(f"log.{key}", **values)

    def _sums(self, brokers: Sequence[Sequence[int]], order: Iterable[int] | None = None) -> list[str]:
        """Returns who has which brokers, with their sums, as a list."""
        parties = range(len(brokers)) if order is None else order
        return [self._sum_of(party, brokers[party]) for party in parties if brokers[party]]

    def _sum_of(self, party: int, brokers: Sequence[int]) -> str:
        return self._say("sum_of", player=self._players.inside(party), sum=sum(brokers), brokers=added(brokers))

    def _totals(self, totals: Totals, ranking: Iterable[int]) -> list[str]:
        """Returns the totals of those who take part, the best first, as a list."""
        return [
            self._say("total_of", player=self._players.inside(party), points=totals[party] or 0) for party in ranking
        ]
