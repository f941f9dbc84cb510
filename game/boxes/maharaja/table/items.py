"""What can be touched on the table; an item never tells anything secret."""

from game.boxes.maharaja.rules.components import VILLAGE_COUNT, city_place
from game.core.rules import Seat
from game.tabletop.items import Item

VILLAGE, CITY, TRAY, SITE, PALACE, HOUSE = "village", "city", "tray", "site", "palace", "house"
ARCHITECT, GOVERNOR, SEAT, CHARACTER = "architect", "governor", "seat", "character"
ACTION, BID, ROUTE = "action", "bid", "route"
MAHARAJA = Item("maharaja")
TAKE_GOLD, FETCH, BUILDER, CHIT = Item("gold"), Item("quarry"), Item("builder"), Item("chit")
PASS, DONE = Item("pass"), Item("done")
EXCHANGE = Item("exchange")
"""The card of an exchange in a turn, which is carried to whoever is lured from."""
HOUSES, PALACES = Item("houses"), Item("palaces")
"""The viewer's own stock, out of which houses and palaces are carried to the map."""
ARROW = "arrow"


def village(number: int) -> Item:
    """Returns a village as a place for houses."""
    return Item(VILLAGE, (number,))


def city(number: int) -> Item:
    """Returns a city as the goal of a journey: its garden and ribbon."""
    return Item(CITY, (number,))


def tray(number: int) -> Item:
    """Returns the courtyard of a city, where houses and architects stand."""
    return Item(TRAY, (number,))


def place(number: int) -> Item:
    """Returns where a house can be put: a village or, after them, the courtyard of a city."""
    return village(number) if number < VILLAGE_COUNT else tray(number - VILLAGE_COUNT)


def place_of(item: Item) -> int | None:
    """Returns the number of the place for houses that an item is, None if it is none."""
    if item.kind == VILLAGE:
        return item.at[0]
    return city_place(item.at[0]) if item.kind == TRAY else None


def site(number: int, where: int) -> Item:
    """Returns a free site (0 the centre, 1 to 6 outer) of a city's palace garden."""
    return Item(SITE, (number, where))


def palace(number: int, where: int) -> Item:
    """Returns the palace on a site of a city."""
    return Item(PALACE, (number, where))


def house(where: int, seat: Seat) -> Item:
    """Returns a seat's house, or stack of houses, in a village or city."""
    return Item(HOUSE, (where, seat))


def architect(seat: Seat) -> Item:
    """Returns a seat's architect."""
    return Item(ARCHITECT, (seat,))


def governor(number: int) -> Item:
    """Returns the governor of a city."""
    return Item(GOVERNOR, (number,))


def panel(seat: Seat) -> Item:
    """Returns a seat's panel, as who is lured."""
    return Item(SEAT, (seat,))


def character(number: int) -> Item:
    """Returns a character (1 to 7)."""
    return Item(CHARACTER, (number,))


def action(number: int, arrow: int = 1) -> Item:
    """Returns an action as the first or second (1, 2) one of its kind on the disc."""
    return Item(ACTION, (number, arrow))


def arrow(number: int) -> Item:
    """Returns an arrow of the disc (1, 2) that points at nothing yet."""
    return Item(ARROW, (number,))


def bid(amount: int) -> Item:
    """Returns an offer in an auction."""
    return Item(BID, (amount,))


def route(rank: int) -> Item:
    """Returns another route to the chosen city, counted from 1 after the cheapest one (0)."""
    return Item(ROUTE, (rank,))
