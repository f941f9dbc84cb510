"""Why items cannot be chosen, found once for each view: every frame asks for all of them."""

from collections.abc import Callable
from typing import Any

from game.tabletop.items import Item
from game.tabletop.selection import Selection


class Reasons:
    """Remembers the reasons of the newest view.

    Takes what finds the sentence for an item of a view ("" where there is none).
    """

    def __init__(self, find: Callable[[Any, Item], str]) -> None:
        self._find = find
        self._view: object = None
        self._found: dict[Item, str] = {}

    def __call__(self, view: Any, selection: Selection, item: Item) -> str:
        """Returns the sentence, or "" for what may be touched or is chosen."""
        if item in selection.open or item in selection.touched:
            return ""
        if self._view is not view:
            self._view, self._found = view, {}
        if item not in self._found:
            self._found[item] = self._find(view, item)
        return self._found[item]
