"""What lies on the table of Ys and can be touched, as items. An item never tells a hidden value."""

from game.boxes.ys.rules.components import CITY
from game.boxes.ys.rules.view import View
from game.tabletop.items import Item, item_of

PASS, DOWN = Item("pass"), Item("down")
"""The button that declines, and the choice to place a broker face down."""


def place_item(place: int) -> Item:
    """Returns an area of the city or a square of the market."""
    return Item("area" if place < CITY else "square", (place,))


quarter_item = item_of("quarter")
"""The name of a quarter (0 to 3) on its plate."""
column_item = item_of("column")
"""The head of a column of the market."""
card_item = item_of("card")
"""A character in the viewer's hand."""
shown_item = item_of("shown")
"""The character in a palace: quarter and card."""
screen_item = item_of("screen")
"""One of the viewer's brokers behind the screen: its value, and equal ones counted from 0."""
neutral_item = item_of("neutral")
"""One of the viewer's neutral brokers behind the screen."""
front_item = item_of("front")
"""A broker before a screen: seat and value, and equal ones counted from 0."""
broker_item = item_of("broker")
"""A broker on the board or in the throne room."""
order_item = item_of("order")
"""An order card."""
gem_item = item_of("gem")
"""A gem on a ship: quarter and gem, and equal ones counted from 0."""
stall_item = item_of("stall")
"""The gem of a market row (0 to 2)."""
owned_item = item_of("owned")
"""The viewer's gems of a kind."""
quote_item = item_of("quote")
"""A quotation's way: column, and up (1) or down (-1)."""


def colour_item(colour: int, which: int = 1) -> Item:
    """Returns a colour to choose, as the first or second (1, 2) of two."""
    return Item("colour", (colour, which))


_AT_SEA = frozenset({"area", "quarter", "shown", "gem"})


def is_at_sea(view: View, item: Item) -> bool:
    """Tells whether an item lies in the city or on the sea around it."""
    if item.kind != "broker":
        return item.kind in _AT_SEA
    place = next((each.place for each in view.public.brokers if broker_item(each.tag) == item), None)
    return place is None or place < CITY


_COPIED = frozenset({"screen", "front", "gem", "colour"})


def equivalence_key(item: Item) -> Item:
    """Returns an item that is equal for those that may stand for each other: brokers of one value, gems of one kind."""
    return Item(item.kind, item.at[:-1]) if item.kind in _COPIED else item
