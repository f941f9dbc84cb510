"""Where pieces stand on the map, in courtyards and on the track: boxes in reference units, made from the map's own."""

from functools import cache, lru_cache

from game.boxes.maharaja.rules.components import BOARD, CENTRE, CITIES, ROADS, SITES, START, VILLAGES
from game.boxes.maharaja.rules.view import Public
from game.boxes.maharaja.table import board_geometry as ground
from game.boxes.maharaja.table.board_geometry import junction_at, road_line, village_at
from game.boxes.maharaja.table.geometry import LAND, Plan, chart_of
from game.core.rules import Seat
from game.paint.box import Box, bounds

_CENTRE_PALACE, _OUTER_PALACE = 86.0, 72.0
_HOUSE = 46.0
ARCHITECT = 76.0
"""How high an architect is, in map units."""
ARCHITECT_SHAPE, _MAHARAJA_SHAPE = 112 / 160, 140 / 220
_MAHARAJA, _FEET = 122.0, -62.0
_TAG = (60.0, 34.0)
"""Size of a price tag, in reference units."""
_PLATE: ground.Box = (-87.0, -134.0, 240.0, 44.0)
"""How far the name of a city reaches where the map is small, in its units."""
CITY_NAME, LEAST_CITY_NAME, _HIGH = 30.0, 26.0, 1.15
"""Size of the letters of a city's name, in map units, and in units where the map is small; how high they may be for a
ribbon.
"""
_SHORE = 8.0
"""How far it keeps from the edge of the land, in map units."""
_SMALL_TAG, _TAG_K = 0.72, 0.6
"""The least share of that size on a small map, and the units that a map unit has from which on it is whole."""
ROAD_LINES = tuple(tuple(road_line(road)) for road in BOARD["roads"])
"""The curve of each road in map units, from its first end to its second."""
VILLAGE_AT = tuple(village_at(key) for key in VILLAGES)
JUNCTION_AT = (*(junction_at(key) for key in CITIES), junction_at("start"))
_PLATES = tuple((x - 46.0, y - 28.0, 92.0, 56.0) for x, y in VILLAGE_AT)
_NEAR = tuple((x - 60.0, y - 28.0, 120.0, 92.0) for x, y in VILLAGE_AT)
"""Where villages are drawn, and about where with their names; large names keep clear of the Maharaja themselves."""
assert len(ROAD_LINES) == len(ROADS)


def around(plan: Plan, at: ground.Point, box: ground.Box) -> Box:
    """Returns where a box lies that is given relative to a point of the map."""
    return plan.on_map(at[0] + box[0], at[1] + box[1], box[2], box[3])


def city(plan: Plan, number: int) -> Box:
    """Returns a city as the goal of a journey: ribbon and garden."""
    x, y, w, h = ground.GARDEN
    top = ground.RIBBON[1]
    return around(plan, JUNCTION_AT[number], (x, top, w, y + h - top))


def block(plan: Plan, number: int) -> Box:
    """Returns a city with its courtyard."""
    return bounds((city(plan, number), tray(plan, number)))


def tray(plan: Plan, number: int) -> Box:
    """Returns the courtyard of a city."""
    return around(plan, JUNCTION_AT[number], ground.TRAY)


def village(plan: Plan, number: int) -> Box:
    """Returns a village with the ground of its name."""
    x, y, w, h = ground.VILLAGE
    return around(plan, VILLAGE_AT[number], (x - 6, y - 6, w + 12, h + 30))


def site(plan: Plan, number: int, place: int) -> Box:
    """Returns the touchable field of a site: larger than its drawing, beside its neighbours' without a gap."""
    dx, dy = ground.SITES[place]
    w, h = (84.0, 61.0) if dx == 0 else (82.0, 67.0)
    return around(plan, JUNCTION_AT[number], (dx - w / 2, dy - h / 2, w, h))


def palace(plan: Plan, number: int, place: int) -> Box:
    """Returns where the palace on a site stands."""
    dx, dy = ground.SITES[place]
    size = _CENTRE_PALACE if place == CENTRE else _OUTER_PALACE
    return around(plan, JUNCTION_AT[number], (dx - size / 2, dy + 22 - size * 0.93, size, size))


