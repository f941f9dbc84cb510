"""Items: what lies on a table and can be pointed at, chosen, moved and named."""

from typing import NamedTuple


class Item(NamedTuple):
    """One thing on a table: its kind, and which one of that kind it is, in numbers of the box's own.

    Items are compared and hashed by value, so rules of touching need no table of ids. They become text in one place
    only, as the id of their node on the screen: `str(item)`, the same from frame to frame.
    """

    kind: str
    at: tuple[int, ...] = ()

    def __str__(self) -> str:
        return ":".join(map(str, (self.kind, *self.at)))
