"""Great moments of a game, which are celebrated at its table: an exact payment, the lead, a wall, a city, the end."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Literal

from game.core.rules import Seat
from game.tabletop.items import Item

MomentKind = Literal["exact", "lead", "wall", "city", "last_round"]


@dataclass(frozen=True, slots=True)
class Moment:
    """A great moment: its kind, which is its sound as well, whose it is (None: everybody's), and what it is about.

    `title` is what a ribbon calls out, `text` what follows from it in few words ("" for nothing).
    """

    kind: MomentKind
    seat: Seat | None
    title: str
    text: str = ""
    items: tuple[Item, ...] = ()


def new_leader(now: Sequence[int], before: Iterable[Sequence[int]]) -> Seat | None:
    """Returns who leads alone now where somebody else was the last to do so, None where the lead stays or begins.

    Takes the points of every seat now and, newest first, those of earlier moments.
    """
    leader = _alone_ahead(now)
    if leader is None:
        return None
    former = next((seat for points in before if (seat := _alone_ahead(points)) is not None), leader)
    return leader if former != leader else None


def _alone_ahead(points: Sequence[int]) -> Seat | None:
    best = max(points, default=0)
    ahead = [Seat(seat) for seat, count in enumerate(points) if count == best]
    return ahead[0] if len(ahead) == 1 else None