def by_depth() -> list[int]:
    """Returns the sites from the farthest to the nearest, the order in which palaces are drawn."""
    return sorted(SITES, key=lambda place: ground.SITES[place][1])


def plot(plan: Plan, number: int, first: int, count: int = 1) -> Box:
    """Returns where houses of one player stand in a village, on one plot or two from the first on."""
    left = ground.PLOTS[first][0] - _HOUSE / 2
    right = ground.PLOTS[first + count - 1][0] + _HOUSE / 2
    return around(plan, VILLAGE_AT[number], (left, -_HOUSE / 2, right - left, _HOUSE))


def middle_plot(plan: Plan, number: int) -> Box:
    """Returns where the only house stands in a village that holds no more."""
    return around(plan, VILLAGE_AT[number], (-_HOUSE / 2, -_HOUSE / 2, _HOUSE, _HOUSE))


def starting_architect(plan: Plan, place: int, number: int) -> Box:
    """Returns where one of several architects waits on the start place."""
    w = ARCHITECT * ARCHITECT_SHAPE
    x = (place - (number - 1) / 2) * 40 - w / 2
    return around(plan, JUNCTION_AT[START], (x, 44 - ARCHITECT, w, ARCHITECT))


def has_plates(k: float) -> bool:
    """Tells whether names of cities are too high for their ribbons and lie on larger plates.

    Takes how many units one of the map's own is.
    """
    return max(CITY_NAME * k, LEAST_CITY_NAME) > ground.RIBBON_NAME[3] * k * _HIGH


def maharaja(plan: Plan, number: int | None) -> Box:
    """Returns where the Maharaja stands: at the upper right of a city, or on the start place (None)."""
    w = _MAHARAJA * _MAHARAJA_SHAPE
    if number is None:
        return around(plan, JUNCTION_AT[START], (-w / 2, 6 - _MAHARAJA, w, _MAHARAJA))
    return around(plan, JUNCTION_AT[number], stand(plan, number))


def stand(plan: Plan, number: int) -> ground.Box:
    """Returns where the Maharaja stands beside a city: where he does on the whole map, also while that is near."""
    return _beside(number, has_plate=has_plates(chart_of(plan.board).k))


@cache
def _beside(number: int, *, has_plate: bool) -> ground.Box:
    """Returns where the Maharaja stands beside a city's ribbon, or its plate, where he hides least."""
    w = _MAHARAJA * _MAHARAJA_SHAPE
    steps = (116.0, 150.0, 194.0, -150.0) if has_plate else (116.0, 150.0, -150.0)
    places = [_ashore(number, (x - w / 2, _FEET - _MAHARAJA, w, _MAHARAJA)) for x in steps]
    others = _PLATES if has_plate else _NEAR
    return min(places, key=lambda place: _covered(number, place, others) + has_plate * _common(_PLATE, place))


def price_tag(plan: Plan, number: int, names: tuple[ground.Box, ...], *, is_visited: bool, is_empty: bool) -> Box:
    """Returns where the price of a journey to a city hangs: in its courtyard while nothing stands there.

    Elsewhere beside its ribbon or below, where it hides least. `names` are those of villages, in map units;
    `is_visited` tells that the Maharaja stands there.
    """
    share = min(1.0, max(_SMALL_TAG, plan.k / _TAG_K)) / plan.k
    w, h = _TAG[0] * share, _TAG[1] * share
    if is_empty:
        yard = tray(plan, number)
        return yard.centred(w * plan.k, min(h * plan.k, yard.h))
    x, y, width, _ = ground.RIBBON
    below = ground.TRAY[1] + ground.TRAY[3] - 8
    corners = [(x + width - 4, y - h / 2), (-w / 2, below), (x - w - 8, y - h / 2), (_PLATE[0] + _PLATE[2] + 4, y)]
    figure = stand(plan, number) if is_visited else (0.0, 0.0, 0.0, 0.0)
    inside = [_ashore(number, (*corner, w, h)) for corner in corners]
    hidden = *names, *_PLATES
    best = min(
        inside, key=lambda place: _covered(number, place, hidden) + _common(figure, place) + _common(_PLATE, place)
    )
    return around(plan, JUNCTION_AT[number], best)


