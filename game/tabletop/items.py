"""Items, and what the scene knows beyond the view while they are drawn."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple, Protocol

from game.core.rules import Seat
from game.tabletop.zoom import WHOLE, Zoom


class Item(NamedTuple):
    """One thing on a table: its kind, and which one of that kind it is, in numbers of the box's own.

    Items are compared and hashed by value, so rules of touching need no table of ids. They become text in one place
    only, as the id of their node on the screen: `str(item)`, the same from frame to frame.
    """

    kind: str
    at: tuple[int, ...] = ()

    def __str__(self) -> str:
        return ":".join(map(str, (self.kind, *self.at)))


class MakeItem(Protocol):
    """Returns which one of a kind it is by its numbers."""

    def __call__(self, *at: int) -> Item: ...


def item_of(kind: str) -> MakeItem:
    """Returns what makes the items of a kind."""
    return lambda *at: Item(kind, at)


@dataclass(frozen=True, slots=True)
class Selection:
    """What the scene knows beyond the view while a table is drawn.

    `actor` is whose turn it is (None: over or several), `viewer` whose eyes see the table (None: an onlooker).
    `touched` are the items chosen so far, `open` those that may be touched next and `other` those that begin another
    choice; `moves` are the legal moves that the chosen ones can still become and `move` the one that they make already.
    `hinted` are items that a hint points at, `recent` those that the last entry changed; `hover` is the item pointed at
    or focused (None: nothing). `choose` chooses a move of `moves` as it is and offers the button (None: nothing can be
    chosen now). `masked` is whose private things lie masked on the table until their owner unmasks them (None:
    nobody's): the view is an onlooker's then, and backs are drawn. `front` is whose part of the table was asked to lie
    large, where a table has such parts (None: as usual), and `bring` asks for it (None: nobody can). `zoom` is how the
    board is shown, `unfolded` which panel was called up that has no room of its own ("": none), and `unfold` asks for
    one (None: nobody can). `approach` asks for the board in another zoom (None: nobody can), `meet` who plays on in a
    seat (None: nobody can).
    """

    actor: Seat | None = None
    viewer: Seat | None = None
    touched: tuple[Item, ...] = ()
    open: frozenset[Item] = frozenset()
    other: frozenset[Item] = frozenset()
    moves: Sequence[Any] = ()
    move: Any = None
    hover: Item | None = None
    hinted: frozenset[Item] = frozenset()
    recent: frozenset[Item] = frozenset()
    masked: Seat | None = None
    choose: Callable[[Any], None] | None = None
    front: Seat | None = None
    bring: Callable[[Seat | None], None] | None = None
    zoom: Zoom = WHOLE
    unfolded: str = ""
    unfold: Callable[[str], None] | None = None
    approach: Callable[[Zoom], None] | None = None
    meet: Callable[[Seat], None] | None = None
