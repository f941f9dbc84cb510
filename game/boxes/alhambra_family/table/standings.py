"""How majorities stand, and the great moments that both games have."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from game.boxes.alhambra_family.rules.bank import Pile
from game.boxes.alhambra_family.rules.components import TYPES, count
from game.boxes.alhambra_family.rules.events import ScoringDone, TurnSkipped
from game.boxes.alhambra_family.rules.majorities import awards, prizes
from game.boxes.alhambra_family.table.phrases import Players
from game.core.rules import Beat, Seat
from game.tabletop.items import Item
from game.tabletop.moments import Moment, new_leader

Counts = tuple[int, ...]
"""Buildings of one type by party."""


@dataclass(frozen=True, slots=True)
class Majorities:
    """The counts of all parties by type, and the points that a scoring with this letter would give now, alike."""

    letter: str
    counts: tuple[Counts, ...]
    points: tuple[Counts, ...]


def next_letter(piles: Sequence[Pile]) -> str:
    """Returns which scoring comes next: the first whose card is still in the deck, else the last."""
    return next((pile.scoring for pile in piles if pile.scoring), "C")


@lru_cache(maxsize=256)
def count_majorities(owned: tuple[tuple[int, ...], ...], letter: str) -> Majorities:
    """Returns how the majorities stand for a scoring, given everybody's buildings by party."""
    counts = tuple(tuple(count(buildings, kind) for buildings in owned) for kind in range(len(TYPES)))
    return Majorities(letter, counts, tuple(paid(counts[kind], letter, kind) for kind in range(len(TYPES))))


@lru_cache(maxsize=1024)
def paid(counts: Counts, letter: str, kind: int) -> Counts:
    """Returns the points that each party would get for one type."""
    shares = {party: award.share for award in awards(counts, prizes(letter, kind)) for party in award.parties}
    return tuple(shares.get(party, 0) for party in range(len(counts)))


def with_one_more(now: Majorities, kind: int, party: int) -> tuple[Counts, Counts]:
    """Returns the counts of a type after one more building for a party, and the points they would bring."""
    counts = tuple(n + (owner == party) for owner, n in enumerate(now.counts[kind]))
    return counts, paid(counts, now.letter, kind)


# ---------------------------------------------------------------------- great moments
def exact(players: Players, beat: Beat, seat: Seat, bought: Item) -> Iterator[Moment]:
    """Yields that a seat paid exactly, if it has something to do with the action that it won."""
    if not any(isinstance(event, TurnSkipped) and event.bonus for event in beat.events):
        title, text = players.words("palaces.moment.exact"), players.words("palaces.moment.exact_text")
        yield Moment("exact", seat, title, text, (bought,))


def lead(
    players: Players, beat: Beat, before: Sequence[Beat], points: Callable[[Any], Sequence[int]]
) -> Iterator[Moment]:
    """Yields that somebody else leads after a scoring; who wins the game is told at its end."""
    if beat.view.is_over or not any(isinstance(event, ScoringDone) for event in beat.events):
        return
    now = points(beat.view)
    leader = new_leader(now, (points(earlier.view) for earlier in reversed(before)))
    if leader is not None:
        title = players.words("common.moment.lead", player=players.name(leader))
        yield Moment("lead", leader, title, players.words("common.count.points", count=now[leader]))
