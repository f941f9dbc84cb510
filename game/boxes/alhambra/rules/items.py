"""How things on the table are called: the ids that players touch. An id never names a hidden card."""

from game.boxes.alhambra.rules.board import Cell, cell, xy
from game.boxes.alhambra.rules.tiles import BAZAARS, CAMPS, FALCONS
from game.boxes.alhambra_family.rules.buildings import ITEM as _BUILDINGS
from game.boxes.alhambra_family.rules.money import DECK_ITEM

RESERVE, DIRK, DONE, DECLINE = "reserve", "dirk", "done", "decline"
MONEY_DECK, TILE_DECK = DECK_ITEM, "deck:tiles"

TILE = (*_BUILDINGS, *(f"camp:{tile}" for tile in CAMPS), *(f"bazaar:{tile}" for tile in BAZAARS))
"""The id of every tile but the fountains, wherever it lies."""
TILE_OF = {item: tile for tile, item in enumerate(TILE)}
FALCON = tuple(f"falcon:{falcon}" for falcon in FALCONS)
"""The id of every falcon in the supply."""
FALCON_OF = {item: falcon for falcon, item in enumerate(FALCON)}


def fountain_item(seat: int) -> str:
    """Returns the id of a seat's fountain."""
    return f"fountain:seat{seat}"


def vizier_item(seat: int) -> str:
    """Returns the id of a seat's vizier."""
    return f"vizier:seat{seat}"


def square_item(square: int) -> str:
    """Returns the id of a square (0 to 3) of the building market."""
    return f"square:{square}"


def cell_item(at: Cell) -> str:
    """Returns the id of an empty cell of the acting seat's Alhambra."""
    x, y = xy(at)
    return f"cell:{x}:{y}"


def corner_item(corner: Cell) -> str:
    """Returns the id of a meeting point of four tiles of the acting seat's Alhambra."""
    x, y = xy(corner)
    return f"corner:{x}:{y}"


def perched_item(seat: int, corner: Cell) -> str:
    """Returns the id of a falcon that perches on a meeting point of a seat's Alhambra."""
    x, y = xy(corner)
    return f"perched:seat{seat}:{x}:{y}"


def place_of(item: str) -> Cell | None:
    """Returns the cell that an empty cell's or a meeting point's id names, None for other ids."""
    kind, _, rest = item.partition(":")
    if kind not in ("cell", "corner"):
        return None
    x, y = map(int, rest.split(":"))
    return cell(x, y)


def seat_of(item: str) -> int | None:
    """Returns whose thing an id names, None if it names nobody."""
    owner = item.split(":")[1] if ":" in item else ""
    return int(owner.removeprefix("seat")) if owner.startswith("seat") else None
