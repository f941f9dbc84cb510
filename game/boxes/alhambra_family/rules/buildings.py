"""The buildings of the tile list as whole numbers, 0 to 53, sorted by type."""

from functools import lru_cache
from pkgutil import get_data

import yaml

TYPES = ("pavilion", "seraglio", "arcades", "palace", "garden", "tower")

_FAST = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
_TILES = yaml.load(get_data("game.boxes.alhambra_family.rules", "tiles.yml") or b"", _FAST)

TYPE = tuple(TYPES.index(tile["type"]) for tile in _TILES)
PRICE = tuple(int(tile["price"]) for tile in _TILES)
WALLS = tuple(sum(1 << "NESW".index(side) for side in tile["walls"]) for tile in _TILES)  # bits: 1 N, 2 E, 4 S, 8 W
BUILDINGS = range(len(_TILES))


def count(buildings: tuple[int, ...], kind: int) -> int:
    """Returns how many of some buildings are of one type (0 to 5)."""
    return [TYPE[building] for building in buildings].count(kind)


@lru_cache(maxsize=1 << 12)
def counts_by_kind(buildings: tuple[int, ...]) -> tuple[int, ...]:
    """Returns how many of some buildings are of each type."""
    counts = [0] * len(TYPES)
    for building in buildings:
        counts[TYPE[building]] += 1
    return tuple(counts)
