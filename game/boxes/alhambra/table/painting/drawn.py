"""An Alhambra as a picture, with what scores on it: wall, lines of arrows, bazaars and their neighbours, falcons."""

from dataclasses import dataclass

from game.boxes.alhambra.rules.bazaars import Bazaar
from game.boxes.alhambra.rules.board import Board, Cell
from game.boxes.alhambra.rules.camps import Ray
from game.boxes.alhambra.rules.tiles import PAIR
from game.boxes.alhambra.table.ground import Land
from game.boxes.alhambra.table.painting.tiles import SIDE, pixels, tile_picture
from game.boxes.alhambra.table.phrases import falcon_sprite
from game.boxes.alhambra.table.sequences import Flock, Mark
from game.boxes.alhambra_family.rules.buildings import TYPES
from game.paint.box import Box
from game.paint.canvas import Canvas
from game.paint.palette import CREAM, GLOW

_RAY, _RAY_EDGE = "#FFC21F", "#2B1A10"
_BIRD, _SEAL, _SEALS = (76 / 160, 51 / 160), 44 / 160, ((53 / 160, 105 / 160), (99 / 160, 105 / 160))
"""Where the bird and the two seals lie on a falcon's disc, and how wide a seal is, in parts of its width."""


@dataclass(frozen=True, slots=True)
class Drawn:
    """An Alhambra on a canvas, to be drawn on."""

    canvas: Canvas
    land: Land
    board: Board

    def tiles(self) -> None:
        """Draws the tiles."""
        px = pixels(self.canvas, self.land.size)
        for cell, tile in self.board:
            box = self.land.box(cell)
            self.canvas.stamp(tile_picture(self.canvas, tile, px, is_priced=False), box.x, box.y)

    def bird(self, corner: Cell, feather: str, *, is_lit: bool) -> None:
        """Draws a falcon on its perch."""
        x, y = self.land.corner(corner)
        size = self.land.size * 0.5
        if is_lit:
            self.canvas.glow(Box(x - size / 2, y - size / 2, size, size), GLOW, 8, 220, 0, size / 2)
        self.canvas.put(f"falcon_{feather}", x, y, size, centre=True)

    def mark(self, mark: Mark) -> None:
        """Draws what scores."""
        match mark:
            case Ray():
                self._ray(mark)
            case Bazaar():
                self._bazaar(mark)
            case Flock():
                return
            case (cell, side):
                self._edge(cell, side)

    def _edge(self, cell: Cell, side: int) -> None:
        """A piece of wall in gold, and outside it a dark line, so that it stands out where tiles are small."""
        box = self.land.box(cell)
        px = pixels(self.canvas, box.w)
        wide = max(4.0, box.w * 0.05)
        ends = box.grown(wide * 0.4)
        corners = ((ends.x, ends.y), (ends.right, ends.y), (ends.right, ends.bottom), (ends.x, ends.bottom))
        self.canvas.polyline([corners[side], corners[(side + 1) % 4]], _RAY_EDGE, wide)
        self.canvas.put(f"wall_run_{SIDE[side]}", box.x, box.y, px / self.canvas.k)

    def _ray(self, ray: Ray) -> None:
        """A line from before the bastion to the last tile, with a point on every tile."""
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

    def _bazaar(self, bazaar: Bazaar) -> None:
        """Lines from the edge of a bazaar, whose colours stay in sight, to its matching neighbours."""
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


def paint_falcon(canvas: Canvas, falcon: int, box: Box) -> None:
    """Draws a falcon as in the supply: the bird on its disc, with the seals of its two colours."""
    canvas.put("falcon_disc", box.x, box.y, box.w)
    x, y = _BIRD
    canvas.put(falcon_sprite(falcon), box.x + box.w * x, box.y + box.h * y, box.w * 0.48, centre=True)
    for kind, (x, y) in zip(PAIR[falcon], _SEALS, strict=True):
        at_x, at_y = box.x + box.w * x, box.y + box.h * y
        canvas.put(f"seal_{TYPES[kind]}", at_x, at_y, box.w * _SEAL, centre=True)
