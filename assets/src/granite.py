"""What the fourth box is made of: granite and slate, lit solids, rods, pearls, and the marks of Brittany."""

import math

from assets.src.colours import OUTLINE, lit, shaded
from assets.src.shapes import around, oval, polygon
from assets.src.sprite import Box, Sprite, circle, path
from assets.src.sprite import number as n

GRANITE, GRANITE_WARM, SLATE = "#B9B4A8", "#C9BBA0", "#44586E"
LEATHER, HARBOUR_TEAL = "#274850", "#1C5C62"
CARD, PAPER, PAPER_SHADE = "#FBF2DA", "#FFFBEE", "#E6D2A2"
WAX = [(0, "#E46A5A"), (0.5, "#B4262E"), (1, "#5E0F1C")]
OBLIQUE: Box = (0, 0, 1, 0.5)


def solid(
    s: Sprite, d: str, colour: str, width: float = 2.2, light: float = 0.5, shade: float = 0.38, line: Box = OBLIQUE
) -> None:
    """Draws a thing lit from the upper left, outlined in ink."""
    s.add(path(d, s.ramp(colour, light, shade, line), OUTLINE, width))


def pearl(s: Sprite, x: float, y: float, r: float, colour: str, width: float = 2) -> None:
    """Draws a round, shining thing."""
    sheen = [(0, lit(colour, 0.8)), (0.4, colour), (1, shaded(colour, 0.5))]
    s.add(circle(x, y, r, s.radial(sheen, (0.35, 0.32, 0.8)), OUTLINE, width))


def rod(d: str, colour: str, width: float, ink: float = 2.4) -> str:
    """Returns a bar along a line, with its ink outline."""
    return path(d, "none", OUTLINE, width + ink) + path(d, "none", colour, width)


def ring(x: float, y: float, r: float, colour: str, width: float, ink: float = 4.4) -> str:
    """Returns a hoop around (x, y), with its ink outline."""
    return circle(x, y, r, "none", OUTLINE, width + ink) + circle(x, y, r, "none", colour, width)


def triskele(x: float, y: float, r: float) -> str:
    """Returns three spirals that meet in the middle, one open line for each."""
    arms = ""
    for arm in (-90, 30, 150):
        cx, cy = around(x, y, r * 0.5, arm)
        turns = [i / 32 for i in range(33)]
        line = [around(cx, cy, r * 0.46 * (1 - turn * 0.86), arm + math.degrees(turn * 4.6) + 180) for turn in turns]
        arms += polygon(line, False)
    return arms


def ermine(x: float, y: float, r: float) -> str:
    """Returns the heraldic spot of Brittany: a tail under three small squares."""
    q = n(r * 0.16)
    squares = "".join(
        f"M{n(x + r * dx)} {n(y + r * dy)}l{q} {q}l-{q} {q}l-{q} -{q}Z"
        for dx, dy in ((0, -0.9), (-0.34, -0.42), (0.34, -0.42))
    )

    def curve(*points: tuple[float, float]) -> str:
        return " ".join(f"{n(x + r * dx)} {n(y + r * dy)}" for dx, dy in points)

    tail = f"M{curve((0, -0.45))}C{curve((0.12, 0), (0.2, 0.5), (0.45, 0.75))}Q{curve((0.15, 0.72), (0, 1))}"
    return f"{squares}{tail}Q{curve((-0.15, 0.72), (-0.45, 0.75))}C{curve((-0.2, 0.5), (-0.12, 0), (0, -0.45))}Z"


def crown(x: float, y: float, r: float) -> str:
    """Returns a three-pointed crown as path data."""
    points = [(-1, -0.45), (-0.5, 0.05), (0, -0.85), (0.5, 0.05), (1, -0.45), (0.78, 0.62), (-0.78, 0.62)]
    return polygon([(x + r * dx, y + r * dy) for dx, dy in points])


def anchor(x: float, y: float, r: float) -> str:
    """Returns an anchor as a closed outline."""
    right = [(0.14, -0.42), (0.5, -0.42), (0.5, -0.2), (0.14, -0.2), (0.14, 0.62), (0.5, 0.42), (0.42, 0.26)]
    right += [(0.95, 0.02), (0.98, 0.58), (0.78, 0.5), (0.42, 0.88), (0, 1)]
    outline = [*right, *((-dx, dy) for dx, dy in right[-2::-1])]
    shank = polygon([(x + r * dx, y + r * dy) for dx, dy in outline])
    return shank + oval(x, y - r * 0.66, r * 0.32, r * 0.32)


def blob(x: float, y: float, r: float, wobble: float, points: int) -> str:
    """Returns a seal's uneven edge."""
    edge = [around(x, y, r + wobble * math.sin(i * 2.4), 360 * i / points) for i in range(points)]
    return polygon(edge)
