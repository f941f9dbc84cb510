"""How things on the table are called: the ids that players touch. An id never tells a hidden value."""

from game.boxes.ys.rules.board import AREAS, CITY, COLUMNS, END, QUARTERS
from game.boxes.ys.rules.cards import NAMES as CARD_NAMES
from game.boxes.ys.rules.gems import NAMES as GEM_NAMES

PASS, UP, DOWN = "pass", "face:up", "face:down"
AREA_NAMES = ("port", "commerce", "palace")
QUARTER = tuple(f"quarter:{quarter}" for quarter in range(QUARTERS))
PLACE = (
    *(f"area:{quarter}:{AREA_NAMES[kind]}" for quarter in range(QUARTERS) for kind in range(AREAS)),
    *(f"square:{(place - CITY) // COLUMNS}:{GEM_NAMES[(place - CITY) % COLUMNS]}" for place in range(CITY, END)),
)
"""The id of every place for brokers: areas, then squares by row (0 to 2) and colour."""
HAND = tuple(f"card:{name}" for name in CARD_NAMES)
"""The id of each character in one's own hand."""
SHOWN = tuple(f"shown:{name}" for name in CARD_NAMES)
"""The id of each yellow character in a palace."""
COLUMN = tuple(f"column:{name}" for name in GEM_NAMES[:4])


def shown_item(quarter: int, card: int) -> str:
    """Returns the id of the character in a palace; blue ones are told apart by their quarter."""
    return f"{SHOWN[card]}:{quarter}"


def screen_item(value: int, copy: int) -> str:
    """Returns the id of one of the viewer's brokers behind the screen; equal values are counted from 0."""
    return f"screen:{value}:{copy}"


def neutral_item(value: int) -> str:
    """Returns the id of one of the viewer's neutral brokers behind the screen."""
    return f"neutral:{value}"


def front_item(seat: int, value: int, copy: int) -> str:
    """Returns the id of a broker before a seat's screen."""
    return f"front:seat{seat}:{value}:{copy}"


def broker_item(tag: int) -> str:
    """Returns the id of a broker on the board or in the throne room."""
    return f"broker:{tag}"


def order_item(card: int) -> str:
    """Returns the id of an order card."""
    return f"order:{card}"


def gem_item(quarter: int, gem: int, copy: int) -> str:
    """Returns the id of a gem on a ship; equal ones are counted from 0."""
    return f"gem:{quarter}:{GEM_NAMES[gem]}:{copy}"


def stall_item(row: int) -> str:
    """Returns the id of the gem of a market row (0 to 2)."""
    return f"stall:{row}"


def owned_item(gem: int) -> str:
    """Returns the id of the viewer's gems of a kind."""
    return f"owned:{GEM_NAMES[gem]}"


def colour_item(colour: int, place: int) -> str:
    """Returns the id of a colour to choose, as the first or second (1, 2) one of its kind."""
    return f"colour:{GEM_NAMES[colour]}:{place}"


def quote_item(column: int, step: int) -> str:
    """Returns the id of a quotation's way up (1) or down (-1)."""
    return f"quote:{GEM_NAMES[column]}:{'up' if step > 0 else 'down'}"
