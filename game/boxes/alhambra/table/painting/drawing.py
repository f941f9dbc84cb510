"""Tiles with their walls, towers, bastions and prices, and an Alhambra as a picture with what scores on it."""

from collections.abc import Sequence
from dataclasses import dataclass

import pygame

from game.boxes.alhambra.rules.board import Cell
from game.boxes.alhambra.rules.scoring import Bazaar, Edge, Ray
from game.boxes.alhambra.rules.tiles import BAZAARS, CAMPS, FOUNTAIN, PRICE, WALLS
from game.boxes.alhambra.table.ground import Land
from game.boxes.alhambra.table.phrases import falcon_sprite, kind_of, sprite
from game.paint import pieces, sprites
from game.paint.box import Box
from game.paint.canvas import Canvas, changed
from game.paint.palette import CREAM, GLOW

SIDE = "nesw"
_BADGE = 0.34
"""How wide the badge with the price is for the width of a tile."""
NUMBERED = 62.0
"""A tile less wide than this, in units, is drawn without its price."""
_LEAST_BADGE = 24
GHOST = 230
"""How opaque a tile or falcon is that would come where it is pointed at."""


def tile_picture(canvas: Canvas, tile: int, px: int, *, is_priced: bool, alpha: int = 255) -> pygame.Surface:
    """Returns a tile as a premultiplied surface, so many pixels wide, with its price if wanted."""
    badge = max(_LEAST_BADGE, round(px * _BADGE)) if is_priced else 0
    size = pieces.numeral_size(canvas, badge * pieces.ON_BADGE[0], badge * pieces.ON_BADGE[1])
    key = ("alhambra", tile, px, badge, size, alpha)
    return canvas.made.get(
        key, lambda: changed(_tile(tile, px, badge, size, is_high_contrast=canvas.is_high_contrast), 0, alpha)
    )


def _tile(tile: int, px: int, badge: int, size: int, *, is_high_contrast: bool) -> pygame.Surface:
    made = sprites.sprite(sprite(tile), px, px).copy()
    for name in wall_sprites(tile):
        _lay(made, f"wall_{name}", px)
    if badge and tile not in BAZAARS and tile != FOUNTAIN:
        _price(made, tile, badge, size, is_high_contrast=is_high_contrast)
    return made


def wall_sprites(tile: int) -> list[str]:
    """Returns the names of the walls of a tile and, after them, of the towers where two of them meet."""
    sides = [SIDE[side] for side in range(4) if WALLS[tile] >> side & 1]
    corners = [one + other for one, other in (("n", "e"), ("e", "s"), ("s", "w"), ("n", "w"))]
    return [*sides, *(corner for corner in corners if corner[0] in sides and corner[1] in sides)]


def _lay(made: pygame.Surface, name: str, px: int) -> None:
    made.blit(sprites.sprite(name, px, px), (0, 0), special_flags=pygame.BLEND_PREMULTIPLIED)


def _price(made: pygame.Surface, tile: int, width: int, size: int, *, is_high_contrast: bool) -> None:
    """The badge in the upper left corner; inside a wall that runs there."""
    px = made.get_width()
    name = "badge_camp" if tile in CAMPS else f"badge_{kind_of(tile)}"
    at = (round(px * (0.1 if WALLS[tile] & 8 else 0.03)), round(px * (0.1 if WALLS[tile] & 1 else 0.03)))
    made.blit(sprites.sprite(name, width, width), at, special_flags=pygame.BLEND_PREMULTIPLIED)
    numeral = pieces.numerals(PRICE[tile], size, is_high_contrast=is_high_contrast)
    x = at[0] + round(width * 0.48 - numeral.get_width() / 2)
    y = at[1] + round(width * 0.47 - numeral.get_height() / 2)
    made.blit(numeral, (x, y), special_flags=pygame.BLEND_PREMULTIPLIED)


def pixels(canvas: Canvas, width: float) -> int:
    """Returns a width in whole pixels, even ones, so that a flight makes few pictures and neighbours leave no gap."""
    px = canvas.px(width)
    return max(4, px + px % 2)


def ghost(canvas: Canvas, tile: int, px: int, alpha: int) -> pygame.Surface:
    """Returns the walls alone of a tile, faded, to show how they would stand."""
    return canvas.made.get(("alhambra walls", tile, px, alpha), lambda: _walls(tile, px, alpha))


def _walls(tile: int, px: int, alpha: int) -> pygame.Surface:
    made = pygame.Surface((px, px), pygame.SRCALPHA)
    made.fill((0, 0, 0, 0))
    for name in wall_sprites(tile):
        _lay(made, f"wall_{name}", px)
    return changed(made, 0, alpha)


def paint_tile(canvas: Canvas, tile: int, box: Box) -> None:
    """Draws a tile with its price in a box, as high as that."""
    canvas.shadow(canvas.rect(Box(box.x, box.y, box.h, box.h)), 8, 130, 3, 5, 6)
    canvas.stamp(tile_picture(canvas, tile, pixels(canvas, box.h), is_priced=True), box.x, box.y)


# ---------------------------------------------------------------------- whole Alhambras, with what scores on them
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
        self.canvas.put(falcon_sprite(falcon), box.cx, box.cy, box.w, centre=True)

    def edge(self, edge: Edge) -> None:
        """Draws a piece of wall in gold, and outside it a dark line, so that it stands out where tiles are small."""
        cell, side = edge
        box = self.land.box(cell)
        px = pixels(self.canvas, box.w)
        width = max(4.0, box.w * 0.05)
        ends = box.grown(width * 0.4)
        corners = ((ends.x, ends.y), (ends.right, ends.y), (ends.right, ends.bottom), (ends.x, ends.bottom))
        self.canvas.polyline([corners[side], corners[(side + 1) % 4]], _RAY_EDGE, width)
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

    def _point(self, x: float, y: float, width: float) -> None:
        radius = max(8.0, width * 0.1)
        self.canvas.disc(x, y, radius, _RAY, CREAM, 2)
