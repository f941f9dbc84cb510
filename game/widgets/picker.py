"""The picker: touches on items become moves; only items that still lead to a legal move can be touched."""

from collections import Counter
from collections.abc import Sequence
from functools import partial
from typing import Any

from game.widgets.table import Table


class Picker:
    """Filters the legal moves by the touches so far, in any order.

    Takes the table, the view and the legal moves of the acting seat.
    """

    def __init__(self, table: Table, view: Any, moves: Sequence[Any]) -> None:
        self._alike = partial(table.alike, view)
        self._parts_of = partial(table.parts, view)
        self._unlisted = partial(table.unlisted, view)
        self._kinds = {i: Counter(map(self._alike, self._parts_of(move))) for i, move in enumerate(moves)}
        self.moves = list(moves)
        self.touched: tuple[str, ...] = ()

    def _fitting(self, touched: Sequence[str]) -> list[int]:
        chosen = Counter(map(self._alike, touched))
        return [i for i, kinds in self._kinds.items() if chosen <= kinds]

    @property
    def candidates(self) -> list[Any]:
        """Returns the moves that the touches so far can still become."""
        return [self.moves[i] for i in self._fitting(self.touched)]

    @property
    def move(self) -> Any:
        """Returns the move that the touches make as they are, or None."""
        chosen = Counter(map(self._alike, self.touched))
        return next((self.moves[i] for i, kinds in self._kinds.items() if kinds == chosen), None)

    @property
    def is_final(self) -> bool:
        """Tells whether the touches make a move and no further touch is possible."""
        return self.move is not None and len(self._fitting(self.touched)) == 1

    def open(self, items: Sequence[str]) -> frozenset[str]:
        """Returns which of the items on the table may be touched next."""
        chosen = Counter(map(self._alike, self.touched))
        wanted: set[str] = set()
        for i in self._fitting(self.touched):
            wanted.update(kind for kind, n in self._kinds[i].items() if n > chosen[kind])
        return frozenset(item for item in items if item not in self.touched and self._alike(item) in wanted)

    def other(self, items: Sequence[str]) -> frozenset[str]:
        """Returns which of the items on the table may be touched only to choose something else with them."""
        wanted = {kind for kinds in self._kinds.values() for kind in kinds}
        found = frozenset(item for item in items if item not in self.touched and self._alike(item) in wanted)
        return found - self.open(items)

    def touch(self, item: str) -> bool:
        """Chooses an item, or gives it back when it is chosen already; returns whether anything changed.

        A touch that fits no legal move together with the earlier ones starts anew if it fits one alone.
        """
        if item in self.touched:
            self.touched = tuple(other for other in self.touched if other != item)
            return True
        self._find((*self.touched, item))
        for chosen in ((*self.touched, item), *self._fewer(item), (item,)):
            if self._fitting(chosen):
                self.touched = chosen
                return True
        return False

    def _find(self, items: Sequence[str]) -> None:
        """Adds a move with these items that no legal list has, such as a payment with needless cards."""
        move = None if self._fitting(items) else self._unlisted(items)
        if move is not None:
            self._kinds[len(self.moves)] = Counter(map(self._alike, self._parts_of(move)))
            self.moves.append(move)

    def _fewer(self, item: str) -> list[tuple[str, ...]]:
        """Earlier touches without one of them, the latest first, so that changing one's mind takes one touch."""
        kept = [tuple(o for o in self.touched if o != gone) for gone in reversed(self.touched)]
        return [(*touched, item) for touched in kept if touched]

    def choose(self, items: Sequence[str]) -> None:
        """Replaces the touches, as by a shortcut or a hint."""
        self.touched = tuple(items) if self._fitting(items) else ()

    def clear(self) -> None:
        """Gives every chosen item back."""
        self.touched = ()
