"""Passages: what can be read of a table, part by part, by whoever does not see its picture."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from game.core.values import value
from game.tabletop.items import Item

HAND, MARKET, BOARD, SCORING, STATUS = "hand", "market", "board", "scoring", "status"
"""What most tables have: one's cards or pieces, what can be had, one's own board, what is paid, how it stands."""


def player(seat: int) -> str:
    """Returns the name of the passage about one seat."""
    return f"player:{seat}"


@value
class PassageEntry:
    """A line or a cell of a passage: what it says, shortest and most telling first, and the item that it stands for.

    An item can be chosen there; where `text` is "" it says what it is itself. `told` is what need not be heard first
    (None: what the item says of itself); `open` is said instead while the item lies there to be chosen.
    """

    text: str = ""
    item: Item | None = None
    told: str | None = None
    open: str | None = None


@dataclass(frozen=True, slots=True)
class Passage:
    """A part of a table under a heading: rows of one entry each, or those of a grid.

    `summary` is said of all of it where its rows would be too many (""; the rows themselves). `path` is a way through
    it that a key walks step by step, such as along a wall, with what is said at each step. `beyond` are the passages to
    which the ends of some rows lead, by the number of the row: where a road goes.
    """

    name: str
    title: str
    rows: Sequence[Sequence[PassageEntry]] = ()
    summary: str = ""
    path: Sequence[PassageEntry] = ()
    beyond: Mapping[int, str] = field(default_factory=dict)


def listed(name: str, title: str, entries: Sequence[PassageEntry | str], summary: str = "") -> Passage:
    """Returns a passage of one entry a row; a text is one that stands for nothing."""
    made = [PassageEntry(entry) if isinstance(entry, str) else entry for entry in entries]
    return Passage(name, title, [(entry,) for entry in made], summary)
