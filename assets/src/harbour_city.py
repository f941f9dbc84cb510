"""The round harbour city from above: three rings in four quarters around the throne room, canals between them."""

import math
from collections.abc import Callable
from random import Random

from assets.src.colours import BRASS_LIGHT, OUTLINE, WHITE, lit, shaded
from assets.src.granite import GRANITE, SLATE, crown
from assets.src.harbour_houses import (
    annulus,
    bridge,
    bush,
    circle_line,
    hip_roof,
    jetty,
    ring_wall,
    rowing_boat,
    stall,
    turret,
)
from assets.src.ornament import brass_star
from assets.src.shapes import polygon, regular
from assets.src.sprite import DIAGONAL, Point, Sprite, circle, path, rect
from assets.src.sprite import number as n
from game.boxes.ys.rules.components import COMMERCE, PALACE, PORT
from game.boxes.ys.table.board_geometry import (
    CANAL,
    CENTRE,
    CITY_RADIUS,
    CITY_SIDE,
    QUARTER_ANGLE,
    RINGS,
    SEALED_BOX,
    THRONE_RADIUS,
    around_centre,
    half_angle,
    reward_angle,
)

_GROUND = {PORT: "#A9B7B8", COMMERCE: "#D9C08C", PALACE: "#B7C6A4"}
_PAVING = {PORT: (4, 30), COMMERCE: (4, 24), PALACE: (5, 24)}  # courses, length of a stone
_BOATS = ((-31, "#B5543F"), (-27, "#C8922E"), (12, "#2F7F86"), (29, "#8A6A4A"))  # angle from the jetty, colour
_CANALS = (0, 90, 180, 270)
_ROOFS = ("#4E6478", "#5A6F80", SLATE, "#6B6470")
_AWNINGS = ("#B5543F", "#2F7F86", "#C8922E", "#5B6E93")


def city() -> Sprite:
    """Returns the city, 860 x 860, transparent outside its foam; rewards and medals are laid on it by the program."""
    s = Sprite(CITY_SIDE, CITY_SIDE)
    _foam(s)
    for angle in QUARTER_ANGLE:
        jetty(s, angle)
        for turn, colour in _BOATS:
            rowing_boat(s, 413, angle + turn, colour)
    with s.group(s.filter("grain")):
        _ground(s)
        for angle in _CANALS:
            _canal(s, angle)
        for quarter, angle in enumerate(QUARTER_ANGLE):
            _quarter(s, quarter, Random(angle))
        _walls(s)
        _throne_room(s)
    return s


def _foam(s: Sprite) -> None:
    with s.group(s.filter("blur9"), opacity=0.8):
        s.add(circle(*CENTRE, 418, "#BFE6E4"))
    s.add(circle(*CENTRE, 413, "none", WHITE, 3, opacity=0.75, stroke_dasharray="46 18 22 30"))
    s.add(circle(*CENTRE, 422, "none", WHITE, 2, opacity=0.4, stroke_dasharray="18 40 60 26"))


def _ground(s: Sprite) -> None:
    """Draws the rock of the city and the paving of each ring."""
    with s.group(s.filter("blur5"), transform="translate(5 8)", opacity=0.5):
        s.add(circle(*CENTRE, CITY_RADIUS, "#0B2028"))
    s.add(circle(*CENTRE, CITY_RADIUS + 1, s.ramp(GRANITE, 0.4, 0.4, DIAGONAL), OUTLINE, 3))
    for kind, (inner, outer) in RINGS.items():
        colour = _GROUND[kind]
        light = s.linear([(0, lit(colour, 0.4)), (0.5, lit(colour, 0.12)), (1, shaded(colour, 0.16))], DIAGONAL)
        s.add(path(annulus(inner - 8, outer + 6), light, fill_rule="evenodd"))
        joints = _joints(inner, outer, *_PAVING[kind])
        s.add(path(joints, "none", shaded(colour, 0.42), 1, opacity=0.38))


