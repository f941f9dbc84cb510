"""What lies on the table of the tile game and can be touched: its items."""

from collections.abc import Iterable

from game.boxes.alhambra.rules.tiles import FOUNTAIN
from game.tabletop.items import Item, item_of

TILE, SQUARE, CELL, CORNER, PERCHED, FALCON, VIZIER = (
    "tile", "square", "cell", "corner", "perched", "falcon", "vizier",
)  # fmt: skip
RESERVE, DIRK, DONE, DECLINE = Item("reserve"), Item("dirk"), Item("done"), Item("decline")
TILE_DECK = Item("tile_deck")

tile = item_of(TILE)
"""A tile, wherever it lies."""


def fountain(seat: int) -> Item:
    """Returns a seat's fountain: a tile like any other, but everybody has one."""
    return Item(TILE, (FOUNTAIN, seat))


square = item_of(SQUARE)
"""An empty square (0 to 3) of the building market."""
cell = item_of(CELL)
"""An empty cell of the acting seat's Alhambra."""
corner = item_of(CORNER)
"""A meeting point of four tiles of the acting seat's Alhambra."""
perched = item_of(PERCHED)
"""The falcon on a meeting point: seat and point."""
falcon = item_of(FALCON)
"""A falcon of the supply."""
vizier = item_of(VIZIER)
"""A seat's vizier."""


def among(items: Iterable[Item], kind: str) -> tuple[int, ...]:
    """Returns which ones of a kind are among some items."""
    return tuple(item.at[0] for item in items if item.kind == kind)
