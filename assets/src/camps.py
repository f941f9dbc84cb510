"""Camp tiles (256 x 256): tents on a meadow, with a bastion on one or two sides."""

from random import Random

from assets.src.colours import BRASS_LIGHT, OUTLINE, RIM, SHADOW, lit, shaded
from assets.src.ornament import cast_shadow, face, gloss, pennant, plaque
from assets.src.ramparts import draw_bastion, draw_corner_tower, draw_rampart
from assets.src.shapes import around, bulges, regular
from assets.src.sprite import ACROSS, DIAGONAL, Sprite, circle, ellipse, number, path, rect

CAMPS = ("n", "e", "s", "w", "es", "ne", "sw", "nw")

_MEADOW = "#6F8F3A"
_EARTH = "#D9BD86"
_CANVAS = "#F3E6C6"
_SAFFRON = "#E39A2D"
_TEAL = "#1F7A80"
_AWAY = {"n": (0, 24), "e": (-16, 0), "s": (0, -14), "w": (16, 0)}  # tents make room for a bastion


def camp(sides: str) -> Sprite:
    """Returns the camp with bastions on the given sides; its price is laid on it at run time."""
    s = Sprite(256, 256)
    s.add(rect(0.8, 0.8, 254.4, 254.4, RIM, radius=10.5))
    with s.group(s.clip(rect(2.4, 2.4, 251.2, 251.2, RIM, radius=9.5))):
        _meadow(s)
        with s.group(s.filter("grain")):
            dx, dy = (sum(_AWAY[side][axis] for side in sides) for axis in (0, 1))
            _banner(s, 190, 96)
            _great_tent(s, 128 + dx, 182 + dy)
            _ridge_tent(s, 66 + dx, 208 + min(0, dy / 2))
            _ridge_tent(s, 198 + dx, 210 + min(0, dy / 2))
            if "s" not in sides:
                _fire(s, 116 + 1.5 * dx, 206 + dy)
        for side in sides:
            draw_rampart(s, side)
        if len(sides) == 2:
            draw_corner_tower(s, sides)
        for side in sides:
            draw_bastion(s, side)
    s.add(rect(3, 3, 250, 250, "none", OUTLINE, 2, 9))
    return s


def badge() -> Sprite:
    """Returns the blank price plaque of a camp, 96 x 96; the numeral is written around (45, 45)."""
    s = Sprite(96, 96)
    plaque(s, 46, 46, 44, _TEAL)
    return s


def _meadow(s: Sprite) -> None:
    """Draws grass up to the edge and a trodden place in the middle."""
    s.add(rect(3, 3, 250, 250, shaded(_MEADOW, 0.6), radius=9))
    s.add(rect(3, 3, 250, 246, s.linear([(0, lit(_MEADOW, 0.25)), (1, shaded(_MEADOW, 0.2))], DIAGONAL), radius=9))
    chance, corners = Random(8), []
    for i in range(24):
        px, py = around(0, 0, 1, i * 15)
        reach = (95 + chance.uniform(-3, 3)) * (abs(px) ** 4 + abs(py) ** 4) ** -0.25  # a rounded square
        corners.append((128 + px * reach, 132 + py * reach))
    trodden = f"M{number(corners[-1][0])} {number(corners[-1][1])}{bulges(corners[-1:] + corners, 1.1)}Z"
    s.add(path(trodden, "none", shaded(_MEADOW, 0.4), 9, opacity=0.35))
    s.add(path(trodden, s.radial([(0, lit(_EARTH, 0.4)), (1, shaded(_EARTH, 0.12))]), shaded(_MEADOW, 0.5), 2))
    _grass(s, chance)
    for i in range(15):
        x, y = around(128, 130, 110 + chance.random() * 16, i * 24)
        petal = ("#FFF3D0", "#F2C63C", "#F08A3C")[i % 3]
        s.add(*(circle(px, py, 1.9, petal, shaded(petal, 0.5), 0.6) for px, py in regular(x, y, 2.5, 5)))
        s.add(circle(x, y, 1.4, "#A3541C"))
    for _ in range(11):
        x, y = 60 + chance.random() * 140, 96 + chance.random() * 120
        s.add(ellipse(x, y, 3, 2, lit(_EARTH, 0.5), shaded(_EARTH, 0.5), 1))
    s.add(rect(3, 3, 250, 250, s.radial([(0, "#FFF6DA40"), (0.55, "#FFF6DA00"), (1, "#3A1C0C66")], (0.38, 0.32, 0.85))))


def _grass(s: Sprite, chance: Random) -> None:
    blades = light = ""
    for _ in range(190):
        x, y = 8 + chance.random() * 240, 12 + chance.random() * 236
        if abs(x - 128) > 88 or abs(y - 132) > 88:
            blades += f"M{number(x)} {number(y)}l-3 -6M{number(x)} {number(y)}l3 -5"
            light += f"M{number(x)} {number(y)}l0 -8"
    s.add(path(blades, "none", shaded(_MEADOW, 0.5), 1.6, opacity=0.75))
    s.add(path(light, "none", lit(_MEADOW, 0.5), 1.6, opacity=0.85))


