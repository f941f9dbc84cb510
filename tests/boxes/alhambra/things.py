"""Items of the tile game for tests, as a player would say them."""

from game.boxes.alhambra.rules.board import cell
from game.boxes.alhambra.rules.tiles import FALCONS, FOUNTAIN
from game.boxes.alhambra.table import items
from game.boxes.alhambra_family.rules.money import CURRENCIES, money_card
from game.boxes.alhambra_family.table.items import BACK, money
from game.core.rules import Seat
from game.tabletop.items import Item

TILE = tuple(map(items.tile, range(FOUNTAIN)))
FALCON = tuple(map(items.falcon, FALCONS))


def thing(told: Item | str) -> Item:
    """Returns an item by its kind and numbers: "money:denar:4:0", "cell:2:0" (steps from the fountain), "reserve"."""
    if isinstance(told, Item):
        return told
    kind, *rest = told.split(":")
    if kind == "money":
        return money(money_card(CURRENCIES.index(rest[0]), int(rest[1]), int(rest[2])))
    numbers = tuple(int(part) for part in rest)
    match kind:
        case "cell" | "corner":
            return Item(kind, (cell(*numbers),))
        case "perched":
            return items.perched(Seat(numbers[0]), cell(*numbers[1:]))
        case "fountain":
            return items.fountain(numbers[0])
    assert kind in (BACK, items.VIZIER, items.SQUARE, "money_deck", "tile_deck", "reserve", "dirk", "done", "decline")
    return Item(kind, numbers)
