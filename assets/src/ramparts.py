"""City walls and their towers seen from above, as overlays of the size of a tile (256 x 256).

A wall is drawn along the upper edge and turned; its light is turned back, so that it always comes from the upper left.
"""

from dataclasses import dataclass

from assets.src.colours import BRASS_LIGHT, OUTLINE, lit, shaded
from assets.src.ornament import cast_shadow, khatam_row
from assets.src.shapes import around, block, khatam, oval, polygon
from assets.src.sprite import DIAGONAL, Box, Point, Sprite, circle, path, rect, turned

SIDES = {"n": 0, "e": 90, "s": 180, "w": 270}  # degrees clockwise from the upper edge
CORNERS: dict[str, Point] = {"ne": (1, 0), "es": (1, 1), "sw": (0, 1), "nw": (0, 0)}

_THICK = 33
_STEP = 32  # divides the side of a tile, so that the battlements go on from tile to tile
_LIGHT: dict[str, Box] = {"n": DIAGONAL, "e": (0, 1, 1, 0), "s": (1, 1, 0, 0), "w": (1, 0, 0, 1)}
_SHADOW: dict[str, Point] = {"n": (2, 3), "e": (3, -2), "s": (-2, -3), "w": (-3, 2)}


@dataclass(frozen=True, slots=True)
class Masonry:
    """Colour of a wall and of its outlines."""

    stone: str
    ink: str = OUTLINE
    studded: bool = False  # brass stars on the walk, so that gold is not the only sign


ROSE = Masonry("#D39A6C")
GOLD = Masonry("#FFC21F", "#4A2800", studded=True)


def rampart(side: str, masonry: Masonry = ROSE) -> Sprite:
    """Returns the wall along one side of a tile."""
    s = Sprite(256, 256)
    draw_rampart(s, side, masonry)
    return s


def corner_tower(corner: str, masonry: Masonry = ROSE) -> Sprite:
    """Returns the tower that is laid where two walls of a tile meet."""
    s = Sprite(256, 256)
    draw_corner_tower(s, corner, masonry)
    return s


def draw_rampart(s: Sprite, side: str, masonry: Masonry = ROSE) -> None:
    """Draws a wall along one side: walk, inner parapet, battlements on the outer edge."""
    stone, ink = masonry.stone, masonry.ink
    band = {
        "n": block(0, 1, 256, _THICK),
        "e": block(255 - _THICK, 0, _THICK, 256),
        "s": block(0, 255 - _THICK, 256, _THICK),
        "w": block(1, 0, _THICK, 256),
    }
    cast_shadow(s, band[side], 5, 6, 0.6)
    with s.group(s.filter("grain")), s.group(transform=f"rotate({SIDES[side]} 128 128)"):
        walk = [(0, shaded(stone, 0.8)), (0.5, shaded(stone, 0.62)), (0.6, shaded(stone, 0.14)), (1, lit(stone, 0.2))]
        s.add(rect(0, 0, 256, 256), rect(0, 1, 256, _THICK, s.linear(walk)))
        joints = "".join(f"M{13 + i * _STEP} 20v8" for i in range(8))
        s.add(path(joints, "none", shaded(stone, 0.5), 1.3, opacity=0.7))
        s.add(
            rect(0, 27.5, 256, 6, s.linear([(0, lit(stone, 0.55)), (1, stone)])), path("M0 27.5H256", "none", ink, 1.4)
        )
        s.add(path(f"M0 {_THICK + 1}H256", "none", ink, 2.8), path("M0 1.4H256", "none", ink, 2.8))
        for i in range(8):
            _merlon(s, 5.5 + i * _STEP, side, masonry)
        if masonry.studded:
            s.add(path(khatam_row(0, 23.5, _STEP, 9, 6.5), lit(BRASS_LIGHT, 0.5), ink, 1.4))


def _merlon(s: Sprite, left: float, side: str, masonry: Masonry) -> None:
    dx, dy = _SHADOW[side]
    s.add(rect(left + dx, 2 + dy, 21, 16, shaded(masonry.stone, 0.75), radius=2, opacity=0.6))
    s.add(rect(left, 2, 21, 16.5, s.ramp(masonry.stone, 0.78, 0, _LIGHT[side]), masonry.ink, 2.2, 2.4))


def draw_corner_tower(s: Sprite, corner: str, masonry: Masonry = ROSE) -> None:
    """Draws the round tower in a corner of a tile."""
    right, low = CORNERS[corner]
    x, y = (233.5 if right else 22.5), (233.5 if low else 22.5)
    cast_shadow(s, oval(x, y, 20, 20), 4, 5, 0.6)
    with s.group(s.filter("grain")):
        s.add(rect(0, 0, 256, 256))  # the filter would cut the outline at the edge of the tower
        draw_turret(s, x, y, 21, 8, masonry)
        s.add(path(khatam(x, y, 8), BRASS_LIGHT, masonry.ink, 1.4))


def draw_turret(s: Sprite, x: float, y: float, r: float, count: int, masonry: Masonry = ROSE) -> None:
    """Draws a round tower from above, with `count` merlons around its floor."""
    stone, ink = masonry.stone, masonry.ink
    s.add(circle(x, y, r, s.linear([(0, lit(stone, 0.1)), (1, shaded(stone, 0.6))], DIAGONAL), ink, 2.6))
    wide = 125 / count  # half a merlon in degrees, a little less than half the step
    for i in range(count):
        angle = 360 * i / count + 180 / count
        arc = [around(x, y, r, angle + wide * share) for share in (-1, -0.5, 0, 0.5, 1)]
        arc += [around(x, y, r * 0.7, angle + wide * share) for share in (1, 0, -1)]
        bright = (angle - 225 + 180) % 360 - 180  # the light comes from 225 degrees
        s.add(path(polygon(arc), lit(stone, 0.62 - 0.5 * abs(bright) / 180), ink, 1.6))
    s.add(circle(x, y, r * 0.66, s.linear([(0, shaded(stone, 0.3)), (1, lit(stone, 0.3))], DIAGONAL), ink, 1.8))


def draw_bastion(s: Sprite, side: str, masonry: Masonry = ROSE) -> None:
    """Draws the round bastion in the middle of a side, with an arrow that points out of it."""
    x, y = {"n": (128, 40), "e": (216, 128), "s": (128, 216), "w": (40, 128)}[side]
    cast_shadow(s, oval(x, y, 36, 36), 5, 6, 0.6)
    with s.group(s.filter("grain")):
        s.add(rect(0, 0, 256, 256))
        draw_turret(s, x, y, 37, 12, masonry)
    s.add(circle(x, y, 24.5, s.linear([(0, "#0B2A33"), (1, "#22666C")], DIAGONAL), masonry.ink, 1.8))
    arrow = path("M128 19L148 41H136V59H120V41H108Z", s.linear([(0, "#FFF3B8"), (1, "#F2B632")]), masonry.ink, 2.4)
    s.add(turned(arrow, SIDES[side], 128, 128))
