"""What lies on the table of the tile game and can be touched: its items."""

from collections.abc import Iterable

from game.boxes.alhambra.rules.board import Cell
from game.boxes.alhambra.rules.tiles import FOUNTAIN
from game.core.rules import Seat
from game.tabletop.items import Item

TILE, SQUARE, CELL, CORNER, PERCHED, FALCON, VIZIER = (
    "tile", "square", "cell", "corner", "perched", "falcon", "vizier",
)  # fmt: skip
RESERVE, DIRK, DONE, DECLINE = Item("reserve"), Item("dirk"), Item("done"), Item("decline")
TILE_DECK = Item("tile_deck")


def tile(number: int) -> Item:
    """Returns a tile, wherever it lies."""
    return Item(TILE, (number,))


def fountain(seat: int) -> Item:
    """Returns a seat's fountain: a tile like any other, but everybody has one."""
    return Item(TILE, (FOUNTAIN, seat))


def square(number: int) -> Item:
    """Returns an empty square (0 to 3) of the building market."""
    return Item(SQUARE, (number,))


def cell(at: Cell) -> Item:
    """Returns an empty cell of the acting seat's Alhambra."""
    return Item(CELL, (at,))


def corner(at: Cell) -> Item:
    """Returns a meeting point of four tiles of the acting seat's Alhambra."""
    return Item(CORNER, (at,))


def perched(seat: Seat, at: Cell) -> Item:
    """Returns the falcon on a meeting point of a seat's Alhambra."""
    return Item(PERCHED, (seat, at))


def falcon(number: int) -> Item:
    """Returns a falcon of the supply."""
    return Item(FALCON, (number,))


def vizier(seat: int) -> Item:
    """Returns a seat's vizier."""
    return Item(VIZIER, (seat,))


def among(items: Iterable[Item], kind: str) -> tuple[int, ...]:
    """Returns which ones of a kind are among some items."""
    return tuple(item.at[0] for item in items if item.kind == kind)
