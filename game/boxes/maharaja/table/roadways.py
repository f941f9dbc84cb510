"""The roads as curves on the map, in map units: the art paints them, the table lets pieces walk along them."""

from itertools import pairwise
from typing import Any

from game.boxes.maharaja.rules.components import BOARD
from game.boxes.maharaja.table.board_geometry import Point


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


def crossings(first: list[Point], second: list[Point]) -> list[tuple[Point, Point]]:
    """Returns where two lines of points cross, each time with the direction of the first."""
    found = []
    for (ax, ay), (bx, by) in pairwise(first):
        for (cx, cy), (dx, dy) in pairwise(second):
            rx, ry, qx, qy = bx - ax, by - ay, dx - cx, dy - cy
            cross = rx * qy - ry * qx
            if cross:
                along, across = ((cx - ax) * qy - (cy - ay) * qx) / cross, ((cx - ax) * ry - (cy - ay) * rx) / cross
                if 0 <= along < 1 and 0 <= across < 1:
                    found.append(((ax + rx * along, ay + ry * along), (rx, ry)))
    return found
