"""What grows, stands and walks on the map of Hindustan: mountains, dunes, palms, an elephant, a compass rose."""

import math

from assets.src.colours import BRASS, BRASS_LIGHT, CREAM, OUTLINE, SHADOW, lit, shaded
from assets.src.ornament import brass_star, ticks
from assets.src.shapes import around, khatam, polygon, star
from assets.src.sprite import Sprite, circle, ellipse, path
from assets.src.sprite import number as n

_ROCK = "#B39A86"
_HIDE = "#8C8086"
_COAT = "#C79A5E"
_CLOTH = "#A8312D"
_SEPIA = "#7A5227"


def mountain(s: Sprite, x: float, y: float, w: float, h: float, snow: bool) -> None:
    """Draws a peak, h high, with the middle of its foot at (x, y)."""

    def at(*points: tuple[float, float]) -> str:
        return polygon([(x + w * dx, y - h * dy) for dx, dy in points])

    sunny = at((-0.5, 0), (-0.22, 0.52), (-0.12, 0.5), (0, 1), (0.04, 0.5), (-0.02, 0))
    shady = at((0, 1), (0.16, 0.62), (0.24, 0.52), (0.5, 0), (-0.02, 0), (0.04, 0.5))
    s.add(path(sunny, s.linear([(0, lit(_ROCK, 0.55)), (1, lit(_ROCK, 0.12))]), OUTLINE, 1.6))
    s.add(path(shady, s.linear([(0, shaded(_ROCK, 0.18)), (1, shaded(_ROCK, 0.42))]), OUTLINE, 1.6))
    if snow:
        cap = at((0, 1), (-0.13, 0.63), (-0.06, 0.6), (-0.02, 0.7), (0.05, 0.6), (0.1, 0.72))
        s.add(path(cap, "#FFFAEC", OUTLINE, 1.2))
    gullies = ""
    for dx, lean, height in ((-0.3, 0.1, 0.25), (0.2, -0.05, 0.3), (0.33, -0.06, 0.2)):
        gullies += f"M{n(x + w * dx)} {n(y - 3)}l{n(w * lean)} {n(-h * height)}"
    s.add(path(gullies, "none", shaded(_ROCK, 0.5), 1.2, opacity=0.6))


def dune(x: float, y: float) -> str:
    """Returns two wind-blown crests as path data."""
    return f"M{n(x)} {n(y)}q16 -15 34 0q14 -10 26 0"


def grass(x: float, y: float) -> str:
    """Returns a tuft of grass as path data."""
    return f"M{n(x - 7)} {n(y)}q1 -8 -3 -12M{n(x)} {n(y)}v-14M{n(x + 6)} {n(y)}q-1 -8 4 -11"


def palm(s: Sprite, x: float, y: float, h: float) -> None:
    """Draws a palm, h high, with its foot at (x, y)."""
    s.add(ellipse(x + 6, y + 1, 10, 3, SHADOW, opacity=0.3))
    trunk = f"M{n(x)} {n(y)}q3 {n(-h / 2)} -1 {n(-h)}"
    s.add(path(trunk, "none", OUTLINE, 4.4), path(trunk, "none", "#A87C48", 2.2))
    for i, (dx, dy) in enumerate(((-13, 3), (13, 3), (-10, -7), (10, -7), (5, -11))):
        frond = f"q{n(dx / 2)} {dy - 6} {dx} {dy + 3}q{n(-dx * 0.6)} -2 {-dx} {-dy - 3}Z"
        leaf = lit("#6F9A3E", 0.25) if i % 2 == 0 and i < 4 else "#6F9A3E"
        s.add(path(f"M{n(x - 1)} {n(y - h)}{frond}", leaf, OUTLINE, 1.2))


def field(s: Sprite, x: float, y: float, w: float, colour: str) -> None:
    """Draws a ploughed field around (x, y), seen aslant."""
    plot = f"M{n(x - w / 2)} {n(y + 4)}L{n(x - w * 0.3)} {n(y - 10)}H{n(x + w / 2)}L{n(x + w * 0.32)} {n(y + 4)}Z"
    furrows = "".join(f"M{n(x - w / 2 + w * 0.14 * i)} {n(y + 4)}l{n(w * 0.19)} -14" for i in range(1, 6))
    s.add(path(plot, colour, _SEPIA, 1.4, opacity=0.75), path(furrows, "none", _SEPIA, 1.2, opacity=0.5))


def camel(s: Sprite, x: float, y: float) -> None:
    """Draws a saddled camel that walks to the right, 40 high, the middle of its feet at (x, y)."""
    with s.group(transform=f"translate({n(x)} {n(y)}) scale(.83)"):
        s.add(ellipse(4, 1, 24, 4, SHADOW, opacity=0.3))
        s.add(path("M-7 -17L-6 0h-4L-12 -17ZM10 -17L9 0H5L6 -17Z", shaded(_COAT, 0.3), OUTLINE, 1.4))
        body = "M-18 -19Q-18 -28 -9 -28Q-4 -39 2 -39Q8 -39 12 -29Q18 -27 20 -31Q22 -36 22 -41Q23 -48 30 -48L37 -45"
        body += "L36 -41L29 -40Q30 -29 25 -23Q21 -17 17 -17L18 0H14L11 -16H-9L-14 0H-18L-15 -16Q-18 -17 -18 -19Z"
        s.add(path(body, s.linear([(0, lit(_COAT, 0.4)), (1, shaded(_COAT, 0.2))]), OUTLINE, 1.8))
        s.add(path("M-8 -30Q2 -36 12 -30L10 -18Q2 -15 -7 -18Z", _CLOTH, OUTLINE, 1.4))
        s.add(path("M-7 -21Q2 -18 10 -21", "none", BRASS_LIGHT, 1.8), path("M-18 -20l-4 9", "none", OUTLINE, 1.8))


