"""Outlines as SVG path data: stars, arches, domes, battlements."""

import math
from itertools import pairwise

from assets.src.sprite import Point
from assets.src.sprite import number as n


def polygon(points: list[Point], closed: bool = True) -> str:
    """Returns the outline through the points."""
    return "M" + " ".join(f"{n(x)} {n(y)}" for x, y in points) + ("Z" if closed else "")


def around(x: float, y: float, r: float, angle: float) -> Point:
    """Returns the point at distance r from (x, y), at an angle in degrees clockwise from the right."""
    return x + r * math.cos(math.radians(angle)), y + r * math.sin(math.radians(angle))


def regular(x: float, y: float, r: float, corners: int, angle: float = 0) -> list[Point]:
    """Returns the corners of a regular polygon; the first lies at `angle` degrees."""
    return [around(x, y, r, angle + 360 * i / corners) for i in range(corners)]


def star(x: float, y: float, outer: float, inner: float, points: int, angle: float = -90) -> list[Point]:
    """Returns the corners of a star; the first tip lies at `angle` degrees."""
    return [around(x, y, inner if i % 2 else outer, angle + 180 * i / points) for i in range(2 * points)]


def khatam(x: float, y: float, r: float) -> str:
    """Returns the house's mark, the eight-point star made of two squares."""
    return polygon(star(x, y, r, r * math.cos(math.pi / 4) / math.cos(math.pi / 8), 8))


def block(x: float, y: float, w: float, h: float) -> str:
    """Returns a rectangle as path data."""
    return f"M{n(x)} {n(y)}h{n(w)}v{n(h)}h{n(-w)}Z"


def oval(x: float, y: float, rx: float, ry: float) -> str:
    """Returns an ellipse around (x, y) as path data."""
    half = f"a{n(rx)} {n(ry)} 0 1 0 {n(2 * rx)} 0a{n(rx)} {n(ry)} 0 1 0 {n(-2 * rx)} 0Z"
    return f"M{n(x - rx)} {n(y)}{half}"


def horseshoe(x: float, y: float, w: float, h: float, bulge: float = 0.16) -> str:
    """Returns a Moorish arch with its left foot at (x, y); `bulge` widens the round part beyond the jambs."""
    r = w * (0.5 + bulge * 0.55)
    spring = y - h + r + math.sqrt(r * r - w * w / 4)
    return f"M{n(x)} {n(y)}V{n(spring)}A{n(r)} {n(r)} 0 1 1 {n(x + w)} {n(spring)}V{n(y)}Z"


def cusped(x: float, y: float, w: float, h: float, lobes: int = 5) -> str:
    """Returns a Mughal multifoil arch with its left foot at (x, y)."""
    middle, spring = x + w / 2, y - h * 0.55
    turns = [math.pi * (1 - i / lobes / 2) for i in range(lobes + 1)]
    left = [(middle + w / 2 * math.cos(a), spring - h * 0.45 * math.sin(a) ** 1.15) for a in turns]
    right = [(2 * middle - px, py) for px, py in reversed(left)]
    return f"M{n(x)} {n(y)}V{n(spring)}{bulges(left, 0.56)}{bulges(right, 0.56)}V{n(y)}Z"


def bulges(points: list[Point], roundness: float) -> str:
    """Returns arcs from point to point; the smaller the roundness (above 0.5), the fuller the arcs."""
    arcs = ""
    for (ax, ay), (bx, by) in pairwise(points):
        r = math.hypot(bx - ax, by - ay) * roundness
        arcs += f"A{n(r)} {n(r)} 0 0 1 {n(bx)} {n(by)}"
    return arcs


def onion(x: float, y: float, w: float, h: float) -> str:
    """Returns a bulbous dome with the middle of its base at (x, y)."""
    neck, belly = w * 0.40, w / 2

    def half(side: int) -> list[Point]:
        return [
            (x + side * belly * 1.12, y - h * 0.16),
            (x + side * belly * 1.1, y - h * 0.48),
            (x + side * belly * 0.55, y - h * 0.70),
            (x + side * belly * 0.25, y - h * 0.81),
            (x + side * belly * 0.06, y - h * 0.88),
        ]

    left, right = half(-1), half(1)
    points = [*left, (x, y - h), *reversed(right), (x + neck, y)]
    curves = [points[i : i + 3] for i in range(0, len(points), 3)]
    return f"M{n(x - neck)} {n(y)}" + "".join("C" + polygon(curve, False)[1:] for curve in curves) + "Z"


def merlons(left: float, right: float, y: float, w: float, h: float, gap: float, pointed: bool = False) -> str:
    """Returns a row of battlements that stand on y, centred between left and right."""
    count = max(1, int((right - left + gap) / (w + gap)))
    start = left + ((right - left) - (count * w + (count - 1) * gap)) / 2
    row = ""
    for x in (start + i * (w + gap) for i in range(count)):
        if pointed:
            row += polygon([(x, y), (x, y - h * 0.6), (x + w / 2, y - h), (x + w, y - h * 0.6), (x + w, y)])
        else:
            row += block(x, y, w, -h)
    return row


def voussoirs(x: float, y: float, inner: float, outer: float, start: float, sweep: float, count: int) -> list[str]:
    """Returns the wedge stones of an arch around (x, y), from `start` degrees anticlockwise over `sweep` degrees."""
    step = sweep / (count - 0.2)
    stones = []
    for i in range(count):
        a, b = -(start + i * step), -(start + (i + 0.91) * step)
        stones.append(
            polygon([around(x, y, r, angle) for r, angle in ((inner, a), (outer, a), (outer, b), (inner, b))])
        )
    return stones
