"""The six gems (128 x 128): each has its colour and its own cut."""

import math
from dataclasses import dataclass

from assets.src.colours import OUTLINE, RIM, WHITE, mix
from assets.src.shapes import polygon, regular, star
from assets.src.sprite import DIAGONAL, Point, Sprite, ellipse, path

CUT_COLOURS = ("blue", "green", "yellow", "red")
"""The gems that are traded, in the order of the market's columns."""

_RAMPS = {  # deep, shade, body, light, glint: keeps the hue saturated
    "blue": ("#081A55", "#143FA8", "#2C72EC", "#86BBFF", "#F0F7FF"),
    "green": ("#04382A", "#0B7350", "#18AE74", "#83E6B4", "#EFFFF6"),
    "yellow": ("#7A4A06", "#C98A12", "#F7C52E", "#FFE88A", "#FFFDEB"),
    "red": ("#4E0714", "#9C1224", "#DC2436", "#FF8A86", "#FFF0EC"),
    "black": ("#07070B", "#16161E", "#2C2C38", "#6A6C80", "#DADCE8"),
    "white": ("#8FA3B8", "#C3D2E0", "#EAF1F8", "#FFFFFF", "#FFFFFF"),
}
GEMS = tuple(_RAMPS)


@dataclass(frozen=True, slots=True)
class _Cut:
    """A cut around its middle: the girdle, the share of the table in it, and how its facets take the light."""

    girdle: tuple[Point, ...]
    table: float
    bias: float = 0.05
    contrast: float = 0.72
    middle: Point = (62, 60)
    sparkles: tuple[Point, Point] = ((-18, -20), (22, -30))


def _triangle(reach: float, clipped: float) -> tuple[Point, ...]:
    corners = regular(0, 0, reach, 3, -90)
    points = []
    for i, (x, y) in enumerate(corners):
        for nx, ny in (corners[i - 1], corners[(i + 1) % 3]):
            points.append((x + (nx - x) * clipped, y + (ny - y) * clipped))
    return tuple(points)


def _step_cut(w: float, h: float, corner: float) -> tuple[Point, ...]:
    right = [(w - corner, -h), (w, corner - h), (w, h - corner), (w - corner, h)]
    return (*right, *((-x, -y) for x, y in right))


_CUTS = {
    "blue": _Cut(tuple(regular(0, 0, 48, 16, 11.25)), 0.6, 0.08),
    "green": _Cut(_step_cut(37, 50, 15), 0.6),
    "yellow": _Cut(((0, -55), (42, 0), (0, 55), (-42, 0)), 0.52, sparkles=((-18, -20), (22, 14))),
    "red": _Cut(_triangle(67, 0.16), 0.56, middle=(62, 70), sparkles=((-18, -20), (22, 14))),
    "black": _Cut(((-44, -44), (44, -44), (44, 44), (-44, 44)), 0.58, -0.1, 0.62),
    "white": _Cut(tuple(regular(0, 0, 52, 6, -90)), 0.6, -0.05, 0.85),
}


def gem(name: str) -> Sprite:
    """Returns a gem."""
    s = Sprite(128, 128)
    draw_gem(s, name, 0, 0)
    return s


def draw_gem(s: Sprite, name: str, x: float, y: float, scale: float = 1) -> None:
    """Draws a gem with the upper left corner of its 128 x 128 at (x, y)."""
    cut = _CUTS[name]
    mx, my = cut.middle
    with s.group(transform=f"translate({x + mx * scale:g} {y + my * scale:g}) scale({scale:g})"):
        _stone(s, name, cut)


