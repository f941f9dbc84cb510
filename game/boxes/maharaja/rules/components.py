"""What is in the box, as whole numbers: cities, villages and roads, read from `board.yml`, and the characters (2, 3).

A *junction* is a city (0 to 6) or the start place; a *place* is where houses stand: a village (0 to 29) or, after
them, a city.
"""

from pkgutil import get_data
from typing import Any, NamedTuple

import yaml

_FAST = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
BOARD: dict[str, Any] = yaml.load(get_data("game.boxes.maharaja.rules", "board.yml") or b"", _FAST)

CITIES = tuple(BOARD["cities"])
"""The keys of the cities, in the order of their numbers."""
VILLAGES = tuple(BOARD["villages"])
"""The keys of the villages, in the order of their numbers."""
CITY_COUNT, VILLAGE_COUNT = len(CITIES), len(VILLAGES)
START = CITY_COUNT
PLACES = range(VILLAGE_COUNT + CITY_COUNT)

CENTRE = 0
SITES = range(7)
"""The sites of a palace garden: the centre, then six outer ones (1)."""


class Road(NamedTuple):
    """A road: the junctions at its ends and the villages along it."""

    ends: tuple[int, int]
    villages: tuple[int, ...]


def _junction(key: str) -> int:
    return START if key == "start" else CITIES.index(key)


ROADS = tuple(
    Road((_junction(road["from"]), _junction(road["to"])), tuple(map(VILLAGES.index, road["villages"])))
    for road in BOARD["roads"]
)
ROADS_AT = tuple(
    tuple((number, sum(road.ends) - here) for number, road in enumerate(ROADS) if here in road.ends)
    for here in range(CITY_COUNT + 1)
)
"""For every junction the roads that leave it, each with the junction at its other end."""


def city_place(city: int) -> int:
    """Returns the place of the houses of a city."""
    return VILLAGE_COUNT + city


# ---------------------------------------------------------------------- characters
MOGUL, TRADER, SADHU, MONK, BUILDER, ARTISAN, YOGI = CHARACTERS = range(1, 8)
CHARACTER_NAMES = ("", "mogul", "trader", "sadhu", "monk", "builder", "artisan", "yogi")
"""The key of each character by number."""

HOME = tuple(CHARACTER_NAMES.index(BOARD["cities"][city]["home"]) for city in CITIES)
"""Who is at home in each city (2, 8)."""
