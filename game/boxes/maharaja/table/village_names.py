"""Where the names of villages stand on the map: each at its plate, so that it covers no city, plate or other name.

Everything here is in map units.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache

from game.boxes.maharaja.rules.components import CITIES
from game.boxes.maharaja.table import board_geometry as ground
from game.boxes.maharaja.table import zones
from game.boxes.maharaja.table.geometry import LAND

Sides = tuple[float, float, float, float]
"""Left, top, right and bottom edge of what lies on the map."""
_STEP, _HOLD = 8, 20.0
"""How far places of a name that are tried lie apart, and how much of its plate one above or below it must face."""
_RISES = (0, -12, 12, -24, 24, -36, 36)
"""How far from the middle of its plate a name beside it may stand."""
_ABOVE, _BESIDE, _AWAY, _COVERING = 3.0, 30.0, 0.5, 10.0
"""What speaks against a place: that it is not below the plate, a unit off its middle, a unit of length that covers."""
_SHORE, _LIGHT = 4.0, 2.0
"""How far names keep from the edge of the land, and from cities and plates."""
_TRIED, _SWEEPS = 28, 12
"""So many places of each name are weighed against the others, so many times."""


@dataclass(frozen=True, slots=True)
class _Place:
    """A place of a name: what speaks against it, and how much of a city or plate it would cover."""

    fault: float
    sides: Sides
    covers: float


@dataclass(frozen=True, slots=True)
class Names:
    """Where all names stand: their middles, and how much of their length covers something or is covered."""

    middles: tuple[ground.Point, ...]
    covered: float


@lru_cache(maxsize=64)
def arranged(halves: tuple[float, ...], high: float, taken: tuple[Sides, ...]) -> Names:
    """Returns where the names of all villages stand, for half the width of each and the height of their letters.

    They keep clear of what is `taken`: buttons that lie on the map, and the Maharaja.
    """
    options = [_options(number, half, high, taken) for number, half in enumerate(halves)]
    chosen = [places[0] for places in options]
    for _ in range(_SWEEPS):
        before = [*chosen]
        for number, places in enumerate(options):
            others = [place.sides for i, place in enumerate(chosen) if i != number]
            chosen[number] = min(places, key=lambda place: place.fault + _COVERING * _over(place.sides, others) / high)
        if chosen == before:
            break
    sides = [place.sides for place in chosen]
    shared = sum(_over(one, sides[i + 1 :]) for i, one in enumerate(sides)) / high
    middles = tuple(((left + right) / 2, (top + bottom) / 2) for left, top, right, bottom in sides)
    return Names(middles, sum(place.covers for place in chosen) + shared)


def _options(number: int, half: float, high: float, taken: Sequence[Sides]) -> list[_Place]:
    """The best places of a name as if there were no others, the best first."""
    obstacles = [*taken, *_cities(), *(plate for i, plate in enumerate(_plates()) if i != number)]
    found = []
    for x, y, fault in _tried(number, half, high):
        sides = (x - half, y - high / 2, x + half, y + high / 2)
        covers = _over(sides, obstacles) / high + _beyond(sides)
        found.append(_Place(fault + _COVERING * covers, sides, covers))
    return sorted(found, key=lambda place: place.fault)[:_TRIED]


def _tried(number: int, half: float, high: float) -> Iterator[tuple[float, float, float]]:
    """Below the plate or above it, ever further from its middle, then beside it; each with what speaks against it."""
    (x, y), (left, top, width, tall) = zones.VILLAGE_AT[number], ground.VILLAGE
    for away in range(0, int(half + width / 2 - _HOLD), _STEP):
        for side in (away, -away) if away else (0,):
            yield x + side, y + top + tall + high / 2, _AWAY * away
            yield x + side, y + top - high / 2, _AWAY * away + _ABOVE
    for middle in (x + left - half - 1, x - left + half + 1):
        for rise in _RISES:
            yield middle, y + rise, _BESIDE + _AWAY * abs(rise)


def _beyond(sides: Sides) -> float:
    """How far a name would leave the land."""
    left, top, right, bottom = sides
    over = LAND.x - left, LAND.y - top, right - LAND.right, bottom - LAND.bottom
    return sum(max(0.0, each + _SHORE) for each in over)


def _over(sides: Sides, others: Sequence[Sides]) -> float:
    """The area that something shares with others."""
    left, top, right, bottom = sides
    return sum(
        (min(right, right_) - max(left, left_)) * (min(bottom, bottom_) - max(top, top_))
        for left_, top_, right_, bottom_ in others
        if left_ < right and left < right_ and top_ < bottom and top < bottom_
    )


@lru_cache(maxsize=1)
def _cities() -> tuple[Sides, ...]:
    """The cities with their ribbons and courtyards."""
    x, top, w, _ = ground.RIBBON
    left, _, width, _ = ground.GARDEN
    left, right, bottom = min(x, left), max(x + w, left + width), ground.TRAY[1] + ground.TRAY[3]
    return tuple(
        (x + left - _LIGHT, y + top - _LIGHT, x + right + _LIGHT, y + bottom + _LIGHT)
        for x, y in zones.JUNCTION_AT[: len(CITIES)]
    )


@lru_cache(maxsize=1)
def _plates() -> tuple[Sides, ...]:
    left, top, w, h = ground.VILLAGE
    return tuple(
        (x + left - _LIGHT, y + top - _LIGHT, x + left + w + _LIGHT, y + top + h + _LIGHT) for x, y in zones.VILLAGE_AT
    )
