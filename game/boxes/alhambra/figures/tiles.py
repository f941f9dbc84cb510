"""Tiles named by type, price and walled sides, camps by the sides with bastions."""

from game.boxes.alhambra.rules.tiles import BASTIONS, CAMPS, COLOURS, SIDES, WALLS
from game.boxes.alhambra_family.rules.components import BUILDINGS, PRICE, TYPE, TYPES


def building(kind: str, price: int, walls: str = "") -> int:
    """Returns the building of a type, price and walled sides ("NE"); raises StopIteration if there is none."""
    found = (tile for tile in BUILDINGS if (TYPES[TYPE[tile]], PRICE[tile]) == (kind, price))
    return next(tile for tile in found if WALLS[tile] == _bits(walls))


def camp(bastions: str) -> int:
    """Returns the camp with bastions on just those sides."""
    return next(tile for tile in CAMPS if BASTIONS[tile] == _bits(bastions))


def _bits(sides: str) -> int:
    return sum(1 << side for side in SIDES if "NESW"[side] in sides)


def kinds(*names: str) -> tuple[int, ...]:
    """Returns the types with these names, sorted."""
    return tuple(sorted(map(TYPES.index, names)))


def bazaar(*colours: str) -> int:
    """Returns the bazaar with these colours."""
    return next(tile for tile, shown in COLOURS.items() if shown == kinds(*colours))
