"""The algebra of rectangles: boxes are cut, split, set out and fitted, so that no arithmetic is written twice.

All numbers are reference units. Nothing here draws.
"""

from collections.abc import Sequence
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Box:
    """A rectangle in reference units: its left top corner, its width and its height."""

    x: float
    y: float
    w: float
    h: float

    @property
    def right(self) -> float:
        """Returns the right edge."""
        return self.x + self.w

    @property
    def bottom(self) -> float:
        """Returns the bottom edge."""
        return self.y + self.h

    @property
    def cx(self) -> float:
        """Returns the horizontal middle."""
        return self.x + self.w / 2

    @property
    def cy(self) -> float:
        """Returns the vertical middle."""
        return self.y + self.h / 2

    def holds(self, x: float, y: float) -> bool:
        """Tells whether a point lies in it."""
        return self.x <= x < self.right and self.y <= y < self.bottom

    def overlaps(self, other: "Box") -> bool:
        """Tells whether two boxes have anything in common."""
        return self.x < other.right and other.x < self.right and self.y < other.bottom and other.y < self.bottom

    def common(self, other: "Box") -> "Box | None":
        """Returns what two boxes have in common; None: nothing."""
        if not self.overlaps(other):
            return None
        x, y = max(self.x, other.x), max(self.y, other.y)
        return Box(x, y, min(self.right, other.right) - x, min(self.bottom, other.bottom) - y)

    # ------------------------------------------------------------------ the same box elsewhere
    def moved(self, dx: float, dy: float) -> "Box":
        """Returns the box shifted."""
        return Box(self.x + dx, self.y + dy, self.w, self.h)

    def at(self, x: float, y: float) -> "Box":
        """Returns a box of this size with its left top corner at a point."""
        return Box(x, y, self.w, self.h)

    # ------------------------------------------------------------------ larger and smaller
    def grown(self, by: float) -> "Box":
        """Returns the box with that much more on every side (less, if negative)."""
        return Box(self.x - by, self.y - by, self.w + 2 * by, self.h + 2 * by)

    def inset(self, x: float, y: float | None = None) -> "Box":
        """Returns the box with that much less at the left and right, and at the top and bottom (None: as much)."""
        y = x if y is None else y
        return Box(self.x + x, self.y + y, self.w - 2 * x, self.h - 2 * y)

    def trimmed(self, left: float = 0, top: float = 0, right: float = 0, bottom: float = 0) -> "Box":
        """Returns the box with less on some sides."""
        return Box(self.x + left, self.y + top, self.w - left - right, self.h - top - bottom)

    def scaled(self, factor: float) -> "Box":
        """Returns the box around the same middle, both sides multiplied."""
        return self.centred(self.w * factor, self.h * factor)

    # ------------------------------------------------------------------ something inside
    def centred(self, w: float, h: float) -> "Box":
        """Returns a box of that size around the same middle."""
        return Box(self.cx - w / 2, self.cy - h / 2, w, h)

    def fit(self, shape: float) -> "Box":
        """Returns the largest box in the middle whose height is `shape` times its width."""
        w = min(self.w, self.h / shape)
        return self.centred(w, w * shape)

    def band(self, top: float, h: float) -> "Box":
        """Returns the strip of full width that begins `top` below the upper edge and is `h` high."""
        return Box(self.x, self.y + top, self.w, h)

    def part(self, x: float, y: float, w: float, h: float) -> "Box":
        """Returns a part of the box; all four are fractions of its sides (0 to 1)."""
        return Box(self.x + self.w * x, self.y + self.h * y, self.w * w, self.h * h)

    # ------------------------------------------------------------------ cutting
    def cut_left(self, w: float, gap: float = 0) -> tuple["Box", "Box"]:
        """Returns the left `w` units and what is left after a gap."""
        return Box(self.x, self.y, w, self.h), self.trimmed(left=w + gap)

    def cut_right(self, w: float, gap: float = 0) -> tuple["Box", "Box"]:
        """Returns the right `w` units and what is left after a gap."""
        return Box(self.right - w, self.y, w, self.h), self.trimmed(right=w + gap)

    def cut_top(self, h: float, gap: float = 0) -> tuple["Box", "Box"]:
        """Returns the upper `h` units and what is left after a gap."""
        return Box(self.x, self.y, self.w, h), self.trimmed(top=h + gap)

    def cut_bottom(self, h: float, gap: float = 0) -> tuple["Box", "Box"]:
        """Returns the lower `h` units and what is left after a gap."""
        return Box(self.x, self.bottom - h, self.w, h), self.trimmed(bottom=h + gap)

    # ------------------------------------------------------------------ setting out
    def columns(self, count: int, gap: float = 0) -> tuple["Box", ...]:
        """Returns so many boxes of equal width side by side, from the left."""
        w = (self.w - (count - 1) * gap) / count
        return tuple(Box(self.x + i * (w + gap), self.y, w, self.h) for i in range(count))

    def rows(self, count: int, gap: float = 0) -> tuple["Box", ...]:
        """Returns so many boxes of equal height one below the other, from the top."""
        h = (self.h - (count - 1) * gap) / count
        return tuple(Box(self.x, self.y + i * (h + gap), self.w, h) for i in range(count))

    def grid(self, columns: int, rows: int, gap: float = 0) -> tuple["Box", ...]:
        """Returns the boxes of a grid, row by row from the left top."""
        return tuple(box for row in self.rows(rows, gap) for box in row.columns(columns, gap))

    def line(self, count: int, w: float, gap: float = 0) -> tuple["Box", ...]:
        """Returns so many boxes of a width, as high as this one, side by side around its middle."""
        left = self.cx - (count * w + (count - 1) * gap) / 2
        return tuple(Box(left + i * (w + gap), self.y, w, self.h) for i in range(count))

    def pile(self, count: int, h: float, gap: float = 0) -> tuple["Box", ...]:
        """Returns so many boxes of a height, as wide as this one, one below the other from its top."""
        return tuple(Box(self.x, self.y + i * (h + gap), self.w, h) for i in range(count))


def bounds(boxes: Sequence[Box]) -> Box:
    """Returns the smallest box that holds some boxes (at least one)."""
    left, top = min(box.x for box in boxes), min(box.y for box in boxes)
    return Box(left, top, max(box.right for box in boxes) - left, max(box.bottom for box in boxes) - top)


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
