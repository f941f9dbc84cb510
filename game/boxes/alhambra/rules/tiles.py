"""Everything that can lie in an Alhambra as whole numbers: buildings, camps, bazaars, the fountain; and the falcons.

Sides are 0 N, 1 E, 2 S, 3 W; sets of sides are bits, 1 N, 2 E, 4 S, 8 W. Tiles never turn (section 4.1).
"""

from collections.abc import Iterable
from itertools import product
from pkgutil import get_data

import yaml

from game.boxes.alhambra_family.rules import components
from game.boxes.alhambra_family.rules.components import BUILDINGS, CURRENCIES, TYPES
from game.core.values import value

_FAST = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
_MODULES = yaml.load(get_data("game.boxes.alhambra.rules", "modules.yml") or b"", _FAST)

SIDES = range(4)
FEATHERS = ("black", "brown", "white")
FALCONS = range(len(_MODULES["falcons"]))

CAMPS = range(len(BUILDINGS), len(BUILDINGS) + len(_MODULES["camps"]))
BAZAARS = range(CAMPS.stop, CAMPS.stop + len(_MODULES["bazaars"]))
FOUNTAIN = BAZAARS.stop
TILES = range(FOUNTAIN + 1)


def _sides(letters: Iterable[str]) -> int:
    return sum(1 << "NESW".index(letter) for letter in letters)


def _types(names: Iterable[str]) -> tuple[int, ...]:
    return tuple(sorted(map(TYPES.index, names)))


_PLAIN = (0,) * (len(BAZAARS) + 1)  # bazaars and the fountain: no price of their own, no walls

PRICE = (*components.PRICE, *(int(camp["price"]) for camp in _MODULES["camps"]), *_PLAIN)
TYPE: tuple[int | None, ...] = (*components.TYPE, *(None for _ in TILES[len(BUILDINGS) :]))
WALLS = (*components.WALLS, *(0 for _ in CAMPS), *_PLAIN)
BASTIONS = (*(0 for _ in BUILDINGS), *(_sides(camp["bastions"]) for camp in _MODULES["camps"]), *_PLAIN)

CURRENCY = {
    tile: CURRENCIES.index(bazaar["currency"]) for tile, bazaar in zip(BAZAARS, _MODULES["bazaars"], strict=True)
}
COLOURS = {tile: _types(bazaar["colours"]) for tile, bazaar in zip(BAZAARS, _MODULES["bazaars"], strict=True)}

FEATHER = tuple(FEATHERS.index(falcon["feather"]) for falcon in _MODULES["falcons"])
PAIR = tuple(_types(falcon["pair"]) for falcon in _MODULES["falcons"])


@value
class Modules:
    """Which modules are played (8)."""

    vizier: bool
    camps: bool
    bazaars: bool
    falcons: bool


def tiles_of(modules: Modules) -> list[int]:
    """Returns all tiles of a game with these modules, sorted; the fountains are not among them."""
    return [*BUILDINGS, *(CAMPS if modules.camps else ()), *(BAZAARS if modules.bazaars else ())]


# ---------------------------------------------------------------------- which tiles meet (sections 4.2, 8.2)
OPEN, WALL, GREEN, BASTION = range(4)  # what a side can be; green is a camp's side without a bastion

_MEET = {(OPEN, OPEN), (WALL, WALL), (WALL, BASTION), (BASTION, WALL), (GREEN, GREEN)}


def _kind(tile: int, side: int) -> int:
    if tile in CAMPS:
        return BASTION if BASTIONS[tile] >> side & 1 else GREEN
    return WALL if WALLS[tile] >> side & 1 else OPEN


KIND = tuple(tuple(_kind(tile, side) for side in SIDES) for tile in TILES)


def meet(tile: int, side: int, other: int) -> bool:
    """Tells whether another tile may lie at a tile's side (0 to 3): the touching sides fit (sections 4.2 and 8.2)."""
    return (KIND[tile][side], KIND[other][side ^ 2]) in _MEET


# Tiles whose sides are alike have the same form. A set of forms is the bits of a whole number, so that the neighbours
# of a cell choose among all tiles at once.
_SIDES_OF_FORM = sorted({*KIND})
FORM = tuple(1 << _SIDES_OF_FORM.index(kinds) for kinds in KIND)


# What a cell's side neighbours show it is one number, too: what lies to its north, east, south and west are its digits,
# 0 where nothing lies, else 1 + the kind of the side that faces the cell.
_DIGITS = 1 + len((OPEN, WALL, GREEN, BASTION))
SHOWN = tuple(tuple((1 + kinds[side]) * _DIGITS ** (side ^ 2) for side in SIDES) for kinds in KIND)
"""By tile and side, what a tile adds to that number of its neighbour at that side."""


def _allowed(contacts: tuple[int, ...]) -> int:
    """Returns the forms that fit between such contacts and are reached on foot as far as they have to be (4.2, 4.3)."""
    return sum(
        1 << bit
        for bit, kinds in enumerate(_SIDES_OF_FORM)
        if all(not shown or (kind, shown - 1) in _MEET for kind, shown in zip(kinds, contacts, strict=True))
        and (kinds in _CAMPS or (OPEN, 1 + OPEN) in zip(kinds, contacts, strict=True))
    )


_CAMPS = {KIND[camp] for camp in CAMPS}
FORMS = tuple(_allowed(contacts[::-1]) for contacts in product(range(_DIGITS), repeat=len(SIDES)))
"""By that number, the forms that its neighbours allow in a cell."""