def _great_tent(s: Sprite, x: float, y: float) -> None:
    """Draws a round tent with a striped roof; (x, y) is the middle of its foot."""
    with s.group(transform=f"translate({number(x)} {number(y)})"):
        cast_shadow(s, "M-46 -52H46L66 2H-40Z", 8, 4, 0.5)
        s.add(path("M0 -104V-124", "none", OUTLINE, 4), path("M0 -104V-124", "none", BRASS_LIGHT, 1.8))
        pennant(s, "M1 -124Q16 -130 30 -121Q20 -118 28 -111Q14 -116 1 -112Z", _TEAL)
        face(s, "M-40 -50L-44 0Q0 8 44 0L40 -50Z", _CANVAS, 2.6, 0.5, 0.32)
        s.add(path("M-24 -46L-27 2M26 -46L29 2", "none", shaded(_CANVAS, 0.3), 1.4))
        s.add(path("M0 -44L-17 5Q0 7 17 5Z", s.linear([(0, "#3A2012"), (1, "#7A4A28")]), OUTLINE, 2))
        s.add(path("M0 -44L-17 5L-26 3Q-16 -18 0 -44Z", lit(_SAFFRON, 0.3), OUTLINE, 1.6))
        _striped_roof(s)
        s.add(path(_valance(), _TEAL, OUTLINE, 1.8), circle(0, -108, 4.5, BRASS_LIGHT, OUTLINE, 1.6))


def _striped_roof(s: Sprite) -> None:
    roof, stripes = "M0 -108Q-22 -74 -56 -54Q0 -40 56 -54Q22 -74 0 -108Z", ""
    for left, right in ((-64, -42), (-24, -8), (10, 26), (44, 66)):
        stripes += f"M0 -112Q{number(left * 0.42)} -74 {left} -36H{right}Q{number(right * 0.42)} -74 0 -112Z"
    s.add(path(roof, s.ramp(_CANVAS, 0.6, 0.26)))
    with s.group(s.clip(path(roof, SHADOW))):
        s.add(path(stripes, s.ramp(_SAFFRON, 0.25, 0.3)))
    s.add(path(roof, "none", OUTLINE, 2.6), gloss("M-8 -88Q-20 -70 -36 -60", 2, 0.6))


def _valance() -> str:
    """Returns the scalloped edge that hangs from the curved foot of the roof."""

    def edge(x: float) -> float:
        return -54 + 7 * (1 - (x / 56) ** 2)

    flaps = "M-56 -54"
    for x in range(-56, 56, 14):
        flaps += f"Q{x + 7} {number(edge(x + 7) + 16)} {x + 14} {number(edge(x + 14))}"
    return f"{flaps}Q0 -40 -56 -54Z"


def _ridge_tent(s: Sprite, x: float, y: float) -> None:
    """Draws a small tent with an open front; (x, y) is the middle of its foot."""
    with s.group(transform=f"translate({number(x)} {number(y)})"):
        cast_shadow(s, "M-26 0L-4 -40L26 -38L38 0Z", 5, 3, 0.45)
        face(s, "M-6 -42H16L34 0H18Z", shaded(_SAFFRON, 0.12), 2.2, 0.1, 0.35)
        face(s, "M-6 -42L-30 0H18Z", _CANVAS, 2.4, 0.5, 0.2)
        s.add(path("M-6 -32L-16 0H4Z", "#4A2A16", OUTLINE, 1.6))
        s.add(path("M-6 -32L4 0H11Z", lit(_SAFFRON, 0.35), OUTLINE, 1.3), path("M-6 -42V-48", "none", OUTLINE, 3))


def _banner(s: Sprite, x: float, y: float) -> None:
    """Draws a long banner on a pole with its foot at (x, y)."""
    s.add(ellipse(x + 5, y, 9, 2.6, SHADOW, opacity=0.4))
    s.add(path(f"M{x} {y}V{y - 56}", "none", OUTLINE, 4.6), path(f"M{x} {y}V{y - 56}", "none", "#B87A44", 2.2))
    cloth = f"M{x + 1} {y - 53}H{x + 23}V{y - 22}L{x + 12} {y - 14}L{x + 1} {y - 22}Z"
    s.add(path(cloth, s.linear([(0, lit(_TEAL, 0.3)), (1, shaded(_TEAL, 0.3))], ACROSS), OUTLINE, 1.9))
    s.add(circle(x + 12, y - 38, 6, BRASS_LIGHT, OUTLINE, 1.3), circle(x, y - 58, 3, BRASS_LIGHT, OUTLINE, 1.3))


def _fire(s: Sprite, x: float, y: float) -> None:
    with s.group(transform=f"translate({number(x)} {number(y)})"):
        s.add(ellipse(1, 2, 14, 4, SHADOW, opacity=0.4))
        s.add(
            path("M-11 3L9 -4M-9 -4L11 3", "none", OUTLINE, 5.4), path("M-11 3L9 -4M-9 -4L11 3", "none", "#7A4A28", 3)
        )
        s.add(path("M0 -22Q10 -12 7 -4Q4 1 0 1Q-6 1 -8 -5Q-8 -10 -4 -12Q-2 -16 0 -22Z", "#F28A1E", OUTLINE, 1.6))
        s.add(path("M0 -12Q5 -6 3 -2Q0 1 -3 -2Q-4 -6 0 -12Z", "#FFE08A"))
