"""Who may be with a board: hands that touch its items, and a teller who says large what moves."""

from collections.abc import Callable, Sequence
from typing import Any, Protocol

from game.core.rules import Beat
from game.tabletop.items import Item
from game.widgets.node import Drag, Pixel


class Hands(Protocol):
    """What people can do with the items of a table: touch them and carry them."""

    @property
    def held(self) -> frozenset[Item]:
        """Returns the items that are in a hand now."""
        ...

    def touch(self, item: Item) -> None:
        """Takes a touch."""
        ...

    def grab(self, item: Item, pos: Pixel, otherwise: Callable[[Pixel], Drag | None]) -> Drag | None:
        """Picks an item up, or does what is done otherwise; None: nothing comes along."""
        ...


class Teller(Protocol):
    """What tells large what a board only moves."""

    def rest(self, beat: Beat) -> float:
        """Returns how many seconds a stage of an entry takes at least, so that it can be read."""
        ...

    def begins(self, beat: Beat, former: Any) -> None:
        """Is told that a stage begins to move, and the view of before."""
        ...

    def lands(self, beat: Beat, before: Sequence[Beat]) -> None:
        """Is told that a stage has landed, and what was told before it."""
        ...
