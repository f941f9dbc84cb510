"""The seven cities: colour, emblem, badge and governor. The emblems are bold enough for 14 pixels."""

from assets.src.colours import BRASS_DARK, CREAM, OUTLINE, RIM, lit, shaded
from assets.src.ornament import gloss
from assets.src.shapes import around, onion, polygon, star
from assets.src.sprite import DIAGONAL, Point, Sprite, circle, number, path
from assets.src.sprite import number as n

CITY = {
    "lahore": "#975878",
    "delhi": "#8049CC",
    "jodhpur": "#4999B3",
    "agra": "#C27E3C",
    "varanasi": "#676A44",
    "ahmadabad": "#263A6B",
    "khajuraho": "#542E28",
}


def petal(foot: Point, length: float, angle: float, width: float) -> str:
    """Returns a petal that grows from `foot` at an angle in degrees clockwise from the right."""
    x, y = foot
    tip, middle = around(x, y, length, angle), around(x, y, length / 2, angle)
    left, right = around(*middle, width, angle + 90), around(*middle, width, angle - 90)
    curves = (
        f"Q{n(bend[0])} {n(bend[1])} {n(to[0])} {n(to[1])}" for bend, to in zip((left, right), (tip, foot), strict=True)
    )
    return f"M{n(x)} {n(y)}{''.join(curves)}Z"


def _lotus() -> str:
    petals = ((-160, 110), (-20, 110), (-125, 140), (-55, 140), (-90, 165))
    return "".join(petal((0, 75), length, angle, 42) for angle, length in petals)


def _sword(side: int) -> str:
    hilt = ((26, -12), (8, 22), (-22, 12), (16, 30), (-26, 10), (-14, -32), (-22, 10), (-8, -20), (20, -10))
    steps = "".join(f"l{side * dx} {dy}" for dx, dy in hilt)
    return f"M{-85 * side} -90Q{25 * side} -35 {62 * side} 42{steps}Q{-5 * side} -10 {-85 * side} -90Z"


def _wheel() -> str:
    rim = "M-100 0a100 100 0 1 0 200 0a100 100 0 1 0 -200 0ZM-72 0a72 72 0 1 1 144 0a72 72 0 1 1 -144 0Z"
    spokes = ""
    for angle in range(22, 202, 45):
        dx, dy = around(0, 0, 80, angle)
        wx, wy = around(0, 0, 9, angle + 90)
        spokes += polygon([(dx + wx, dy + wy), (dx - wx, dy - wy), (-dx - wx, -dy - wy), (-dx + wx, -dy + wy)])
    return rim + spokes


_CROWN = "M-80 50L-100 -50L-45 -2L0 -95L45 -2L100 -50L80 50ZM-80 62H80V92H-80Z"
_LAMP = "M-100 15H100Q80 90 0 90Q-80 90 -100 15ZM0 -100C55 -45 50 0 0 2C-50 0 -55 -45 0 -100Z"
_SPIRE = "M-95 90V60H-70C-62 -10 -35 -55 -16 -70V-100H16V-70C35 -55 62 -10 70 60H95V90H22V30Q0 5 -22 30V90Z"
_EMBLEM = {
    "lahore": _lotus(),
    "delhi": _CROWN,
    "jodhpur": _sword(1) + _sword(-1),
    "agra": onion(0, 55, 150, 155) + "M-90 62H90V95H-90Z",
    "varanasi": _LAMP,
    "ahmadabad": _wheel(),
    "khajuraho": _SPIRE,
}


def city_emblem(city: str, x: float, y: float, r: float) -> str:
    """Returns a city's emblem around (x, y), about r units to each side."""
    place = f"translate({number(x)} {number(y)}) scale({number(r / 100)})"
    return path(_EMBLEM[city], CREAM, OUTLINE, 9, transform=place)


def draw_city_badge(s: Sprite, city: str, x: float, y: float, r: float) -> None:
    """Draws the brass star with a city's colour and emblem, r units to its points."""
    colour = CITY[city]
    s.add(path(polygon(star(x, y, r, r * 0.86, 12)), s.brass(), OUTLINE, 2))
    s.add(circle(x, y, r * 0.76, s.ramp(colour, 0.3, 0.25, DIAGONAL), OUTLINE, 1.6))
    s.add(city_emblem(city, x, y, r * 0.52))


def badge(city: str) -> Sprite:
    """Returns the badge of a city, 64 x 64."""
    s = Sprite(64, 64)
    with s.group(s.filter("small")):
        s.add(path(polygon(star(31, 31, 30.5, 26.4, 12)), RIM))
        draw_city_badge(s, city, 31, 31, 27.4)
    return s


def governor(city: str) -> Sprite:
    """Returns a city's governor, 128 x 128: an eight-pointed seal under a jewel, never round like a player's token."""
    s, colour, x, y = Sprite(128, 128), CITY[city], 62, 66

    def seal(outer: float, inner: float, dy: float = 0) -> str:
        return polygon(star(x, y + dy, outer, inner, 8, 0))

    jewel = f"M{x - 22} 22Q{x - 12} 6 {x} 4Q{x + 12} 6 {x + 22} 22Q{x} 14 {x - 22} 22Z"
    with s.group(s.filter("drop")):
        s.add(*(path(d, RIM, RIM, 5.4) for d in (seal(54, 46, 4), seal(54, 46), jewel)))
        s.add(path(seal(54, 46, 4), BRASS_DARK, OUTLINE, 2.4))
    with s.group(s.filter("grain")):
        s.add(path(seal(54, 46), s.brass(), OUTLINE, 2.6), path(seal(46, 39), s.ramp(colour, 0.42, 0.36, DIAGONAL)))
        s.add(path(seal(46, 39), "none", OUTLINE, 1.8))
        well = s.linear([(0, shaded(colour, 0.32)), (1, lit(colour, 0.12))], DIAGONAL)
        s.add(circle(x, y, 33, well, shaded(colour, 0.6), 1.8), city_emblem(city, x, y + 1, 24))
        s.add(path(jewel, s.brass(), OUTLINE, 2), circle(x, 12, 5, "#C2272D", OUTLINE, 1.5))
        s.add(gloss(f"M{x - 36} {y - 20}Q{x - 24} {y - 42} {x} {y - 42}", 3, 0.5))
    return s
