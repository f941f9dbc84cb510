"""How things on the table are called: the ids that players touch. An id never tells anything secret."""

from game.boxes.maharaja.rules import actions, characters
from game.boxes.maharaja.rules.board import CITIES, SITES, VILLAGE_COUNT, VILLAGES

BUILDER, CHIT, TAKE_GOLD, FETCH, PASS, DONE, MAHARAJA = "builder", "chit", "gold", "quarry", "pass", "done", "maharaja"
VILLAGE = tuple(f"village:{key}" for key in VILLAGES)
CITY = tuple(f"city:{key}" for key in CITIES)
"""A city as the goal of a journey: its garden and ribbon."""
TRAY = tuple(f"tray:{key}" for key in CITIES)
"""The courtyard of a city, where houses and architects stand."""
PLACE = (*VILLAGE, *TRAY)
"""The id of every place for houses."""
GOVERNOR = tuple(f"governor:{key}" for key in CITIES)
CHARACTER = tuple(f"character:{key}" if key else "" for key in characters.NAMES)


def site_item(city: int, site: int) -> str:
    """Returns the id of a free site (0 the centre, 1 to 6 outer) of a palace garden."""
    return f"site:{CITIES[city]}:{SITES[site]}"


def palace_item(city: int, site: int) -> str:
    """Returns the id of the palace on a site."""
    return f"palace:{CITIES[city]}:{SITES[site]}"


def house_item(place: int, seat: int) -> str:
    """Returns the id of a seat's house, or stack of houses, in a village or city."""
    key = VILLAGES[place] if place < VILLAGE_COUNT else CITIES[place - VILLAGE_COUNT]
    return f"house:{key}:seat{seat}"


def architect_item(seat: int) -> str:
    """Returns the id of a seat's architect."""
    return f"architect:seat{seat}"


def action_item(action: int, arrow: int) -> str:
    """Returns the id of an action as the first or second (1, 2) one of its kind on the disc."""
    return f"action:{actions.NAMES[action]}:{arrow}"


def bid_item(amount: int) -> str:
    """Returns the id of an offer."""
    return f"bid:{amount}"


def route_item(rank: int) -> str:
    """Returns the id of another route to the chosen city, counted from 1 after the cheapest one (0)."""
    return f"route:{rank}"


def seat_item(seat: int) -> str:
    """Returns the id of a seat's panel, as who is lured."""
    return f"seat:{seat}"
