"""Viewports: a picture with coordinates of its own, such as a map, shown somewhere on the canvas.

What lies in the picture is told in the picture's coordinates; the viewport says where that is on the canvas, so that a
map can be shown whole, in part, or larger without anybody else noticing.
"""

from dataclasses import dataclass

from game.paint.box import Box

Point = tuple[float, float]


@dataclass(frozen=True, slots=True)
class Viewport:
    """Shows a picture with its origin at a point of the canvas; `k` reference units are one unit of the picture."""

    x: float
    y: float
    k: float

    def at(self, point: Point) -> Point:
        """Returns where a point of the picture is on the canvas."""
        return self.x + point[0] * self.k, self.y + point[1] * self.k

    def box(self, box: Box) -> Box:
        """Returns where a box of the picture is on the canvas."""
        x, y = self.at((box.x, box.y))
        return Box(x, y, box.w * self.k, box.h * self.k)

    def then(self, other: "Viewport") -> "Viewport":
        """Returns the viewport that shows through another one what this one shows."""
        return Viewport(*other.at((self.x, self.y)), self.k * other.k)

    def back(self, point: Point) -> Point:
        """Returns which point of the picture is shown at a point of the canvas."""
        return (point[0] - self.x) / self.k, (point[1] - self.y) / self.k
