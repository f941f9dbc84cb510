"""Zoom: how large a board is shown, and which part of it."""

from dataclasses import dataclass

from game.paint.box import Box, Point, Viewport

MOST = 4.0
"""How many times its usual size a board may have."""
BUTTON, GAP = 54.0, 10.0
"""The size of the buttons for nearer, farther and everything, and the room between them, in units."""
_LEAST_BUTTON, _SHARE = 44.0, 0.1
"""How small a button is on a low board: a share of its height, but large enough for a finger."""


@dataclass(frozen=True, slots=True)
class Zoom:
    """A board `k` times (1 to `MOST`) its usual size, with a point of it, in shares of its sides, in the middle."""

    k: float = 1.0
    x: float = 0.5
    y: float = 0.5

    @property
    def is_usual(self) -> bool:
        """Tells whether the board is shown whole."""
        return self.k <= 1

    def over(self, board: Box) -> Viewport:
        """Returns where the places of a board (canvas units, at its usual size) are now: it fills its box always."""
        left = board.cx - (board.x + board.w * self.x) * self.k
        top = board.cy - (board.y + board.h * self.y) * self.k
        return Viewport(
            min(board.x - board.x * self.k, max(board.right - board.right * self.k, left)),
            min(board.y - board.y * self.k, max(board.bottom - board.bottom * self.k, top)),
            self.k,
        )

    def held(self, board: Box, times: float, at: Point, to: Point) -> "Zoom":
        """Returns the zoom after a hand has made the board `times` larger and moved it.

        What was shown at the point `at` of the canvas is shown at `to` then, as far as the board's edges allow.
        """
        k = min(MOST, max(1.0, self.k * times))
        place = self.over(board).back(at)
        return _round(board, k, place, to)

    def on(self, board: Box, part: Box, k: float | None = None) -> "Zoom":
        """Returns the zoom with a part of the board, told at its usual size, in the middle, `k` times as large.

        Without `k` the part is as large as the board allows.
        """
        k = min(MOST, max(1.0, k or min(board.w / part.w, board.h / part.h)))
        return _round(board, k, (part.cx, part.cy), (board.cx, board.cy))

    def showing(self, board: Box, box: Box) -> "Zoom":
        """Returns the zoom moved just so far that a box, told as it is shown now, comes into sight."""
        seen = board.inset(min(24.0, board.w / 8), min(24.0, board.h / 8))
        dx = max(0.0, seen.x - box.x) or min(0.0, seen.right - box.right)
        dy = max(0.0, seen.y - box.y) or min(0.0, seen.bottom - box.bottom)
        return self.held(board, 1, (box.cx, box.cy), (box.cx + dx, box.cy + dy)) if dx or dy else self

    def towards(self, goal: "Zoom", share: float) -> "Zoom":
        """Returns the zoom a share (0 to 1) of the way to another one."""
        if share >= 1:
            return goal
        return Zoom(
            self.k * (goal.k / self.k) ** share,
            self.x + (goal.x - self.x) * share,
            self.y + (goal.y - self.y) * share,
        )


WHOLE = Zoom()
"""The whole board, as usual."""


def _round(board: Box, k: float, place: Point, to: Point) -> Zoom:
    """The zoom that shows a place of the board at a point; its middle is what is in the middle indeed."""
    middle = (place[0] + (board.cx - to[0]) / k, place[1] + (board.cy - to[1]) / k)
    shown = Zoom(k, (middle[0] - board.x) / board.w, (middle[1] - board.y) / board.h).over(board)
    x, y = shown.back((board.cx, board.cy))
    return Zoom(k, (x - board.x) / board.w, (y - board.y) / board.h)


def button_column(board: Box) -> Box:
    """Returns the column for the three buttons in the lower right corner of a board, smaller ones on a low board."""
    size = min(BUTTON, max(_LEAST_BUTTON, board.h * _SHARE))
    inner = board.inset(14 if size == BUTTON else 6)
    return inner.cut_right(size)[0].cut_bottom(3 * size + 2 * GAP)[0]
