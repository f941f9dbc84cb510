"""Where a school lies and how one walks through it: the ground of its world, the path, and what grows beside it."""

from collections.abc import Sequence
from itertools import pairwise

from game.paint import sprites
from game.paint.box import Box
from game.paint.canvas import Canvas
from game.paint.palette import INK
from game.paint.panels import vignette

Point = tuple[float, float]
_WORLDS = {"maharaja": "court", "ys": "harbour"}
_LAWN = 236 / 720
"""Where the near ground of a picture begins, in parts of its height."""
_SMOOTH = 14
"""How many pieces lead from one point of a path to the next."""


def world(box: str) -> str:
    """Returns in which world the school of a box lies: the garden, unless it has one of its own."""
    return _WORLDS.get(box, "garden")


def draw_ground(canvas: Canvas, box: str, lawn: float) -> None:
    """Covers the canvas with the ground of a box's world; the near ground begins at `lawn`."""
    name = f"school_{world(box)}"
    shape = sprites.aspect(name)
    height = max(canvas.w * shape, lawn / _LAWN, (canvas.h - lawn) / (1 - _LAWN))
    width = height / shape
    canvas.s.fill("black")  # scaled pictures are never quite opaque: nothing of the last frame may shine through
    canvas.put(name, (canvas.w - width) / 2, lawn - height * _LAWN, width)
    vignette(canvas, 70)


def draw_path(canvas: Canvas, points: Sequence[Point], width: float) -> None:
    """Draws a path of gravel through points."""
    line = curve(points)
    canvas.polyline([(x, y + width * 0.06) for x, y in line], "#3F5E30", width * 1.23)
    canvas.polyline(line, INK, width * 1.09)
    canvas.polyline(line, "#E9D7AA", width)
    canvas.polyline([(x, y - width * 0.17) for x, y in line], "#F6EAC8", width * 0.43)


def curve(points: Sequence[Point]) -> list[Point]:
    """Returns a smooth line through points (a Catmull-Rom spline)."""
    through = [points[0], *points, points[-1]]
    line = [
        _between(through[i - 1 : i + 3], step / _SMOOTH) for i in range(1, len(through) - 2) for step in range(_SMOOTH)
    ]
    return [*line, points[-1]]


def _between(four: Sequence[Point], t: float) -> Point:
    """Returns the point between the second and the third of four, a part of the way along."""

    def along(a: float, b: float, c: float, d: float) -> float:
        return 0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t**2 + (3 * b - a - 3 * c + d) * t**3)

    xs, ys = zip(*four, strict=True)
    return along(*xs), along(*ys)


def draw_growth(canvas: Canvas, box: str, gates: Sequence[Point], height: float) -> None:
    """Draws a plant between each gate and the next, now a slim one and now a round one."""
    for i, ((x, y), (right, other)) in enumerate(pairwise(gates)):
        if other == y and right < x:
            continue  # the path turns here, and there is no room between
        shape = "tall" if i % 2 == 0 else "round"
        plant(canvas, box, shape, (x + right) / 2, min(y, other) - height * 0.32, height)


def plant(canvas: Canvas, box: str, shape: str, x: float, foot: float, height: float) -> None:
    """Draws a plant of a box's world with its foot at a point."""
    name = f"growth_{shape}_{world(box)}"
    width = height / sprites.aspect(name)
    canvas.put(name, x - width / 2, foot - height * 0.95, width)


def gate_box(x: float, foot: float, width: float) -> Box:
    """Returns where a gate stands whose sill is at a point."""
    return Box(x - width / 2, foot - width * 1.28, width, width * 1.28)
