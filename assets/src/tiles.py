"""Building tiles (256 x 256) and the blank plaques for their prices."""

from collections.abc import Iterator
from contextlib import contextmanager
from random import Random

from assets.src.buildings import DRAWN
from assets.src.colours import BRASS_LIGHT, BUILDING, OUTLINE, RIM, SHADOW, lit, shaded
from assets.src.ornament import plaque
from assets.src.shapes import polygon
from assets.src.sprite import Sprite, path, rect

_GROUND = {
    "pavilion": "#D6E3EE",
    "seraglio": "#F4D9BC",
    "arcades": "#E6CFA4",
    "palace": "#D8BE93",
    "garden": "#F1DFB0",
    "tower": "#E4D3DC",
}
_SCALE = {"garden": 0.9, "palace": 0.875}  # the others stand at 0.91


def tile(kind: str) -> Sprite:
    """Returns the tile of a building type; price and walls are laid on it at run time."""
    s = Sprite(256, 256)
    with framed(s, BUILDING[kind], _GROUND[kind]):
        centre = 128 if kind == "garden" else 229
        scale = _SCALE.get(kind, 0.91)
        with s.group(transform=f"translate(128 {centre}) scale({scale}) translate(-128 -{centre})"):
            DRAWN[kind](s)
    return s


@contextmanager
def framed(s: Sprite, colour: str, tint: str) -> Iterator[None]:
    """Draws a tile's frame and its paved ground, tinted, around what is drawn inside the `with` block."""
    s.add(rect(0.8, 0.8, 254.4, 254.4, RIM, radius=10.5))
    with s.group(s.filter("grain")):
        _frame(s, colour)
        with s.group(s.clip(rect(18, 18, 220, 216, SHADOW, radius=4))):
            _paving(s, tint)
            yield
            light = s.radial([(0, "#FFF6DA55"), (0.55, "#FFF6DA00"), (1, "#3A1C0C66")], (0.38, 0.32, 0.85))
            s.add(rect(18, 18, 220, 216, light, radius=4))
        s.add(rect(17, 17, 222, 218, "none", OUTLINE, 1.8, 5))


def _frame(s: Sprite, colour: str) -> None:
    s.add(rect(3, 5, 250, 248, shaded(colour, 0.72), OUTLINE, 2, 9))
    s.add(
        rect(
            3,
            3,
            250,
            246,
            s.linear([(0, lit(colour, 0.34)), (0.5, colour), (1, shaded(colour, 0.22))], (0, 0, 0.6, 1)),
            OUTLINE,
            2.4,
            9,
        )
    )
    s.add(rect(6.5, 6.5, 243, 239, "none", lit(colour, 0.55), 1.6, 7, opacity=0.7))
    s.add(rect(17, 17, 222, 218, "none", shaded(colour, 0.6), 2.2, 5))
    s.add(rect(14, 14, 228, 224, "none", BRASS_LIGHT, 1.7, 6, opacity=0.95))


def _paving(s: Sprite, tint: str) -> None:
    """Draws a floor of flat diamonds (reads as ground, not as a wall), some stones darker."""
    step, chance, stones = 22, Random(5), ""
    s.add(rect(18, 18, 220, 216, s.linear([(0, lit(tint, 0.35)), (1, shaded(tint, 0.10))], (0, 0, 0.35, 1))))
    joints = "".join(f"M{-260 + i * step} 18l440 220M{-260 + i * step} 238l440 -220" for i in range(26))
    for i in range(-1, 13):
        for j in range(-1, 24):
            if chance.random() < 0.2:
                x, y = 18 + (step / 2 if j % 2 else 0) + i * step, 18 + j * step / 4
                stones += polygon([(x, y), (x + step / 2, y - step / 4), (x + step, y), (x + step / 2, y + step / 4)])
    s.add(path(stones, shaded(tint, 0.3), opacity=0.13), path(joints, "none", shaded(tint, 0.5), 1, opacity=0.3))


def badge(kind: str) -> Sprite:
    """Returns the blank price plaque of a building type, 96 x 96; the numeral is written around (45, 45)."""
    s = Sprite(96, 96)
    plaque(s, 46, 46, 44, BUILDING[kind])
    return s
