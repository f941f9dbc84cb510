"""The picker: touches on items become moves; only items that still lead to a legal move can be touched."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any

from game.tabletop.items import Item
from game.tabletop.table import Table


@dataclass(frozen=True, slots=True)
class Choice:
    """What was chosen at some moment: the touches, those that were raised for the person, and for which item."""

    touched: tuple[Item, ...] = ()
    raised: tuple[Item, ...] = ()
    cause: Item | None = None


class Picker:
    """Filters the legal moves by the touches so far, in any order.

    Takes the table, the view and the legal moves of the acting seat. `raised` is a whole move that was chosen for the
    person, who may still change it.
    """

    def __init__(self, table: Table, view: Any, moves: Sequence[Any]) -> None:
        self._equivalence_key = partial(table.equivalence_key, view)
        self._clicks_of = partial(table.clicks, view)
        self._suggest = partial(table.suggest, view)
        self._unlisted = partial(table.unlisted, view)
        self._again = partial(table.again, view)
        self._kinds = {i: Counter(map(self._equivalence_key, self._clicks_of(move))) for i, move in enumerate(moves)}
        self.moves = list(moves)
        self.touched: tuple[Item, ...] = ()
        self.raised: tuple[Item, ...] = ()
        self._cause: Item | None = None
        self._offers: tuple[tuple[object, ...], tuple[frozenset[Item], frozenset[Item]]] | None = None

    def _fitting(self, touched: Sequence[Item]) -> list[int]:
        chosen = Counter(map(self._equivalence_key, touched))
        return [i for i, kinds in self._kinds.items() if chosen <= kinds]

    @property
    def candidates(self) -> list[Any]:
        """Returns the moves that the touches so far can still become."""
        return [self.moves[i] for i in self._fitting(self.touched)]

    @property
    def move(self) -> Any:
        """Returns the move that the touches make as they are, or None."""
        chosen = Counter(map(self._equivalence_key, self.touched))
        return next((self.moves[i] for i, kinds in self._kinds.items() if kinds == chosen), None)

    @property
    def is_final(self) -> bool:
        """Tells whether the touches make a move and no further touch is possible."""
        return self.move is not None and len(self._fitting(self.touched)) == 1

    def open(self, items: Sequence[Item]) -> frozenset[Item]:
        """Returns which of the items on the table may be touched next."""
        return self._offered(items)[0]

    def other(self, items: Sequence[Item]) -> frozenset[Item]:
        """Returns which of the items on the table may be touched only to choose something else with them."""
        return self._offered(items)[1]

    def _offered(self, items: Sequence[Item]) -> tuple[frozenset[Item], frozenset[Item]]:
        """Both, found once for what is chosen: every frame asks."""
        of = (self.touched, len(self.moves), tuple(items))
        if self._offers is None or self._offers[0] != of:
            chosen = Counter(map(self._equivalence_key, self.touched))
            fitting, kinds = self._fitting(self.touched), {kind for kinds in self._kinds.values() for kind in kinds}
            wanted = {kind for i in fitting for kind, n in self._kinds[i].items() if n > chosen[kind]}
            keys = {item: self._equivalence_key(item) for item in items if item not in self.touched}
            found = frozenset(item for item, key in keys.items() if key in wanted)
            self._offers = of, (found, frozenset(item for item, key in keys.items() if key in kinds) - found)
        return self._offers[1]

    def whole(self, items: Sequence[Item]) -> frozenset[Item]:
        """Returns which of the items on the table make a move by one first touch, with what is raised for them."""
        alone = {kind for kinds in self._kinds.values() if kinds.total() == 1 for kind in kinds}
        legal = {kind for kinds in self._kinds.values() for kind in kinds}

        def is_whole(item: Item) -> bool:
            kind = self._equivalence_key(item)
            return kind in alone or (kind in legal and self._meant(item) is not None)

        return frozenset(filter(is_whole, items))

    def touch(self, item: Item) -> bool:
        """Chooses an item, or gives it back when it is chosen already; returns whether anything changed.

        A touch that fits no legal move together with the earlier ones starts anew if it fits one alone. Where a first
        touch has one sensible completion, that is raised with it. What may be chosen once more is, before it is given
        back.
        """
        if item in self.touched:
            more = self._again(item)
            if more and more not in self.touched and self._fitting((*self.touched, more)):
                self._keep((*self.touched, more))
                return True
            gone = self.raised if item == self._cause else (item, more)
            self._keep(tuple(other for other in self.touched if other not in gone))
            return True
        self._find((*self.touched, item))
        for chosen in ((*self.touched, item), *self._fewer(item), (item,)):
            if self._fitting(chosen):
                self._keep(chosen)
                if chosen == (item,):
                    self._complete(item)
                return True
        return False

    def _find(self, items: Sequence[Item]) -> None:
        """Adds a move with these items that no legal list has, such as a payment with needless cards."""
        move = None if self._fitting(items) else self._unlisted(items)
        if move is not None:
            self._kinds[len(self.moves)] = Counter(map(self._equivalence_key, self._clicks_of(move)))
            self.moves.append(move)

    def _keep(self, chosen: tuple[Item, ...]) -> None:
        """Takes other touches, which are the person's own once nothing is left of what was raised."""
        self.touched = chosen
        if not set(self.raised) & set(chosen):
            self.raised, self._cause = (), None

    def _meant(self, item: Item) -> Any:
        """Returns what a first touch most likely means: the only move that is left, or what the table suggests."""
        left = [self.moves[i] for i in self._fitting((item,))]
        return left[0] if len(left) == 1 else self._suggest(item, left)

    def _complete(self, item: Item) -> None:
        """Raises what a first touch most likely means."""
        move = self._meant(item)
        if move is not None and self.move is None:
            rest = list(self._clicks_of(move))
            rest.remove(
                item
                if item in rest
                else next(part for part in rest if self._equivalence_key(part) == self._equivalence_key(item))
            )
            self.touched = self.raised = (item, *rest)
            self._cause = item

    def _fewer(self, item: Item) -> list[tuple[Item, ...]]:
        """Earlier touches without one of them, the latest first, so that changing one's mind takes one touch.

        What was raised for an item is never kept without it.
        """
        gone = [other for other in reversed(self.touched) if other != self._cause]
        kept = [tuple(o for o in self.touched if o != other) for other in gone]
        return [(*touched, item) for touched in kept if touched]

    def choose(self, items: Sequence[Item], *, is_raised: bool = False) -> None:
        """Replaces the touches: what a shortcut or a list names is the person's own, what a hint shows is raised."""
        self.clear()
        self.touched = tuple(items) if self._fitting(items) else ()
        self.raised = self.touched if is_raised and self.move is not None else ()

    @property
    def is_advised(self) -> bool:
        """Tells whether something is raised that no touch of the person has asked for."""
        return bool(self.raised) and self._cause is None

    @property
    def choice(self) -> Choice:
        """Returns what is chosen now, to come back to."""
        return Choice(self.touched, self.raised, self._cause)

    def restore(self, choice: Choice) -> None:
        """Comes back to what was chosen at another moment."""
        self.touched, self.raised, self._cause = choice.touched, choice.raised, choice.cause

    def clear(self) -> None:
        """Gives every chosen item back."""
        self._keep(())
