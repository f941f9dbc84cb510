"""Everything that can lie in an Alhambra as whole numbers: buildings, camps, bazaars, the fountain; and the falcons.

Sides are 0 N, 1 E, 2 S, 3 W; sets of sides are bits, 1 N, 2 E, 4 S, 8 W. Tiles never turn (section 4.1).
"""

from collections.abc import Iterable
from pkgutil import get_data

import yaml

from game.boxes.alhambra_family.rules import components
from game.boxes.alhambra_family.rules.components import BUILDINGS, CURRENCIES, TYPES

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
