"""What the portraits of hosts share: the niche behind them, eyes, and the clip that lets a head overhang its ring."""

import math

from assets.src.colours import BRASS_DARK, OUTLINE, WHITE, lit, shaded
from assets.src.shapes import khatam
from assets.src.sprite import Sprite, circle, path

SIDE = 280.0
BUST = "M27 0H253V140A113 113 0 0 1 27 140Z"
"""Where a host may be seen: within the ring below, free above it."""


def niche(s: Sprite, ground: str, accent: str) -> None:
    """Draws the brass ring and the star lattice behind a host."""
    s.add(circle(140, 140, 126, s.brass(), OUTLINE, 2.4), circle(140, 140, 115, shaded(ground, 0.35), OUTLINE, 2))
    light = s.radial([(0, lit(ground, 0.38)), (0.55, ground), (1, shaded(ground, 0.5))], (0.42, 0.34, 0.8))
    s.add(circle(140, 140, 113, light))
    with s.group(s.clip(circle(140, 140, 113)), opacity=0.34):
        for i in range(49):
            x, y = 20.0 + i // 7 * 40, 20.0 + i % 7 * 40
            s.add(path(khatam(x, y, 17), "none", accent, 1.6))
            s.add(path(f"M{x + 17} {y}h6M{x} {y + 17}v6", "none", accent, 1.6))
    for i in range(16):
        angle = math.tau * i / 16 + math.tau / 32
        x, y = 140 + 120.5 * math.cos(angle), 140 + 120.5 * math.sin(angle)
        s.add(path(khatam(x, y, 4.6), BRASS_DARK, OUTLINE, 0.8))


def eye(s: Sprite, x: float, y: float, iris: str, w: float = 8.4, lash: float = 2.4) -> None:
    """Draws an eye around a point; `lash` is how strong its upper edge is."""
    white = f"M{x - w} {y + 0.8}Q{x} {y - 7.4} {x + w} {y + 0.8}Q{x} {y + 5.6} {x - w} {y + 0.8}Z"
    s.add(path(white, "#FFF9EC", OUTLINE, 1))
    s.add(circle(x, y - 0.6, 4.1, iris, OUTLINE, 0.9), circle(x, y - 0.6, 2, "#160B06"))
    s.add(circle(x - 1.3, y - 2.2, 1.2, WHITE))
    s.add(path(f"M{x - w - 1} {y + 1}Q{x} {y - 8.6} {x + w + 1} {y + 0.6}", "none", OUTLINE, lash))


def strokes(s: Sprite, ways: tuple[str, ...], colour: str, width: float, opacity: float = 1) -> None:
    """Draws fine lines of one kind, such as folds and hair."""
    s.add(*(path(d, "none", colour, width, opacity=opacity) for d in ways))


def hem(s: Sprite, way: str, width: float, brass: str, light: str, dash: str = "2 6") -> None:
    """Draws an embroidered border along a line: ink, brass, and stitches of light."""
    s.add(path(way, "none", OUTLINE, width), path(way, "none", brass, width * 0.7))
    s.add(path(way, "none", light, width * 0.2, stroke_dasharray=dash))
