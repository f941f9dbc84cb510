"""What celebrates a great moment: a gold ribbon (560 x 140) and a spark (64 x 64)."""

from assets.src.colours import BRASS_DARK, OUTLINE, shaded
from assets.src.shapes import khatam, polygon
from assets.src.sprite import Point, Sprite, circle, path

_GOLD = [(0, "#FFF3C4"), (0.2, "#F7DA8E"), (0.5, "#E3B453"), (0.62, "#F2D48A"), (0.86, "#CB9A3C"), (1, "#A87426")]
_TAIL = [(0, "#B47C28"), (0.5, "#94611B"), (1, "#6E440E")]
_LEFT, _RIGHT, _TOP, _BOTTOM = 84.0, 476.0, 22.0, 94.0


def ribbon() -> Sprite:
    """Returns the ribbon: its ends of 150 units stay, its middle is stretched, text stands around y = 58."""
    s = Sprite(560, 140)
    with s.group(s.filter("drop")):
        for side in (-1, 1):
            s.add(path(polygon(_tail(side)), s.linear(_TAIL), OUTLINE, 2.6))
            s.add(path(polygon(_fold(side)), "#3E2408", OUTLINE, 2))
        s.add(path(_band(), s.linear(_GOLD), OUTLINE, 3))
    for y in (_TOP + 9, _BOTTOM - 9):
        s.add(path(f"M{_LEFT + 4} {y}H{_RIGHT - 4}", "none", BRASS_DARK, 2))
    s.add(path(f"M{_LEFT + 4} {_TOP + 4}H{_RIGHT - 4}", "none", "#FFFBE8", 1.6, opacity=0.7))
    for x in (_LEFT + 24, _RIGHT - 24):
        s.add(path(khatam(x, 58, 11), "#FFF3C4", shaded("#C8973A", 0.4), 1.6), circle(x, 58, 3, BRASS_DARK))
    return s


def _band() -> str:
    return polygon([(_LEFT, _TOP), (_RIGHT, _TOP), (_RIGHT, _BOTTOM), (_LEFT, _BOTTOM)])


def _tail(side: int) -> list[Point]:
    """The swallowtail behind the band, at the left (-1) or the right (1)."""
    outline = [(12.0, 38.0), (128.0, 38.0), (128.0, 112.0), (12.0, 112.0), (42.0, 75.0)]
    return outline if side < 0 else [(560 - x, y) for x, y in outline]


def _fold(side: int) -> list[Point]:
    """Where the ribbon turns back behind itself."""
    outline = [(_LEFT, _BOTTOM), (128.0, _BOTTOM), (128.0, 112.0)]
    return outline if side < 0 else [(560 - x, y) for x, y in outline]


def spark() -> Sprite:
    """Returns a star of the house in its own light."""
    s = Sprite(64, 64)
    s.add(circle(32, 32, 31, s.radial([(0, "#FFE28AB4"), (0.45, "#FFD65C5A"), (1, "#FFC84000")], (0.5, 0.5, 0.5))))
    s.add(path(khatam(32, 32, 17), "#FFE9A8", "#9A6A20", 2.4), path(khatam(32, 32, 6), "#FFFDF0"))
    return s