def _joints(inner: float, outer: float, courses: int, length: float) -> str:
    """Returns the joints of paving in rings; some stones are wider than others."""
    chance, height, joints = Random(int(inner)), (outer - inner) / courses, ""
    for course in range(courses):
        low, high = inner + course * height, inner + (course + 1) * height
        joints += circle_line(low)
        count = int(math.pi * (low + high) / length)
        for i in range(count):
            if chance.random() > 0.12:
                angle = 360 * (i + course % 2 / 2) / count
                joints += polygon([around_centre(low, angle), around_centre(high, angle)], False)
    return joints


def _canal(s: Sprite, angle: float) -> None:
    start, length = THRONE_RADIUS - 8, CITY_RADIUS + 7 - THRONE_RADIUS
    bank = [(0, shaded(GRANITE, 0.1)), (0.5, lit(GRANITE, 0.5)), (1, shaded(GRANITE, 0.25))]
    water = [(0, "#1F5C6B"), (0.5, "#4C9DAC"), (1, "#7CC3C8")]
    ripples = "".join(f"M{72 + i * 27} {-4 if i % 2 else 3}q5 -4 10 0t10 0" for i in range(12))
    with s.group(transform=f"translate({CENTRE[0]} {CENTRE[1]}) rotate({angle})"):
        s.add(rect(start, 1 - CANAL, length - 2, 2 * CANAL - 2, s.linear(bank), OUTLINE, 1.6))
        s.add(rect(start, 5 - CANAL, length, 2 * CANAL - 10, s.linear(water), OUTLINE, 1.4))
        s.add(path(ripples, "none", "#E9F8F6", 1.5, opacity=0.75))


def _quarter(s: Sprite, quarter: int, chance: Random) -> None:
    """Draws a quarter's houses and stalls along the inner walls, and its garden beside the throne room."""
    middle = QUARTER_ANGLE[quarter]

    def row(reach: float, count: int, margin: float) -> list[float]:
        half = half_angle(reach, margin)
        return [middle - half + 2 * half * (i + 0.5) / count for i in range(count)]

    for angle in row(310, 12, 10):
        if abs(angle - reward_angle(quarter, PORT)) > 8:
            hip_roof(s, 313, angle, (30 + chance.uniform(-4, 4), 17), chance.choice(_ROOFS))
    for i, angle in enumerate(row(217, 10, 8)):
        if abs(angle - reward_angle(quarter, COMMERCE)) > 12:
            stall(s, 217, angle, _AWNINGS[i % len(_AWNINGS)])
    for side in (-1, 1):
        for reach, turn in ((72, 28), (86, 31)):
            bush(s, around_centre(reach, middle + side * turn), 5.4, "#4E8F4A")


def _walls(s: Sprite) -> None:
    """Draws the three walls, bridges where canals pass under them, and the towers of the quay."""
    (port, quay), (commerce, _), _ = (RINGS[kind] for kind in (PORT, COMMERCE, PALACE))
    ring_wall(s, commerce - 10, commerce)
    ring_wall(s, port - 10, port)
    ring_wall(s, quay + 2, CITY_RADIUS, 13)
    for angle in _CANALS:
        for reach in (commerce - 5, port - 5):
            bridge(s, reach, angle, CANAL + 3)
        for turn in (-3.9, 3.9):
            turret(s, 394, angle + turn, 15)
    for angle in QUARTER_ANGLE:
        for turn in (-21, 21):
            turret(s, 396, angle + turn, 11, "#5A6F80")


def _throne_room(s: Sprite) -> None:
    with s.group(s.filter("drop")):
        walls = polygon(regular(*CENTRE, THRONE_RADIUS, 16, 11.25))
        s.add(path(walls, s.ramp(GRANITE, 0.7, 0.4, DIAGONAL), OUTLINE, 2.8))
    carpet = s.linear([(0, "#511A29"), (1, "#8A2F3C")], DIAGONAL)
    s.add(circle(*CENTRE, 48, carpet, OUTLINE, 2), brass_star(s, *CENTRE, 46, 2))
    s.add(circle(*CENTRE, 31, s.radial([(0, "#B8454E"), (1, "#5E1D2A")], (0.4, 0.35, 0.8)), OUTLINE, 1.8))
    s.add(path(crown(*CENTRE, 18), BRASS_LIGHT, OUTLINE, 2.2))


