"""Who stands where in a city's courtyard: architects and, beside or before them, their owners' houses."""

from game.boxes.maharaja.rules.view import Public
from game.boxes.maharaja.table import board_geometry as ground
from game.boxes.maharaja.table.geometry import Plan
from game.boxes.maharaja.table.zones import ARCHITECT, ARCHITECT_SHAPE, JUNCTION_AT, around
from game.core.rules import Seat
from game.paint.box import Box

_HOUSE, _SMALL_HOUSE = 48.0, 34.0
_CROWD = 70.0
"""In less room than this a house stands small in front of its owner's architect, in more beside it."""
_WIDE_SLOT = 96.0
_FLOOR = ground.TRAY_FLOOR[1] + ground.TRAY_FLOOR[3]


def slots(present: list[tuple[Seat, bool, bool]]) -> dict[Seat, tuple[float, float]]:
    """Returns for everybody in a courtyard (seat, has houses, architect is here) the middle and the width of the room.

    Wide enough for both side by side while there are few; all are squeezed alike when the courtyard is full.
    """
    x, _, w, _ = ground.TRAY_FLOOR
    wanted = [_WIDE_SLOT if houses and architect else _WIDE_SLOT * 0.62 for _, houses, architect in present]
    squeeze = min(1.0, w / sum(wanted, 0.001))
    left = x + (w - sum(wanted) * squeeze) / 2
    found = {}
    for (seat, _, _), wide in zip(present, wanted, strict=True):
        found[seat] = left + wide * squeeze / 2, wide * squeeze
        left += wide * squeeze
    return found


def present(public: Public, city: int) -> dict[Seat, tuple[float, float]]:
    """Returns the room in a city's courtyard of everybody with houses or an architect there, see `slots`."""
    row = [
        (Seat(seat), houses > 0, public.architects[seat] == city)
        for seat, houses in enumerate(public.houses[city])
        if houses or public.architects[seat] == city
    ]
    return slots(row)


def stack(plan: Plan, city: int, middle: float, wide: float, *, has_architect: bool) -> Box:
    """Returns where a player's houses stand in a courtyard, at the right of the architect if that one is there."""
    size = _HOUSE if not (has_architect and is_narrow(wide)) else _SMALL_HOUSE
    x = middle + wide / 2 - size if has_architect else middle - size / 2
    return around(plan, JUNCTION_AT[city], (x, _FLOOR + 2 - size, size, size))


def architect(plan: Plan, city: int, middle: float, wide: float, *, has_houses: bool) -> Box:
    """Returns where an architect stands in a courtyard."""
    w = ARCHITECT * ARCHITECT_SHAPE
    x = middle - wide / 2 - 4 if has_houses else middle - w / 2
    return around(plan, JUNCTION_AT[city], (x, _FLOOR + 4 - ARCHITECT, w, ARCHITECT))


def is_narrow(wide: float) -> bool:
    """Tells whether so much room in a courtyard is too little for houses beside their owner's architect."""
    return wide < _CROWD


def is_crowded(public: Public, city: int) -> bool:
    """Tells whether somebody's houses have no room beside the architect in a city's courtyard."""
    return any(
        is_narrow(wide) and public.houses[city][seat] > 0 and public.architects[seat] == city
        for seat, (_, wide) in present(public, city).items()
    )
