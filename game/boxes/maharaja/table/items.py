"""What can be touched on the table; an item never tells anything secret."""

from game.boxes.maharaja.rules.components import VILLAGE_COUNT, city_place
from game.tabletop.items import Item, item_of

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

village = item_of(VILLAGE)
"""A village as a place for houses."""
city = item_of(CITY)
"""A city as the goal of a journey: its garden and ribbon."""
tray = item_of(TRAY)
"""The courtyard of a city, where houses and architects stand."""
site = item_of(SITE)
"""A free site of a palace garden: the city, and which one it is (0 the centre, 1 to 6 outer)."""
palace = item_of(PALACE)
"""The palace on a site: city and site."""
house = item_of(HOUSE)
"""A house, or stack of houses, in a village or city: place and seat."""
architect = item_of(ARCHITECT)
"""A seat's architect."""
governor = item_of(GOVERNOR)
"""The governor of a city."""
panel = item_of(SEAT)
"""A seat's panel, as who is lured."""
character = item_of(CHARACTER)
"""A character by its number (1 to 7)."""
arrow = item_of(ARROW)
"""An arrow of the disc (1, 2) that points at nothing yet."""
bid = item_of(BID)
"""An offer in an auction."""
route = item_of(ROUTE)
"""Another route to the chosen city, counted from 1 after the cheapest one (0)."""


def place(number: int) -> Item:
    """Returns where a house can be put: a village or, after them, the courtyard of a city."""
    return village(number) if number < VILLAGE_COUNT else tray(number - VILLAGE_COUNT)


def place_of(item: Item) -> int | None:
    """Returns the number of the place for houses that an item is, None if it is none."""
    if item.kind == VILLAGE:
        return item.at[0]
    return city_place(item.at[0]) if item.kind == TRAY else None


def action(number: int, arrow: int = 1) -> Item:
    """Returns an action as the first or second (1, 2) one of its kind on the disc."""
    return Item(ACTION, (number, arrow))
