"""What lies on the table of the tile game, by short names."""

from game.boxes.alhambra.rules.board import cell
from game.boxes.alhambra.rules.tiles import FALCONS, FOUNTAIN
from game.boxes.alhambra.table import items
from game.boxes.alhambra_family.rules.money import CURRENCIES
from game.boxes.alhambra_family.table.items import money
from game.tabletop.items import Item
from tests.boxes.alhambra_family.pieces import card

TILE = tuple(map(items.tile, range(FOUNTAIN)))
FALCON = tuple(map(items.falcon, FALCONS))


def thing(told: Item | str) -> Item:
    """Returns an item by its kind and numbers: "denar 4", "cell:2:0" (steps from the fountain), "vizier:1"."""
    if isinstance(told, Item):
        return told
    if told.startswith(CURRENCIES):
        return money(card(told))
    kind, *rest = told.split(":")
    numbers = tuple(map(int, rest))
    if kind in (items.CELL, items.CORNER):
        return Item(kind, (cell(*numbers),))
    return items.fountain(*numbers) if kind == "fountain" else Item(kind, numbers)