def _stone(s: Sprite, name: str, cut: _Cut) -> None:
    outline, ramp = polygon(list(cut.girdle)), _RAMPS[name]
    with s.group(s.filter("drop")):
        s.add(path(outline, RIM, RIM, 8.4), path(outline, ramp[1], OUTLINE, 3.4))
    table, facets = _step_facets(cut) if name == "green" else _crown_facets(cut, name == "blue")
    seam = "#8FA6BC" if name == "white" else ramp[3]
    s.add(*(path(polygon(f), _facet_colour(ramp, light), seam, 0.8, stroke_opacity=0.38) for f, light in facets))
    seen_through = _pavilion_facets(table, cut)
    s.add(*(path(polygon(f), _facet_colour(ramp, light), seam, 0.8, stroke_opacity=0.14) for f, light in seen_through))
    sheen = s.linear([(0, "#FFFFFF88"), (0.45, "#FFFFFF18"), (1, "#FFFFFF00")], DIAGONAL)
    s.add(path(polygon(table), sheen, WHITE, 1.1, stroke_opacity=0.65))
    with s.group(s.clip(path(outline, OUTLINE))):
        s.add(ellipse(20, 28, 30, 22, s.radial([(0, f"{ramp[3]}B0"), (1, f"{ramp[3]}00")], (0.5, 0.5, 0.5))))
    s.add(path(outline, "none", OUTLINE, 3))
    (ax, ay), (bx, by) = cut.sparkles
    s.add(path(polygon(star(ax, ay, 11, 1.9, 4)), WHITE, opacity=0.95))
    s.add(path(polygon(star(bx, by, 5.5, 1.1, 4)), WHITE, opacity=0.85))


Facets = list[tuple[list[Point], float]]


def _facet_colour(ramp: tuple[str, ...], light: float) -> str:
    """Returns the colour of a facet, from -1 (in the deep) to 1 (glinting)."""
    place = (max(-1, min(1, light)) + 1) * 2
    step = min(3, int(place))
    return mix(ramp[step], ramp[step + 1], place - step)


def _light(a: Point, b: Point) -> float:
    """Returns how much an edge faces the light, from -1 to 1."""
    mx, my = (a[0] + b[0]) / 2, (a[1] + b[1]) / 2
    return (-0.62 * mx - 0.78 * my) / math.hypot(mx, my)


def _towards_middle(point: Point, share: float) -> Point:
    return point[0] * share, point[1] * share


def _sides(points: list[Point]) -> list[tuple[Point, Point]]:
    return list(zip(points, [*points[1:], points[0]], strict=True))


def _crown_facets(cut: _Cut, brilliant: bool) -> tuple[list[Point], Facets]:
    """Returns the table and the facets between it and the girdle; light is that of the facet."""
    girdle, facets = list(cut.girdle), []
    if brilliant:
        table = [_towards_middle(point, cut.table) for point in girdle[::2]]
        for i, (a, b) in enumerate(_sides(table)):
            start, middle, end = girdle[2 * i], girdle[2 * i + 1], girdle[(2 * i + 2) % len(girdle)]
            for corners, edge, more in (
                ([a, middle, b], (a, b), 0.12),
                ([a, start, middle], (start, middle), -0.05),
                ([b, middle, end], (middle, end), -0.12),
            ):
                facets.append((corners, _light(*edge) * cut.contrast + cut.bias + more))
        return table, facets
    middles = [((a[0] + b[0]) / 2, (a[1] + b[1]) / 2) for a, b in _sides(girdle)]
    table = [_towards_middle(point, cut.table * 1.12) for point in middles]
    for i, (a, b) in enumerate(_sides(girdle)):
        facets.append(([a, b, table[i]], _light(a, b) * cut.contrast + cut.bias))
        star_facet = _light(table[i - 1], table[i]) * cut.contrast + cut.bias + 0.16
        facets.append(([table[i - 1], a, table[i]], star_facet))
    return table, facets


def _step_facets(cut: _Cut) -> tuple[list[Point], Facets]:
    """Returns the table and the two rings of steps of an emerald cut."""
    girdle, facets = list(cut.girdle), []
    for outer, inner, more in ((1, 0.8, -0.06), (0.8, 0.6, 0.12)):
        for a, b in _sides(girdle):
            corners = [
                _towards_middle(point, share) for point, share in ((a, outer), (b, outer), (b, inner), (a, inner))
            ]
            facets.append((corners, _light(a, b) * cut.contrast + cut.bias + more))
    return [_towards_middle(point, cut.table) for point in girdle], facets


def _pavilion_facets(table: list[Point], cut: _Cut) -> Facets:
    """Returns what is seen through the table: the facets below it, lit from the opposite side."""
    facets: Facets = []
    for a, b in _sides(table):
        middle = (a[0] + b[0]) / 2, (a[1] + b[1]) / 2
        facets.append(([a, middle, (3, 5)], -_light(a, middle) * 0.55 * cut.contrast + cut.bias + 0.12))
        facets.append(([middle, b, (3, 5)], -_light(middle, b) * 0.55 * cut.contrast + cut.bias - 0.08))
    return facets
