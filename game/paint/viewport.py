"""Viewports: a picture with coordinates of its own, such as a map, shown in a box of the canvas.

What lies in the picture is told in the picture's coordinates; the viewport says where that is on the canvas, so that a
map can be shown whole, in part, or larger without anybody else noticing.
"""

from dataclasses import dataclass

from game.paint.box import Box

Point = tuple[float, float]


@dataclass(frozen=True, slots=True)
class Viewport:
    """Shows the part `part` of a picture (its own coordinates) in the box `area` of the canvas (reference units).

    Both have the same shape: a picture is never stretched, and the width of the box decides.
    """

    part: Box
    area: Box

    @property
    def k(self) -> float:
        """Returns how many reference units one unit of the picture takes."""
        return self.area.w / self.part.w

    def at(self, point: Point) -> Point:
        """Returns where a point of the picture is on the canvas."""
        return self.area.x + (point[0] - self.part.x) * self.k, self.area.y + (point[1] - self.part.y) * self.k

    def box(self, box: Box) -> Box:
        """Returns where a box of the picture is on the canvas."""
        x, y = self.at((box.x, box.y))
        return Box(x, y, box.w * self.k, box.h * self.k)

    def back(self, point: Point) -> Point:
        """Returns which point of the picture is shown at a point of the canvas."""
        return self.part.x + (point[0] - self.area.x) / self.k, self.part.y + (point[1] - self.area.y) / self.k