@lru_cache(maxsize=256)
def _covered(number: int, place: ground.Box, others: tuple[ground.Box, ...]) -> float:
    """Returns how much of others, in map units, and the city's own name something beside its ribbon would cover."""
    x, y = JUNCTION_AT[number]
    left, top, w, h = place
    return _common(place, ground.RIBBON_NAME) + sum(_common((x + left, y + top, w, h), other) for other in others)


def _ashore(number: int, place: ground.Box) -> ground.Box:
    """Returns something beside a city's ribbon moved into the land that is shown."""
    (x, y), (left, top, w, h) = JUNCTION_AT[number], place
    land = LAND.inset(_SHORE)
    left = min(max(left, land.x - x), land.right - x - w)
    return left, min(max(top, land.y - y), land.bottom - y - h), w, h


def _common(one: ground.Box, other: ground.Box) -> float:
    """Returns the area that two boxes share."""
    width = min(one[0] + one[2], other[0] + other[2]) - max(one[0], other[0])
    height = min(one[1] + one[3], other[1] + other[3]) - max(one[1], other[1])
    return max(0.0, width) * max(0.0, height)


def track_box(plan: Plan, place: int) -> Box:
    """Returns a box of the governors' track (0 to 16 from the arrow up)."""
    (x, y), (dx, dy, w, h) = ground.TRACK_BOXES[place], ground.TRACK_BOX
    k = plan.track_k
    return Box(plan.track.x + (x + dx) * k, plan.track.y + (y + dy) * k, w * k, h * k)


# ---------------------------------------------------------------------- courtyards
_YARD_HOUSE, _SMALL_YARD_HOUSE = 48.0, 34.0
_CROWD = 70.0
"""In less room than this a house stands small in front of its owner's architect, in more beside it."""
_WIDE_SLOT = 96.0
_FLOOR = ground.TRAY_FLOOR[1] + ground.TRAY_FLOOR[3]


def in_courtyard(public: Public, city: int) -> dict[Seat, tuple[float, float]]:
    """Returns for everybody with houses or an architect in a city's courtyard the middle and the width of the room.

    Wide enough for both side by side while there are few; all are squeezed alike when the courtyard is full.
    """
    x, _, w, _ = ground.TRAY_FLOOR
    present = [
        (Seat(seat), houses > 0 and public.architects[seat] == city)
        for seat, houses in enumerate(public.houses[city])
        if houses or public.architects[seat] == city
    ]
    wanted = [_WIDE_SLOT if has_both else _WIDE_SLOT * 0.62 for _, has_both in present]
    squeeze = min(1.0, w / sum(wanted, 0.001))
    left = x + (w - sum(wanted) * squeeze) / 2
    found = {}
    for (seat, _), width in zip(present, wanted, strict=True):
        found[seat] = left + width * squeeze / 2, width * squeeze
        left += width * squeeze
    return found


def courtyard_houses(plan: Plan, city: int, middle: float, width: float, *, has_architect: bool) -> Box:
    """Returns where a player's houses stand in a courtyard, at the right of the architect if that one is there."""
    size = _YARD_HOUSE if not (has_architect and is_narrow(width)) else _SMALL_YARD_HOUSE
    x = middle + width / 2 - size if has_architect else middle - size / 2
    return around(plan, JUNCTION_AT[city], (x, _FLOOR + 2 - size, size, size))


def courtyard_architect(plan: Plan, city: int, middle: float, width: float, *, has_houses: bool) -> Box:
    """Returns where an architect stands in a courtyard."""
    w = ARCHITECT * ARCHITECT_SHAPE
    x = middle - width / 2 - 4 if has_houses else middle - w / 2
    return around(plan, JUNCTION_AT[city], (x, _FLOOR + 4 - ARCHITECT, w, ARCHITECT))


def is_narrow(width: float) -> bool:
    """Tells whether so much room in a courtyard is too little for houses beside their owner's architect."""
    return width < _CROWD


def is_crowded(public: Public, city: int) -> bool:
    """Tells whether somebody's houses have no room beside the architect in a city's courtyard."""
    return any(
        is_narrow(width) and public.houses[city][seat] > 0 and public.architects[seat] == city
        for seat, (_, width) in in_courtyard(public, city).items()
    )
