"""Why items cannot be chosen, found once for each view: every frame asks for all of them."""

from collections.abc import Callable
from typing import Any, Generic, TypeVar

from game.tabletop.items import Item
from game.tabletop.selection import Selection

_View = TypeVar("_View")
_Found = TypeVar("_Found")


class Newest(Generic[_View, _Found]):
    """Remembers what was found about the newest view, because it is asked for with every item.

    Takes what finds it.
    """

    def __init__(self, find: Callable[[_View], _Found]) -> None:
        self._find = find
        self._known: tuple[_View, _Found] | None = None

    def __call__(self, view: _View) -> _Found:
        """Returns what is found about a view."""
        if self._known is None or self._known[0] is not view:
            self._known = view, self._find(view)
        return self._known[1]


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
