"""Parts that many pictures share: lit faces, columns, tiled roofs, trees, windows, brass stars."""

import math
from random import Random

from assets.src.colours import BRASS, BRASS_DARK, BRASS_LIGHT, OUTLINE, SHADOW, STONE, WHITE, lit, shaded
from assets.src.shapes import around, block, bulges, horseshoe, khatam
from assets.src.sprite import ACROSS, DIAGONAL, Sprite, circle, ellipse, number, path, rect


def cast_shadow(
    s: Sprite, d: str, dx: float = 7, dy: float = 5, opacity: float = 0.42, blur: str = "blur5", colour: str = SHADOW
) -> None:
    """Draws the soft shadow of an outline."""
    with s.group(s.filter(blur), transform=f"translate({number(dx)} {number(dy)})", opacity=opacity):
        s.add(path(d, colour))


def face(s: Sprite, d: str, colour: str, width: float = 2.2, light: float = 0.22, shade: float = 0.30) -> None:
    """Draws a wall lit from the left, outlined in ink."""
    s.add(path(d, s.ramp(colour, light, shade), OUTLINE, width))


def wall(
    s: Sprite,
    x: float,
    y: float,
    w: float,
    h: float,
    colour: str,
    width: float = 2.2,
    light: float = 0.22,
    shade: float = 0.3,
) -> None:
    """Draws an upright rectangle of masonry lit from the left."""
    face(s, block(x, y, w, h), colour, width, light, shade)


def column(s: Sprite, x: float, y: float, w: float, h: float, colour: str, width: float = 1.6) -> None:
    """Draws a round shaft."""
    sheen = s.linear(
        [(0, shaded(colour, 0.18)), (0.22, lit(colour, 0.45)), (0.55, colour), (1, shaded(colour, 0.42))], ACROSS
    )
    s.add(rect(x, y, w, h, sheen, OUTLINE, width))


def tiled_roof(
    s: Sprite,
    d: str,
    colour: str,
    left: float,
    right: float,
    top: float,
    bottom: float,
    w: float = 11,
    h: float = 8,
    width: float = 2.2,
) -> None:
    """Draws a roof of barrel tiles: rows of U shapes clipped to the outline `d`."""
    s.add(path(d, s.linear([(0, lit(colour, 0.34)), (0.45, colour), (1, shaded(colour, 0.34))], (0, 0, 1, 0.55))))
    grooves = lights = ""
    row, y = 0, top
    while y < bottom + h:
        x = left - (w / 2 if row % 2 else 0)
        while x < right + w:
            grooves += f"M{number(x)} {number(y)}a{number(w / 2)} {number(h * 0.8)} 0 0 0 {number(w)} 0"
            lights += f"M{number(x + 1.5)} {number(y + 1.2)}a{number(w / 2 - 1.5)} {number(h * 0.62)} 0 0 0"
            lights += f" {number(w * 0.45)} {number(h * 0.55)}"
            x += w
        y += h * 0.82
        row += 1
    with s.group(s.clip(path(d, SHADOW))):
        s.add(path(grooves, "none", shaded(colour, 0.5), 1.3, opacity=0.75))
        s.add(path(lights, "none", lit(colour, 0.6), 1.1, opacity=0.75))
    s.add(path(d, "none", OUTLINE, width))


def cypress(s: Sprite, x: float, y: float, h: float) -> None:
    """Draws a cypress of height h with its foot at (x, y)."""
    w, colour = h * 0.30, "#2F6B3A"
    d = (
        f"M{number(x)} {number(y)}C{number(x - w * 0.75)} {number(y - h * 0.05)} {number(x - w * 0.62)}"
        f" {number(y - h * 0.62)} {number(x)} {number(y - h)}C{number(x + w * 0.62)} {number(y - h * 0.62)}"
        f" {number(x + w * 0.75)} {number(y - h * 0.05)} {number(x)} {number(y)}Z"
    )
    s.add(ellipse(x + w * 0.45, y + 1, w * 0.8, w * 0.24, SHADOW, opacity=0.35))
    s.add(rect(x - 1.6, y - 3, 3.2, 6, "#5E3418"))
    s.add(
        path(
            d,
            s.linear([(0, lit(colour, 0.38)), (0.42, colour), (1, shaded(colour, 0.5))], (0, 0, 1, 0.1)),
            OUTLINE,
            1.9,
        )
    )
    chance, strokes, count = Random(int(x * 7 + y)), "", h / 5
    for share in (0.12 + 0.75 * i / count for i in range(int(count))):
        px = x + (chance.random() - 0.62) * w * (1 - share) * 0.8
        strokes += f"M{number(px)} {number(y - h * share)}q{number(w * 0.10)} {number(-h * 0.04)}"
        strokes += f" {number(w * 0.02)} {number(-h * 0.09)}"
    s.add(path(strokes, "none", lit(colour, 0.55), 1.3, opacity=0.7))


