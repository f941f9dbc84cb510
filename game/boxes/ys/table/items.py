"""What lies on the table of Ys and can be touched, as items. An item never tells a hidden value."""

from game.boxes.ys.rules.components import CITY
from game.boxes.ys.rules.view import View
from game.tabletop.items import Item

PASS, DOWN = Item("pass"), Item("down")
"""The button that declines, and the choice to place a broker face down."""


def place_item(place: int) -> Item:
    """Returns an area of the city or a square of the market."""
    return Item("area" if place < CITY else "square", (place,))


def quarter_item(quarter: int) -> Item:
    """Returns the name of a quarter (0 to 3) on its plate."""
    return Item("quarter", (quarter,))


def column_item(column: int) -> Item:
    """Returns the head of a column of the market."""
    return Item("column", (column,))


def card_item(card: int) -> Item:
    """Returns a character in the viewer's hand."""
    return Item("card", (card,))


def shown_item(quarter: int, card: int) -> Item:
    """Returns the character in a palace."""
    return Item("shown", (quarter, card))


def screen_item(value: int, copy: int) -> Item:
    """Returns one of the viewer's brokers behind the screen; equal values are counted from 0."""
    return Item("screen", (value, copy))


def neutral_item(value: int) -> Item:
    """Returns one of the viewer's neutral brokers behind the screen."""
    return Item("neutral", (value,))


def front_item(seat: int, value: int, copy: int) -> Item:
    """Returns a broker before a seat's screen."""
    return Item("front", (seat, value, copy))


def broker_item(tag: int) -> Item:
    """Returns a broker on the board or in the throne room."""
    return Item("broker", (tag,))


def order_item(card: int) -> Item:
    """Returns an order card."""
    return Item("order", (card,))


def gem_item(quarter: int, gem: int, copy: int) -> Item:
    """Returns a gem on a ship; equal ones are counted from 0."""
    return Item("gem", (quarter, gem, copy))


def stall_item(row: int) -> Item:
    """Returns the gem of a market row (0 to 2)."""
    return Item("stall", (row,))


def owned_item(gem: int) -> Item:
    """Returns the viewer's gems of a kind."""
    return Item("owned", (gem,))


def colour_item(colour: int, which: int = 1) -> Item:
    """Returns a colour to choose, as the first or second (1, 2) of two."""
    return Item("colour", (colour, which))


def quote_item(column: int, step: int) -> Item:
    """Returns a quotation's way up (1) or down (-1)."""
    return Item("quote", (column, step))


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
