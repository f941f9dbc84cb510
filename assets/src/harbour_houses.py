"""What stands in the harbour city, seen from above: walls, roofs, stalls, bushes, towers, bridges, jetties.

Everything is placed by its distance from the city's centre and its angle, clockwise from the right.
"""

import math

from assets.src.colours import BRASS_LIGHT, OUTLINE, lit, shaded
from assets.src.granite import GRANITE, GRANITE_WARM, SLATE
from assets.src.shapes import around, polygon
from assets.src.sprite import DIAGONAL, DOWN, Point, Sprite, circle, path, rect
from assets.src.sprite import number as n
from game.boxes.ys.table.board_geometry import CENTRE, around_centre

_DUSK = "#120E16"
_WATERLINE = "#0C1A20"


def facing(colour: str, nx: float, ny: float, strength: float) -> str:
    """Returns the colour of a slope that looks in a direction, with light from the upper left."""
    light = strength * (-0.62 * nx - 0.78 * ny)
    return lit(colour, light) if light > 0 else shaded(colour, -light)


def annulus(inner: float, outer: float) -> str:
    """Returns the ground between two circles around the centre; fill it by the even-odd rule."""
    return circle_line(outer) + circle_line(inner)


def circle_line(r: float) -> str:
    """Returns a circle around the centre as path data."""
    x, y = CENTRE
    half = f"a{n(r)} {n(r)} 0 1 0"
    return f"M{n(x - r)} {n(y)}{half} {n(2 * r)} 0{half} {n(-2 * r)} 0Z"


def ring_wall(s: Sprite, inner: float, outer: float, merlon: float = 11) -> None:
    """Draws a crenellated wall all around the city."""
    with s.group(s.filter("blur2"), transform="translate(4 6)", opacity=0.55):
        s.add(path(annulus(inner, outer), _DUSK, fill_rule="evenodd"))
    stone = s.ramp(GRANITE, 0.62, 0.34, DIAGONAL)
    s.add(path(annulus(inner, outer), stone, OUTLINE, 2, fill_rule="evenodd"))
    count, stones = int(2 * math.pi * outer / (merlon * 1.75)), ""
    for i in range(count):
        start, end = 360 * i / count, 360 * (i + 0.56) / count
        corners = ((inner + 1, start), (outer - 1, start), (outer - 1, end), (inner + 1, end))
        stones += polygon([around_centre(*corner) for corner in corners])
    s.add(path(stones, s.linear([(0, lit(GRANITE, 0.85)), (1, shaded(GRANITE, 0.12))], DIAGONAL), OUTLINE, 1.1))


def hip_roof(s: Sprite, reach: float, angle: float, size: Point, colour: str) -> None:
    """Draws a house whose ridge runs along the ring."""
    (x, y), (w, h) = around_centre(reach, angle), size
    ux, uy = -math.sin(math.radians(angle)), math.cos(math.radians(angle))
    vx, vy = uy, -ux

    def at(along: float, out: float) -> Point:
        return x + ux * along + vx * out, y + uy * along + vy * out

    eaves = [at(-w / 2, -h / 2), at(w / 2, -h / 2), at(w / 2, h / 2), at(-w / 2, h / 2)]
    left, right = at(h * 0.45 - w / 2, 0), at(w / 2 - h * 0.45, 0)
    s.add(path(polygon([(px + 3, py + 4) for px, py in eaves]), _DUSK, opacity=0.4))
    slopes = (
        ([eaves[0], eaves[1], right, left], -vx, -vy),
        ([eaves[2], eaves[3], left, right], vx, vy),
        ([eaves[1], eaves[2], right], ux, uy),
        ([eaves[3], eaves[0], left], -ux, -uy),
    )
    s.add(*(path(polygon(points), facing(colour, nx, ny, 0.42), OUTLINE, 1.3) for points, nx, ny in slopes))


def stall(s: Sprite, reach: float, angle: float, colour: str) -> None:
    """Draws the striped awning of a stall."""
    x, y = around_centre(reach, angle)
    with s.group(transform=f"translate({n(x)} {n(y)}) rotate({n(angle + 90)})"):
        s.add(rect(-8.5, -4, 23, 14, _DUSK, opacity=0.35), rect(-11.5, -7, 23, 14, "#FBF2DA", OUTLINE, 1.4, 1.5))
        s.add(*(rect(-11.5 + i * 23 / 6, -7, 1.9, 14, colour) for i in range(6)))
        s.add(rect(-11.5, -7, 23, 14, "none", OUTLINE, 1.4, 1.5))