def tree(s: Sprite, x: float, y: float, r: float, colour: str, fruit: str | None = None, trunk: float = 8) -> None:
    """Draws a round tree with its foot at (x, y) and a crown of radius r."""
    top = y - trunk - r * 0.8
    s.add(ellipse(x + r * 0.5, y + 1, r, r * 0.30, SHADOW, opacity=0.35))
    s.add(path(block(x - 1.8, y, 3.6, -trunk - r * 0.5), "#6B4529", OUTLINE, 1.3))
    turns = [math.pi + 2 * math.pi * i / 9 for i in range(10)]
    points = [(x + r * math.cos(a), top + r * 0.92 * math.sin(a)) for a in turns]
    crown = f"M{number(x - r)} {number(top)}{bulges(points, 0.58)}Z"
    leaves = s.radial([(0, lit(colour, 0.5)), (0.45, colour), (1, shaded(colour, 0.5))], (0.35, 0.28, 0.8))
    s.add(path(crown, leaves, OUTLINE, 1.9))
    chance, strokes = Random(int(x + y * 3)), ""
    for _ in range(7):
        angle, reach = chance.uniform(0, 2 * math.pi), r * 0.62 * math.sqrt(chance.random())
        px, py = x - r * 0.15 + reach * math.cos(angle) - 2, top - r * 0.12 + reach * math.sin(angle)
        strokes += f"M{number(px)} {number(py)}q2 -3 4.4 -.4"
    s.add(path(strokes, "none", lit(colour, 0.62), 1.3, opacity=0.8))
    if fruit:
        for i in range(6):
            angle, reach = i * 1.05 + 0.4, r * (0.35 + 0.3 * (i % 2))
            px, py = x + reach * math.cos(angle), top + reach * 0.9 * math.sin(angle)
            s.add(circle(px, py, 2.5, fruit, shaded(fruit, 0.5), 0.8))


def window(
    s: Sprite,
    x: float,
    y: float,
    w: float,
    h: float,
    glass: str = "#3A2330",
    trim: str = STONE,
    lattice: bool = True,
) -> None:
    """Draws an arched window with its left foot at (x, y)."""
    s.add(path(horseshoe(x - 2.6, y, w + 5.2, h + 3.4), trim, OUTLINE, 1.4))
    d = horseshoe(x, y, w, h)
    s.add(path(d, s.linear([(0, shaded(glass, 0.55)), (1, lit(glass, 0.12))]), OUTLINE, 1.3))
    if lattice:
        bars = "".join(
            f"M{number(x + i * 4.2)} {y}l{h} {-h}M{number(x + i * 4.2)} {y - h}l{h} {h}" for i in range(-6, 14)
        )
        with s.group(s.clip(path(d, SHADOW))):
            s.add(path(bars, "none", lit(trim, 0.1), 0.8, opacity=0.55))


def pennant(s: Sprite, d: str, colour: str) -> None:
    """Draws a flag that fades in the wind."""
    s.add(path(d, s.linear([(0, lit(colour, 0.35)), (1, colour)], ACROSS), OUTLINE, 1.8))


def finial(s: Sprite, x: float, top: float, bottom: float, knob: float) -> None:
    """Draws the point of a dome with a brass knob at height `knob`."""
    s.add(path(f"M{x} {bottom}V{top}", "none", OUTLINE, 3), circle(x, knob, 3.6, BRASS_LIGHT, OUTLINE, 1.4))


def khatam_row(left: float, y: float, step: float, count: int, r: float) -> str:
    """Returns a row of small eight-point stars as path data."""
    return "".join(khatam(left + i * step, y, r) for i in range(count))


def plaque(s: Sprite, x: float, y: float, r: float, colour: str) -> None:
    """Draws the blank brass star on which a price is written."""
    with s.group(s.filter("small")):
        s.add(path(khatam(x, y, r), s.brass(), OUTLINE, 2.4))
    s.add(path(khatam(x, y, r * 0.86), s.ramp(colour, 0.3, 0.3, DIAGONAL), shaded(BRASS_DARK, 0.45), 1.4))
    s.add(circle(x, y, r * 0.62, s.radial([(0, "#FFFBEF"), (1, "#EAD6A8")], (0.4, 0.35, 0.8)), BRASS_DARK, 1.4))


def gloss(d: str, width: float, opacity: float) -> str:
    """Returns a white highlight along a line."""
    return path(d, "none", WHITE, width, opacity=opacity)


def ticks(x: float, y: float, inner: float, outer: float, count: int) -> str:
    """Returns the graduation of a dial as path data."""
    marks = ""
    for i in range(count):
        (ax, ay), (bx, by) = around(x, y, inner, 360 * i / count), around(x, y, outer, 360 * i / count)
        marks += f"M{number(ax)} {number(ay)}L{number(bx)} {number(by)}"
    return marks


def brass_star(s: Sprite, x: float, y: float, r: float, width: float = 1.6) -> str:
    """Returns a polished eight-point star."""
    return path(khatam(x, y, r), s.brass(), OUTLINE, width)


def stud(x: float, y: float, r: float, width: float = 1.2) -> str:
    """Returns a plain brass eight-point star."""
    return path(khatam(x, y, r), BRASS, OUTLINE, width)
