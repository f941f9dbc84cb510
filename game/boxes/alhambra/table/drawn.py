"""An Alhambra as a picture, with what scores on it: wall, lines of arrows, bazaars and their neighbours, falcons."""

from collections.abc import Sequence
from dataclasses import dataclass

from game.boxes.alhambra.rules.board import Cell
from game.boxes.alhambra.rules.scoring import Bazaar, Edge, Ray
from game.boxes.alhambra.table.falcons import sprite
from game.boxes.alhambra.table.ground import Land
from game.boxes.alhambra.table.tile_picture import SIDE, pixels, tile_picture
from game.paint.canvas import Canvas
from game.paint.palette import CREAM, GLOW

_RAY, _RAY_EDGE = "#FFC21F", "#2B1A10"


@dataclass(frozen=True, slots=True)
class Drawn:
    """An Alhambra on a canvas, to be drawn on."""

    canvas: Canvas
    land: Land
    board: Sequence[tuple[Cell, int]]

    def tiles(self) -> None:
        """Draws the tiles."""
        px = pixels(self.canvas, self.land.size)
        for cell, tile in self.board:
            box = self.land.box(cell)
            self.canvas.stamp(tile_picture(self.canvas, tile, px, is_priced=False), box.x, box.y)

    def bird(self, corner: Cell, falcon: int, *, is_lit: bool) -> None:
        """Draws a falcon on its perch."""
        box = self.land.perch(corner)
        if is_lit:
            self.canvas.glow(box, GLOW, 8, 220, 0, box.w / 2)
        self.canvas.put(sprite(falcon), box.cx, box.cy, box.w, centre=True)

    def edge(self, edge: Edge) -> None:
        """Draws a piece of wall in gold, and outside it a dark line, so that it stands out where tiles are small."""
        cell, side = edge
        box = self.land.box(cell)
        px = pixels(self.canvas, box.w)
        wide = max(4.0, box.w * 0.05)
        ends = box.grown(wide * 0.4)
        corners = ((ends.x, ends.y), (ends.right, ends.y), (ends.right, ends.bottom), (ends.x, ends.bottom))
        self.canvas.polyline([corners[side], corners[(side + 1) % 4]], _RAY_EDGE, wide)
        self.canvas.put(f"wall_run_{SIDE[side]}", box.x, box.y, px / self.canvas.k)

    def ray(self, ray: Ray) -> None:
        """Draws a line from before the bastion to the last tile, with a point on every tile."""
        if not ray.cells:
            return
        start, end = self.land.box(ray.camp_cell), self.land.box(ray.cells[-1])
        dx, dy = ((0, -1), (1, 0), (0, 1), (-1, 0))[ray.side]
        line = [(start.cx + dx * start.w * 0.5, start.cy + dy * start.w * 0.5), (end.cx, end.cy)]
        self.canvas.polyline(line, _RAY_EDGE, max(8.0, start.w * 0.1))
        self.canvas.polyline(line, _RAY, max(4.0, start.w * 0.06))
        for cell in ray.cells:
            box = self.land.box(cell)
            self._point(box.cx, box.cy, box.w)

    def bazaar(self, bazaar: Bazaar) -> None:
        """Draws lines from the edge of a bazaar, whose colours stay in sight, to its matching neighbours."""
        home = self.land.box(bazaar.cell)
        for cell in bazaar.neighbours:
            box = self.land.box(cell)
            line = [((home.cx + box.cx) / 2, (home.cy + box.cy) / 2), (box.cx, box.cy)]
            self.canvas.polyline(line, _RAY_EDGE, max(7.0, home.w * 0.08))
            self.canvas.polyline(line, _RAY, max(3.5, home.w * 0.05))
            self._point(box.cx, box.cy, box.w)
        self.canvas.outline(home, _RAY, 6, max(4.0, home.w * 0.05))

    def _point(self, x: float, y: float, wide: float) -> None:
        radius = max(8.0, wide * 0.1)
        self.canvas.disc(x, y, radius, _RAY, CREAM, 2)