def bush(s: Sprite, at: Point, r: float, colour: str) -> None:
    """Draws a clipped bush."""
    leaves = s.radial([(0, lit(colour, 0.5)), (0.5, colour), (1, shaded(colour, 0.45))], (0.35, 0.3, 0.8))
    s.add(circle(at[0] + 2, at[1] + 3, r, _DUSK, opacity=0.35), circle(*at, r, leaves, OUTLINE, 1.2))


def turret(s: Sprite, reach: float, angle: float, r: float, colour: str = SLATE) -> None:
    """Draws a round tower with a pointed slate roof."""
    x, y = around_centre(reach, angle)
    with s.group(s.filter("small")):
        stone = s.linear([(0, lit(GRANITE, 0.6)), (1, shaded(GRANITE, 0.3))], DIAGONAL)
        s.add(circle(x, y, r, stone, OUTLINE, 2.4))
    for turn in range(0, 360, 30):
        wedge = polygon([(x, y), around(x, y, r * 0.8, turn), around(x, y, r * 0.8, turn + 30)])
        nx, ny = around(0, 0, 1, turn + 15)
        s.add(path(wedge, facing(colour, nx, ny, 0.48), shaded(colour, 0.55), 0.9))
    s.add(circle(x, y, r * 0.8, "none", OUTLINE, 1.6), circle(x, y, r * 0.14, BRASS_LIGHT, OUTLINE, 1.2))


def bridge(s: Sprite, reach: float, angle: float, half: float) -> None:
    """Draws a bridge over a canal where a wall crosses it."""
    x, y = around_centre(reach, angle)
    stone = s.linear([(0, lit(GRANITE_WARM, 0.5)), (1, shaded(GRANITE_WARM, 0.25))])
    with s.group(transform=f"translate({n(x)} {n(y)}) rotate({angle})"):
        with s.group(s.filter("small")):
            s.add(rect(-9, -half, 18, 2 * half, stone, OUTLINE, 2, 2))
        s.add(path(f"M-5 {1 - half}V{half - 1}M5 {1 - half}V{half - 1}", "none", shaded(GRANITE, 0.5), 1.5))


def jetty(s: Sprite, angle: float) -> None:
    """Draws a wooden jetty that leads out to the ships."""
    with s.group(transform=f"translate({CENTRE[0]} {CENTRE[1]}) rotate({angle})"):
        for x, y, w, h in ((395, -10, 58, 20), (440, -24, 16, 48)):
            s.add(rect(x + 1, y + 4, w, h, _WATERLINE, opacity=0.35))
            s.add(rect(x, y, w, h, s.linear([(0, "#B98553"), (1, "#7A4F2A")], DOWN), OUTLINE, 2, 1))
        planks = "".join(f"M{x} -10V10" for x in range(403, 440, 8)) + "".join(
            f"M440 {y}H456" for y in range(-16, 17, 8)
        )
        s.add(path(planks, "none", "#4A2C16", 1.3))
        s.add(*(circle(x, y, 3.4, "#5E3418", OUTLINE, 1.4) for x in (440, 456) for y in (-24, 24)))


def rowing_boat(s: Sprite, reach: float, angle: float, colour: str) -> None:
    """Draws a small boat moored along the quay."""
    x, y = around_centre(reach, angle)
    hull = "M-13 0Q-8 -6 2 -6Q10 -5 14 0Q10 5 2 6Q-8 6 -13 0Z"
    with s.group(transform=f"translate({n(x)} {n(y)}) rotate({n(angle + 90)})"):
        s.add(path(hull, _WATERLINE, opacity=0.35, transform="translate(2 3)"), path(hull, colour, OUTLINE, 1.8))
        s.add(path("M-9 0Q-6 -3.4 2 -3.4Q8 -3 10.5 0Q8 3 2 3.4Q-6 3.4 -9 0Z", "#6B4529", OUTLINE, 1))
        s.add(path("M-3 -4V4M4 -4V4", "none", "#D9A066", 2))