def drowned_quarter() -> Sprite:
    """Returns the calm water over the quarter that is out of play, to lie on SEALED_BOX of the city."""
    x, y, w, h = SEALED_BOX
    s = Sprite(w, h)
    water = s.radial(
        [(0, "#5BA3ACDC"), (0.5, "#347C8BDC"), (0.93, "#2A6C7EDC"), (1, "#2A6C7E00")],
        (CENTRE[0] - x, CENTRE[1] - y, 434),
        absolute=True,
    )
    bay = _bay((CENTRE[0] - x, CENTRE[1] - y))
    with s.group(s.clip(path(bay, OUTLINE))):
        s.add(path(bay, water))
        light, dark = _swell(Random(3), w, h)
        s.add(path(dark, "none", "#0F3F50", 1.6, opacity=0.4), path(light, "none", "#E4F5F2", 1.9, opacity=0.55))
    with s.group(s.filter("grain")):
        _dike(
            s, (THRONE_RADIUS, CITY_RADIUS - 9), lambda along, across: (CENTRE[0] - x - along, CENTRE[1] - y + across)
        )
        _dike(
            s, (THRONE_RADIUS, CITY_RADIUS - 9), lambda along, across: (CENTRE[0] - x - across, CENTRE[1] - y + along)
        )
    return s


def _dike(s: Sprite, reach: tuple[float, float], at: Callable[[float, float], Point]) -> None:
    """Draws the granite dike between a canal and the water; `at` turns distances along and across it into points."""
    (start, end), inner, outer = reach, CANAL, CANAL + 8
    outline = polygon([at(start, inner), at(end, inner), at(end, outer), at(start, outer)])
    s.add(path(outline, s.ramp(GRANITE, 0.5, 0.2, DIAGONAL), OUTLINE, 1.8))
    stones = range(int(start) + 12, int(end), 14)
    joints = "".join(polygon([at(along, inner), at(along, outer)], False) for along in stones)
    s.add(path(joints, "none", shaded(GRANITE, 0.5), 1.1))


def _bay(centre: Point) -> str:
    """Returns the outline of the lower left quarter between throne room, canals and the sea."""
    (x, y), inner, outer, edge = centre, THRONE_RADIUS + 4, 434, CANAL + 2
    near, far = math.sqrt(inner**2 - edge**2), math.sqrt(outer**2 - edge**2)
    corners = [(x - near, y + edge), (x - far, y + edge), (x - edge, y + far), (x - edge, y + near)]
    (ax, ay), (bx, by), (cx, cy), (dx, dy) = corners
    shore = f"A{outer} {outer} 0 0 0 {n(cx)} {n(cy)}"
    return f"M{n(ax)} {n(ay)}L{n(bx)} {n(by)}{shore}L{n(dx)} {n(dy)}A{inner} {inner} 0 0 1 {n(ax)} {n(ay)}Z"


def sea() -> Sprite:
    """Returns open water, 1200 x 960, lighter in the middle; what is not needed may be cut off around."""
    s = Sprite(1200, 960)
    s.add(rect(0, 0, s.w, s.h, s.radial([(0, "#6FBCC2"), (0.55, "#3A8A9B"), (1, "#1D5568")], (0.5, 0.5, 0.72))))
    light, dark = _swell(Random(4), s.w, s.h)
    s.add(path(dark, "none", "#0F3F50", 1.5, opacity=0.35), path(light, "none", "#E4F5F2", 1.7, opacity=0.38))
    return s


def _swell(chance: Random, w: float, h: float) -> tuple[str, str]:
    """Returns waves strewn over water, and the shade below them."""
    light = dark = ""
    for _ in range(int(w * h / 5200)):
        x, y, size = chance.uniform(6, w - 40), chance.uniform(10, h - 8), chance.uniform(0.6, 1.15)
        wave = f"q{n(6 * size)} {n(-6 * size)} {n(12 * size)} 0t{n(12 * size)} 0"
        light += f"M{n(x)} {n(y)}{wave}"
        dark += f"M{n(x + 1)} {n(y + 3)}{wave}"
    return light, dark
