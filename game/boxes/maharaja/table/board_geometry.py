"""Where things lie on the painted map, the track and the disc, in their units; the art is drawn after these numbers.

Boxes are (x, y, width, height). Those of a city or a village are relative to its position in `board.yml`, whose units
the map shares (1640 x 1280); those of the track and the disc count from their own upper left corner.
"""

from typing import Any

from game.boxes.maharaja.rules.components import BOARD

PORTRAIT = 1.3
"""Height of a character's picture for its width."""
Point = tuple[float, float]
Box = tuple[float, float, float, float]

BORDER = 40
"""Width of the painted border."""

GARDEN: Box = (-128, -94, 256, 188)
"""A city's palace garden."""
SITES: tuple[Point, ...] = ((0, 4), (0, -57), (84, -30), (84, 38), (0, 66), (-84, 38), (-84, -30))
"""The sites of a garden: the centre, then six outer ones clockwise from the top, as the rules count them."""
RIBBON: Box = (-112, -132, 224, 40)
"""The ribbon above a garden; a badge with the city's emblem sticks out at its left end."""
RIBBON_EMBLEM: Point = (-106, -112)
RIBBON_NAME: Box = (-76, -128, 180, 32)
"""The free part of the ribbon, for the city's name."""
TRAY: Box = (-128, 98, 256, 56)
"""The courtyard below a garden, with its rim."""
TRAY_FLOOR: Box = (-122, 98, 244, 50)
"""Its floor, for houses and architects."""

VILLAGE: Box = (-46, -28, 92, 56)
"""A village's plate."""
PLOTS: tuple[Point, Point] = ((-22, 0), (22, 0))
"""The middles of its two plots, each 38 x 42."""
VILLAGE_NAME: Box = (-54, 28, 108, 24)
"""The free ground below a plate, for the village's name."""
START_RADIUS = 60

TRACK_SIZE = (128, 1280)
TRACK_BOX: Box = (-48, -31.5, 96, 63)
"""A box of the governors' track, relative to its middle."""
TRACK_BOXES: tuple[Point, ...] = tuple((64, 1184 - 68 * place) for place in range(17))
"""The middles of its boxes from the arrow upwards: seven start boxes, then boxes 1 to 10."""

DISC_HUB: Point = (196, 196)
"""The hub of `action_disc` (400 x 400); action a lies 40 x a degrees clockwise from the top."""
DISC_ACTION_REACH = 127
"""How far from the hub the middle of an action's field lies."""
ARROW_HUB: Point = (64, 150)
"""The hub of `disc_arrow_1` and `disc_arrow_2` (128 x 200), which point up and turn around it."""
ARROW_SCALE = 0.78
"""Size of an arrow's unit in units of the disc."""


# ---------------------------------------------------------------------- roads as curves
def junction_at(key: str) -> Point:
    """Returns where a city, or the start place (`start`), lies."""
    place = BOARD["start"] if key == "start" else BOARD["cities"][key]
    return place["x"], place["y"]


def village_at(key: str) -> Point:
    """Returns where a village lies."""
    return BOARD["villages"][key]["x"], BOARD["villages"][key]["y"]


def road_line(road: dict[str, Any], steps: int = 18) -> list[Point]:
    """Returns the points of a road of `board.yml` from its first end to its second, `steps` between two bends."""
    bends = [village_at(stop) if isinstance(stop, str) else tuple(stop) for stop in road.get("via", road["villages"])]
    return smooth([junction_at(road["from"]), *bends, junction_at(road["to"])], steps)


def smooth(points: list[Point], steps: int = 18) -> list[Point]:
    """Returns a curve through all the points (a Catmull-Rom spline), `steps` points for every piece."""
    knots = [points[0], *points, points[-1]]
    curve = []
    for before, start, end, after in zip(knots, knots[1:], knots[2:], knots[3:], strict=False):
        for t in (i / steps for i in range(steps)):
            x, y = (_between(*four, t) for four in zip(before, start, end, after, strict=True))
            curve.append((x, y))
    return [*curve, points[-1]]


def _between(before: float, start: float, end: float, after: float, t: float) -> float:
    slope = end - before
    bow = 2 * before - 5 * start + 4 * end - after
    turn = 3 * start - before - 3 * end + after
    return 0.5 * (2 * start + slope * t + bow * t * t + turn * t * t * t)