def elephant(s: Sprite, x: float, y: float, scale: float) -> None:
    """Draws a caparisoned elephant with a canopy on its back, its feet on y."""
    with s.group(transform=f"translate({n(x)} {n(y)}) scale({n(scale)})"):
        with s.group(s.filter("blur2"), opacity=0.4):
            s.add(ellipse(6, 2, 66, 8, SHADOW))
        s.add(*(path(f"M{left} -34h18V-2h-18Z", shaded(_HIDE, 0.25), OUTLINE, 2) for left in (-30, 26)))
        body = "M-58 -62C-56 -92 -26 -100 4 -98C22 -97 34 -98 44 -104C62 -112 82 -98 82 -74C82 -58 84 -44 90 -32"
        body += "C94 -24 84 -22 80 -28C74 -40 72 -50 66 -54C58 -48 50 -46 44 -44V-2H24V-32C8 -26 -14 -26 -26 -32V-2"
        body += "H-46V-34C-54 -42 -59 -52 -58 -62Z"
        skin = s.linear([(0, lit(_HIDE, 0.45)), (0.5, _HIDE), (1, shaded(_HIDE, 0.35))], (0, 0, 0.4, 1))
        s.add(path(body, skin, OUTLINE, 2.6))
        s.add(path("M-57 -66Q-68 -54 -64 -36", "none", OUTLINE, 3), path("M-64 -38l-3 8 6 -1Z", OUTLINE))
        _caparison(s)
        _elephant_head(s)
        s.add(path("M-46 -6h20M24 -6h20", "none", BRASS_LIGHT, 3))


def _caparison(s: Sprite) -> None:
    cloth = s.linear([(0, lit(_CLOTH, 0.25)), (1, shaded(_CLOTH, 0.25))])
    s.add(path("M-44 -98Q-12 -106 22 -98L26 -52Q-8 -40 -44 -52Z", cloth, OUTLINE, 2))
    s.add(path("M-42 -60Q-8 -49 25 -60", "none", BRASS_LIGHT, 3))
    s.add(path("M-43 -90Q-8 -98 23 -90", "none", BRASS_LIGHT, 2))
    s.add(path(khatam(-10, -74, 11), BRASS_LIGHT, OUTLINE, 1.4), circle(-10, -74, 4, _CLOTH, OUTLINE, 1))
    for i in range(9):
        s.add(circle(-40 + i * 8, -45 + 4.5 * math.sin(math.pi * i / 8), 2.6, BRASS, OUTLINE, 1))
    s.add(path("M-28 -104V-122H8V-104Z", "#C98F3A", OUTLINE, 2), path("M-32 -122Q-10 -150 12 -122Z", cloth, OUTLINE, 2))
    s.add(path("M-10 -137v-8", "none", OUTLINE, 2.4), circle(-10, -146, 3, BRASS_LIGHT, OUTLINE, 1))
    s.add(path("M-24 -106v-14M-10 -106v-14M4 -106v-14", "none", OUTLINE, 1.4))


def _elephant_head(s: Sprite) -> None:
    ear = s.linear([(0, lit(_HIDE, 0.3)), (1, shaded(_HIDE, 0.2))])
    s.add(path("M42 -100C28 -96 26 -74 34 -60C44 -56 54 -66 55 -82Z", ear, OUTLINE, 2.2))
    s.add(circle(66, -84, 2.8, OUTLINE), path("M66 -60Q76 -54 84 -58", "none", OUTLINE, 5.4))
    s.add(path("M66 -60Q76 -54 84 -58", "none", CREAM, 3.4))
    s.add(path("M52 -104Q66 -106 76 -94L68 -88Q60 -94 54 -94Z", _CLOTH, OUTLINE, 1.6))


def compass(s: Sprite, x: float, y: float, r: float) -> None:
    """Draws a compass rose around (x, y)."""
    s.add(circle(x, y, r, "#F7E9C6", opacity=0.45))
    s.add(circle(x, y, r, "none", _SEPIA, 2), circle(x, y, r * 0.92, "none", _SEPIA, 1))
    s.add(path(ticks(x, y, r * 0.92, r, 36), "none", _SEPIA, 1.4))
    s.add(path(polygon(star(x, y, r * 0.84, r * 0.2, 4, -45)), "#D9B878", OUTLINE, 1.4))
    for angle in range(-90, 270, 90):
        for side, colour in ((-45, "#F7E9C6"), (45, _CLOTH)):
            needle = [(x, y), around(x, y, r * 1.12, angle), around(x, y, r * 0.24, angle + side)]
            s.add(path(polygon(needle), colour, OUTLINE, 1.5))
    s.add(brass_star(s, x, y, r * 0.2, 1.5))
    tip, wing, notch = y - r * 1.36, y - r * 1.18, y - r * 1.22
    s.add(path(polygon([(x, tip), (x - 8, wing), (x, notch), (x + 8, wing)]), OUTLINE))
