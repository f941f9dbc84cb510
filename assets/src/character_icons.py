"""The characters as little arches (64 x 64), each with the one tool that tells it apart in 24 pixels."""

from collections.abc import Callable

from assets.src.cities import petal
from assets.src.colours import BRASS_LIGHT, CREAM, OUTLINE, RIM, lit, shaded
from assets.src.shapes import around
from assets.src.sprite import Sprite, circle, ellipse, path, rect, turned

NICHE = {
    "mogul": "#7A1F2B",
    "trader": "#1F5B6B",
    "sadhu": "#B4641C",
    "monk": "#5C4A7A",
    "builder": "#3E5E3A",
    "artisan": "#7A3F5E",
    "yogi": "#24406E",
}
"""Ground colours of the characters."""

_INK = 2.8
_STEEL = "#D5DEE6"
_BEZEL = "M4 60V26C4 16 12 14 17 9Q24 9 31 2Q38 9 45 9C50 14 58 16 58 26V60Z"
_FIELD = "M8.5 55.5V27C8.5 19.5 15 18 19.5 13.5Q25.5 13 31 8Q36.5 13 42.5 13.5C47 18 53.5 19.5 53.5 27V55.5Z"


def icon(name: str) -> Sprite:
    """Returns the small picture of a character."""
    s, colour = Sprite(64, 64), NICHE[name]
    with s.group(s.filter("small")):
        s.add(path(_BEZEL, RIM, RIM, 3.4), path(_BEZEL, s.brass(), OUTLINE, 2))
    s.add(path(_FIELD, s.linear([(0, shaded(colour, 0.3)), (1, lit(colour, 0.16))]), OUTLINE, 1.8))
    _TOOLS[name](s)
    return s


def _bar(d: str, colour: str, width: float) -> list[str]:
    return [path(d, "none", OUTLINE, width + 3.4), path(d, "none", colour, width)]


def _turban(s: Sprite) -> None:
    s.add(path("M28 32Q22 18 32 11Q39 19 34 32Z", CREAM, OUTLINE, 2.2))
    s.add(path("M13 50C9 34 18 25 31 25C44 25 53 34 49 50Q31 41 13 50Z", "#E2564A", OUTLINE, _INK))
    s.add(path("M15 43Q30 26 47 40M19 33Q33 25 48 35", "none", BRASS_LIGHT, 2.2))
    s.add(circle(31, 39, 6, BRASS_LIGHT, OUTLINE, 2), circle(31, 39, 2.6, "#18A06A"))


def _balance(s: Sprite) -> None:
    s.add(*_bar("M31 17V51M22 52H40", BRASS_LIGHT, 3.6), *_bar("M15 21H47", BRASS_LIGHT, 3.6))
    for x in (16, 46):
        s.add(path(f"M{x} 21L{x - 6} 38M{x} 21L{x + 6} 38", "none", BRASS_LIGHT, 1.5))
        s.add(path(f"M{x - 8.5} 37H{x + 8.5}Q{x} 49 {x - 8.5} 37Z", "#F2C24A", OUTLINE, 2.2))


def _trident(s: Sprite) -> None:
    s.add(*_bar("M31 54V20M18 24Q17 38 31 38Q45 38 44 24", BRASS_LIGHT, 4.4))
    s.add(*(path(f"M{x} {y}l5.4 11h-10.8Z", BRASS_LIGHT, OUTLINE, 2) for x, y in ((18, 15), (44, 15), (31, 10))))


def _bundle(s: Sprite) -> None:
    s.add(*_bar("M16 53L44 16", "#C98F5E", 3.8))
    s.add(
        path(
            "M31 24C20 27 17 40 25 46C34 51 46 46 47 36C48 28 42 22 35 24L40 14L34 16L28 13Z", "#F0A032", OUTLINE, _INK
        )
    )
    s.add(path("M28 29Q35 37 46 36M23 38Q31 44 40 44", "none", "#FFE6A8", 2.2))


def _trowel(s: Sprite) -> None:
    for x, y in ((13, 45), (29, 45), (21, 36)):
        s.add(rect(x, y, 15, 9, "#D9704E", OUTLINE, 2, 1))
    blade = path("M34 42L23 23Q34 17 45 23Z", _STEEL, OUTLINE, _INK)
    s.add(turned(blade + "".join(_bar("M34 20V13", "#D9A066", 4.6)), 34, 34, 30))


def _flower(s: Sprite) -> None:
    s.add(rect(14, 20, 34, 32, "#FBF4E2", OUTLINE, 2.2, 2), rect(17, 23, 28, 26, "none", "#A8312D", 1.6, 1))
    for i in range(6):
        x, y = around(31, 36, 7.6, 60 * i - 90)
        s.add(turned(ellipse(x, y, 6, 4, "#D8463C" if i % 2 else "#E9962E", OUTLINE, 1.4), 60 * i - 90, x, y))
    s.add(circle(31, 36, 4, "#2257B5", OUTLINE, 1.4))


def _flame(s: Sprite) -> None:
    for angle, length in ((-165, 23), (-15, 23), (-135, 24), (-45, 24)):
        s.add(path(petal((31, 54), length, angle, 9), "#F3A9C2", OUTLINE, 2))
    s.add(path("M31 44C19 36 23 24 31 12C39 24 43 36 31 44Z", "#F6A21E", OUTLINE, _INK))
    s.add(path("M31 41C26 36 28 30 31 25C34 30 36 36 31 41Z", "#FFF6C8"))
    s.add(path("M19 43H43Q41 54 31 54Q21 54 19 43Z", BRASS_LIGHT, OUTLINE, 2.4))


_TOOLS: dict[str, Callable[[Sprite], None]] = {
    "mogul": _turban,
    "trader": _balance,
    "sadhu": _trident,
    "monk": _bundle,
    "builder": _trowel,
    "artisan": _flower,
    "yogi": _flame,
}
